//! Slots of parts of which a press changes the offer in the making.

use super::part_slot::{PartSlot, note_of_part};
use crate::client::play::offer::OfferSide;
use crate::client::play::{RoboticsCommand, Thing};
use crate::messages::phrase;
use crate::parts::Part;
use crate::words::the_part;

/// Owner of parts that are traded.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PartOwner {
    /// Side of the trade.
    pub(super) side: OfferSide,
    /// Name of the player.
    pub(super) name: String,
    /// Whether the offer may be changed now.
    pub(super) may_move: bool,
}

impl PartOwner {
    /// Slot of a part on the sheet, which a press takes back.
    pub(super) fn offered_part(&self, part: Part, number: usize) -> PartSlot {
        let the = the_part(part);
        let name = if self.may_move {
            phrase!("robotics-trade-keep-part", name = &self.name, part = the)
        } else {
            phrase!("robotics-trade-give-part", name = &self.name, part = the)
        };
        PartSlot {
            part,
            thing: Thing::Offered(self.side, part),
            number,
            click: Some(RoboticsCommand::TakeBack(self.side, part)),
            name,
            note: self.note("offered", part),
            may_move: self.may_move,
        }
    }

    /// Slot of a part in the tray, which a press offers.
    pub(super) fn tradable_part(&self, part: Part, number: usize) -> PartSlot {
        let the = the_part(part);
        let name = if self.may_move {
            phrase!("robotics-trade-give-part", name = &self.name, part = the)
        } else {
            phrase!("robotics-trade-owned-part", name = &self.name, part = the)
        };
        PartSlot {
            part,
            thing: Thing::Tradable(self.side, part),
            number,
            click: Some(RoboticsCommand::Give(self.side, part)),
            name,
            note: self.note("tradable", part),
            may_move: self.may_move,
        }
    }

    /// Name of a place for tests: "offered head active".
    fn note(&self, place: &str, part: Part) -> String {
        let side = if self.side == OfferSide::Active { "active" } else { "partner" };
        format!("{place} {} {side}", note_of_part(part))
    }
}
