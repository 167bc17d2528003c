//! Habits by which the kinds of computer player differ.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Habits of a kind of player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// Whether the player weighs the worth of cards, instead of taking any legal one.
    pub weighs_cards: bool,
    /// Spread of the player's taste in cards: the standard deviation of the logarithm of a factor.
    pub taste_spread: f32,
    /// Chance to rummage instead of collecting, for a player who does not weigh cards.
    pub rummage_chance: f64,
    /// Chance to end the turn of the battle before each action.
    pub early_end_chance: f64,
    /// Weight of the damage that others can do on the square where the turn ends. Measured in 6,000
    /// games of three, 0.4 and 0.7 make games longer (9 and 10 rounds in the median, the crusher
    /// bites in up to 69 % of them) and leave the battle order as uneven as it is.
    pub caution: f32,
}

/// Habits of the easy player.
pub(super) const EASY: Habits =
    Habits { weighs_cards: false, taste_spread: 0.0, rummage_chance: 0.15, early_end_chance: 0.22, caution: 0.0 };
/// Habits of the tidy player.
pub(super) const TIDY: Habits = Habits { weighs_cards: true, taste_spread: 0.8, early_end_chance: 0.15, ..EASY };
/// Habits of the normal player.
pub(super) const NORMAL: Habits = Habits { taste_spread: 0.35, early_end_chance: 0.07, ..TIDY };
/// Habits of the hard player.
pub(super) const HARD: Habits = Habits { taste_spread: 0.1, early_end_chance: 0.0, caution: 0.1, ..NORMAL };

/// Picks one of some values, each as likely as another; `None` if there are none.
pub(super) fn pick<'v, T>(values: &'v [T], random: &mut ChaCha8Rng) -> Option<&'v T> {
    if values.is_empty() { None } else { values.get(random.random_range(0..values.len() as u32) as usize) }
}

/// The best of some values; of several that are as good, each is as likely as another, so that the
/// order in which the table lists them decides nothing. `None` if there are none.
pub(super) fn pick_best<T>(
    values: impl IntoIterator<Item = T>,
    worth: impl Fn(&T) -> f32,
    random: &mut ChaCha8Rng,
) -> Option<T> {
    let mut best: Vec<T> = Vec::new();
    let mut most = f32::NEG_INFINITY;
    for value in values {
        let worth = worth(&value);
        if worth > most {
            best.clear();
            most = worth;
        }
        if worth >= most {
            best.push(value);
        }
    }
    if best.len() < 2 {
        return best.pop();
    }
    Some(best.swap_remove(random.random_range(0..best.len() as u32) as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeMap;

    #[test]
    fn of_values_that_are_as_good_each_is_picked_as_often() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for _ in 0..3_000 {
            let worth = |value: &&str| if *value == "worse" { 0.0 } else { 1.0 };
            *counts.entry(pick_best(["one", "worse", "two", "three"], worth, &mut random).unwrap()).or_default() += 1;
        }
        assert_eq!(counts.keys().copied().collect::<Vec<_>>(), ["one", "three", "two"]);
        assert!(counts.values().all(|count| (900..1_100).contains(count)), "{counts:?}");
        assert_eq!(pick_best([0; 0], |_| 0.0, &mut random), None);
    }
}
