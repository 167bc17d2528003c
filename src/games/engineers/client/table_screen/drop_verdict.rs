//! Whether the item in hand can be put down on another one, and why not.

use crate::client::play::TableItem;
use crate::client::play::deed::{Deed, acting_team};
use crate::client::play::drop::deed_of_drop;
use crate::client::play::prompt::preview::preview_of_deed;
use crate::client::scene::Scene;
use shell::language::Phrase;

/// Verdict on a place for the item in hand.
#[derive(Clone, Debug, PartialEq)]
pub enum DropVerdict {
    /// Something is done there.
    Possible,
    /// Nothing is meant by it.
    Meaningless,
    /// The drop is not possible, for a reason.
    Refused(Phrase),
}

impl DropVerdict {
    /// Verdict on the drop of an item on another one.
    pub fn of(scene: &Scene, item: TableItem, over: TableItem) -> Self {
        let table = scene.table;
        match deed_of_drop(table, &scene.interaction.own, item, over) {
            Deed::Nothing => Self::Meaningless,
            deed => {
                let seat = acting_team(table);
                match seat.and_then(|seat| preview_of_deed(scene.seen_table(), seat, deed, scene.play.seats())) {
                    Some(preview) if !preview.is_possible => Self::Refused(preview.cost),
                    _ => Self::Possible,
                }
            }
        }
    }

    /// Whether something is done there.
    pub fn is_possible(&self) -> bool {
        *self == Self::Possible
    }

    /// Reason why the item cannot be put down there; `None` if it can, or where nothing is meant.
    pub fn reason_not(&self) -> Option<&Phrase> {
        match self {
            Self::Refused(why) => Some(why),
            Self::Possible | Self::Meaningless => None,
        }
    }
}
