//! Weights that tell best who won: found by gradient descent on the surprise at the outcomes.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::games::Lesson;
use crate::opponents::value::features::FEATURES;
use crate::opponents::value::model::{HIDDEN, Model, softmax};

/// Every so many lessons one is kept aside to see how well the others have been learned.
const KEPT_ASIDE_OF: usize = 10;
/// Lessons between two changes of the weights.
const BATCH: usize = 64;
/// How far weights go in a step, at first; it falls to nothing.
const FIRST_STEP: f32 = 0.003;
/// How much weights are drawn towards nothing, for each lesson.
const DECAY: f32 = 1e-4;

/// How well a model tells who wins.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// The mean surprise at who won, in nats: 0 if it was always sure and right.
    pub surprise: f64,
    /// Lessons.
    pub lessons: usize,
}

/// How often seats won that were given a chance of about as much.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Calibration {
    /// Seats that were given such a chance.
    pub seats: usize,
    /// The mean chance that they were given.
    pub said: f64,
    /// The share of them that won.
    pub won: f64,
}

impl Calibration {
    /// The chances that seats were given and what each had of the victory, by the chance rounded to
    /// whole tenths, from 0 to 1.
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

    /// The means of what was counted.
    fn mean(self) -> Self {
        let seats = self.seats.max(1) as f64;
        Self { said: self.said / seats, won: self.won / seats, ..self }
    }
}

/// Fits a model; `each` is told after every pass through all lessons how well it does on those it
/// learns from and on those kept aside.
pub fn fit(lessons: &[Lesson], passes: u32, seed: u64, mut each: impl FnMut(u32, Score, Score)) -> Model {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut learned, aside) = parted(lessons);
    let mut model = first_model(&mut random);
    let mut moments = vec![(0.0, 0.0); weights(&mut model).count()];
    let mut step = 0;
    for pass in 1..=passes {
        learned.shuffle(&mut random);
        let pace = FIRST_STEP * (1.0 - (pass - 1) as f32 / passes as f32);
        for batch in learned.chunks(BATCH) {
            let mut slope = nothing();
            batch.iter().for_each(|lesson| learn(&model, lesson, &mut slope));
            step += 1;
            follow(&mut model, slope, &mut moments, (pace, step, batch.len()));
        }
        each(pass, score(&model, &learned), score(&model, &aside));
    }
    model
}

/// How well a model's chances for the lessons kept aside hold, in tenths.
pub fn calibration(model: &Model, lessons: &[Lesson]) -> [Calibration; 11] {
    let given = |lesson: &Lesson| -> Vec<(f32, f32)> {
        chances(model, lesson).into_iter().zip(lesson.won.iter().copied()).collect()
    };
    Calibration::by_tenths(parted(lessons).1.into_iter().flat_map(given))
}

/// Those to learn from, and those kept aside. Tables of one game stand together, so what is kept
/// aside are stretches.
fn parted(lessons: &[Lesson]) -> (Vec<&Lesson>, Vec<&Lesson>) {
    const STRETCH: usize = 50;
    let mut learned = Vec::new();
    let mut aside = Vec::new();
    for (number, stretch) in lessons.chunks(STRETCH).enumerate() {
        if number % KEPT_ASIDE_OF == KEPT_ASIDE_OF - 1 { &mut aside } else { &mut learned }.extend(stretch);
    }
    (learned, aside)
}

fn nothing() -> Model {
    Model { hidden: vec![vec![0.0; FEATURES]; HIDDEN], output: vec![0.0; HIDDEN], straight: vec![0.0; FEATURES] }
}

/// Small random weights, and none that lead straight through.
fn first_model(random: &mut ChaCha8Rng) -> Model {
    let mut model = nothing();
    let hidden = model.hidden.iter_mut().flatten();
    hidden.chain(&mut model.output).for_each(|weight| *weight = random.random_range(-0.3..0.3));
    model
}

/// All weights in an order that stays.
fn weights(model: &mut Model) -> impl Iterator<Item = &mut f32> {
    model.hidden.iter_mut().flatten().chain(&mut model.output).chain(&mut model.straight)
}

fn chances(model: &Model, lesson: &Lesson) -> smallvec::SmallVec<[f32; 4]> {
    softmax(lesson.seats.iter().map(|seat| model.score(seat).0).collect())
}

