//! Citations of the numbered rules of each game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::checkout;
use crate::source::files;

/// Numbered rules of a game.
struct GameRules {
    /// File that states them.
    file: &'static str,
    /// Most digits of a section's number; with more before its point, a number is a figure.
    section_digits: usize,
    /// Folders of the files that cite them.
    folders: &'static [&'static str],
    /// Rulebook in the game, which lists every ruling.
    rulebook: Option<&'static str>,
    /// Whether every rule must be cited.
    is_all_cited: bool,
}

/// Rules by game; a file cites the first ones that have it in their folders.
const GAMES: [GameRules; 4] = [
    GameRules {
        file: "src/games/engineers/rules.md",
        section_digits: 2,
        folders: &["src/games/engineers", "tests/engineers"],
        rulebook: Some("assets/games/engineers/how_to_play.ron"),
        is_all_cited: true,
    },
    GameRules {
        file: "src/games/scrapyard/rules.md",
        section_digits: 2,
        folders: &["src/games/scrapyard", "tests/scrapyard", "tests/client/scrapyard"],
        rulebook: Some("assets/games/scrapyard/how_to_play.ron"),
        is_all_cited: true,
    },
    GameRules {
        file: "src/games/robotics/rules.md",
        section_digits: 2,
        folders: &["src/games/robotics", "tests/robotics", "tests/client/robotics"],
        rulebook: Some("assets/games/robotics/how_to_play.ron"),
        is_all_cited: true,
    },
    GameRules {
        file: "src/games/junkyard_bots/rules.md",
        section_digits: 1,
        // Parts that all games share cite them too.
        folders: &["src", "tests"],
        rulebook: Some("assets/games/junkyard_bots/how_to_play.ron"),
        is_all_cited: true,
    },
];

/// Numbers with a point that are figures and no rules, by the file that has them.
const FIGURES: [(&str, &str); 3] = [
    ("src/client/app/window/mod.rs", "2.4"),
    ("src/client/kit/points.rs", "2.4"),
    ("src/shell/language/preferred.rs", "2.39"),
];

impl GameRules {
    fn are_for(&self, file: &str) -> bool {
        self.folders.iter().any(|folder| Path::new(file).starts_with(folder))
    }

    /// Numbers of the rules, as their anchors have them, and the text of each.
    fn stated(&self) -> Vec<(String, String)> {
        let text = fs::read_to_string(checkout().join(self.file)).unwrap();
        let anchored = text.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"'));
        let rules = anchored.filter(|(anchor, _)| self.is_number(anchor));
        rules.map(|(number, text)| (number.to_owned(), text.to_owned())).collect()
    }

    fn is_number(&self, text: &str) -> bool {
        let Some((section, rule)) = text.split_once('.') else { return false };
        let is_digits = |part: &str, most: usize| {
            (1..=most).contains(&part.len()) && part.chars().all(|letter| letter.is_ascii_digit())
        };
        !section.starts_with('0') && is_digits(section, self.section_digits) && is_digits(rule, 2)
    }

    /// Numbers of rules that comments and names of tests cite, with the files that cite them.
    fn cited(&self) -> BTreeMap<String, Vec<String>> {
        let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for path in ["src", "tests"].iter().flat_map(|folder| files(&checkout().join(folder))) {
            let file = path.strip_prefix(checkout()).unwrap().to_string_lossy().replace('\\', "/");
            let rules = GAMES.iter().find(|rules| rules.are_for(&file)).unwrap();
            if rules.file != self.file {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for number in text.lines().flat_map(numbers).filter(|number| self.is_number(number)) {
                if !FIGURES.contains(&(&file, &number)) {
                    cited.entry(number).or_default().push(file.clone());
                }
            }
        }
        cited
    }
}

/// Words of a line's comment, and the number in the name of a test such as `rule_5_6_explosions`.
fn numbers(line: &str) -> impl Iterator<Item = String> {
    let comment = line.split_once("//").map_or("", |(_, comment)| comment);
    let words = comment.split(|letter: char| !letter.is_alphanumeric() && letter != '.');
    let in_comment = words.map(|word| word.trim_matches('.').to_owned());
    let name = line.split_once("fn rule_").map(|(_, name)| name.splitn(3, '_').take(2).collect::<Vec<_>>());
    in_comment.chain(name.map(|numbers| numbers.join(".")))
}

#[test]
fn every_cited_rule_is_stated_and_every_stated_rule_is_cited() {
    for rules in &GAMES {
        let stated: Vec<String> = rules.stated().into_iter().map(|(number, _)| number).collect();
        assert!(stated.len() > 50, "{} has only {stated:?}", rules.file);
        let cited = rules.cited();
        for (number, files) in &cited {
            assert!(stated.contains(number), "rule {number} is not in {}, but is cited in {files:?}", rules.file);
        }
        for number in stated.iter().filter(|_| rules.is_all_cited) {
            assert!(cited.contains_key(number), "rule {number} of {} is cited by no comment and no test", rules.file);
        }
    }
}

#[test]
fn the_rulebook_in_the_game_lists_every_ruling() {
    for rules in &GAMES {
        let Some(rulebook) = rules.rulebook else { continue };
        let rulings = rules.stated().into_iter().filter(|(_, text)| text.contains("*(ruling)*"));
        let rulings: Vec<String> = rulings.map(|(number, _)| format!("\"{number}\"")).collect();
        assert!(rulings.len() > 15, "{} has only {rulings:?}", rules.file);
        let rulebook = fs::read_to_string(checkout().join(rulebook)).unwrap();
        let (_, list) = rulebook.split_once("rulings: [").unwrap();
        let (list, _) = list.split_once(']').unwrap();
        let listed: Vec<&str> = list.split(',').map(str::trim).filter(|number| !number.is_empty()).collect();
        assert_eq!(listed, rulings);
    }
}
