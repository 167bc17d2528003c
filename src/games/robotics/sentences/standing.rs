//! Sentences about the position and the ending of a game.

use crate::action::{Ending, Goal, Outcome};
use crate::messages::phrase;
use crate::table::play_state::STALEMATE_ROUNDS;
use crate::table::{PlayState, Setup, Stage, Turn, TurnStep};
use crate::words;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about a position, without a full stop: "Round 4: Mara's turn, 1 action left". That of a
/// game that is over tells its ending.
pub fn position_sentence(state: &PlayState, setup: &Setup, seats: &[Seat]) -> Phrase {
    match &state.stage {
        Stage::SetUp => phrase!("robotics-stands-set-up"),
        Stage::Auction(auction) => {
            // The auction is for the first turn of the round that follows.
            let round = u32::from(state.round) + 1;
            phrase!("robotics-stands-auction", round = round, name = seat_name(seats, auction.bidder))
        }
        Stage::Turn(turn) => turn_sentence(state.round, turn, seats),
        Stage::Over(outcome) => ending_sentence(outcome, setup, seats),
    }
}

fn turn_sentence(round: u16, turn: &Turn, seats: &[Seat]) -> Phrase {
    let name = |seat: SeatId| seat_name(seats, seat);
    let active = name(turn.seat);
    match turn.step {
        TurnStep::Sale => phrase!("robotics-stands-sale", round = round, name = active),
        TurnStep::Act => phrase!("robotics-stands-turn", round = round, name = active, count = turn.actions_left),
        TurnStep::Sabotage => phrase!("robotics-stands-saboteur", round = round, name = active),
        TurnStep::Control => phrase!("robotics-stands-control", round = round, name = active),
        TurnStep::Answer { partner, .. } => {
            phrase!("robotics-stands-answer", round = round, name = name(partner), partner = active)
        }
        TurnStep::AnswerCounter { partner, .. } => {
            phrase!("robotics-stands-answer", round = round, name = active, partner = name(partner))
        }
        TurnStep::PutAway { partner } => phrase!("robotics-stands-put-away", round = round, name = name(partner)),
    }
}

/// Reason for the ending of a game, without a full stop: "three orders sold".
pub fn ending_reason(ending: Ending, setup: &Setup) -> Phrase {
    match ending {
        Ending::Goal(goal) => goal_words(goal, setup),
        Ending::LastBell => phrase!("robotics-because-last-bell"),
        Ending::Stalemate => phrase!("robotics-because-stalemate", count = STALEMATE_ROUNDS),
        Ending::NoOrders => phrase!("robotics-because-no-orders"),
    }
}

/// Sentence about the ending of a game, without a full stop: "Mara wins: three orders sold".
pub fn ending_sentence(outcome: &Outcome, setup: &Setup, seats: &[Seat]) -> Phrase {
    let reason = ending_reason(outcome.ending, setup);
    let names: Vec<&str> = outcome.winners.iter().map(|seat| seat_name(seats, seat)).collect();
    match names[..] {
        [name] => phrase!("robotics-ending-wins", name = name, why = reason),
        _ => phrase!("robotics-ending-shared", names = Argument::list(names), why = reason),
    }
}

/// Goal as it was reached: "three orders sold", "10,000 credits".
pub(super) fn goal_words(goal: Goal, setup: &Setup) -> Phrase {
    match goal {
        Goal::Orders => phrase!("robotics-because-orders", count = setup.orders_to_win),
        Goal::Credits => words::credits_words(setup.credits_to_win),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{seats, tell};
    use super::*;
    use crate::action::Terms;
    use crate::table::Auction;
    use shell::seats::SeatSet;

    /// Position in English.
    fn told(stage: Stage) -> String {
        let state = PlayState { round: 4, stage, ..PlayState::new() };
        tell(&position_sentence(&state, &Setup::new(3, 1), &seats()))
    }

    fn turn(step: TurnStep, actions_left: u8) -> Stage {
        Stage::Turn(Turn::beginning(SeatId(0), 3, step, actions_left))
    }

    #[test]
    fn every_position_is_told_by_whose_choice_it_is() {
        let partner = SeatId(1);
        let terms = Terms::default();
        let auction = Auction { bidder: SeatId(2), highest: None, passed: SeatSet::EMPTY };
        for (stage, words) in [
            (Stage::SetUp, "Set-up"),
            (Stage::Auction(auction), "Round 5, auction: Green's bid"),
            (turn(TurnStep::Sale, 2), "Round 4: Orange may sell"),
            (turn(TurnStep::Act, 2), "Round 4: Orange's turn, 2 actions left"),
            (turn(TurnStep::Act, 1), "Round 4: Orange's turn, 1 action left"),
            (turn(TurnStep::Act, 0), "Round 4: Orange's turn, no action left"),
            (turn(TurnStep::Sabotage, 1), "Round 4: Orange plays a saboteur"),
            (turn(TurnStep::Control, 1), "Round 4: Orange has drawn a control"),
            (turn(TurnStep::Answer { partner, terms }, 1), "Round 4: Blue answers Orange's offer"),
            (turn(TurnStep::AnswerCounter { partner, terms }, 1), "Round 4: Orange answers Blue's offer"),
            (turn(TurnStep::PutAway { partner }, 0), "Round 4: Blue puts traded parts away"),
        ] {
            assert_eq!(told(stage), words);
        }
    }

    #[test]
    fn every_ending_is_told_by_its_winners() {
        let over = |ending, winners: &[u8]| {
            let winners = winners.iter().copied().map(SeatId).collect();
            told(Stage::Over(Outcome { ending, winners }))
        };
        assert_eq!(over(Ending::Goal(Goal::Orders), &[0]), "Orange wins: three orders sold");
        assert_eq!(over(Ending::Goal(Goal::Credits), &[1]), "Blue wins: 10,000 credits");
        assert_eq!(over(Ending::LastBell, &[2]), "Green wins: most credits at the last bell");
        assert_eq!(over(Ending::NoOrders, &[0]), "Orange wins: no order is left");
        let shared = "Orange and Blue share the victory: 30 rounds without a sale";
        assert_eq!(over(Ending::Stalemate, &[0, 1]), shared);
    }
}
