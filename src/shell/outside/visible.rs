//! Safe display of text from outside: in the window, on a terminal, in a file for people.
//! Everything that prints or draws a name, a path or another program's text uses these functions,
//! so that the text neither deceives nor harms its reader:
//!
//! - characters that control a terminal or the direction of a line (controls, line ends,
//!   bidirectional marks) are shown by their number, as `<U+001B>`, which is the same in every font
//!   and on every terminal;
//! - invisible characters are left out, except joiners between letters that need them;
//! - marks on one letter are limited to the largest number that a language uses.
//!
//! Letters of different scripts that look alike are not changed: seats are distinguished by colour
//! and symbol, and no name grants access to anything. A list of look-alikes would only refuse
//! honest names.

use std::borrow::Cow;
use std::fmt::Write;

use super::letters::{JOINER, LetterKind, NON_JOINER, is_plain, is_right_to_left, kind_of_letter};

/// Begins a run of text with a direction of its own, and ends it. The program's sentences put these
/// two around words from outside.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_ISOLATE: char = '\u{2069}';
/// Base for marks without a letter.
const DOTTED_CIRCLE: char = '◌';
/// Most marks on a letter: Hebrew has up to four with its accents, Vietnamese two.
const MOST_MARKS: usize = 4;

/// Whether a name has no visible character, but only spaces, marks without a letter and characters
/// that are not shown.
pub fn shows_nothing(name: &str) -> bool {
    name.chars().all(|letter| kind_of_letter(letter) != LetterKind::Seen)
}

/// Makes words from outside safe to show on one line.
pub fn visible_words(words: &str) -> Cow<'_, str> {
    shown_text(words, AllowedControls::Nothing)
}

/// Makes a text of this program safe to show. Line ends are kept, and so are the isolates that its
/// sentences put around words from outside, if they are paired.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    shown_text(text, AllowedControls::LinesAndIsolates)
}

