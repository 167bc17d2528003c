//! Decoding of text files of any editor: UTF-8 with or without a byte-order mark, or UTF-16 with
//! one; lines that end in LF or CRLF.
//!
//! UTF-16 is accepted because tools of Windows write it ("Unicode" in Notepad, `>` in PowerShell 5)
//! and the standard library has a decoder. Without its mark it can't be distinguished from a
//! damaged file, and is refused.

use std::borrow::Cow;

use thiserror::Error;

const BYTE_ORDER_MARK: char = '\u{FEFF}';
const UTF_8_MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];
const LITTLE_ENDIAN_MARK: [u8; 2] = [0xFF, 0xFE];
const BIG_ENDIAN_MARK: [u8; 2] = [0xFE, 0xFF];

/// Error for bytes that are not text: a picture, a damaged file, or text in an encoding without a
/// mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no text in UTF-8 or UTF-16")]
pub struct NotText;

/// Decodes the bytes of a file, with line ends as LF. The caller limits their number: UTF-16 can
/// grow to one and a half times its size in UTF-8.
///
/// # Errors
/// [`NotText`] if the bytes are neither UTF-8 nor UTF-16 with a mark.
pub fn decode_text(bytes: &[u8]) -> Result<Cow<'_, str>, NotText> {
    let text = match utf_16(bytes) {
        Some(units) => char::decode_utf16(units).collect::<Result<String, _>>().map_err(|_| NotText)?.into(),
        None => Cow::Borrowed(std::str::from_utf8(without_utf_8_mark(bytes)).map_err(|_| NotText)?),
    };
    Ok(with_plain_line_ends(text))
}

/// Decodes the bytes of a file and replaces invalid ones with U+FFFD, for files whose lines are
/// independent of each other.
pub fn decode_leniently(bytes: &[u8]) -> Cow<'_, str> {
    let text = match utf_16(bytes) {
        Some(units) => char::decode_utf16(units)
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect::<String>()
            .into(),
        None => String::from_utf8_lossy(without_utf_8_mark(bytes)),
    };
    with_plain_line_ends(text)
}

/// Removes the byte-order mark from a decoded text, such as one from the clipboard.
pub fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)
}

fn without_utf_8_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(&UTF_8_MARK).unwrap_or(bytes)
}

/// Units of UTF-16 after the mark; `None` if the bytes have no such mark. An odd byte at the end
/// becomes a lone surrogate, because half a unit is never text.
fn utf_16(bytes: &[u8]) -> Option<impl Iterator<Item = u16>> {
    let big_endian = bytes.starts_with(&BIG_ENDIAN_MARK);
    if !big_endian && !bytes.starts_with(&LITTLE_ENDIAN_MARK) {
        return None;
    }
    const LONE_SURROGATE: u16 = 0xD800;
    let unit = move |pair: &[u8]| match *pair {
        [first, second] if big_endian => u16::from_be_bytes([first, second]),
        [first, second] => u16::from_le_bytes([first, second]),
        _ => LONE_SURROGATE,
    };
    Some(bytes[2..].chunks(2).map(unit))
}

fn with_plain_line_ends(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.contains("\r\n") { text.replace("\r\n", "\n").into() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_utf_16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
        "\u{FEFF}".encode_utf16().chain(text.encode_utf16()).flat_map(unit).collect()
    }

    #[test]
    fn files_of_all_editors_hold_the_same_text() {
        let text = "(\n name: \"Zoë 李 🤖\",\n)\n";
        let windows = text.replace('\n', "\r\n");
        for text_of_file in [text, &windows] {
            let marked = format!("\u{FEFF}{text_of_file}");
            let files = [
                text_of_file.as_bytes().to_vec(),
                marked.into_bytes(),
                in_utf_16(text_of_file, u16::to_le_bytes),
                in_utf_16(text_of_file, u16::to_be_bytes),
            ];
            for file in files {
                assert_eq!(decode_text(&file).unwrap(), text, "{file:?}");
                assert_eq!(decode_leniently(&file), text, "{file:?}");
            }
        }
        assert!(matches!(decode_text(text.as_bytes()).unwrap(), Cow::Borrowed(_)), "plain text is not copied");
    }

    #[test]
    fn only_one_mark_is_taken_away_and_only_in_front() {
        assert_eq!(decode_text("\u{FEFF}\u{FEFF}a\u{FEFF}".as_bytes()).unwrap(), "\u{FEFF}a\u{FEFF}");
        assert_eq!(without_byte_order_mark("\u{FEFF}a"), "a");
        assert_eq!(decode_text(b""), Ok("".into()));
        assert_eq!(decode_text(&UTF_8_MARK), Ok("".into()));
        assert_eq!(decode_text(&LITTLE_ENDIAN_MARK), Ok("".into()));
    }

    #[test]
    fn other_things_than_text_are_refused() {
        let damaged: [&[u8]; 5] =
            [b"\x89PNG\r\n", b"caf\xe9", b"\xff\xfea", b"\xff\xfe\x00\xd8", b"\xfe\xff\xdc\x00\x00\x41"];
        for bytes in damaged {
            assert_eq!(decode_text(bytes), Err(NotText), "{bytes:?}");
        }
        assert_eq!(decode_leniently(b"caf\xe9: 1"), "caf\u{FFFD}: 1");
        assert_eq!(decode_leniently(b"\xff\xfea\x00b"), "a\u{FFFD}");
    }
}
