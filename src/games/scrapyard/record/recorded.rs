//! Scrapyard as a recorded game: where undo ends, and saved games.

use std::ops::RangeInclusive;

use shell::record::{Malformed, Recorded, SavedGame};

use super::no_draft::NoDraft;
use super::text::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION, ScrapyardTexts};
use crate::action::{Action, Illegal, Scrapyard, Settling, TableEvent};
use crate::cards::limits::SEATS;
use crate::table::Table;

impl Recorded for Scrapyard {
    const NAME: &'static str = GAME_NAME;
    const FORMAT: u32 = NEWEST_FORMAT;
    const RULES: u32 = RULES_VERSION;
    const SEATS: RangeInclusive<u8> = SEATS;
    type Draft = NoDraft;
    type Texts = ScrapyardTexts;

    /// Rule 11.6: nothing is taken back over a card that was turned up, drawn or trashed from a
    /// deck. A card that all players knew is not drawn.
    fn is_final(event: &TableEvent) -> bool {
        match event {
            TableEvent::TurnedUp { drawn, .. } | TableEvent::Rummaged { drawn, .. } => *drawn,
            TableEvent::Settled { how, .. } => *how == Settling::Deck,
            TableEvent::FirstSeat { .. } | TableEvent::BattleBegan { .. } | TableEvent::Drew { .. } => true,
            _ => false,
        }
    }

    fn draft_of(_: &Action) -> Option<NoDraft> {
        None
    }

    fn check_draft(_: &Table<'_>, draft: &NoDraft) -> Result<(), Illegal> {
        match *draft {}
    }

    /// Format 1 is the first.
    fn upgrade_saved_game(_: u32, _: &str) -> Option<Result<SavedGame<Self>, Malformed>> {
        None
    }
}
