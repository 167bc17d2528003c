//! Contents of the stage: the workshop of the build phase, with a rummage over it, or the map of
//! the battle, with settling over it.

use super::contents::Scene;
use crate::client::play::drop::open_rummage;
use crate::client::play::{ScrapyardShow, TurnStage};
use crate::table::{BattleStep, Stage};

/// Contents of the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageView {
    /// The robot in the workshop and the time track.
    Workshop,
    /// The cards of a rummage beside the robot (4.8).
    Rummage,
    /// The map.
    Arena,
    /// The dents that the player settles, over the map (9.2).
    Settling,
    /// The map while the crusher bites (10.1).
    Crusher,
}

impl StageView {
    /// Contents of the stage now.
    pub fn of(scene: &Scene) -> Self {
        match scene.interaction.stage.show() {
            Some((_, ScrapyardShow::Crusher { .. })) => return Self::Crusher,
            Some((_, ScrapyardShow::Wreck { .. } | ScrapyardShow::Battle { .. })) => return Self::Arena,
            _ => {}
        }
        match &scene.table.state().stage {
            _ if open_rummage(scene.table).is_some() => Self::Rummage,
            Stage::Build(_) | Stage::SetUp => Self::Workshop,
            Stage::Battle(turn) if scene.interaction.stage == TurnStage::Choosing => match turn.step {
                BattleStep::Settle { .. } => Self::Settling,
                BattleStep::Act => Self::Arena,
            },
            Stage::Battle(_) | Stage::Over(_) => Self::Arena,
        }
    }

    /// Whether the stage is that of the build phase.
    pub const fn is_build(self) -> bool {
        matches!(self, Self::Workshop | Self::Rummage)
    }
}
