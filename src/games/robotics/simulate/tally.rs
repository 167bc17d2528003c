//! Counts of events in simulated games.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

use super::counted::{ActionKind, TableCount};
use super::happening::Happening;
use crate::action::{Ending, Goal};
use crate::messages::phrase;
use shell::language::Phrase;
use shell::simulate::counts::{CountedEnding, GameCounts, add_counts, quantile};
use shell::simulate::happenings::HappeningCounts;

/// Counts of simulated games. The field names are part of the `--json` format and must not change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Counts that every game has. Places are counted clockwise from the seat that had the first
    /// turn of round 1.
    #[serde(flatten)]
    pub counts: GameCounts,
    /// Seats in all games by their number of turns.
    pub seats_by_turns: BTreeMap<u16, u64>,
    /// Actions by kind. Free steps are not counted.
    pub actions_by_kind: BTreeMap<ActionKind, u64>,
    /// Events in all games.
    pub events: BTreeMap<TableCount, u64>,
    /// Games in which a manufacturing control took something.
    pub games_with_control_loss: u64,
    /// Sales by order, which is named as in the data set.
    pub sales_by_order: BTreeMap<String, u64>,
    /// First sales of seats by order.
    pub first_sales_by_order: BTreeMap<String, u64>,
    /// First sales of seats that won in the end, by order.
    pub first_sales_of_winners: BTreeMap<String, u64>,
    /// Games by their longest wait for a sale, in whole rounds.
    pub games_by_longest_wait: BTreeMap<u8, u64>,
    /// Games by the largest number of nuts that were out of the supply at a time.
    pub games_by_nuts_out: BTreeMap<u8, u64>,
    /// Counts of happenings.
    #[serde(flatten)]
    pub happenings: HappeningCounts<Happening>,
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.counts = self.counts + other.counts;
        add_counts(&mut self.seats_by_turns, other.seats_by_turns);
        add_counts(&mut self.actions_by_kind, other.actions_by_kind);
        add_counts(&mut self.events, other.events);
        self.games_with_control_loss += other.games_with_control_loss;
        add_counts(&mut self.sales_by_order, other.sales_by_order);
        add_counts(&mut self.first_sales_by_order, other.first_sales_by_order);
        add_counts(&mut self.first_sales_of_winners, other.first_sales_of_winners);
        add_counts(&mut self.games_by_longest_wait, other.games_by_longest_wait);
        add_counts(&mut self.games_by_nuts_out, other.games_by_nuts_out);
        self.happenings = self.happenings + other.happenings;
        self
    }
}

impl Tally {
    /// Number of turns that a share (0 to 1) of the seats did not exceed.
    pub fn turns_reached_by(&self, share: f64) -> u16 {
        quantile(&self.seats_by_turns, share)
    }

    /// Longest wait for a sale in any game, in whole rounds.
    pub fn longest_wait(&self) -> u8 {
        quantile(&self.games_by_longest_wait, 1.0)
    }

    /// Largest number of nuts that were out of the supply in any game.
    pub fn most_nuts_out(&self) -> u8 {
        quantile(&self.games_by_nuts_out, 1.0)
    }

    /// Number of actions of a kind.
    pub fn actions_of(&self, kind: ActionKind) -> u64 {
        self.actions_by_kind.get(&kind).copied().unwrap_or(0)
    }

    /// Number of actions of all kinds.
    pub fn all_actions(&self) -> u64 {
        self.actions_by_kind.values().sum()
    }

    /// Number of events.
    pub fn events_of(&self, event: TableCount) -> u64 {
        self.events.get(&event).copied().unwrap_or(0)
    }

    /// Counts an action of a turn.
    pub(super) fn note_action(&mut self, kind: ActionKind) {
        *self.actions_by_kind.entry(kind).or_default() += 1;
    }

    /// Counts an event a number of times.
    pub(super) fn note_events(&mut self, event: TableCount, times: u64) {
        if times > 0 {
            *self.events.entry(event).or_default() += times;
        }
    }
}

impl CountedEnding for Ending {
    const ALL: &'static [Self] =
        &[Self::Goal(Goal::Orders), Self::Goal(Goal::Credits), Self::LastBell, Self::Stalemate, Self::NoOrders];

    fn key(self) -> &'static str {
        match self {
            Self::Goal(Goal::Orders) => "orders",
            Self::Goal(Goal::Credits) => "credits",
            Self::LastBell => "last_bell",
            Self::Stalemate => "stalemate",
            Self::NoOrders => "no_orders",
        }
    }

    fn report_name(self) -> Phrase {
        match self {
            Self::Goal(Goal::Orders) => phrase!("robotics-report-ending-orders"),
            Self::Goal(Goal::Credits) => phrase!("robotics-report-ending-credits"),
            Self::LastBell => phrase!("robotics-report-ending-last-bell"),
            Self::Stalemate => phrase!("robotics-report-ending-stalemate"),
            Self::NoOrders => phrase!("robotics-report-ending-no-orders"),
        }
    }
}
