//! Reads a lesson and plays it once by its model answers, before any player can start it.

use std::sync::Arc;

use super::fault::{LessonError, LessonStepFault};
use super::lesson::{Lesson, is_key};
use super::position::PositionError;
use super::run::LessonRun;
use super::step::{LessonStep, StepGoal, Suggestion};
use crate::game::Game;
use shell::language::{InWords, Language, Phrase};

/// Limit of actions by the other robots before it must be the learner's turn again; in one round
/// each of three robots acts about ten times.
const MOST_OTHER_TURNS: usize = 40;

/// Reads a lesson and checks that it can be played to its end.
///
/// # Errors
/// [`LessonError`]: the first fault found.
pub fn read_lesson(text: &str) -> Result<Arc<Lesson>, LessonError> {
    let lesson = Lesson::parse(text)?;
    check_words(&lesson)?;
    let lesson = Arc::new(lesson);
    let game = Game::from_snapshot(lesson.setup(), lesson.start());
    let mut game = game.map_err(|error| LessonError::Position(PositionError::Table(error)))?;
    let mut running = LessonRun::new(Arc::clone(&lesson));
    for (number, step) in lesson.steps().iter().enumerate() {
        let is_new = is_key(&step.key) && !lesson.steps()[..number].iter().any(|other| other.key == step.key);
        let played = if is_new { play_step(&mut running, &mut game, step, number) } else { Err(LessonStepFault::Key) };
        played.map_err(|fault| LessonError::Step { step: step.key.clone(), fault })?;
    }
    Ok(lesson)
}

/// Checks that every message of the lesson exists in English, which all other languages fall back
/// on.
fn check_words(lesson: &Lesson) -> Result<(), LessonError> {
    let of_steps = lesson.steps().iter().flat_map(|step| [step.instruction(), step.reason()]);
    let mut all = [lesson.name(), lesson.about()].into_iter().chain(of_steps);
    let missing = all.find(|phrase: &Phrase| !Language::english().has_phrase(phrase));
    missing.map_or(Ok(()), |phrase| Err(LessonError::Words(phrase.id().to_owned())))
}

/// Plays a step by its model answers.
fn play_step(
    running: &mut LessonRun,
    game: &mut Game,
    step: &LessonStep,
    number: usize,
) -> Result<(), LessonStepFault> {
    if running.step_number() > number || game.read(|table| running.is_reached(table)) {
        return Err(LessonStepFault::ReachedAlready);
    }
    if game.read(|table| running.spots_to_mark(table)).len() < step.look.len() {
        return Err(LessonStepFault::NothingThere);
    }
    if running.go_on(game) {
        return Ok(());
    }
    let_others_act(running, game);
    if running.step_number() > number {
        return if step.goal == StepGoal::Watched { Ok(()) } else { Err(LessonStepFault::ReachedAlready) };
    }
    for answer in &step.model {
        match game.read(|table| answer.suggestion_at(table)).ok_or(LessonStepFault::NoPart)? {
            Suggestion::Act(action) => {
                running.act(game, action).map_err(|why| LessonStepFault::Refused(why.phrase()))?;
            }
            Suggestion::Draft(draft) => {
                running.set_draft(game, draft);
            }
            Suggestion::GoOn | Suggestion::Wait => {}
        }
        if running.step_number() == number {
            let_others_act(running, game);
        }
    }
    if running.step_number() == number { Err(LessonStepFault::NotReached) } else { Ok(()) }
}

/// Lets the other robots act until the learner has to choose, or until a step is done.
fn let_others_act(running: &mut LessonRun, game: &mut Game) {
    let number = running.step_number();
    for _ in 0..MOST_OTHER_TURNS {
        if running.step_number() > number || running.opponent_acts(game).is_none() {
            break;
        }
    }
}
