//! Network with one hidden layer that turns a seat's features into a score. The chances of all
//! seats are the softmax of their scores.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::features::{self, FEATURES, Features};
use crate::parts::{FEWEST_SEATS, MOST_SEATS};
use crate::table::Table;
use shell::seats::PerSeat;

/// Number of units of the hidden layer, chosen by hand. The models in
/// `assets/games/junkyard_bots/opponents` have as many, so another number calls for a new training.
pub const HIDDEN: usize = 32;

/// Weights of a network.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Weights of all features, for each unit of the hidden layer.
    pub hidden: Vec<Vec<f32>>,
    /// Weight of each unit.
    pub output: Vec<f32>,
    /// Weights of all features that lead straight to the score.
    pub straight: Vec<f32>,
}

impl Model {
    /// The model for games of this many seats.
    pub fn for_seats(seats: u8) -> &'static Self {
        static MODELS: LazyLock<[Model; (MOST_SEATS - FEWEST_SEATS + 1) as usize]> = LazyLock::new(|| {
            [
                built_in(include_str!("../../../../../assets/games/junkyard_bots/opponents/value_2.ron")),
                built_in(include_str!("../../../../../assets/games/junkyard_bots/opponents/value_3.ron")),
                built_in(include_str!("../../../../../assets/games/junkyard_bots/opponents/value_4.ron")),
            ]
        });
        &MODELS[usize::from(seats.clamp(FEWEST_SEATS, MOST_SEATS) - FEWEST_SEATS)]
    }

    /// Reads the text of a file of weights.
    ///
    /// # Errors
    /// A sentence of the parser, or about weights that are not finite or of another number.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        let model: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let is_whole = |weights: &[f32]| weights.len() == FEATURES && weights.iter().all(|weight| weight.is_finite());
        let hidden = model.hidden.len() == HIDDEN && model.hidden.iter().all(|weights| is_whole(weights));
        let output = model.output.len() == HIDDEN && model.output.iter().all(|weight| weight.is_finite());
        if hidden && output && is_whole(&model.straight) {
            Ok(model)
        } else {
            Err(format!("a model has {HIDDEN} units of {FEATURES} weights each"))
        }
    }

    /// Writes the text of a file of weights, with five digits of each.
    pub fn to_ron(&self) -> String {
        let line = |weights: &[f32]| weights.iter().map(|weight| format!("{weight:.5}")).collect::<Vec<_>>().join(", ");
        let hidden: String = self.hidden.iter().map(|weights| format!("        [{}],\n", line(weights))).collect();
        let output = line(&self.output);
        let straight = line(&self.straight);
        format!("(\n    hidden: [\n{hidden}    ],\n    output: [{output}],\n    straight: [{straight}],\n)\n")
    }

    /// A seat's score, and the output of each unit of the hidden layer.
    pub fn score(&self, features: &Features) -> (f32, [f32; HIDDEN]) {
        let sum = |weights: &[f32]| weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f32>();
        let mut units = [0.0; HIDDEN];
        for (unit, weights) in units.iter_mut().zip(&self.hidden) {
            *unit = squash(sum(weights));
        }
        let score =
            sum(&self.straight) + units.iter().zip(&self.output).map(|(unit, weight)| unit * weight).sum::<f32>();
        (score, units)
    }

    /// Chance of each seat to win, in seat order; their sum is 1.
    pub fn chances(&self, table: &Table) -> PerSeat<f32> {
        let scores = features::table_features(table).iter().map(|seat| self.score(seat).0).collect();
        softmax(scores)
    }
}

/// Squashes a number to between -1 and 1, steeply around 0: like a hyperbolic tangent, but the same
/// to the last bit on every machine.
pub fn squash(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// Positive numbers that sum up to 1, from scores.
pub fn softmax(mut scores: PerSeat<f32>) -> PerSeat<f32> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = exp(*score - most));
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
    scores
}

/// The exponential of a number that is not positive, by products alone: the same to the last bit on
/// every machine.
fn exp(x: f32) -> f32 {
    // (1 + x / 1024) to the 1024th power, by ten squarings. Below -20 it is less than 2e-9, which
    // no chance shows.
    let mut power = 1.0 + x.max(-20.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
fn built_in(text: &str) -> Model {
    Model::from_ron(text).expect("the value models of the game are sound")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    #[test]
    fn chances_are_positive_and_sum_up_to_1_at_every_number_of_seats() {
        for seats in FEWEST_SEATS..=MOST_SEATS {
            let (mut game, _) = Game::new(&Setup::new(seats, 3)).unwrap();
            let chances = game.read(|table| Model::for_seats(seats).chances(table));
            assert_eq!(chances.len(), usize::from(seats));
            assert!(chances.iter().all(|&chance| chance > 0.0));
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
        }
    }

    #[test]
    fn a_file_with_weights_missing_is_refused() {
        let text = ron::to_string(Model::for_seats(2)).unwrap();
        assert_eq!(Model::from_ron(&text).as_ref(), Ok(Model::for_seats(2)));
        let mut cut = Model::for_seats(2).clone();
        cut.hidden.pop();
        assert!(Model::from_ron(&ron::to_string(&cut).unwrap()).is_err());
        assert!((exp(-1.0) - 0.3679).abs() < 5e-4 && exp(0.0) >= 1.0 && exp(-30.0) < 1e-6);
    }
}
