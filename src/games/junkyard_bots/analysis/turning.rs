//! The steps of a game that changed the chances of winning most.

use serde::{Deserialize, Serialize};

use super::course::ChanceCourse;
use super::outlook::Outlook;
use crate::record::History;
use shell::seats::SeatId;

/// Least change of a chance that makes a step a turning point. Chosen by hand; it is twice the
/// largest standard error of a chance (see [`WORLDS_PER_TABLE`](super::course::WORLDS_PER_TABLE)).
const LEAST_CHANGE: f32 = 0.08;
/// Least change in standard errors, because a smaller one may come from sampling. By a normal
/// distribution, sampling alone makes about one change in eighty so large.
const LEAST_STANDARD_ERRORS: f32 = 2.5;
/// Largest number of turning points of a game. Chosen by hand: the largest changes are enough to
/// tell how a game was decided.
const MOST_TURNING_POINTS: usize = 6;

/// Cause of a changed chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The choice of an action.
    Choice,
    /// The luck of a draw.
    Luck,
}

impl Cause {
    /// Key by which messages select the word, also used in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Choice => "choice",
            Self::Luck => "luck",
        }
    }
}

/// A step that changed a seat's chance considerably.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Step of the game, counted from 1.
    pub step: usize,
    /// Seat whose chance changed most.
    pub seat: SeatId,
    /// Change of the chance: after the step minus before it, from -1 to 1.
    pub by: f32,
    /// Standard error of the change.
    pub error: f32,
    /// Cause of the larger part of the change.
    pub cause: Cause,
}

/// Finds the steps that changed a chance most, at most six, in the order of the game.
pub fn turning_points(course: &ChanceCourse, history: &History) -> Vec<TurningPoint> {
    let steps = course.outlooks().windows(2).zip(course.chosen()).zip(history.steps());
    let mut all: Vec<TurningPoint> = steps
        .enumerate()
        .filter_map(|(number, ((pair, chosen), step))| turning_point(number + 1, &pair[0], chosen, &pair[1], step.seat))
        .collect();
    all.sort_by(|one, other| other.by.abs().total_cmp(&one.by.abs()).then(one.step.cmp(&other.step)));
    all.truncate(MOST_TURNING_POINTS);
    all.sort_by_key(|point| point.step);
    all
}

fn turning_point(
    step: usize,
    before: &Outlook,
    chosen: &Outlook,
    after: &Outlook,
    actor: SeatId,
) -> Option<TurningPoint> {
    let change = |seat: usize| after.chances.get(seat).zip(before.chances.get(seat)).map_or(0.0, |(a, b)| a - b);
    let seats = 0..after.chances.len();
    // If several chances changed equally, the acting seat is named.
    let rank = |seat: &usize| (change(*seat).abs(), *seat == actor.index());
    let seat = seats.max_by(|one, other| {
        let one = rank(one);
        let other = rank(other);
        one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
    })?;
    let error = before.errors.get(seat)?.hypot(*after.errors.get(seat)?);
    let by = change(seat);
    let is_named = by.abs() >= LEAST_CHANGE && by.abs() > LEAST_STANDARD_ERRORS * error;
    let luck = after.chances[seat] - chosen.chances.get(seat)?;
    let choice = chosen.chances[seat] - before.chances[seat];
    let cause = if luck.abs() > choice.abs() { Cause::Luck } else { Cause::Choice };
    is_named.then_some(TurningPoint { step, seat: SeatId(seat as u8), by, error, cause })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(first: f32, error: f32) -> Outlook {
        Outlook { chances: [first, 1.0 - first].into_iter().collect(), errors: [error, error].into_iter().collect() }
    }

    #[test]
    fn what_changed_is_told_apart_by_what_was_chosen_and_what_was_drawn() {
        let before = outlook(0.5, 0.01);
        let after = outlook(0.3, 0.01);
        let luck = turning_point(1, &before, &outlook(0.52, 0.01), &after, SeatId(0)).unwrap();
        assert_eq!((luck.seat, luck.cause), (SeatId(0), Cause::Luck));
        assert!((luck.by + 0.2).abs() < 1e-6 && luck.error < 0.02);
        let choice = turning_point(1, &before, &outlook(0.31, 0.01), &after, SeatId(1)).unwrap();
        assert_eq!((choice.seat, choice.cause), (SeatId(1), Cause::Choice), "who did it is named");
        assert_eq!(turning_point(1, &before, &before, &outlook(0.46, 0.0), SeatId(0)), None, "too little");
        assert_eq!(turning_point(1, &before, &before, &outlook(0.3, 0.2), SeatId(0)), None, "too uncertain");
    }
}
