//! A lesson at the table: every change goes through it, and it saves the progress.

use bevy::prelude::*;

use crate::action::{Action, BuildPart, Illegal, TableEvent};
use crate::client::play::exercises::learned::Learned;
use crate::game::{Playable, Restorable, TableWorld, read_table};
use crate::lessons::{LEARNER, LessonRefusal, LessonRun, awaited_build};
use crate::record::UnsavedGame;
use crate::table::{Snapshot, SnapshotError};
use shell::seats::Seat;

/// A lesson that is being played, with its table in the world.
pub struct LessonSession {
    game: UnsavedGame,
    running: LessonRun,
}

impl LessonSession {
    /// Lays out a lesson in its present state at a table, with the build in progress.
    pub(crate) fn lay_out(
        world: &mut World,
        seats: Vec<Seat>,
        running: LessonRun,
        table: Snapshot,
    ) -> Result<Self, SnapshotError> {
        let setup = running.lesson().setup().clone();
        let mut game = UnsavedGame::start(world, setup, seats, table)?;
        let draft = read_table(world, |table| awaited_build(table).map(|_| running.current_draft(table)));
        if let Some(draft) = draft.flatten() {
            // A draft of the lesson has only the learner's parts, so this does not fail.
            let _ = game.keep_draft(world, draft);
        }
        Ok(Self { game, running })
    }

    /// The game, to read its history.
    pub const fn game(&self) -> &UnsavedGame {
        &self.game
    }

    /// The run of the lesson.
    pub const fn running(&self) -> &LessonRun {
        &self.running
    }

    fn save_progress(&self, world: &mut World) {
        world.resource_mut::<Learned>().lessons.save_run(&self.running);
    }

    /// Does an action of the seat whose turn it is.
    ///
    /// # Errors
    /// [`LessonRefusal`] if the lesson or the rules forbid the action; nothing has changed then.
    pub(crate) fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, LessonRefusal> {
        let mut table = TableWorld::of(world).ok_or(LessonRefusal::Illegal(Illegal::GameOver))?;
        let turn = table.read(|table| table.state().active_seat());
        let Some(seat) = turn else { return Err(LessonRefusal::Illegal(Illegal::GameOver)) };
        if seat == LEARNER {
            table.read(|table| self.running.check_action(table, &action)).map_err(LessonRefusal::NotYet)?;
        }
        let events = self.game.act(world, action.clone()).map_err(LessonRefusal::Illegal)?;
        if let Some(mut table) = TableWorld::of(world) {
            self.running.record_action(&mut table, seat, action);
        }
        self.save_progress(world);
        Ok(events)
    }

    /// Saves the build in progress.
    pub(crate) fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) {
        if self.game.keep_draft(world, draft.clone()).is_ok()
            && let Some(mut table) = TableWorld::of(world)
        {
            self.running.set_draft(&mut table, draft);
            self.save_progress(world);
        }
    }

    /// Goes on after a step that has been read.
    pub(crate) fn go_on(&mut self, world: &mut World) {
        if let Some(mut table) = TableWorld::of(world) {
            self.running.go_on(&mut table);
            self.save_progress(world);
        }
    }

    /// Goes back to the beginning of the step, or to the step before it.
    pub(crate) fn go_back(&mut self, world: &mut World) {
        let seats = self.game.history().seats().to_vec();
        let Some(mut table) = TableWorld::of(world) else { return };
        // The lesson's own tables fit it, so this does not fail.
        if self.running.go_back(&mut table).is_err() {
            return;
        }
        let now = table.snapshot();
        if let Ok(again) = Self::lay_out(world, seats, self.running.clone(), now) {
            *self = again;
            self.save_progress(world);
        }
    }
}
