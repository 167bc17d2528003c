//! The pages of the rules.

use std::sync::Arc;

use super::all_things::all_things_page;
use super::card_pictures::{card_picture, hand_picture};
use super::deal_pictures::{bids_picture, offer_picture, score_picture};
use super::load_pictures::load_picture;
use super::plan::{PicturePlan, read_plan};
use super::test_pictures::dial_picture;
use super::thing_pictures::{becomes_picture, grades_picture, shop_picture};
use super::yard_pictures::yard_picture;
use super::zone_pictures::zone_picture;
use crate::client::screens::machine_picture::compose_machine;
use crate::messages::MESSAGES;
use crate::set::DataSet;
use crate::turn::test::success_value;
use client::art::Composed;
use client::screens::how_to_play::book::{Book, ExamplePicture};
use client::screens::how_to_play::plan::{BookWords, PlannedPicture};

/// Messages of the pages and of the rulings.
const WORDS: BookWords = BookWords { messages: &MESSAGES, page: "engineers-how-to", ruling: "engineers-ruling" };

/// Makes the book.
pub(super) fn make_book() -> Book {
    let data = DataSet::standard();
    // The file is part of the program, and a test reads it.
    let plan = read_plan().unwrap_or_default();
    let book = plan.make_book(WORDS, &[], |plan| planned_picture(&data, plan));
    Book { collection: Some(all_things_page(&data)), ..book }
}

/// Makes the picture of a plan. A test that works is a good example, one that fails a bad one.
fn planned_picture(data: &Arc<DataSet>, plan: &PicturePlan) -> PlannedPicture {
    let good = match plan {
        PicturePlan::Dial(dial) => Some(dial.roll <= success_value(&dial.grades, 0)),
        _ => None,
    };
    let drawn = match plan {
        PicturePlan::Machine(name) => return PlannedPicture { good, picture: standing_machine(data, name) },
        PicturePlan::Card(name) => card_picture(data, name),
        PicturePlan::Hand(hand) => hand_picture(data, hand),
        PicturePlan::Grades(name) => grades_picture(data, name),
        PicturePlan::Becomes(becomes) => becomes_picture(data, becomes),
        PicturePlan::Yard(yard) => yard_picture(data, yard.clone()),
        PicturePlan::Zone(zone) => zone_picture(data, zone),
        PicturePlan::Load(load) => load_picture(data, load),
        PicturePlan::Shop(tools) => shop_picture(data, tools),
        PicturePlan::Dial(dial) => dial_picture(dial),
        PicturePlan::Offer(offer) => offer_picture(data, offer),
        PicturePlan::Bids(bids) => bids_picture(bids.clone()),
        PicturePlan::Score(score) => score_picture(*score),
    };
    PlannedPicture { good, picture: ExamplePicture::Drawn(drawn) }
}

/// Picture of a machine, which stands on its lower edge; an empty one if the set has no such
/// machine.
fn standing_machine(data: &DataSet, name: &str) -> ExamplePicture {
    let machine = data.find_machine(name).map(|machine| compose_machine(data.machine(machine)));
    let picture: Arc<Composed> = machine.unwrap_or_default();
    ExamplePicture::Standing { picture, ground: 0 }
}

#[cfg(test)]
mod tests {
    use super::super::test_plans::plans_of_book;
    use super::super::thing_plan::ThingPlan;
    use super::*;
    use client::screens::how_to_play::book::PagePictures;
    use shell::language::{Language, languages};

    /// Names of the kinds and of the machines in a picture.
    fn names_in(plan: &PicturePlan) -> (Vec<String>, Vec<String>) {
        let of = |things: &[&ThingPlan]| things.iter().map(|thing| thing.kind.clone()).collect::<Vec<_>>();
        match plan.clone() {
            PicturePlan::Card(name) | PicturePlan::Machine(name) => (Vec::new(), vec![name]),
            PicturePlan::Hand(hand) => (Vec::new(), hand.shown),
            PicturePlan::Grades(name) => (vec![name], Vec::new()),
            PicturePlan::Becomes(becomes) => {
                let kinds = of(&[&becomes.before, &becomes.after]).into_iter().chain(becomes.by);
                (kinds.collect(), Vec::new())
            }
            PicturePlan::Yard(yard) => (yard.known.iter().map(|known| known.thing.kind.clone()).collect(), Vec::new()),
            PicturePlan::Zone(zone) => (of(&zone.wholes.iter().flatten().collect::<Vec<_>>()), Vec::new()),
            PicturePlan::Load(load) => (load.things.into_iter().chain(load.packed).collect(), Vec::new()),
            PicturePlan::Shop(tools) => (tools, Vec::new()),
            PicturePlan::Offer(offer) => (of(&[&offer.gives, &offer.wants]), Vec::new()),
            PicturePlan::Dial(_) | PicturePlan::Bids(_) | PicturePlan::Score(_) => Default::default(),
        }
    }

    #[test]
    fn all_things_and_machines_of_pictures_are_in_the_data_set() {
        let data = DataSet::standard();
        for plan in plans_of_book() {
            let (kinds, machines) = names_in(&plan);
            assert!(kinds.iter().all(|name| data.find_kind(name).is_some()), "{kinds:?}");
            assert!(machines.iter().all(|name| data.find_machine(name).is_some()), "{machines:?}");
        }
    }

    #[test]
    fn everything_in_the_book_has_its_words_in_every_language() {
        let book = make_book();
        assert_eq!((book.pages.len(), book.rulings.len()), (13, 80));
        let pages = book.pages.iter().flat_map(|page| [&page.title, &page.rules].into_iter().chain(&page.text));
        let pictures = book.pages.iter().flat_map(|page| match &page.pictures {
            PagePictures::Examples(all) => all.iter().flat_map(|shown| [&shown.title, &shown.caption]).collect(),
            PagePictures::Signs(_) => Vec::new(),
        });
        let rulings = book.rulings.iter().map(|(_, text)| text);
        for phrase in pages.chain(pictures).chain(rulings) {
            assert!(languages::all_languages().all(|language| language.has_phrase(phrase)), "{}", phrase.id());
        }
        assert!(book.pages.iter().all(|page| matches!(page.pictures, PagePictures::Examples(_))));
        assert!(book.rulings.iter().all(|(_, text)| Language::english().tell(text).ends_with('.')));
    }
}
