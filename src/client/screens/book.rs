//! The pages of how to play, read from the file that the program carries.

use std::sync::Arc;

use bevy::prelude::Resource;
use serde::Deserialize;

use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::grid::{Placement, Rotation};
use crate::parts::{GripperKind, PartId, Size, Tile, TileSet};
use crate::record::Colour;
use crate::robot::{Assembly, Robot};

/// The text of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BookText {
    pages: Vec<PageText>,
    rulings: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PageText {
    title: String,
    rules: String,
    text: Vec<String>,
    pictures: Vec<PictureText>,
}

/// A robot with what it holds. One that is a bad example breaks a rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PictureText {
    title: String,
    caption: String,
    #[serde(default)]
    good: Option<bool>,
    colour: Colour,
    power: u8,
    parts: Vec<(String, (i16, i16), Rotation)>,
    #[serde(default)]
    held: Vec<(String, GripperKind, (i16, i16), Rotation)>,
}

/// A picture ready to be drawn.
pub struct Shown {
    /// What it is called.
    pub title: String,
    /// A sentence below it.
    pub caption: String,
    /// Whether it is a good example or a bad one, if it is either.
    pub good: Option<bool>,
    /// The robot.
    pub robot: Arc<RobotPicture>,
}

/// A page.
pub struct Page {
    /// What it is called.
    pub title: String,
    /// The rules it tells of.
    pub rules: String,
    /// Its paragraphs.
    pub text: Vec<String>,
    /// Its pictures.
    pub pictures: Vec<Shown>,
}

/// All pages, and the one that is open; after the last come the rulings.
#[derive(Resource)]
pub struct Book {
    /// The pages.
    pub pages: Vec<Page>,
    /// What this game decides where the rulebook is silent: rule number and sentence.
    pub rulings: Vec<(String, String)>,
    /// The page that is open, from 0; after the last come the rulings.
    pub open: usize,
}

impl Default for Book {
    fn default() -> Self {
        let tiles = TileSet::standard();
        // The file is part of the program, and a test reads it.
        let text = text().unwrap_or(BookText { pages: Vec::new(), rulings: Vec::new() });
        let shown = |text: PictureText| Shown {
            robot: Arc::new(picture(&tiles, &text)),
            title: text.title,
            caption: text.caption,
            good: text.good,
        };
        let page = |text: PageText| Page {
            title: text.title,
            rules: text.rules,
            text: text.text,
            pictures: text.pictures.into_iter().map(shown).collect(),
        };
        Self { pages: text.pages.into_iter().map(page).collect(), rulings: text.rulings, open: 0 }
    }
}

fn text() -> Result<BookText, ron::error::SpannedError> {
    ron::from_str(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/how_to_play.ron")))
}

/// The robot of a picture. Parts are numbered in the order of the file, the body first.
fn robot(tiles: &Arc<TileSet>, text: &PictureText) -> Robot {
    let mut assembly = Assembly::new(tiles, PartId(0));
    let mut numbers = (1u16..).map(PartId);
    for ((name, (x, y), rotation), part) in text.parts.iter().zip(&mut numbers) {
        if let Some(tile) = tiles.named(name) {
            let _ = assembly.attach(part, tile.id(), Placement::new(*x, *y, *rotation));
        }
    }
    for ((name, by, (x, y), rotation), part) in text.held.iter().zip(&mut numbers) {
        let _ = assembly.hold(part, *by, size_of(tiles, name), Placement::new(*x, *y, *rotation));
    }
    Robot::of(assembly)
}

/// The size of a tile; names of backs end in theirs.
fn size_of(tiles: &TileSet, name: &str) -> Size {
    let named = tiles.named(name).and_then(Tile::size);
    named.or_else(|| Size::ALL.into_iter().find(|size| name.ends_with(&size.to_string()))).unwrap_or(Size::Small)
}

fn picture(tiles: &Arc<TileSet>, text: &PictureText) -> RobotPicture {
    let names: Vec<&str> =
        text.parts.iter().map(|part| &*part.0).chain(text.held.iter().map(|held| &*held.0)).collect();
    let drawing = |part: PartId| {
        let Some(name) = part.index().checked_sub(1).and_then(|index| names.get(index)) else {
            return crate::client::art::starter_body(text.colour);
        };
        tiles.named(name).map_or_else(|| back_of(size_of(tiles, name)), |tile| drawing_of(tile, None))
    };
    RobotPicture::new(&robot(tiles, text), text.power, drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_examples_are_legal_and_bad_ones_are_not() {
        let tiles = TileSet::standard();
        for page in text().unwrap().pages {
            for picture in page.pictures {
                let named = picture.parts.iter().all(|part| tiles.named(&part.0).is_some());
                assert!(named, "{}: a part has no such name", picture.title);
                let robot = robot(&tiles, &picture);
                let all = 1 + picture.parts.len() + picture.held.len();
                assert_eq!(robot.assembly().parts().len(), all, "{}: something overlaps", picture.title);
                let holds = GripperKind::ALL.into_iter().all(|by| robot.grippers(by).is_legal());
                let legal = robot.assembly().check_linked().is_ok() && holds;
                // What walks in the air is a poor robot, not an illegal one.
                let idle = picture.title == "Off the ground";
                assert_eq!(legal, picture.good != Some(false) || idle, "{}", picture.title);
            }
        }
    }

    #[test]
    fn every_ruling_has_its_number_and_its_sentence() {
        let book = text().unwrap();
        assert_eq!(book.pages.len(), 12);
        assert!(book.rulings.iter().all(|(number, text)| number.contains('.') && text.ends_with('.')));
    }
}
