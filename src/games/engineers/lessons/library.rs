//! The lessons of the game, and the real game after them.

use std::sync::{Arc, LazyLock};

use shell::seats::Seat;

use super::cast::{self, SEATS};
use super::lesson::Lesson;
use super::{finding_fault, searching, throwing_switch, too_heavy};
use crate::table::Setup;

/// All lessons in order.
pub fn all_lessons() -> &'static [Arc<Lesson>] {
    static ALL: LazyLock<[Arc<Lesson>; 4]> = LazyLock::new(|| {
        let all = [
            searching::make_lesson(),
            throwing_switch::make_lesson(),
            finding_fault::make_lesson(),
            too_heavy::make_lesson(),
        ];
        all.map(Arc::new)
    });
    &*ALL
}

/// Duration of all lessons, in minutes.
pub fn total_minutes() -> u16 {
    all_lessons().iter().map(|lesson| u16::from(lesson.minutes())).sum()
}

/// Set-up and seats of the real game after the lessons: the learner and the player of the lessons,
/// with the suggested options (2.10), of which the target is the lowest.
pub fn first_real_game(seed: u64) -> (Setup, Vec<Seat>) {
    (Setup::new(SEATS, seed), cast::seat_players(SEATS))
}
