//! Execution of the commands at a puzzle besides the actions of the rules: trying again, hints, and
//! giving up.

use bevy::prelude::World;

use crate::action::{Action, JunkyardBots};
use crate::client::app::request::JunkyardRequest;
use crate::client::play::advice::hint::{self, Advised, Hint, show_hint};
use crate::client::play::building::hand::Thing;
use crate::client::play::building::hands;
use crate::client::play::exercises::exercise::{JunkyardBotsExercise, puzzle_at_table};
use crate::client::play::exercises::puzzle_session::PuzzleSession;
use crate::client::play::exercises::puzzles::puzzle_after;
use crate::client::play::question::Question;
use crate::game::read_table;
use crate::lessons::Suggestion;
use crate::messages::phrase;
use crate::parts::tile_set::tile_footprint;
use crate::puzzles::{self, PuzzleVerdict};
use client::play::executor::Executor;
use client::play::question::TableQuestion;
use client::play::turn_stage::TurnStage;
use shell::grid::Rectangle;
use shell::language::Phrase;

/// Changes the puzzle at the table, and prepares the interaction for the next choice.
fn change_puzzle(executor: &mut Executor<'_, JunkyardBots>, change: impl FnOnce(&mut PuzzleSession, &mut World)) {
    executor.change_exercise(|exercise, world| {
        if let JunkyardBotsExercise::Puzzle(puzzle_session) = exercise {
            change(puzzle_session, world);
        }
    });
    executor.rewind_log();
}

/// Puts the table back to the puzzle's position.
pub(crate) fn try_again(executor: &mut Executor<'_, JunkyardBots>) {
    change_puzzle(executor, PuzzleSession::try_again);
}

/// Asks whether to give up; gives up at once if the answer has been seen already.
pub(crate) fn ask_to_give_up(executor: &mut Executor<'_, JunkyardBots>) {
    match puzzle_at_table(executor.play) {
        Some(puzzle_session) if puzzle_session.has_seen_answer() => give_up(executor),
        Some(_) => Question::GiveUp.ask(executor.world),
        None => {}
    }
}

/// Begins to show the answer.
pub(crate) fn give_up(executor: &mut Executor<'_, JunkyardBots>) {
    executor.interaction.hint = None;
    change_puzzle(executor, PuzzleSession::give_up);
}

/// Goes on once a try is judged: shows more of the answer, starts another try, or begins the
/// next puzzle. Returns whether there is a puzzle at the table.
pub(crate) fn go_on_in_puzzle(executor: &mut Executor<'_, JunkyardBots>) -> bool {
    let Some(puzzle_session) = puzzle_at_table(executor.play) else { return false };
    if let Some(action) = puzzle_session.next_of_answer() {
        executor.interaction.stage = TurnStage::Choosing;
        executor.act(action);
    } else if puzzle_session.answer().is_some() || *puzzle_session.verdict() == PuzzleVerdict::Solved {
        if let Some((source, proved)) = puzzle_after(executor.world, puzzle_session) {
            executor.world.write_message(JunkyardRequest::Solve(source, proved));
        }
    } else if puzzle_session.is_judged() {
        try_again(executor);
    }
    true
}

/// Tells the next hint, and marks it at the table if it has a place there.
pub(crate) fn show_next_hint(executor: &mut Executor<'_, JunkyardBots>) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let Some(JunkyardBotsExercise::Puzzle(puzzle_session)) = executor.play.exercise_mut() else { return };
    let Some(hint) = puzzle_session.next_hint() else { return };
    let puzzle_session = &*puzzle_session;
    let told = read_table(executor.world, |table| puzzle_session.in_words(table, &hint)).flatten();
    let deed = told.unwrap_or_else(|| phrase!("puzzle-hint-whole"));
    match hint {
        puzzles::PuzzleHint::First(action) => show_first_action(executor, action, deed),
        puzzles::PuzzleHint::Place(placed) => {
            let size = read_table(executor.world, |table| table.part(placed.part)?.size).flatten();
            let to = size.map(|size| (placed.placement, Rectangle::new(tile_footprint(size), placed.placement)));
            let thing = Some(Thing::Part(placed.part));
            show_hint(executor.interaction, Hint { action: deed, reason: Phrase::default(), thing, to });
        }
        _ => show_hint(executor.interaction, Hint::in_words(deed, Phrase::default())),
    }
}

/// Shows the first action of the answer: lays a build out, and marks any other action with a
/// hint.
fn show_first_action(executor: &mut Executor<'_, JunkyardBots>, action: Action, deed: Phrase) {
    let play = &*executor.play;
    let suggestion = Suggestion::Act(action);
    let advised =
        read_table(executor.world, |table| hint::advice_for_suggestion(table, play, suggestion, Phrase::default()));
    match advised.flatten() {
        Some(Advised::Build(build)) => {
            hands::lay_out_build(executor, build);
            show_hint(executor.interaction, Hint::in_words(deed, Phrase::default()));
        }
        Some(Advised::Hint(hint)) => show_hint(executor.interaction, Hint { action: deed, ..*hint }),
        None => {}
    }
}
