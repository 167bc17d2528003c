//! Data of a modal dialog that asks a question with a few answers.

use bevy::prelude::*;

use super::request::Request;
use super::screen::Choosing;
use shell::language::Phrase;

/// A question that the player has to answer before anything else. It is shown as long as the
/// resource exists.
#[derive(Resource, Clone, Debug)]
pub struct ChoiceDialog {
    /// Headline: the question in a few words.
    pub headline: Phrase,
    /// The question in full, in a sentence or two.
    pub sentence: Phrase,
    /// The answers, at least one; the first is the default button.
    pub answers: Vec<Answer>,
    /// The answer that Escape gives, as an index into `answers`.
    pub escape: usize,
}

/// An answer to the question, shown as a button.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Text on the button.
    pub words: Phrase,
    /// The button's icon.
    pub icon: &'static str,
    /// The request that the button makes; `None` to leave everything as it is.
    pub request: Option<Request>,
}

impl Answer {
    /// Creates an answer that makes a request, or leaves everything as it is without one.
    pub const fn new(words: Phrase, icon: &'static str, request: Option<Request>) -> Self {
        Self { words, icon, request }
    }
}

impl ChoiceDialog {
    /// Asks the question. It replaces one that is being asked already.
    pub fn open_dialog(self, world: &mut World) {
        // The table and its keys ignore all input while the resource exists.
        world.insert_resource(Choosing);
        world.insert_resource(self);
    }
}
