//! Recorded games between computer players.

use engineers::action::Engineers;
use engineers::table::Setup;
use shell::record::RecordedGame;
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};
use shell::table::Playable;
use shell::thinking::Lineup;

/// A recorded game whose seats are all played by computer players of one kind.
pub struct ComputerRecord {
    pub record: RecordedGame<Engineers>,
    lineup: Lineup<Engineers>,
}

impl ComputerRecord {
    pub fn new(setup: Setup, player: PlayerKind) -> Self {
        let seating = default_seats(setup.seats, SeatKind::Computer(player));
        let lineup = Lineup::new((0..setup.seats).map(|_| player), setup.seed);
        Self { record: RecordedGame::begin(setup, seating).unwrap().0, lineup }
    }

    /// Plays until `stop` says so or the game ends.
    pub fn play_until(&mut self, mut stop: impl FnMut(&mut RecordedGame<Engineers>) -> bool) {
        let lineup = &mut self.lineup;
        while !stop(&mut self.record)
            && let Some(decision) = self.record.read(|table| lineup.choose(table))
        {
            self.record.act(decision.action).unwrap();
        }
    }
}
