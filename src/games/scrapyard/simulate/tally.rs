//! Counts of events in simulated games.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

use super::card_counts::{CardCounts, add_card_counts};
use super::counted::{ActionKind, TableCount};
use super::happening::Happening;
use super::standings::Standings;
use crate::action::DentCause;
use crate::messages::phrase;
use shell::language::Phrase;
use shell::simulate::counts::{CountedEnding, GameCounts, add_counts};
use shell::simulate::happenings::HappeningCounts;

/// Counts of simulated games. The field names are part of the `--json` format and must not change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Counts that every game has. The order of the first round is the battle order (5.4).
    #[serde(flatten)]
    pub counts: GameCounts,
    /// Final places by seat.
    pub places_by_seat: Standings,
    /// Final places by the order in which the seats began to build (3.4).
    pub places_by_build_order: Standings,
    /// Final places by the battle order (5.4).
    pub places_by_battle_order: Standings,
    /// Final places by the start square, in the order of the map's digits (5.5).
    pub places_by_start_square: Standings,
    /// Final places by the spaces that the token stood beyond the line (5.3).
    pub places_by_spaces_beyond: Standings,
    /// Actions by kind. Choices for effects and *done* are not counted.
    pub actions_by_kind: BTreeMap<ActionKind, u64>,
    /// Events in all games.
    pub events: BTreeMap<TableCount, u64>,
    /// Cards by their name in the data set.
    pub cards: BTreeMap<String, CardCounts>,
    /// Wrecks by round.
    pub wrecks_by_round: BTreeMap<u16, u64>,
    /// Games by the round of the first wreck.
    pub games_by_first_wreck: BTreeMap<u16, u64>,
    /// Games in which the crusher bit (10.1).
    pub games_with_crusher: u64,
    /// Counts of happenings.
    #[serde(flatten)]
    pub happenings: HappeningCounts<Happening>,
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.counts = self.counts + other.counts;
        self.places_by_seat = self.places_by_seat + other.places_by_seat;
        self.places_by_build_order = self.places_by_build_order + other.places_by_build_order;
        self.places_by_battle_order = self.places_by_battle_order + other.places_by_battle_order;
        self.places_by_start_square = self.places_by_start_square + other.places_by_start_square;
        self.places_by_spaces_beyond = self.places_by_spaces_beyond + other.places_by_spaces_beyond;
        add_counts(&mut self.actions_by_kind, other.actions_by_kind);
        add_counts(&mut self.events, other.events);
        add_card_counts(&mut self.cards, other.cards);
        add_counts(&mut self.wrecks_by_round, other.wrecks_by_round);
        add_counts(&mut self.games_by_first_wreck, other.games_by_first_wreck);
        self.games_with_crusher += other.games_with_crusher;
        self.happenings = self.happenings + other.happenings;
        self
    }
}

impl Tally {
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

    /// Counts of the cards of a name.
    pub fn counts_of_card(&self, name: &str) -> CardCounts {
        self.cards.get(name).copied().unwrap_or_default()
    }

    /// Mean round of the first wreck of a game.
    pub fn mean_first_wreck(&self) -> f64 {
        let games: u64 = self.games_by_first_wreck.values().sum();
        let rounds: u64 = self.games_by_first_wreck.iter().map(|(&round, games)| u64::from(round) * games).sum();
        rounds as f64 / games.max(1) as f64
    }

    /// Counts an action.
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

/// Games end with a wreck; they are counted by its cause.
impl CountedEnding for DentCause {
    const ALL: &'static [Self] =
        &[Self::Card, Self::Ability, Self::Attack, Self::Crash, Self::Spikes, Self::Crusher, Self::Frailty];

    fn key(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Ability => "ability",
            Self::Attack => "attack",
            Self::Crash => "crash",
            Self::Spikes => "spikes",
            Self::Crusher => "crusher",
            Self::Frailty => "frailty",
        }
    }

    fn report_name(self) -> Phrase {
        match self {
            Self::Card => phrase!("scrapyard-report-ending-card"),
            Self::Ability => phrase!("scrapyard-report-ending-ability"),
            Self::Attack => phrase!("scrapyard-report-ending-attack"),
            Self::Crash => phrase!("scrapyard-report-ending-crash"),
            Self::Spikes => phrase!("scrapyard-report-ending-spikes"),
            Self::Crusher => phrase!("scrapyard-report-ending-crusher"),
            Self::Frailty => phrase!("scrapyard-report-ending-frailty"),
        }
    }
}
