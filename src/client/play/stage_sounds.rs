//! The sounds of turn stages: a turn, a hand-over and the curtain.

use super::game::ClientGame;
use super::turn_stage::TurnStage;
use crate::client::sound::Heard;
use crate::shell::seats::SeatId;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::junkyard_bots::action::JunkyardBots;

    type Stage = TurnStage<JunkyardBots>;

    #[test]
    fn a_turn_is_called_once_and_only_to_people() {
        let one = Some(SeatId(0));
        let two = Some(SeatId(1));
        let think = Stage::Thinking { seat: SeatId(1) };
        assert_eq!(heard_of_stage(&think, &Stage::Choosing, [two, one]), Some(Heard::of_turn(SeatId(0))));
        assert_eq!(heard_of_stage(&Stage::Choosing, &Stage::Choosing, [one, one]), None);
        assert_eq!(heard_of_stage(&Stage::Choosing, &think, [one, two]), None);
        let hand_over = Stage::HandOver { from: SeatId(0) };
        assert_eq!(heard_of_stage(&Stage::Choosing, &hand_over, [one, two]), Some(Heard::of_hand_over(SeatId(0))));
        let curtain = Stage::Curtain { seat: SeatId(1), over: false, then: vec![] };
        assert_eq!(heard_of_stage(&hand_over, &curtain, [two, two]), Some(Heard::of_curtain(SeatId(1))));
        assert_eq!(heard_of_stage(&curtain, &Stage::Choosing, [two, two]), Some(Heard::of_curtain(SeatId(1))));
    }
}
