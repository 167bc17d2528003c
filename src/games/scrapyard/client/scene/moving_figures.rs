//! Figures that move over the map: that go along a path, or are pushed or pulled.

use std::time::Duration;

use crate::arena::Square;
use crate::client::arena::ArenaFacts;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{FIGURE_STEP, SHOVE_STEP};
use client::motion::timed::{CROSS_FADE, MotionClock, Timed};
use shell::seats::SeatId;

/// Height of a hop, in points.
const HOP: f32 = 4.0;

/// Motion of a figure over some squares, each in the same time.
#[derive(Clone, Debug, PartialEq)]
struct FigureMotion {
    seat: SeatId,
    /// Squares from the first one, on which it stands, to the last.
    squares: Vec<Square>,
    /// Manner in which it moves.
    manner: MovingManner,
}

/// Manner in which a figure moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MovingManner {
    /// It hops from square to square.
    Hops,
    /// It slides.
    Slides,
    /// It fades where it stood, and appears where it goes.
    Fades,
}

/// Figures that move, in the order in which they start.
#[derive(Clone, Debug, Default)]
pub struct MovingFigures(Vec<Timed<FigureMotion>>);

impl MovingFigures {
    /// Adds the motion of a cue. If motion is reduced, figures fade from their first square to the
    /// last.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        let (seat, from, path, manner) = match &timed.cue {
            Cue::Moved { seat, from, path } => (*seat, *from, path, MovingManner::Hops),
            Cue::Shoved { seat, from, path } => (*seat, *from, path, MovingManner::Slides),
            _ => return,
        };
        let manner = if is_still { MovingManner::Fades } else { manner };
        let each = |step: Duration| path.iter().map(|_| step).sum();
        let duration = match manner {
            MovingManner::Hops => each(FIGURE_STEP),
            MovingManner::Slides => each(SHOVE_STEP),
            MovingManner::Fades => CROSS_FADE,
        };
        let squares = std::iter::once(from).chain(path.iter().copied()).collect();
        self.0.push(clock.schedule(FigureMotion { seat, squares, manner }, timed.after, duration));
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|motion| !motion.is_over(now));
        !self.0.is_empty()
    }

    /// Moves the figures of a map to where they are at a time: each by the first of its motions
    /// that is not over.
    pub fn place_figures(&self, facts: &mut ArenaFacts, now: f64) {
        for seat in facts.seats() {
            let Some(motion) = self.0.iter().find(|motion| motion.thing.seat == seat) else { continue };
            let progress = motion.progress_at(now);
            match (motion.thing.manner, motion.thing.squares.first()) {
                (MovingManner::Fades, Some(from)) => {
                    facts.cross_fade_figure(seat, (from.column.into(), from.row.into()), progress);
                }
                _ => {
                    if let Some((at, lift)) = motion.thing.place_at(progress) {
                        facts.move_figure(seat, at, lift);
                    }
                }
            }
        }
    }
}

impl FigureMotion {
    /// Place in columns and rows, and height above the map in points, after a part of the motion
    /// from 0 to 1.
    fn place_at(&self, progress: f32) -> Option<((f32, f32), f32)> {
        let last = self.squares.len().checked_sub(1)?;
        let done = progress * last as f32;
        let index = (done.floor() as usize).min(last);
        let part = done - index as f32;
        let from = self.squares.get(index)?;
        let to = self.squares.get(index + 1).unwrap_or(from);
        let between = |one: u8, other: u8| f32::from(one) + (f32::from(other) - f32::from(one)) * part;
        let lift = if self.manner == MovingManner::Hops { HOP * (std::f32::consts::PI * part).sin() } else { 0.0 };
        Some(((between(from.column, to.column), between(from.row, to.row)), lift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_waits_on_its_first_square_and_then_goes_square_by_square() {
        let path = vec![Square::new(1, 0), Square::new(1, 1)];
        let cue = Cue::Moved { seat: SeatId(0), from: Square::new(0, 0), path };
        let mut moving = MovingFigures::default();
        let clock = MotionClock { now: 0.0, factor: 1.0 };
        moving.add_cue(&TimedCue { cue: cue.clone(), after: Duration::from_secs(1) }, clock, false);
        let motion = moving.0[0].clone();
        let at = |now: f64| motion.thing.place_at(motion.progress_at(now)).unwrap().0;
        let first_step = 1.0 + FIGURE_STEP.as_secs_f64();
        assert_eq!([at(0.5), at(first_step), at(9.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]);
        assert!(moving.clone().forget_finished(1.0) && !moving.forget_finished(2.0));
        let mut still = MovingFigures::default();
        still.add_cue(&TimedCue { cue, after: Duration::ZERO }, clock, true);
        assert_eq!(still.0[0].thing.manner, MovingManner::Fades);
        assert!(!still.forget_finished(CROSS_FADE.as_secs_f64()), "where motion is reduced");
    }
}
