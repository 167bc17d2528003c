//! Undo and redo of steps.

use super::executor::{Execute, Executor};
use super::game::Exercise;
use super::turn_stage::{Before, TurnStage};
use shell::language::phrase;

impl<G: Execute> Executor<'_, G> {
    pub(super) fn undo(&mut self) {
        if self.play.take_sent() {
            return self.refuse(phrase!("undo-sent"));
        }
        if G::undo_in_hand(self) {
            return;
        }
        if !self.play.can_undo() {
            self.refuse(phrase!("nothing-to-undo"));
        } else if self.play.is_exercise() {
            self.change_exercise(G::Exercise::undo);
            self.rewind_log();
        } else if self.undo_step() {
            // An automatic action would only be repeated, so the step before it is undone too.
            while matches!(self.interaction.stage, TurnStage::OnlyAction { .. })
                && self.play.can_undo()
                && self.undo_step()
            {}
        } else {
            self.refuse(phrase!("nothing-to-undo"));
        }
    }

    /// Undoes the last step, and prepares the window. Returns whether there was a step to undo.
    pub fn undo_step(&mut self) -> bool {
        let shown = self.shown_secret();
        if self.play.session().and_then(|session| session.undo(self.world)).is_none() {
            return false;
        }
        self.play.log.back_to(self.play.history().steps().len());
        self.play.changes += 1;
        // Unless its player chooses right now, anybody may be at the screen.
        self.interaction.stage = TurnStage::before_choice(self.turn_state(), self.play.players(), shown);
        self.ready();
        true
    }

    pub(super) fn redo(&mut self) {
        if G::redo_in_hand(self) {
            return;
        }
        let Some(seat) = self.turn_of() else { return };
        let secret = self.shown_secret();
        if let Some(events) = self.play.session().and_then(|session| session.redo(self.world)) {
            self.finish_step(Before { seat, secret }, &events);
        }
    }
}
