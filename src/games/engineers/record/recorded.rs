//! Engineers at Play as a recorded game: where undo ends, standing orders, and saved games.

use std::ops::RangeInclusive;

use shell::record::{Malformed, Recorded, SavedGame};

use super::orders::Orders;
use super::text::{EngineersTexts, GAME_NAME, NEWEST_FORMAT, RULES_VERSION};
use crate::action::{Action, Engineers, Illegal, TableEvent};
use crate::set::limits::SEATS;
use crate::table::Table;

impl Recorded for Engineers {
    const NAME: &'static str = GAME_NAME;
    const FORMAT: u32 = NEWEST_FORMAT;
    const RULES: u32 = RULES_VERSION;
    const SEATS: RangeInclusive<u8> = SEATS;
    type Draft = Orders;
    type Texts = EngineersTexts;

    /// Rule 19.5: undo does not go back past a look that showed something new (also a comparison
    /// with the notebook, or a request to hand in cards), a roll, a deal of cards, or another
    /// team's answer or bid. A team that the rules put out of an auction has answered nothing.
    fn is_final(event: &TableEvent) -> bool {
        match event {
            TableEvent::Opened { things, drawn, .. } => !things.is_empty() || !drawn.is_empty(),
            TableEvent::StruckOut { things, .. } => !things.is_empty(),
            TableEvent::OutOfAuction { by_rule, .. } => !by_rule,
            TableEvent::YardLaid { .. }
            | TableEvent::CardsDealt { .. }
            | TableEvent::HandedIn { .. }
            | TableEvent::Tested { .. }
            | TableEvent::DebugRolled { .. }
            | TableEvent::Countered { .. }
            | TableEvent::Declined { .. }
            | TableEvent::Exchanged { .. }
            | TableEvent::BidMade { .. }
            | TableEvent::AuctionEnded { .. } => true,
            _ => false,
        }
    }

    /// No action becomes a draft when it is undone: drafts are standing orders.
    fn draft_of(_: &Action) -> Option<Orders> {
        None
    }

    fn check_draft(table: &Table<'_>, draft: &Orders) -> Result<(), Illegal> {
        draft.check(table)
    }

    /// Format 1 is the first.
    fn upgrade_saved_game(_: u32, _: &str) -> Option<Result<SavedGame<Self>, Malformed>> {
        None
    }
}
