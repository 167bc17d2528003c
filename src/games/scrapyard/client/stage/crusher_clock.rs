//! How far the plates of the crusher are at a bite (10.1): they push in, hold, and draw back. The
//! robot jumps when they are in, and dust rises.

use std::f32::consts::PI;

use bevy_egui::egui::Context;

use crate::client::arena::CrusherPush;
use crate::client::play::ScrapyardShow;
use crate::client::scene::Scene;
use client::kit::pen::progress_since_change;

/// Seconds at the usual speed in which the plates push in, hold, and draw back.
const PUSHES: f32 = 0.5;
const HOLDS: f32 = 0.9;
const DRAWS_BACK: f32 = 0.3;
/// Seconds for which the bitten robot jumps once the plates are in, and the height in points.
const JUMPS: f32 = 0.3;
const HIGH: f32 = 6.0;
/// Seconds in which the dust rises once the plates are in.
const RISES: f32 = 0.2;

/// Crusher at a moment of its bite.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CrusherMoment {
    /// The plates.
    pub push: CrusherPush,
    /// Height by which the bitten robot jumps, in points.
    pub lift: f32,
    /// Whether it has bitten.
    pub has_bitten: bool,
}

impl CrusherMoment {
    /// Moment at which the plates are in and nothing moves.
    const STILL: Self = Self { push: CrusherPush { pushed: 1.0, dust: 1.0 }, lift: 0.0, has_bitten: true };

    /// Moment some seconds after the plates began to push in.
    fn after(seconds: f32) -> Self {
        let ramp = |begins: f32, lasts: f32| ((seconds - begins) / lasts).clamp(0.0, 1.0);
        let back = ramp(PUSHES + HOLDS, DRAWS_BACK);
        Self {
            push: CrusherPush { pushed: ramp(0.0, PUSHES) - back, dust: ramp(PUSHES, RISES) * (1.0 - back) },
            lift: HIGH * (PI * ramp(PUSHES, JUMPS)).sin(),
            has_bitten: seconds >= PUSHES,
        }
    }
}

/// Crusher now; `None` while no bite is shown.
pub fn crusher_now(ctx: &Context, scene: &Scene) -> Option<CrusherMoment> {
    let is_shown = matches!(scene.interaction.stage.show(), Some((_, ScrapyardShow::Crusher { .. })));
    let speed = scene.settings.speed.factor();
    if !is_shown {
        None
    } else if scene.settings.reduced_motion || speed <= 0.0 {
        Some(CrusherMoment::STILL)
    } else {
        let lasts = PUSHES + HOLDS + DRAWS_BACK;
        let seconds = progress_since_change(ctx, "crusher", scene.play.changes, lasts * speed) * lasts;
        Some(CrusherMoment::after(seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plates_push_in_hold_and_draw_back() {
        let pushed = |seconds: f32| CrusherMoment::after(seconds).push.pushed;
        assert_eq!([0.0, 0.25, 0.5, 1.2].map(pushed), [0.0, 0.5, 1.0, 1.0]);
        assert!(pushed(PUSHES + HOLDS + DRAWS_BACK).abs() < 1e-3);
    }

    #[test]
    fn rule_10_1_the_robot_jumps_once_the_plates_are_in_and_lands_again() {
        let before = CrusherMoment::after(PUSHES - 0.01);
        assert_eq!((before.has_bitten, before.lift, before.push.dust), (false, 0.0, 0.0));
        let bitten = CrusherMoment::after(PUSHES + JUMPS / 2.0);
        assert!(bitten.has_bitten && (bitten.lift - HIGH).abs() < 0.01 && bitten.push.dust > 0.5);
        let landed = CrusherMoment::after(PUSHES + HOLDS);
        assert!(landed.lift.abs() < 0.01 && landed.push == CrusherMoment::STILL.push);
        assert!(CrusherMoment::after(PUSHES + HOLDS + DRAWS_BACK).push.dust.abs() < 1e-3);
    }
}
