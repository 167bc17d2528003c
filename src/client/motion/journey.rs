//! Journeys of things from one place on the screen to another, found one after another in the cues
//! of a step.

use std::time::Duration;

use crate::motion::timed::CROSS_FADE;
use shell::seats::SeatId;

/// Thing that can be on its way over the table screen of a game.
pub trait Movable {
    /// Whether it fades from one place to the other where motion is reduced. Others are not seen
    /// then, because numbers tell of them.
    fn fades(&self) -> bool;
}

/// Journey of a thing from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey<T, P> {
    /// Seat to which the thing belongs.
    pub seat: SeatId,
    /// The thing.
    pub moved: T,
    /// Place where it begins.
    pub from: P,
    /// Place where it ends.
    pub to: P,
    /// Time until it begins, at the usual speed.
    pub after: Duration,
    /// Duration at the usual speed.
    pub duration: Duration,
}

impl<T: Movable, P> Journey<T, P> {
    /// The journey where motion is reduced; `None` for a thing that is not seen then.
    pub fn without_motion(self) -> Option<Self> {
        self.moved.fades().then_some(Self { duration: CROSS_FADE, ..self })
    }
}

/// Journeys that have been found so far.
#[derive(Clone, Debug)]
pub struct FoundJourneys<T, P> {
    /// Time until the next journey begins, at the usual speed.
    pub after: Duration,
    /// Time between the starts of two things of a row, at the usual speed.
    apart: Duration,
    all: Vec<Journey<T, P>>,
}

impl<T, P> FoundJourneys<T, P> {
    /// No journeys. `apart` is the time between the starts of two things of a row.
    pub const fn new(apart: Duration) -> Self {
        Self { after: Duration::ZERO, apart, all: Vec::new() }
    }

    /// Adds a journey from one place to another.
    pub fn add(&mut self, seat: SeatId, moved: T, places: [P; 2], duration: Duration) {
        let [from, to] = places;
        self.all.push(Journey { seat, moved, from, to, after: self.after, duration });
    }

    /// Adds the journeys of a row of things, one after another.
    pub fn add_row(&mut self, seat: SeatId, moved: impl IntoIterator<Item = (T, [P; 2])>, duration: Duration) {
        let first = self.after;
        for (moved, places) in moved {
            self.add(seat, moved, places, duration);
            self.after += self.apart;
        }
        self.after = first;
    }

    /// The journeys, in the order in which they were found.
    pub fn into_all(self) -> Vec<Journey<T, P>> {
        self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: SeatId = SeatId(0);
    const MINUTE: Duration = Duration::from_secs(60);
    const SECOND: Duration = Duration::from_secs(1);

    /// Thing that fades, or a number.
    impl Movable for bool {
        fn fades(&self) -> bool {
            *self
        }
    }

    #[test]
    fn the_things_of_a_row_begin_one_after_another_and_the_next_one_with_the_first() {
        let mut found = FoundJourneys::new(SECOND);
        found.after = MINUTE;
        found.add_row(SEAT, [(true, ["a", "b"]), (true, ["a", "c"])], SECOND);
        found.add(SEAT, false, ["d", "e"], SECOND);
        let all = found.into_all();
        assert_eq!([all[0].after, all[1].after, all[2].after], [MINUTE, MINUTE + SECOND, MINUTE]);
        assert_eq!((all[1].from, all[1].to), ("a", "c"));
    }

    #[test]
    fn without_motion_things_fade_and_numbers_are_not_seen() {
        let journey = |moved| Journey { seat: SEAT, moved, from: (), to: (), after: SECOND, duration: MINUTE };
        assert_eq!(journey(true).without_motion(), Some(Journey { duration: CROSS_FADE, ..journey(true) }));
        assert_eq!(journey(false).without_motion(), None);
    }
}
