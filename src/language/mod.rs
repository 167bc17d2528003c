//! What players read, in their language.
//!
//! Code names a message and its arguments, a [`Phrase`]; the words are in `assets/languages/`, a
//! Fluent file a language, and a [`Language`] tells a phrase in them. Nothing below the window and
//! the command line knows which language that is. English is the language in which errors are
//! displayed to developers, and what stands in for a message that another language lacks.
//!
//! - `phrase`: the id of a message with its arguments, and what can be put into one;
//! - `text`: what can be shown: words as they are, or a phrase;
//! - `fluent`: a language: its file, read;
//! - [`languages`]: all there are, and the one that this computer speaks;
//! - [`preferred`]: the list of languages in the system's settings.

pub(crate) mod fluent;
pub mod languages;
pub(crate) mod phrase;
pub mod preferred;
mod text;

pub use fluent::Language;
pub(crate) use fluent::displayed_in_english;
pub(crate) use phrase::phrase;
pub use phrase::{Argument, InWords, Phrase};
pub use text::Text;
