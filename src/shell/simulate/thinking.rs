//! Durations of the players' decisions. They differ from run to run, so they are kept apart from
//! the tally.

use std::collections::BTreeMap;
use std::ops::Add;
use std::time::Duration;

use serde::Serialize;

use crate::seats::PlayerKind;

/// Classes per doubling of the duration; neighbouring classes differ by a factor of 2^(1/16), so
/// percentiles are exact to 4.4 %.
const CLASSES_PER_DOUBLING: f64 = 16.0;

/// Durations of the decisions of each kind of player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThinkingTimes {
    /// Durations of each kind of player, in the order of their first decisions.
    by_player: Vec<(PlayerKind, Durations)>,
}

/// Decision times of one kind of player, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ThinkTime {
    /// Time that half of the decisions did not exceed.
    pub median: f64,
    /// Time that 99 of 100 decisions did not exceed.
    pub percentile_99: f64,
    /// Time of the longest decision.
    pub worst: f64,
}

/// Histogram of durations with logarithmic classes, so that its size does not grow with the number
/// of decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Durations {
    classes: Vec<u64>,
    worst: Duration,
}

impl ThinkingTimes {
    /// Adds the duration of a decision.
    pub fn note_duration(&mut self, player: PlayerKind, took: Duration) {
        self.durations_of(player).note_duration(took);
    }

    fn durations_of(&mut self, player: PlayerKind) -> &mut Durations {
        let at = self.by_player.iter().position(|(own, _)| *own == player).unwrap_or_else(|| {
            self.by_player.push((player, Durations::default()));
            self.by_player.len() - 1
        });
        &mut self.by_player[at].1
    }

    /// Figures of each kind of player that made a decision, by the player's name.
    pub fn times(&self) -> BTreeMap<&'static str, ThinkTime> {
        self.by_player.iter().map(|(player, durations)| (player.name(), durations.figures())).collect()
    }
}

impl Add for ThinkingTimes {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for (player, durations) in other.by_player {
            self.durations_of(player).add_durations(&durations);
        }
        self
    }
}

impl Durations {
    fn note_duration(&mut self, took: Duration) {
        let class = ((took.as_nanos().max(1) as f64).log2() * CLASSES_PER_DOUBLING) as usize;
        if self.classes.len() <= class {
            self.classes.resize(class + 1, 0);
        }
        self.classes[class] += 1;
        self.worst = self.worst.max(took);
    }

    fn add_durations(&mut self, other: &Self) {
        self.classes.resize(self.classes.len().max(other.classes.len()), 0);
        self.classes.iter_mut().zip(&other.classes).for_each(|(count, more)| *count += more);
        self.worst = self.worst.max(other.worst);
    }

    /// Duration in milliseconds that a share (0 to 1) of all durations does not exceed: the upper
    /// edge of its class, at most the longest duration.
    fn quantile_ms(&self, share: f64) -> f64 {
        let wanted = share * self.classes.iter().sum::<u64>() as f64;
        let mut sum = 0;
        let class = self.classes.iter().position(|count| {
            sum += count;
            sum as f64 >= wanted
        });
        // Classes are sixteenths of exponents of 2 in nanoseconds; the result is in milliseconds.
        let edge = ((class.unwrap_or(0) + 1) as f64 / CLASSES_PER_DOUBLING).exp2() / 1e6;
        edge.min(self.worst_ms())
    }

    fn worst_ms(&self) -> f64 {
        self.worst.as_secs_f64() * 1e3
    }

    fn figures(&self) -> ThinkTime {
        ThinkTime { median: self.quantile_ms(0.5), percentile_99: self.quantile_ms(0.99), worst: self.worst_ms() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_durations() {
        let note = |thinking: &mut ThinkingTimes, from, to| {
            (from..to).for_each(|ms| thinking.note_duration(PlayerKind::Cog, Duration::from_millis(ms)));
        };
        let mut one = ThinkingTimes::default();
        let mut other = ThinkingTimes::default();
        note(&mut one, 1, 500);
        note(&mut other, 500, 1_001);
        other.note_duration(PlayerKind::Tidy, Duration::ZERO);
        let times = (one + other).times();
        let ThinkTime { median, percentile_99, worst } = times["cog"];
        assert!((500.0..=523.0).contains(&median), "{median}");
        assert!((990.0..=1_000.0).contains(&percentile_99), "{percentile_99}");
        assert!((worst - 1_000.0).abs() < 1e-9);
        assert!(times["tidy"].worst.abs() < 1e-9);
        assert!(!times.contains_key("titan"));
    }
}
