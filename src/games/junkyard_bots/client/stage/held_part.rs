//! Marks for a thing in hand on the stage: its possible places, its ghost, and the verdict on that
//! place.

use std::collections::HashSet;

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, UiBuilder, pos2};

use crate::client::art;
use crate::client::art::robot::socket_drawing;
use crate::client::column::right_column::holders_sentence;
use crate::client::play::building::hand::{Hand, Thing, Verdict, judge_placement};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::parts::tile_set::BODY_FOOTPRINT;
use crate::words;
use client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED, RED_SIGN, fade_colour};
use client::kit::panel::build::{icon, row, text};
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::grid::{Cell, Footprint, Placement, Rectangle, Side};
use shell::language::{InWords, Phrase};

/// Greatest width of the words in a bubble, in points at the usual text size.
const WIDEST_BUBBLE: f32 = 360.0;

/// Marks the free cells that a thing in hand can take in its present rotation.
pub fn draw_free_cells(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let grid = scene.view.grid;
    let footprint = hand.footprint();
    let cells: HashSet<Cell> =
        hand.places_now().iter().flat_map(|placement| footprint.cells_at(placement.cell)).collect();
    for &cell in &cells {
        let rect = grid.rect_of(Rectangle { cell, footprint: Footprint::new(1, 1) });
        pen.fill_rect(rect, 0.0, fade_colour(GREEN, 0.14));
        for side in Side::ALL {
            if cells.contains(&cell.beside(side)) {
                continue;
            }
            let edge = match side {
                Side::Top => [rect.left_top(), rect.right_top()],
                Side::Right => [rect.right_top(), rect.right_bottom()],
                Side::Bottom => [rect.left_bottom(), rect.right_bottom()],
                Side::Left => [rect.left_top(), rect.left_bottom()],
            };
            pen.painter().extend(Shape::dashed_line(&edge, Stroke::new(2.0, GREEN), 7.0, 6.0));
        }
    }
}

/// Draws the ghost of the thing in hand at its present placement, with a bubble for the verdict.
pub fn draw_ghost(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let Some(placement) = hand.placement() else { return };
    let verdict = judge_placement(scene.table, scene.interaction.own.bench.as_ref(), hand, placement);
    let rect = scene.view.grid.rect_of(Rectangle::new(hand.upright, placement));
    let cell = scene.view.grid.cell;
    let drawing = match hand.thing {
        Thing::Part(part) => scene.part_drawing(part),
        Thing::Pile(size) => art::back_of(size),
    };
    let upright = (f32::from(hand.upright.width), f32::from(hand.upright.height));
    if verdict.is_yes() {
        pen.fill_rect(rect.shrink(2.0), 7.0, fade_colour(GREEN, 0.3));
        pen.draw_tile(drawing, rect.center(), upright, cell, placement.rotation, fade_colour(Color32::WHITE, 0.55));
        pen.stroke_rect(rect.shrink(2.0), 7.0, Stroke::new(3.0, GREEN));
        draw_corners(pen, rect.expand(3.0));
        draw_lit_sockets(pen, scene, hand, placement);
    } else {
        pen.draw_tile(drawing, rect.center(), upright, cell, placement.rotation, fade_colour(Color32::WHITE, 0.35));
        draw_blocked(pen, rect.shrink(2.0));
    }
    let text = verdict_words(scene, hand, &verdict);
    let body = scene.view.grid.rect_of(Rectangle::new(BODY_FOOTPRINT, Placement::default()));
    let is_below = rect.top() >= body.bottom() - 1.0 && rect.x_range().intersection(body.x_range()).span() > 0.0;
    // The prompt is above the bubble.
    let top = scene.regions.prompt.bottom().max(scene.regions.stage.top() + 60.0);
    draw_bubble(pen, scene.regions.stage, top, rect, is_below, &text, verdict.is_yes());
}

fn draw_corners(pen: &Pen, rect: Rect) {
    const LONG: f32 = 12.0;
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.left_bottom(), 1.0, -1.0),
        (rect.right_bottom(), -1.0, -1.0),
    ] {
        pen.draw_line((corner.x, corner.y), (corner.x + LONG * x, corner.y), 4.0, GREEN);
        pen.draw_line((corner.x, corner.y), (corner.x, corner.y + LONG * y), 4.0, GREEN);
    }
}

/// Hatches a forbidden rectangle in red.
pub fn draw_blocked(pen: &mut Pen, rect: Rect) {
    pen.fill_rect(rect, 6.0, fade_colour(RED, 0.16));
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect));
    child.shrink_clip_rect(rect);
    let lines = ((rect.width() + rect.height()) / 14.0) as i32;
    for line in 0..=lines {
        let x = rect.left() - rect.height() + line as f32 * 14.0;
        let stroke = Stroke::new(2.4, fade_colour(RED, 0.8));
        child.painter().line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
    }
    pen.stroke_rect(rect, 6.0, Stroke::new(2.4, RED));
}

