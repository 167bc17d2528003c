//! A piece of advice: the action of a strong player with its reason, or that of a computer player's
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
    /// Thing that would be taken.
    pub thing: Option<Thing>,
    /// Place where it would be put.
    pub to: Option<DropPlace>,
}
