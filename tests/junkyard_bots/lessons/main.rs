//! Lessons and hints under test: each lesson can be played to its end, by its model answers and by
//! other ways; what is not taught yet waits with a reason; a wrong file is refused; each first time
//! is found.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod first_times;
mod going_back;
mod moves;
mod played;
mod positions;
mod progress;
mod waits;
mod wandered;
mod words;
mod wrong_files;

use std::sync::Arc;

use junkyard_bots::action::Action;
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::lessons::{Lesson, LessonEffects, LessonRun, Suggestion};

/// A lesson at its beginning, with its table.
pub fn begin(lesson: &Arc<Lesson>) -> (LessonRun, Game) {
    let game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
    (LessonRun::new(Arc::clone(lesson)), game)
}

/// Does what is shown; returns what an action brought about.
pub fn follow(running: &mut LessonRun, game: &mut Game, shown: Suggestion) -> Option<LessonEffects> {
    match shown {
        Suggestion::GoOn => {
            assert!(running.go_on(game));
            None
        }
        Suggestion::Wait => Some(running.opponent_acts(game).unwrap()),
        Suggestion::Draft(draft) => {
            running.set_draft(game, draft);
            None
        }
        Suggestion::Act(action) => Some(running.act(game, action).unwrap()),
    }
}

/// Returns the next suggestion.
pub fn shown(running: &LessonRun, game: &mut Game) -> Suggestion {
    game.read(|table| running.next_suggestion(table)).unwrap()
}

/// Plays to the beginning of a step by what is shown.
pub fn play_to(running: &mut LessonRun, game: &mut Game, key: &str) {
    let number =
        running.lesson().steps().iter().position(|step| step.instruction().id().ends_with(&format!(".{key}"))).unwrap();
    for _ in 0..100 {
        if running.step_number() == number {
            return;
        }
        let next = shown(running, game);
        follow(running, game, next);
    }
    panic!("{key} does not come");
}

/// Lets the other robots act until it is the player's turn.
pub fn others(running: &mut LessonRun, game: &mut Game) {
    while running.opponent_acts(game).is_some() {}
}

/// The other actions of the rules, legal or not: one of each kind that a player could try.
pub fn tries(game: &mut Game) -> Vec<Action> {
    let legal = game.legal_actions();
    let mut tries: Vec<Action> = legal.iter().take(400).collect();
    tries.extend([Action::Pass, Action::StopDrawing, Action::KeepDraws, Action::Rescan, Action::Build(Vec::new())]);
    tries.extend(junkyard_bots::parts::Size::ALL.map(Action::Draw));
    tries
}
