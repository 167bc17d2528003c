//! State of a seat's player, in a word or two, and the seats that are marked.

use super::turn_step::{ShownStep, shown_step};
use crate::action::LostPart;
use crate::client::auction::{BidPlate, bid_plate};
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::{Stage, Turn, TurnStep};
use crate::turn::actions_of_turn;
use shell::language::Phrase;
use shell::seats::{PlayerKind, SeatId, SeatKind};

/// Seat whose turn it is, or whose turn is still shown: in an answer to an offer, that of the
/// player who made it.
pub(super) fn player_on_turn(scene: &Scene) -> Option<SeatId> {
    let state = scene.table.state();
    let shown = match &scene.interaction.stage {
        TurnStage::Show { from, .. } => Some(*from),
        TurnStage::Watch(shown) => Some(shown.seat),
        _ => None,
    };
    let Some(turn) = state.turn() else { return shown.or(state.awaited_seat()) };
    // A seat that was made an offer in this turn is only the partner in it.
    let is_partner = |seat: &SeatId| turn.offers.get(seat.index()).is_some_and(|offers| *offers > 0);
    Some(shown.filter(|seat| !is_partner(seat)).unwrap_or(turn.seat))
}

/// Whether something waits for the answer of a seat.
pub(super) fn must_answer(scene: &Scene, seat: SeatId) -> bool {
    scene.table.state().turn().is_some_and(|turn| match turn.step {
        TurnStep::Answer { partner, .. } | TurnStep::PutAway { partner } => partner == seat,
        TurnStep::AnswerCounter { .. } => turn.seat == seat,
        _ => false,
    })
}

/// State of a seat's player, in a word or two. Nothing is told of a control before its light has
/// been at the seat's workshop.
pub(super) fn status_words(scene: &Scene, seat: SeatId) -> Phrase {
    let is_before_control = scene.control_to_come.is_some_and(|seats| seats.contains(seat));
    let shown = scene.interaction.stage.show().filter(|_| !is_before_control);
    let shown = shown.and_then(|(from, show)| words_in_show(from, show, seat));
    if let Some(told) = shown {
        return told;
    }
    match &scene.table.state().stage {
        Stage::SetUp => phrase!("status-waiting"),
        Stage::Auction(_) => bid_plate(scene, seat).map(BidPlate::state_words).unwrap_or_default(),
        Stage::Turn(turn) => words_in_turn(scene, turn, seat),
        Stage::Over(outcome) if outcome.winners.contains(seat) => phrase!("robotics-status-winner"),
        Stage::Over(_) => phrase!("status-done"),
    }
}

/// State of a seat while something is shown that concerns it.
fn words_in_show(from: SeatId, show: &RoboticsShow, seat: SeatId) -> Option<Phrase> {
    let lost = |count: usize| (count > 0).then(|| phrase!("robotics-status-lost", count = count));
    match show {
        RoboticsShow::Sale(_) if from == seat => Some(phrase!("robotics-status-sold")),
        RoboticsShow::Control { taken, fallen } => {
            let is_of_seat = |part: &&LostPart| part.seat == seat;
            lost(taken.iter().chain(fallen).filter(is_of_seat).count())
        }
        RoboticsShow::Sabotage { .. } if from == seat => Some(phrase!("robotics-status-saboteur")),
        RoboticsShow::Sabotage { target, .. } if *target == seat => lost(1),
        RoboticsShow::Trade { partner, .. } if from == seat || *partner == seat => {
            Some(phrase!("robotics-status-traded"))
        }
        _ => None,
    }
}

/// State of a seat in a turn.
fn words_in_turn(scene: &Scene, turn: &Turn, seat: SeatId) -> Phrase {
    let is_waiting =
        scene.interaction.stage.is_momentary() || matches!(scene.interaction.stage, TurnStage::HandOver { .. });
    if turn.seat == seat {
        // The step of another player is still shown: this turn has not begun.
        let has_begun = player_on_turn(scene) == Some(seat) && (!is_waiting || scene.on_stage() == seat);
        let is_same_turn = turn.offers.iter().any(|offers| *offers > 0);
        return if has_begun || is_same_turn { words_of_step(scene, turn) } else { phrase!("status-up-next") };
    }
    match turn.step {
        TurnStep::Answer { partner, .. } if partner == seat => return phrase!("robotics-status-answers"),
        TurnStep::AnswerCounter { partner, .. } if partner == seat => return phrase!("robotics-status-counters"),
        TurnStep::PutAway { partner } if partner == seat => return phrase!("robotics-status-puts-away"),
        _ => {}
    }
    let is_next = player_on_turn(scene) == Some(turn.seat) && scene.table.setup().next_seat(turn.seat) == seat;
    match scene.play.seat(seat).kind {
        _ if is_next => phrase!("status-up-next"),
        SeatKind::Computer(kind) => level_words(kind),
        SeatKind::Human => phrase!("status-waiting"),
    }
}

/// Choice of the player whose turn it is.
fn words_of_step(scene: &Scene, turn: &Turn) -> Phrase {
    match turn.step {
        TurnStep::Sale => phrase!("robotics-status-may-sell"),
        TurnStep::Act => {
            let count = actions_of_turn(scene.table.setup(), scene.table.state(), turn.seat);
            match shown_step(scene, turn, count) {
                ShownStep::Sell => phrase!("robotics-status-may-sell"),
                ShownStep::Action(number) => phrase!("robotics-status-action", number = number, count = count),
                ShownStep::PutAway => phrase!("robotics-status-puts-away"),
            }
        }
        TurnStep::Sabotage => phrase!("robotics-status-saboteur"),
        TurnStep::Control => phrase!("robotics-status-control"),
        TurnStep::Answer { .. } => phrase!("robotics-status-offers"),
        TurnStep::AnswerCounter { .. } => phrase!("robotics-status-answers"),
        TurnStep::PutAway { .. } => phrase!("status-waiting"),
    }
}

/// Level of a computer player, in a word.
fn level_words(kind: PlayerKind) -> Phrase {
    let level = match kind {
        PlayerKind::Random => "random",
        PlayerKind::Tidy => "simple",
        PlayerKind::Rusty => "easy",
        PlayerKind::Cog => "normal",
        PlayerKind::Titan => "hard",
    };
    phrase!("robotics-status-level", level = level)
}
