//! Workers and trucks that move over yard and road: workers from square to square, trucks along the
//! ring.

use std::f32::consts::PI;
use std::time::Duration;

use shell::seats::SeatId;

use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::cues::squares_driven;
use crate::client::play::events::durations::{DRIVE_STEP, STEP};
use crate::client::yard::{FigureId, YardFigure};
use crate::yard::{Square, along_road};
use client::motion::timed::{MotionClock, Timed};

/// Height of a hop of a worker, in parts of a square.
const HOP: f32 = 0.12;

/// Way of figures over some squares, each in the same time.
#[derive(Clone, Debug, PartialEq)]
struct FigureWay {
    /// Figures that go together.
    figures: Vec<FigureId>,
    /// Squares from the first one, on which they stand, to the last.
    squares: Vec<Square>,
}

/// Workers and trucks that move, or will soon, in the order in which they start.
#[derive(Clone, Debug, Default)]
pub struct MovingFigures(Vec<Timed<FigureWay>>);

impl MovingFigures {
    /// Adds the motion of a cue: steps of workers, and drives of a truck.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock) {
        let (way, each) = match timed.cue {
            Cue::Stepped { seat, workers, from, to } => {
                let figures = workers.iter().map(|worker| FigureId::Worker(seat, worker)).collect();
                (FigureWay { figures, squares: vec![from, to] }, STEP)
            }
            Cue::Drove { seat, from, to, clockwise } => (FigureWay::of_truck(seat, from, to, clockwise), DRIVE_STEP),
            Cue::RolledOn { seat, from, to } => (FigureWay::of_truck(seat, from, to, true), DRIVE_STEP),
            _ => return,
        };
        let duration: Duration = way.squares.iter().skip(1).map(|_| each).sum();
        self.0.push(clock.schedule(way, timed.after, duration));
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|way| !way.is_over(now));
        !self.0.is_empty()
    }

    /// Place of a figure at a time in columns and rows, by the first of its ways that is not over;
    /// `None` if it stands where the table has it.
    pub fn place_of(&self, figure: FigureId, now: f64) -> Option<(f32, f32)> {
        let way = self.0.iter().find(|way| !way.is_over(now) && way.thing.figures.contains(&figure))?;
        way.thing.place_at(way.progress_at(now))
    }

    /// Moves figures to where they are at a time.
    pub fn place_figures(&self, figures: &mut [YardFigure], now: f64) {
        for figure in figures {
            figure.on_way = self.place_of(figure.id, now);
        }
    }
}

impl FigureWay {
    /// Way of the truck of a seat along the road.
    fn of_truck(seat: SeatId, from: Square, to: Square, is_clockwise: bool) -> Self {
        let driven =
            (0..=squares_driven(from, to, is_clockwise)).map(|squares| along_road(from, squares, is_clockwise));
        Self { figures: vec![FigureId::Truck(seat)], squares: driven.collect() }
    }

    /// Place in columns and rows after a part of the way, from 0 to 1. Workers hop.
    fn place_at(&self, progress: f32) -> Option<(f32, f32)> {
        let last = self.squares.len().checked_sub(1)?;
        let done = progress * last as f32;
        let index = (done.floor() as usize).min(last);
        let part = done - index as f32;
        let from = self.squares.get(index)?;
        let to = self.squares.get(index + 1).unwrap_or(from);
        let between = |one: u8, other: u8| f32::from(one) + (f32::from(other) - f32::from(one)) * part;
        let is_on_foot = matches!(self.figures.first(), Some(FigureId::Worker(..)));
        let lift = if is_on_foot { HOP * (PI * part).sin() } else { 0.0 };
        Some((between(from.column(), to.column()), between(from.row(), to.row()) - lift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{WorkerId, WorkerSet};

    const SEAT: SeatId = SeatId(0);
    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn at(name: &str) -> (f32, f32) {
        (square(name).column().into(), square(name).row().into())
    }

    #[test]
    fn a_worker_waits_on_its_square_and_then_steps() {
        let mut moving = MovingFigures::default();
        let workers = WorkerSet::one(WorkerId(1));
        for (after, from, to) in [(1_000, "c4", "c5"), (1_200, "c5", "d5")] {
            let cue = Cue::Stepped { seat: SEAT, workers, from: square(from), to: square(to) };
            moving.add_cue(&TimedCue { cue, after: Duration::from_millis(after) }, CLOCK);
        }
        let figure = FigureId::Worker(SEAT, WorkerId(1));
        assert_eq!(moving.place_of(figure, 0.5), Some(at("c4")));
        let hop = moving.place_of(figure, 1.07).unwrap();
        assert!(hop.0 == at("c4").0 && hop.1 > at("c4").1 && hop.1 < at("c5").1 - 0.5, "{hop:?}");
        assert_eq!((moving.place_of(figure, 1.16), moving.place_of(figure, 1.4)), (Some(at("c5")), None));
        assert_eq!(moving.place_of(FigureId::Worker(SEAT, WorkerId(0)), 1.07), None);
        assert!(moving.forget_finished(1.2) && !moving.forget_finished(1.4));
    }

    #[test]
    fn rule_9_4_a_truck_goes_round_the_corner_of_the_road() {
        let mut moving = MovingFigures::default();
        let cue = Cue::Drove { seat: SEAT, from: square("b0"), to: square("z1"), clockwise: false };
        moving.add_cue(&TimedCue { cue, after: Duration::ZERO }, CLOCK);
        let step = DRIVE_STEP.as_secs_f64();
        let place = |steps: f64| moving.place_of(FigureId::Truck(SEAT), steps * step).unwrap();
        let near = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 0.01;
        assert!(near(place(1.0), at("a0")) && near(place(2.0), at("z0")) && near(place(2.5), (0.0, 0.5)));
    }
}
