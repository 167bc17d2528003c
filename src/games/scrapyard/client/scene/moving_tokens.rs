//! Tokens that move on the time track (4.3): square by square, or from one to another at once where
//! motion is reduced.

use bevy_egui::egui::{Rect, vec2};

use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{TOKEN_HOP, token_hops};
use crate::client::track::TrackLayout;
use client::motion::timed::{CROSS_FADE, MotionClock, Timed};
use shell::seats::SeatId;

/// Height of a hop, in points.
const HOP_HEIGHT: f32 = 9.0;

/// Way of a token from one space of the track to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TokenWay {
    seat: SeatId,
    from: u8,
    to: u8,
    /// Whether it fades where it lay, and appears where it goes.
    fades: bool,
}

/// Picture of a token on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TokenPicture {
    /// Its rectangle.
    pub rect: Rect,
    /// Its opacity, from 0 to 1.
    pub opacity: f32,
}

impl TokenWay {
    fn hops(self) -> u8 {
        token_hops(self.from, self.to)
    }

    /// Pictures of the token after a part of its way from 0 to 1: one, or two while it fades.
    /// `below` is the number of tokens on which it comes to lie.
    fn pictures(self, track: &TrackLayout, below: usize, progress: f32) -> Vec<TokenPicture> {
        let left = TokenPicture { rect: track.token(self.from, 0), opacity: 1.0 - progress };
        let come = TokenPicture { rect: track.token(self.to, below), opacity: progress };
        let hopping = || TokenPicture { rect: self.hop(track, below, progress), opacity: 1.0 };
        if self.fades { vec![left, come] } else { vec![hopping()] }
    }

    /// Rectangle of the token that hops, after a part of its way.
    fn hop(self, track: &TrackLayout, below: usize, progress: f32) -> Rect {
        let hops = f32::from(self.hops());
        let at = f32::from(self.from) + (f32::from(self.to) - f32::from(self.from)) * progress;
        let square = at.floor();
        let [one, next] = [square, at.ceil()].map(|square| track.token(square as u8, 0));
        let shift = (next.min - one.min) * (at - square);
        // The last hop goes onto the stack.
        let up = (progress * hops - (hops - 1.0)).max(0.0);
        let stack = (track.token(self.to, below).min.y - track.token(self.to, 0).min.y) * up;
        let hop = HOP_HEIGHT * (std::f32::consts::PI * progress * hops).sin().abs();
        one.translate(shift + vec2(0.0, stack - hop))
    }
}

/// Tokens that move, or will soon, in the order in which they start.
#[derive(Clone, Debug, Default)]
pub struct MovingTokens(Vec<Timed<TokenWay>>);

impl MovingTokens {
    /// Adds the motion of a cue. If motion is reduced, tokens fade from one space to the other.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        if let Cue::Token { seat, from, to } = timed.cue {
            let way = TokenWay { seat, from, to, fades: is_still };
            let duration = if is_still { CROSS_FADE } else { TOKEN_HOP * u32::from(way.hops()) };
            self.0.push(clock.schedule(way, timed.after, duration));
        }
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|way| !way.is_over(now));
        !self.0.is_empty()
    }

    /// Seats whose tokens are on their way.
    pub fn seats(&self) -> Vec<SeatId> {
        self.0.iter().map(|way| way.thing.seat).collect()
    }

    /// Pictures of the token of a seat at a time; none if it does not move. `below` is the number
    /// of tokens on which it comes to lie.
    pub fn pictures(&self, seat: SeatId, track: &TrackLayout, below: usize, now: f64) -> Vec<TokenPicture> {
        let way = self.0.iter().find(|way| way.thing.seat == seat);
        way.map_or_else(Vec::new, |way| way.thing.pictures(track, below, way.progress_at(now)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;
    use std::time::Duration;

    const SEAT: SeatId = SeatId(1);

    #[test]
    fn rule_4_3_a_token_hops_to_its_square_and_onto_the_stack() {
        let track = TrackLayout::new(rect_at(256.0, 500.0, 756.0, 106.0), 30, 35, 1.0);
        let mut tokens = MovingTokens::default();
        let clock = MotionClock { now: 0.0, factor: 1.0 };
        let cue = Cue::Token { seat: SEAT, from: 3, to: 7 };
        tokens.add_cue(&TimedCue { cue: cue.clone(), after: Duration::from_secs(1) }, clock, false);
        let hop = TOKEN_HOP.as_secs_f64();
        let at = |now: f64| tokens.pictures(SEAT, &track, 2, now)[0].rect;
        assert_eq!(at(0.5), track.token(3, 0), "it waits");
        assert!((at(1.0 + 4.0 * hop).min - track.token(7, 2).min).length() < 0.1);
        let middle = at(1.0 + 1.5 * hop);
        assert!(
            (middle.left() - track.token(4, 0).left()).abs() < 11.0 && middle.top() < track.token(4, 0).top() - 8.0
        );
        assert_eq!((tokens.seats(), tokens.pictures(SeatId(0), &track, 0, 1.0).len()), (vec![SEAT], 0));
        assert!(tokens.forget_finished(1.1) && !tokens.forget_finished(1.3));
        let mut still = MovingTokens::default();
        still.add_cue(&TimedCue { cue, after: Duration::ZERO }, clock, true);
        let pictures = still.pictures(SEAT, &track, 2, CROSS_FADE.as_secs_f64() / 4.0);
        assert_eq!([pictures[0], pictures[1]].map(|picture| picture.opacity), [0.75, 0.25], "where motion is reduced");
    }
}
