//! Texts for players, in their language.
//!
//! Code builds a [`Phrase`], the id of a message with its arguments. The texts are in
//! `assets/languages/`, one Fluent file per language, and a [`Language`] translates a phrase. Only
//! the window and the command line know which language is used. Errors are displayed to developers
//! in English, which also replaces messages that another language lacks.
//!
//! - `phrase`: ids of messages with their arguments;
//! - `text`: text to show, either untranslated words or a phrase;
//! - `fluent`: one language, read from its file;
//! - [`languages`]: all available languages, and the language of this computer;
//! - [`preferred`]: languages that the system's settings prefer.
//!
#![doc = include_str!("languages.md")]

pub(crate) mod fluent;
pub mod languages;
pub(crate) mod phrase;
pub mod preferred;
mod text;

pub(crate) use fluent::displayed_in_english;
pub use fluent::{Language, tell_in_english};
pub(crate) use phrase::phrase;
pub use phrase::{Argument, InWords, Phrase};
pub use text::Text;
