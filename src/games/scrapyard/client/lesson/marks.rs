//! Places of the things that a lesson points out.

use bevy_egui::egui::Rect;

use crate::client::play::{Thing, TurnStage};
use crate::client::scene::Scene;
use crate::lessons::{LessonRun, LessonStage, Spot};
use client::lesson::highlight::MarkFrame;

/// Rectangle of a spot that a panel has noted in this frame.
pub fn rect_of_spot(scene: &Scene, spot: Spot) -> Option<Rect> {
    let marked = scene.view.marked.iter().find(|(marked, _)| *marked == spot).map(|(_, rect)| *rect);
    marked.or_else(|| scene.view.spots.get(&thing_of_spot(scene, spot)?).copied())
}

/// Thing that a spot is; `None` for one that panels note as a spot.
fn thing_of_spot(scene: &Scene, spot: Spot) -> Option<Thing> {
    match spot {
        Spot::Pile(pile) => Some(Thing::Pile(pile)),
        Spot::Slot(slot) => Some(Thing::Part(slot)),
        Spot::Card(card) => Some(Thing::Card(card)),
        Spot::Robot(seat) => Some(Thing::Figure(seat)),
        Spot::Square(square) => Some(Thing::Square(square)),
        Spot::Rummaged(card) => {
            let cards = crate::client::play::drop::open_rummage(scene.table)?.cards.as_slice();
            let number = cards.iter().position(|other| *other == card)?;
            Some(Thing::Rummaged(u8::try_from(number).ok()?))
        }
        Spot::Track(_) | Spot::Hand | Spot::Seat(_) | Spot::Button(_) => None,
    }
}

/// Frames of the things that a lesson points out now.
pub fn marked_frames(scene: &Scene, running: &LessonRun) -> Vec<MarkFrame> {
    let is_shown = match running.stage() {
        LessonStage::Over => false,
        LessonStage::Watching => true,
        LessonStage::Reading => !scene.interaction.stage.is_momentary(),
        LessonStage::Acting => scene.interaction.stage == TurnStage::Choosing,
    };
    if !is_shown {
        return Vec::new();
    }
    let found =
        running.spots_to_mark(scene.table).into_iter().filter_map(|spot| Some((spot, rect_of_spot(scene, spot)?)));
    found.filter(|(_, rect)| rect.is_positive()).map(|(spot, rect)| frame_of(spot, rect)).collect()
}

/// Frame of a spot with a rectangle. That of a square or a card covers no neighbour.
fn frame_of(spot: Spot, rect: Rect) -> MarkFrame {
    match spot {
        Spot::Track(_) | Spot::Square(_) | Spot::Card(_) | Spot::Pile(_) => MarkFrame::close_to(rect),
        _ => MarkFrame::around(rect),
    }
}
