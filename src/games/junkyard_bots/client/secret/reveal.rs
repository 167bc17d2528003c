//! Reveal (rule 5.1): the small tiles are scattered over the yard, and each player turns one up.
//! All face-down tiles are equal, so a click anywhere turns one up.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, pos2, vec2};

use crate::client::play::{Command, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::stage::painter;
use crate::messages::phrase;
use crate::parts::{PartId, Size, TileId};
use client::art::fonts::Face;
use client::kit::palette::{CARD, INK, PANEL, TRAY_INSET, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::{Anchor, Block, Pen, TextStyle};
use shell::seats::SeatId;

/// Side of a tile in the yard, and distances between tiles across and down, in points.
const TILE: f32 = 50.0;
const APART: (f32, f32) = (57.0, 84.0);
/// Least distance between rows of tiles, in points.
const LEAST_APART: f32 = 26.0;

/// Find: the seat, the part, and its tile.
type Find = (SeatId, PartId, TileId);

/// Draws the yard over the stage.
pub fn draw_reveal(pen: &mut Pen, scene: &mut Scene) {
    let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &scene.interaction.stage else { return };
    let tiles = tiles.clone();
    let up = *up;
    let stage = scene.regions.stage;
    painter::draw_yard(pen, scene);
    let response = pen.ui.interact(stage, Id::new("yard"), Sense::click());
    if scene.accepts_press(pen, stage, "go-on") && response.clicked() {
        scene.send_command(Command::Advance);
    }
    painter::draw_sign(pen, scene);
    let below = draw_finds(pen, scene, &tiles, up);
    draw_yard(pen, scene, below, tiles.len() - up, up < tiles.len());
}

/// Draws the finds of this round's players, in rows of as many as have room. Returns the lower end
/// of the last row.
fn draw_finds(pen: &mut Pen, scene: &Scene, tiles: &[Find], up: usize) -> f32 {
    let stage = scene.regions.stage;
    let room = stage.width() - 20.0;
    let is_large = pen.look.text > LARGE;
    let columns = if is_large { tiles.len().clamp(1, 2) } else { tiles.len().max(1) };
    let width = (room - 8.0 * (columns as f32 - 1.0)) / columns as f32;
    let width = if is_large { width } else { width.min(260.0) };
    let mut top = scene.regions.prompt.bottom().max(stage.top() + 56.0) + if is_large { 6.0 } else { 14.0 };
    for (row, finds) in tiles.chunks(columns).enumerate() {
        let words: Vec<[Block; 2]> = finds
            .iter()
            .enumerate()
            .map(|(column, find)| find_words(pen, scene, find, (row * columns + column).cmp(&up), width))
            .collect();
        let lines = words.iter().map(|[name, found]| name.height().max(24.0) + found.height());
        let high = lines.fold(0.0, f32::max) + if is_large { 16.0 } else { 28.0 };
        let high = high.max(if is_large { 62.0 } else { 72.0 });
        for (column, (find, words)) in finds.iter().zip(&words).enumerate() {
            let rect = rect_at(stage.left() + 10.0 + column as f32 * (width + 8.0), top, width, high);
            draw_find(pen, scene, find, row * columns + column, up, words, rect);
        }
        top += high + if is_large { 6.0 } else { 8.0 };
    }
    top
}

/// Name of a player, and the find or the state of the turn, for a card of this width.
fn find_words(pen: &Pen, scene: &Scene, find: &Find, turn: Ordering, width: f32) -> [Block; 2] {
    let (seat, part, _) = find;
    let found = match turn {
        Ordering::Less => phrase!("as-title", name = scene.part_name(*part)),
        Ordering::Equal => phrase!("reveal-choosing"),
        Ordering::Greater => phrase!("reveal-up-next"),
    };
    let name = scene.seat_name(*seat);
    let room = width - 48.0 - 66.0;
    let name = match pen.measure(name, Face::Display, 17.0) <= room {
        true => pen.block(name, TextStyle::LABEL, Anchor::Start, room),
        false => pen.block(name, TextStyle::STRONG, Anchor::Start, room),
    };
    [name, pen.block(found, TextStyle::NOTE, Anchor::Start, width - 82.0)]
}

/// Draws the find of one player, the one of `number` from 0; `up` of the finds are turned up.
fn draw_find(pen: &mut Pen, scene: &Scene, find: &Find, number: usize, up: usize, words: &[Block; 2], rect: Rect) {
    let (seat, part, _) = find;
    let is_now = number == up;
    let colour = scene.seat_colour(*seat);
    pen.draw_panel(rect, 9.0, if is_now { CARD } else { PANEL });
    if is_now {
        pen.stroke_rect(rect.shrink(3.5), 6.5, Stroke::new(4.0, pen.seat_colour(colour)));
    } else {
        pen.draw_left_edge(rect, 8.0, 7.0, pen.seat_colour(colour));
    }
    let [name, found] = words;
    let high = name.height().max(24.0);
    let gap = ((rect.height() - high - found.height()) / 3.0).max(0.0);
    let (before, between) = if pen.look.text > LARGE { (gap, gap) } else { (11.0, 6.0) };
    let middle = rect.top() + before + high / 2.0;
    pen.draw_seat_chip(rect.left() + 16.0, middle - 12.0, colour, 24.0);
    pen.aloud(|pen| {
        pen.put_level(rect.left() + 48.0, middle, name);
        pen.put(pos2(rect.left() + 16.0, rect.top() + before + high + between), found);
    });
    let slot = rect_at(rect.right() - 61.0, rect.center().y - 24.0, 50.0, 50.0);
    if number < up {
        pen.draw_inset(slot, 7.0, TRAY_INSET);
        draw_turned_tile(pen, scene, slot, *part, number + 1 == up);
    } else {
        let line = if is_now { YELLOW } else { Color32::from_rgb(0x5c, 0x74, 0x80) };
        pen.draw_dashed_rect(slot, Stroke::new(2.2, line), 6.0, 5.0);
        if is_now {
            let at = (slot.center().x, slot.center().y + 9.0 * pen.look.text);
            pen.text(at, Anchor::Middle, Face::Display, 26.0, YELLOW, "?");
        }
    }
}

/// Draws a tile that was turned up; the last one still flips.
fn draw_turned_tile(pen: &mut Pen, scene: &Scene, slot: Rect, part: PartId, is_last: bool) {
    let moves = is_last && !scene.settings.reduced_motion;
    let lasts = if moves { 0.26 * scene.settings.speed.factor() } else { 0.0 };
    let done = if moves { pen.progress_since_change("flip", part.0.into(), lasts) } else { 1.0 };
    let (drawing, across) =
        if done < 0.5 { ("back_small", 1.0 - 2.0 * done) } else { (scene.part_drawing(part), 2.0 * done - 1.0) };
    pen.draw_squeezed(drawing, slot.center(), vec2(44.0, 44.0), across);
}

/// Draws the face-down small tiles, scattered the same way each time.
fn draw_yard(pen: &mut Pen, scene: &Scene, top: f32, waiting: usize, is_choosing: bool) {
    let count = scene.pile_size(Size::Small).max(waiting);
    let stage = scene.regions.stage;
    let top = (top + 14.0).min(stage.bottom() - 16.0 - TILE);
    let room = Rect::from_min_max(pos2(stage.left() + 20.0, top), stage.max - vec2(20.0, 16.0));
    // Where there is little room below the finds, tiles are closer together.
    let columns = ((room.width() / APART.0) as usize).max(1);
    let most_rows = ((room.height() / LEAST_APART) as usize).max(1);
    let rows = count.div_ceil(columns).clamp(1, most_rows);
    let columns = count.div_ceil(rows).max(1);
    let apart = APART.0.min(room.width() / columns as f32);
    let pitch = (room.height() / rows as f32).min(APART.1);
    let pointer = scene.pointer_position(pen.ui).filter(|_| is_choosing && pen.ui.is_enabled());
    for number in 0..count {
        let column = number % columns;
        let row = number / columns;
        let in_row = columns.min(count - row * columns) as f32;
        let scatter = |seed: f32| ((number as f32 + 1.0) * seed).fract() - 0.5;
        let x = room.center().x + (column as f32 - (in_row - 1.0) / 2.0) * apart + scatter(0.618) * 4.0;
        let y = room.top() + (row as f32 + 0.5) * pitch + scatter(0.382) * 16.0;
        let centre = pos2(x, y);
        let is_pointed = pointer.is_some_and(|at| Rect::from_center_size(centre, vec2(apart, pitch)).contains(at));
        let (side, angle) = if is_pointed { (66.0, -0.1) } else { (TILE, scatter(0.755) * 0.28) };
        let shadow = Rect::from_center_size(centre + vec2(2.0, 6.0), vec2(side, side));
        pen.fill_rect(shadow, 8.0, fade_colour(INK, 0.4));
        pen.draw_rotated("back_small", centre, vec2(side, side), 1.0, angle, Color32::WHITE);
        if is_pointed {
            pen.stroke_rect(
                Rect::from_center_size(centre, vec2(side + 8.0, side + 8.0)),
                12.0,
                Stroke::new(3.5, YELLOW),
            );
        }
    }
}
