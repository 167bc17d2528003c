//! Pages of the rules of a game, as plain data.

use std::sync::Arc;

use bevy_egui::egui::Rect;

use crate::art::Composed;
use crate::kit::Pen;
use shell::language::Phrase;

/// Rules of a game in its own words.
#[derive(Default)]
pub struct Book {
    /// The pages.
    pub pages: Vec<RulePage>,
    /// Decisions of the game where its rulebook is silent: rule numbers and sentences.
    pub rulings: Vec<(String, Phrase)>,
}

/// Page of the rules.
pub struct RulePage {
    /// Title of the page.
    pub title: Phrase,
    /// Rules that the page is about, in words.
    pub rules: Phrase,
    /// Paragraphs of the page.
    pub text: Vec<Phrase>,
    /// Pictures below the paragraphs.
    pub pictures: PagePictures,
}

/// Pictures on a page.
pub enum PagePictures {
    /// Examples side by side.
    Examples(Vec<Example>),
    /// Signs in their order, with numbers.
    Signs(Vec<PageSign>),
}

/// Example on a page.
pub struct Example {
    /// Title of the example.
    pub title: Phrase,
    /// Sentence below its picture.
    pub caption: Phrase,
    /// Whether it is a good example or a bad one, if it is either.
    pub good: Option<bool>,
    /// The picture.
    pub picture: ExamplePicture,
}

/// Function that draws a picture in a rectangle.
pub type DrawPicture = Box<dyn Fn(&mut Pen, Rect) + Send + Sync>;

/// Picture of an example.
pub enum ExamplePicture {
    /// Composed picture of something that stands on the ground.
    Standing {
        /// The picture.
        picture: Arc<Composed>,
        /// Row of its grid below which is the ground.
        ground: i16,
    },
    /// Anything else, drawn inside a frame.
    Drawn(DrawPicture),
}

/// Sign with its name.
#[derive(Clone, Debug)]
pub struct PageSign {
    /// Icon of the sign.
    pub icon: &'static str,
    /// Name below it.
    pub name: Phrase,
}
