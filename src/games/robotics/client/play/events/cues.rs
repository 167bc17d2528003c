//! Cues of the events of a step, and the times at which they are due. The times of what has a
//! picture of its own on the stage, such as a sale, are those of that picture.

use std::time::Duration;

use super::cue::{Cue, TimedCue};
use crate::action::{LostPart, TableEvent};
use crate::parts::Credits;
use shell::seats::SeatId;

/// Time at the usual speed between cues in a row.
const ROW: Duration = Duration::from_millis(150);
/// Time at the usual speed until the card of a sold order is stamped, and from then until
/// the first component of its robot arrives; between two components.
const STAMP: Duration = Duration::from_millis(260);
const ARRIVES: Duration = Duration::from_millis(520);
const NEXT_PART: Duration = Duration::from_millis(90);
/// Time at the usual speed until a saboteur begins to unscrew, and in which it does.
const AIMS: Duration = Duration::from_millis(200);
const UNSCREWS: Duration = Duration::from_millis(500);
/// Time at the usual speed that a control's light is in a workshop, and until what it takes
/// drops there.
const VISIT: Duration = Duration::from_millis(900);
const DROPS: Duration = Duration::from_millis(600);
/// Time at the usual speed in which a counter is drawn, the disc turns, and a trade is made.
const DRAWS: Duration = Duration::from_millis(420);
const DISC_TURNS: Duration = Duration::from_millis(520);
const CROSSES: Duration = Duration::from_millis(480);

/// Returns the cues of a step's events, one after another, and the time until the last is over.
pub fn cues_of_events(events: &[TableEvent]) -> (Vec<TimedCue>, Duration) {
    let mut row = CueRow { cues: Vec::new(), at: Duration::ZERO };
    let is_over = events.iter().any(|event| matches!(event, TableEvent::GameOver { .. }));
    for event in events {
        // The end of the game is heard in place of the goal that ended it.
        if !(is_over && matches!(event, TableEvent::GoalReached { .. })) {
            row.add_event(event);
        }
    }
    (row.cues, row.at)
}

/// Returns the cues of a manufacturing control that a seat drew, and of what it takes.
pub fn cues_of_control(seat: SeatId, taken: &[LostPart]) -> Vec<TimedCue> {
    let mut row = CueRow { cues: Vec::new(), at: Duration::ZERO };
    row.add_control(seat, taken);
    row.cues
}

/// Cues in a row.
struct CueRow {
    cues: Vec<TimedCue>,
    /// Time until the next event is due.
    at: Duration,
}

impl CueRow {
    /// Adds a cue that is due some time after the present event.
    fn add(&mut self, cue: Cue, after: Duration) {
        self.cues.push(TimedCue { cue, after: self.at + after });
    }

    /// Adds the cues of an event.
    fn add_event(&mut self, event: &TableEvent) {
        if let Some(cue) = cue_in_row(event) {
            self.add(cue, Duration::ZERO);
            self.at += ROW;
            return;
        }
        match event {
            TableEvent::RoundBegan { first, paid, .. } => self.add_payment(*first, *paid),
            TableEvent::RentPaid { seat, credits, .. } => self.add_payment(*seat, *credits),
            TableEvent::Bought { seat, kind, market, credits, .. } => {
                self.add(Cue::Bought { seat: *seat, kind: *kind, market: *market }, Duration::ZERO);
                self.add(Cue::Paid { seat: *seat, credits: *credits }, Duration::ZERO);
                self.add(Cue::DiscTurned, ROW);
                self.at += DISC_TURNS;
            }
            TableEvent::Drew { seat, kind } => {
                self.add(Cue::Drew { seat: *seat, kind: *kind }, Duration::ZERO);
                self.at += DRAWS;
            }
            TableEvent::Sold { seat, credits, robot, .. } => {
                self.add(Cue::Stamped { seat: *seat }, STAMP);
                self.add(Cue::Earned { seat: *seat, credits: *credits }, STAMP + ROW);
                let parts = u32::try_from(robot.len()).unwrap_or_default();
                self.at += STAMP + ARRIVES + NEXT_PART * parts;
            }
            TableEvent::Sabotaged { target, .. } => {
                self.add(Cue::Unscrewed { seat: *target }, AIMS);
                self.at += AIMS + UNSCREWS;
            }
            TableEvent::ControlWorked { seat, taken, .. } => self.add_control(*seat, taken),
            TableEvent::Traded { seat, .. } => {
                self.add(Cue::Traded { seat: *seat }, Duration::ZERO);
                self.at += CROSSES;
            }
            _ => {}
        }
    }

