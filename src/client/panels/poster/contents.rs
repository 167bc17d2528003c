//! Contents of a picture to share, which a game composes.

use std::sync::Arc;

use crate::art::Composed;
use crate::art::files::DrawingTable;
use crate::art::spelling::Faces;
use shell::seats::Colour;

/// Thing on the stage.
#[derive(Clone, Debug)]
pub enum PosterSubject {
    /// A figure that stands on the ground.
    Figure(Arc<Composed>),
    /// A drawing in its place.
    Drawing(&'static str),
    /// Items in places of their own, from the back to the front.
    Scene(Vec<PosterItem>),
}

/// Item of a scene on the stage, in pixels from the upper left corner of the picture.
#[derive(Clone, Debug)]
pub enum PosterItem {
    /// A drawing.
    Drawing(PosterDrawing),
    /// Shapes, as elements of SVG.
    Shapes(String),
    /// A number with its middle, the size of its digits, and its colour as `#rrggbb`.
    Number {
        /// The number.
        number: String,
        /// Middle.
        middle: (f32, f32),
        /// Size of the digits.
        size: f32,
        /// Colour.
        fill: &'static str,
    },
}

/// Drawing of a scene.
#[derive(Clone, Copy, Debug)]
pub struct PosterDrawing {
    /// Name of the drawing.
    pub drawing: &'static str,
    /// Middle.
    pub middle: (f32, f32),
    /// Width and height before it is turned.
    pub size: (f32, f32),
    /// Angle by which it is turned clockwise, in degrees.
    pub angle: f32,
}

/// Number on the plate.
#[derive(Clone, Debug)]
pub struct PosterNumber {
    /// Left end of its icon, in pixels.
    pub left: f32,
    /// Icon.
    pub icon: &'static str,
    /// The number.
    pub number: String,
}

/// Line of words on the plate.
#[derive(Clone, Debug)]
pub struct PosterWords {
    /// Icon before it.
    pub icon: &'static str,
    /// Words in the language of the picture.
    pub words: String,
}

/// Contents of a picture.
#[derive(Clone, Debug)]
pub struct Poster {
    /// The game's own drawings.
    pub drawings: DrawingTable,
    /// Name of the game, in capitals.
    pub title: &'static str,
    /// Figure of the player.
    pub on_stage: PosterSubject,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// That colour as `#rrggbb`.
    pub hue: String,
    /// Words below the name, in the language of the picture, as a sentence without a full stop.
    pub game: String,
    /// Numbers below, in one row.
    pub numbers: Vec<PosterNumber>,
    /// Lines of words in their place.
    pub words: Vec<PosterWords>,
    /// Faces with which names are written, besides the program's own.
    pub faces: Arc<Faces>,
}
