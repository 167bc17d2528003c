//! Data of the title screen: the progress in lessons.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::lessons::lessons_entry;
use crate::action::Scrapyard;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::LessonProgress;
use client::app::screen::{Layer, Screen};
use client::screens::game_shelf::games::is_chosen;
use client::screens::title_choices::TitleEntriesOfGame;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    let fill = fill_title_entries.before(Layer::Screen).run_if(in_state(Screen::Title));
    app.add_systems(EguiPrimaryContextPass, fill.run_if(is_chosen(Scrapyard::NAME)));
}

fn fill_title_entries(learned: Res<Learned>, mut entries: ResMut<TitleEntriesOfGame>) {
    *entries = TitleEntriesOfGame {
        new_game_icon: "phase_clash",
        lessons: Some(lessons_entry(&learned)),
        is_new: learned.lessons == LessonProgress::default(),
        beside_lessons: Vec::new(),
    };
}