fn score(model: &Model, lessons: &[&Lesson]) -> Score {
    let surprise = |lesson: &&Lesson| -> f64 {
        let each = chances(model, lesson).into_iter().zip(&lesson.won);
        each.map(|(chance, won)| -f64::from(*won) * f64::from(chance.max(1e-6)).ln()).sum()
    };
    let sum: f64 = lessons.iter().map(surprise).sum();
    Score { surprise: sum / lessons.len().max(1) as f64, lessons: lessons.len() }
}

/// Adds how the surprise at a lesson changes with each weight.
fn learn(model: &Model, lesson: &Lesson, slope: &mut Model) {
    let errors = chances(model, lesson).into_iter().zip(&lesson.won).map(|(chance, won)| chance - won);
    for (seat, error) in lesson.seats.iter().zip(errors) {
        let (_, units) = model.score(seat);
        slope.straight.iter_mut().zip(seat).for_each(|(slope, feature)| *slope += error * feature);
        for (unit, value) in units.into_iter().enumerate() {
            slope.output[unit] += error * value;
            // The slope of x / (1 + |x|), by its value.
            let inner = error * model.output[unit] * (1.0 - value.abs()).powi(2);
            slope.hidden[unit].iter_mut().zip(seat).for_each(|(slope, feature)| *slope += inner * feature);
        }
    }
}

/// Changes the weights against the slope, by the method of Adam (Kingma and Ba 2015).
fn follow(model: &mut Model, mut slope: Model, moments: &mut [(f32, f32)], (pace, step, lessons): (f32, i32, usize)) {
    const FIRST: f32 = 0.9;
    const SECOND: f32 = 0.999;
    let unbias = (1.0 - FIRST.powi(step), 1.0 - SECOND.powi(step));
    for ((weight, slope), (mean, square)) in weights(model).zip(weights(&mut slope)).zip(moments) {
        let slope = *slope / lessons as f32 + DECAY * *weight;
        *mean = FIRST * *mean + (1.0 - FIRST) * slope;
        *square = SECOND * *square + (1.0 - SECOND) * slope * slope;
        *weight -= pace * (*mean / unbias.0) / ((*square / unbias.1).sqrt() + 1e-8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    /// Whoever has more of the second feature wins, as a softmax would have it.
    fn made_up() -> Vec<Lesson> {
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let mut lesson = || {
            let mut seats = [[0.0_f32; FEATURES]; 2];
            seats.iter_mut().flatten().for_each(|feature| *feature = random.random());
            let chance = 1.0 / (1.0 + (6.0 * (seats[1][1] - seats[0][1])).exp());
            let won = if random.random::<f32>() < chance { smallvec![1.0, 0.0] } else { smallvec![0.0, 1.0] };
            Lesson { seats: seats.into_iter().collect(), won }
        };
        (0..6_000).map(|_| lesson()).collect()
    }

    #[test]
    fn what_decides_is_learned_and_chances_hold() {
        let lessons = made_up();
        let mut told = Vec::new();
        let model = fit(&lessons, 10, 1, |_, _, aside| told.push(aside.surprise));
        // Knowing nothing is 0.693 nats, knowing all there is to know 0.47.
        assert!(told.last().unwrap() < &0.55, "{told:?}");
        let held = calibration(&model, &lessons);
        for tenth in held.iter().filter(|tenth| tenth.seats > 60) {
            assert!((tenth.said - tenth.won).abs() < 0.17, "{held:?}");
        }
        assert_eq!(model, fit(&lessons, 10, 1, |_, _, _| ()));
    }

    #[test]
    fn the_slope_is_that_of_small_changes() {
        let lesson = &made_up()[0];
        let mut model = first_model(&mut ChaCha8Rng::seed_from_u64(3));
        let mut slope = nothing();
        learn(&model, lesson, &mut slope);
        let slopes: Vec<f32> = weights(&mut slope).map(|slope| *slope).collect();
        let count = slopes.len();
        for at in (0..count).step_by(37) {
            let mut surprise = |change: f32| {
                *weights(&mut model).nth(at).unwrap() += change;
                let surprise = score(&model, &[lesson]).surprise;
                *weights(&mut model).nth(at).unwrap() -= change;
                surprise
            };
            let seen = (surprise(0.01) - surprise(-0.01)) / 0.02;
            assert!((seen - f64::from(slopes[at])).abs() < 2e-3, "weight {at}: {seen} and {}", slopes[at]);
        }
    }
}
