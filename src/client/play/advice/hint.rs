//! A piece of advice, as it is shown over the stage.

use crate::play::game::ClientGame;
use shell::language::Phrase;

/// Piece of advice: the action of a strong player, or the last one of a computer player, with its
/// reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<G: ClientGame> {
    /// Sentence about the action that is advised, or was done.
    pub action: Phrase,
    /// Sentence with the reason.
    pub reason: Phrase,
    /// Thing that acts, or would be taken or pressed.
    pub thing: Option<G::Thing>,
    /// Place where it would be put, or to which it would go.
    pub to: Option<G::Place>,
}

impl<G: ClientGame> Hint<G> {
    /// Hint in words alone, which marks nothing at the table.
    pub const fn in_words(action: Phrase, reason: Phrase) -> Self {
        Self { action, reason, thing: None, to: None }
    }
}
