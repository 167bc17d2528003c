//! Visual order of letters on a line that has words of right-to-left scripts, such as Hebrew and
//! Arabic.
//!
//! egui lays out words from left to right and shapes each run of one face by itself: within a run
//! of Hebrew or Arabic letters it has the order and the joined forms right. So such runs stay as
//! they are, and everything else is put in the order in which it is seen.

use std::ops::Range;

use unicode_bidi::{BidiInfo, ParagraphInfo};
use unicode_segmentation::UnicodeSegmentation;

use shell::outside::is_right_to_left;

/// Separates two runs that egui would shape as one. It has no width.
const BETWEEN_RUNS: char = '\u{2060}';

/// Whether the visual order of a text differs from its reading order, or it has isolates.
pub(super) fn needs_order(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(|letter| is_right_to_left(letter) || is_isolate(letter))
}

/// Returns a text in visual order, line by line.
pub(super) fn in_seen_order(text: &str) -> String {
    break_lines(text, 0.0, f32::INFINITY, |_| 0.0)
}

/// Returns a text in visual order, in lines no wider than `width`, the first of which begins at
/// `start`. Lines are broken in reading order. Words that are too wide by themselves are left to
/// egui.
pub(super) fn break_lines(text: &str, start: f32, width: f32, measure: impl Fn(&str) -> f32) -> String {
    let mut lines = Vec::new();
    let mut start = start;
    for paragraph in text.split('\n') {
        let info = BidiInfo::new(paragraph, None);
        let Some(whole) = info.paragraphs.first() else {
            lines.push(String::new());
            continue;
        };
        let seen = |line: Range<usize>| seen_order(&info, whole, line);
        let mut begin = 0;
        let mut end = 0;
        for word in paragraph.split_inclusive(' ') {
            let next = end + word.len();
            let line = begin..begin + paragraph[begin..next].trim_end().len();
            if end > begin && start + measure(&seen(line)) > width {
                lines.push(seen(begin..begin + paragraph[begin..end].trim_end().len()));
                begin = end;
                start = 0.0;
            }
            end = next;
        }
        lines.push(seen(begin..end));
        start = 0.0;
    }
    lines.join("\n")
}

/// Returns a line of a paragraph in visual order.
fn seen_order(info: &BidiInfo, paragraph: &ParagraphInfo, line: Range<usize>) -> String {
    let mut seen = Seen::default();
    if line.is_empty() {
        return seen.text;
    }
    let (levels, runs) = info.visual_runs(paragraph, line);
    for run in runs {
        let is_turned = levels.get(run.start).is_some_and(unicode_bidi::Level::is_rtl);
        let text: String = info.text[run].chars().filter(|letter| !is_isolate(*letter)).collect();
        if is_turned {
            split_pieces(&text).iter().rev().for_each(|piece| seen.push_piece(piece));
        } else {
            in_reading_order(&text).iter().for_each(|piece| seen.push_piece(piece));
        }
    }
    seen.text
}

/// Splits a left-to-right run, such as a number, into pieces: egui would reverse digits of a
/// right-to-left script, so each is a piece of its own.
fn in_reading_order(run: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for cluster in run.graphemes(true) {
        let shaped = cluster.chars().next().is_some_and(is_right_to_left);
        match pieces.last_mut() {
            Some(last) if !shaped && !last.shaped => last.text.push_str(cluster),
            _ => pieces.push(Piece { text: cluster.to_owned(), shaped }),
        }
    }
    pieces
}

/// Piece of a line.
#[derive(Debug, PartialEq, Eq)]
struct Piece {
    text: String,
    /// Whether egui shapes it and puts its letters in visual order.
    shaped: bool,
}

/// Splits a right-to-left run into pieces in reading order: words of one script, and each other
/// character on its own, with brackets mirrored.
fn split_pieces(run: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut script = None;
    for cluster in run.graphemes(true) {
        let first = cluster.chars().next().unwrap_or(' ');
        let own = is_right_to_left(first).then(|| script_of(first));
        match pieces.last_mut() {
            Some(last) if own.is_some() && own == script => last.text.push_str(cluster),
            _ => pieces.push(Piece { text: cluster.chars().map(mirror_letter).collect(), shaped: own.is_some() }),
        }
        script = own;
    }
    pieces
}

