//! Advice: the action of a strong player with its reason, and the reason of a computer player's
//! step.

use crate::client::play::thing::{DropPlace, Thing};
use shell::language::Phrase;

/// A piece of advice.
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
