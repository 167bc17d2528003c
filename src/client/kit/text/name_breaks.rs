//! Places where the name of a card may be broken: between words, and within those that its language
//! lists.

/// Mark of a place in a word of the list where it may be broken.
const BREAK: char = '|';
/// Mark of a place where it is broken only if nothing else has room.
const SELDOM: char = '~';

/// Place where a name may be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameBreak {
    /// End of the line before it, and start of the next one, in bytes.
    end: usize,
    start: usize,
    /// Cost for the reader: none between words.
    cost: u8,
}

impl NameBreak {
    /// Cost of a break within a word, where the list marks it.
    pub const IN_WORD: u8 = 1;
    /// Cost of one that is taken seldom.
    const IN_SYLLABLES: u8 = 3;

    /// A break between words, at a space.
    const fn at_space(end: usize) -> Self {
        Self { end, start: end + 1, cost: 0 }
    }

    const fn in_word(at: usize, mark: char) -> Self {
        Self { end: at, start: at, cost: if mark == SELDOM { Self::IN_SYLLABLES } else { Self::IN_WORD } }
    }
}

/// Lines of a name that is broken in a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinesOfName {
    /// The lines.
    pub lines: Vec<String>,
    /// Cost of all breaks.
    pub cost: u8,
}

/// Places where a name may be broken, from its start: at spaces, and within words of a list, each
/// of which has marks.
pub fn breaks_of_name(name: &str, list: &str) -> Vec<NameBreak> {
    let spaces = name.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| NameBreak::at_space(at));
    let mut breaks: Vec<NameBreak> = spaces.collect();
    for marked in list.split_whitespace() {
        breaks.extend(breaks_of_word(name, marked));
    }
    breaks.sort_by_key(|one| (one.end, one.cost));
    breaks.dedup_by_key(|one| one.end);
    breaks
}

/// Places where a name may be broken in a word with marks; none if the word is not in it.
fn breaks_of_word(name: &str, marked: &str) -> Vec<NameBreak> {
    let is_mark = |letter: char| letter == BREAK || letter == SELDOM;
    let whole: String = marked.chars().filter(|&letter| !is_mark(letter)).collect();
    let Some(mut at) = name.find(&whole) else { return Vec::new() };
    let mut breaks = Vec::new();
    for letter in marked.chars() {
        if is_mark(letter) {
            breaks.push(NameBreak::in_word(at, letter));
        } else {
            at += letter.len_utf8();
        }
    }
    breaks
}

/// All ways to break a name at a number of places.
pub fn ways_to_break(name: &str, breaks: &[NameBreak], count: usize) -> Vec<LinesOfName> {
    choices_of(breaks, count).iter().map(|chosen| lines_between(name, chosen)).collect()
}

/// All choices of a number of places, each in their order.
fn choices_of(breaks: &[NameBreak], count: usize) -> Vec<Vec<NameBreak>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_first = |(number, first): (usize, &NameBreak)| {
        let first = *first;
        let others = choices_of(&breaks[number + 1..], count - 1).into_iter();
        others.map(move |other| [first].into_iter().chain(other).collect())
    };
    breaks.iter().enumerate().flat_map(with_first).collect()
}

/// Lines of a name between places where it is broken; a broken word gets a hyphen, unless it has
/// one there.
fn lines_between(name: &str, chosen: &[NameBreak]) -> LinesOfName {
    let mut start = 0;
    let mut lines = Vec::new();
    for one in chosen {
        let line = &name[start..one.end];
        let hyphen = if one.cost > 0 && !line.ends_with('-') { "-" } else { "" };
        lines.push(format!("{line}{hyphen}"));
        start = one.start;
    }
    lines.push(name[start..].to_owned());
    LinesOfName { lines, cost: chosen.iter().map(|one| one.cost).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "Kartoffel|kanone Fern|seh|turm Tau~cher|helm Hof-|uhr";

    fn told(name: &str, count: usize) -> Vec<(Vec<String>, u8)> {
        let ways = ways_to_break(name, &breaks_of_name(name, LIST), count);
        ways.into_iter().map(|way| (way.lines, way.cost)).collect()
    }

    fn way(lines: &[&str], cost: u8) -> (Vec<String>, u8) {
        (lines.iter().map(|&line| line.to_owned()).collect(), cost)
    }

    #[test]
    fn names_are_broken_between_words_and_at_marked_places() {
        assert_eq!(told("Zap", 0), [way(&["Zap"], 0)]);
        assert!(told("Zap", 1).is_empty());
        assert_eq!(told("Box of Spares", 1), [way(&["Box", "of Spares"], 0), way(&["Box of", "Spares"], 0)]);
        assert_eq!(told("Box of Spares", 2), [way(&["Box", "of", "Spares"], 0)]);
        assert_eq!(told("Kartoffelkanone", 1), [way(&["Kartoffel-", "kanone"], 1)]);
        assert_eq!(told("Fernsehturm", 1), [way(&["Fern-", "sehturm"], 1), way(&["Fernseh-", "turm"], 1)]);
        assert_eq!(told("Fernsehturm", 2), [way(&["Fern-", "seh-", "turm"], 2)]);
        assert_eq!(told("Hof-uhr", 1), [way(&["Hof-", "uhr"], 1)]);
        assert_eq!(told("Taucherhelm", 1), [way(&["Tau-", "cherhelm"], 3), way(&["Taucher-", "helm"], 1)]);
    }
}
