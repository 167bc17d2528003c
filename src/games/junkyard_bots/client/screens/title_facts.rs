//! Data of the title screen: the progress in lessons, today's puzzle, and the logo.

use bevy::prelude::App;

use super::lessons::lesson_list;
use crate::action::JunkyardBots;
use crate::client::play::exercises::found_puzzles::current_date;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::library;
use crate::messages::phrase;
use crate::puzzles::PuzzleState;
use client::app::screen::Screen;
use client::screens::lessons::title_entry;
use client::screens::title::TitleLogo;
use client::screens::title_choices::{TitleEntriesOfGame, TitleEntry, add_lasting_entry, add_title_entries};

/// Logo of a program that has the name of this game.
pub const TITLE_LOGO: TitleLogo = TitleLogo { drawing: "logo", width: 720.0 / 330.0 };

pub(super) fn plugin(app: &mut App) {
    add_title_entries::<JunkyardBots>(app, title_entries);
    add_lasting_entry::<JunkyardBots>(app, puzzles_entry);
}

fn title_entries(learned: &Learned) -> TitleEntriesOfGame {
    let lessons = lesson_list(&learned.lessons);
    let new = phrase!("title-lessons-new", minutes = library::total_minutes());
    TitleEntriesOfGame {
        new_game_icon: "phase_factory",
        lessons: Some(title_entry(&lessons, new)),
        begins_with_lessons: lessons.comes_first(),
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
