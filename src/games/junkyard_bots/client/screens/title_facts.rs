//! Data of the title screen: the progress in lessons, today's puzzle, and the pictures of the
//! title.

use bevy::prelude::App;

use super::lessons::lesson_list;
use crate::action::JunkyardBots;
use crate::client::play::exercises::found_puzzles::current_date;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::library;
use crate::messages::phrase;
use crate::puzzles::PuzzleState;
use client::app::screen::Screen;
use client::kit::palette::GREEN;
use client::screens::lessons::title_entry;
use client::screens::title::{SceneLettering, TitlePictures};
use client::screens::title_choices::{TitleEntriesOfGame, TitleEntry, add_title_entries};

/// Pictures of the title of a program that has the name of this game. The number on the scene is
/// the power of the robot there.
pub const TITLE_PICTURES: TitlePictures = TitlePictures {
    scene: "title_scene",
    lettering: SceneLettering { text: "5", at: (1185.0, 526.0), size: 62.0, colour: GREEN },
    logo: "logo",
    logo_width: 720.0 / 330.0,
};

pub(super) fn plugin(app: &mut App) {
    add_title_entries::<JunkyardBots>(app, title_entries);
}

fn title_entries(learned: &Learned) -> TitleEntriesOfGame {
    let lessons = lesson_list(&learned.lessons);
    let new = phrase!("title-lessons-new", minutes = library::total_minutes());
    TitleEntriesOfGame {
        new_game_icon: "phase_factory",
        lessons: Some(title_entry(&lessons, new)),
        is_new: lessons.is_untouched,
        beside_lessons: vec![puzzles_entry(learned)],
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
