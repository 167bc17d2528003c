//! Dialogs over the stage.

use super::deal::{AuctionInMaking, DealInMaking};
use crate::action::{ThingId, WorkerId};

/// Dialog over the stage, or the stage zoomed to the zone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// None is open.
    #[default]
    None,
    /// Shelves of the shop, where a worker deals (section 8).
    Shop(WorkerId),
    /// An offer or its answer by another offer, in the making (16.3).
    Deal(DealInMaking),
    /// An auction in the making (16.4).
    Auction(AuctionInMaking),
    /// The zone as a workbench.
    Workbench,
    /// Kinds as which a blank can be defined (14.3).
    Blank(ThingId),
    /// Machines that can be tested, each with its odds (section 11).
    Test,
    /// Cards that the team may ask to hand in (15.4 to 15.6).
    HandIn,
    /// Workers who would pick up a thing together (5.5).
    Sharers(ThingId),
}

impl Dialog {
    /// Whether no dialog is open.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether the dialog stays open over an action of the same turn.
    pub const fn stays_open(&self) -> bool {
        matches!(self, Self::Shop(_) | Self::Workbench)
    }
}
