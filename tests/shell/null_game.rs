//! The null game: the least that a game needs. Two to five players take one to three stones from a
//! heap in turn; whoever takes the last one wins. A player may first look at a number that is drawn
//! from the random stream and that nobody else may know.

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::*;
use program::shell::language::{InWords, Phrase};
use program::shell::record::Recorded;
use program::shell::seats::{FEWEST_SEATS, MOST_SEATS, SeatId};
use program::shell::stream::{Stream, StreamPoint};
use program::shell::table::{AwaitedChoice, GameSetup, GameSnapshot, HeadlessGame, PendingAction, PlaySchedule, Rules};
use thiserror::Error;

/// Stones in the heap of a new game.
pub const STONES: u32 = 21;
/// Most stones of a take.
pub const MOST_TAKEN: u32 = 3;

/// The null game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NullGame {}

/// A null game without a window.
pub type Game = HeadlessGame<NullGame>;

/// Number of seats, [`FEWEST_SEATS`] to [`MOST_SEATS`], and seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NullSetup {
    pub seats: u8,
    pub seed: u64,
}

/// The table of a null game.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct NullTable {
    pub round: u16,
    pub stones: u32,
    /// Seat that chooses; `None` once the game is over.
    pub awaited: Option<SeatId>,
    /// Number that each seat has looked at.
    pub secrets: Vec<Option<u32>>,
}

/// Choice of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NullAction {
    /// Look at a secret number, once.
    Look,
    /// Take stones.
    Take(u32),
}

/// Report of a null game.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NullEvent {
    Looked(SeatId),
    Took(SeatId, u32),
    Won(SeatId),
}

/// Reason for refusing an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NullRefusal {
    #[error("the game is over")]
    Over,
    #[error("you have seen your number")]
    SeenAlready,
    #[error("one to three stones can be taken")]
    NotSoMany,
}

impl InWords for NullRefusal {
    fn phrase(&self) -> Phrase {
        Phrase::words(self.to_string())
    }
}

/// Table of a null game with the point of its random stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NullSnapshot {
    pub table: NullTable,
    pub stream: StreamPoint,
}

/// Fault of a set-up or a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NullFault {
    #[error("the number of seats is wrong")]
    Seats,
}

impl InWords for NullFault {
    fn phrase(&self) -> Phrase {
        Phrase::words(self.to_string())
    }
}

impl Rules for NullGame {
    type Setup = NullSetup;
    type Snapshot = NullSnapshot;
    type Action = NullAction;
    type Event = NullEvent;
    type Refusal = NullRefusal;
    type Due = ();
    type Param = (Res<'static, NullTable>, Res<'static, Stream>);
    type Table<'a> = &'a NullTable;

    const NOBODY_AWAITED: NullRefusal = NullRefusal::Over;

    fn plugin(app: &mut App) {
        let mut schedule = Schedule::new(PlaySchedule::<Self>::LABEL);
        schedule.add_systems(play);
        app.add_schedule(schedule).add_message::<NullEvent>();
    }

    fn table<'a>(param: &'a SystemParamItem<'_, '_, Self::Param>) -> &'a NullTable {
        &param.0
    }

    fn due_for_action(world: &World) -> Option<()> {
        world.get_resource::<NullTable>().and_then(|table| table.awaited).map(drop)
    }

    fn awaited(table: &&NullTable) -> AwaitedChoice {
        AwaitedChoice { round: table.round, seat: table.awaited }
    }
}

impl Recorded for NullGame {
    /// Number of stones that a player has in mind.
    type Draft = u32;

    fn is_final(event: &NullEvent) -> bool {
        matches!(event, NullEvent::Looked(_))
    }

    fn draft_of(action: &NullAction) -> Option<u32> {
        match action {
            NullAction::Take(count) => Some(*count),
            NullAction::Look => None,
        }
    }

    fn check_draft(table: &&NullTable, draft: &u32) -> Result<(), NullRefusal> {
        if table.awaited.is_none() {
            return Err(NullRefusal::Over);
        }
        if *draft <= MOST_TAKEN { Ok(()) } else { Err(NullRefusal::NotSoMany) }
    }
}

/// Applies an action, if there is one, and passes the turn on.
fn play(
    mut table: ResMut<NullTable>,
    mut pending: ResMut<PendingAction<NullGame>>,
    mut stream: ResMut<Stream>,
    mut events: MessageWriter<NullEvent>,
) {
    pending.due = None;
    let Some((seat, action)) = table.awaited.zip(pending.action.take()) else { return };
    match action {
        NullAction::Look if table.secrets[seat.index()].is_some() => pending.refused = Some(NullRefusal::SeenAlready),
        NullAction::Look => {
            table.secrets[seat.index()] = Some(stream.below(100));
            events.write(NullEvent::Looked(seat));
        }
        NullAction::Take(count) if !(1..=MOST_TAKEN.min(table.stones)).contains(&count) => {
            pending.refused = Some(NullRefusal::NotSoMany);
        }
        NullAction::Take(count) => {
            table.stones -= count;
            events.write(NullEvent::Took(seat, count));
            let next = SeatId((seat.0 + 1) % table.secrets.len() as u8);
            table.round += u16::from(next.0 == 0);
            table.awaited = (table.stones > 0).then_some(next);
            if table.stones == 0 {
                events.write(NullEvent::Won(seat));
            }
        }
    }
}

impl GameSetup<NullGame> for NullSetup {
    type Fault = NullFault;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn check_setup(&self) -> Result<(), NullFault> {
        if (FEWEST_SEATS..=MOST_SEATS).contains(&self.seats) { Ok(()) } else { Err(NullFault::Seats) }
    }

    fn lay_out(&self, world: &mut World) {
        world.insert_resource(NullTable {
            round: 1,
            stones: STONES,
            awaited: Some(SeatId(0)),
            secrets: vec![None; self.seats.into()],
        });
        world.insert_resource(Stream::at(StreamPoint { seed: self.seed, position: 0 }));
        world.insert_resource(PendingAction::<NullGame>::beginning(()));
        world.get_resource_or_init::<Messages<NullEvent>>().clear();
    }
}

impl GameSnapshot<NullGame> for NullSnapshot {
    type Fault = NullFault;

    fn stream_point(&self) -> StreamPoint {
        self.stream
    }

    fn set_stream_point(&mut self, point: StreamPoint) {
        self.stream = point;
    }

    fn take(param: &SystemParamItem<'_, '_, <NullGame as Rules>::Param>) -> Self {
        Self { table: NullTable::clone(&param.0), stream: param.1.point() }
    }

    fn check_snapshot(&self, setup: &NullSetup) -> Result<(), NullFault> {
        if self.table.secrets.len() == usize::from(setup.seats) { Ok(()) } else { Err(NullFault::Seats) }
    }

    fn write(&self, world: &mut World) -> Result<(), NullFault> {
        if world.resource::<NullTable>().secrets.len() != self.table.secrets.len() {
            return Err(NullFault::Seats);
        }
        world.insert_resource(self.table.clone());
        world.insert_resource(Stream::at(self.stream));
        world.insert_resource(PendingAction::<NullGame>::default());
        Ok(())
    }
}
