//! Motion within the panels of the table screen, and the things that panels leave out because they
//! are still on their way.

use std::time::Duration;

use super::figure_acts::FigureActs;
use super::moving_figures::MovingFigures;
use super::moving_tokens::MovingTokens;
use crate::cards::{CardId, Slot};
use crate::client::play::events::cue::{Cue, TimedCue};
use client::motion::timed::{MotionClock, Timed};
use shell::seats::SeatId;

/// Time at the usual speed in which the top of a pile is turned up.
const TURN_UP: Duration = Duration::from_millis(260);
/// Time at the usual speed in which all cards of a rummage are fanned out.
const FAN_OUT: Duration = Duration::from_millis(420);

/// Thing that is on its way to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrivingThing {
    /// Part of a robot.
    Part(SeatId, Slot),
    /// Card of a hand.
    Card(SeatId, CardId),
    /// Armour token or screw of a robot that falls to the ground.
    Fallen(SeatId),
}

/// Motion within the panels.
#[derive(Clone, Debug, Default)]
pub struct TableMotions {
    /// Figures that move over the map.
    pub figures: MovingFigures,
    /// Motion of figures that stay on their squares.
    pub acts: FigureActs,
    /// Tokens that move on the time track.
    pub tokens: MovingTokens,
    /// Piles whose tops are turned up.
    piles: Vec<Timed<u8>>,
    /// Pile out of which cards are fanned.
    fan: Option<Timed<u8>>,
    /// Things that are left out until they arrive.
    arriving: Vec<Timed<ArrivingThing>>,
}

impl TableMotions {
    /// Adds the motion of a cue. If motion is reduced, signs are shown, and figures and tokens fade
    /// from one place to another.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        self.acts.add_cue(timed, clock, is_still);
        self.figures.add_cue(timed, clock, is_still);
        self.tokens.add_cue(timed, clock, is_still);
        match timed.cue {
            _ if is_still => {}
            Cue::TurnedUp { pile, .. } => self.piles.push(clock.schedule(pile, timed.after, TURN_UP)),
            Cue::Rummaged { pile, .. } => self.fan = Some(clock.schedule(pile, timed.after, FAN_OUT)),
            _ => {}
        }
    }

    /// Lets the panels leave a thing out from now on until it arrives; both times are in seconds.
    pub fn leave_out(&mut self, thing: ArrivingThing, now: f64, arrival: f64) {
        self.arriving.push(Timed { thing, start: now, duration: arrival - now });
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.piles.retain(|pile| !pile.is_over(now));
        self.fan.take_if(|fan| fan.is_over(now));
        self.arriving.retain(|arriving| !arriving.is_over(now));
        let [figures, acts, tokens] =
            [self.figures.forget_finished(now), self.acts.forget_finished(now), self.tokens.forget_finished(now)];
        figures || acts || tokens || self.fan.is_some() || !self.piles.is_empty() || !self.arriving.is_empty()
    }

    /// Ends all motion, also that which was still to begin.
    pub fn end_all(&mut self) {
        *self = Self::default();
    }

    /// Part by which the top of a pile has been turned up at a time, from 0 to 1.
    pub fn turned_up(&self, pile: u8, now: f64) -> f32 {
        self.piles.iter().find(|turning| turning.thing == pile).map_or(1.0, |turning| turning.progress_at(now))
    }

    /// Pile out of which cards are fanned at a time, and the part of that motion that is over.
    pub fn fan(&self, now: f64) -> Option<(u8, f32)> {
        self.fan.as_ref().map(|fan| (fan.thing, fan.progress_at(now)))
    }

    /// Slot of a robot to which a part is on its way.
    pub fn arriving_part(&self, seat: SeatId) -> Option<Slot> {
        self.arriving.iter().find_map(|arriving| match arriving.thing {
            ArrivingThing::Part(other, slot) if other == seat => Some(slot),
            _ => None,
        })
    }

    /// Number of armour tokens and screws of a robot that are still falling.
    pub fn falling_things(&self, seat: SeatId) -> usize {
        self.arriving.iter().filter(|arriving| arriving.thing == ArrivingThing::Fallen(seat)).count()
    }

    /// Cards that are on their way to the hand of a seat.
    pub fn arriving_cards(&self, seat: SeatId) -> impl Iterator<Item = CardId> + '_ {
        self.arriving.iter().filter_map(move |arriving| match arriving.thing {
            ArrivingThing::Card(other, card) if other == seat => Some(card),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    const SEAT: SeatId = SeatId(0);
    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };

    fn motions(cue: Cue, is_still: bool) -> TableMotions {
        let mut motions = TableMotions::default();
        motions.add_cue(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
        motions
    }

    #[test]
    fn rule_4_6_the_top_of_a_pile_waits_face_down_and_then_turns_up() {
        let cue = Cue::TurnedUp { pile: 3, card: CardId(7) };
        let mut turning = motions(cue.clone(), false);
        let end = 1.0 + TURN_UP.as_secs_f64();
        assert_eq!([0.5, end].map(|now| turning.turned_up(3, now)), [0.0, 1.0]);
        assert_eq!(turning.turned_up(4, 0.5), 1.0);
        assert!(turning.forget_finished(1.1) && !turning.forget_finished(end));
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
        motions.leave_out(ArrivingThing::Part(SEAT, Slot::Head), 1.0, 1.5);
        motions.leave_out(ArrivingThing::Card(SEAT, CardId(4)), 1.0, 2.0);
        motions.leave_out(ArrivingThing::Fallen(SEAT), 1.0, 2.0);
        assert_eq!((motions.arriving_part(SEAT), motions.arriving_part(SeatId(1))), (Some(Slot::Head), None));
        assert!(motions.forget_finished(1.6));
        assert_eq!((motions.arriving_part(SEAT), motions.arriving_cards(SEAT).count()), (None, 1));
        assert_eq!([SEAT, SeatId(1)].map(|seat| motions.falling_things(seat)), [1, 0]);
        motions.end_all();
        assert!(!motions.forget_finished(1.6));
    }
}
