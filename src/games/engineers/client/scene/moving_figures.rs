//! Workers and trucks that move over yard and road: workers from square to square, trucks along the
//! ring.

use std::f32::consts::PI;
use std::time::Duration;

use shell::seats::SeatId;

use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::cues::squares_driven;
use crate::client::play::events::durations::{DRIVE_STEP, STEP};
use crate::client::yard::{FigureId, YardFacts};
use crate::yard::{Square, along_road};
use client::motion::timed::{CROSS_FADE, MotionClock, Timed};

/// Height of a hop of a worker, in parts of a square.
const HOP: f32 = 0.12;

/// Way of figures over some squares, each in the same time.
#[derive(Clone, Debug, PartialEq)]
struct FigureWay {
    /// Figures that go together.
    figures: Vec<FigureId>,
    /// Squares from the first one, on which they stand, to the last.
    squares: Vec<Square>,
    /// Whether they fade on the first square and appear on the last, as motion is reduced.
    fades: bool,
}

/// Workers and trucks that move, or will soon, in the order in which they start.
#[derive(Clone, Debug, Default)]
pub struct MovingFigures(Vec<Timed<FigureWay>>);

impl MovingFigures {
    /// Adds the motion of a cue: steps of workers, and drives of a truck. If motion is reduced, the
    /// figures fade from their first square to the last.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        let (way, each) = match timed.cue {
            Cue::Stepped { seat, workers, from, to } => {
                let figures = workers.iter().map(|worker| FigureId::Worker(seat, worker)).collect();
                (FigureWay { figures, squares: vec![from, to], fades: false }, STEP)
            }
            Cue::Drove { seat, from, to, clockwise } => (FigureWay::of_truck(seat, from, to, clockwise), DRIVE_STEP),
            Cue::RolledOn { seat, from, to } => (FigureWay::of_truck(seat, from, to, true), DRIVE_STEP),
            _ => return,
        };
        let duration: Duration = way.squares.iter().skip(1).map(|_| each).sum();
        let duration = if is_still { CROSS_FADE } else { duration };
        self.0.push(clock.schedule(FigureWay { fades: is_still, ..way }, timed.after, duration));
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|way| !way.is_over(now));
        !self.0.is_empty()
    }

    /// Moves the figures of the yard to where they are at a time: each by the first of its ways
    /// that is not over.
    pub fn place_figures(&self, facts: &mut YardFacts, now: f64) {
        let ids: Vec<FigureId> = facts.figures.iter().map(|figure| figure.id).collect();
        for id in ids {
            let Some(way) = self.way_of(id, now) else { continue };
            match way.thing.squares.first().filter(|_| way.thing.fades) {
                Some(from) => facts.cross_fade_figure(id, corner_of(*from), way.progress_at(now)),
                None => facts.move_figure(id, way.thing.place_at(way.progress_at(now))),
            }
        }
    }

    /// First way of a figure that is not over at a time; `None` if it stands where the table has
    /// it.
    fn way_of(&self, figure: FigureId, now: f64) -> Option<&Timed<FigureWay>> {
        self.0.iter().find(|way| !way.is_over(now) && way.thing.figures.contains(&figure))
    }
}

impl FigureWay {
    /// Way of the truck of a seat along the road.
    fn of_truck(seat: SeatId, from: Square, to: Square, is_clockwise: bool) -> Self {
        let driven =
            (0..=squares_driven(from, to, is_clockwise)).map(|squares| along_road(from, squares, is_clockwise));
        Self { figures: vec![FigureId::Truck(seat)], squares: driven.collect(), fades: false }
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

/// Place of a square in columns and rows.
fn corner_of(square: Square) -> (f32, f32) {
    (square.column().into(), square.row().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{WorkerId, WorkerSet};
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::client::yard::{Viewer, YardFigure};

    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };
    const WORKER: FigureId = FigureId::Worker(A, WorkerId(1));

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn at(name: &str) -> (f32, f32) {
        corner_of(square(name))
    }

    /// Pictures of a figure at a time.
    fn pictures(moving: &MovingFigures, figure: FigureId, now: f64) -> Vec<YardFigure> {
        let mut facts = YardFacts::of(&TestYard::new().table(), &test_seats(2), &Viewer::of(A));
        moving.place_figures(&mut facts, now);
        facts.figures.into_iter().filter(|other| other.id == figure).collect()
    }

    /// Two steps of a worker, from c4 over c5 to d5.
    fn steps(is_still: bool) -> MovingFigures {
        let mut moving = MovingFigures::default();
        let workers = WorkerSet::one(WorkerId(1));
        for (after, from, to) in [(1_000, "c4", "c5"), (1_200, "c5", "d5")] {
            let cue = Cue::Stepped { seat: A, workers, from: square(from), to: square(to) };
            moving.add_cue(&TimedCue { cue, after: Duration::from_millis(after) }, CLOCK, is_still);
        }
        moving
    }

    #[test]
    fn a_worker_waits_on_its_square_and_then_steps() {
        let mut moving = steps(false);
        let place = |now: f64| pictures(&moving, WORKER, now)[0].on_way;
        assert_eq!(place(0.5), Some(at("c4")));
        let hop = place(1.07).unwrap();
        assert!(hop.0 == at("c4").0 && hop.1 > at("c4").1 && hop.1 < at("c5").1 - 0.5, "{hop:?}");
        assert_eq!((place(1.16), place(1.4)), (Some(at("c5")), None));
        assert_eq!(pictures(&moving, FigureId::Worker(A, WorkerId(0)), 1.07)[0].on_way, None);
        assert!(moving.forget_finished(1.2) && !moving.forget_finished(1.4));
    }

    #[test]
    fn where_motion_is_reduced_a_worker_fades_from_one_square_to_the_other() {
        let moving = steps(true);
        let seen = |now: f64| -> Vec<(Option<(f32, f32)>, f32)> {
            pictures(&moving, WORKER, now).iter().map(|figure| (figure.on_way, figure.opacity)).collect()
        };
        assert_eq!(seen(0.5), [(None, 0.0), (Some(at("c4")), 1.0)]);
        let half = seen(1.06);
        assert!(half.len() == 2 && half.iter().all(|(_, opacity)| (opacity - 0.5).abs() < 0.01), "{half:?}");
        assert_eq!(seen(1.15), [(None, 0.0), (Some(at("c5")), 1.0)], "between the two steps");
        assert_eq!(seen(1.4), [(None, 1.0)]);
    }

    #[test]
    fn rule_9_4_a_truck_goes_round_the_corner_of_the_road() {
        let mut moving = MovingFigures::default();
        let cue = Cue::Drove { seat: A, from: square("b0"), to: square("z1"), clockwise: false };
        moving.add_cue(&TimedCue { cue, after: Duration::ZERO }, CLOCK, false);
        let step = DRIVE_STEP.as_secs_f64();
        let place = |steps: f64| pictures(&moving, FigureId::Truck(A), steps * step)[0].on_way.unwrap();
        let near = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 0.01;
        assert!(near(place(1.0), at("a0")) && near(place(2.0), at("z0")) && near(place(2.5), (0.0, 0.5)));
    }
}
