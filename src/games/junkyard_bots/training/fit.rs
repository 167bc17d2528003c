//! Fits the weights of a value model to the outcomes of games, by gradient descent on the surprise
//! (negative log-likelihood) at the winners.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::games::TrainingExample;
use crate::opponents::value::features::FEATURES;
use crate::opponents::value::model::{HIDDEN, Model, softmax};
use shell::seats::PerSeat;

/// One stretch of examples in this many is held out, to test how well the model predicts examples
/// it was not fitted to. Chosen by hand: a greater share makes a better test and a worse fit.
const HELD_OUT_ONE_IN: usize = 10;
/// Examples for each change of the weights. Chosen by hand: larger batches give a more exact
/// gradient, and fewer changes in a pass.
const BATCH_SIZE: usize = 64;
/// Learning rate at first; it falls linearly towards 0, so that the last changes are small. Chosen
/// by hand.
const FIRST_LEARNING_RATE: f32 = 0.003;
/// Weight decay: this share of each weight is added to its mean gradient, which keeps weights small
/// that the examples do not need. Chosen by hand.
const WEIGHT_DECAY: f32 = 1e-4;

/// Quality of a model's predictions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FitScore {
    /// Mean surprise at the winners, in nats: 0 if the model was always certain and right.
    pub surprise: f64,
    /// Number of examples.
    pub example_count: usize,
}

/// Shares of wins among seats with about the same predicted chance.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Calibration {
    /// Number of such seats.
    pub seats: usize,
    /// Mean chance predicted for them.
    pub said: f64,
    /// Share of them that won.
    pub won: f64,
}

impl Calibration {
    /// Groups pairs of a predicted chance and a seat's share of the victory by the chance, rounded
    /// to whole tenths from 0 to 1.
    pub fn by_tenths(given: impl Iterator<Item = (f32, f32)>) -> [Self; 11] {
        let mut tenths = [Self::default(); 11];
        for (chance, won) in given {
            let tenth = &mut tenths[((chance * 10.0).round() as usize).min(10)];
            tenth.seats += 1;
            tenth.said += f64::from(chance);
            tenth.won += f64::from(won);
        }
        tenths.map(Self::mean)
    }

    /// Turns the sums into means.
    fn mean(self) -> Self {
        let seats = self.seats.max(1) as f64;
        Self { said: self.said / seats, won: self.won / seats, ..self }
    }
}

/// Fits a model. After every pass through the examples, `each` receives the number of the pass, and
/// the scores on the fitted examples and on those held out.
pub fn fit_model(
    examples: &[TrainingExample],
    passes: u32,
    seed: u64,
    mut each: impl FnMut(u32, FitScore, FitScore),
) -> Model {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut fitted, held_out) = split_held_out(examples);
    let mut model = first_model(&mut random);
    let mut moments = vec![(0.0, 0.0); all_weights(&mut model).count()];
    let mut step = 0;
    for pass in 1..=passes {
        fitted.shuffle(&mut random);
        let pace = FIRST_LEARNING_RATE * (1.0 - (pass - 1) as f32 / passes as f32);
        for batch in fitted.chunks(BATCH_SIZE) {
            let mut gradient = zero_model();
            batch.iter().for_each(|example| add_gradient(&model, example, &mut gradient));
            step += 1;
            apply_adam_step(&mut model, gradient, &mut moments, pace, step, batch.len());
        }
        each(pass, score_model(&model, &fitted), score_model(&model, &held_out));
    }
    model
}

/// Calibration of a model on the examples held out, by tenths of the predicted chance.
pub fn held_out_calibration(model: &Model, examples: &[TrainingExample]) -> [Calibration; 11] {
    let given = |example: &TrainingExample| -> Vec<(f32, f32)> {
        predicted_chances(model, example).into_iter().zip(example.won.iter().copied()).collect()
    };
    Calibration::by_tenths(split_held_out(examples).1.into_iter().flat_map(given))
}

/// Splits the examples into those to fit and those held out. Whole stretches are held out, because
/// neighbouring examples come from the same game and would give away its outcome.
fn split_held_out(examples: &[TrainingExample]) -> (Vec<&TrainingExample>, Vec<&TrainingExample>) {
    // A game gives an example for each round, about nine in games of four, so a stretch cuts only
    // the games at its two ends.
    const STRETCH_LENGTH: usize = 50;
    let mut fitted = Vec::new();
    let mut held_out = Vec::new();
    for (number, stretch) in examples.chunks(STRETCH_LENGTH).enumerate() {
        if number % HELD_OUT_ONE_IN == HELD_OUT_ONE_IN - 1 { &mut held_out } else { &mut fitted }.extend(stretch);
    }
    (fitted, held_out)
}

fn zero_model() -> Model {
    Model { hidden: vec![vec![0.0; FEATURES]; HIDDEN], output: vec![0.0; HIDDEN], straight: vec![0.0; FEATURES] }
}

/// Small random weights, to make the hidden units differ; their range is chosen by hand. The
/// weights that lead straight to the score begin at 0.
fn first_model(random: &mut ChaCha8Rng) -> Model {
    let mut model = zero_model();
    let hidden = model.hidden.iter_mut().flatten();
    hidden.chain(&mut model.output).for_each(|weight| *weight = random.random_range(-0.3..0.3));
    model
}

