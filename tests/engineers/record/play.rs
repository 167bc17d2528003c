//! Recorded games that are played at random.

use engineers::action::{Action, Engineers};
use engineers::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::record::RecordedGame;
use shell::seats::{SeatKind, seating::default_seats};
use shell::table::Playable;

use crate::any::any_action;

/// A recorded game whose seats are all played at random.
pub struct RandomRecord {
    pub record: RecordedGame<Engineers>,
    random: ChaCha8Rng,
}

impl RandomRecord {
    pub fn new(setup: Setup) -> Self {
        let seating = default_seats(setup.seats, SeatKind::Human);
        let random = ChaCha8Rng::seed_from_u64(!setup.seed);
        Self { record: RecordedGame::begin(setup, seating).unwrap().0, random }
    }

    /// An action of the player whose turn it is; `None` at the end.
    pub fn choose(&mut self) -> Option<Action> {
        let random = &mut self.random;
        self.record.read(|table| table.state().awaited_seat().map(|_| any_action(table, random)))
    }

    /// Plays until `stop` says so or the game ends; returns whether it was stopped.
    pub fn play_until(&mut self, mut stop: impl FnMut(&mut RecordedGame<Engineers>) -> bool) -> bool {
        while let Some(action) = self.choose() {
            if stop(&mut self.record) {
                return true;
            }
            self.record.act(action).unwrap();
        }
        false
    }
}
