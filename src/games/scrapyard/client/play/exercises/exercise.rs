//! A lesson at the table: every change goes through it, and it saves the progress.

use bevy::prelude::World;

use super::learned::Learned;
use crate::action::{Action, Illegal, Scrapyard, TableEvent};
use crate::lessons::LessonRun;
use crate::record::NoDraft;
use crate::table::Table;
use client::play::game::{Exercise, ExerciseStage};
use client::play::playing::Play;
use shell::language::{InWords, Phrase};
use shell::record::History;
use shell::table::TableIn;

/// A lesson at the table of the app's world.
pub struct ScrapyardExercise {
    running: LessonRun,
}

impl ScrapyardExercise {
    /// A lesson whose table has been laid out.
    pub(super) const fn new(running: LessonRun) -> Self {
        Self { running }
    }

    /// The lesson in progress.
    pub const fn running(&self) -> &LessonRun {
        &self.running
    }

    fn save_progress(&self, world: &mut World) {
        world.get_resource_or_init::<Learned>().lessons.save_run(&self.running);
    }

    /// Goes on after a step that has been read.
    pub(super) fn go_on(&mut self, world: &mut World) {
        if self.running.go_on() {
            self.save_progress(world);
        }
    }

    /// Goes back to the beginning of the step, or to a step before it.
    pub(super) fn go_back(&mut self, world: &mut World) {
        if let Some(mut table) = TableIn::of(world)
            && self.running.go_back(&mut table)
        {
            self.save_progress(world);
        }
    }
}

impl Exercise<Scrapyard> for ScrapyardExercise {
    fn history(&self) -> &History<Scrapyard> {
        self.running.history()
    }

    fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Phrase> {
        let mut table = TableIn::of(world).ok_or_else(|| Illegal::GameOver.phrase())?;
        let events = self.running.act(&mut table, action).map_err(|refused| refused.phrase())?;
        self.save_progress(world);
        Ok(events)
    }

    fn keep_draft(&mut self, _: &mut World, draft: NoDraft) {
        match draft {}
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

    fn stage(&self) -> ExerciseStage<Scrapyard> {
        ExerciseStage::Table
    }

    fn opponents_action(&self, _: &Table<'_>) -> Option<Action> {
        self.running.opponents_action().cloned()
    }
}

/// Returns the lesson at the table, if the game is one.
pub fn lesson_at_table(play: &Play<Scrapyard>) -> Option<&LessonRun> {
    play.exercise().map(ScrapyardExercise::running)
}