/// Lights the connectors that would be linked, on both sides.
fn draw_lit_sockets(pen: &mut Pen, scene: &Scene, hand: &Hand, placement: Placement) {
    let (Some(bench), Thing::Part(part)) = (&scene.interaction.own.bench, hand.thing) else { return };
    let Some(tile) = scene.table.tile(part) else { return };
    let assembly = bench.assembly_without(Some(part));
    for socket in tile.shape().sockets_at(placement).filter(|&socket| assembly.part_meeting(socket).is_some()) {
        for half in [socket, socket.facing()] {
            let drawn = socket_drawing("socket_valid", half.cell, half.side);
            let centre = scene.view.grid.point_at(drawn.centre.0, drawn.centre.1);
            pen.draw_tile(drawn.drawing, centre, drawn.size, scene.view.grid.cell, drawn.rotation, Color32::WHITE);
        }
    }
}

/// Words of the bubble.
fn verdict_words(scene: &Scene, hand: &Hand, verdict: &Verdict) -> Phrase {
    match verdict {
        Verdict::No(illegal) => illegal.phrase(),
        Verdict::Attached { from, to } => {
            Phrase::list(words::ability_gains(*from, *to)).unwrap_or_else(|| phrase!("ghost-plugs-in"))
        }
        Verdict::Held { by, grippers, either } => match (hand.thing, either) {
            (Thing::Pile(_), true) => {
                phrase!(
                    "ghost-blind-either",
                    by = *by,
                    key = scene.settings.keys.first_key_cap(shortcuts::OTHER_GRIPPER)
                )
            }
            (Thing::Pile(_), false) => phrase!("ghost-blind", by = *by),
            (Thing::Part(_), _) => holders_sentence(scene, *by, grippers),
        },
    }
}

/// Draws a bubble above a rectangle; beside it where it would cover the body, and below it where
/// there is no room above. `top` is the lowest coordinate that it may use.
fn draw_bubble(pen: &mut Pen, stage: Rect, top: f32, about: Rect, is_under_body: bool, reason: &Phrase, is_yes: bool) {
    let (line, fill) = if is_yes { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
    let margin = Space::M.points();
    let sign = icon(if is_yes { "check" } else { "cross" }, IconSize::Text, line);
    let words = text(TextStyle::STRONG, reason).silent();
    let mut bubble = row([sign, words.grow()]).inside_by(Space::M, Space::S);
    let room = (stage.width() - 2.0 * margin).min(WIDEST_BUBBLE * pen.look.text);
    let width = bubble.needed_width(&pen.ruler()).min(room);
    let height = bubble.needed_height(&pen.ruler(), width);
    let middle = about.center();
    let tail = Space::L.points();
    let (left, top) = if is_under_body {
        (about.right() + tail, middle.y - height / 2.0)
    } else if about.top() - height - tail > top {
        (middle.x - width / 2.0, about.top() - height - tail)
    } else {
        (middle.x - width / 2.0, about.bottom() + tail)
    };
    let top = top.min(stage.bottom() - height - Space::Xs.points());
    let most_left = (stage.right() - width - margin).max(stage.left() + margin);
    let rect = rect_at(left.clamp(stage.left() + margin, most_left), top, width, height);
    draw_bubble_face(pen, rect, about, is_under_body, (line, fill));
    show_panel::<()>(pen, rect, bubble);
}

/// Draws the bubble with its tail, which points at the rectangle that it is about.
fn draw_bubble_face(pen: &Pen, rect: Rect, about: Rect, is_under_body: bool, colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let half = Space::S.points();
    // The tail covers the edge where it begins, and stops short of what it points at.
    let inside = 1.0;
    let apart = Space::Xs.points();
    let middle = about.center();
    let corner = half + Radius::Panel.points();
    let x = middle.x.clamp(rect.left() + corner, rect.right() - corner);
    let tail = if is_under_body {
        let edge = rect.left() + inside;
        [pos2(edge, middle.y - half), pos2(about.right() + apart, middle.y), pos2(edge, middle.y + half)]
    } else if rect.top() < about.top() {
        let edge = rect.bottom() - inside;
        [pos2(x - half, edge), pos2(middle.x, about.top() - apart), pos2(x + half, edge)]
    } else {
        let edge = rect.top() + inside;
        [pos2(x - half, edge), pos2(middle.x, about.bottom() + apart), pos2(x + half, edge)]
    };
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    pen.painter().add(Shape::convex_polygon(tail.to_vec(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail.to_vec(), stroke));
}
