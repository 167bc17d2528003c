//! What moves within the panels of the table screen, and what they leave out because it is on its
//! way to them.

use super::figure_acts::FigureActs;
use super::moving_figures::MovingFigures;
use super::moving_tokens::MovingTokens;
use super::timed::{MotionClock, Timed};
use crate::cards::{CardId, Slot};
use crate::client::play::events::cue::{Cue, TimedCue};
use shell::seats::SeatId;

/// Seconds at the usual speed in which the top of a pile is turned up, and in which the cards of a
/// rummage are fanned out, all of them.
const TURNS_UP: f64 = 0.26;
const FANS_OUT: f64 = 0.42;

/// Thing that is on its way to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arriving {
    /// Part of a robot.
    Part(SeatId, Slot),
    /// Card of a hand.
    Card(SeatId, CardId),
}

/// What moves within the panels.
#[derive(Clone, Debug, Default)]
pub struct TableMotions {
    /// Figures that move over the map.
    pub figures: MovingFigures,
    /// Figures that act where they stand.
    pub acts: FigureActs,
    /// Tokens that move on the time track.
    pub tokens: MovingTokens,
    /// Piles whose tops are turned up.
    piles: Vec<Timed<u8>>,
    /// Pile out of which cards are fanned.
    fan: Option<Timed<u8>>,
    /// Things on their way.
    arriving: Vec<Timed<Arriving>>,
}

impl TableMotions {
    /// Takes in a cue. Where nothing moves, only signs are shown.
    pub fn take_in(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        self.acts.take_in(timed, clock, is_still);
        if is_still {
            return;
        }
        self.figures.take_in(std::iter::once(timed.clone()), clock.now, clock.speed);
        self.tokens.take_in(timed, clock);
        match timed.cue {
            Cue::TurnedUp { pile, .. } => self.piles.push(clock.time(pile, timed.after, TURNS_UP)),
            Cue::Rummaged { pile, .. } => self.fan = Some(clock.time(pile, timed.after, FANS_OUT)),
            _ => {}
        }
    }

    /// Leaves a thing out until it arrives at a time.
    pub fn leave_out(&mut self, what: Arriving, now: f64, arrives: f64) {
        self.arriving.push(Timed { what, begins: now, lasts: arrives - now });
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.piles.retain(|pile| !pile.is_over(now));
        self.fan.take_if(|fan| fan.is_over(now));
        self.arriving.retain(|thing| !thing.is_over(now));
        let [figures, acts, tokens] =
            [self.figures.forget_finished(now), self.acts.forget_finished(now), self.tokens.forget_finished(now)];
        figures || acts || tokens || self.fan.is_some() || !self.piles.is_empty() || !self.arriving.is_empty()
    }

    /// Ends all motion, also that which was still to begin.
    pub fn end_all(&mut self) {
        *self = Self::default();
    }

    /// Part of its turn by which the top of a pile has been turned up at a time, from 0 to 1.
    pub fn turned_up(&self, pile: u8, now: f64) -> f32 {
        self.piles.iter().find(|turning| turning.what == pile).map_or(1.0, |turning| turning.part_at(now))
    }

    /// Pile out of which cards are fanned at a time, and the part of the time that is over.
    pub fn fan(&self, now: f64) -> Option<(u8, f32)> {
        self.fan.as_ref().map(|fan| (fan.what, fan.part_at(now)))
    }

    /// Slot of a robot to which a part is on its way.
    pub fn arriving_part(&self, seat: SeatId) -> Option<Slot> {
        self.arriving.iter().find_map(|thing| match thing.what {
            Arriving::Part(other, slot) if other == seat => Some(slot),
            _ => None,
        })
    }

    /// Cards that are on their way to the hand of a seat.
    pub fn arriving_cards(&self, seat: SeatId) -> impl Iterator<Item = CardId> + '_ {
        self.arriving.iter().filter_map(move |thing| match thing.what {
            Arriving::Card(other, card) if other == seat => Some(card),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const SEAT: SeatId = SeatId(0);
    const CLOCK: MotionClock = MotionClock { now: 0.0, speed: 1.0 };

    fn motions(cue: Cue, is_still: bool) -> TableMotions {
        let mut motions = TableMotions::default();
        motions.take_in(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
        motions
    }

    #[test]
    fn rule_4_6_the_top_of_a_pile_waits_face_down_and_then_turns_up() {
        let cue = Cue::TurnedUp { pile: 3, card: CardId(7) };
        let mut turning = motions(cue.clone(), false);
        assert_eq!([0.5, 1.0 + TURNS_UP].map(|now| turning.turned_up(3, now)), [0.0, 1.0]);
        assert_eq!(turning.turned_up(4, 0.5), 1.0);
        assert!(turning.forget_finished(1.1) && !turning.forget_finished(1.0 + TURNS_UP));
        assert_eq!(motions(cue, true).turned_up(3, 0.5), 1.0, "where motion is reduced");
    }

    #[test]
    fn rule_4_8_cards_are_fanned_out_of_their_pile_until_it_is_over() {
        let mut fanning = motions(Cue::Rummaged { seat: SEAT, pile: 2 }, false);
        assert_eq!(fanning.fan(0.5), Some((2, 0.0)));
        assert!(fanning.forget_finished(1.2) && !fanning.forget_finished(1.5));
        assert_eq!(fanning.fan(1.5), None);
    }

    #[test]
    fn what_is_on_its_way_is_left_out_until_it_arrives() {
        let mut motions = TableMotions::default();
        motions.leave_out(Arriving::Part(SEAT, Slot::Head), 1.0, 1.5);
        motions.leave_out(Arriving::Card(SEAT, CardId(4)), 1.0, 2.0);
        assert_eq!((motions.arriving_part(SEAT), motions.arriving_part(SeatId(1))), (Some(Slot::Head), None));
        assert!(motions.forget_finished(1.6));
        assert_eq!((motions.arriving_part(SEAT), motions.arriving_cards(SEAT).count()), (None, 1));
        motions.end_all();
        assert!(!motions.forget_finished(1.6));
    }
}
