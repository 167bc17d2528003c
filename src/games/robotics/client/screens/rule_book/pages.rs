//! The pages of the rules.

use std::sync::Arc;

use super::auction_pictures::bids_picture;
use super::market_pictures::{bought_picture, disc_picture, square_picture};
use super::order_pictures::{order_picture, places_picture, purse_picture};
use super::plan::PicturePlan;
use super::workshop_pictures::{drawing_picture, offer_picture, store_picture};
use crate::messages::MESSAGES;
use crate::parts::DataSet;
use client::screens::how_to_play::book::{Book, ExamplePicture};
use client::screens::how_to_play::plan::{BookPlan, BookWords, PlannedPicture};

/// Messages of the pages and of the rulings.
const WORDS: BookWords = BookWords { messages: &MESSAGES, page: "robotics-how-to", ruling: "robotics-ruling" };

/// Makes the book.
pub(super) fn make_book() -> Book {
    let data = DataSet::standard();
    // The file is part of the program, and a test reads it.
    let plan = read_plan().unwrap_or_default();
    plan.make_book(WORDS, &[], |plan| planned_picture(&data, plan))
}

fn read_plan() -> Result<BookPlan<PicturePlan>, ron::error::SpannedError> {
    BookPlan::parse(include_str!("../../../../../../assets/games/robotics/how_to_play.ron"))
}

/// Makes the picture of a plan.
fn planned_picture(data: &Arc<DataSet>, plan: &PicturePlan) -> PlannedPicture {
    let picture = match plan {
        PicturePlan::Robot(robot) => robot.picture(data),
        PicturePlan::Order(name) => ExamplePicture::Drawn(order_picture(data, name)),
        PicturePlan::Drawing(name) if name == "disc" => ExamplePicture::Drawn(disc_picture(data)),
        PicturePlan::Drawing(name) => ExamplePicture::Drawn(drawing_picture(name)),
        PicturePlan::Square(square) => ExamplePicture::Drawn(square_picture(data, *square)),
        PicturePlan::Bought(bought) => ExamplePicture::Drawn(bought_picture(data, *bought)),
        PicturePlan::Store(parts) => ExamplePicture::Drawn(store_picture(data, parts.clone())),
        PicturePlan::Offer(offer) => ExamplePicture::Drawn(offer_picture(offer.clone())),
        PicturePlan::Bids(bids) => ExamplePicture::Drawn(bids_picture(bids.clone())),
        PicturePlan::SoldOrders(count) => ExamplePicture::Drawn(places_picture(*count)),
        PicturePlan::Purse(credits) => ExamplePicture::Drawn(purse_picture(*credits)),
    };
    PlannedPicture { good: plan.robot().and_then(|robot| robot.good), picture }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::art::files::DRAWINGS;
    use crate::parts::Order;
    use crate::robot::Robot;
    use client::screens::how_to_play::book::PagePictures;
    use shell::language::{Language, languages};

    /// The robots on a page.
    fn robots_of(key: &str) -> Vec<Robot> {
        let plan = read_plan().unwrap();
        let page = plan.pages.iter().find(|page| page.key == key).unwrap();
        let data = DataSet::standard();
        page.pictures.iter().filter_map(PicturePlan::robot).map(|robot| robot.robot(&data)).collect()
    }

    #[test]
    fn good_examples_are_legal_and_bad_ones_are_not() {
        let data = DataSet::standard();
        for page in read_plan().unwrap().pages {
            for plan in page.pictures.iter().filter_map(PicturePlan::robot) {
                let built = Robot::build(&data, &plan.placed());
                assert_eq!(built.is_ok(), plan.good != Some(false), "{}: {:?}", page.key, built.err());
            }
        }
    }

    #[test]
    fn the_robots_are_as_their_captions_say() {
        let order = |name: &str| -> Order {
            DataSet::standard().orders().iter().find(|order| order.name == name).unwrap().clone()
        };
        let meets = |robot: &Robot, name: &str| order(name).is_met_by(&robot.kinds());
        assert!(meets(&robots_of("aim")[0], "skylight_polisher"));
        assert!(meets(&robots_of("orders")[0], "drain_diver"));
        let [before, after] = robots_of("converting").try_into().unwrap();
        assert!(before.is_closed() && !meets(&before, "skylight_polisher") && meets(&after, "skylight_polisher"));
        let [closed, open, _] = robots_of("robots").try_into().unwrap();
        assert_eq!((closed.free_outlets().count(), open.free_outlets().count()), (0, 1));
        let [before, after] = robots_of("special-counters").try_into().unwrap();
        assert_eq!((before.counts().nuts(), after.counts().nuts()), (1, 0));
        assert!(after.placed().all(|kept| before.placed().any(|placed| placed == kept)));
    }

    #[test]
    fn drawings_orders_and_prices_are_there() {
        let data = DataSet::standard();
        for plan in read_plan().unwrap().pages.iter().flat_map(|page| &page.pictures) {
            match plan {
                PicturePlan::Drawing(name) => assert!(DRAWINGS.find_drawing(name).is_some(), "{name}"),
                PicturePlan::Order(name) => assert!(data.orders().iter().any(|order| order.name == *name), "{name}"),
                PicturePlan::Bought(bought) => {
                    assert!(data.ring().price(bought.kind, bought.market, bought.disc).is_some(), "{bought:?}");
                }
                _ => {}
            }
        }
    }

    #[test]
    fn everything_in_the_book_has_its_words_in_every_language() {
        let book = make_book();
        assert_eq!((book.pages.len(), book.rulings.len()), (13, 59));
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
