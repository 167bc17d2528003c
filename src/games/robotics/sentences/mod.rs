//! Sentences about events, positions and endings of a game, as phrases.
//!
//! - [`standing`]: position and ending of a game;
//! - `sales`: auctions, rounds, orders and goals;
//! - `actions`: purchases, draws, conversions, and loose parts;
//! - `trades`: offers, answers and trades;
//! - `special_counters`: saboteurs and manufacturing controls.

mod actions;
mod sales;
mod special_counters;
pub mod standing;
#[cfg(test)]
mod told;
mod trades;

use crate::action::TableEvent;
use crate::messages::phrase;
use crate::table::Setup;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

/// Sentences about the events of a step, without full stops.
pub fn step_sentences(events: &[TableEvent], setup: &Setup, seats: &[Seat]) -> Vec<Phrase> {
    events.iter().filter_map(|event| event_sentence(event, setup, seats)).map(|(_, told)| told).collect()
}

/// Sentence about an event, with the seat that it is about; `None` for an event that the log leaves
/// out because the table shows it: the beginning of a turn, and its end with all actions used.
pub fn event_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<(Option<SeatId>, Phrase)> {
    if let Some(told) = table_sentence(event, setup, seats) {
        return Some((None, told));
    }
    let (seat, told) = sales::auction_sentence(event, seats)
        .or_else(|| sales::sale_sentence(event, setup, seats))
        .or_else(|| actions::action_sentence(event, seats))
        .or_else(|| special_counters::special_counter_sentence(event, seats))
        .or_else(|| trades::trade_sentence(event, seats))
        .or_else(|| actions::workshop_sentence(event, seats))?;
    Some((Some(seat), told))
}

/// Sentence about an event of the whole table.
fn table_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<Phrase> {
    Some(match event {
        TableEvent::OrderOpened { order } => sales::new_order_sentence(*order, &setup.data),
        TableEvent::ControlsReturned => phrase!("robotics-log-controls-returned"),
        TableEvent::GameOver { outcome } => standing::ending_sentence(outcome, setup, seats),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::told::{HEAD, OTHER, SEAT, seats, tell};
    use super::*;
    use crate::action::{Ending, Goal, LoosePlace, Outcome};
    use crate::parts::{Kind, OrderId, Part};
    use shell::seats::SeatSet;

    fn told(event: &TableEvent) -> Option<(Option<SeatId>, String)> {
        let (seat, told) = event_sentence(event, &Setup::new(3, 1), &seats())?;
        Some((seat, tell(&told)))
    }

    #[test]
    fn events_are_told_with_the_seat_that_they_are_about() {
        let outcome = Outcome { ending: Ending::Goal(Goal::Credits), winners: SeatSet::from_iter([OTHER]) };
        let scrapped = |part| TableEvent::Scrapped { seat: SEAT, part, from: LoosePlace::Bench };
        for (event, seat, words) in [
            (TableEvent::OrderOpened { order: OrderId(0) }, None, "New order: “Drain Diver” for 1,500 credits"),
            (TableEvent::ControlsReturned, None, "All manufacturing controls are back in the bag"),
            (TableEvent::GameOver { outcome }, None, "Blue wins: 10,000 credits"),
            (TableEvent::BidPassed { seat: OTHER }, Some(OTHER), "Blue left the auction"),
            (TableEvent::RobotKept { seat: SEAT }, Some(SEAT), "Orange kept the robot"),
            (TableEvent::PutAway { seat: OTHER }, Some(OTHER), "Blue put the traded parts away"),
            (TableEvent::TurnEnded { seat: SEAT, unused: 2 }, Some(SEAT), "Orange gave up 2 actions"),
            (scrapped(HEAD), Some(SEAT), "Orange scrapped a head"),
            (scrapped(Part::plain(Kind::Saboteur)), Some(SEAT), "Orange sent the saboteur away"),
        ] {
            assert_eq!(told(&event), Some((seat, words.to_owned())));
        }
    }

    #[test]
    fn the_log_leaves_out_what_the_table_shows() {
        let shown = [TableEvent::TurnBegan { seat: SEAT }, TableEvent::TurnEnded { seat: SEAT, unused: 0 }];
        assert!(step_sentences(&shown, &Setup::new(3, 1), &seats()).is_empty());
    }
}
