//! What every command is done with.

use bevy::prelude::World;

use super::desk::Desk;
use super::playing::{Play, Told};
use super::question::Question;
use super::ready;
use super::stand::{self, Before, Stand};
use crate::action::{Action, Illegal, TableEvent};
use crate::game::Playable;
use crate::round;
use crate::table::RoundState;

/// Whatever one command touches: the world with its table, the game and the desk.
pub(super) struct Executor<'a> {
    pub(super) world: &'a mut World,
    pub(super) play: &'a mut Play,
    pub(super) desk: &'a mut Desk,
}

impl Executor<'_> {
    pub(super) fn state(&self) -> &RoundState {
        self.world.resource::<RoundState>()
    }

    /// Does an action of the rules, and readies the desk for what comes next.
    pub(super) fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let Some(seat) = self.state().turn.as_ref().map(|turn| turn.seat) else { return Err(Illegal::GameOver) };
        if self.desk.stand != Stand::Play {
            return Err(Illegal::NotNow);
        }
        let before = Before { seat, secret: stand::is_secret(self.state()) };
        let Some(session) = self.play.session() else { return Err(Illegal::NotNow) };
        match session.act(self.world, action) {
            Err(illegal) => {
                self.desk.refuse(illegal);
                Err(illegal)
            }
            Ok(events) => {
                self.go_on(before, events);
                Ok(())
            }
        }
    }

    /// Tells what a step has brought about, and readies the window for what comes next.
    pub(super) fn go_on(&mut self, before: Before, events: Vec<TableEvent>) {
        self.play.tell(&events);
        self.desk.stand = Stand::after(before, &events, self.state(), self.play.players());
        self.play.told = Told { turn: self.play.told.turn + 1, events };
        self.ready();
    }

    /// Lays the desk for the choice that is due now.
    pub(super) fn ready(&mut self) {
        Question::None.ask(self.world);
        self.play.choices = self.world.read(round::legal_actions);
        let stand = std::mem::take(&mut self.desk.stand);
        let Desk { refusals, pick_ups, snaps, .. } = *self.desk;
        *self.desk = Desk { refusals, pick_ups, snaps, ..Desk::at(stand) };
        self.desk.bench = ready::bench(self.world, self.play);
        self.desk.aim = ready::aim(self.play, self.world.resource::<RoundState>());
    }
}
