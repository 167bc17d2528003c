//! A piece of advice, as it is shown over the stage.

use shell::language::Phrase;

use crate::client::play::thing::TableItem;

/// Piece of advice: the action of a strong player, or the last one of a computer player, with its
/// reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Sentence about the action that is advised, or was done.
    pub action: Phrase,
    /// Sentence with the reason.
    pub reason: Phrase,
    /// Item that acts, or is pressed.
    pub item: Option<TableItem>,
    /// Item to which it goes, or with which something is done.
    pub to: Option<TableItem>,
}
