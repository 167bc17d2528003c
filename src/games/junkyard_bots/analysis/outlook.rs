//! Chances of winning from a table, estimated from what was known there.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::action::{Action, JunkyardBots};
use crate::opponents::playouts::{
    Chances, MOST_STEPS_IN_A_WORLD, chances_at, last_round_of_playouts, next_action_of_playout,
};
use crate::opponents::preferences::Preferences;
use crate::table::{Setup, Snapshot, Table};
use shell::thinking::Worlds;

/// Chances of winning of all seats.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// Chance of each seat, in seat order, from 0 to 1. They sum to 1 unless nobody wins.
    #[serde(with = "listed")]
    pub chances: Chances,
    /// Standard error of each chance, from the spread over the sampled worlds; 0 once nothing is
    /// open any more.
    #[serde(with = "listed")]
    pub errors: Chances,
}

/// Serialises chances as a list.
mod listed {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::opponents::playouts::Chances;

    pub(super) fn serialize<S: Serializer>(chances: &Chances, to: S) -> Result<S::Ok, S::Error> {
        chances.as_slice().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Chances, D::Error> {
        Vec::deserialize(from).map(Chances::from_vec)
    }
}

/// Estimates each seat's chance of winning from a table, after an action if one is given, as a mean
/// over this many sampled worlds (determinizations). `None` if the snapshot does not fit the
/// set-up, or if the action is illegal there. [`super::calibration`] measures how reliable such
/// chances are.
pub fn estimate_outlook(setup: &Setup, now: &Snapshot, action: Option<&Action>, count: u32) -> Option<Outlook> {
    let mut world = now.clone();
    let mut worlds = Worlds::<JunkyardBots>::new(setup, &world, MOST_STEPS_IN_A_WORLD)?;
    let last_round = last_round_of_playouts(&now.state);
    let policy = |table: &Table| next_action_of_playout(table, last_round, |_| Preferences::cog());
    let seats = usize::from(setup.seats);
    let mut sums = vec![0.0_f64; seats];
    let mut squares = vec![0.0_f64; seats];
    for number in 0..count {
        world.stream.seed = number.into();
        let chances = worlds.play_out(&world, action, policy, chances_at)?.judgement;
        for ((sum, square), chance) in sums.iter_mut().zip(&mut squares).zip(chances) {
            *sum += f64::from(chance);
            *square += f64::from(chance).powi(2);
        }
    }
    let count = f64::from(count.max(1));
    let chances = sums.iter().map(|sum| (sum / count) as f32).collect();
    let error = |(sum, square): (&f64, &f64)| {
        let spread = (square / count - (sum / count).powi(2)).max(0.0);
        (spread / (count - 1.0).max(1.0)).sqrt() as f32
    };
    let errors: SmallVec<_> = sums.iter().zip(&squares).map(error).collect();
    Some(Outlook { chances, errors })
}