/// Wraps words in isolates if they have letters of a right-to-left script, so that they do not
/// change the direction of the sentence around them. The words must be safe to show already.
pub fn isolate_if_right_to_left(words: Cow<'_, str>) -> Cow<'_, str> {
    if words.chars().any(is_right_to_left) {
        format!("{FIRST_STRONG_ISOLATE}{words}{POP_ISOLATE}").into()
    } else {
        words
    }
}

/// Escapes the characters of a JSON text that would control a terminal. The escapes mean the same
/// to every JSON parser.
pub fn escape_in_json(json: String) -> String {
    let steers = |letter: char| !matches!(letter, '\n' | '\t' | '\r') && kind_of_letter(letter) == LetterKind::Steering;
    if !json.contains(steers) {
        return json;
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for letter in json.chars() {
        if steers(letter) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                // Writing to a string can't fail.
                let _ = write!(escaped, "\\u{unit:04x}");
            }
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

/// Control characters that are kept instead of shown by their number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AllowedControls {
    Nothing,
    LinesAndIsolates,
}

/// Makes a text safe to show. The function is idempotent.
fn shown_text(text: &str, allowed: AllowedControls) -> Cow<'_, str> {
    let ends_line = |letter: char| letter == '\n' && allowed == AllowedControls::LinesAndIsolates;
    if text.chars().all(|letter| is_plain(letter) || ends_line(letter)) {
        return text.into();
    }
    let paired = if allowed == AllowedControls::LinesAndIsolates { paired_isolates(text) } else { Vec::new() };
    let mut shown = ShownText::default();
    for (at, letter) in text.char_indices() {
        let next = text[at + letter.len_utf8()..].chars().next();
        match kind_of_letter(letter) {
            LetterKind::Steering if ends_line(letter) => shown.push(letter),
            LetterKind::Steering if paired.binary_search(&at).is_ok() => shown.push(letter),
            LetterKind::Steering => shown.push_code(letter),
            LetterKind::Space => shown.push(if letter == '\t' { ' ' } else { letter }),
            LetterKind::Mark => shown.push_mark(letter),
            LetterKind::Form => shown.push_form(letter, next),
            LetterKind::Unseen => {}
            LetterKind::Seen => shown.push(letter),
        }
    }
    if shown.text == text { text.into() } else { shown.text.into() }
}

/// Builder of a safe text.
#[derive(Default)]
struct ShownText {
    text: String,
    /// Number of marks on the last letter.
    marks: usize,
}

impl ShownText {
    fn push(&mut self, letter: char) {
        self.text.push(letter);
        self.marks = 0;
    }

    fn push_code(&mut self, letter: char) {
        // Writing to a string can't fail.
        let _ = write!(self.text, "<U+{:04X}>", letter as u32);
        self.marks = 0;
    }

    fn push_mark(&mut self, mark: char) {
        if self.ends_without_a_letter() {
            self.push(DOTTED_CIRCLE);
        }
        if self.marks < MOST_MARKS {
            self.text.push(mark);
            self.marks += 1;
        }
    }

    /// Adds a character that selects a form if it follows a letter and, for a joiner, if a visible
    /// character comes next. A repeated selector, or a second joiner in a row, is left out.
    fn push_form(&mut self, form: char, next: Option<char>) {
        let is_joiner = |letter: char| matches!(letter, JOINER | NON_JOINER);
        let is_again = |last: char| last == form || (is_joiner(last) && is_joiner(form));
        let before_something = next.is_some_and(|next| kind_of_letter(next) == LetterKind::Seen);
        let may_stand = !self.ends_without_a_letter() && (!is_joiner(form) || before_something);
        if may_stand && !self.text.chars().next_back().is_some_and(is_again) {
            self.text.push(form);
        }
    }

    fn ends_without_a_letter(&self) -> bool {
        let last = self.text.chars().next_back();
        last.is_none_or(|last| {
            matches!(last, '\n' | FIRST_STRONG_ISOLATE | POP_ISOLATE) || kind_of_letter(last) == LetterKind::Space
        })
    }
}

/// Byte positions of the paired isolates of a text, in ascending order. An unpaired one could
/// affect text beyond its words.
fn paired_isolates(text: &str) -> Vec<usize> {
    let mut open = Vec::new();
    let mut paired = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            FIRST_STRONG_ISOLATE => open.push(at),
            POP_ISOLATE => {
                if let Some(first) = open.pop() {
                    paired.extend([first, at]);
                }
            }
            _ => {}
        }
    }
    paired.sort_unstable();
    paired
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_steers_is_shown_by_its_number_and_what_is_unseen_left_out() {
        let table = [
            ("Mara", "Mara"),
            ("Zoë Đặng Ł 李小龍 שָׁלוֹם مرحبا 🤖", "Zoë Đặng Ł 李小龍 שָׁלוֹם مرحبا 🤖"),
            ("\u{1b}[31mred\u{7}", "<U+001B>[31mred<U+0007>"),
            ("c1\u{9b}31m\u{7f}", "c1<U+009B>31m<U+007F>"),
            ("two\nlines\r\u{2028}\u{85}", "two<U+000A>lines<U+000D><U+2028><U+0085>"),
            ("\u{202e}nor.elif\u{202c}", "<U+202E>nor.elif<U+202C>"),
            ("a\u{2066}b\u{2069}\u{200f}", "a<U+2066>b<U+2069><U+200F>"),
            ("\u{2068}set apart\u{2069}", "<U+2068>set apart<U+2069>"),
            ("M\u{200b}a\u{2060}r\u{ad}a\u{feff}\u{3164}\u{2800}", "Mara"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("M\u{200d}", "M"),
            ("a\u{200d}\u{200d}\u{200d}b", "a\u{200d}b"),
            ("👩\u{200d}👧 👍🏽 ❤\u{fe0f}\u{200d}🔥", "👩\u{200d}👧 👍🏽 ❤\u{fe0f}\u{200d}🔥"),
            ("tab\there", "tab here"),
            ("\u{301}alone", "◌\u{301}alone"),
            ("z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "z\u{300}\u{301}\u{302}\u{303}"),
            ("\u{fffe}", "<U+FFFE>"),
        ];
        for (from_outside, seen) in table {
            assert_eq!(visible_words(from_outside), seen, "{from_outside:?}");
        }
    }

    #[test]
    fn a_text_of_our_own_keeps_its_lines_and_the_isolates_that_come_in_pairs() {
        let told = format!("first\n{}: 3", isolate_if_right_to_left("שלום".into()));
        assert_eq!(visible_lines(&told), told);
        assert_eq!(visible_lines("a\u{2068}b"), "a<U+2068>b");
        assert_eq!(visible_lines("\u{2069}a\u{2068}b\u{2069}"), "<U+2069>a\u{2068}b\u{2069}");
        assert_eq!(visible_lines("\u{1b}[2J\r"), "<U+001B>[2J<U+000D>");
        assert_eq!(isolate_if_right_to_left("Mara".into()), "Mara");
    }

    #[test]
    fn a_name_of_which_nobody_sees_anything_is_none() {
        for nothing in [
            "",
            " ",
            "\u{3000}\t",
            "\u{200b}\u{200d}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{202e}",
            "\u{301}",
            "\u{fe0f}",
            "\u{1b}",
        ] {
            assert!(shows_nothing(nothing), "{nothing:?}");
        }
        for something in ["a", " . ", "李", "ש", "🤖", "\u{202e}a", "◌"] {
            assert!(!shows_nothing(something), "{something:?}");
        }
    }

    #[test]
    fn json_means_the_same_and_steers_no_terminal() {
        let json = serde_json::to_string_pretty(&["a\u{9b}31m", "\u{202e}b\u{7f}", "李"]).unwrap();
        let escaped = escape_in_json(json.clone());
        assert!(
            !escaped.chars().any(|letter| letter != '\n' && kind_of_letter(letter) == LetterKind::Steering),
            "{escaped}"
        );
        let read = |json: &str| serde_json::from_str::<Vec<String>>(json).unwrap();
        assert_eq!(read(&escaped), read(&json));
        assert!(escaped.contains("\\u009b31m") && escaped.contains('李'));
    }

    /// Random text in which special characters are frequent.
    fn texts() -> impl Strategy<Value = String> {
        let odd = "\u{0}\u{7}\u{1b}\u{7f}\u{9b}\n\r\t \u{300}\u{301}\u{34f}\u{61c}\u{200b}\u{200c}\u{200d}\u{200e}\u{2028}\u{202e}\
                   \u{2060}\u{2066}\u{2068}\u{2069}\u{2800}\u{3164}\u{fe0f}\u{feff}\u{1f3fd}\u{e0061}aא🤖";
        let odd: Vec<char> = odd.chars().collect();
        let letter = prop_oneof![proptest::sample::select(odd), any::<char>()];
        proptest::collection::vec(letter, 0..40).prop_map(|letters| letters.into_iter().collect())
    }

    proptest! {
        #[test]
        fn nothing_that_steers_comes_through_and_what_is_shown_stays_as_it_is(text in texts()) {
            let once = visible_words(&text).into_owned();
            prop_assert!(!once.chars().any(|letter| kind_of_letter(letter) == LetterKind::Steering), "{once:?}");
            prop_assert_eq!(&*visible_words(&once), &once);
            prop_assert_eq!(&*visible_lines(&once), &once);
            let lines = visible_lines(&text).into_owned();
            let kept = ['\n', FIRST_STRONG_ISOLATE, POP_ISOLATE];
            prop_assert!(!lines.chars().any(|letter| kind_of_letter(letter) == LetterKind::Steering && !kept.contains(&letter)), "{lines:?}");
            prop_assert_eq!(&*visible_lines(&lines), &lines);
        }

        #[test]
        fn a_name_that_shows_something_is_not_shown_empty(text in texts()) {
            let seen = visible_words(&text).chars().any(|letter| kind_of_letter(letter) == LetterKind::Seen);
            prop_assert!(shows_nothing(&text) || seen, "{text:?}");
        }
    }
}
