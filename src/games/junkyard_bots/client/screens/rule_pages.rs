//! The pages of how to play, read from the file that the program carries.

use std::sync::Arc;

use bevy::prelude::Resource;
use serde::Deserialize;

use crate::client::art;
use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::messages::{MESSAGES, phrase};
use crate::parts::{GripperKind, PartId, Size, Tile, TileSet};
use crate::robot::{Assembly, Robot};
use client::art::Composed;
use shell::grid::{Placement, Rotation};
use shell::language::Phrase;
use shell::seats::Colour;

/// Contents of the file: everything but the words, which are messages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BookPlan {
    pages: Vec<PagePlan>,
    /// Numbers of the rules that rulings are about.
    rulings: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PagePlan {
    /// Ending of the id of the page's message, whose attributes are all texts of the page.
    key: String,
    /// Ranges of rules that the page is about, by their first and last numbers; a single rule has
    /// its number twice.
    rules: Vec<(String, String)>,
    paragraphs: usize,
    pictures: Vec<PicturePlan>,
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

/// A picture ready to be drawn.
pub struct ExamplePicture {
    /// Title of the picture.
    pub title: Phrase,
    /// Sentence below the picture.
    pub caption: Phrase,
    /// Whether it is a good example or a bad one, if it is either.
    pub good: Option<bool>,
    /// The robot.
    pub robot: Arc<Composed>,
    /// Row below which nothing of the robot reaches (rule 2.6).
    pub ground: i16,
}

/// Page of the rules.
pub struct RulePage {
    /// Title of the page.
    pub title: Phrase,
    /// Rules that the page is about, in words.
    pub rules: Phrase,
    /// Paragraphs of the page.
    pub text: Vec<Phrase>,
    /// Pictures of the page.
    pub pictures: Vec<ExamplePicture>,
}

/// All pages, and the number of the open one.
#[derive(Resource)]
pub struct Book {
    /// The pages.
    pub pages: Vec<RulePage>,
    /// Decisions of this game where the rulebook is silent: rule numbers and sentences.
    pub rulings: Vec<(String, Phrase)>,
    /// Number of the open page, from 0; after the pages of the rules come three more, the rulings
    /// first.
    pub open: usize,
}

/// Press on the screen of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookPress {
    /// Page with this number, from 0 over all pages.
    Page(usize),
    /// Button that opens the settings.
    Settings,
    /// Button that leaves the screen.
    Close,
}

impl Default for Book {
    fn default() -> Self {
        let tiles = TileSet::standard();
        // The file is part of the program, and a test reads it.
        let plan = read_plan().unwrap_or(BookPlan { pages: Vec::new(), rulings: Vec::new() });
        let ruling = |number: String| {
            let text = Phrase::new(&MESSAGES, format!("ruling-{}", number.replace('.', "-")));
            (number, text)
        };
        Self {
            pages: plan.pages.iter().map(|plan| page_of_plan(&tiles, plan)).collect(),
            rulings: plan.rulings.into_iter().map(ruling).collect(),
            open: 0,
        }
    }
}

fn read_plan() -> Result<BookPlan, ron::error::SpannedError> {
    ron::from_str(include_str!("../../../../../assets/games/junkyard_bots/how_to_play.ron"))
}

fn page_of_plan(tiles: &Arc<TileSet>, plan: &PagePlan) -> RulePage {
    let of_page = |what: &str| Phrase::new(&MESSAGES, format!("how-to-{}.{what}", plan.key));
    let shown = |(number, plan): (usize, &PicturePlan)| {
        let robot = picture_of_plan(tiles, plan);
        ExamplePicture {
            title: of_page(&format!("picture-{number}-title")),
            caption: of_page(&format!("picture-{number}-caption")),
            good: plan.good,
            robot: Arc::new(robot.composed()),
            ground: robot.ground(),
        }
    };
    RulePage {
        title: of_page("title"),
        rules: rules_in_words(&plan.rules),
        text: (1..=plan.paragraphs).map(|number| of_page(&format!("text-{number}"))).collect(),
        pictures: (1..).zip(&plan.pictures).map(shown).collect(),
    }
}

/// Names the rules of a page, as in "rules 2.4, 3.1 to 3.7".
fn rules_in_words(rules: &[(String, String)]) -> Phrase {
    let some = |(first, last): &(String, String)| {
        if first == last { Phrase::words(first) } else { phrase!("how-to-rules-from-to", first = first, last = last) }
    };
    let all = rules.iter().map(some).reduce(|first, second| phrase!("list-comma", first = first, second = second));
    phrase!("how-to-rules", rules = all.unwrap_or_else(|| Phrase::words("")))
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
        let book = Book::default();
        assert_eq!(book.pages.len(), 12);
        let english = Language::english();
        assert!(book.rulings.iter().all(|(number, text)| number.contains('.') && english.tell(text).ends_with('.')));
    }

    #[test]
    fn everything_on_the_pages_has_its_words() {
        let book = Book::default();
        let pages = book.pages.iter().flat_map(|page| [&page.title, &page.rules].into_iter().chain(&page.text));
        let pictures = book.pages.iter().flat_map(|page| &page.pictures);
        let pictures = pictures.flat_map(|shown| [&shown.title, &shown.caption]);
        let rulings = book.rulings.iter().map(|(_, text)| text);
        for phrase in pages.chain(pictures).chain(rulings) {
            assert_ne!(Language::english().tell(phrase), phrase.id());
        }
    }

    #[test]
    fn the_rules_of_a_page_are_told_from_one_to_another() {
        let of = |first: &str, last: &str| (first.to_owned(), last.to_owned());
        let told = |all: &[(String, String)]| Language::english().tell(&rules_in_words(all));
        assert_eq!(told(&[of("2.4", "2.4"), of("3.1", "3.7"), of("5.4", "5.4")]), "rules 2.4, 3.1 to 3.7, 5.4");
    }
}
