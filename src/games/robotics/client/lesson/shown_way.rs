//! The way of a part to its place, in the steps that ask for it: an arrow, and a hand that shows
//! it.

use bevy_egui::egui::{Id, Rect, Vec2};

use super::marks::rect_of_spot;
use crate::client::art::drawing_of;
use crate::client::play::exercises::lesson_commands::move_of_action;
use crate::client::play::{DropPlace, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::lessons::{LessonRun, Spot};
use crate::parts::Kind;
use client::kit::Pen;
use client::kit::tokens::IconSize;
use client::lesson::moving_hand::{CarriedPiece, WayToPlace, draw_way_to_place};
use shell::grid::Rotation;

/// Greatest side of a part that the hand carries, in points.
const PIECE: f32 = IconSize::Large.points();

/// Draws the way of the part that the step asks to move, unless something is in hand.
pub(super) fn draw_shown_way(pen: &mut Pen, scene: &mut Scene, running: &LessonRun) {
    if scene.interaction.stage != TurnStage::Choosing || scene.held_thing().is_some() {
        return;
    }
    let Some((thing, to)) = running.suggested_action(scene.table).as_ref().and_then(move_of_action) else { return };
    let Some((kind, place)) = kind_of_thing(thing).zip(to) else { return };
    let from = scene.view.spots.get(&thing).copied();
    let Some((from, to)) = from.zip(rect_of_place(scene, place)) else { return };
    let (rotation, obstacles) = match place {
        DropPlace::Grid(at) => (at.rotation, attached_rects(scene)),
        _ => (Rotation::Up, Vec::new()),
    };
    let stage = scene.regions.stage.union(scene.regions.tray);
    let side = to.size().min_elem().min(PIECE);
    let piece = CarriedPiece { drawing: drawing_of(kind), size: Vec2::splat(side), rotation };
    let step = Id::new((running.lesson().number(), running.step_number()));
    let way = WayToPlace { from, to, obstacles: &obstacles, stage, piece, step };
    if let Some(due) = draw_way_to_place(pen, scene.settings, &way) {
        scene.asked.due = Some(due);
    }
}

/// Kind of the part that a thing is; `None` for others, which no hand carries.
const fn kind_of_thing(thing: Thing) -> Option<Kind> {
    match thing {
        Thing::Price(kind, _) => Some(kind),
        Thing::Loose(part, _) => Some(part.kind),
        _ => None,
    }
}

/// Rectangle of a place for a part.
fn rect_of_place(scene: &Scene, place: DropPlace) -> Option<Rect> {
    let spot = match place {
        DropPlace::Grid(at) => Spot::Outlet(at.cell),
        DropPlace::Bench => Spot::Bench,
        DropPlace::Store => Spot::StoreSpace(u8::try_from(scene.shop().store.total()).ok()?),
        DropPlace::Chute => Spot::Chute,
        _ => return None,
    };
    rect_of_spot(scene, spot)
}

/// Rectangles of the components of the robot on the stage.
fn attached_rects(scene: &Scene) -> Vec<Rect> {
    let cells = scene.robot().parts().iter().map(|part| Thing::Attached(part.cell()));
    cells.filter_map(|thing| scene.view.spots.get(&thing).copied()).collect()
}
