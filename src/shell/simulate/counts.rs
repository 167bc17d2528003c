//! Counts of simulated games that every game has: rounds, endings and wins.

use std::collections::BTreeMap;
use std::ops::Add;

use serde::Serialize;

use super::plan::Plan;
use crate::language::Phrase;
use crate::seats::SeatId;
use crate::thinking::Thinking;

/// Counts of simulated games. The field names are part of the `--json` format and must not change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameCounts {
    /// Games played to their end.
    pub games: u64,
    /// Actions in all games.
    pub actions: u64,
    /// Rounds in all games.
    pub rounds: u64,
    /// Number of games by their number of rounds.
    pub games_by_rounds: BTreeMap<u16, u64>,
    /// Number of games by their ending, which is named as in `--json`.
    pub endings: BTreeMap<&'static str, u64>,
    /// Wins of each seat; a shared victory counts for every winner.
    pub wins_by_seat: Vec<u64>,
    /// Wins by the place in the order of the first round.
    pub wins_by_place: Vec<u64>,
    /// Wins of each player by its name; a shared victory counts for every winner.
    pub wins_by_player: BTreeMap<String, u64>,
}

/// Kind of ending, as reports on simulated games count it.
pub trait CountedEnding: Copy + 'static {
    /// All kinds, in the order of the reports.
    const ALL: &'static [Self];

    /// Name in `--json`.
    fn key(self) -> &'static str;

    /// Name in a report.
    fn report_name(self) -> Phrase;
}

/// Ending of a simulated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd<'a> {
    /// Number of rounds.
    pub round: u16,
    /// Name of the ending in `--json`.
    pub ending: &'static str,
    /// Winning seats.
    pub winners: &'a [SeatId],
    /// Order of the turns in the first round.
    pub order: &'a [SeatId],
}

impl GameCounts {
    /// Smallest number of rounds that a share (0 to 1) of all games did not exceed; 0 without
    /// games.
    pub fn rounds_reached_by(&self, share: f64) -> u16 {
        quantile(&self.games_by_rounds, share)
    }

    /// Mean number per game of what occurred `count` times in all games; 0 without games.
    pub fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }

    /// Number of games with an ending.
    pub fn games_ended_by(&self, ending: impl CountedEnding) -> u64 {
        self.endings.get(ending.key()).copied().unwrap_or(0)
    }

    /// Number of wins; a shared victory counts for every winner.
    pub fn winners(&self) -> u64 {
        self.wins_by_seat.iter().sum()
    }

    /// Counts the ending of game `number` of a plan.
    pub fn note_end<G: Thinking>(&mut self, plan: &Plan<G>, number: u64, end: &GameEnd) {
        self.games += 1;
        self.rounds += u64::from(end.round);
        *self.games_by_rounds.entry(end.round).or_default() += 1;
        *self.endings.entry(end.ending).or_default() += 1;
        for wins in [&mut self.wins_by_seat, &mut self.wins_by_place] {
            wins.resize(wins.len().max(plan.seats().into()), 0);
        }
        for seat in end.winners {
            self.wins_by_seat[seat.index()] += 1;
            if let Some(place) = end.order.iter().position(|other| other == seat) {
                self.wins_by_place[place] += 1;
            }
            *self.wins_by_player.entry(plan.player_of_seat(seat.0, number).to_string()).or_default() += 1;
        }
    }
}

impl Add for GameCounts {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.games += other.games;
        self.actions += other.actions;
        self.rounds += other.rounds;
        add_counts(&mut self.games_by_rounds, other.games_by_rounds);
        add_counts(&mut self.endings, other.endings);
        add_each(&mut self.wins_by_seat, &other.wins_by_seat);
        add_each(&mut self.wins_by_place, &other.wins_by_place);
        add_counts(&mut self.wins_by_player, other.wins_by_player);
        self
    }
}

/// Smallest value that a share (0 to 1) of all counts did not exceed; the default without counts.
pub fn quantile<V: Copy + Default>(counts: &BTreeMap<V, u64>, share: f64) -> V {
    let wanted = share * counts.values().sum::<u64>() as f64;
    let mut sum = 0;
    let reached = counts.iter().find(|(_, more)| {
        sum += **more;
        sum as f64 >= wanted
    });
    reached.map_or_else(V::default, |(&value, _)| value)
}

/// Adds counts by key to others.
pub fn add_counts<K: Ord>(counts: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (key, count) in more {
        *counts.entry(key).or_default() += count;
    }
}

fn add_each(counts: &mut Vec<u64>, more: &[u64]) {
    counts.resize(counts.len().max(more.len()), 0);
    counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
}

#[cfg(test)]
mod tests {
    use super::{GameCounts, quantile};
    use std::collections::BTreeMap;

    #[test]
    fn a_quantile_is_the_smallest_value_that_the_share_did_not_exceed() {
        let counts = BTreeMap::from([(3_u16, 2), (5, 5), (9, 3)]);
        let quantiles = [0.1, 0.2, 0.5, 0.7, 0.95, 1.0].map(|share| quantile(&counts, share));
        assert_eq!(quantiles, [3, 3, 5, 5, 9, 9]);
        assert_eq!(quantile::<u16>(&BTreeMap::new(), 0.5), 0);
    }

    #[test]
    fn a_mean_per_game_needs_no_game() {
        let counts = GameCounts { games: 8, ..GameCounts::default() };
        assert_eq!([counts.per_game(20), GameCounts::default().per_game(0)], [2.5, 0.0]);
    }
}
