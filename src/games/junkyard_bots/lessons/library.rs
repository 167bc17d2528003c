//! The lessons that come with the game, and the real game after them.

use std::sync::{Arc, LazyLock};

use super::check;
use super::fault::LessonError;
use super::lesson::Lesson;
use crate::table::Setup;
use shell::seats::PlayerKind;

/// Lesson files, in the order of the lessons.
const FILES: [&str; 6] = [
    include_str!("../../../../assets/games/junkyard_bots/lessons/build.ron"),
    include_str!("../../../../assets/games/junkyard_bots/lessons/scan.ron"),
    include_str!("../../../../assets/games/junkyard_bots/lessons/eat.ron"),
    include_str!("../../../../assets/games/junkyard_bots/lessons/pipes.ron"),
    include_str!("../../../../assets/games/junkyard_bots/lessons/bombs.ron"),
    include_str!("../../../../assets/games/junkyard_bots/lessons/together.ron"),
];

/// Points of energy that end the first real game: half as many as in a game by the rulebook, so
/// that it is short.
const ENERGY_OF_FIRST_GAME: u16 = 5;

/// Computer player in the learner's first real game.
pub const FIRST_OPPONENT: PlayerKind = PlayerKind::Rusty;

/// All lessons in order. Each was played to its end when it was read.
#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
pub fn all_lessons() -> &'static [Arc<Lesson>] {
    static ALL: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| {
        let read: Result<Vec<_>, LessonError> = FILES.into_iter().map(check::read_lesson).collect();
        read.expect("the lessons that come with the game can be played")
    });
    &ALL
}

/// Lesson with an id.
pub fn lesson_with_id(id: &str) -> Option<&'static Arc<Lesson>> {
    all_lessons().iter().find(|lesson| lesson.id() == id)
}

/// Total duration of all lessons, in minutes.
pub fn total_minutes() -> u16 {
    all_lessons().iter().map(|lesson| u16::from(lesson.minutes())).sum()
}

/// Set-up of the short real game after the lessons: the learner and one other player, with the
/// standard tile set and half the usual energy to win.
pub fn first_real_game(seed: u64) -> Setup {
    Setup { energy_to_win: ENERGY_OF_FIRST_GAME, ..Setup::new(2, seed) }
}
