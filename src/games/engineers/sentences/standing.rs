//! Sentences about the position and the ending of a game.

use crate::action::Outcome;
use crate::action::outcome::EndReason;
use crate::messages::phrase;
use crate::table::{Deal, PlayState, Stage, Turn};
use crate::words::points_words;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about a position, without a full stop: "Round 4: Mara's turn". For a game that is over,
/// the sentence is its ending.
pub fn position_sentence(state: &PlayState, seats: &[Seat]) -> Phrase {
    match &state.stage {
        Stage::SetUp => phrase!("engineers-stands-set-up"),
        Stage::Gates(seat) => phrase!("engineers-stands-gate", name = seat_name(seats, *seat)),
        Stage::Turn(turn) => turn_sentence(state.round, turn, seats),
        Stage::Over(outcome) => ending_sentence(outcome, seats),
    }
}

fn turn_sentence(round: u16, turn: &Turn, seats: &[Seat]) -> Phrase {
    let name = |seat: SeatId| seat_name(seats, seat);
    let active = name(turn.seat);
    match &turn.deal {
        None => phrase!("engineers-stands-turn", round = round, name = active),
        Some(Deal::Offer { partner, .. }) => {
            phrase!("engineers-stands-answer", round = round, name = name(*partner), partner = active)
        }
        Some(Deal::Counter { partner, .. }) => {
            phrase!("engineers-stands-answer", round = round, name = active, partner = name(*partner))
        }
        Some(Deal::Auction(auction)) => {
            phrase!("engineers-stands-auction", round = round, name = name(auction.bidder))
        }
    }
}

/// Reason for the victory, without a full stop: "140 points, the most after the last round".
pub fn ending_reason(outcome: &Outcome) -> Phrase {
    let most = outcome.standings.first().map_or(0, |first| first.points);
    let winners = outcome.winners().count();
    let has_equal_points = outcome.standings.get(winners).is_some_and(|next| next.points == most);
    let points = points_words(most);
    if has_equal_points {
        // Money decided (18.3).
        return phrase!("engineers-because-money", points = points);
    }
    match outcome.reason {
        EndReason::Target => phrase!("engineers-because-target", points = points),
        EndReason::RoundLimit => phrase!("engineers-because-rounds", points = points),
    }
}

/// Sentence about the ending of a game, without a full stop: "Mara wins: 160 points, the most when
/// the target was reached".
pub fn ending_sentence(outcome: &Outcome, seats: &[Seat]) -> Phrase {
    let why = ending_reason(outcome);
    let names: Vec<&str> = outcome.winners().map(|seat| seat_name(seats, seat)).collect();
    match names[..] {
        [name] => phrase!("engineers-ending-wins", name = name, why = why),
        _ => phrase!("engineers-ending-shared", names = Argument::list(names), why = why),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, seats, tell};
    use super::*;
    use crate::action::outcome::Standing;
    use crate::action::{Terms, ThingId};
    use crate::table::Auction;
    use shell::seats::SeatSet;

    fn told(stage: Stage) -> String {
        tell(&position_sentence(&PlayState { round: 4, stage, ..PlayState::default() }, &seats()))
    }

    #[test]
    fn every_position_is_told_by_whose_choice_it_is() {
        let turn = |deal| Stage::Turn(Turn { deal, ..Turn::beginning(SEAT) });
        let auction = Auction { thing: ThingId(0), least: 40, bidder: OTHER, highest: None, out: SeatSet::EMPTY };
        let terms = Terms::default;
        for (stage, words) in [
            (Stage::SetUp, "Set-up"),
            (Stage::Gates(OTHER), "Set-up: Blue takes a gate"),
            (turn(None), "Round 4: Orange's turn"),
            (turn(Some(Deal::Offer { partner: OTHER, terms: terms() })), "Round 4: Blue answers Orange's offer"),
            (turn(Some(Deal::Counter { partner: OTHER, terms: terms() })), "Round 4: Orange answers Blue's offer"),
            (turn(Some(Deal::Auction(auction))), "Round 4, auction: Blue's bid"),
        ] {
            assert_eq!(told(stage), words);
        }
    }

    #[test]
    fn rule_18_3_every_ending_is_told_by_what_decided() {
        let over = |reason, standings: [(SeatId, u16, u16); 2]| {
            let standings = standings.map(|(seat, points, money)| Standing { seat, points, money });
            told(Stage::Over(Outcome { reason, standings: standings.into_iter().collect() }))
        };
        assert_eq!(
            over(EndReason::Target, [(OTHER, 160, 0), (SEAT, 155, 90)]),
            "Blue wins: 160 points, the most when the target was reached"
        );
        assert_eq!(
            over(EndReason::RoundLimit, [(SEAT, 140, 0), (OTHER, 90, 90)]),
            "Orange wins: 140 points, the most after the last round"
        );
        assert_eq!(
            over(EndReason::Target, [(SEAT, 155, 90), (OTHER, 155, 40)]),
            "Orange wins: 155 points, as many as others, but more money"
        );
        assert_eq!(
            over(EndReason::RoundLimit, [(SEAT, 90, 40), (OTHER, 90, 40)]),
            "Orange and Blue share the victory: 90 points, the most after the last round"
        );
    }
}
