//! Where the stage's grid is on the screen, and what the pointer stands on.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, TaskPool};
use bevy_egui::egui::{Context, Event, Pos2, Rect, Vec2, pos2};

use super::regions::Regions;
use crate::client::art::RobotPicture;
use crate::client::play::hand::{Hand, Thing};
use crate::client::play::{Play, hint};
use crate::grid::{Cell, Placement, Rectangle, Rotation};
use crate::parts::{PartId, SeatId};
use crate::record::Step;

/// Free cells kept on every side of a robot.
const MARGIN: f32 = 2.0;
/// The smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (32.0, 96.0);
/// How much smaller and larger a player can make a robot, and how far from its place move it, in points.
const ZOOMS: (f32, f32) = (0.4, 2.5);
const FARTHEST: f32 = 2_000.0;
/// How far the ground line is from the stage's lower edge, in points.
const EARTH: f32 = 56.0;
/// How far from a placement where it may be a thing is still drawn there, in cells.
const PULL: f32 = 0.85;
/// How much farther a placement seems for which the thing has to be turned, in cells.
const TURNING: f32 = 0.2;

/// What the table screen remembers from one frame to the next.
#[derive(Resource, Clone, Debug)]
pub struct View {
    /// Where the panels are.
    pub regions: Regions,
    /// Whether the pointer is a finger.
    pub is_touched: bool,
    /// Whether the log lies open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// The stage's grid.
    pub grid: Grid,
    /// The grid of the robot that is aimed at.
    pub rival_grid: Option<(SeatId, Grid)>,
    /// What players have done to each robot with the wheel and by dragging the empty stage, in the game of this seed.
    moved: (u64, [Moved; 4]),
    /// The part under the pointer.
    pub pointed: Option<PartId>,
    /// The pile under the pointer.
    pub pointed_pile: Option<crate::parts::Size>,
    /// How the robot that is looked at closer is moved, and whose it is.
    pub closer: (SeatId, Moved),
    /// Where the robots in small are.
    pub seat_spots: [Option<Rect>; 4],
    /// Where parts are shown in panels.
    pub spots: HashMap<PartId, Rect>,
    /// What the keyboard stood on when the last frame was drawn.
    pub chosen_shown: Option<Thing>,
    /// What the inspector keeps showing.
    pub inspected: Option<Thing>,
    /// The step whose reason was asked for last, and that reason once it is worked out.
    why: Option<(Asked, Answer)>,
}

/// A reason that another thread works out.
type Answer = Arc<OnceLock<Option<String>>>;

/// Which step of which game a reason was asked for: seed, number and the step itself.
type Asked = (u64, usize, Option<Step>);

impl View {
    /// Sees whether the pointer is a finger now.
    pub fn see_pointer(&mut self, ctx: &Context) {
        ctx.input(|input| {
            if input.events.iter().any(|event| matches!(event, Event::Touch { .. })) {
                self.is_touched = true;
            } else if input
                .events
                .iter()
                .any(|event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. }))
            {
                self.is_touched = false;
            }
        });
    }

    /// How a robot is moved.
    pub const fn moved(&self, seat: SeatId) -> Moved {
        self.moved.1[seat.index()]
    }

    /// Moves a robot.
    pub const fn move_robot(&mut self, seat: SeatId, moved: Moved) {
        self.moved.1[seat.index()] = moved;
    }

    /// Lets the robots of another game stand where they stand by themselves.
    pub fn begin_game(&mut self, seed: u64) {
        if self.moved.0 != seed {
            self.moved = (seed, Default::default());
        }
    }

    /// The robot on the stage of which a point is nearer, with its grid: the one of `seat`, or the one that is aimed at.
    pub fn nearest(&self, seat: SeatId, at: Pos2) -> (SeatId, Grid) {
        let far = |grid: &Grid| (grid.anchor.0 - at.x).abs();
        self.rival_grid.filter(|(_, grid)| far(grid) < far(&self.grid)).unwrap_or((seat, self.grid))
    }

    /// Why a computer player did a step of the game, counted from 1. It is worked out once, on another thread: nothing is known until
    /// then, and [`Self::is_thinking`].
    pub fn why(&mut self, play: &Play, step: usize) -> Option<&str> {
        let history = play.history();
        let done = step.checked_sub(1).and_then(|before| history.steps().get(before));
        let is_asked = |((seed, number, known), _): &(Asked, Answer)| {
            (*seed, *number, known.as_ref()) == (history.seed(), step, done)
        };
        if !self.why.as_ref().is_some_and(is_asked) {
            let answer = Answer::default();
            match hint::of_step(play, step) {
                None => drop(answer.set(None)),
                Some(work) => {
                    let answer = Arc::clone(&answer);
                    // Panels are drawn without an app in tests.
                    let pool = AsyncComputeTaskPool::get_or_init(TaskPool::new);
                    pool.spawn(async move { drop(answer.set(work())) }).detach();
                }
            }
            self.why = Some(((history.seed(), step, done.cloned()), answer));
        }
        self.why.as_ref().and_then(|(_, answer)| answer.get()?.as_deref())
    }

    /// Whether a reason is still being worked out.
    pub fn is_thinking(&self) -> bool {
        self.why.as_ref().is_some_and(|(_, answer)| answer.get().is_none())
    }
}

