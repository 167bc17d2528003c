//! A question over everything, with a few answers: the data of its dialog.

use bevy::prelude::*;

use super::request::Request;
use super::screen::Choosing;
use crate::shell::language::Phrase;

/// A question that the player has to answer before anything else; shown as long as the resource is
/// there.
#[derive(Resource, Clone, Debug)]
pub struct ChoiceDialog {
    /// The question in a few words.
    pub headline: Phrase,
    /// The whole of it, in a sentence or two.
    pub sentence: Phrase,
    /// The answers; the first is the default.
    pub answers: Vec<Answer>,
    /// The answer to Escape, an index of `answers`.
    pub escape: usize,
}

/// An answer: a button.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The button's words.
    pub words: Phrase,
    /// The button's icon.
    pub icon: &'static str,
    /// The request that it makes; `None` to leave everything as it is.
    pub request: Option<Request>,
}

impl ChoiceDialog {
    /// Asks the question, in the place of one that is asked.
    pub fn ask(self, world: &mut World) {
        // The table and its keys don't listen meanwhile.
        world.insert_resource(Choosing);
        world.insert_resource(self);
    }
}
