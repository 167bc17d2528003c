//! Contents of the stage: market and robot, or what takes their place.

use super::contents::Scene;
use crate::client::play::{RoboticsShow, TurnStage};
use crate::table::TurnStep;

/// Contents of the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageView {
    /// The market and the robot of the player who acts.
    Halves,
    /// The two sides of a trade (section 12).
    Trade,
    /// The robots of the others, for the aim of a saboteur (11.1).
    Sabotage,
    /// All workshops, while a manufacturing control works (11.5).
    Control,
}

impl StageView {
    /// Contents of the stage now.
    pub fn of(scene: &Scene) -> Self {
        match &scene.interaction.stage {
            TurnStage::Show { show: RoboticsShow::Control { .. }, .. } => return Self::Control,
            TurnStage::Show { show: RoboticsShow::Sabotage { .. }, .. } => return Self::Sabotage,
            TurnStage::Show { show: RoboticsShow::Trade { .. }, .. } => return Self::Trade,
            // An offer of a computer player is shown as it will be answered.
            TurnStage::Show { show: RoboticsShow::ComputerStep { .. }, .. } if awaits_answer(scene) => {
                return Self::Trade;
            }
            // The sheets stay for the next offer.
            TurnStage::Show { show: RoboticsShow::Refused, .. } if scene.interaction.own.offer.is_some() => {
                return Self::Trade;
            }
            TurnStage::Show { .. } => return Self::Halves,
            _ => {}
        }
        let own = &scene.interaction.own;
        match scene.turn_step() {
            _ if awaits_answer(scene) => Self::Trade,
            Some(TurnStep::Sabotage) => Self::Sabotage,
            _ if own.offer.is_some() => Self::Trade,
            _ if own.plays_kept_saboteur => Self::Sabotage,
            _ => Self::Halves,
        }
    }
}

/// Whether an offer or a counter-offer is on the table.
fn awaits_answer(scene: &Scene) -> bool {
    matches!(scene.turn_step(), Some(TurnStep::Answer { .. } | TurnStep::AnswerCounter { .. }))
}
