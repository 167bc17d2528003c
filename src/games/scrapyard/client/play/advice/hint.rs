//! A piece of advice, as it is shown over the stage.

use crate::client::play::thing::{DropPlace, Thing};
use shell::language::Phrase;

/// Piece of advice: the action of a strong player, or the last one of a computer player, with its
/// reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Sentence about the action that is advised, or was done.
    pub action: Phrase,
    /// Sentence with the reason.
    pub reason: Phrase,
    /// Thing that would be taken or pressed.
    pub thing: Option<Thing>,
    /// Place where it would be put.
    pub to: Option<DropPlace>,
}
