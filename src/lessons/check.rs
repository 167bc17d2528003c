//! Reads a lesson and plays it once by its model answers, before any player can start it.

use std::sync::Arc;

use super::answer::Shown;
use super::fault::{Fault, LessonError};
use super::goal::Goal;
use super::lesson::{Lesson, is_key};
use super::position::PositionError;
use super::running::Running;
use super::step::Step;
use crate::game::Game;
use crate::language::{InWords, Language, Phrase};

/// Limit of actions by the other robots before it must be the learner's turn again; in one round
/// each of three robots acts about ten times.
const MOST_OTHER_TURNS: usize = 40;

/// Reads a lesson and checks that it can be played to its end.
///
/// # Errors
/// [`LessonError`]: the first fault found.
pub fn read(text: &str) -> Result<Arc<Lesson>, LessonError> {
    let lesson = Lesson::parse(text)?;
    check_words(&lesson)?;
    let lesson = Arc::new(lesson);
    let game = Game::from_snapshot(lesson.setup(), lesson.start());
    let mut game = game.map_err(|error| LessonError::Position(PositionError::Table(error)))?;
    let mut running = Running::new(Arc::clone(&lesson));
    for (number, step) in lesson.steps().iter().enumerate() {
        let is_new = is_key(&step.key) && !lesson.steps()[..number].iter().any(|other| other.key == step.key);
        let played = if is_new { play(&mut running, &mut game, step, number) } else { Err(Fault::Key) };
        played.map_err(|fault| LessonError::Step { step: step.key.clone(), fault })?;
    }
    Ok(lesson)
}

/// Checks that every message of the lesson exists in English, which all other languages fall back
/// on.
fn check_words(lesson: &Lesson) -> Result<(), LessonError> {
    let of_steps = lesson.steps().iter().flat_map(|step| [step.what(), step.why()]);
    let mut all = [lesson.name(), lesson.about()].into_iter().chain(of_steps);
    let missing = all.find(|phrase: &Phrase| !Language::english().has(phrase));
    missing.map_or(Ok(()), |phrase| Err(LessonError::Words(phrase.id().to_owned())))
}

/// Plays a step by its model answers.
fn play(running: &mut Running, game: &mut Game, step: &Step, number: usize) -> Result<(), Fault> {
    if running.number() > number || game.read(|table| running.is_reached(table)) {
        return Err(Fault::ReachedAlready);
    }
    if game.read(|table| running.look(table)).len() < step.look.len() {
        return Err(Fault::NothingThere);
    }
    if running.go_on(game) {
        return Ok(());
    }
    others(running, game);
    if running.number() > number {
        return if step.goal == Goal::Watched { Ok(()) } else { Err(Fault::ReachedAlready) };
    }
    for answer in &step.model {
        match game.read(|table| answer.at(table)).ok_or(Fault::NoPart)? {
            Shown::Act(action) => {
                running.act(game, action).map_err(|why| Fault::Refused(why.phrase()))?;
            }
            Shown::Draft(draft) => {
                running.place(game, draft);
            }
            Shown::GoOn | Shown::Wait => {}
        }
        if running.number() == number {
            others(running, game);
        }
    }
    if running.number() == number { Err(Fault::NotReached) } else { Ok(()) }
}

/// Lets the other robots act until the learner has to choose, or until a step is done.
fn others(running: &mut Running, game: &mut Game) {
    let number = running.number();
    for _ in 0..MOST_OTHER_TURNS {
        if running.number() > number || running.opponent_acts(game).is_none() {
            break;
        }
    }
}
