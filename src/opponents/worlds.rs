//! Worlds that may be, and playing on in them.
//!
//! A snapshot names no tile that nobody has seen (rule 9.2), so each random stream makes another
//! world of it that all that is known allows. In a world quick players play on to the end of the
//! round, and the learned value judges from there.

use smallvec::SmallVec;

use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use super::value::Model;
use crate::action::{Action, Phase};
use crate::game::Game;
use crate::parts::SeatId;
use crate::table::{Setup, Snapshot};

/// Steps after which a world that goes on and on is judged as it stands.
const MOST_STEPS_IN_A_WORLD: u32 = 800;

/// How likely each seat is to win, in seat order, each from 0 to 1; who shares a victory has their
/// share of 1.
pub type Chances = SmallVec<[f32; 4]>;

/// A table to play on from.
pub struct Worlds {
    game: Game,
    setup: Setup,
    now: Snapshot,
    /// The last round that is played to its end.
    last_round: u16,
    steps: u32,
}

impl Worlds {
    /// The worlds of a snapshot; `None` if it is none of the set-up.
    pub fn new(setup: Setup, now: Snapshot) -> Option<Self> {
        let game = Game::from_snapshot(&setup, &now).ok()?;
        // What a build is good for shows in the next round.
        let last_round = now.state.round + u16::from(matches!(now.state.phase, Phase::SetUp | Phase::Factory));
        Some(Self { game, setup, now, last_round, steps: 0 })
    }

    /// Steps played in all worlds so far.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// How likely each seat is to win after a move, if one is given, and the rest of the round in
    /// one world, in which each seat likes what `preferences` says; `None` if the move can't be
    /// made.
    pub fn play_on<'p>(
        &mut self,
        first: Option<&Action>,
        world: u64,
        preferences: impl Fn(SeatId) -> &'p Preferences,
    ) -> Option<Chances> {
        self.now.stream.seed = world;
        // The snapshot was taken in at once when this table was made.
        self.game.restore(&self.now).ok()?;
        if let Some(first) = first {
            self.game.act(first.clone()).ok()?;
        }
        for _ in 0..MOST_STEPS_IN_A_WORLD {
            let Some(seat) = self.game.state().turn.as_ref().map(|turn| turn.seat) else { break };
            if self.game.state().round > self.last_round {
                break;
            }
            let view = self.game.view(seat);
            let legal = self.game.legal_actions();
            let situation = Situation::new(&self.setup, &view, &legal);
            if self.game.act(cog::at_a_glance(&situation, preferences(seat))).is_err() {
                break;
            }
            self.steps += 1;
        }
        Some(self.chances())
    }

    /// How likely each seat is to win from where the world stands.
    fn chances(&mut self) -> Chances {
        if let Some(outcome) = &self.game.state().outcome {
            return (0..self.setup.seats).map(|seat| outcome.share(SeatId(seat))).collect();
        }
        let model = Model::for_seats(self.setup.seats);
        self.game.read(|table| model.chances(table))
    }
}
