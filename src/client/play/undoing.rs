//! Taking steps back and doing them again (rule 9.4).

use bevy::prelude::World;

use super::bench::Bench;
use super::executor::Executor;
use super::exercise::JunkyardBotsExercise;
use super::log::Log;
use super::playing::CurrentGame;
use super::question::Question;
use super::turn_stage::{Before, TurnStage};
use crate::shell::language::phrase;

impl Executor<'_> {
    pub(super) fn undo(&mut self) {
        let was_asked = !Question::now(self.world).is_none();
        Question::None.ask(self.world);
        if self.put_back() || was_asked {
            return;
        }
        if self.interaction.own.bench.as_ref().is_some_and(Bench::can_undo)
            && self.interaction.stage == TurnStage::Choosing
        {
            self.change_bench(|bench| _ = bench.undo());
        } else if !self.play.can_undo() {
            self.refuse(phrase!("nothing-to-undo"));
        } else if self.play.is_exercise() {
            self.change_exercise(JunkyardBotsExercise::undo);
            self.rewind_log();
        } else if self.play.session().and_then(|session| session.undo(self.world)).is_some() {
            self.undone();
            // An automatic pass would only come again, so the step before it is undone, too.
            while matches!(self.interaction.stage, TurnStage::OnlyAction { .. })
                && self.play.can_undo()
                && self.play.session().and_then(|session| session.undo(self.world)).is_some()
            {
                self.undone();
            }
        } else {
            self.refuse(phrase!("nothing-to-undo"));
        }
    }

    /// Changes the exercise at the table, and readies the window for what comes next.
    pub(super) fn change_exercise(&mut self, change: impl FnOnce(&mut JunkyardBotsExercise, &mut World)) {
        let CurrentGame::Exercise(exercise) = &mut self.play.game else { return };
        change(exercise, self.world);
        let own = exercise.stage();
        self.play.changes += 1;
        self.interaction.stage = own.unwrap_or_else(|| TurnStage::opened(self.turn_state(), self.play.players()));
        self.ready();
    }

    /// Takes away the lines of steps that an exercise no longer has.
    pub(super) fn rewind_log(&mut self) {
        match self.play.history().steps().len() {
            0 => self.play.log = Log::default(),
            steps => self.play.log.back_to(steps),
        }
    }

    /// Readies the window after a step was taken back.
    fn undone(&mut self) {
        self.play.log.back_to(self.play.history().steps().len());
        self.play.changes += 1;
        self.interaction.stage = TurnStage::Choosing;
        self.ready();
    }

    pub(super) fn redo(&mut self) {
        if self.interaction.own.bench.as_ref().is_some_and(Bench::can_redo) {
            self.change_bench(|bench| _ = bench.redo());
            return;
        }
        let Some(seat) = self.turn_of() else { return };
        let before = Before { seat, secret: self.turn_state().secret };
        if let Some(events) = self.play.session().and_then(|session| session.redo(self.world)) {
            self.finish_step(before, events);
        }
    }
}
