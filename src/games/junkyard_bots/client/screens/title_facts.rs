//! Data of the title screen: the progress in lessons, today's puzzle, the game at the table, and
//! the pictures of the title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::action::JunkyardBots;
use crate::client::play::Play;
use crate::client::play::exercises::found_puzzles::current_date;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::{LessonProgress, library};
use crate::messages::phrase;
use crate::puzzles::PuzzleState;
use crate::table::RoundState;
use client::app::screen::{Layer, Screen};
use client::kit::palette::GREEN;
use client::screens::game_shelf::games::is_chosen;
use client::screens::title::{SceneLettering, TitlePictures};
use client::screens::title_choices::{ScreenOfTable, TitleEntriesOfGame, TitleEntry};
use shell::language::Phrase;
use shell::record::Recorded;

/// Pictures of the title of a program that has the name of this game. The number on the scene is
/// the power of the robot there.
pub const TITLE_PICTURES: TitlePictures = TitlePictures {
    scene: "title_scene",
    lettering: SceneLettering { text: "5", at: (1185.0, 526.0), size: 62.0, colour: GREEN },
    logo: "logo",
    logo_width: 720.0 / 330.0,
};

pub(super) fn plugin(app: &mut App) {
    let fill =
        (fill_title_entries.run_if(is_chosen(JunkyardBots::NAME)), set_screen_of_table.run_if(resource_exists::<Play>));
    app.add_systems(EguiPrimaryContextPass, fill.before(Layer::Screen).run_if(in_state(Screen::Title)));
}

fn fill_title_entries(learned: Res<Learned>, mut entries: ResMut<TitleEntriesOfGame>) {
    *entries = TitleEntriesOfGame {
        new_game_icon: "phase_factory",
        lessons: Some(lessons_entry(&learned.lessons)),
        is_new: learned.lessons == LessonProgress::default(),
        beside_lessons: vec![puzzles_entry(&learned)],
    };
}

/// Lets the title lead back to the game at the table. Lessons and puzzles are not resumed there;
/// they have entries of their own.
fn set_screen_of_table(play: Res<Play>, state: Option<Res<RoundState>>, mut screen: ResMut<ScreenOfTable>) {
    let is_over = state.is_some_and(|state| state.outcome.is_some());
    let of_game = if is_over { Screen::Victory } else { Screen::Table };
    screen.0 = (!play.is_exercise()).then_some(of_game);
}

/// Returns the entry of the lessons, with the progress in them.
fn lessons_entry(progress: &LessonProgress) -> TitleEntry {
    TitleEntry {
        sentence: Some(lessons_sentence(progress)),
        ..TitleEntry::new(phrase!("menu-first-game"), "human", Screen::Lessons)
    }
}

fn lessons_sentence(progress: &LessonProgress) -> Phrase {
    let count = library::all_lessons().len();
    match progress.next_lesson().and_then(|next| library::all_lessons().iter().position(|lesson| lesson == next)) {
        Some(0) if progress.step_of(&library::all_lessons()[0]).is_none() => {
            phrase!("title-lessons-new", minutes = library::total_minutes())
        }
        Some(number) => phrase!("title-lesson", number = number + 1, count = count),
        None => phrase!("title-lessons-done", count = count),
    }
}

/// Returns the entry of the puzzles, with a sentence on today's and a badge while it is to be
/// solved.
fn puzzles_entry(learned: &Learned) -> TitleEntry {
    let state = learned.puzzles.daily_state(current_date());
    let sentence = match state {
        None => phrase!("title-puzzle-new"),
        Some(PuzzleState::AnswerSeen) => phrase!("title-puzzle-seen"),
        Some(_) => phrase!("title-puzzle-solved"),
    };
    TitleEntry {
        sentence: Some(sentence),
        badge: state.is_none().then(|| phrase!("title-puzzle-waits")),
        ..TitleEntry::new(phrase!("menu-puzzles"), "target", Screen::Puzzles)
    }
}
