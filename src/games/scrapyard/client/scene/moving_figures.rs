//! Figures that move over the map: along a path, or because they are pushed or pulled.

use std::collections::VecDeque;

use crate::arena::Square;
use crate::client::arena::ArenaFacts;
use crate::client::play::events::cue::{Cue, TimedCue};
use shell::seats::SeatId;

/// Seconds at the usual speed in which a figure goes a square, and in which it is shoved one.
const STEP: f64 = 0.16;
const SHOVE: f64 = 0.12;
/// Height of a hop, in points.
const HOP: f32 = 4.0;

/// Motion of a figure.
#[derive(Clone, Debug, PartialEq)]
struct FigureMotion {
    seat: SeatId,
    /// Squares from the first one to the last.
    squares: Vec<Square>,
    /// Time at which it begins, and of a square, in seconds.
    begins: f64,
    each: f64,
    hops: bool,
}

/// Figures that move, in the order in which they begin.
#[derive(Clone, Debug, Default)]
pub struct MovingFigures {
    motions: VecDeque<FigureMotion>,
}

impl MovingFigures {
    /// Takes in cues at a time in seconds; `speed` is the factor by which motion lasts longer.
    pub fn take_in(&mut self, cues: impl Iterator<Item = TimedCue>, now: f64, speed: f64) {
        for TimedCue { cue, after } in cues {
            let (seat, from, path, each, hops) = match cue {
                Cue::Moved { seat, from, path } => (seat, from, path, STEP, true),
                Cue::Shoved { seat, from, path } => (seat, from, path, SHOVE, false),
                _ => continue,
            };
            let squares = std::iter::once(from).chain(path).collect();
            let begins = now + after.as_secs_f64() * speed;
            self.motions.push_back(FigureMotion { seat, squares, begins, each: each * speed, hops });
        }
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.motions.retain(|motion| motion.ends() > now);
        !self.motions.is_empty()
    }

    /// Moves the figures of a map to where they are at a time: each by the first of its motions
    /// that is not over.
    pub fn place_figures(&self, facts: &mut ArenaFacts, now: f64) {
        for seat in facts.seats() {
            let Some(motion) = self.motions.iter().find(|motion| motion.seat == seat) else { continue };
            if let Some((at, lift)) = motion.place_at(now) {
                facts.move_figure(seat, at, lift);
            }
        }
    }
}

impl FigureMotion {
    fn ends(&self) -> f64 {
        self.begins + self.each * self.squares.len().saturating_sub(1) as f64
    }

    /// Place in columns and rows, and height above the base in points.
    fn place_at(&self, now: f64) -> Option<((f32, f32), f32)> {
        let last = self.squares.len().checked_sub(1)?;
        let done = ((now - self.begins) / self.each.max(f64::EPSILON)).clamp(0.0, last as f64);
        let index = (done.floor() as usize).min(last);
        let part = (done - index as f64) as f32;
        let from = self.squares.get(index)?;
        let to = self.squares.get(index + 1).unwrap_or(from);
        let between = |one: u8, other: u8| f32::from(one) + (f32::from(other) - f32::from(one)) * part;
        let lift = if self.hops { HOP * (std::f32::consts::PI * part).sin() } else { 0.0 };
        Some(((between(from.column, to.column), between(from.row, to.row)), lift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_figure_waits_on_its_first_square_and_then_goes_square_by_square() {
        let path = vec![Square::new(1, 0), Square::new(1, 1)];
        let cue = Cue::Moved { seat: SeatId(0), from: Square::new(0, 0), path };
        let mut moving = MovingFigures::default();
        moving.take_in(std::iter::once(TimedCue { cue, after: Duration::from_secs(1) }), 0.0, 1.0);
        let at = |now: f64| moving.motions[0].place_at(now).unwrap().0;
        assert_eq!([at(0.5), at(1.0 + STEP), at(9.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]);
        assert!(moving.clone().forget_finished(1.0) && !moving.forget_finished(2.0));
    }
}
