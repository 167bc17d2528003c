//! The null game: the least that a game needs. Two to five players take one to three stones from a
//! heap in turn; whoever takes the last one wins. A player may first look at a number that is drawn
//! from the random stream and that nobody else may know, and may ask another player once in a turn
//! to take a stone. That player answers before the turn goes on.

use std::ops::RangeInclusive;

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::*;
use shell::language::{InWords, Phrase};
use shell::record::{Malformed, Recorded, SavedGame};
use shell::seats::{FEWEST_SEATS, MOST_SEATS, SeatId};
use shell::stream::{Stream, StreamPoint};
use shell::table::{AwaitedChoice, GameSetup, GameSnapshot, HeadlessGame, PendingAction, PlaySchedule, Rules};
use shell::table::{insert_play_resources, remove_play_resources};
use thiserror::Error;

use crate::null_texts::NullTexts;

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
    /// Seat that has asked in this turn, and whether it waits for an answer.
    pub asked: Option<(SeatId, bool)>,
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
    /// Ask another player to take a stone.
    Ask(SeatId),
    /// Take the stone that one was asked to take, or refuse to.
    Answer(bool),
}

/// Report of a null game.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NullEvent {
    Looked(SeatId),
    /// The number that a seat has looked at; only that seat may know it.
    Saw(SeatId, u32),
    Took(SeatId, u32),
    Asked(SeatId, SeatId),
    Refused(SeatId),
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
    #[error("a question is answered first, and asked once in a turn, of another player")]
    NotNow,
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
    #[error("the heap, the turn and the question contradict each other")]
    Turn,
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
        let mut schedule = PlaySchedule::<Self>::new_schedule();
        schedule.add_systems(play);
        app.add_schedule(schedule).add_message::<NullEvent>();
    }

    fn clear_table(world: &mut World) {
        world.remove_resource::<NullTable>();
        remove_play_resources::<Self>(world);
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
    const NAME: &'static str = "Null game";
    const FORMAT: u32 = 1;
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    type Texts = NullTexts;
    /// Number of stones that a player has in mind.
    type Draft = u32;

    fn is_final(event: &NullEvent) -> bool {
        matches!(event, NullEvent::Looked(_) | NullEvent::Refused(_))
    }

    fn draft_of(action: &NullAction) -> Option<u32> {
        match action {
            NullAction::Take(count) => Some(*count),
            NullAction::Look | NullAction::Ask(_) | NullAction::Answer(_) => None,
        }
    }

    fn check_draft(table: &&NullTable, draft: &u32) -> Result<(), NullRefusal> {
        if table.awaited.is_none() {
            return Err(NullRefusal::Over);
        }
        if *draft <= MOST_TAKEN { Ok(()) } else { Err(NullRefusal::NotSoMany) }
    }

    fn upgrade_saved_game(_: u32, _: &str) -> Option<Result<SavedGame<Self>, Malformed>> {
        None
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
    match table.apply(seat, &action, &mut stream) {
        Ok(happened) => drop(events.write_batch(happened)),
        Err(refusal) => pending.refuse(refusal),
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

    fn with_seed(&self, seed: u64) -> Self {
        Self { seed, ..self.clone() }
    }

    fn check_setup(&self) -> Result<(), NullFault> {
        if (FEWEST_SEATS..=MOST_SEATS).contains(&self.seats) { Ok(()) } else { Err(NullFault::Seats) }
    }

    fn lay_out(&self, world: &mut World) {
        world.insert_resource(NullTable {
            round: 1,
            stones: STONES,
            awaited: Some(SeatId(0)),
            asked: None,
            secrets: vec![None; self.seats.into()],
        });
        insert_play_resources::<NullGame>(world, self.seed, ());
    }
}

impl GameSnapshot<NullGame> for NullSnapshot {
    type Fault = NullFault;

    fn round(&self) -> u16 {
        self.table.round
    }

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
        let NullTable { round, stones, awaited, asked, ref secrets } = self.table;
        if secrets.len() != usize::from(setup.seats) {
            return Err(NullFault::Seats);
        }
        let waits_for_itself = asked.is_some_and(|(asker, waits)| (Some(asker) == awaited) == waits);
        let is_over = stones == 0 && awaited.is_none() && asked.is_none();
        let goes_on = (1..=STONES).contains(&stones) && awaited.is_some() && !waits_for_itself;
        // Each turn takes a stone at least, so the rounds are few.
        let is_in_time = u32::from(round) + stones <= 1 + STONES;
        if is_in_time && (is_over || goes_on) { Ok(()) } else { Err(NullFault::Turn) }
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
