//! The lessons of the game, and the real game after them.

use std::sync::{Arc, LazyLock};

use shell::seats::Seat;

use super::cast;
use super::lesson::Lesson;
use super::{one_order, two_for_one, with_a_nut};
use crate::table::Setup;

/// Seats of the learner's first real game, and the number of sold orders that wins it: one fewer
/// than usual, so that it is short.
const SEATS_OF_FIRST_GAME: u8 = 3;
const ORDERS_OF_FIRST_GAME: u8 = 2;

/// All lessons in order.
pub fn all_lessons() -> &'static [Arc<Lesson>] {
    static ALL: LazyLock<[Arc<Lesson>; 3]> = LazyLock::new(|| {
        [one_order::make_lesson(), with_a_nut::make_lesson(), two_for_one::make_lesson()].map(Arc::new)
    });
    &*ALL
}

/// Duration of all lessons, in minutes.
pub fn total_minutes() -> u16 {
    all_lessons().iter().map(|lesson| u16::from(lesson.minutes())).sum()
}

/// Set-up and seats of the short real game after the lessons: the learner and the players of the
/// lessons.
pub fn first_real_game(seed: u64) -> (Setup, Vec<Seat>) {
    let setup = Setup { orders_to_win: ORDERS_OF_FIRST_GAME, ..Setup::new(SEATS_OF_FIRST_GAME, seed) };
    (setup, cast::seat_players(SEATS_OF_FIRST_GAME))
}
