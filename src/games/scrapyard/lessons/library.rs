//! The lessons of the game, and the real game after them.

use std::sync::{Arc, LazyLock};

use shell::seats::Seat;

use super::cast::{self, SEATS};
use super::lesson::Lesson;
use super::{first_blows, getting_away, shop_by_time};
use crate::cards::limits::LINES;
use crate::table::{Options, Setup};

/// All lessons in order.
pub fn all_lessons() -> &'static [Arc<Lesson>] {
    static ALL: LazyLock<[Arc<Lesson>; 3]> = LazyLock::new(|| {
        [shop_by_time::make_lesson(), first_blows::make_lesson(), getting_away::make_lesson()].map(Arc::new)
    });
    &*ALL
}

/// Duration of all lessons, in minutes.
pub fn total_minutes() -> u16 {
    all_lessons().iter().map(|lesson| u16::from(lesson.minutes())).sum()
}

/// Set-up and seats of the short real game after the lessons: the learner and the player of the
/// lessons, with the shorter line (12.2).
pub fn first_real_game(seed: u64) -> (Setup, Vec<Seat>) {
    let usual = Setup::new(SEATS, seed);
    let [short, _] = LINES;
    let options = Options { line: short, ..usual.options };
    (Setup { options, ..usual }, cast::seat_players(SEATS))
}
