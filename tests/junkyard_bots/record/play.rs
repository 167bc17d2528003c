//! Recorded games that play themselves.

use std::time::{Duration, SystemTime};

use junkyard_bots::action::Action;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};

/// A recorded game with a player for all its seats.
pub struct RecordedSelfplay {
    pub record: RecordedGame,
    pub player: PlayerKind,
    random: ChaCha8Rng,
}

/// A time that tests save at.
pub fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

impl RecordedSelfplay {
    pub fn new(seats: u8, seed: u64, player: PlayerKind) -> Self {
        Self::of(Setup::new(seats, seed), player)
    }

    pub fn of(setup: Setup, player: PlayerKind) -> Self {
        let seed = setup.seed;
        let seating = default_seats(setup.seats, SeatKind::Computer(player));
        let (record, _) = RecordedGame::begin(setup, seating).unwrap();
        Self { record, player, random: ChaCha8Rng::seed_from_u64(!seed) }
    }

    /// A game that is going on, its seats played at random from here.
    pub fn going_on(record: RecordedGame, seed: u64) -> Self {
        Self { record, player: PlayerKind::Random, random: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Returns the action of the player whose turn it is; `None` at the end.
    pub fn choose(&mut self) -> Option<Action> {
        let seat = self.record.game().state().active_seat()?;
        let view = self.record.view(seat);
        let legal = self.record.legal_actions();
        let situation = Situation::new(self.record.history().setup(), &view, &legal);
        Some(decide_as(self.player, &situation, &mut self.random).action)
    }

    /// Plays until `stop` says so or the game ends; returns whether it was stopped.
    pub fn play_until(&mut self, mut stop: impl FnMut(&mut RecordedGame) -> bool) -> bool {
        while let Some(action) = self.choose() {
            if stop(&mut self.record) {
                return true;
            }
            self.record.act(action).unwrap();
        }
        false
    }
}
