//! Determinizations consistent with a seat's view, and playouts in them.
//!
//! A snapshot names no tile that nobody has seen (rule 9.2), so each seed yields one complete world
//! that is consistent with everything known. In it quick players play to the end of the round, and
//! the learned value judges the table that they reach.

use super::cog;
use super::preferences::Preferences;
use super::situation::Situation;
use super::value::Model;
use crate::games::junkyard_bots::action::{Action, Phase};
use crate::games::junkyard_bots::game::Game;
use crate::games::junkyard_bots::table::{Setup, Snapshot};
use crate::shell::seats::{PerSeat, SeatId};

/// Steps after which a playout is cut off and its table judged. The limit bounds the time for a
/// world with a very long round.
const MOST_STEPS_IN_A_WORLD: u32 = 800;

/// Chance of each seat to win, in seat order, each from 0 to 1; seats that share a victory have
/// their share of 1.
pub type Chances = PerSeat<f32>;

/// Determinizations of a table.
pub struct Determinizations {
    game: Game,
    setup: Setup,
    now: Snapshot,
    /// Last round that a playout plays to its end.
    last_round: u16,
    steps: u32,
}

impl Determinizations {
    /// Determinizations of a snapshot; `None` if the snapshot does not fit the set-up.
    pub fn new(setup: Setup, now: Snapshot) -> Option<Self> {
        let game = Game::from_snapshot(&setup, &now).ok()?;
        // A build pays off only in the next round, so that round is played as well.
        let last_round = now.state.round + u16::from(matches!(now.state.phase, Phase::SetUp | Phase::Factory));
        Some(Self { game, setup, now, last_round, steps: 0 })
    }

    /// Number of steps played in all worlds so far.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// Plays a move, if one is given, and the rest of the round in the world of a seed, each seat
    /// by its preferences, and returns the chance of each seat to win from there; `None` if the
    /// move can't be made.
    pub fn play_out<'p>(
        &mut self,
        first: Option<&Action>,
        world: u64,
        preferences: impl Fn(SeatId) -> &'p Preferences,
    ) -> Option<Chances> {
        self.now.stream.seed = world;
        // The snapshot fits: the constructor has checked it.
        self.game.restore(&self.now).ok()?;
        if let Some(first) = first {
            self.game.act(first.clone()).ok()?;
        }
        for _ in 0..MOST_STEPS_IN_A_WORLD {
            let Some(seat) = self.game.state().active_seat() else { break };
            if self.game.state().round > self.last_round {
                break;
            }
            let view = self.game.view(seat);
            let legal = self.game.legal_actions();
            let situation = Situation::new(&self.setup, &view, &legal);
            if self.game.act(cog::choose_at_a_glance(&situation, preferences(seat))).is_err() {
                break;
            }
            self.steps += 1;
        }
        Some(self.chances())
    }

    /// Chance of each seat to win from the table that the playout has reached.
    fn chances(&mut self) -> Chances {
        if let Some(outcome) = &self.game.state().outcome {
            return self.setup.all_seats().map(|seat| outcome.victory_share(seat)).collect();
        }
        let model = Model::for_seats(self.setup.seats);
        self.game.read(|table| model.chances(table))
    }
}