impl Default for View {
    fn default() -> Self {
        Self {
            regions: Regions::new(Vec2::ZERO),
            is_touched: false,
            log_is_open: false,
            grid: Grid::default(),
            rival_grid: None,
            moved: Default::default(),
            pointed: None,
            pointed_pile: None,
            closer: (SeatId(0), Moved::default()),
            seat_spots: [None; 4],
            spots: HashMap::new(),
            chosen_shown: None,
            inspected: None,
            why: None,
        }
    }
}

/// A robot's grid on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grid {
    /// A cell's side in points.
    pub cell: f32,
    /// The lower-left corner of the body on the screen.
    pub origin: (f32, f32),
    /// Where on the screen the body's middle meets the ground: what stays where it is when the player makes the robot larger.
    pub anchor: (f32, f32),
    /// The ground line's `y`.
    pub ground: f32,
    /// The row that stands on the ground line.
    pub ground_row: i16,
}

/// How the player has moved the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// How much larger.
    pub zoom: f32,
    /// Points to the right and down.
    pub pan: (f32, f32),
}

impl Default for Moved {
    fn default() -> Self {
        Self { zoom: 1.0, pan: (0.0, 0.0) }
    }
}

impl Moved {
    /// So many times as large, about a point of the screen that stays where it is.
    pub fn zoom_at(&mut self, times: f32, at: Pos2, grid: &Grid) {
        let zoom = (self.zoom * times).clamp(ZOOMS.0, ZOOMS.1);
        let left = 1.0 - zoom / self.zoom;
        self.pan_by((at.x - grid.anchor.0) * left, (at.y - grid.anchor.1) * left);
        self.zoom = zoom;
    }

    /// So many points to the right and down, but never out of sight.
    pub fn pan_by(&mut self, right: f32, down: f32) {
        self.pan.0 = (self.pan.0 + right).clamp(-FARTHEST, FARTHEST);
        self.pan.1 = (self.pan.1 + down).clamp(-FARTHEST, FARTHEST);
    }
}

impl Grid {
    /// The side of a cell, in points, with which a robot fits a stage with room to spare. `below` rows are kept free
    /// under the body.
    pub fn fitting_cell(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
        let (low, high) = robot.bounds();
        let above = f32::from(high.y - robot.ground().min(-below)) + MARGIN;
        let aside = f32::from((high.x - 1).max(1 - low.x)) - 0.5 + MARGIN;
        let head = stage.height() - EARTH - 64.0;
        let fit = (head / above).min(room / 2.0 / aside);
        ((fit / 4.0).floor() * 4.0).clamp(CELLS.0, CELLS.1.min(60.0 * (stage.height() / 540.0).max(1.0)))
    }