    fn add_control(&mut self, seat: SeatId, taken: &[LostPart]) {
        self.add(Cue::LightOn { seat }, Duration::ZERO);
        for owner in owners(taken) {
            self.add(Cue::NutsTaken { seat: owner }, DROPS);
            self.at += VISIT;
        }
    }

    fn add_payment(&mut self, seat: SeatId, credits: Credits) {
        if credits > 0 {
            self.add(Cue::Paid { seat, credits }, Duration::ZERO);
            self.at += ROW;
        }
    }
}

/// Cue of an event that has only one, after which the next is due soon.
fn cue_in_row(event: &TableEvent) -> Option<Cue> {
    Some(match *event {
        TableEvent::Bid { seat, .. } => Cue::Bid { seat },
        TableEvent::BidPassed { seat } | TableEvent::Passed { seat } => Cue::Passed { seat },
        TableEvent::Attached { seat, part, from, at } => Cue::Attached { seat, part, from, at },
        TableEvent::Moved { seat, part, to } => Cue::Moved { seat, part, to },
        TableEvent::Scrapped { seat, part, from } => Cue::Scrapped { seat, part, from },
        TableEvent::OrderOpened { .. } => Cue::OrderTurnedUp,
        TableEvent::Offered { seat, .. } => Cue::Offered { seat },
        TableEvent::Countered { partner, .. } => Cue::Offered { seat: partner },
        TableEvent::OfferRefused { seat, .. } => Cue::Refused { seat },
        TableEvent::Converted { seat, .. } => Cue::Converted { seat },
        TableEvent::GoalReached { seat, .. } => Cue::GoalReached { seat },
        TableEvent::GameOver { outcome } => {
            let mut winners = outcome.winners.iter();
            Cue::Won { seat: winners.next().filter(|_| winners.next().is_none()) }
        }
        _ => return None,
    })
}

/// Workshops that lost components, each once, in order.
fn owners(taken: &[LostPart]) -> Vec<SeatId> {
    let mut owners: Vec<SeatId> = taken.iter().map(|lost| lost.seat).collect();
    owners.dedup();
    owners
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Ending, Goal, LoosePlace, Outcome, PartPlace};
    use crate::parts::{Kind, Market, Part};
    use shell::seats::SeatSet;

    const SEAT: SeatId = SeatId(0);
    const OTHER: SeatId = SeatId(1);

    fn cues(events: &[TableEvent]) -> Vec<(Cue, Duration)> {
        cues_of_events(events).0.into_iter().map(|timed| (timed.cue, timed.after)).collect()
    }

    #[test]
    fn rule_2_5_a_purchase_is_paid_and_then_the_disc_turns() {
        let kind = Kind::Wheels;
        let market = Market::Black;
        let bought = TableEvent::Bought { seat: SEAT, kind, market, credits: 300, disc: 1 };
        let expected = [
            (Cue::Bought { seat: SEAT, kind, market }, Duration::ZERO),
            (Cue::Paid { seat: SEAT, credits: 300 }, Duration::ZERO),
            (Cue::DiscTurned, ROW),
        ];
        assert_eq!(cues(&[bought]), expected);
    }

    #[test]
    fn rule_11_5_each_workshop_that_loses_something_is_heard_in_turn() {
        let lost =
            |seat| LostPart { seat, part: Part::with_nut(Kind::Head), from: PartPlace::Loose(LoosePlace::Store) };
        let taken = vec![lost(SEAT), lost(SEAT), lost(OTHER)];
        let worked = TableEvent::ControlWorked { seat: OTHER, taken, fallen: Vec::new() };
        let expected = [
            (Cue::LightOn { seat: OTHER }, Duration::ZERO),
            (Cue::NutsTaken { seat: SEAT }, DROPS),
            (Cue::NutsTaken { seat: OTHER }, VISIT + DROPS),
        ];
        assert_eq!(cues(&[worked]), expected);
    }

    #[test]
    fn the_end_is_heard_once_and_only_one_winner_has_a_seat() {
        let goal = TableEvent::GoalReached { seat: SEAT, goal: Goal::Credits };
        assert_eq!(cues(std::slice::from_ref(&goal)), [(Cue::GoalReached { seat: SEAT }, Duration::ZERO)]);
        let over = |winners: &[SeatId]| TableEvent::GameOver {
            outcome: Outcome { ending: Ending::LastBell, winners: SeatSet::from_iter(winners.iter().copied()) },
        };
        assert_eq!(cues(&[goal, over(&[OTHER])]), [(Cue::Won { seat: Some(OTHER) }, Duration::ZERO)]);
        assert_eq!(cues(&[over(&[SEAT, OTHER])]), [(Cue::Won { seat: None }, Duration::ZERO)]);
        assert_eq!(cues(&[over(&[])]), [(Cue::Won { seat: None }, Duration::ZERO)]);
    }
}
