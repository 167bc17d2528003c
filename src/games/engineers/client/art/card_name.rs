//! Name of a machine on its card: whole, or broken into lines where its language breaks it.

use std::cmp::Reverse;

use crate::messages::phrase;
use client::kit::text::name_breaks::{LinesOfName, breaks_of_name, ways_to_break};
use shell::language::Phrase;

/// Most places where a name is broken.
const MOST_BREAKS: usize = 2;

/// Name of a machine in the language of the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardName {
    /// The name on one line.
    pub whole: String,
    /// The name on two lines with a word broken, the best way first.
    pub on_two: Vec<String>,
    /// The same on three lines.
    pub on_three: Vec<String>,
}

impl CardName {
    /// Name with the ways in which its words may be broken. `tell` writes phrases in the language
    /// of the players.
    pub fn of(name: &Phrase, tell: impl Fn(&Phrase) -> String) -> Self {
        let whole = tell(name);
        let breaks = breaks_of_name(&whole, &tell(&phrase!("engineers-card-word-breaks")));
        let ways = (1..=MOST_BREAKS).flat_map(|count| ways_to_break(&whole, &breaks, count));
        let mut broken: Vec<LinesOfName> = ways.filter(|way| way.cost > 0).collect();
        broken.sort_by_key(|way| (way.cost, longest_line(way), Reverse(way.lines.first().map(String::len))));
        let of_lines = |count: usize| {
            broken.iter().filter(|way| way.lines.len() == count).map(|way| way.lines.join("\n")).collect()
        };
        Self { on_two: of_lines(2), on_three: of_lines(3), whole }
    }
}

/// Number of letters of the longest line.
fn longest_line(way: &LinesOfName) -> usize {
    way.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::DataSet;
    use crate::words::machine_name;
    use shell::language::languages::all_languages;

    #[test]
    fn long_words_are_broken_where_their_language_marks_it_and_no_letter_is_lost() {
        let data = DataSet::standard();
        for language in all_languages() {
            for machine in data.machine_ids().map(|id| data.machine(id)) {
                let name = CardName::of(&machine_name(machine), |phrase| language.tell(phrase));
                for way in name.on_two.iter().chain(&name.on_three) {
                    let joined = way.replace("-\n", "").replace(['\n', ' ', '-'], "");
                    assert_eq!(joined, name.whole.replace([' ', '-'], ""), "{way}");
                }
                let has_long_word = name.whole.split(' ').any(|word| word.chars().count() > 10);
                assert!(!has_long_word || !name.on_two.is_empty(), "{} has no place to be broken", name.whole);
            }
        }
        let english = |phrase: &Phrase| shell::language::Language::english().tell(phrase);
        let hovercraft = data.machine(data.find_machine("hovercraft").unwrap());
        assert_eq!(CardName::of(&machine_name(hovercraft), english).on_two, ["Hover-\ncraft"]);
    }
}
