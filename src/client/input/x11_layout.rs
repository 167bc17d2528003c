//! Queries the keyboard layout of the X server, so that key caps are right before the first key is
//! pressed.

use bevy::input::keyboard::KeyCode;
use x11rb::connection::Connection;
use x11rb::errors::{ConnectError, ReplyError};
use x11rb::protocol::xkb::ConnectionExt as _;
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use xkeysym::Keysym;

use super::layout::{KeyboardLayout, ROWS, Signs};

/// X keycodes of the first key of each of [`ROWS`], and of the keys that don't follow their row.
const FIRST: [u8; 4] = [9, 24, 38, 52];
const ELSEWHERE: [(KeyCode, u8); 2] = [(KeyCode::Backquote, 49), (KeyCode::Backslash, 51)];
/// Device number that stands for all keyboards (`XkbUseCoreKbd`).
const ALL_KEYBOARDS: u16 = 0x100;

/// Reason why the layout can't be queried.
#[derive(Debug, thiserror::Error)]
pub enum LayoutError {
    /// No connection to an X server.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// The X server returns an error or no reply.
    #[error(transparent)]
    Reply(#[from] ReplyError),
}

/// Returns the layout in use.
///
/// # Errors
/// [`LayoutError`] if there is no X server, or it does not reply.
pub fn layout_in_use() -> Result<KeyboardLayout, LayoutError> {
    let (connection, _) = RustConnection::connect(None)?;
    Ok(query_layout(&connection)?)
}

fn query_layout(connection: &RustConnection) -> Result<KeyboardLayout, ReplyError> {
    connection.xkb_use_extension(1, 0)?.reply()?;
    let group = connection.xkb_get_state(ALL_KEYBOARDS)?.reply()?.group;
    let first = connection.setup().min_keycode;
    let last = connection.setup().max_keycode;
    let mapping = connection.get_keyboard_mapping(first, last.saturating_sub(first).saturating_add(1))?.reply()?;
    let per_key = usize::from(mapping.keysyms_per_keycode);
    let signs_of = |(code, number): (KeyCode, u8)| {
        let start = usize::from(number.checked_sub(first)?) * per_key;
        let of_key = mapping.keysyms.get(start..start + per_key)?;
        Some((code, signs_in_group(of_key, u8::from(group))))
    };
    Ok(KeyboardLayout::of(x_keycodes().filter_map(signs_of)))
}

/// Returns the signs of a key in a group. The core protocol lists two for each of the first two
/// groups, then the further levels of these, then those of each further group.
fn signs_in_group(of_key: &[u32], group: u8) -> Signs {
    let at = |place: usize| of_key.get(place).and_then(|symbol| Keysym::new(*symbol).key_char());
    let first = match group {
        0 | 1 => usize::from(group) * 2,
        // Two more levels of each of the first two groups come before it; each further group has
        // four.
        _ => 8 + (usize::from(group) - 2) * 4,
    };
    let plain = at(first).or_else(|| at(0));
    Signs { plain, shifted: at(first + 1) }
}

/// Iterates over the keys in which layouts differ, with their X keycodes.
fn x_keycodes() -> impl Iterator<Item = (KeyCode, u8)> {
    ROWS.iter().zip(FIRST).flat_map(|(row, first)| {
        row.iter().zip(first..).map(|(code, number)| {
            let elsewhere = ELSEWHERE.iter().find(|(other, _)| other == code).map(|(_, number)| *number);
            (*code, elsewhere.unwrap_or(number))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_the_numbers_of_every_x_server() {
        let number = |wanted: KeyCode| x_keycodes().find(|(code, _)| *code == wanted).map(|(_, number)| number);
        let some = [
            (KeyCode::Backquote, 49),
            (KeyCode::Digit1, 10),
            (KeyCode::Equal, 21),
            (KeyCode::KeyQ, 24),
            (KeyCode::BracketRight, 35),
            (KeyCode::KeyA, 38),
            (KeyCode::Quote, 48),
            (KeyCode::Backslash, 51),
            (KeyCode::KeyZ, 52),
            (KeyCode::Slash, 61),
        ];
        for (code, wanted) in some {
            assert_eq!(number(code), Some(wanted), "{code:?}");
        }
    }

    #[test]
    fn the_signs_are_those_of_the_group_in_use() {
        // A key of an English and a Russian layout.
        let z = [0x7a, 0x5a, 0x6d1, 0x6f1];
        assert_eq!(signs_in_group(&z, 0), Signs { plain: Some('z'), shifted: Some('Z') });
        assert_eq!(signs_in_group(&z, 1), Signs { plain: Some('я'), shifted: Some('Я') });
        assert_eq!(
            signs_in_group(&[0x31, 0x21], 1),
            Signs { plain: Some('1'), shifted: None },
            "a key that has one group"
        );
        assert_eq!(signs_in_group(&[], 0), Signs::default());
    }
}
