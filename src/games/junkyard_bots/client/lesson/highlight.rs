//! Things that a lesson points out, and the way of a piece to its place.

use bevy_egui::egui::{Id, Rect, vec2};

use crate::client::art::back_of;
use crate::client::art::robot::RobotItem;
use crate::client::play::{TurnStage, lesson_at_table};
use crate::client::scene::contents::{Scene, cells_of};
use crate::lessons::{LEARNER, LessonStep, Spot};
use crate::parts::PartId;
use crate::parts::tile_set::tile_footprint;
use crate::table::Location;
use client::kit::Pen;
use client::lesson::highlight::{MarkFrame, draw_marked, frame_around};
use client::lesson::moving_hand::{CarriedPiece, WayToPlace, draw_way_to_place};
use shell::grid::{Rectangle, Rotation};

/// Corners of the body's window with the power, in cells.
const POWER: [(f32, f32); 2] = [(0.7, 0.9), (2.3, 2.4)];
/// Greatest side of a cell of a piece that the hand carries, in points.
const CELL: f32 = 64.0;

/// Darkens the screen and frames the things that the lesson points out, if it points any out now.
pub fn draw_pointed_out(pen: &mut Pen, scene: &mut Scene) {
    let Some(running) = lesson_at_table(scene.play) else { return };
    if running.is_finished()
        || scene.interaction.stage != TurnStage::Choosing && !running.step().is_some_and(LessonStep::is_read)
    {
        return;
    }
    let spots = running.spots_to_mark(scene.table);
    let found: Vec<(Spot, Rect)> = spots.iter().filter_map(|spot| Some((*spot, rect_of_spot(scene, *spot)?))).collect();
    if found.is_empty() {
        return;
    }
    let marked: Vec<MarkFrame> = found.iter().map(|(_, rect)| MarkFrame::close_to(*rect)).collect();
    draw_marked(pen, scene.regions.prompt, &marked);
    let to = found.iter().find_map(|&(spot, rect)| match spot {
        Spot::Place(_, placement) => Some((placement.rotation, rect)),
        _ => None,
    });
    let from = found.iter().find(|(spot, _)| matches!(spot, Spot::Part(_) | Spot::Pile(_)));
    let (Some(&(spot, from)), Some((rotation, to))) = (from, to) else { return };
    if scene.interaction.own.hand.is_none()
        && let Some(piece) = carried_piece(scene, spot, rotation)
    {
        let obstacles = part_rects(scene, spot);
        let step = Id::new((running.lesson().id(), running.step_number()));
        let way = WayToPlace { from, to, obstacles: &obstacles, stage: scene.regions.stage, piece, step };
        if let Some(due) = draw_way_to_place(pen, scene.settings, &way) {
            scene.asked.due = Some(due);
        }
    }
}

/// Piece that is at a spot, for the hand that carries it to its place.
fn carried_piece(scene: &Scene, spot: Spot, rotation: Rotation) -> Option<CarriedPiece> {
    let (drawing, size) = match spot {
        Spot::Part(part) => (scene.part_drawing(part), scene.table.part(part)?.size?),
        Spot::Pile(size) => (back_of(size), size),
        _ => return None,
    };
    let (wide, high) = cells_of(size);
    Some(CarriedPiece { drawing, size: vec2(wide, high) * scene.view.grid.cell.min(CELL), rotation })
}

/// Rectangles of the parts of the robot on the stage, without the part that is moved.
fn part_rects(scene: &Scene, moved: Spot) -> Vec<Rect> {
    let robot = scene.robot_picture(scene.on_stage());
    let others = robot.items().iter().filter(|item| item.is_part && Spot::Part(item.part) != moved);
    let rect = |&RobotItem { drawn, .. }: &RobotItem| {
        let (x, y) = drawn.centre;
        let is_upright = (drawn.rotation as u8).is_multiple_of(2);
        let (wide, high) = if is_upright { drawn.size } else { (drawn.size.1, drawn.size.0) };
        let grid = scene.view.grid;
        Rect::from_two_pos(grid.point_at(x - wide / 2.0, y - high / 2.0), grid.point_at(x + wide / 2.0, y + high / 2.0))
    };
    others.map(rect).collect()
}

/// Rectangle of a spot on the screen.
fn rect_of_spot(scene: &Scene, spot: Spot) -> Option<Rect> {
    let is_learner = scene.on_stage() == LEARNER;
    let found = match spot {
        Spot::Part(part) => rect_on_stage(scene, part).or_else(|| scene.view.spots.get(&part).copied()),
        Spot::Place(size, placement) => {
            is_learner.then(|| scene.view.grid.rect_of(Rectangle::new(tile_footprint(size), placement)))
        }
        Spot::Power(seat) if seat == scene.on_stage() => {
            let [one, other] = POWER.map(|corner| scene.view.grid.point_at(corner.0, corner.1));
            Some(Rect::from_two_pos(one, other))
        }
        Spot::Seat(seat) | Spot::Power(seat) => scene.regions.seats.get(seat.index()).copied(),
        Spot::Pile(_) | Spot::Phase(_) | Spot::Button(_) => {
            scene.view.marked.iter().find(|(marked, _)| *marked == spot).map(|(_, rect)| *rect)
        }
    };
    found.map(frame_around)
}

/// Rectangle of a part that is on the stage.
fn rect_on_stage(scene: &Scene, part: PartId) -> Option<Rect> {
    let size = scene.table.part(part)?.size?;
    let placement = match &scene.interaction.own.bench {
        Some(bench) => bench.placement_of(part),
        None => match scene.table.part(part)?.location {
            Location::Attached { seat, placement } | Location::Held { seat, placement, .. } => {
                (seat == scene.on_stage()).then_some(placement)
            }
            _ => None,
        },
    };
    Some(scene.view.grid.rect_of(Rectangle::new(tile_footprint(size), placement?)))
}
