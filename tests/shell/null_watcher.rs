//! Observation of simulated null games.

use std::ops::Add;

use shell::seats::{PlayerKind, SeatId};
use shell::simulate::{Plan, Simulated, Watcher};

use crate::null_game::{NullAction, NullEvent, NullGame, NullTable};

/// Counts of null games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NullTally {
    pub games: u64,
    pub stones_taken: u64,
    pub looks: u64,
    pub wins_by_seat: [u64; 5],
    pub wins_by_titan: u64,
}

impl Add for NullTally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.games += other.games;
        self.stones_taken += other.stones_taken;
        self.looks += other.looks;
        self.wins_by_titan += other.wins_by_titan;
        self.wins_by_seat.iter_mut().zip(other.wins_by_seat).for_each(|(wins, more)| *wins += more);
        self
    }
}

/// Observer of a null game.
#[derive(Default)]
pub struct NullWatcher {
    tally: NullTally,
    winner: Option<SeatId>,
}

impl Simulated for NullGame {
    type Watcher = NullWatcher;
}

impl Watcher for NullWatcher {
    type Game = NullGame;
    type Tally = NullTally;

    fn begin(_: &&NullTable) -> Self {
        Self::default()
    }

    fn note_choice(&mut self, _: &&NullTable, action: &NullAction) {
        self.tally.looks += u64::from(*action == NullAction::Look);
    }

    fn note_events(&mut self, _: &&NullTable, events: &[NullEvent]) {
        for event in events {
            match event {
                NullEvent::Looked(_) | NullEvent::Saw(..) | NullEvent::Asked(..) | NullEvent::Refused(_) => {}
                NullEvent::Took(_, count) => self.tally.stones_taken += u64::from(*count),
                NullEvent::Won(seat) => self.winner = Some(*seat),
            }
        }
    }

    fn finish(mut self, plan: &Plan<NullGame>, number: u64, _: &&NullTable) -> NullTally {
        self.tally.games = 1;
        let winner = self.winner.unwrap();
        self.tally.wins_by_seat[winner.index()] = 1;
        self.tally.wins_by_titan = u64::from(plan.player_of_seat(winner.0, number) == PlayerKind::Titan);
        self.tally
    }
}
