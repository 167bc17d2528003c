//! Places on the stage of the build phase: the robot, the places for a card, the foot.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::facts::WorkshopFacts;
use super::try_on::WorkshopPlace;
use crate::cards::Slot;
use crate::client::art::robot::{RobotFigure, RobotStand};
use crate::client::art::tiles::TORSO;
use crate::client::track::height_of_foot;
use client::kit::tokens::Space;

/// Side of a cell of the robot, in points: alone, and beside the cards of a rummage.
const CELL: f32 = 48.0;
const CELL_ASIDE: f32 = 31.0;
/// Horizontal place of the robot's middle, in parts of the stage's width, in the same cases.
const MIDDLE: f32 = 218.0 / 756.0;
const MIDDLE_ASIDE: f32 = 112.0 / 756.0;
/// Width of the room for the robot beside a rummage, in parts of the stage's width.
pub const WIDTH_ASIDE: f32 = 230.0 / 756.0;
/// Least space between the robot and the edges of its room.
const AROUND: f32 = Space::Xs.points();
/// Space around a part in the frame of its place.
const AROUND_PART: Vec2 = vec2(Space::Xxs.points(), 6.0);

/// Place of the robot on the stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RobotPlace {
    /// It has the stage for itself.
    #[default]
    Alone,
    /// It stands on the left, beside the cards of a rummage.
    Aside,
}

/// Places on the stage.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkshopLayout {
    /// The whole stage.
    pub stage: Rect,
    /// Part of it above the ground and below the prompt; beside a rummage only its left part.
    pub room: Rect,
    /// Part of it below the ground, for the time track.
    pub foot: Rect,
    /// Grid of the robot that is shown.
    pub stand: RobotStand,
    /// Rectangle of the robot that is shown.
    pub robot: Rect,
}

impl WorkshopLayout {
    /// Places on a stage below a height, for text of a size.
    pub fn new(stage: Rect, top: f32, text: f32, facts: &WorkshopFacts, place: RobotPlace) -> Self {
        let ground = stage.bottom() - height_of_foot(text);
        let right = match place {
            RobotPlace::Alone => stage.right(),
            RobotPlace::Aside => stage.left() + stage.width() * WIDTH_ASIDE,
        };
        let room = Rect::from_min_max(pos2(stage.left(), top.min(ground)), pos2(right, ground));
        let shown = facts.shown_figure();
        let (most, middle) = match place {
            RobotPlace::Alone => (CELL, MIDDLE),
            RobotPlace::Aside => (CELL_ASIDE, MIDDLE_ASIDE),
        };
        let free = room.shrink(AROUND);
        // The robot keeps its size while a part is tried on.
        let cell = [&facts.figure, &shown].map(|figure| figure.cell_in_room(free.size(), most));
        let cell = cell[0].min(cell[1]);
        let foot = pos2(stage.left() + stage.width() * middle, ground);
        let stand = stand_in(&shown, foot, cell, free);
        let robot = stand.rect_of(shown.bounds());
        Self { stage, room, foot: stage.with_min_y(ground), stand, robot }
    }

    /// Frame of a place for a card: around the part that is there and the one that would be.
    pub fn place(&self, facts: &WorkshopFacts, place: WorkshopPlace) -> Rect {
        let shown = facts.shown_figure();
        match place {
            WorkshopPlace::Slot(slot) => self.frame_of(&shown, slot),
            WorkshopPlace::Discard => self.robot.expand(AROUND).intersect(self.room),
        }
    }

    /// Frame around a part of a figure that stands here.
    pub fn frame_of(&self, figure: &RobotFigure, slot: Slot) -> Rect {
        let around = if slot == Slot::Torso { Vec2::ZERO } else { AROUND_PART };
        let frame = self.stand.rect_of(figure.bounds_of(slot)).expand2(around);
        // Beside the torso, so that frames of two parts never overlap.
        let torso = self.stand.rect_of(crate::client::art::tiles::TileBounds { low: (0.0, 0.0), high: (TORSO, TORSO) });
        match slot {
            Slot::Head => frame.with_max_y(torso.top()),
            Slot::Legs => frame.with_min_y(torso.bottom()).with_max_y(self.foot.top()),
            Slot::LeftArm => frame.with_max_x(torso.left()),
            Slot::RightArm => frame.with_min_x(torso.right()),
            Slot::Torso => frame,
        }
    }