/// All weights, always in the same order.
fn all_weights(model: &mut Model) -> impl Iterator<Item = &mut f32> {
    model.hidden.iter_mut().flatten().chain(&mut model.output).chain(&mut model.straight)
}

fn predicted_chances(model: &Model, example: &TrainingExample) -> PerSeat<f32> {
    softmax(example.seats.iter().map(|seat| model.score(seat).0).collect())
}

fn score_model(model: &Model, examples: &[&TrainingExample]) -> FitScore {
    let surprise = |example: &&TrainingExample| -> f64 {
        let each = predicted_chances(model, example).into_iter().zip(&example.won);
        // A chance counts as one in a million at least, because the logarithm of 0 is infinite.
        each.map(|(chance, won)| -f64::from(*won) * f64::from(chance.max(1e-6)).ln()).sum()
    };
    let sum: f64 = examples.iter().map(surprise).sum();
    FitScore { surprise: sum / examples.len().max(1) as f64, example_count: examples.len() }
}

/// Adds the gradient of the surprise at one example.
fn add_gradient(model: &Model, example: &TrainingExample, gradient: &mut Model) {
    let errors = predicted_chances(model, example).into_iter().zip(&example.won).map(|(chance, won)| chance - won);
    for (seat, error) in example.seats.iter().zip(errors) {
        let (_, units) = model.score(seat);
        gradient.straight.iter_mut().zip(seat).for_each(|(gradient, feature)| *gradient += error * feature);
        for (unit, value) in units.into_iter().enumerate() {
            gradient.output[unit] += error * value;
            // Derivative of x / (1 + |x|), in terms of its value.
            let inner = error * model.output[unit] * (1.0 - value.abs()).powi(2);
            gradient.hidden[unit].iter_mut().zip(seat).for_each(|(gradient, feature)| *gradient += inner * feature);
        }
    }
}

/// Changes the weights against the gradient by the Adam method (Kingma and Ba 2015). Its usual
/// constants are used: the two decay rates, and 1e-8, which keeps the divisor above 0.
fn apply_adam_step(
    model: &mut Model,
    mut gradient: Model,
    moments: &mut [(f32, f32)],
    pace: f32,
    step: i32,
    examples: usize,
) {
    const MEAN_DECAY: f32 = 0.9;
    const SQUARE_DECAY: f32 = 0.999;
    let unbias = (1.0 - MEAN_DECAY.powi(step), 1.0 - SQUARE_DECAY.powi(step));
    for ((weight, gradient), (mean, square)) in all_weights(model).zip(all_weights(&mut gradient)).zip(moments) {
        let gradient = *gradient / examples as f32 + WEIGHT_DECAY * *weight;
        *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * gradient;
        *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * gradient * gradient;
        *weight -= pace * (*mean / unbias.0) / ((*square / unbias.1).sqrt() + 1e-8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    /// Lessons in which the second feature decides: the chances are the softmax of six times the
    /// feature.
    fn made_up() -> Vec<TrainingExample> {
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let mut example = || {
            let mut seats = [[0.0_f32; FEATURES]; 2];
            seats.iter_mut().flatten().for_each(|feature| *feature = random.random());
            let chance = 1.0 / (1.0 + (6.0 * (seats[1][1] - seats[0][1])).exp());
            let won = if random.random::<f32>() < chance { smallvec![1.0, 0.0] } else { smallvec![0.0, 1.0] };
            TrainingExample { seats: seats.into_iter().collect(), won }
        };
        (0..6_000).map(|_| example()).collect()
    }

    #[test]
    fn what_decides_is_learned_and_chances_hold() {
        let examples = made_up();
        let mut told = Vec::new();
        let model = fit_model(&examples, 10, 1, |_, _, held_out| told.push(held_out.surprise));
        // A model without any knowledge scores 0.693 nats, a perfect one 0.47.
        assert!(told.last().unwrap() < &0.55, "{told:?}");
        let held = held_out_calibration(&model, &examples);
        for tenth in held.iter().filter(|tenth| tenth.seats > 60) {
            assert!((tenth.said - tenth.won).abs() < 0.17, "{held:?}");
        }
        assert_eq!(model, fit_model(&examples, 10, 1, |_, _, _| ()));
    }

    #[test]
    fn the_slope_is_that_of_small_changes() {
        let example = &made_up()[0];
        let mut model = first_model(&mut ChaCha8Rng::seed_from_u64(3));
        let mut gradient = zero_model();
        add_gradient(&model, example, &mut gradient);
        let slopes: Vec<f32> = all_weights(&mut gradient).map(|gradient| *gradient).collect();
        let count = slopes.len();
        for at in (0..count).step_by(37) {
            let mut surprise = |change: f32| {
                *all_weights(&mut model).nth(at).unwrap() += change;
                let surprise = score_model(&model, &[example]).surprise;
                *all_weights(&mut model).nth(at).unwrap() -= change;
                surprise
            };
            let seen = (surprise(0.01) - surprise(-0.01)) / 0.02;
            assert!((seen - f64::from(slopes[at])).abs() < 2e-3, "weight {at}: {seen} and {}", slopes[at]);
        }
    }
}
