//! Plans of the pictures of the book, for unit tests.

use super::plan::{DialPlan, PicturePlan, ZonePlan, read_plan};
use super::yard_plan::YardPlan;

/// Plans of the pictures on a page.
pub(super) fn plans_of(key: &str) -> Vec<PicturePlan> {
    let plan = read_plan().unwrap();
    plan.pages.into_iter().find(|page| page.key == key).unwrap().pictures
}

/// Plans of all pictures.
pub(super) fn plans_of_book() -> Vec<PicturePlan> {
    read_plan().unwrap().pages.into_iter().flat_map(|page| page.pictures).collect()
}

/// Plans of all parts of the yard.
pub(super) fn yards_of_book() -> Vec<YardPlan> {
    let yard = |plan| if let PicturePlan::Yard(yard) = plan { Some(yard) } else { None };
    plans_of_book().into_iter().filter_map(yard).collect()
}

/// Plans of all zones.
pub(super) fn zones_of_book() -> Vec<ZonePlan> {
    let zone = |plan| if let PicturePlan::Zone(zone) = plan { Some(zone) } else { None };
    plans_of_book().into_iter().filter_map(zone).collect()
}

/// Plans of all tests.
pub(super) fn dials_of_book() -> Vec<DialPlan> {
    let dial = |plan| if let PicturePlan::Dial(dial) = plan { Some(dial) } else { None };
    plans_of_book().into_iter().filter_map(dial).collect()
}
