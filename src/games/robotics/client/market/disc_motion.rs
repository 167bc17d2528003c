//! Turns of the disc: with a ratchet after a purchase (rule 2.5), back when one is undone, and by a
//! player's hand or by keys to look ahead.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::emath::easing::{cubic_out, quadratic_in_out};

use crate::parts::disc::SQUARES;

/// Seconds in which the disc turns by a sector, and the last part of them in which turned-over tags
/// flip.
const TURNS: f32 = 0.52;
const FLIPS: f32 = 0.16;
/// Part of that time in which it moves to its next position, and the part from which on it swings
/// beyond it and back.
const MOVES: f32 = 0.8;
const SWINGS_FROM: f32 = 0.6;
/// Distance of the swing, in sectors: 2 degrees.
const SWING: f32 = 2.0 / DEGREES;
/// Degrees of a sector.
const DEGREES: f32 = 360.0 / SQUARES as f32;
/// Teeth of the ratchet that pass in a turn, and the part of the speed that each takes off.
const TEETH: f32 = 6.0;
const TOOTH: f32 = 0.7;
/// Angle by which the disc leans, in sectors: 4 degrees.
pub const LEAN: f32 = 4.0 / DEGREES;
/// Seconds in which the disc springs back when a player lets go, or to where keys turn it.
const SPRINGS: f32 = 0.4;
/// Farthest that a hand turns the disc back, and ahead, in sectors: the ratchet gives way a little,
/// and a whole turn shows what is there already.
const FARTHEST: (f32, f32) = (-0.15, 7.0);

/// Pace of the disc, by the player's settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscPace {
    /// Factor by which all durations are multiplied.
    pub factor: f32,
    /// Whether prices fade instead of moving.
    pub is_reduced: bool,
}

impl DiscPace {
    /// Part of a duration in seconds that has passed since a time, from 0 to 1.
    fn part(self, seconds: f32, since: f64, now: f64) -> f32 {
        let seconds = (seconds * self.factor).max(0.001);
        ((now - since) as f32 / seconds).clamp(0.0, 1.0)
    }
}

/// The hand of a player on the disc.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum HandOnDisc {
    /// None.
    #[default]
    None,
    /// It holds the disc; the angle of the pointer about the middle, in radians.
    Holds(f32),
    /// It has let go, or keys turn the disc: that moves from a turn to another one, in sectors,
    /// since a time in seconds, and stays there.
    Moves { from: f32, to: f32, since: f64 },
}

/// Motion of the disc as it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscMotion {
    /// Position of the disc at the table when it was last seen.
    position: u8,
    /// Turns in sectors from which, and to which, it moves.
    from: f32,
    to: f32,
    /// Time at which it began to move, in seconds.
    began: f64,
    hand: HandOnDisc,
}

/// State of a turn after a purchase.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscTurn {
    /// Turn of the disc in sectors, clockwise.
    pub turn: f32,
    /// Opacity of the tags, from 0 to 1.
    pub opacity: f32,
    /// Width of turned-over tags, from 0 to 1, as they flip.
    pub flip: f32,
    /// Whether it moves.
    pub is_moving: bool,
}

impl DiscMotion {
    /// Disc that rests at a position.
    pub fn resting(position: u8) -> Self {
        let turn = f32::from(position);
        Self { position, from: turn, to: turn, began: f64::NEG_INFINITY, hand: HandOnDisc::None }
    }

    /// Sees the position of the disc at the table. It turns there from the position before or after
    /// it, and lies there at once if it came from farther away.
    pub fn see_position(&mut self, position: u8, now: f64, pace: DiscPace) {
        let squares = SQUARES as u8;
        let by = match (position + squares - self.position) % squares {
            0 => return,
            1 => 1.0,
            all_but_one if all_but_one == squares - 1 => -1.0,
            _ => {
                *self = Self { hand: self.hand, ..Self::resting(position) };
                return;
            }
        };
        let from = self.turn_at(now, pace).turn;
        *self = Self { position, from, to: self.to + by, began: now, hand: self.hand };
    }

