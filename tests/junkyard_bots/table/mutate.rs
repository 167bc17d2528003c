//! Sound tables of random games, and changes to them that know what a table is: most of what they
//! make is sound again.
//!
//! Every choice comes from a stream of bytes, which a test draws at random and a fuzzer makes up.
//! These files use nothing but the library, so that both can have them.

use std::collections::BTreeMap;

use junkyard_bots::action::Phase;
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::table::{Setup, Snapshot};
use shell::seats::{PlayerKind, stream_of_player};

// The fuzz target has this file by its path, and would look for these elsewhere.
#[path = "mutate/draft.rs"]
mod draft;
#[path = "mutate/robots.rs"]
mod robots;
#[path = "mutate/state.rs"]
mod state;

use draft::Draft;

/// The most changes to one table.
const MOST_CHANGES: usize = 12;
/// One unsound change in so many is not taken back.
const LEFT_UNSOUND: usize = 8;

/// A stream of choices. When its bytes are spent, every choice is the first one.
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    pub fn byte(&mut self) -> u8 {
        self.0.split_off_first().copied().unwrap_or(0)
    }

    /// A number below `limit`; 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let number = usize::from(self.byte());
        let wide = if limit > 256 { number << 8 | usize::from(self.byte()) } else { number };
        wide.checked_rem(limit).unwrap_or(0)
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).copied()
    }

    /// Some of these, each as likely as not.
    pub fn some<T: Copy>(&mut self, of: &[T]) -> Vec<T> {
        of.iter().copied().filter(|_| self.byte() & 1 == 1).collect()
    }

    pub const fn is_spent(&self) -> bool {
        self.0.is_empty()
    }
}

/// A game that played itself: its tables by phase.
pub struct Base {
    pub setup: Setup,
    tables: BTreeMap<Phase, Vec<Snapshot>>,
}

impl Base {
    /// Plays a game of random and tidy players to its end.
    pub fn play(seed: u8) -> Self {
        let setup = Setup { crystal_moves_on: seed % 4 == 3, ..Setup::new(2 + seed % 3, seed.into()) };
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut tables: BTreeMap<Phase, Vec<Snapshot>> = BTreeMap::new();
        for step in 0.. {
            tables.entry(game.state().phase).or_default().push(game.snapshot());
            let Some(turn) = game.state().turn.clone() else { break };
            let view = game.view(turn.seat);
            let legal = game.legal_actions();
            let situation = Situation::new(&setup, &view, &legal);
            let player = if (seed / 3 + turn.seat.0).is_multiple_of(2) { PlayerKind::Random } else { PlayerKind::Tidy };
            game.act(decide_as(player, &situation, &mut stream_of_player(setup.seed, step, turn.seat)).action).unwrap();
        }
        Self { setup, tables }
    }

    /// One of its tables with some changes, sound or not.
    pub fn changed(&self, choices: &mut Choices) -> Snapshot {
        let phases: Vec<&Vec<Snapshot>> = self.tables.values().collect();
        let tables = phases[choices.below(phases.len())];
        let mut snapshot = tables[choices.below(tables.len())].clone();
        for _ in 0..MOST_CHANGES {
            if choices.is_spent() {
                break;
            }
            let before = snapshot.clone();
            Draft { setup: &self.setup, snapshot: &mut snapshot, choices }.change();
            if snapshot.check(&self.setup).is_err() && choices.below(LEFT_UNSOUND) > 0 {
                snapshot = before;
            }
        }
        snapshot
    }
}
