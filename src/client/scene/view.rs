//! Where the stage's grid is on the screen, and what the pointer stands on.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, TaskPool};
use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::client::art::RobotPicture;
use crate::client::play::hand::{Hand, Thing};
use crate::client::play::{Play, hint};
use crate::grid::{Cell, Placement, Rectangle, Rotation};
use crate::parts::PartId;
use crate::record::Step;

/// Free cells kept on every side of a robot.
const MARGIN: f32 = 2.0;
/// The smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (32.0, 96.0);
/// How far the ground line is from the stage's lower edge, in points.
const EARTH: f32 = 56.0;
/// How far from a placement where it may be a thing is still drawn there, in cells.
const PULL: f32 = 0.85;
/// How much farther a placement seems for which the thing has to be turned, in cells.
const TURNING: f32 = 0.2;

/// What the table screen remembers from one frame to the next.
#[derive(Resource, Clone, Debug)]
pub struct View {
    /// The stage.
    pub stage: Rect,
    /// Whether the log lies open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// The stage's grid.
    pub grid: Grid,
    /// The grid of the robot that is aimed at.
    pub rival_grid: Option<(crate::parts::SeatId, Grid)>,
    /// What the player has done to it with the wheel and by dragging the empty stage.
    pub moved: Moved,
    /// The part under the pointer.
    pub pointed: Option<PartId>,
    /// The pile under the pointer.
    pub pointed_pile: Option<crate::parts::Size>,
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
            stage: Rect::ZERO,
            log_is_open: false,
            grid: Grid::default(),
            rival_grid: None,
            moved: Moved::default(),
            pointed: None,
            pointed_pile: None,
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
    /// Larger or smaller by a number of notches of the wheel.
    pub fn zoom_by(&mut self, notches: f32) {
        self.zoom = (self.zoom * 1.1_f32.powf(notches)).clamp(0.4, 2.5);
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
            origin: (left.round(), (ground + f32::from(ground_row) * cell).round()),
            ground: ground + f32::from(ground_row - robot.ground()) * cell,
            ground_row: robot.ground(),
        }
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
