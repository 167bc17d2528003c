//! Pages of the rules of a game, as plain data.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect};

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
    /// Page with all things of one sort that the game has; `None` for a game without one.
    pub collection: Option<CollectionPage>,
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

/// Page with all things of one sort.
pub struct CollectionPage {
    /// Title of the page.
    pub title: Phrase,
    /// Note beside the title.
    pub note: Phrase,
    /// Icon in the list of pages.
    pub icon: &'static str,
    /// The things.
    pub groups: Vec<CollectionGroup>,
}

/// Things that belong together.
pub struct CollectionGroup {
    /// Heading above them.
    pub name: Phrase,
    /// The things.
    pub entries: Vec<CollectionEntry>,
}

/// One of the things.
pub struct CollectionEntry {
    /// Name.
    pub name: Phrase,
    /// Short facts after the name, such as a price.
    pub facts: Vec<EntryLine>,
    /// Picture.
    pub picture: DrawPicture,
    /// Sentences below the name.
    pub lines: Vec<EntryLine>,
}

/// Words with an icon.
pub struct EntryLine {
    /// Drawing of the icon.
    pub icon: &'static str,
    /// Width and height of the drawing; only their ratio counts.
    pub size: (f32, f32),
    /// Colour by which the drawing is multiplied.
    pub tint: Color32,
    /// The words.
    pub words: Phrase,
}
