//! Executor of commands: all that a command may change, and the functions that a game adds to it.

use bevy::prelude::World;

use super::command::Command;
use super::game::{ClientGame, Exercise, Show};
use super::interaction::Interaction;
use super::log::Log;
use super::playing::{CurrentGame, Play};
use super::stage_sounds::heard_of_stage;
use super::turn_stage::{Before, TurnStage, TurnState};
use crate::settings::{Settings, UndoTime};
use crate::sound::Heard;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;
use shell::table::read_table;

/// Game whose commands can be executed.
pub trait Execute: ClientGame {
    /// Ends what a command interrupts. Returns whether the command served only for that and is not
    /// to be executed.
    fn interrupt(executor: &mut Executor<'_, Self>, command: &Command<Self>) -> bool;

    /// Executes a command that only this game knows.
    fn execute(executor: &mut Executor<'_, Self>, command: Self::Command);

    /// Begins an action of a seat. Returns the action if it can be done at once; otherwise
    /// something is shown first, or the action is refused with a reason.
    fn begin_action(executor: &mut Executor<'_, Self>, seat: SeatId, action: Self::Action) -> Option<Self::Action>;

    /// Starts the presentation of a step, after which the window is at `stage`. Returns its
    /// duration, in seconds at the usual speed.
    fn present_step(world: &mut World, events: &[Self::Event], stage: &TurnStage<Self>) -> f32;

    /// Called after a step of a seat, once the window is prepared for the next choice.
    fn note_step(executor: &mut Executor<'_, Self>, seat: SeatId, events: &[Self::Event]);

    /// Advances in a way of the game's own. Returns whether it did.
    fn advance(executor: &mut Executor<'_, Self>) -> bool;

    /// Undoes the last change of a choice in the making. Returns whether there was one.
    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool;

    /// Redoes the change of a choice in the making that was undone last. Returns whether there was
    /// one.
    fn redo_in_hand(executor: &mut Executor<'_, Self>) -> bool;

    /// Shows advice for the choice that is due, or begins to work it out.
    fn advise(executor: &mut Executor<'_, Self>);

    /// Prepares the game's own interaction for the choice that is due, from the one before.
    fn ready_interaction(world: &mut World, play: &Play<Self>, before: Self::Interaction) -> Self::Interaction;
}

/// All that a command may change: the world with its table, the game and the interaction.
pub struct Executor<'a, G: ClientGame> {
    /// The world with the table.
    pub world: &'a mut World,
    /// The game.
    pub play: &'a mut Play<G>,
    /// Interaction of the players with the table.
    pub interaction: &'a mut Interaction<G>,
}

impl<G: Execute> Executor<'_, G> {
    /// State of the table that determines the stage.
    pub fn turn_state(&mut self) -> TurnState {
        read_table::<G, _>(self.world, TurnState::of::<G>).unwrap_or_default()
    }

    /// Seat whose turn it is.
    pub fn turn_of(&mut self) -> Option<SeatId> {
        self.turn_state().awaited
    }

    /// Seat whose secrets are on the screen, because its player chooses now.
    pub(super) fn shown_secret(&mut self) -> Option<SeatId> {
        self.turn_state().secret.filter(|_| self.interaction.stage == TurnStage::Choosing)
    }

    /// Shows the reason why something is not possible, and plays a sound.
    pub fn refuse(&mut self, why: Phrase) {
        self.interaction.refuse(why);
        self.world.write_message(Heard::of_refusal());
    }

    /// Changes the stage. Its sound plays after `after` seconds at the usual speed.
    pub(super) fn wait_for(&mut self, stage: TurnStage<G>, turn_before: Option<SeatId>, after: f32) {
        let turn = [turn_before, self.turn_of()];
        let before = std::mem::replace(&mut self.interaction.stage, stage);
        if let Some(heard) = heard_of_stage(&before, &self.interaction.stage, turn) {
            self.world.write_message(heard.due_in(after));
        }
    }

    /// Does an action of the rules, and prepares the interaction for the next choice. Returns
    /// whether the action was done or is shown first; a refusal is reported to the player.
    pub fn act(&mut self, action: G::Action) -> bool {
        if self.interaction.stage != TurnStage::Choosing {
            return false;
        }
        let Some(seat) = self.turn_of() else { return false };
        match G::begin_action(self, seat, action) {
            Some(action) => self.act_now(action),
            None => self.interaction.stage != TurnStage::Choosing,
        }
    }

    /// Does an action of the rules at once. Returns whether it was done; a refusal is reported.
    pub fn act_now(&mut self, action: G::Action) -> bool {
        if self.interaction.stage != TurnStage::Choosing {
            return false;
        }
        let TurnState { awaited, secret, .. } = self.turn_state();
        let Some(seat) = awaited else { return false };
        let done = match &mut self.play.game {
            CurrentGame::Played(session) => session.act(self.world, action).map_err(|refusal| refusal.phrase()),
            CurrentGame::Exercise(exercise) => exercise.act(self.world, action),
            CurrentGame::Watched(_) => return false,
        };
        match done {
            Err(why) => {
                self.refuse(why);
                false
            }
            Ok(events) => {
                self.finish_step(Before { seat, secret }, &events);
                true
            }
        }
    }

    /// Reports the events of a step, and prepares the window for the next choice.
    pub(super) fn finish_step(&mut self, before: Before, events: &[G::Event]) {
        let play = &mut *self.play;
        read_table::<G, _>(self.world, |table| play.tell(events, table));
        let players = self.play.players();
        let shown = read_table::<G, _>(self.world, |table| {
            (G::shows_of_step(before.seat, events, table, players), TurnState::of::<G>(table))
        });
        let (shows, now) = shown.unwrap_or_default();
        let mut stage = TurnStage::after(before, shows, now, players);
        while self.skips_stage(&stage) {
            stage = stage.advanced(now, players);
        }
        let stage = self.stage_of_exercise().unwrap_or(stage);
        let over = G::present_step(self.world, events, &stage);
        self.wait_for(stage, Some(before.seat), over);
        self.play.changes += 1;
        self.ready();
        G::note_step(self, before.seat, events);
    }

    /// Stage of the exercise at the table; `None` if the order of play decides.
    fn stage_of_exercise(&self) -> Option<TurnStage<G>> {
        TurnStage::of_exercise(self.play.exercise()?.stage())
    }

    /// Whether a stage is skipped: in an exercise, which has nobody to hand the screen over to and
    /// reports events itself; or because the settings say so.
    pub(super) fn skips_stage(&self, stage: &TurnStage<G>) -> bool {
        let settings = self.world.resource::<Settings>();
        let is_exercise = self.play.is_exercise();
        match stage {
            TurnStage::HandOver { .. } => is_exercise,
            TurnStage::UndoTime { .. } => {
                let has_none = settings.undo_time == UndoTime::None || !self.play.can_undo();
                is_exercise || has_none || self.play.can_undo_only_an_automatic_step()
            }
            TurnStage::Show { from, show, .. } => show.is_skipped(*from, self.play.players(), settings, is_exercise),
            _ => false,
        }
    }

    /// Replaces the player's turn by [`TurnStage::OnlyAction`] if nothing else is possible.
    pub(super) fn note_only_action(&mut self) {
        let now = self.turn_state();
        let stage = std::mem::take(&mut self.interaction.stage);
        self.interaction.stage = with_only_action(stage, self.play, now);
    }

    /// Prepares the interaction for the choice that is due.
    pub fn ready(&mut self) {
        self.play.choices = match self.stage_of_exercise() {
            // At its other stages, the table's choices are no part of the exercise.
            Some(stage) if stage != TurnStage::Choosing => G::Choices::default(),
            _ => read_table::<G, _>(self.world, G::choices).unwrap_or_default(),
        };
        let before = std::mem::take(self.interaction);
        let own = G::ready_interaction(self.world, self.play, before.own);
        *self.interaction = Interaction { own, refusals: before.refusals, ..Interaction::at(before.stage) };
        self.note_only_action();
    }

    /// Changes the exercise at the table, and prepares the window for the next choice.
    pub fn change_exercise(&mut self, change: impl FnOnce(&mut G::Exercise, &mut World)) {
        let Some(exercise) = self.play.exercise_mut() else { return };
        change(exercise, self.world);
        self.play.changes += 1;
        let now = self.turn_state();
        self.interaction.stage =
            self.stage_of_exercise().unwrap_or_else(|| TurnStage::opened(now, self.play.players()));
        self.ready();
    }

    /// Removes the log lines of steps that an exercise no longer has.
    pub fn rewind_log(&mut self) {
        match self.play.history().steps().len() {
            0 => self.play.log = Log::default(),
            steps => self.play.log.back_to(steps),
        }
    }
}

/// Returns [`TurnStage::OnlyAction`] instead of a choice if the player can do only one thing. Does
/// not apply to exercises, in which the player does everything.
pub(super) fn with_only_action<G: ClientGame>(stage: TurnStage<G>, play: &Play<G>, now: TurnState) -> TurnStage<G> {
    match (now.awaited, G::only_action(play.choices())) {
        (Some(seat), Some(action)) if stage == TurnStage::Choosing && !play.is_exercise() => {
            TurnStage::OnlyAction { seat, action }
        }
        _ => stage,
    }
}
