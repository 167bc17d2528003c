//! Limits that are checked before a file is parsed: its size, and content that makes the parser
//! slow.
//!
//! The parser limits no size, and its time grows with the square of the number of escapes in a
//! string. A saved game needs neither large files nor many escapes, because its names are short.

use std::borrow::Cow;

use super::format::MOST_SAVE_BYTES;
use super::load_error::LoadError;
use crate::shell::outside::{NotText, decode_text};

/// Most bytes between two quotation marks.
const LONGEST_STRING: usize = 400;
/// Most backslashes in a whole file.
const MOST_ESCAPES: usize = 400;
/// Deepest nesting of brackets.
const DEEPEST_NESTING: usize = 16;

/// Checks bytes before they are parsed, in one pass, and returns them as text.
///
/// # Errors
/// [`LoadError::TooBig`], [`LoadError::NotText`], [`LoadError::LongText`], [`LoadError::NulByte`],
/// [`LoadError::Backslashes`] or [`LoadError::Brackets`].
pub(super) fn checked_text(bytes: &[u8]) -> Result<Cow<'_, str>, LoadError> {
    if bytes.len() > MOST_SAVE_BYTES {
        return Err(LoadError::TooBig);
    }
    let text = decode_text(bytes).map_err(|NotText| LoadError::NotText)?;
    // Text from UTF-16 may take more bytes in UTF-8.
    if text.len() > MOST_SAVE_BYTES {
        return Err(LoadError::TooBig);
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
                    return Err(LoadError::LongText);
                }
            }
            (None, b'"') => string = Some(0),
            (None, b'(' | b'[' | b'{') => depth += 1,
            (None, b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            (None, 0) => return Err(LoadError::NulByte),
            (None, _) => {}
        }
        if escapes > MOST_ESCAPES {
            return Err(LoadError::Backslashes);
        }
        if depth > DEEPEST_NESTING {
            return Err(LoadError::Brackets);
        }
    }
    Ok(text)
}
