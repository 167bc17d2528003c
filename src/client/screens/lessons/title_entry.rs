//! The entry of the title screen that leads to the lessons.

use super::list::LessonList;
use crate::app::screen::Screen;
use crate::screens::title_choices::TitleEntry;
use shell::language::{Phrase, phrase};

/// Returns the entry, with the progress in the lessons below its label: `new` while the first
/// lesson is not begun.
pub fn title_entry(list: &LessonList, new: Phrase) -> TitleEntry {
    let count = list.lessons.len();
    let sentence = match list.next {
        Some(0) if list.lessons.first().is_some_and(|first| first.left_at.is_none()) => new,
        Some(number) => phrase!("title-lesson", number = number + 1, count = count),
        None => phrase!("title-lessons-done", count = count),
    };
    TitleEntry { sentence: Some(sentence), ..TitleEntry::new(phrase!("menu-first-game"), "human", Screen::Lessons) }
}
