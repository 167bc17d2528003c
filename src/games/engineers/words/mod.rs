//! Names of things that players see throughout the game, and the texts of things and cards, as
//! phrases.
//!
//! - `names`: names of kinds, machines, families, grades; `own_ids`: the messages with the names of
//!   the game's own things and machines;
//! - `places`: names of squares, gates, walls and workers;
//! - `things`: things of a table in sentences, as a team sees them;
//! - `effects`: effects in words;
//! - `thing_text`: the text of a thing, made of its numbers and effects;
//! - `machine_text`: the text of a machine's card;
//! - `counts`: counted things;
//! - `options`: options of the rules.

mod counts;
mod effects;
mod machine_text;
mod names;
mod options;
mod own_ids;
mod places;
mod thing_text;
mod things;
#[cfg(test)]
pub(crate) mod told;

pub use counts::{actions_words, cards_words, dollars_words, hands_words, points_words, rounds_words, things_words};
pub use effects::effect_words;
pub use machine_text::{list_of_machines, machine_in_words, need_name};
pub use names::{
    a_kind, class_name, family_name, grade_name, job_name, kind_name, machine_in_sentence, machine_name, stat_name,
};
pub use options::{RuleOption, about_option, money_value, notebook_value, option_name, option_value, trading_value};
pub use places::{gate_name, square_name, wall_name, worker_name, workers_name};
pub use thing_text::{KindFeature, KindLine, kind_in_words, kind_lines, kind_text};
pub use things::{
    a_graded_kind, a_thing, a_whole, assembly_words, former_words, goods_words, join_words, list_of_parts,
    list_of_wholes, part_words, thing_name,
};
