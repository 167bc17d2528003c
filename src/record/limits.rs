//! What is refused before it is parsed: files that are too big, and what makes the parser slow.
//!
//! The parser has no limit of size, and its time grows with the square of the escapes in a string.
//! A saved game needs neither: names are short.

use std::borrow::Cow;

use super::format::MOST_BYTES;
use super::load_error::LoadError;
use crate::outside::{NotText, decode};

/// The most bytes between two quotation marks.
const LONGEST_STRING: usize = 400;
/// The most backslashes in a whole file.
const MOST_ESCAPES: usize = 400;
/// The most opening brackets that may be open at once.
const DEEPEST: usize = 16;

/// Checks bytes before they are parsed, in one pass.
///
/// # Errors
/// [`LoadError::TooBig`], [`LoadError::NotText`], [`LoadError::LongText`], [`LoadError::Bytes`],
/// [`LoadError::Backslashes`] or [`LoadError::Brackets`].
pub(super) fn check(bytes: &[u8]) -> Result<Cow<'_, str>, LoadError> {
    if bytes.len() > MOST_BYTES {
        return Err(LoadError::TooBig);
    }
    let text = decode(bytes).map_err(|NotText| LoadError::NotText)?;
    // In UTF-8 it may have more bytes than in UTF-16.
    if text.len() > MOST_BYTES {
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
            (None, 0) => return Err(LoadError::Bytes),
            (None, _) => {}
        }
        if escapes > MOST_ESCAPES {
            return Err(LoadError::Backslashes);
        }
        if depth > DEEPEST {
            return Err(LoadError::Brackets);
        }
    }
    Ok(text)
}
