//! Robotics as a recorded game: where undo ends, choices in the making, and saved games.

use std::ops::RangeInclusive;

use shell::record::{Malformed, Recorded, SavedGame};
use shell::seats::{FEWEST_SEATS, MOST_SEATS};

use super::draft::Draft;
use super::text::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION, RoboticsTexts};
use crate::action::{Action, Illegal, Robotics, TableEvent};
use crate::table::Table;

impl Recorded for Robotics {
    const NAME: &'static str = GAME_NAME;
    const FORMAT: u32 = NEWEST_FORMAT;
    const RULES: u32 = RULES_VERSION;
    const SEATS: RangeInclusive<u8> = FEWEST_SEATS..=MOST_SEATS;
    type Draft = Draft;
    type Texts = RoboticsTexts;

    /// Rule 17.4. An offer or a counter-offer can be taken back until it is answered.
    fn is_final(event: &TableEvent) -> bool {
        matches!(
            event,
            TableEvent::Drew { .. }
                | TableEvent::OrderOpened { .. }
                | TableEvent::Bid { .. }
                | TableEvent::BidPassed { .. }
                | TableEvent::OfferRefused { .. }
                | TableEvent::Traded { .. }
        )
    }

    fn draft_of(action: &Action) -> Option<Draft> {
        Draft::of_action(action)
    }

    fn check_draft(table: &Table<'_>, draft: &Draft) -> Result<(), Illegal> {
        draft.check(table)
    }

    /// Format 1 is the first.
    fn upgrade_saved_game(_: u32, _: &str) -> Option<Result<SavedGame<Self>, Malformed>> {
        None
    }
}
