//! The pages of the rules.

use std::sync::Arc;

use super::all_cards::all_cards_page;
use super::arena_picture::arena_picture;
use super::card_pictures::{card_picture, hand_picture, rummage_picture};
use super::plan::PicturePlan;
use super::token_pictures::{batteries_picture, sum_picture};
use super::track_picture::track_picture;
use crate::cards::{CardId, DataSet, Slot};
use crate::client::art::robot::{PartIds, RobotFigure};
use crate::messages::MESSAGES;
use client::screens::how_to_play::book::{Book, ExamplePicture};
use client::screens::how_to_play::plan::{BookPlan, BookWords, PlannedPicture};
use shell::seats::Colour;

/// Messages of the pages and of the rulings.
const WORDS: BookWords = BookWords { messages: &MESSAGES, page: "scrapyard-how-to", ruling: "scrapyard-ruling" };

/// Makes the book.
pub(super) fn make_book() -> Book {
    let data = DataSet::standard();
    // The file is part of the program, and a test reads it.
    let plan = read_plan().unwrap_or_default();
    let book = plan.make_book(WORDS, &[], |plan| planned_picture(&data, plan));
    Book { collection: Some(all_cards_page(&data)), ..book }
}

fn read_plan() -> Result<BookPlan<PicturePlan>, ron::error::SpannedError> {
    BookPlan::parse(include_str!("../../../../../../assets/games/scrapyard/how_to_play.ron"))
}

/// Makes the picture of a plan.
fn planned_picture(data: &Arc<DataSet>, plan: &PicturePlan) -> PlannedPicture {
    let picture = match plan {
        PicturePlan::Robot(parts) => robot_picture(data, parts),
        PicturePlan::Card(name) => ExamplePicture::Drawn(card_picture(data, name)),
        PicturePlan::Track(track) => ExamplePicture::Drawn(track_picture(track.clone())),
        PicturePlan::Rummage(cards) => ExamplePicture::Drawn(rummage_picture(data, cards)),
        PicturePlan::Hand(hand) => ExamplePicture::Drawn(hand_picture(data, hand)),
        PicturePlan::Batteries(batteries) => ExamplePicture::Drawn(batteries_picture(*batteries)),
        PicturePlan::Sum(sum) => ExamplePicture::Drawn(sum_picture(*sum)),
        PicturePlan::Arena(arena) => ExamplePicture::Drawn(arena_picture(data, arena.clone())),
    };
    PlannedPicture { good: None, picture }
}

/// Picture of a robot, which stands on its feet.
fn robot_picture(data: &DataSet, names: &[String]) -> ExamplePicture {
    let picture = RobotFigure::new(data, &parts_of_robot(data, names), Colour::Orange).compose(true);
    let (low, _) = picture.bounds();
    ExamplePicture::Standing { picture, ground: low.y }
}

/// Parts by their names in the order of the slots. Where a name is missing, the robot has the part
/// of the start.
fn parts_of_robot(data: &DataSet, names: &[String]) -> PartIds {
    let mut parts = *data.starter();
    let found = names.iter().map(|name| data.card_named(name));
    for (slot, part) in Slot::ALL.into_iter().zip(found) {
        let own: CardId = parts[slot.index()];
        parts[slot.index()] = part.unwrap_or(own);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::screens::how_to_play::book::PagePictures;
    use shell::language::{Language, languages};

    /// Plans of the pictures on a page.
    fn plans_of(key: &str) -> Vec<PicturePlan> {
        let plan = read_plan().unwrap();
        plan.pages.into_iter().find(|page| page.key == key).unwrap().pictures
    }

    #[test]
    fn the_sums_are_as_their_captions_say() {
        let left = |key: &str| {
            let plans = plans_of(key);
            let sums =
                plans.iter().filter_map(|plan| if let PicturePlan::Sum(sum) = plan { Some(sum.left()) } else { None });
            sums.collect::<Vec<_>>()
        };
        assert_eq!((left("robot"), left("dents")), (vec![20], vec![1, 0]));
    }

    #[test]
    fn the_robot_of_a_page_has_the_parts_that_its_plan_names() {
        let data = DataSet::standard();
        for plan in plans_of("robot").iter().chain(&plans_of("aim")) {
            let PicturePlan::Robot(names) = plan else { continue };
            let parts = parts_of_robot(&data, names);
            assert_eq!(parts.map(|id| data.card(id).name.clone()).to_vec(), *names);
        }
    }

    #[test]
    fn everything_in_the_book_has_its_words_in_every_language() {
        let book = make_book();
        assert_eq!((book.pages.len(), book.rulings.len()), (14, 51));
        let pages = book.pages.iter().flat_map(|page| [&page.title, &page.rules].into_iter().chain(&page.text));
        let pictures = book.pages.iter().flat_map(|page| match &page.pictures {
            PagePictures::Examples(all) => all.iter().flat_map(|shown| [&shown.title, &shown.caption]).collect(),
            PagePictures::Signs(_) => Vec::new(),
        });
        let rulings = book.rulings.iter().map(|(_, text)| text);
        for phrase in pages.chain(pictures).chain(rulings) {
            assert!(languages::all_languages().all(|language| language.has_phrase(phrase)), "{}", phrase.id());
        }
        assert!(book.rulings.iter().all(|(_, text)| Language::english().tell(text).ends_with('.')));
    }
}