    /// Turn of the disc at a time, without that of a hand.
    pub fn turn_at(&self, now: f64, pace: DiscPace) -> DiscTurn {
        let part = pace.part(TURNS, self.began, now);
        if part >= 1.0 {
            return DiscTurn { turn: self.to, opacity: 1.0, flip: 1.0, is_moving: false };
        }
        if pace.is_reduced {
            let turn = if part < 0.5 { self.from } else { self.to };
            return DiscTurn { turn, opacity: (2.0 * part - 1.0).abs(), flip: 1.0, is_moving: true };
        }
        let flipped = (1.0 - (1.0 - part) * TURNS / FLIPS).max(0.0);
        DiscTurn {
            turn: self.from + (self.to - self.from) * turned_by_ratchet(part),
            opacity: 1.0,
            flip: (PI * flipped).cos().abs(),
            is_moving: true,
        }
    }

    /// Takes the disc in hand, with the pointer at an angle about its middle, in radians.
    pub const fn take(&mut self, angle: f32) {
        self.hand = HandOnDisc::Holds(angle);
    }

    /// Turns the disc by keys to so many sectors ahead, if it was `turned` by so many before. A
    /// hand that holds it comes first.
    pub fn turn_by_keys(&mut self, ahead: u8, turned: f32, now: f64) {
        let target = match self.hand {
            HandOnDisc::Holds(_) => return,
            HandOnDisc::None => 0.0,
            HandOnDisc::Moves { to, .. } => to,
        };
        let to = f32::from(ahead);
        if to != target {
            self.hand = HandOnDisc::Moves { from: turned, to, since: now };
        }
    }

    /// Whether a hand holds the disc.
    pub const fn is_held(&self) -> bool {
        matches!(self.hand, HandOnDisc::Holds(_))
    }

    /// Returns the turn by hand or keys in sectors, if it was `turned` before: it follows the angle
    /// of the pointer while that is down, and springs back afterwards.
    pub fn turn_by_hand(&mut self, turned: f32, pointer: Option<f32>, now: f64, pace: DiscPace) -> f32 {
        match (self.hand, pointer) {
            (HandOnDisc::None, _) => 0.0,
            (HandOnDisc::Holds(before), Some(angle)) => {
                self.hand = HandOnDisc::Holds(angle);
                let moved = (angle - before + PI).rem_euclid(TAU) - PI;
                (turned + moved.to_degrees() / DEGREES).clamp(FARTHEST.0, FARTHEST.1)
            }
            (HandOnDisc::Holds(_), None) => {
                self.hand = HandOnDisc::Moves { from: turned, to: 0.0, since: now };
                turned
            }
            (HandOnDisc::Moves { from, to, since }, _) => {
                let part = pace.part(SPRINGS, since, now);
                if part < 1.0 && !pace.is_reduced {
                    return from + (to - from) * cubic_out(part);
                }
                if to == 0.0 {
                    self.hand = HandOnDisc::None;
                }
                to
            }
        }
    }
}

