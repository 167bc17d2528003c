//! A robot of its five parts, as drawings on the grid of its torso and as one picture.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, pos2};

use super::tiles::{MIDDLE, PartTiles, TORSO, TileBounds, tiles_of_part};
use crate::cards::{CardId, DataSet, Slot};
use crate::table::RobotView;
use client::art::composed::PlacedDrawing;
use client::art::{Composed, Picture};
use shell::grid::Cell;
use shell::seats::Colour;

/// Least side of a cell at which the joints of a robot are drawn, in points.
const LEAST_JOINTED: f32 = 22.0;
/// Greatest width and height of a robot in the arena, in sides of a square.
const IN_ARENA: (f32, f32) = (1.62, 1.42);
/// Slots from the back to the front.
const BACK_TO_FRONT: [Slot; Slot::COUNT] = [Slot::Head, Slot::Legs, Slot::LeftArm, Slot::RightArm, Slot::Torso];

/// Cards in the slots of a robot, by [`Slot::index`].
pub type PartIds = [CardId; Slot::COUNT];

/// Whether the joints of a robot with cells of a side in points are drawn.
pub const fn has_joints_at(cell: f32) -> bool {
    cell >= LEAST_JOINTED
}

/// A robot as it is drawn. Its torso is at (0, 0) of its grid, whose `y` grows upwards.
#[derive(Clone, Debug, PartialEq)]
pub struct RobotFigure {
    parts: [PartTiles; Slot::COUNT],
    bounds: TileBounds,
}

impl RobotFigure {
    /// Figure of parts in a seat's colour.
    pub fn new(data: &DataSet, parts: &PartIds, colour: Colour) -> Self {
        let of_slot = |slot: Slot| tiles_of_part(data, parts[slot.index()], slot, Some(colour));
        let parts = Slot::ALL.map(of_slot);
        let torso = TileBounds { low: (0.0, 0.0), high: (TORSO, TORSO) };
        let all = parts.iter().filter_map(|part| TileBounds::of(&part.tiles)).fold(torso, TileBounds::union);
        Self { parts, bounds: all }
    }

    /// Figure of the robot of a seat.
    pub fn of(robot: &RobotView, data: &DataSet, colour: Colour) -> Self {
        Self::new(data, &Slot::ALL.map(|slot| robot.part_id(slot)), colour)
    }

    /// Bounds of the whole robot.
    pub const fn bounds(&self) -> TileBounds {
        self.bounds
    }

    /// Bounds of the part in a slot: a side of the torso for a part without tiles.
    pub fn bounds_of(&self, slot: Slot) -> TileBounds {
        let bounds = TileBounds::of(&self.parts[slot.index()].tiles);
        bounds.unwrap_or(TileBounds { low: (0.0, 0.0), high: (TORSO, TORSO) })
    }

    /// Tiles of the part in a slot.
    pub const fn tiles_of(&self, slot: Slot) -> &PartTiles {
        &self.parts[slot.index()]
    }

    /// Drawings from the back to the front, without the part in a slot.
    pub fn drawings(&self, without: Option<Slot>, has_joints: bool) -> Vec<PlacedDrawing> {
        let shown = || BACK_TO_FRONT.into_iter().filter(move |slot| Some(*slot) != without);
        let tiles = shown().flat_map(|slot| self.parts[slot.index()].tiles.iter().copied());
        let joints = shown().filter(|_| has_joints).flat_map(|slot| &self.parts[slot.index()].joints);
        tiles.chain(joints.flat_map(|joint| joint.drawings())).collect()
    }

    /// The robot as one picture.
    pub fn compose(&self, has_joints: bool) -> Arc<Composed> {
        self.compose_drawings(self.drawings(None, has_joints))
    }

    /// Some of its drawings as one picture, with the bounds of the whole robot.
    fn compose_drawings(&self, drawings: Vec<PlacedDrawing>) -> Arc<Composed> {
        let TileBounds { low, high } = self.bounds;
        let low = Cell::new(low.0.floor() as i16, low.1.floor() as i16);
        let high = Cell::new(high.0.ceil() as i16, high.1.ceil() as i16);
        Arc::new(Composed::new(drawings, low, high))
    }

    /// The robot as one picture without joints, for places where it is small.
    pub fn picture(&self) -> Picture {
        Picture::Composed(self.compose(false))
    }

    /// The robot without the part in a slot as one picture, which is as large as that of the whole
    /// robot.
    pub fn picture_without(&self, slot: Slot) -> Picture {
        Picture::Composed(self.compose_drawings(self.drawings(Some(slot), false)))
    }

    /// The part in a slot as one picture, which is as large as that of the whole robot.
    pub fn picture_of_part(&self, slot: Slot) -> Picture {
        Picture::Composed(self.compose_drawings(self.tiles_of(slot).tiles.clone()))
    }

    /// Side of a cell in the arena, for squares of a side in points.
    pub fn cell_in_arena(&self, square: f32) -> f32 {
        let (width, height) = self.bounds.size();
        (IN_ARENA.0 * square / width).min(IN_ARENA.1 * square / height)
    }

    /// Greatest side of a cell, in points up to `most`, with which the robot fits a room.
    pub fn cell_in_room(&self, room: bevy_egui::egui::Vec2, most: f32) -> f32 {
        let (width, height) = self.bounds.size();
        (room.x / width).min(room.y / height).min(most).max(0.0)
    }
}

/// Grid of a robot that stands on the screen: the middle of its torso is above a point, and its
/// feet are on the height of that point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RobotStand {
    /// Side of a cell, in points.
    pub cell: f32,
    /// Point at the lower-left corner of the torso.
    corner: Pos2,
}

