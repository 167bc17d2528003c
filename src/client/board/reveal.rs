//! Reveal (rule 5.1): the small tiles lie about the yard, and each player turns one up. Which of the equal tiles it is
//! makes no difference, so any click will do.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, pos2, vec2};

use super::stage;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CARD, CREAM, INK, PANEL, SECOND, TRAY_INSET, YARD, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::Scene;
use crate::language::phrase;
use crate::parts::Size;

/// The side of a tile in the yard, and how far apart they lie, in points.
const TILE: f32 = 50.0;
const APART: (f32, f32) = (57.0, 84.0);

/// Draws the yard over the stage.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let Stand::Reveal { tiles, up, .. } = &scene.desk.stand else { return };
    let (tiles, up) = (tiles.clone(), *up);
    let stage = scene.regions.stage;
    pen.outlined(stage, 12.0, YARD, Stroke::new(3.0, INK));
    let response = pen.ui.interact(stage, Id::new("yard"), Sense::click());
    if response.clicked() {
        scene.ask(Command::Advance);
    }
    pen.painter().with_clip_rect(stage.shrink(2.0)).add(bevy_egui::egui::Shape::ellipse_filled(
        pos2(stage.center().x, stage.center().y + 90.0),
        vec2(stage.width() * 0.46, stage.height() * 0.36),
        Color32::from_rgb(0x33, 0x2c, 0x26),
    ));
    stage::speak(pen, scene);
    finds(pen, scene, &tiles, up);
    yard(pen, scene, stage, tiles.len() - up, up < tiles.len());
}

/// What this round's players have found.
fn finds(
    pen: &mut Pen,
    scene: &Scene,
    tiles: &[(crate::parts::SeatId, crate::parts::PartId, crate::parts::TileId)],
    up: usize,
) {
    let stage = scene.regions.stage;
    let count = tiles.len() as f32;
    let width = ((stage.width() - 20.0 - 8.0 * (count - 1.0)) / count).min(260.0);
    for (number, (seat, part, _)) in tiles.iter().enumerate() {
        let rect = area(stage.left() + 10.0 + number as f32 * (width + 8.0), stage.top() + 70.0, width, 72.0);
        let is_now = number == up;
        let colour = scene.colour(*seat);
        pen.panel(rect, 9.0, if is_now { CARD } else { PANEL });
        if is_now {
            pen.frame(rect.shrink(3.5), 6.5, Stroke::new(4.0, pen.seat(colour)));
        } else {
            pen.edge(rect, 8.0, 7.0, pen.seat(colour));
        }
        pen.chip(rect.left() + 16.0, rect.top() + 11.0, colour, 24.0);
        let room = width - 114.0;
        pen.text_within(
            (rect.left() + 48.0, rect.top() + 29.0),
            Anchor::Start,
            Face::Display,
            17.0,
            CREAM,
            scene.name(*seat),
            room,
        );
        let text = match number.cmp(&up) {
            std::cmp::Ordering::Less => phrase!("as-title", name = scene.part_name(*part)),
            std::cmp::Ordering::Equal => phrase!("reveal-choosing"),
            std::cmp::Ordering::Greater => phrase!("reveal-up-next"),
        };
        pen.text_within(
            (rect.left() + 16.0, rect.top() + 57.0),
            Anchor::Start,
            Face::Text,
            16.0,
            SECOND,
            &text,
            width - 82.0,
        );
        let slot = area(rect.right() - 61.0, rect.top() + 12.0, 50.0, 50.0);
        if number < up {
            pen.inset(slot, 7.0, TRAY_INSET);
            flip(pen, scene, slot, *part, number + 1 == up);
        } else {
            let line = if is_now { YELLOW } else { Color32::from_rgb(0x5c, 0x74, 0x80) };
            pen.dashed(slot, Stroke::new(2.2, line), 6.0, 5.0);
            if is_now {
                pen.text((slot.center().x, slot.center().y + 9.0), Anchor::Middle, Face::Display, 26.0, YELLOW, "?");
            }
        }
    }
}

/// A tile that was turned up; the last one still flips.
fn flip(pen: &mut Pen, scene: &Scene, slot: Rect, part: crate::parts::PartId, is_last: bool) {
    let moves = is_last && !scene.settings.reduced_motion;
    let lasts = if moves { 0.26 * scene.settings.speed.factor() } else { 0.0 };
    let done = if moves { pen.progress("flip", part.0.into(), lasts) } else { 1.0 };
    let (drawing, across) =
        if done < 0.5 { ("back_small", 1.0 - 2.0 * done) } else { (scene.drawing(part), 2.0 * done - 1.0) };
    pen.squeezed(drawing, slot.center(), vec2(44.0, 44.0), across);
}

/// The face-down small tiles, scattered the same way each time.
fn yard(pen: &mut Pen, scene: &Scene, stage: Rect, waiting: usize, is_choosing: bool) {
    let count = scene.pile(Size::Small).max(waiting);
    let room = Rect::from_min_max(pos2(stage.left() + 20.0, stage.top() + 164.0), stage.max - vec2(20.0, 16.0));
    let columns = ((room.width() / APART.0) as usize).max(1);
    let rows = count.div_ceil(columns).max(1);
    let columns = count.div_ceil(rows).max(1);
    let pitch = (room.height() / rows as f32).min(APART.1);
    let pointer = scene.pointer(pen.ui).filter(|_| is_choosing);
    for number in 0..count {
        let (column, row) = (number % columns, number / columns);
        let in_row = columns.min(count - row * columns) as f32;
        let scatter = |seed: f32| ((number as f32 + 1.0) * seed).fract() - 0.5;
        let x = room.center().x + (column as f32 - (in_row - 1.0) / 2.0) * APART.0 + scatter(0.618) * 4.0;
        let y = room.top() + (row as f32 + 0.5) * pitch + scatter(0.382) * 16.0;
        let centre = pos2(x, y);
        let is_pointed = pointer.is_some_and(|at| Rect::from_center_size(centre, vec2(APART.0, pitch)).contains(at));
        let (side, angle) = if is_pointed { (66.0, -0.1) } else { (TILE, scatter(0.755) * 0.28) };
        let shadow = Rect::from_center_size(centre + vec2(2.0, 6.0), vec2(side, side));
        pen.fill(shadow, 8.0, faded(INK, 0.4));
        pen.turned("back_small", centre, vec2(side, side), 1.0, angle, Color32::WHITE);
        if is_pointed {
            pen.frame(Rect::from_center_size(centre, vec2(side + 8.0, side + 8.0)), 12.0, Stroke::new(3.5, YELLOW));
        }
    }
}
