//! Behaviour of the other robots in a lesson. It depends on the table alone, so a lesson that is
//! resumed goes on in the same way.

use serde::Deserialize;

use super::learner::LEARNER;
use super::step::standing_build;
use crate::action::Action;
use crate::parts::PartId;
use crate::round::{LegalActions, legal_actions};
use crate::table::Table;

/// Behaviour of the other robots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Opponent {
    /// Draws nothing, takes nothing, keeps the robot as it is and throws nothing.
    #[default]
    Waits,
    /// Does as [`Self::Waits`], but throws every bomb that it holds at the learner.
    Throws,
}

impl Opponent {
    /// Action of the seat whose turn it is; `None` if it is the learner's turn or the game is over.
    pub fn choose_action(self, table: &Table) -> Option<Action> {
        let seat = table.state().active_seat().filter(|&seat| seat != LEARNER)?;
        Some(match legal_actions(table) {
            LegalActions::Build(_) => Action::Build(standing_build(table, seat)),
            LegalActions::Draw(_) => Action::StopDrawing,
            LegalActions::KeepOrRescan => Action::KeepDraws,
            LegalActions::Take(_) => Action::Pass,
            LegalActions::Attack(attacks) => {
                let bombs: Vec<PartId> = attacks.bombs().to_vec();
                match self {
                    Self::Throws if attacks.targets().contains(&LEARNER) => Action::Attack { target: LEARNER, bombs },
                    _ => Action::Pass,
                }
            }
            LegalActions::GiveCrystal(tied) => Action::GiveCrystal(tied.first().copied().unwrap_or(seat)),
            LegalActions::Over => return None,
        })
    }
}
