//! Tiles that were drawn in a secret look: side by side with their names below, or, where those
//! have no room, as rows that scroll.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{CREAM, MUTED, STAGE};
use client::kit::{Anchor, Pen};
use client::panels::paging::page_turn;
use shell::grid::Rotation;
use shell::language::Phrase;

/// Gap between two tiles, greatest side of a cell, and greatest height of a tile, in points.
const GAP: f32 = 18.0;
const CELL: f32 = 56.0;
const TALLEST: f32 = 84.0;
/// Greatest width of a name, in points.
const WIDEST: f32 = 150.0;
/// Least height of a tile above its name, in points.
const LEAST: f32 = 40.0;

/// Drawn tile: the part, its size in cells, and its name.
type DrawnTile = (PartId, (f32, f32), Phrase);

/// Draws the tiles in a well.
pub fn draw_drawn_tiles(pen: &mut Pen, scene: &mut Scene, well: Rect, draws: &[PartId]) {
    pen.draw_inset(well, 8.0, STAGE);
    let size = |part: PartId| scene.table.part(part)?.size.map(cells_of);
    let name = |part: PartId| phrase!("as-title", name = scene.part_name(part));
    let all: Vec<DrawnTile> = draws.iter().filter_map(|&part| Some((part, size(part)?, name(part)))).collect();
    if all.is_empty() {
        let text = phrase!("look-nothing");
        let tall = pen.height(&text, Face::Text, 16.0, well.width() - 16.0);
        let at = pos2(well.center().x, well.center().y - tall / 2.0 - 0.6);
        pen.lines(at, Anchor::Middle, Face::Text, 16.0, MUTED, text, well.width() - 16.0);
        return;
    }
    let room = (well.width() / all.len() as f32 - 8.0).min(WIDEST.max(pen.size(WIDEST)));
    let (tallest, longest) = all.iter().fold((0.0_f32, 0.0_f32), |(tall, long), (.., name)| {
        let word = pen.longest_word(name, Face::Bold, 16.0);
        (tall.max(pen.height(name, Face::Bold, 16.0, room)), long.max(word))
    });
    if longest <= room && tallest + LEAST + 20.0 <= well.height() {
        draw_side_by_side(pen, scene, well, &all, room, tallest);
    } else {
        draw_rows(pen, scene, well.shrink2(vec2(8.0, 4.0)), &all);
    }
}

/// Draws the tiles side by side; `room` is the greatest width of a name, `names` the height of the
/// highest one, in points.
fn draw_side_by_side(pen: &mut Pen, scene: &mut Scene, well: Rect, all: &[DrawnTile], room: f32, names: f32) {
    let total: f32 = all.iter().map(|(_, cells, _)| cells.0).sum();
    let gaps = GAP * (all.len() as f32 + 1.0);
    let cell = ((well.width() - gaps) / total).min(CELL);
    let tall = (well.height() - names - 26.8).min(TALLEST);
    let widths: Vec<f32> = all.iter().map(|(_, cells, _)| cells.0 * cell).collect();
    // Names that are wider than their tiles push these apart.
    let step = |width: f32, (_, _, name): &DrawnTile| {
        let name = pen.measure(name, Face::Bold, 16.0).min(room);
        width.max(name - GAP + 16.0)
    };
    let steps: Vec<f32> = widths.iter().zip(all).map(|(&width, drawn)| step(width, drawn)).collect();
    let whole = steps.iter().sum::<f32>() + GAP * (all.len() as f32 - 1.0);
    let mut x = well.center().x - whole / 2.0;
    for ((part, cells, name), step) in all.iter().zip(steps) {
        let side = cell.min(tall / cells.1);
        let centre = pos2(x + step / 2.0, well.top() + 12.0 + tall / 2.0);
        draw_tile(
            pen,
            scene,
            *part,
            Rect::from_center_size(centre, vec2(cells.0 * side, cells.1 * side)),
            *cells,
            side,
        );
        let height = pen.height(name, Face::Bold, 16.0, room);
        let at = pos2(centre.x, well.bottom() - 10.8 - names + (names - height) / 2.0);
        pen.lines(at, Anchor::Middle, Face::Bold, 16.0, CREAM, name, room);
        x += step + GAP;
    }
}

fn draw_rows(pen: &mut Pen, scene: &mut Scene, rect: Rect, all: &[DrawnTile]) {
    let room = |width: f32| width - LEAST - 34.0;
    let heights = |pen: &Pen, width: f32| {
        all.iter().map(|(.., name)| pen.height(name, Face::Bold, 16.0, room(width)).max(LEAST) + 8.0).collect()
    };
    let list = List { turn: page_turn(pen.ui), ..List::new("drawn-in-secret", rect) };
    list.draw_rows(pen, heights, |pen, row, place| {
        let (part, cells, name) = &all[row];
        let side = LEAST / cells.0.max(cells.1);
        let size = vec2(cells.0 * side, cells.1 * side);
        let centre = pos2(place.left() + 8.0 + LEAST / 2.0, place.center().y);
        draw_tile(pen, scene, *part, Rect::from_center_size(centre, size), *cells, side);
        let room = room(place.width());
        let top = place.center().y - pen.height(name, Face::Bold, 16.0, room) / 2.0;
        pen.lines(pos2(place.left() + LEAST + 22.0, top), Anchor::Start, Face::Bold, 16.0, CREAM, name, room);
    });
}

/// Draws a tile, which the pointer can find.
fn draw_tile(pen: &mut Pen, scene: &mut Scene, part: PartId, place: Rect, cells: (f32, f32), side: f32) {
    let drawing = scene.part_drawing(part);
    pen.draw_tile(drawing, place.center(), cells, side, Rotation::Up, Color32::WHITE);
    if scene.pointer_position(pen.ui).is_some_and(|at| place.contains(at)) {
        scene.point_at(part);
    }
    scene.note_part_place(part, place);
}
