//! Games that computer players play to their end.

use junkyard_bots::action::{Action, Phase};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::PlayerKind;

/// A game that plays itself.
pub struct Selfplay {
    pub setup: Setup,
    pub game: Game,
    players: Vec<PlayerKind>,
    random: ChaCha8Rng,
}

impl Selfplay {
    pub fn new(seats: u8, seed: u64, players: &[PlayerKind]) -> Self {
        Self::of(Setup::new(seats, seed), players)
    }

    pub fn of(setup: Setup, players: &[PlayerKind]) -> Self {
        let seed = setup.seed;
        let (game, _) = Game::new(&setup).unwrap();
        Self { setup, game, players: players.to_vec(), random: ChaCha8Rng::seed_from_u64(seed ^ 0x5eed) }
    }

    /// Returns the action of the player whose turn it is; `None` at the end of the game.
    pub fn choose(&mut self) -> Option<Action> {
        let seat = self.game.state().active_seat()?;
        let view = self.game.view(seat);
        let legal = self.game.legal_actions();
        let situation = Situation::new(&self.setup, &view, &legal);
        Some(decide_as(self.players[seat.index() % self.players.len()], &situation, &mut self.random).action)
    }
}

/// Calls `look` at every table of some random and tidy games.
pub fn at_every_table(games: u64, mut look: impl FnMut(&mut Selfplay, &Action)) {
    for seed in 0..games {
        let seats = 2 + (seed % 3) as u8;
        let players = [[PlayerKind::Random, PlayerKind::Tidy], [PlayerKind::Random; 2], [PlayerKind::Tidy; 2]]
            [(seed / 3 % 3) as usize];
        let mut play = Selfplay::new(seats, seed, &players);
        let mut actions = 0;
        while let Some(action) = play.choose() {
            look(&mut play, &action);
            play.game.act(action).unwrap();
            actions += 1;
            assert!(actions < 100_000, "game {seed} does not end");
        }
        assert_eq!(play.game.state().phase, Phase::Over);
    }
}
