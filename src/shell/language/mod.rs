//! Texts for players, in their language.
//!
//! Code builds a [`Phrase`], the id of a message of the shell or of a game with its arguments.
//! Their texts are Fluent files, one for each language, and a [`Language`] translates a phrase.
//! Only the window and the command line know which language is used. Errors are displayed to
//! developers in English, which also replaces messages that another language lacks.
//!
//! - `phrase`: ids of messages with their arguments;
//! - `text`: text to show, either untranslated words or a phrase;
//! - `messages`: the messages of the shell or of a game, in the languages that come with the
//!   program; each game has its own macro `phrase!`, whose phrases know their messages;
//! - `numbers`: numbers with their thousands set apart;
//! - `bundle`: Fluent files, read;
//! - `fluent`: one language, which tells phrases;
//! - [`languages`]: all available languages, and the language of this computer;
//! - [`preferred`]: languages that the system's settings prefer.
//!
#![doc = include_str!("languages.md")]

mod bundle;
pub mod fluent;
pub mod languages;
pub mod messages;
pub mod numbers;
pub mod phrase;
pub mod preferred;
mod text;

pub use fluent::{Language, displayed_in_english, tell_in_english};
pub use messages::{MESSAGES, Messages, TAGS};
pub use phrase::{Argument, InWords, Phrase, phrase, phrase_of};
pub use text::Text;
