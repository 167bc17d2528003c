//! A lesson, a lesson in progress, and the progress in all of them.

use shell::language::Phrase;
use shell::lessons::{self, LessonTable};

use super::cast;
use crate::action::Scrapyard;
use crate::cards::CardId;
use crate::messages::MESSAGES;
use crate::table::{Setup, Snapshot};

/// A lesson of this game.
pub type Lesson = lessons::SteppedLesson<Scrapyard>;
/// A lesson of this game in progress.
pub type LessonRun = lessons::SteppedRun<Scrapyard>;
/// Lessons that are done, and those that were left.
pub type LessonProgress = lessons::LessonProgress<Scrapyard>;

/// A lesson about a card, at a table for its seats. The message names it, and has the attribute
/// `.about`.
pub(super) fn lesson_about(number: u8, message: &str, picture: CardId, setup: Setup, start: Snapshot) -> Lesson {
    let name = Phrase::new(&MESSAGES, message.to_owned());
    let about = Phrase::new(&MESSAGES, format!("{message}.about"));
    let seats = cast::seat_players(setup.seats);
    Lesson::new(number, name, about, picture, LessonTable { setup, seats, start })
}
