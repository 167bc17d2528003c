//! Names of things that players see throughout the game, and the texts of cards, as phrases.
//!
//! - `card_text`: the text of a card, made of its primitives;
//! - `effects`: effects, aims, traits and build effects in words;
//! - `names`: names of cards, slots, maps and squares; `card_ids`: the messages with the names of
//!   the game's own cards;
//! - `lists`: lists of cards;
//! - `counts`: counted things;
//! - `options`: options of the rules.

mod card_ids;
mod card_text;
mod counts;
mod effects;
mod lists;
mod names;
mod options;
#[cfg(test)]
pub(crate) mod told;

pub use card_text::{CardLine, Feature, card_in_words, card_lines, card_text};
pub use counts::{
    armour_words, batteries_words, cards_words, dents_words, junk_codes_words, shields_words, spaces_words,
    squares_words,
};
pub use effects::{Whom, aim_words, build_effect_words, effect_words, list_of_effects, trait_name, trait_words};
pub use lists::{card_in_sentence, list_of_cards};
pub use names::{card_name, card_type, column_name, kind_name, map_name, row_name, slot_name, square_name};
pub use options::{RuleOption, about_option, option_name, option_value};
