//! Data of the title screen: the progress in lessons.

use bevy::prelude::App;

use super::lessons::lesson_list;
use crate::action::Robotics;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::{all_lessons, library};
use crate::messages::phrase;
use client::screens::lessons::title_entry;
use client::screens::title_choices::{TitleEntriesOfGame, add_title_entries};

pub(super) fn plugin(app: &mut App) {
    add_title_entries::<Robotics>(app, title_entries);
}

fn title_entries(learned: &Learned) -> TitleEntriesOfGame {
    let lessons = lesson_list(&learned.lessons);
    let count = all_lessons().len();
    let new = phrase!("robotics-title-lessons-new", count = count, minutes = library::total_minutes());
    TitleEntriesOfGame {
        new_game_icon: "phase_sell",
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
        let minutes = library::total_minutes();
        assert_eq!(told(&learned), format!("3 short lessons, about {minutes} minutes"));
        learned.lessons.mark_done(&all_lessons()[0]);
        assert_eq!(told(&learned), "lesson 2 of 3");
        all_lessons().iter().for_each(|lesson| learned.lessons.mark_done(lesson));
        assert_eq!(told(&learned), "all 3 lessons done");
        let list = lesson_list(&learned.lessons);
        assert!(list.next.is_none() && list.lessons.iter().all(|lesson| lesson.is_done));
    }
}
