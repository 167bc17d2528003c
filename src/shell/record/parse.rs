//! Parsing saved games: the checks of bytes before they are parsed, the heading with game and
//! format, and the text itself.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::file_fault::{FileFault, Malformed};
use super::limits::{DEEPEST_NESTING, LONGEST_STRING, MOST_ESCAPES, MOST_SAVE_BYTES, shorten_name};
use crate::outside::{NotText, decode_text};

/// Most characters of the parser's message.
const LONGEST_REASON: usize = 200;

/// First fields of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading<'t> {
    /// Name of the game; `None` if the first field is another.
    pub game: Option<&'t str>,
    /// Number of the format.
    pub format: u32,
}

/// Reads game and format from the first lines of a text, without parsing the rest; `None` if it
/// does not begin with them.
pub fn read_heading(text: &str) -> Option<Heading<'_>> {
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
    Some(Heading { game, format: digits[..end].parse().ok()? })
}

/// Text after a field's name and its colon, if the text begins with that field.
fn value_of<'t>(field: &str, text: &'t str) -> Option<&'t str> {
    let value = text.trim_start().strip_prefix(field)?.trim_start().strip_prefix(':')?;
    Some(value.trim_start())
}

/// Finds the game of a saved game among those that a program has, by the name in the heading;
/// `None` if the file names no game, as the oldest ones.
///
/// # Errors
/// [`FileFault`], such as [`FileFault::UnknownGame`] if none of the games has that name.
pub fn find_game<T>(
    bytes: &[u8],
    games: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> &str,
) -> Result<Option<T>, FileFault> {
    let text = decode_checked_text(bytes)?;
    let Some(wanted) = read_heading(&text).ok_or(FileFault::NoHeading)?.game else { return Ok(None) };
    let found = games.into_iter().find(|game| name(game) == wanted);
    found.map(Some).ok_or_else(|| FileFault::UnknownGame(shorten_name(wanted)))
}

/// Parses a text that is in RON.
///
/// # Errors
/// [`Malformed`] if it does not have the form of this type.
pub fn parse_ron<T: DeserializeOwned>(text: &str) -> Result<T, Malformed> {
    ron::from_str(text).map_err(|error| Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string().chars().take(LONGEST_REASON).collect(),
    })
}

/// Checks bytes before they are parsed, in one pass, and returns them as text.
///
/// # Errors
/// [`FileFault`] of size, encoding or content; never [`FileFault::NoHeading`] or
/// [`FileFault::UnknownGame`].
pub(super) fn decode_checked_text(bytes: &[u8]) -> Result<Cow<'_, str>, FileFault> {
    if bytes.len() > MOST_SAVE_BYTES {
        return Err(FileFault::TooBig);
    }
    let text = decode_text(bytes).map_err(|NotText| FileFault::NotText)?;
    // Text from UTF-16 may take more bytes in UTF-8.
    if text.len() > MOST_SAVE_BYTES {
        return Err(FileFault::TooBig);
    }
    let mut escapes = 0;
    let mut depth = 0_usize;
    let mut string: Option<usize> = None;
    let mut escaped = false;
    for byte in text.bytes() {
        if byte == b'\\' {
            escapes += 1;
        }
        match (&mut string, byte) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), b'\\') => escaped = true,
            (Some(_), b'"') => string = None,
            (Some(length), _) => {
                *length += 1;
                if *length > LONGEST_STRING {
                    return Err(FileFault::LongText);
                }
            }
            (None, b'"') => string = Some(0),
            (None, b'(' | b'[' | b'{') => depth += 1,
            (None, b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            (None, 0) => return Err(FileFault::NulByte),
            (None, _) => {}
        }
        if escapes > MOST_ESCAPES {
            return Err(FileFault::Backslashes);
        }
        if depth > DEEPEST_NESTING {
            return Err(FileFault::Brackets);
        }
    }
    Ok(text)
}
