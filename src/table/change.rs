//! Changing the table: [`TableMut`] is what phase systems write with, and nothing but phase systems.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::components::{Badges, Face, Lies, Part, PipeBonus, Power, Seat};
use super::junkyard::{Pools, Stream};
use super::read::{Index, Table};
use super::round_state::{Choice, RoundState, Turn};
use super::setup::Rules;
use super::snapshot::Snapshot;
use super::wiring::Unwired;
use crate::action::{Action, Illegal, Phase, TableEvent};
use crate::parts::{PartId, SeatId, TileId};

type PartWrite = (&'static Part, &'static mut Face, &'static mut Lies, &'static PipeBonus);
type RobotWrite = (&'static Seat, &'static mut Power, &'static Badges);

/// What a player asks for, and the answer if it is no.
#[derive(Resource, Debug, Default)]
pub(crate) struct Request {
    pub action: Option<Action>,
    pub refused: Option<Illegal>,
}

/// What the table has told since it was last asked.
#[derive(Resource, Debug, Default)]
pub(crate) struct Told(pub Vec<TableEvent>);

/// What a phase system finds when its turn in the schedule comes.
pub(crate) enum Entry {
    /// The game is elsewhere.
    Elsewhere,
    /// The phase begins.
    Begins,
    /// A player of this phase asks for something.
    Asked(Turn, Action),
}

/// The table, to change.
#[derive(SystemParam)]
pub(crate) struct TableMut<'w, 's> {
    rules: Res<'w, Rules>,
    state: ResMut<'w, RoundState>,
    index: Res<'w, Index>,
    parts: Query<'w, 's, PartWrite>,
    robots: Query<'w, 's, RobotWrite>,
    stream: ResMut<'w, Stream>,
    pools: ResMut<'w, Pools>,
    told: ResMut<'w, Told>,
    request: ResMut<'w, Request>,
    unwired: ResMut<'w, Unwired>,
}

impl TableMut<'_, '_> {
    /// The table, to read.
    pub(crate) fn read(&self) -> Table<'_> {
        Table {
            setup: &self.rules.0,
            state: &self.state,
            index: &self.index,
            parts: self.parts.as_readonly(),
            robots: self.robots.as_readonly(),
        }
    }

    /// What there is to do for the system of `phase`.
    pub(crate) fn enter(&mut self, phase: Phase) -> Entry {
        if self.state.phase != phase {
            return Entry::Elsewhere;
        }
        match (self.state.turn.clone(), self.request.action.take()) {
            (None, _) => Entry::Begins,
            (Some(turn), Some(action)) => Entry::Asked(turn, action),
            (Some(_), None) => Entry::Elsewhere,
        }
    }

    /// Answers a request with no.
    pub(crate) fn refuse(&mut self, why: Illegal) {
        self.request.refused = Some(why);
    }

    /// Tells what happened.
    pub(crate) fn tell(&mut self, event: TableEvent) {
        self.told.0.push(event);
    }

    /// Round, phase and turn, to change.
    pub(crate) fn state_mut(&mut self) -> &mut RoundState {
        &mut self.state
    }

    /// Waits for a seat's choice.
    pub(crate) fn await_choice(&mut self, seat: SeatId, choice: Choice) {
        if self.state.turn.as_ref().map(|turn| turn.seat) != Some(seat) {
            self.tell(TableEvent::TurnBegan { seat });
        }
        self.state.turn = Some(Turn { seat, choice });
    }

    /// Ends the present phase and begins another.
    pub(crate) fn go_on_to(&mut self, phase: Phase) {
        self.state.turn = None;
        self.state.phase = phase;
        if phase == Phase::Reveal {
            self.state.round = self.state.round.saturating_add(1);
        }
        self.tell(TableEvent::PhaseBegan { round: self.state.round, phase });
    }

    /// Lays a part somewhere else.
    pub(crate) fn lay(&mut self, id: PartId, to: Lies) {
        let Some(&entity) = self.index.parts.get(id.index()) else { return };
        let Ok((_, _, mut lies, _)) = self.parts.get_mut(entity) else { return };
        let from = *lies;
        if lies.set_if_neq(to) {
            for place in [from, to] {
                if let Lies::Attached { seat, .. } = place {
                    self.unwired.0.insert(seat);
                }
            }
        }
    }

    /// Settles what a face-down part is (9.2). `None` only if there is no such part or its pool is empty.
    pub(crate) fn turn_up(&mut self, id: PartId) -> Option<TileId> {
        let (part, mut face, ..) = self.parts.get_mut(*self.index.parts.get(id.index())?).ok()?;
        let tile = self.pools.draw(&self.rules.0.tiles, part.size?, &mut self.stream)?;
        face.0 = Some(tile);
        Some(tile)
    }

    /// Puts a part back into its pile, its identity lost (5.3).
    pub(crate) fn mix_in(&mut self, id: PartId) {
        let Some(&entity) = self.index.parts.get(id.index()) else { return };
        let Ok((_, mut face, mut lies, _)) = self.parts.get_mut(entity) else { return };
        *lies = Lies::Pile;
        if let Some(tile) = face.0.take() {
            self.pools.put_back(tile);
        }
    }

    /// Lowers a robot's power and returns what is left (2.10).
    pub(crate) fn hurt(&mut self, seat: SeatId, damage: u16) -> u8 {
        let Some(&entity) = self.index.robots.get(seat.index()) else { return 0 };
        let Ok((_, mut power, _)) = self.robots.get_mut(entity) else { return 0 };
        power.0 = power.0.saturating_sub(u8::try_from(damage).unwrap_or(u8::MAX));
        power.0
    }

    /// Takes a robot at 0 power out of the game with all it has attached and holds (5.6, 6.8).
    pub(crate) fn explode(&mut self, seat: SeatId) {
        let parts: Vec<PartId> =
            self.read().parts_where(|row| row.lies.on_robot() == Some(seat)).iter().map(|row| row.id).collect();
        for &part in &parts {
            self.lay(part, Lies::Gone);
        }
        self.tell(TableEvent::Exploded { seat, parts });
    }

    /// One of some seats, at random.
    pub(crate) fn pick(&mut self, seats: &[SeatId]) -> Option<SeatId> {
        self.stream.pick(seats)
    }

    /// The random stream.
    pub(crate) fn stream_mut(&mut self) -> &mut Stream {
        &mut self.stream
    }

    /// Overwrites the whole table with a snapshot that fits it; what is looked at in secret is drawn again from the
    /// same point of the stream (9.2).
    pub(super) fn rewrite(&mut self, snapshot: Snapshot, pools: Pools) {
        for (number, part) in (0u16..).zip(&snapshot.parts) {
            self.lay(PartId(number), part.lies);
            self.show(PartId(number), part.tile);
        }
        for (&entity, power) in self.index.robots.iter().zip(snapshot.powers) {
            if let Ok((_, mut held, _)) = self.robots.get_mut(entity) {
                held.set_if_neq(Power(power));
            }
        }
        *self.pools = pools;
        *self.stream = Stream::at(snapshot.stream);
        *self.state = snapshot.state;
        *self.told = Told::default();
        *self.request = Request::default();
        if let Some((_, draws)) = self.state.secret_look() {
            let draws = draws.to_vec();
            self.stream.begin_look();
            for part in draws {
                self.turn_up(part);
            }
        }
    }

    fn show(&mut self, id: PartId, tile: Option<TileId>) {
        let Some(&entity) = self.index.parts.get(id.index()) else { return };
        let Ok((_, mut face, lies, _)) = self.parts.get_mut(entity) else { return };
        if face.set_if_neq(Face(tile))
            && let Lies::Attached { seat, .. } = *lies
        {
            self.unwired.0.insert(seat);
        }
    }
}
