//! Taking steps back and doing them again (rule 9.4).

use super::bench::Bench;
use super::executor::Executor;
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
        if self.interaction.bench.as_ref().is_some_and(Bench::can_undo) && self.interaction.stage == TurnStage::Choosing
        {
            self.change_bench(|bench| _ = bench.undo());
        } else if !self.play.can_undo() {
            self.refuse(phrase!("nothing-to-undo"));
        } else if self.play.puzzle().is_some() {
            self.undo_in_puzzle();
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

    /// Readies the window after a step was taken back.
    fn undone(&mut self) {
        self.play.log.back_to(self.play.history().steps().len());
        self.play.changes += 1;
        self.interaction.stage = TurnStage::Choosing;
        self.ready();
    }

    pub(super) fn redo(&mut self) {
        if self.interaction.bench.as_ref().is_some_and(Bench::can_redo) {
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
