//! The robot that is shown on the stage: that of the player who acts, or the one that a conversion
//! builds.

use std::hash::Hash;

use bevy_egui::egui::{Context, Id, Rect, Vec2};

use super::grid::{Extent, RobotGrid, RobotRoom, Stand};
use crate::client::scene::Scene;
use crate::robot::Robot;
use client::kit::tokens::{Space, TargetHeight};
use client::table::log_popup::APART;
use shell::seats::SeatId;

/// Seconds in which a robot moves to the place where it stands after it has grown, at the usual
/// speed.
const MOVES: f32 = 0.16;

/// The robot on the stage, with its grid.
#[derive(Clone, Debug)]
pub struct ShownRobot {
    /// Seat of the workshop.
    pub seat: SeatId,
    /// The robot.
    pub robot: Robot,
    /// Whether it is a conversion in the making, whose components can be moved (13.1).
    pub is_build: bool,
    /// Cells of the robot.
    pub extent: Extent,
    /// Room of the robot.
    pub room: RobotRoom,
    /// Grid on the screen.
    pub grid: RobotGrid,
}

impl ShownRobot {
    /// The robot on the stage now.
    pub fn of(ctx: &Context, scene: &Scene) -> Self {
        let seat = scene.on_stage();
        let build = scene.interaction.own.conversion.as_ref();
        let robot = build.map_or_else(|| scene.robot().clone(), |build| build.robot(scene.table.data()));
        let extent = Extent::of(&robot);
        let room = room_of_robot(ctx, scene);
        let eased = |what: &'static str, value: f32| ease(ctx, scene, (what, seat), value);
        let stand = Stand {
            middle: eased("column in the middle", extent.middle()),
            row: eased("row on the ground", f32::from(extent.low.y)),
            scrolled: scrolled_of(scene, seat),
        };
        let grid = RobotGrid::standing(&extent, &room, &stand);
        Self { seat, robot, is_build: build.is_some(), extent, room, grid }
    }

    /// Rectangle of the whole robot on the screen.
    pub fn rect(&self) -> Rect {
        self.grid.rect_of_robot(&self.extent)
    }

    /// Scrolls the robot by some points, as far as there is more to see.
    pub fn scroll_by(&self, scene: &mut Scene, by: Vec2) {
        let scrolled = self.grid.scroll_by(scrolled_of(scene, self.seat), by);
        scene.view.robot_scrolled = (Some(self.seat), scrolled);
    }
}

/// Room of the robot: below the prompt, and above the buttons that are there without a right
/// column.
pub fn room_of_robot(ctx: &Context, scene: &Scene) -> RobotRoom {
    let half = scene.halves().robot;
    let button = TargetHeight::Row.points() * scene.settings.appearance_in(ctx).text;
    let covered = if scene.regions.has_column() { 0.0 } else { button + 2.0 * APART };
    // The card of a lesson is above the stage.
    let top = (scene.regions.prompt.bottom() + Space::Xs.points()).max(half.top());
    RobotRoom { half, top, foot: half.bottom() - covered }
}

/// Distance by which the robot of a seat is scrolled.
fn scrolled_of(scene: &Scene, seat: SeatId) -> Vec2 {
    match scene.view.robot_scrolled {
        (Some(of), scrolled) if of == seat => scrolled,
        _ => Vec2::ZERO,
    }
}

/// Returns a number that moves to `value` whenever that changes.
fn ease(ctx: &Context, scene: &Scene, what: impl Hash + std::fmt::Debug, value: f32) -> f32 {
    let seconds = if scene.settings.reduced_motion { 0.0 } else { MOVES * scene.settings.speed.factor() };
    ctx.animate_value_with_time(Id::new(what), value, seconds)
}