    /// Place for a card at a point of the screen: the nearest one of those for it, if the point is
    /// on the stage above the ground. An arm goes to the side of the robot's middle where it is.
    pub fn place_at(&self, facts: &WorkshopFacts, at: Pos2) -> Option<WorkshopPlace> {
        if !self.room.contains(at) {
            return None;
        }
        let held = facts.held.as_ref()?;
        let distance = |place: &WorkshopPlace| match place {
            WorkshopPlace::Slot(slot) => (self.frame_of(&facts.figure, *slot).center().x - at.x).abs(),
            WorkshopPlace::Discard => 0.0,
        };
        held.places.iter().copied().min_by(|a, b| distance(a).total_cmp(&distance(b)))
    }
}

/// Stands a figure on a point, moved sideways as far as it must be to be within a room.
fn stand_in(figure: &RobotFigure, foot: Pos2, cell: f32, room: Rect) -> RobotStand {
    let stand = RobotStand::new(figure, foot, cell);
    let rect = stand.rect_of(figure.bounds());
    let shift = (room.left() - rect.left()).max(0.0) - (rect.right() - room.right()).max(0.0);
    RobotStand::new(figure, pos2(foot.x + shift, foot.y), cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::workshop::facts::HeldCard;
    use crate::game::Game;
    use crate::table::Setup;
    use client::kit::pen::rect_at;
    use client::table::regions::Regions;
    use shell::seats::Colour;

    /// Stage of the usual window, and the height below the prompt.
    const STAGE: Rect = rect_at(256.0, 66.0, 756.0, 540.0);
    const TOP: f32 = 122.0;

    fn with_facts<R>(held: Option<(&str, Option<WorkshopPlace>)>, ask: impl FnOnce(&WorkshopFacts) -> R) -> R {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        game.read(|table| {
            let held = held.map(|(name, over)| HeldCard { card: table.data().card_named(name).unwrap(), over });
            ask(&WorkshopFacts::of(table, shell::seats::SeatId(0), Colour::Orange, held))
        })
    }

    #[test]
    fn the_usual_stage_is_as_drawn() {
        with_facts(None, |facts| {
            let layout = WorkshopLayout::new(STAGE, TOP, 1.0, facts, RobotPlace::Alone);
            assert_eq!((layout.foot.top(), layout.stand.cell), (500.0, 48.0));
            assert_eq!(layout.stand.point_at((1.5, 0.0)).x, 474.0);
            assert_eq!(layout.robot.bottom(), 500.0);
            let aside = WorkshopLayout::new(STAGE, TOP, 1.0, facts, RobotPlace::Aside);
            assert_eq!((aside.stand.cell, aside.stand.point_at((1.5, 0.0)).x), (31.0, 368.0));
            assert!(aside.robot.right() < 494.0);
        });
    }

    #[test]
    fn frames_of_places_do_not_overlap_and_stay_in_the_room() {
        for name in ["potato_cannon", "wrecking_ball", "periscope", "bank_safe", "milk_float", "zap"] {
            with_facts(Some((name, None)), |facts| {
                for (size, text) in [((1280.0, 800.0), 1.0), ((1024.0, 640.0), 1.6), ((1600.0, 900.0), 1.0)] {
                    let regions = Regions::new(size.into(), text, 4);
                    let layout =
                        WorkshopLayout::new(regions.stage, regions.prompt.bottom(), text, facts, RobotPlace::Alone);
                    let frames: Vec<Rect> =
                        facts.held.as_ref().unwrap().places.iter().map(|&place| layout.place(facts, place)).collect();
                    for (number, frame) in frames.iter().enumerate() {
                        assert!(layout.stage.contains_rect(*frame), "{name} {size:?}: {frame}");
                        assert!(frames[..number].iter().all(|other| !other.intersects(*frame)), "{name}");
                    }
                }
            });
        }
    }

    #[test]
    fn an_arm_goes_to_the_nearer_shoulder_and_a_robot_keeps_its_size() {
        let left = WorkshopPlace::Slot(Slot::LeftArm);
        let right = WorkshopPlace::Slot(Slot::RightArm);
        with_facts(Some(("potato_cannon", Some(right))), |facts| {
            let layout = WorkshopLayout::new(STAGE, TOP, 1.0, facts, RobotPlace::Alone);
            assert_eq!(layout.place_at(facts, pos2(340.0, 300.0)), Some(left));
            assert_eq!(layout.place_at(facts, pos2(640.0, 300.0)), Some(right));
            assert_eq!(layout.place_at(facts, pos2(640.0, 560.0)), None);
            let frame = layout.place(facts, right);
            assert_eq!(frame.width(), 3.0 * 48.0 + 2.0, "three tiles, from the torso on");
            assert_eq!(layout.stand.cell, 48.0);
        });
    }
}
