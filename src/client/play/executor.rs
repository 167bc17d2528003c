//! What every command is done with.

use super::step_shows::{shows_of_step, turn_state, turning_up};
use bevy::prelude::World;

use super::cue::Cue;
use super::cues;
use super::exercise::JunkyardBotsExercise;
use super::interaction::Interaction;
use super::learned::Learned;
use super::playing::{CurrentGame, Play};
use super::question::Question;
use super::ready;
use super::turn_stage::{Before, TurnStage, TurnState};
use crate::client::app::notice::Notice;
use crate::client::settings::{Settings, UndoTime};
use crate::client::sound::Heard;
use crate::games::junkyard_bots::action::{Action, TableEvent};
use crate::games::junkyard_bots::client::sound::write_cues;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::lessons::first_time;
use crate::games::junkyard_bots::round::{self, LegalActions};
use crate::games::junkyard_bots::table::{RoundState, View};
use crate::shell::language::{InWords, Phrase};
use crate::shell::seats::SeatId;

/// Whatever one command touches: the world with its table, the game and the interaction.
pub(super) struct Executor<'a> {
    pub(super) world: &'a mut World,
    pub(super) play: &'a mut Play,
    pub(super) interaction: &'a mut Interaction,
}

impl Executor<'_> {
    pub(super) fn state(&self) -> &RoundState {
        self.world.resource::<RoundState>()
    }

    /// What matters of the table for the stage.
    pub(super) fn turn_state(&self) -> TurnState {
        turn_state(self.state())
    }

    /// Whose turn it is.
    pub(super) fn turn_of(&self) -> Option<SeatId> {
        self.state().active_seat()
    }

    /// Lets something be seen and heard.
    pub(super) fn cue(&mut self, cue: Cue) {
        write_cues(self.world, vec![cue.now()]);
    }

    /// Says why something is not possible.
    pub(super) fn refuse(&mut self, why: Phrase) {
        self.interaction.refuse(why);
        self.world.write_message(Heard::of_refusal());
    }

    /// Waits for something else, and lets that be heard after some seconds at the usual speed.
    pub(super) fn wait_for(&mut self, stage: TurnStage, turn_before: Option<SeatId>, after: f32) {
        let turn = [turn_before, self.turn_of()];
        let before = std::mem::replace(&mut self.interaction.stage, stage);
        if let Some(heard) = cues::heard_of_stage(&before, &self.interaction.stage, turn) {
            self.world.write_message(heard.due_in(after));
        }
    }

    /// Does an action of the rules, and readies the interaction for what comes next; bombs fly before they
    /// are thrown. Returns whether it was possible; why not is said.
    pub(super) fn act(&mut self, action: Action) -> bool {
        let Some(seat) = self.turn_of().filter(|_| self.interaction.stage == TurnStage::Choosing) else { return false };
        match action {
            Action::Attack { target, bombs } if self.shows_flight(seat) => self.launch(seat, target, bombs),
            action => self.act_now(action),
        }
    }

    /// Does an action of the rules without showing bombs in flight first. Returns whether it was
    /// possible.
    pub(super) fn act_now(&mut self, action: Action) -> bool {
        let Some(seat) = self.turn_of().filter(|_| self.interaction.stage == TurnStage::Choosing) else { return false };
        let before = Before { seat, secret: self.turn_state().secret };
        let done = match &mut self.play.game {
            CurrentGame::Played(session) => session.act(self.world, action).map_err(|illegal| illegal.phrase()),
            CurrentGame::Exercise(exercise) => exercise.act(self.world, action),
            CurrentGame::Watched(_) => return false,
        };
        match done {
            Err(why) => {
                self.refuse(why);
                false
            }
            Ok(events) => {
                self.finish_step(before, events);
                true
            }
        }
    }

    /// Tells what a step has brought about, and readies the window for what comes next.
    pub(super) fn finish_step(&mut self, before: Before, events: Vec<TableEvent>) {
        self.play.tell(&events);
        self.explain(&events);
        let players = self.play.players();
        let shows = shows_of_step(before.seat, &events, self.state(), players);
        let now = self.turn_state();
        let mut stage = TurnStage::after(before, shows, now, players);
        while self.skips_stage(&stage) {
            stage = stage.advanced(now, players);
        }
        if let Some(own) = self.play.exercise().and_then(JunkyardBotsExercise::stage) {
            stage = own;
        }
        let turns_up = turning_up(&stage).is_some();
        let cues = read_table(self.world, |table| cues::of(&events, turns_up, |part| table.part(part)?.size));
        let (cues, over) = cues.unwrap_or_default();
        write_cues(self.world, cues);
        self.wait_for(stage, Some(before.seat), over);
        self.play.changes += 1;
        self.ready();
        self.interaction.own.note_takes(players.is_computer(before.seat), &events);
        let goes_on = self.interaction.stage == TurnStage::Choosing && self.turn_of() == Some(before.seat);
        self.interaction.own.drawn = events.iter().rev().filter(|_| goes_on).find_map(|event| match event {
            TableEvent::Drew { part, tile: Some(_), .. } => Some(*part),
            _ => None,
        });
    }

    /// Whether a stage is skipped: in an exercise, because it has nobody to hand the screen over to
    /// and says itself what happened; or because the settings say so.
    pub(super) fn skips_stage(&self, stage: &TurnStage) -> bool {
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

    /// Explains what happened to a person for the first time, if the player wants that; never in
    /// lessons, which explain by themselves.
    fn explain(&mut self, events: &[TableEvent]) {
        let settings = self.world.resource::<Settings>();
        if !settings.explains || self.play.is_exercise() {
            return;
        }
        self.world.get_resource_or_init::<Notice>().go_on();
        let players = self.play.players();
        let setup = self.play.history().setup().clone();
        let mut explained = self.world.resource::<Learned>().explained.clone();
        let people = (0..setup.seats).map(SeatId).filter(|seat| !players.is_computer(*seat));
        let first = people.into_iter().find_map(|seat| {
            let view = read_table(self.world, |table| View::of(table, seat))?;
            Some((seat, explained.explain_next(&first_time::first_times_of(events, &setup, &view))?))
        });
        if let Some((seat, first)) = first {
            self.world.resource_mut::<Learned>().explained = explained;
            let to = players.share_the_screen().then(|| self.play.seat(seat).name.clone());
            self.world.get_resource_or_init::<Notice>().explain(to, first.phrase());
        }
    }

    /// Replaces the player's turn by [`TurnStage::OnlyAction`] if nothing but a pass is possible.
    pub(super) fn note_only_pass(&mut self) {
        let stage = std::mem::take(&mut self.interaction.stage);
        self.interaction.stage = ready::only_pass(stage, self.play, self.state());
    }

    /// Readies the interaction for the choice that is due now.
    pub(super) fn ready(&mut self) {
        Question::None.ask(self.world);
        let own_stage = self.play.exercise().and_then(JunkyardBotsExercise::stage);
        self.play.choices = match own_stage {
            // What could be done at the table then is no part of the exercise.
            Some(stage) if stage != TurnStage::Choosing => LegalActions::Over,
            _ => read_table(self.world, round::legal_actions).unwrap_or(LegalActions::Over),
        };
        let before = std::mem::take(self.interaction);
        let own = ready::own(self.world, self.play, before.own);
        *self.interaction = Interaction { own, refusals: before.refusals, ..Interaction::at(before.stage) };
        self.note_only_pass();
    }
}
