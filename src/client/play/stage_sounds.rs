//! The sounds of turn stages: a turn, a hand-over and the curtain.

use super::game::ClientGame;
use super::turn_stage::TurnStage;
use crate::sound::Heard;
use shell::seats::SeatId;

/// Returns the sound of a change of stage. `turn` holds the seats on turn before and after it.
pub fn heard_of_stage<G: ClientGame>(
    before: &TurnStage<G>,
    now: &TurnStage<G>,
    turn: [Option<SeatId>; 2],
) -> Option<Heard> {
    match (before, now) {
        (TurnStage::Curtain { .. }, TurnStage::Curtain { .. }) => None,
        (TurnStage::Curtain { seat, .. }, _) | (_, TurnStage::Curtain { seat, .. }) => Some(Heard::of_curtain(*seat)),
        (TurnStage::HandOver { .. }, TurnStage::HandOver { .. }) => None,
        (_, TurnStage::HandOver { from }) => Some(Heard::of_hand_over(*from)),
        (TurnStage::Choosing, TurnStage::Choosing) if turn[0] == turn[1] => None,
        (_, TurnStage::Choosing) => turn[1].map(Heard::of_turn),
        _ => None,
    }
}
