//! The Junkyard: face-down piles, face-up parts, and the scan of the active player.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, pos2, vec2};

use super::slot::listen_to_slot;
use super::taking::{DIMMED, draw_taking_mark, mark_of};
use super::{face_up, scanned_tiles, turn_buttons};
use crate::client::art::back_of;
use crate::client::play::TurnStage;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::Size;
use crate::round::LegalActions;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, INK, SECOND, YARD, YELLOW, fade_colour};
use client::kit::points::LARGE;
use client::kit::{Anchor, Pen};

/// Height of the row of the title and the buttons where large buttons are above the parts, because
/// they have no room beside them, in points.
const HEADER: f32 = 50.0;

/// Draws the tray.
pub fn draw_tray(pen: &mut Pen, scene: &mut Scene) {
    let tray = scene.regions.tray;
    pen.draw_panel(tray, 10.0, YARD);
    if pen.look.text > LARGE {
        draw_in_rows(pen, scene, tray);
    } else {
        draw_side_by_side(pen, scene, tray);
    }
}

/// Draws piles, parts, scan and buttons beside each other.
fn draw_side_by_side(pen: &mut Pen, scene: &mut Scene, tray: Rect) {
    let x = tray.left();
    let y = tray.top();
    let wide = pen.head((x + 16.0, y + 26.0), 17.0, YELLOW, phrase!("tray-junkyard"));
    let face_down = &phrase!("tray-face-down");
    if x + 24.0 + wide + pen.measure(face_down, Face::Text, 16.0) < x + 204.0 {
        pen.plain((x + 24.0 + wide, y + 26.0), SECOND, face_down);
    }
    let divider = x + (wide + 28.0).max(206.0);
    draw_piles(pen, scene, pos2(x + 18.0, y + 52.0));
    pen.draw_divider(divider, y + 14.0, tray.bottom() - 14.0);
    let buttons = turn_buttons::column_width(pen, scene);
    let column = Rect::from_min_max(pos2(tray.right() - 12.0 - buttons, y), tray.max - vec2(12.0, 0.0));
    let right = draw_scan_frame(pen, scene, tray.with_max_x(column.left() - 12.0).with_min_y(y + 10.0));
    face_up::draw_face_up_parts(
        pen,
        scene,
        Rect::from_min_max(pos2(divider + 10.0, y + 8.0), pos2(right, tray.bottom() - 4.0)),
    );
    turn_buttons::draw_in_column(pen, scene, column);
}

/// Draws the title and the buttons, and below them piles, parts and scan beside each other.
fn draw_in_rows(pen: &mut Pen, scene: &mut Scene, tray: Rect) {
    let x = tray.left();
    let y = tray.top();
    let baseline = y + 6.0 + (HEADER - 6.0) / 2.0 + 6.0 * pen.look.text;
    pen.head((x + 16.0, baseline), 17.0, YELLOW, phrase!("tray-junkyard"));
    turn_buttons::draw_in_row(pen, scene, Rect::from_min_max(pos2(x, y + 6.0), pos2(tray.right() - 12.0, y + HEADER)));
    let top = y + HEADER + 4.0;
    draw_piles(pen, scene, pos2(x + 18.0, top + 14.0));
    let divider = x + 218.0;
    pen.draw_divider(divider, top + 6.0, tray.bottom() - 14.0);
    let right = draw_scan_frame(pen, scene, tray.with_max_x(tray.right() - 12.0).with_min_y(top));
    face_up::draw_face_up_parts(
        pen,
        scene,
        Rect::from_min_max(pos2(divider + 10.0, top), pos2(right, tray.bottom() - 4.0)),
    );
}

/// Draws the frame of the scan at the right of a rectangle, if there is one. Returns the right end
/// of the rest.
fn draw_scan_frame(pen: &mut Pen, scene: &mut Scene, rect: Rect) -> f32 {
    let Some(wide) = scanned_tiles::scan_width(pen, scene) else { return rect.right() };
    let frame = Rect::from_min_max(pos2(rect.right() - wide, rect.top()), rect.max - vec2(0.0, 10.0));
    scanned_tiles::draw_scan(pen, scene, frame);
    frame.left() - 8.0
}

/// Draws the face-down piles; `corner` is the upper left corner of the small one.
fn draw_piles(pen: &mut Pen, scene: &mut Scene, corner: Pos2) {
    for (size, left, top, cells) in [
        (Size::Small, 0.0, 0.0, (1.0, 1.0)),
        (Size::Medium, 0.0, 62.0, (2.0, 1.0)),
        (Size::Large, 94.0, 18.0, (2.0, 2.0)),
    ] {
        draw_pile(pen, scene, size, corner + vec2(left, top), cells);
    }
}

/// Whether the player may draw or take blind from a pile now; `None` if neither is due.
fn is_pile_open(scene: &Scene, size: Size) -> Option<bool> {
    match scene.play.choices() {
        LegalActions::Draw(sizes) if scene.interaction.stage == TurnStage::Choosing => Some(sizes.contains(&size)),
        _ => mark_of(scene, Thing::Pile(size)),
    }
}

fn draw_pile(pen: &mut Pen, scene: &mut Scene, size: Size, corner: Pos2, cells: (f32, f32)) {
    const SIDE: f32 = 40.0;
    let count = scene.pile_size(size);
    let tile = Rect::from_min_size(corner, vec2(cells.0 * SIDE, cells.1 * SIDE));
    let thing = Thing::Pile(size);
    let name = phrase!("tray-pile", size = size, count = count);
    let response = listen_to_slot(pen, scene, tile.expand(4.0), thing, &name);
    scene.note_lesson_spot(Spot::Pile(size), tile);
    let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let is_open = is_pile_open(scene, size);
    let high = if count >= 3 { 3 } else { count };
    for layer in (0..high).rev() {
        let shift = vec2(layer as f32 * 3.0, -(layer as f32) * 3.0);
        let is_faint = (is_held && layer == 0) || is_open == Some(false);
        let tint = if is_faint { fade_colour(Color32::WHITE, DIMMED) } else { Color32::WHITE };
        pen.draw_svg(back_of(size), tile.translate(shift), tint);
    }
    if is_open == Some(true) {
        draw_taking_mark(pen, tile.expand(3.0));
    }
    if count == 0 {
        pen.draw_dashed_rect(tile.shrink(2.0), Stroke::new(2.0, Color32::from_rgb(0x8f, 0x7b, 0x69)), 6.0, 5.0);
    }
    if response.hovered() || scene.interaction.own.chosen == Some(thing) {
        pen.stroke_rect(
            tile.expand(3.0),
            8.0,
            Stroke::new(2.5, if scene.interaction.own.chosen == Some(thing) { CREAM } else { YELLOW }),
        );
    }
    let text = count.to_string();
    let letters = pen.look.text;
    let plate = vec2(14.0 + pen.measure(&text, Face::Display, 16.0), 12.0 + 10.0 * letters);
    let middle = pos2(tile.right() - 6.0, tile.bottom() - 3.0);
    pen.draw_rect(Rect::from_center_size(middle, plate), 6.0, INK, Stroke::new(1.8, YELLOW));
    pen.text((middle.x, middle.y + 6.0 * letters), Anchor::Middle, Face::Display, 16.0, CREAM, &text);
}
