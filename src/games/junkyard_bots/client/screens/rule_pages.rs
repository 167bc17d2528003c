//! The pages of how to play, read from the file that the program carries, with pictures of robots.

use std::sync::Arc;

use bevy::prelude::App;
use serde::Deserialize;

use crate::action::{JunkyardBots, Phase};
use crate::client::art;
use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::messages::MESSAGES;
use crate::parts::{GripperKind, PartId, Size, Tile, TileSet};
use crate::robot::{Assembly, Robot};
use crate::words;
use client::screens::how_to_play::add_book;
use client::screens::how_to_play::book::{Book, ExamplePicture, PageSign};
use client::screens::how_to_play::plan::{BookPlan, BookWords, PlannedPicture};
use shell::grid::{Placement, Rotation};
use shell::record::Recorded;
use shell::seats::Colour;

/// Messages of the pages and of the rulings.
const WORDS: BookWords = BookWords { messages: &MESSAGES, page: "how-to", ruling: "ruling" };

pub(super) fn plugin(app: &mut App) {
    add_book(app, JunkyardBots::NAME, make_book());
}

/// Robot with the parts that it holds. A bad example breaks a rule.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PicturePlan {
    #[serde(default)]
    good: Option<bool>,
    colour: Colour,
    power: u8,
    parts: Vec<(String, (i16, i16), Rotation)>,
    #[serde(default)]
    held: Vec<(String, GripperKind, (i16, i16), Rotation)>,
}

fn make_book() -> Book {
    let tiles = TileSet::standard();
    // The file is part of the program, and a test reads it.
    let plan = read_plan().unwrap_or_default();
    plan.make_book(WORDS, &signs_of_phases(), |plan| planned_picture(&tiles, plan))
}

fn read_plan() -> Result<BookPlan<PicturePlan>, ron::error::SpannedError> {
    BookPlan::parse(include_str!("../../../../../assets/games/junkyard_bots/how_to_play.ron"))
}

/// Returns the seven phases as signs, for pages about the round.
fn signs_of_phases() -> Vec<PageSign> {
    let all = [
        (Phase::Reveal, "phase_reveal"),
        (Phase::Scan, "phase_scan"),
        (Phase::Scrounge, "phase_scrounge"),
        (Phase::Battle, "phase_battle"),
        (Phase::Factory, "phase_factory"),
        (Phase::Victory, "phase_victory"),
        (Phase::EndTurn, "phase_end_turn"),
    ];
    all.map(|(phase, icon)| PageSign { icon, name: words::phase_name(phase) }).to_vec()
}

/// Returns the robot of a plan, on the ground below which nothing of it reaches (rule 2.6).
fn planned_picture(tiles: &Arc<TileSet>, plan: &PicturePlan) -> PlannedPicture {
    let robot = picture_of_plan(tiles, plan);
    let picture = ExamplePicture::Standing { picture: Arc::new(robot.composed()), ground: robot.ground() };
    PlannedPicture { good: plan.good, picture }
}

/// Assembles the robot of a picture. Parts are numbered in the order of the file, the body first.
fn robot_of_plan(tiles: &Arc<TileSet>, plan: &PicturePlan) -> Robot {
    let mut assembly = Assembly::new(tiles, PartId(0));
    let mut numbers = (1u16..).map(PartId);
    for ((name, (x, y), rotation), part) in plan.parts.iter().zip(&mut numbers) {
        if let Some(tile) = tiles.tile_named(name) {
            let _ = assembly.attach(part, tile.id(), Placement::new(*x, *y, *rotation));
        }
    }
    for ((name, by, (x, y), rotation), part) in plan.held.iter().zip(&mut numbers) {
        let _ = assembly.hold(part, *by, size_of(tiles, name), Placement::new(*x, *y, *rotation));
    }
    Robot::of(assembly)
}

/// Returns the size of a tile by its name; names of backs end in their size.
fn size_of(tiles: &TileSet, name: &str) -> Size {
    let named = tiles.tile_named(name).and_then(Tile::size);
    named.or_else(|| Size::ALL.into_iter().find(|size| name.ends_with(&size.to_string()))).unwrap_or(Size::Small)
}

fn picture_of_plan(tiles: &Arc<TileSet>, plan: &PicturePlan) -> RobotPicture {
    let names: Vec<&str> =
        plan.parts.iter().map(|part| &*part.0).chain(plan.held.iter().map(|held| &*held.0)).collect();
    let drawing = |part: PartId| {
        let Some(name) = part.index().checked_sub(1).and_then(|index| names.get(index)) else {
            return art::starter_body(plan.colour);
        };
        tiles.tile_named(name).map_or_else(|| back_of(size_of(tiles, name)), |tile| drawing_of(tile, None))
    };
    RobotPicture::new(&robot_of_plan(tiles, plan), plan.power, drawing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::screens::how_to_play::book::PagePictures;
    use shell::language::Language;

    #[test]
    fn good_examples_are_legal_and_bad_ones_are_not() {
        let tiles = TileSet::standard();
        for page in read_plan().unwrap().pages {
            for (number, picture) in (1..).zip(&page.pictures) {
                let called = format!("{}, picture {number}", page.key);
                let named = picture.parts.iter().all(|part| tiles.tile_named(&part.0).is_some());
                assert!(named, "{called}: a part has no such name");
                let robot = robot_of_plan(&tiles, picture);
                let all = 1 + picture.parts.len() + picture.held.len();
                assert_eq!(robot.assembly().parts().len(), all, "{called}: something overlaps");
                let holds = GripperKind::ALL.into_iter().all(|by| robot.grippers(by).is_legal());
                let legal = robot.assembly().check_linked().is_ok() && holds;
                // A robot that walks in the air is a poor one, not an illegal one.
                let idle = called == "speed, picture 2";
                assert_eq!(legal, picture.good != Some(false) || idle, "{called}");
            }
        }
    }

    #[test]
    fn every_ruling_has_its_number_and_its_sentence() {
        let book = make_book();
        assert_eq!(book.pages.len(), 12);
        let english = Language::english();
        assert!(book.rulings.iter().all(|(number, text)| number.contains('.') && english.tell(text).ends_with('.')));
    }

    #[test]
    fn everything_on_the_pages_has_its_words() {
        let book = make_book();
        let pages = book.pages.iter().flat_map(|page| [&page.title, &page.rules].into_iter().chain(&page.text));
        let pictures = book.pages.iter().flat_map(|page| match &page.pictures {
            PagePictures::Examples(all) => all.iter().flat_map(|shown| [&shown.title, &shown.caption]).collect(),
            PagePictures::Signs(signs) => signs.iter().map(|sign| &sign.name).collect::<Vec<_>>(),
        });
        let rulings = book.rulings.iter().map(|(_, text)| text);
        for phrase in pages.chain(pictures).chain(rulings) {
            assert_ne!(Language::english().tell(phrase), phrase.id());
        }
    }
}
