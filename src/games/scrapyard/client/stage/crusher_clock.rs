//! How far the plates of the crusher are pushed in (10.1): they push in, hold, and draw back.

use bevy_egui::egui::Context;

use crate::client::play::ScrapyardShow;
use crate::client::scene::Scene;
use client::kit::pen::progress_since_change;

/// Seconds at the usual speed in which the plates push in, hold, and draw back.
const PUSHES: f32 = 0.5;
const HOLDS: f32 = 0.9;
const DRAWS_BACK: f32 = 0.3;

/// Part of their way by which the plates are pushed in, from 0 to 1; 0 while no bite is shown.
pub fn part_of_crusher(ctx: &Context, scene: &Scene) -> f32 {
    let is_shown = matches!(scene.interaction.stage.show(), Some((_, ScrapyardShow::Crusher { .. })));
    if !is_shown {
        return 0.0;
    }
    if scene.settings.reduced_motion {
        return 1.0;
    }
    let lasts = PUSHES + HOLDS + DRAWS_BACK;
    let speed = scene.settings.speed.factor();
    let seconds = progress_since_change(ctx, "crusher", scene.play.changes, lasts * speed) * lasts;
    part_at(seconds)
}

fn part_at(seconds: f32) -> f32 {
    let into = (seconds / PUSHES).clamp(0.0, 1.0);
    let back = ((seconds - PUSHES - HOLDS) / DRAWS_BACK).clamp(0.0, 1.0);
    into - back
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plates_push_in_hold_and_draw_back() {
        assert_eq!([0.0, 0.25, 0.5, 1.2].map(part_at), [0.0, 0.5, 1.0, 1.0]);
        assert!(part_at(PUSHES + HOLDS + DRAWS_BACK).abs() < 1e-3);
    }
}