impl RobotStand {
    /// Stands a robot on a point.
    pub fn new(figure: &RobotFigure, foot: Pos2, cell: f32) -> Self {
        let lift = figure.bounds.low.1 * cell;
        Self { cell, corner: pos2(foot.x - MIDDLE * cell, foot.y + lift) }
    }

    /// Stands a robot with its whole width in the middle of a point.
    pub fn centred(figure: &RobotFigure, foot: Pos2, cell: f32) -> Self {
        let TileBounds { low, high } = figure.bounds;
        let aside = (MIDDLE - (low.0 + high.0) / 2.0) * cell;
        Self::new(figure, pos2(foot.x + aside, foot.y), cell)
    }

    /// Point on the screen of a point of the robot's grid.
    pub fn point_at(&self, at: (f32, f32)) -> Pos2 {
        pos2(self.corner.x + at.0 * self.cell, self.corner.y - at.1 * self.cell)
    }

    /// Rectangle on the screen.
    pub fn rect_of(&self, bounds: TileBounds) -> Rect {
        Rect::from_two_pos(self.point_at(bounds.low), self.point_at(bounds.high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure of the parts with these names.
    fn figure(names: [&str; Slot::COUNT]) -> RobotFigure {
        let data = DataSet::standard();
        let parts = names.map(|name| data.card_named(name).unwrap());
        RobotFigure::new(&data, &parts, Colour::Orange)
    }

    const WIDE: [&str; Slot::COUNT] = ["snapping_jaw", "boiler", "milk_float", "crowbar", "potato_cannon"];

    #[test]
    fn a_robot_is_as_large_as_its_parts() {
        let start = figure(["bucket", "oil_drum", "table_legs", "fire_tongs", "pop_gun"]);
        assert_eq!(start.bounds(), TileBounds { low: (-1.0, -1.0), high: (4.0, 4.0) });
        assert_eq!(figure(WIDE).bounds(), TileBounds { low: (-2.0, -2.0), high: (6.0, 5.0) });
        let tall = figure(["periscope", "boiler", "milk_float", "harpoon", "wrecking_ball"]);
        assert_eq!(tall.bounds().size(), (9.0, 8.0));
    }

    #[test]
    fn the_pictures_of_an_arm_and_of_the_rest_lie_over_that_of_the_whole_robot() {
        let robot = figure(WIDE);
        let [arm, rest] = [robot.picture_of_part(Slot::LeftArm), robot.picture_without(Slot::LeftArm)];
        let composed = |picture: Picture| match picture {
            Picture::Composed(composed) => composed,
            Picture::Drawing(name) => panic!("{name} is no composed picture"),
        };
        let [arm, rest] = [arm, rest].map(composed);
        let whole = robot.compose(false);
        assert_eq!([arm.bounds(), rest.bounds()], [whole.bounds(); 2]);
        assert_eq!(arm.drawing_names().len() + rest.drawing_names().len(), whole.drawing_names().len());
    }

    #[test]
    fn no_two_parts_of_any_robot_overlap() {
        let data = DataSet::standard();
        let of_kind = |slot: Slot| {
            data.card_ids()
                .filter(move |&id| DataSet::standard().card(id).part().is_some_and(|part| part.kind == slot.kind()))
        };
        for slot in Slot::ALL.into_iter().filter(|&slot| slot != Slot::Torso) {
            for id in of_kind(slot) {
                let mut parts = *data.starter();
                parts[slot.index()] = id;
                let robot = RobotFigure::new(&data, &parts, Colour::Blue);
                let TileBounds { low, high } = robot.bounds_of(slot);
                let is_beside = match slot {
                    Slot::Head => low.1 == TORSO,
                    Slot::Legs => high.1 == 0.0,
                    Slot::LeftArm => high.0 == 0.0,
                    Slot::RightArm => low.0 == TORSO,
                    Slot::Torso => false,
                };
                assert!(is_beside, "{}", data.card(id).name);
            }
        }
    }

    #[test]
    fn one_picture_has_all_drawings_and_joints_only_where_they_are_seen() {
        let robot = figure(WIDE);
        let flat = robot.compose(false);
        assert_eq!(flat.bounds(), (Cell::new(-2, -2), Cell::new(6, 5)));
        assert_eq!(
            flat.drawing_names(),
            [
                "mouth_large",
                "energy_medium",
                "treads_medium",
                "pipe_small_straight",
                "claw_small",
                "pipe_small_straight",
                "bomb_medium",
                "body_triangle",
                "flame",
            ]
        );
        let joints = robot.compose(true).drawing_names().iter().filter(|name| **name == "socket_connected").count();
        assert_eq!(joints, 14, "two halves for each of seven joints");
        assert_eq!(robot.drawings(Some(Slot::RightArm), false).len(), 7);
        assert!(!has_joints_at(21.0) && has_joints_at(31.0));
    }

    #[test]
    fn a_robot_stands_on_its_feet_as_drawn() {
        let robot = figure(WIDE);
        let stand = RobotStand::new(&robot, pos2(474.0, 500.0), 48.0);
        let whole = stand.rect_of(robot.bounds());
        assert_eq!(whole.bottom(), 500.0);
        assert_eq!(stand.rect_of(robot.bounds_of(Slot::Torso)).center(), pos2(474.0, 332.0));
        assert_eq!((whole.left(), whole.top()), (306.0, 164.0));
        let centred = RobotStand::centred(&robot, pos2(474.0, 500.0), 48.0);
        assert_eq!(centred.rect_of(robot.bounds()).center().x, 474.0);
    }

    #[test]
    fn a_robot_of_the_arena_fits_its_square() {
        let robot = figure(WIDE);
        let cell = robot.cell_in_arena(64.0);
        assert!((cell - 64.0 * 1.62 / 8.0).abs() < 0.01 && !has_joints_at(cell), "{cell}");
    }
}