    /// The grid on which a robot stands on the stage's ground line, `x` being where the body's middle goes. `below`
    /// rows are kept free under the body.
    pub fn standing(robot: &RobotPicture, stage: Rect, x: f32, cell: f32, below: i16, moved: Moved) -> Self {
        let cell = (cell * moved.zoom).round().max(8.0);
        let ground_row = robot.ground().min(-below);
        let ground = stage.bottom() - EARTH + moved.pan.1;
        let left = x + moved.pan.0 - 1.5 * cell;
        Self {
            cell,
            anchor: (x + moved.pan.0, ground),
            origin: (left.round(), (ground + f32::from(ground_row) * cell).round()),
            ground: ground + f32::from(ground_row - robot.ground()) * cell,
            ground_row: robot.ground(),
        }
    }

    /// The same grid so many points to the right.
    #[must_use]
    pub fn shifted(self, right: f32) -> Self {
        Self { origin: (self.origin.0 + right, self.origin.1), anchor: (self.anchor.0 + right, self.anchor.1), ..self }
    }

    /// Where a point of the grid, in cells, is on the screen.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.0 + x * self.cell, self.origin.1 - y * self.cell)
    }

    /// Where some cells are on the screen.
    pub fn rect(&self, Rectangle { cell, footprint }: Rectangle) -> Rect {
        let (x, y) = (f32::from(cell.x), f32::from(cell.y));
        let (width, height) = (f32::from(footprint.width), f32::from(footprint.height));
        Rect::from_two_pos(self.at(x, y), self.at(x + width, y + height))
    }

    /// The point of the grid under a point of the screen, in cells.
    pub fn under(&self, at: Pos2) -> (f32, f32) {
        ((at.x - self.origin.0) / self.cell, (self.origin.1 - at.y) / self.cell)
    }

    /// The cell under a point of the screen.
    pub fn cell_under(&self, at: Pos2) -> Cell {
        let (x, y) = self.under(at);
        Cell::new(x.floor() as i16, y.floor() as i16)
    }

    /// The placement of a thing whose middle is at a point of the screen: one near by where it may be, turned if need
    /// be, or the nearest cell.
    pub fn placement_for(&self, hand: &Hand, at: Pos2) -> Placement {
        let (x, y) = self.under(at);
        let corner = |rotation: Rotation| {
            let footprint = hand.upright.rotated(rotation);
            (x - f32::from(footprint.width) / 2.0, y - f32::from(footprint.height) / 2.0)
        };
        let distance = |placement: &Placement| {
            let (left, low) = corner(placement.rotation);
            let turned = if placement.rotation == hand.rotation { 0.0 } else { TURNING };
            (f32::from(placement.cell.x) - left).hypot(f32::from(placement.cell.y) - low) + turned
        };
        let near = hand.places_open().filter(|placement| distance(placement) <= PULL);
        let (left, low) = corner(hand.rotation);
        let here = Placement { cell: Cell::new(left.round() as i16, low.round() as i16), rotation: hand.rotation };
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_under_the_pointer_stays_there_while_it_is_made_larger() {
        let robot = RobotPicture::default();
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 600.0));
        let standing = |moved: Moved| Grid::standing(&robot, stage, 400.0, 60.0, 0, moved);
        let mut moved = Moved::default();
        let at = pos2(520.0, 210.0);
        let before = standing(moved).under(at);
        for _ in 0..9 {
            moved.zoom_at(1.1, at, &standing(moved));
        }
        let after = standing(moved).under(at);
        // A cell has a whole number of points.
        assert!((before.0 - after.0).abs() < 0.05 && (before.1 - after.1).abs() < 0.05, "{before:?} {after:?}");
        assert!(standing(moved).cell > 130.0);
        moved.zoom_at(100.0, at, &standing(moved));
        assert_eq!(moved.zoom, ZOOMS.1);
    }

    #[test]
    fn each_robot_is_moved_by_itself_and_another_game_begins_anew() {
        let mut view = View::default();
        view.begin_game(7);
        let moved = Moved { zoom: 2.0, pan: (5.0, 0.0) };
        view.move_robot(SeatId(1), moved);
        assert_eq!((view.moved(SeatId(0)), view.moved(SeatId(1))), (Moved::default(), moved));
        view.begin_game(7);
        assert_eq!(view.moved(SeatId(1)), moved);
        view.begin_game(8);
        assert_eq!(view.moved(SeatId(1)), Moved::default());
    }
}
