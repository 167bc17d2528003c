//! The halves of the stage: the market, and the robot of the player who acts.

use bevy_egui::egui::{Rect, pos2};

/// Part of the stage's width that the market takes.
const MARKET: f32 = 420.0 / 756.0;

/// Halves of the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Halves {
    /// Half of the market.
    pub market: Rect,
    /// Half of the robot.
    pub robot: Rect,
}

impl Halves {
    /// Halves of a stage.
    pub fn of(stage: Rect) -> Self {
        let split = (stage.left() + stage.width() * MARKET).round();
        Self {
            market: Rect::from_min_max(stage.min, pos2(split, stage.bottom())),
            robot: Rect::from_min_max(pos2(split, stage.top()), stage.max),
        }
    }
}
