//! The d20 as a nut that falls onto the dial.

use std::f32::consts::TAU;

use bevy::prelude::{Curve, EaseFunction};

use crate::client::art::dial::FallingNut;

/// Height from which it falls, in sides of the nut, and the turns that it makes.
const FROM: f32 = 3.0;
const TURNS: f32 = 2.0;

/// Nut of which a part of the fall is over, from 0 to 1. It bounces and rests with the roll.
pub fn nut_at(part: f32, roll: u8) -> FallingNut {
    if part >= 1.0 {
        return FallingNut::at_rest(roll);
    }
    let fallen = EaseFunction::BounceOut.sample_clamped(part);
    let turned = EaseFunction::QuadraticOut.sample_clamped(part);
    FallingNut { height: FROM * (1.0 - fallen), angle: TAU * TURNS * turned, roll: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nut_falls_and_can_be_read_when_it_rests() {
        let falling = nut_at(0.0, 7);
        assert_eq!((falling.height, falling.roll), (FROM, None));
        assert!(nut_at(0.3, 7).height < FROM);
        assert_eq!(nut_at(1.0, 7), FallingNut::at_rest(7));
    }
}
