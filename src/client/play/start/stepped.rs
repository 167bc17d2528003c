//! Lessons that are lists of steps, at the table of a window: every change at the table goes
//! through the lesson, which saves the progress of the player.

use std::sync::Arc;

use bevy::prelude::World;

use super::learned::LearnedLessons;
use super::lessons::TaughtInWindow;
use crate::app::fault::OpenError;
use crate::play::advice::hint::Hint;
use crate::play::executor::Executor;
use crate::play::game::{Exercise, ExerciseStage};
use crate::play::log::Log;
use crate::play::playing::{CurrentGame, Play};
use crate::play::seating::seat_game;
use crate::play::turn_stage::TurnStage;
use shell::language::{InWords, Phrase};
use shell::lessons::{LessonStage, SteppedLesson, SteppedRun, TaughtInSteps, Wait};
use shell::record::History;
use shell::table::{HeadlessGame, SnapshotFault, TableIn, read_table, restore};

/// Additions to a game whose exercises are lessons that are lists of steps.
pub trait SteppedInWindow:
    TaughtInWindow<Exercise = SteppedExercise<Self>, Lesson = SteppedLesson<Self>, Run = SteppedRun<Self>> + TaughtInSteps
{
    /// Command that goes on after a step that has been read.
    const READ_ON: Self::Command;
    /// Command that goes back: to the beginning of the step, or to the step before it.
    const STEP_BACK: Self::Command;
}

/// A lesson at the table of the app's world.
pub struct SteppedExercise<G: TaughtInSteps> {
    running: SteppedRun<G>,
}

impl<G: SteppedInWindow> SteppedExercise<G> {
    /// The lesson in progress.
    pub const fn running(&self) -> &SteppedRun<G> {
        &self.running
    }

    fn save_progress(&self, world: &mut World) {
        world.get_resource_or_init::<G::Learned>().lessons_mut().save_run(&self.running);
    }

    /// Goes on after a step that has been read.
    fn go_on(&mut self, world: &mut World) {
        if self.running.go_on() {
            self.save_progress(world);
        }
    }

    /// Goes back to the beginning of the step, or to a step before it.
    fn go_back(&mut self, world: &mut World) {
        if let Some(mut table) = TableIn::of(world)
            && self.running.go_back(&mut table)
        {
            self.save_progress(world);
        }
    }
}

impl<G: SteppedInWindow> Exercise<G> for SteppedExercise<G> {
    fn history(&self) -> &History<G> {
        self.running.history()
    }

    fn act(&mut self, world: &mut World, action: G::Action) -> Result<Vec<G::Event>, Phrase> {
        let mut table = TableIn::of(world).ok_or_else(|| G::NotYet::from(Wait::Over).phrase())?;
        let events = self.running.act(&mut table, action).map_err(|refused| refused.phrase())?;
        self.save_progress(world);
        Ok(events)
    }

    fn keep_draft(&mut self, world: &mut World, draft: G::Draft) {
        if let Some(mut table) = TableIn::of(world) {
            // A draft was checked when it was changed.
            _ = self.running.keep_draft(&mut table, draft);
        }
    }

    fn discard_draft(&mut self) {
        self.running.discard_draft();
    }

    fn can_undo(&self) -> bool {
        self.running.can_undo()
    }

    fn undo(&mut self, world: &mut World) {
        if let Some(mut table) = TableIn::of(world)
            && self.running.undo(&mut table)
        {
            self.save_progress(world);
        }
    }

    fn stage(&self) -> ExerciseStage<G> {
        ExerciseStage::Table
    }

    fn opponents_action(&self, _: &G::Table<'_>) -> Option<G::Action> {
        self.running.opponents_action().cloned()
    }
}

/// Lesson at the table; `None` if a game is played there.
pub fn lesson_at_table<G: SteppedInWindow>(play: &Play<G>) -> Option<&SteppedRun<G>> {
    play.exercise().map(SteppedExercise::running)
}

/// Puts a lesson on the table, where it was left or at its beginning.
///
/// # Errors
/// [`OpenError`] if the lesson can't be laid out; the game in progress then goes on.
pub fn lay_out_stepped_lesson<G>(world: &mut World, lesson: &Arc<SteppedLesson<G>>) -> Result<(), OpenError>
where
    G: SteppedInWindow,
    SnapshotFault<G>: InWords,
{
    let unplayable = |error: SnapshotFault<G>| OpenError::Unplayable(error.phrase());
    // The saved actions are repeated on a table apart, and the position that they lead to is laid
    // out.
    let mut table = HeadlessGame::<G>::from_snapshot(lesson.setup(), lesson.start()).map_err(unplayable)?;
    let running = world.get_resource_or_init::<G::Learned>().lessons_mut().resume(lesson, &mut table);
    restore::<G>(world, lesson.setup(), &table.snapshot()).map_err(unplayable)?;
    seat_game(world, CurrentGame::<G>::Exercise(Box::new(SteppedExercise { running })), Log::default());
    Ok(())
}

/// Goes on in the lesson at the table after a step that has been read.
pub fn read_on<G: SteppedInWindow>(executor: &mut Executor<'_, G>) {
    executor.change_exercise(SteppedExercise::go_on);
}

/// Goes back in the lesson at the table: to the beginning of the step, or to a step before it.
pub fn step_back<G: SteppedInWindow>(executor: &mut Executor<'_, G>) {
    executor.change_exercise(SteppedExercise::go_back);
    executor.rewind_log();
}

/// Shows what the lesson at the table asks for. `marks` tells the thing and the place that an
/// action is about, and `choose` chooses the thing. Returns whether there is a lesson.
pub fn show_suggestion<G: SteppedInWindow>(
    executor: &mut Executor<'_, G>,
    marks: impl FnOnce(&G::Table<'_>, &G::Action) -> (Option<G::Thing>, Option<G::Place>),
    choose: impl FnOnce(&mut G::Interaction, &Hint<G>),
) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return false };
    if let Some(why) = reason_not_to_suggest(running, &executor.interaction.stage) {
        executor.refuse(why.phrase());
        return true;
    }
    let marked = read_table::<G, _>(executor.world, |table| Some(marks(table, &running.suggested_action(table)?)));
    let (thing, to) = marked.flatten().unwrap_or_default();
    let (action, reason) = running.text().unwrap_or_default();
    let hint = Hint { action, reason, thing, to };
    choose(&mut executor.interaction.own, &hint);
    executor.interaction.hint = Some(hint);
    true
}

/// Reason why a lesson has nothing to show at a stage of its table; `None` if it has.
fn reason_not_to_suggest<G: SteppedInWindow>(running: &SteppedRun<G>, stage: &TurnStage<G>) -> Option<G::NotYet> {
    let wait = match running.stage() {
        LessonStage::Over => Some(Wait::Over),
        LessonStage::Reading => Some(Wait::ReadFirst),
        LessonStage::Watching => Some(Wait::OthersFirst),
        LessonStage::Acting => (*stage != TurnStage::Choosing).then_some(Wait::OthersFirst),
    };
    wait.map(G::NotYet::from)
}
