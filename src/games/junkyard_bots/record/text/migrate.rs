//! Conversion of older formats, one format at a time.
//!
//! The first fields of a file name its game and its format; before format 3, the format alone. Each
//! format before 3 has plain types of its own and one function that converts them to those of the
//! next format; the tests keep a sample of each and load it.

use serde::de::DeserializeOwned;

use super::format::{GAME_NAME, NEWEST_FORMAT, OLDEST_COMPATIBLE_FORMAT, SavedGame};
use super::load_error::LoadError;

mod v0;
mod v1;
mod v2;

/// Parses the text of a saved game in any format this program knows, and converts it to the types
/// of the newest.
///
/// # Errors
/// [`LoadError::OtherGame`], [`LoadError::NoFormat`], [`LoadError::Newer`] or
/// [`LoadError::Malformed`].
pub(super) fn parse_saved_game(text: &str) -> Result<SavedGame, LoadError> {
    let (game, format) = parse_heading(text).ok_or(LoadError::NoFormat)?;
    if let Some(other) = game.filter(|&game| game != GAME_NAME) {
        // Cut to a length that can be shown.
        return Err(LoadError::OtherGame(other.chars().take(40).collect()));
    }
    match format {
        0 => Ok(v2::upgrade(v1::upgrade_to_v2(v0::upgrade_to_v1(parse_ron(text)?)))),
        1 => Ok(v2::upgrade(v1::upgrade_to_v2(parse_ron(text)?))),
        2 => Ok(v2::upgrade(parse_ron(text)?)),
        // Format 4 only adds a field to format 3, so the same types read both.
        OLDEST_COMPATIBLE_FORMAT..=NEWEST_FORMAT => parse_ron(text),
        newer => Err(LoadError::Newer(newer)),
    }
}

/// Reads the first fields: the game, which formats before 3 don't name, and the number of the
/// format.
fn parse_heading(text: &str) -> Option<(Option<&str>, u32)> {
    let text = text.trim_start().strip_prefix('(')?;
    let (game, rest) = match value_of("game", text) {
        Some(rest) => {
            let (game, rest) = rest.strip_prefix('"')?.split_once('"')?;
            (Some(game), rest.trim_start().strip_prefix(',')?)
        }
        None => (None, text),
    };
    let digits = value_of("format", rest)?;
    let end = digits.bytes().take_while(u8::is_ascii_digit).count();
    Some((game, digits[..end].parse().ok()?))
}

/// Text after a field's name and its colon, if the text begins with that field.
fn value_of<'t>(field: &str, text: &'t str) -> Option<&'t str> {
    let value = text.trim_start().strip_prefix(field)?.trim_start().strip_prefix(':')?;
    Some(value.trim_start())
}

fn parse_ron<T: DeserializeOwned>(text: &str) -> Result<T, LoadError> {
    ron::from_str(text).map_err(|error| LoadError::Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        // Cut to a length that can be shown.
        reason: error.code.to_string().chars().take(200).collect(),
    })
}
