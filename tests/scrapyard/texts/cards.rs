//! Texts of cards, which are made of their primitives.

use scrapyard::cards::{Card, DataSet};
use scrapyard::words::{card_in_words, card_lines, card_text};
use shell::language::{Language, Phrase, languages};

/// Texts in English of cards that have every primitive between them.
const IN_ENGLISH: [(&str, &str); 21] = [
    ("junk_code", "For 1 battery: draw 1 card."),
    ("oil_drum", "10 armour and 3 batteries."),
    ("table_legs", "Speed 2."),
    ("pop_gun", "Attack: 1 dent for one robot within range 3."),
    (
        "periscope",
        "1 armour and 1 battery. Scope: attacks with arms of range 2 or more reach 2 further. When \
     you collect it: rummage without paying a space.",
    ),
    ("snapping_jaw", "1 battery. Once a turn, for 1 battery: aim at one robot beside yours and give it 2 dents."),
    ("chess_computer", "2 batteries. Memory: your hand size grows by 1."),
    (
        "cactus_hull",
        "11 armour and 3 batteries. Spikes: whoever attacks this robot with an arm of range 1 gets 2 \
     dents.",
    ),
    ("bulldozer_treads", "3 armour and speed 2. Steady: can't be pushed or pulled, and never crashes."),
    (
        "jet_skirt",
        "2 armour and speed 5. Hover: moves over obstacles and through robots, but ends on a free \
     square.",
    ),
    ("pogo_spring", "1 armour and speed 2. Once a turn: move up to 3 squares."),
    ("harpoon", "Attack: 2 dents for one robot within range 3. Then pull it up to 2 squares closer."),
    ("jumper_cables", "Attack: 3 dents for one robot beside yours. Then drain up to 1 of its batteries."),
    (
        "dustbin_lid",
        "3 armour. Attack: 1 dent for one robot beside yours. Once a turn, for 1 battery: take 2 \
     shields.",
    ),
    ("nut_storm", "For 1 battery: aim at every other robot within range 3 and give each 2 dents."),
    (
        "charge",
        "For 1 battery: move up to 3 squares, aim at one robot beside yours, give it 2 dents and push \
     it up to 1 square away.",
    ),
    (
        "traffic_cone",
        "Aim at one robot within range 2 and push it up to 2 squares away. When you collect it: move \
     another player's token 2 spaces forward, at most to the line.",
    ),
    ("overclock", "Draw 1 card, recharge up to 1 used battery and move up to 1 square."),
    (
        "box_of_spares",
        "For 1 battery: move up to 1 card from your trash to your discard pile. When you collect it: \
     put 3 Junk Codes from the supply on your discard pile.",
    ),
    ("duct_tape", "For 1 battery: get up to 2 armour back."),
    (
        "spring_clean",
        "Draw 2 cards. When you collect it: remove up to 1 Junk Code in your discard pile from the \
     game.",
    ),
];

fn card<'a>(data: &'a DataSet, name: &str) -> &'a Card {
    data.card(data.card_named(name).unwrap())
}

/// Asserts that a language has a text with all of its arguments, that it is not empty, and that it
/// begins and ends as a sentence does.
fn assert_sentence(language: &Language, told: &Phrase, card: &Card) {
    let tag = language.tag();
    let words = language.tell(told);
    let name = &card.name;
    assert!(language.has_phrase(told), "{tag}: {} of {name} is missing", told.id());
    assert!(words.len() > 5 && words.ends_with('.') && !words.ends_with(".."), "{tag}, {name}: {words}");
    assert!(words.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{tag}, {name}: {words}");
    assert!(!words.contains(['{', '}', '$']) && !words.contains("  "), "{tag}, {name}: {words}");
    assert!(!words.contains("scrapyard-"), "{tag}, {name}: {words}");
}

#[test]
fn every_card_has_a_text_in_every_language() {
    let data = DataSet::standard();
    for language in languages::all_languages() {
        for card in data.cards() {
            assert_sentence(language, &card_text(card), card);
            assert_sentence(language, &card_in_words(card), card);
            let lines = card_lines(card);
            assert!(!lines.is_empty(), "{}", card.name);
            lines.iter().for_each(|line| assert_sentence(language, &line.words, card));
        }
    }
}

#[test]
fn texts_of_cards_in_english() {
    let data = DataSet::standard();
    for (name, text) in IN_ENGLISH {
        assert_eq!(Language::english().tell(&card_text(card(&data, name))), text, "{name}");
    }
}
