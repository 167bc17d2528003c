//! Recorded games that are played at random.

use std::time::{Duration, SystemTime};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::table::{Setup, Stage};
use scrapyard::turn::effects::{EffectChoice, awaited_choice};
use shell::record::RecordedGame;
use shell::seats::{SeatKind, seating::default_seats};
use shell::table::Playable;

use crate::any::any_action;

/// A recorded game whose seats are all played at random.
pub struct RandomRecord {
    pub record: RecordedGame<Scrapyard>,
    random: ChaCha8Rng,
}

/// A time that tests save at.
pub fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

/// Stage of the game.
pub fn stage_of(record: &mut RecordedGame<Scrapyard>) -> Stage {
    record.read(|table| table.state().stage.clone())
}

/// Choice that an effect asks for.
pub fn choice_of(record: &mut RecordedGame<Scrapyard>) -> Option<EffectChoice> {
    record.read(|table| awaited_choice(table, table.state().awaited_seat()?))
}

impl RandomRecord {
    pub fn new(setup: Setup) -> Self {
        let seating = default_seats(setup.seats, SeatKind::Human);
        let seed = setup.seed;
        Self::going_on(RecordedGame::begin(setup, seating).unwrap().0, !seed)
    }

    /// A game that is going on.
    pub fn going_on(record: RecordedGame<Scrapyard>, seed: u64) -> Self {
        Self { record, random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// An action of the player whose turn it is; `None` at the end.
    pub fn choose(&mut self) -> Option<Action> {
        let random = &mut self.random;
        self.record.read(|table| table.state().awaited_seat().map(|_| any_action(table, random)))
    }

    /// Plays until `stop` says so or the game ends; returns whether it was stopped.
    pub fn play_until(&mut self, mut stop: impl FnMut(&mut RecordedGame<Scrapyard>) -> bool) -> bool {
        while let Some(action) = self.choose() {
            if stop(&mut self.record) {
                return true;
            }
            self.record.act(action).unwrap();
        }
        false
    }
}