/// Part of a turn by one sector that is done after a part of its time: tooth by tooth, then a
/// little too far and back.
fn turned_by_ratchet(part: f32) -> f32 {
    let moved = quadratic_in_out((part / MOVES).min(1.0));
    let teeth = TAU * TEETH;
    let swing = ((part - SWINGS_FROM) / (1.0 - SWINGS_FROM)).max(0.0);
    moved - TOOTH * (teeth * moved).sin() / teeth + SWING * (PI * swing).sin()
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: DiscPace = DiscPace { factor: 1.0, is_reduced: false };

    #[test]
    fn rule_2_5_the_disc_turns_clockwise_by_one_square_and_back_when_undone() {
        let mut disc = DiscMotion::resting(7);
        disc.see_position(0, 10.0, USUAL);
        let halfway = disc.turn_at(10.25, USUAL);
        assert!(halfway.is_moving && (7.2..7.9).contains(&halfway.turn), "{halfway:?}");
        assert_eq!(disc.turn_at(10.6, USUAL), DiscTurn { turn: 8.0, opacity: 1.0, flip: 1.0, is_moving: false });
        disc.see_position(7, 11.0, USUAL);
        assert!(disc.turn_at(11.25, USUAL).turn < 8.0);
        assert_eq!(disc.turn_at(12.0, USUAL).turn, 7.0);
        disc.see_position(3, 13.0, USUAL);
        assert!(!disc.turn_at(13.0, USUAL).is_moving && disc.turn_at(13.0, USUAL).turn == 3.0, "another game");
    }

    #[test]
    fn the_disc_swings_two_degrees_too_far_and_never_back() {
        let parts = (0..=100).map(|step| turned_by_ratchet(step as f32 / 100.0));
        let turns: Vec<f32> = parts.collect();
        let most = turns.iter().copied().fold(0.0, f32::max);
        assert!((most - 1.0 - SWING).abs() < SWING / 2.0 && turns[0] == 0.0 && (turns[100] - 1.0).abs() < 1e-4);
        assert!(turns[..75].windows(2).all(|pair| pair[1] >= pair[0]));
    }

    #[test]
    fn with_reduced_motion_prices_fade_and_nothing_moves() {
        let pace = DiscPace { is_reduced: true, ..USUAL };
        let mut disc = DiscMotion::resting(2);
        disc.see_position(3, 0.0, pace);
        let early = disc.turn_at(0.13, pace);
        assert!(early.turn == 2.0 && (0.4..0.6).contains(&early.opacity));
        assert!(disc.turn_at(0.4, pace).turn == 3.0);
    }

    #[test]
    fn keys_turn_the_disc_ahead_where_it_stays_until_they_turn_it_back() {
        let mut disc = DiscMotion::resting(0);
        disc.turn_by_keys(2, 0.0, 0.0);
        let halfway = disc.turn_by_hand(0.0, None, 0.1, USUAL);
        assert!(halfway > 0.0 && halfway < 2.0 && !disc.is_held(), "{halfway}");
        disc.turn_by_keys(2, halfway, 0.1);
        assert_eq!(disc.turn_by_hand(halfway, None, 0.5, USUAL), 2.0);
        assert_eq!(disc.turn_by_hand(2.0, Some(1.0), 9.0, USUAL), 2.0, "the pointer is down elsewhere");
        disc.turn_by_keys(0, 2.0, 10.0);
        assert!((0.0..1.0).contains(&disc.turn_by_hand(2.0, None, 10.2, USUAL)));
        assert_eq!(disc.turn_by_hand(0.3, None, 10.5, USUAL), 0.0);
    }

    #[test]
    fn a_hand_that_takes_the_disc_comes_before_keys() {
        let mut disc = DiscMotion::resting(0);
        disc.take(0.0);
        disc.turn_by_keys(3, 0.0, 0.0);
        assert!(disc.is_held() && disc.turn_by_hand(0.0, Some(0.0), 5.0, USUAL) == 0.0);
    }

    #[test]
    fn a_hand_turns_the_disc_ahead_and_it_springs_back() {
        let mut disc = DiscMotion::resting(0);
        disc.take(3.0);
        let turned = disc.turn_by_hand(0.0, Some(-3.0), 0.0, USUAL);
        assert!((turned - (TAU - 6.0).to_degrees() / 45.0).abs() < 1e-4, "across the opposite side: {turned}");
        assert_eq!(disc.turn_by_hand(turned, Some(1.0), 0.1, USUAL), FARTHEST.0, "not back");
        assert_eq!(disc.turn_by_hand(2.0, None, 1.0, USUAL), 2.0);
        let back = disc.turn_by_hand(2.0, None, 1.2, USUAL);
        assert!(back > 0.0 && back < 1.0 && !disc.is_held());
        assert_eq!(disc.turn_by_hand(back, None, 1.5, USUAL), 0.0);
    }
}