/// Returns a number that differs between scripts whose letters may be side by side.
const fn script_of(letter: char) -> u32 {
    match letter {
        '\u{0590}'..='\u{05FF}' | '\u{FB1D}'..='\u{FB4F}' => 0,
        '\u{0600}'..='\u{06FF}' | '\u{0750}'..='\u{077F}' | '\u{0870}'..='\u{08FF}' | '\u{FB50}'..='\u{FEFE}' => 1,
        other => other as u32 >> 7,
    }
}

/// Returns the mirrored character of a bracket or quotation mark; other characters are unchanged.
const fn mirror_letter(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        other => other,
    }
}

/// A line that is built in visual order.
#[derive(Default)]
struct Seen {
    text: String,
    shaped: bool,
}

impl Seen {
    fn push_piece(&mut self, piece: &Piece) {
        let may_join = |letter: Option<char>| letter.is_some_and(|letter| !letter.is_ascii());
        let meet = may_join(self.text.chars().next_back()) && may_join(piece.text.chars().next());
        if meet && (self.shaped || piece.shaped) {
            self.text.push(BETWEEN_RUNS);
        }
        self.text.push_str(&piece.text);
        self.shaped = piece.shaped;
    }
}

const fn is_isolate(letter: char) -> bool {
    matches!(letter, '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TextStyle as a person sees them, from left to right: egui turns each word of a right-to-left
    /// script.
    fn seen(text: &str) -> String {
        let turned = |word: &str| {
            let is_turned = word.chars().any(is_right_to_left);
            if is_turned { word.graphemes(true).rev().collect() } else { word.to_owned() }
        };
        let line = |line: &str| {
            let mut words: Vec<String> = vec![String::new()];
            for letter in line.chars() {
                let is_break = letter == BETWEEN_RUNS || letter.is_ascii();
                if is_break {
                    words.push(String::new());
                }
                if letter != BETWEEN_RUNS {
                    words.last_mut().unwrap().push(letter);
                }
                if is_break {
                    words.push(String::new());
                }
            }
            words.iter().map(|word| turned(word)).collect::<String>()
        };
        text.lines().map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn words_of_a_name_are_read_from_the_right() {
        let table = [
            ("Mara", "Mara"),
            ("אבג דהו", "והד גבא"),
            ("אבג (דהו)", "(והד) גבא"),
            ("אבג 12 דהו", "והד 12 גבא"),
            ("Bob אבג", "Bob גבא"),
            ("אבג Bob", "Bob גבא"),
        ];
        for (read, shown) in table {
            assert_eq!(seen(&in_seen_order(read)), shown, "{read}");
        }
    }

    #[test]
    fn a_name_that_is_set_apart_does_not_turn_its_sentence() {
        let isolated = |name: &str| format!("\u{2068}{name}\u{2069}");
        let sentence = format!("{} took 3, {} 4.", isolated("אב גד"), isolated("הו"));
        assert_eq!(seen(&in_seen_order(&sentence)), "דג בא took 3, וה 4.");
        let lone = format!("{}: 5", isolated("אב"));
        assert_eq!(seen(&in_seen_order(&lone)), "בא: 5");
    }

    #[test]
    fn scripts_and_digits_side_by_side_are_not_shaped_as_one() {
        assert_eq!(in_seen_order("سنة٣"), "٣\u{2060}سنة");
        assert_eq!(in_seen_order("سنة ٢٣"), "٢\u{2060}٣ سنة", "a number of two digits");
        assert_eq!(in_seen_order("Bob ۱۲"), "Bob ۱\u{2060}۲");
        assert_eq!(in_seen_order("אبג"), "ג\u{2060}ب\u{2060}א");
        assert_eq!(in_seen_order("שָׁלוֹם"), "שָׁלוֹם", "letters keep their points");
    }

    #[test]
    fn lines_are_broken_in_the_order_of_reading() {
        let measure = |line: &str| line.chars().count() as f32;
        assert_eq!(seen(&break_lines("אב גד הו", 0.0, 5.0, measure)), "דג בא\nוה");
        assert_eq!(seen(&break_lines("אב גד הו", 3.0, 5.0, measure)), "בא\nוה דג");
        assert_eq!(break_lines("one two\n\nthree", 0.0, 4.0, measure), "one\ntwo\n\nthree");
        assert!(needs_order("a א") && needs_order("\u{2068}") && !needs_order("Zoë 李"));
    }
}
