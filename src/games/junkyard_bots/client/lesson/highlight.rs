//! Things that a lesson points out: everything else is darkened, and an arrow leads from a piece to
//! its place.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use super::moving_hand;
use crate::client::play::{TurnStage, lesson_at_table};
use crate::client::scene::contents::Scene;
use crate::lessons::{LEARNER, LessonStep, Spot};
use crate::parts::PartId;
use crate::parts::tile_set::tile_footprint;
use crate::table::Location;
use client::kit::Pen;
use client::kit::palette::{INK, YELLOW};
use client::kit::tokens::{LineWidth, Radius, Space};
use shell::grid::Rectangle;

/// Colour that darkens the screen, by 30 %.
const NIGHT: Color32 = Color32::from_black_alpha(77);
/// Margin around a highlighted thing, in points.
const AROUND: f32 = Space::S.points();
/// Corners of the body's window with the power, in cells.
const POWER: [(f32, f32); 2] = [(0.7, 0.9), (2.3, 2.4)];

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
    let lit: Vec<Rect> =
        found.iter().map(|(_, rect)| *rect).chain([scene.regions.prompt.expand(LineWidth::Panel.points())]).collect();
    draw_dark(pen, pen.ui.ctx().content_rect(), &lit);
    let line = LineWidth::Chosen.points();
    for (_, rect) in &found {
        for (width, colour) in [(line + LineWidth::Panel.points(), INK), (line, YELLOW)] {
            pen.stroke_rect(*rect, Radius::Panel.points(), Stroke::new(width, colour));
        }
    }
    let to = found.iter().find_map(|&(spot, rect)| match spot {
        Spot::Place(_, placement) => Some((placement.rotation, rect)),
        _ => None,
    });
    let from = found.iter().find(|(spot, _)| matches!(spot, Spot::Part(_) | Spot::Pile(_)));
    if let (Some(&(spot, from)), Some((rotation, to))) = (from, to)
        && scene.interaction.own.hand.is_none()
    {
        moving_hand::draw_way_to_place(pen, scene, spot, from, rotation, to);
    }
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
    found.map(|rect| rect.expand(AROUND))
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

/// Darkens all of `whole` except the lit rectangles.
fn draw_dark(pen: &Pen, whole: Rect, lit: &[Rect]) {
    let lines = |of: fn(&Rect) -> [f32; 2], ends: [f32; 2]| {
        let mut lines: Vec<f32> = lit.iter().flat_map(of).chain(ends).collect();
        lines.sort_by(f32::total_cmp);
        lines
    };
    let columns = lines(|rect| [rect.left(), rect.right()], [whole.left(), whole.right()]);
    let rows = lines(|rect| [rect.top(), rect.bottom()], [whole.top(), whole.bottom()]);
    for row in rows.windows(2) {
        for column in columns.windows(2) {
            let cell = Rect::from_min_max(pos2(column[0], row[0]), pos2(column[1], row[1])).intersect(whole);
            if cell.is_positive() && !lit.iter().any(|lit| lit.contains(cell.center())) {
                pen.painter().rect_filled(cell, 0.0, NIGHT);
            }
        }
    }
}
