//! A lesson, a lesson in progress, and the progress in all of them.

use shell::language::Phrase;
use shell::lessons::{self, LessonTable};

use super::cast;
use super::spot::Spot;
use super::step::LessonStep;
use crate::action::Engineers;
use crate::messages::MESSAGES;
use crate::set::{KindId, MachineId};
use crate::table::{Setup, Snapshot};

/// A lesson of this game.
pub type Lesson = lessons::SteppedLesson<Engineers>;
/// A lesson of this game in progress.
pub type LessonRun = lessons::SteppedRun<Engineers>;
/// Lessons that are done, and those that were left.
pub type LessonProgress = lessons::LessonProgress<Engineers>;

/// Card that a lesson is about: the first one that it points out.
pub fn taught_card(lesson: &Lesson) -> Option<MachineId> {
    lesson.steps().iter().flat_map(LessonStep::spots).find_map(|spot| match spot {
        Spot::Card(machine) => Some(*machine),
        _ => None,
    })
}

/// A lesson about a kind of thing, at a table for its seats. The message names it, and has the
/// attribute `.about`.
pub(super) fn lesson_about(number: u8, message: &str, picture: KindId, setup: Setup, start: Snapshot) -> Lesson {
    let name = Phrase::new(&MESSAGES, message.to_owned());
    let about = Phrase::new(&MESSAGES, format!("{message}.about"));
    let seats = cast::seat_players(setup.seats);
    Lesson::new(number, name, about, picture, LessonTable { setup, seats, start })
}
