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
    /// Weight of the damage that others can do on the square where the turn ends.
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
