//! Citations of the numbered rules in `src/games/junkyard_bots/rules.md`.

use std::collections::BTreeMap;
use std::fs;

use crate::checkout;
use crate::source::files;

/// Numbers with a point that are figures and no rules, by the file that has them.
const FIGURES: [(&str, &str); 3] = [
    ("src/client/app/window/mod.rs", "2.4"),
    ("src/client/kit/points.rs", "2.4"),
    ("src/shell/language/preferred.rs", "2.39"),
];

/// Numbers of the rules, as their anchors have them.
fn stated() -> Vec<String> {
    let text = fs::read_to_string(checkout().join("src/games/junkyard_bots/rules.md")).unwrap();
    let anchors = text.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let numbers = anchors.map(|(anchor, _)| anchor.to_owned()).filter(|anchor| is_number(anchor));
    numbers.collect()
}

fn is_number(text: &str) -> bool {
    let Some((section, rule)) = text.split_once('.') else { return false };
    let is_digits = |part: &str, most: usize| {
        (1..=most).contains(&part.len()) && part.chars().all(|letter| letter.is_ascii_digit())
    };
    section != "0" && is_digits(section, 1) && is_digits(rule, 2)
}

/// Numbers of rules that comments and names of tests cite, with the files that cite them.
fn cited() -> BTreeMap<String, Vec<String>> {
    let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in ["src", "tests"].iter().flat_map(|folder| files(&checkout().join(folder))) {
        let file = path.strip_prefix(checkout()).unwrap().to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines() {
            let comment = line.split_once("//").map_or("", |(_, comment)| comment);
            let words = comment.split(|letter: char| !letter.is_alphanumeric() && letter != '.');
            let in_comment = words.map(|word| word.trim_matches('.').to_owned());
            let name = line.split_once("fn rule_").map(|(_, name)| name.splitn(3, '_').take(2).collect::<Vec<_>>());
            let in_name = name.map(|numbers| numbers.join("."));
            for number in in_comment.chain(in_name).filter(|word| is_number(word)) {
                if !FIGURES.contains(&(&file, &number)) {
                    cited.entry(number).or_default().push(file.clone());
                }
            }
        }
    }
    cited
}

#[test]
fn every_cited_rule_is_stated_and_every_stated_rule_is_cited() {
    let stated = stated();
    assert!(stated.len() > 50, "only {stated:?}");
    let cited = cited();
    for (number, files) in &cited {
        assert!(
            stated.contains(number),
            "rule {number} is not in src/games/junkyard_bots/rules.md, but is cited in {files:?}"
        );
    }
    for number in &stated {
        assert!(cited.contains_key(number), "rule {number} is cited by no comment and no test");
    }
}

#[test]
fn the_rulebook_in_the_game_lists_every_ruling() {
    let rules = fs::read_to_string(checkout().join("src/games/junkyard_bots/rules.md")).unwrap();
    let anchored = rules.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let rulings = anchored.filter(|(anchor, text)| is_number(anchor) && text.contains("*(ruling)*"));
    let rulings: Vec<String> = rulings.map(|(anchor, _)| format!("\"{anchor}\"")).collect();
    assert!(rulings.len() > 15, "only {rulings:?}");
    let rulebook = fs::read_to_string(checkout().join("assets/games/junkyard_bots/how_to_play.ron")).unwrap();
    let (_, list) = rulebook.split_once("rulings: [").unwrap();
    let (list, _) = list.split_once(']').unwrap();
    let listed: Vec<&str> = list.split(',').map(str::trim).filter(|number| !number.is_empty()).collect();
    assert_eq!(listed, rulings);
}
