//! Counts of events in simulated games.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

use super::counted::{TableCount, WorkUse};
use super::happening::Happening;
use super::kind_counts::{KindCounts, MachineCounts, add_by_name};
use super::test_counts::TestCounts;
use crate::action::outcome::EndReason;
use crate::messages::phrase;
use shell::language::Phrase;
use shell::simulate::counts::{CountedEnding, GameCounts, add_counts};
use shell::simulate::happenings::HappeningCounts;

/// Counts of simulated games. The field names are part of the `--json` format and must not change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Counts that every game has. The order of the first round is the turn order (2.4).
    #[serde(flatten)]
    pub counts: GameCounts,
    /// Turns of all teams.
    pub turns: u64,
    /// Man-actions of all workers by their use.
    pub uses: BTreeMap<WorkUse, u64>,
    /// Events in all games.
    pub events: BTreeMap<TableCount, u64>,
    /// First tests of a set of components for a card.
    pub first_tests: TestCounts,
    /// Tools and powerups by their name in the data set.
    pub kinds: BTreeMap<String, KindCounts>,
    /// Machines by their name in the data set.
    pub machines: BTreeMap<String, MachineCounts>,
    /// Games with a single leader after half of their rounds.
    pub games_with_leader: u64,
    /// Number of these games that the leader won, alone or with others.
    pub leaders_won: u64,
    /// Games that ended by the target (18.1).
    pub games_to_target: u64,
    /// Counts of happenings.
    #[serde(flatten)]
    pub happenings: HappeningCounts<Happening>,
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.counts = self.counts + other.counts;
        self.turns += other.turns;
        add_counts(&mut self.uses, other.uses);
        add_counts(&mut self.events, other.events);
        self.first_tests = self.first_tests + other.first_tests;
        add_by_name(&mut self.kinds, other.kinds);
        add_by_name(&mut self.machines, other.machines);
        self.games_with_leader += other.games_with_leader;
        self.leaders_won += other.leaders_won;
        self.games_to_target += other.games_to_target;
        self.happenings = self.happenings + other.happenings;
        self
    }
}

impl Tally {
    /// Man-actions of a use.
    pub fn spent_on(&self, work: WorkUse) -> u64 {
        self.uses.get(&work).copied().unwrap_or(0)
    }

    /// Number of events.
    pub fn events_of(&self, event: TableCount) -> u64 {
        self.events.get(&event).copied().unwrap_or(0)
    }

    /// Mean number per turn.
    pub fn per_turn(&self, count: u64) -> f64 {
        count as f64 / self.turns.max(1) as f64
    }

    /// Counts man-actions.
    pub(super) fn note_use(&mut self, work: WorkUse, actions: u64) {
        if actions > 0 {
            *self.uses.entry(work).or_default() += actions;
        }
    }

    /// Counts an event a number of times.
    pub(super) fn note_events(&mut self, event: TableCount, times: u64) {
        if times > 0 {
            *self.events.entry(event).or_default() += times;
        }
    }
}

impl CountedEnding for EndReason {
    const ALL: &'static [Self] = &[Self::Target, Self::RoundLimit];

    fn key(self) -> &'static str {
        match self {
            Self::Target => "target",
            Self::RoundLimit => "round_limit",
        }
    }

    fn report_name(self) -> Phrase {
        match self {
            Self::Target => phrase!("engineers-report-ending-target"),
            Self::RoundLimit => phrase!("engineers-report-ending-round-limit"),
        }
    }
}
