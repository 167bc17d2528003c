//! Keyboard layouts for tests, a string per row with the signs in the order of the keys, and tables
//! of shortcuts of imaginary games.

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyCode;

use super::layout::{KeyboardLayout, ROWS, Signs};
use super::shortcuts::shortcuts;

/// Rows of a layout, without and with Shift.
pub struct Sample(pub [&'static str; 4], pub [&'static str; 4]);

pub const ENGLISH: Sample = Sample(
    ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", "zxcvbnm,./"],
    ["~!@#$%^&*()_+", "QWERTYUIOP{}", "ASDFGHJKL:\"|", "ZXCVBNM<>?"],
);
pub const FRENCH: Sample = Sample(
    ["²&é\"'(-è_çà)=", "azertyuiop^$", "qsdfghjklmù*", "wxcvbn,;:!"],
    ["~1234567890°+", "AZERTYUIOP¨£", "QSDFGHJKLM%µ", "WXCVBN?./§"],
);
pub const GERMAN: Sample = Sample(
    ["^1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-"],
    ["°!\"§$%&/()=?`", "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", "YXCVBNM;:_"],
);
pub const SWISS: Sample = Sample(
    ["§1234567890'^", "qwertzuiopü¨", "asdfghjklöä$", "yxcvbnm,.-"],
    ["°+\"*ç%&/()=?`", "QWERTZUIOPè!", "ASDFGHJKLéà£", "YXCVBNM;:_"],
);
pub const CZECH: Sample = Sample(
    [";+ěščřžýáíé=´", "qwertzuiopú)", "asdfghjklů§¨", "yxcvbnm,.-"],
    ["°1234567890%ˇ", "QWERTZUIOP/(", "ASDFGHJKL\"!'", "YXCVBNM?:_"],
);
pub const RUSSIAN: Sample = Sample(
    ["ё1234567890-=", "йцукенгшщзхъ", "фывапролджэ\\", "ячсмитьбю."],
    ["Ё!\"№;%:?*()_+", "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ/", "ЯЧСМИТЬБЮ,"],
);
pub const GREEK: Sample = Sample(
    ["`1234567890-=", ";ςερτυθιοπ[]", "ασδφγηξκλ´'\\", "ζχψωβνμ,./"],
    ["~!@#$%^&*()_+", ":ΣΕΡΤΥΘΙΟΠ{}", "ΑΣΔΦΓΗΞΚΛ¨\"|", "ΖΧΨΩΒΝΜ<>?"],
);
pub const HEBREW: Sample = Sample(
    [";1234567890-=", "/'קראטוןםפ][", "שדגכעיחלךף,\\", "זסבהנמצתץ."],
    ["~!@#$%^&*)(_+", "QWERTYUIOP}{", "ASDFGHJKL:\"|", "ZXCVBNM><?"],
);
pub const DVORAK: Sample = Sample(
    ["`1234567890[]", "',.pyfgcrl/=", "aoeuidhtns-\\", ";qjkxbmwvz"],
    ["~!@#$%^&*(){}", "\"<>PYFGCRL?+", "AOEUIDHTNS_|", ":QJKXBMWVZ"],
);
pub const PERSIAN: Sample = Sample(
    ["\u{200d}۱۲۳۴۵۶۷۸۹۰-=", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ\\", "ظطزرذدپو./"],
    [
        "÷!٬٫﷼٪×،*)(ـ+",
        "\u{64b}\u{64c}\u{64d}\u{64e}\u{64f}\u{650}\u{651}\u{652}][}{",
        "ؤئيإأآة»«:؛|",
        "ك\u{653}ژ\u{670}\u{200c}\u{654}ء><؟",
    ],
);

impl Sample {
    /// Returns the layout with all its keys known.
    pub fn layout(&self) -> KeyboardLayout {
        let shifted: BTreeMap<KeyCode, char> = signs_by_key(&self.1).collect();
        let signs = |(code, plain)| (code, Signs { plain: Some(plain), shifted: shifted.get(&code).copied() });
        KeyboardLayout::of(signs_by_key(&self.0).map(signs))
    }

    /// Returns the sign of a key.
    pub fn sign_of(&self, code: KeyCode, is_shifted: bool) -> char {
        signs_by_key(if is_shifted { &self.1 } else { &self.0 }).find(|(own, _)| *own == code).unwrap().1
    }
}

/// Iterates over the keys with their signs.
fn signs_by_key<'a>(rows: &'a [&'static str; 4]) -> impl Iterator<Item = (KeyCode, char)> + 'a {
    ROWS.iter().zip(rows).flat_map(|(codes, signs)| codes.iter().copied().zip(signs.chars()))
}

shortcuts! {
    GAME in self, of Some("game"), told by &shell::language::MESSAGES, prefix "game.";
    TURN = turn: Table, [R], "key-undo";
    FIRST = first: Table, [Num1], "key-undo";
    SECOND = second: Table, [Num2], "key-undo";
    PASS = pass: Table, [P], "key-undo";
    AIM = aim: Table, [T], "key-undo";
    HOLD = hold: Table, [G], "key-undo";
    ANOTHER = another: Replay, [A], "key-undo";
    NEAR = near: Everywhere, [C], "key-undo";
}

shortcuts! {
    OTHER_GAME in self, of Some("robotics"), told by &shell::language::MESSAGES, prefix "robotics.";
    BUY = buy: Table, [P], "key-undo";
}
