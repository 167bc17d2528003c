//! The rulebook in the game: its pages, pictures and rulings have words in every language, and its
//! pictures show things that the game has.

use std::collections::BTreeMap;

use scrapyard::arena::Square;
use scrapyard::cards::limits::{BEYOND_LINE, LINES};
use scrapyard::cards::{Card, DataSet, PartKind};
use scrapyard::messages::MESSAGES;
use serde::Deserialize;
use shell::language::{Phrase, languages};

/// The rulebook's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    pages: Vec<Page>,
    rulings: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    key: String,
    rules: Vec<(String, String)>,
    paragraphs: usize,
    pictures: Vec<Picture>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum Picture {
    Card(String),
    Robot(Vec<String>),
    Track { line: u8, places: Vec<u8> },
    Rummage(Vec<String>),
    Hand(Hand),
    Batteries { unused: u8, used: u8 },
    Sum { shields: u8, armour: u8, cards: u8, dents: u8 },
    Arena(Arena),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    cards: Vec<String>,
    #[serde(default)]
    is_hidden: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Arena {
    seats: u8,
    robots: Vec<Square>,
    #[serde(default)]
    marked: Vec<Square>,
    #[serde(default)]
    moved: Vec<Square>,
    #[serde(default)]
    crushed: Option<u8>,
}

fn book() -> Book {
    ron::from_str(include_str!("../../../assets/games/scrapyard/how_to_play.ron")).unwrap()
}

fn card<'a>(data: &'a DataSet, name: &str) -> &'a Card {
    data.card(data.card_named(name).unwrap_or_else(|| panic!("no card {name}")))
}

fn part_kind(data: &DataSet, name: &str) -> Option<PartKind> {
    card(data, name).part().map(|part| part.kind)
}

fn assert_shows_things_of_the_game(picture: &Picture, data: &DataSet) {
    match picture {
        Picture::Card(name) => assert!(!card(data, name).title.is_empty()),
        Picture::Robot(parts) => {
            let kinds: Vec<Option<PartKind>> = parts.iter().map(|part| part_kind(data, part)).collect();
            let needed = [PartKind::Head, PartKind::Torso, PartKind::Legs, PartKind::Arm, PartKind::Arm];
            assert_eq!(kinds, needed.map(Some), "{parts:?}");
        }
        Picture::Track { line, places } => {
            assert!(LINES.contains(line));
            assert!(!places.is_empty() && places.iter().all(|place| *place <= line + BEYOND_LINE));
        }
        Picture::Rummage(cards) => assert!(cards.len() == 3 && cards.iter().all(|name| card(data, name).copies > 0)),
        Picture::Hand(hand) => {
            assert!(hand.is_hidden || hand.cards.len() == 5);
            assert!(hand.cards.iter().all(|name| card(data, name).action().is_some()));
        }
        Picture::Batteries { unused, used } => assert!((1..=10).contains(&(unused + used))),
        Picture::Sum { shields, armour, cards, dents } => assert!(shields + armour + cards >= *dents),
        Picture::Arena(arena) => {
            let map = data.arena(arena.seats);
            let squares = arena.robots.iter().chain(&arena.marked).chain(&arena.moved);
            squares.for_each(|square| assert!(map.is_free(*square), "{square:?}"));
            assert!(arena.crushed.is_none_or(|ring| ring < map.height() / 2));
            assert!(arena.moved.last().is_none_or(|to| arena.robots.contains(to)));
        }
    }
}

/// Asserts that every language has a text, as a whole sentence or without a full stop.
fn assert_text(id: String, is_sentence: bool) {
    let told = Phrase::new(&MESSAGES, id);
    for language in languages::all_languages() {
        let words = language.tell(&told);
        let tag = language.tag();
        assert!(language.has_phrase(&told), "{tag}: {}", told.id());
        assert_eq!(words.ends_with('.'), is_sentence, "{tag}: {words}");
        assert!(!words.contains(['{', '}']) && !words.contains("  "), "{tag}: {words}");
    }
}

#[test]
fn every_page_and_ruling_has_its_texts_in_every_language() {
    let book = book();
    for page in &book.pages {
        let text = |what: String| format!("scrapyard-how-to-{}.{what}", page.key);
        assert_text(text("title".to_owned()), false);
        (1..=page.paragraphs).for_each(|number| assert_text(text(format!("text-{number}")), true));
        for number in 1..=page.pictures.len() {
            assert_text(text(format!("picture-{number}-title")), false);
            assert_text(text(format!("picture-{number}-caption")), true);
        }
        let next = [format!("text-{}", page.paragraphs + 1), format!("picture-{}-title", page.pictures.len() + 1)];
        let english = shell::language::Language::english();
        assert!(next.into_iter().all(|what| !english.has_phrase(&Phrase::new(&MESSAGES, text(what)))), "{}", page.key);
    }
    for number in &book.rulings {
        assert_text(format!("scrapyard-ruling-{}", number.replace('.', "-")), true);
    }
}

#[test]
fn pictures_of_the_rulebook_show_things_of_the_game() {
    let data = DataSet::standard();
    book().pages.iter().flat_map(|page| &page.pictures).for_each(|shown| assert_shows_things_of_the_game(shown, &data));
}

/// Every rule but remarks on its reasons is on a page.
#[test]
fn the_pages_cover_the_rules() {
    let mut pages: BTreeMap<(u8, u8), &str> = BTreeMap::new();
    let book = book();
    let number = |text: &str| -> (u8, u8) {
        let (section, rule) = text.split_once('.').unwrap();
        (section.parse().unwrap(), rule.parse().unwrap())
    };
    for page in &book.pages {
        for (first, last) in &page.rules {
            let (section, first) = number(first);
            let (_, last) = number(last);
            for rule in first..=last {
                pages.insert((section, rule), &page.key);
            }
        }
    }
    let rules = include_str!("../../../src/games/scrapyard/rules.md");
    let anchors = rules.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(anchor, _)| anchor);
    let missing: Vec<&str> =
        anchors.filter(|anchor| anchor.contains('.') && !pages.contains_key(&number(anchor))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
