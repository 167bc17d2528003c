//! Choices of the title screen, and the sentences below their names.

use crate::games::junkyard_bots::client::play::exercises::found_puzzles::current_date;
use crate::games::junkyard_bots::client::play::exercises::learned::Learned;
use crate::games::junkyard_bots::lessons::{LessonProgress, library};
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::puzzles::PuzzleState;
use crate::shell::language::Phrase;

/// Choice of the title screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Choice {
    Continue,
    NewGame,
    Lessons,
    Puzzles,
    Load,
    Replays,
    HowToPlay,
    Settings,
    Quit,
}

/// Message id of a choice's label, and its icon.
pub(super) const fn words(choice: Choice) -> (&'static str, &'static str) {
    match choice {
        Choice::Continue => ("menu-continue", "play"),
        Choice::NewGame => ("menu-new-game", "phase_factory"),
        Choice::Lessons => ("menu-first-game", "human"),
        Choice::Puzzles => ("menu-puzzles", "target"),
        Choice::Load => ("menu-load", "load"),
        Choice::Replays => ("menu-replays", "replay"),
        Choice::HowToPlay => ("menu-how-to-play", "help"),
        Choice::Settings => ("menu-settings", "settings"),
        Choice::Quit => ("menu-quit", "quit"),
    }
}

/// Rows of one or two choices. Players who have no game to continue and took no lesson are offered
/// the first game before all else.
pub(super) fn rows(has_game: bool, is_new: bool) -> Vec<Vec<Choice>> {
    use Choice::{Continue, HowToPlay, Lessons, Load, NewGame, Puzzles, Quit, Replays, Settings};
    let first = match (has_game, is_new) {
        (true, _) => vec![vec![Continue], vec![NewGame], vec![Lessons, Puzzles]],
        (false, true) => vec![vec![Lessons], vec![NewGame], vec![Puzzles]],
        (false, false) => vec![vec![NewGame], vec![Lessons, Puzzles]],
    };
    first.into_iter().chain([vec![Load, Replays], vec![HowToPlay, Settings], vec![Quit]]).collect()
}

/// Sentences below the names of choices, such as the game to continue or the progress in lessons.
pub(super) struct Below {
    pub(super) resume: Option<Phrase>,
    pub(super) lessons: Phrase,
    pub(super) puzzles: Phrase,
    /// Whether today's puzzle is still to be solved.
    pub(super) has_puzzle: bool,
    /// Choice that is emphasized.
    pub(super) main: Choice,
}

impl Below {
    pub(super) fn of(&self, choice: Choice) -> Option<&Phrase> {
        match choice {
            Choice::Continue => self.resume.as_ref(),
            Choice::Lessons => Some(&self.lessons),
            Choice::Puzzles => Some(&self.puzzles),
            _ => None,
        }
    }
}

/// Sentence about today's puzzle, and whether it is still to be solved.
pub(super) fn today_is(learned: &Learned) -> (Phrase, bool) {
    match learned.puzzles.daily_state(current_date()) {
        None => (phrase!("title-puzzle-new"), true),
        Some(PuzzleState::AnswerSeen) => (phrase!("title-puzzle-seen"), false),
        Some(_) => (phrase!("title-puzzle-solved"), false),
    }
}

/// Sentence about the progress in lessons.
pub(super) fn lessons(progress: &LessonProgress) -> Phrase {
    let count = library::all_lessons().len();
    match progress.next_lesson().and_then(|next| library::all_lessons().iter().position(|lesson| lesson == next)) {
        Some(0) if progress.step_of(&library::all_lessons()[0]).is_none() => {
            phrase!("title-lessons-new", minutes = library::total_minutes())
        }
        Some(number) => phrase!("title-lesson", number = number + 1, count = count),
        None => phrase!("title-lessons-done", count = count),
    }
}
