//! Conversion of older formats, one format at a time.
//!
//! Each older format has plain types of its own for what the next one changed, and one function
//! that converts them to the next format; the tests keep a sample of each and load it. Formats
//! before 3 don't name the game.

use crate::action::JunkyardBots;
use shell::record::{Malformed, SavedGame, parse_ron};

mod v0;
mod v1;
mod v2;
mod v3;
mod v4;

/// Parses the text of a saved game in a format before the newest, and converts it to the newest;
/// `None` if there is no such format.
pub(crate) fn upgrade_saved_game(format: u32, text: &str) -> Option<Result<SavedGame<JunkyardBots>, Malformed>> {
    Some(match format {
        0 => parse_ron(text).map(upgrade_from_v0),
        1 => parse_ron(text).map(upgrade_from_v1),
        2 => parse_ron(text).map(upgrade_from_v2),
        3 => parse_ron(text).map(upgrade_from_v3),
        4 => parse_ron(text).map(v4::upgrade_to_v5),
        _ => return None,
    })
}

fn upgrade_from_v0(old: v0::SavedGame0) -> SavedGame<JunkyardBots> {
    upgrade_from_v1(v0::upgrade_to_v1(old))
}

fn upgrade_from_v1(old: v1::SavedGame1) -> SavedGame<JunkyardBots> {
    upgrade_from_v2(v1::upgrade_to_v2(old))
}

fn upgrade_from_v2(old: v2::SavedGame2) -> SavedGame<JunkyardBots> {
    upgrade_from_v3(v2::upgrade_to_v3(old))
}

fn upgrade_from_v3(old: v3::SavedGame3) -> SavedGame<JunkyardBots> {
    v4::upgrade_to_v5(v3::upgrade_to_v4(old))
}
