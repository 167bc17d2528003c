//! Data of the title screen: the progress in lessons.

use bevy::prelude::App;

use super::lessons::lesson_list;
use crate::action::Engineers;
use crate::client::art::icons::DeedIcon;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::{all_lessons, library};
use crate::messages::phrase;
use client::screens::lessons::title_entry;
use client::screens::title_choices::{TitleEntriesOfGame, add_title_entries};

pub(super) fn plugin(app: &mut App) {
    add_title_entries::<Engineers>(app, title_entries);
}

fn title_entries(learned: &Learned) -> TitleEntriesOfGame {
    let lessons = lesson_list(&learned.lessons);
    let count = all_lessons().len();
    let new = phrase!("engineers-title-lessons-new", count = count, minutes = library::total_minutes());
    TitleEntriesOfGame {
        new_game_icon: DeedIcon::Test.drawing(),
        lessons: Some(title_entry(&lessons, new)),
        begins_with_lessons: lessons.comes_first(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn the_title_says_which_lesson_comes_next() {
        let mut learned = Learned::default();
        let told = |learned: &Learned| {
            let entry = title_entries(learned).lessons;
            Language::english().tell(&entry.and_then(|entry| entry.sentence).unwrap())
        };
        let count = all_lessons().len();
        let minutes = library::total_minutes();
        assert_eq!(told(&learned), format!("{count} short lessons, about {minutes} minutes"));
        learned.lessons.mark_done(&all_lessons()[0]);
        assert_eq!(told(&learned), format!("lesson 2 of {count}"));
        all_lessons().iter().for_each(|lesson| learned.lessons.mark_done(lesson));
        assert_eq!(told(&learned), format!("all {count} lessons done"));
        let list = lesson_list(&learned.lessons);
        assert!(list.next.is_none() && list.lessons.iter().all(|lesson| lesson.is_done));
    }
}
