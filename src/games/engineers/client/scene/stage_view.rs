//! Contents of the stage: the yard with a zone beside it, or what covers it.

use super::contents::Scene;
use crate::action::ThingId;
use crate::client::play::{Dialog, EngineersShow};
use crate::table::Deal;

/// Contents of the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageView {
    /// Yard and zone.
    Yard,
    /// The zone as a workbench (10.1).
    Workbench,
    /// Shelves of the shop (section 8).
    Shop,
    /// An offer: one in the making, or the one that awaits an answer (16.3).
    Offer,
    /// An auction: one in the making, or the open one (16.4).
    Auction,
    /// Kinds as which a blank can be defined (14.3).
    Blank(ThingId),
    /// Machines that can be tested, each with its odds (section 11).
    Tests,
    /// Cards that the team may ask to hand in (15.4 to 15.6).
    HandIn,
    /// Workers who would pick up a thing together (5.5).
    Sharers(ThingId),
    /// A test that runs (section 11), or a debugging roll (12.3).
    TestRun,
}

impl StageView {
    /// Contents of the stage now.
    pub fn of(scene: &Scene) -> Self {
        match scene.interaction.stage.show() {
            Some((_, EngineersShow::Test(_) | EngineersShow::DebugRoll { .. })) => return Self::TestRun,
            Some((_, EngineersShow::Exchange { .. })) => return Self::Offer,
            Some((_, EngineersShow::AuctionEnded { .. })) => return Self::Auction,
            Some(_) => return Self::Yard,
            None => {}
        }
        match &scene.interaction.own.watched {
            Some(EngineersShow::Test(_) | EngineersShow::DebugRoll { .. }) => return Self::TestRun,
            Some(EngineersShow::Exchange { .. }) => return Self::Offer,
            Some(EngineersShow::AuctionEnded { .. }) => return Self::Auction,
            _ => {}
        }
        match &scene.interaction.own.dialog {
            Dialog::None => {}
            Dialog::Shop(_) => return Self::Shop,
            Dialog::Deal(_) => return Self::Offer,
            Dialog::Auction(_) => return Self::Auction,
            Dialog::Workbench => return Self::Workbench,
            Dialog::Blank(thing) => return Self::Blank(*thing),
            Dialog::Test => return Self::Tests,
            Dialog::HandIn => return Self::HandIn,
            Dialog::Sharers(thing) => return Self::Sharers(*thing),
        }
        match scene.table.turn().and_then(|turn| turn.deal.as_ref()) {
            Some(Deal::Auction(_)) => Self::Auction,
            Some(Deal::Offer { .. } | Deal::Counter { .. }) => Self::Offer,
            None => Self::Yard,
        }
    }

    /// Whether it covers only a part of the yard, which is seen behind it.
    pub const fn is_over_yard(&self) -> bool {
        matches!(self, Self::Blank(_) | Self::Tests | Self::HandIn | Self::Sharers(_))
    }
}
