//! Pictures of the shelf: the board with the parts on it, and the heap in the place for scrap.

use bevy_egui::egui::{
    Color32, Id, PointerButton, Rect, Response, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2,
};

use super::stack_layout::CELL;
use super::taking::{draw_missing, draw_tick, tile_tint};
use super::tile_rows::{end_within, place_in_rows};
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::parts::{PartId, Size};
use client::kit::palette::{CREAM, INK, LIGHT_RED, MUTED, YELLOW, rgb};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, notes};
use shell::grid::Rotation;

/// Colours of the board, of its lower edge, and of the brackets below it.
const BOARD: Color32 = rgb(0x6b_5a4c);
const EDGE: Color32 = rgb(0x4c_3f36);
const BRACKET: Color32 = rgb(0x54_6770);
/// Thickness of the board, in points.
const THICK: f32 = Space::M.points();
/// Gap between parts on the board, in points.
const GAP: f32 = Space::Xl.points();
/// Greatest and least side of the cells of parts on the board, the least one in rows above it, and
/// the step by which they get smaller, in points.
const MOST_CELL: f32 = Space::Xxl.points() + Space::Xxl.points();
const LEAST_CELL: f32 = IconSize::Text.points();
const LEAST_IN_ROWS: f32 = Space::M.points();
const STEP: f32 = Space::Xs.points();
/// Cells across and down of the heap in the place for scrap.
pub const HEAP: [u8; 2] = [3, 2];
/// Side of a cell of the heap, in points.
pub const HEAP_CELL: f32 = Space::Xxl.points();

/// Draws the board at the foot of a room, and the parts on it; in a first build also the empty
/// places of those on the grid.
pub fn draw_board(pen: &mut Pen, scene: &mut Scene, bench: &Bench, room: Rect) {
    let foot = Space::L.points();
    let board = rect_at(room.left(), room.bottom() - foot - THICK, room.width(), THICK);
    let line = Stroke::new(LineWidth::Row.points(), INK);
    for x in [board.left() + Space::Xxl.points(), board.right() - 2.0 * Space::Xxl.points()] {
        let bracket = [vec2(0.0, 0.0), vec2(foot, 0.0), vec2(0.0, foot)].map(|to| pos2(x, board.bottom()) + to);
        pen.painter().add(Shape::convex_polygon(bracket.to_vec(), BRACKET, line));
    }
    pen.draw_rect(board, LineWidth::Panel.points(), BOARD, line);
    let edge = board.with_min_y(board.bottom() - Space::Xs.points()).shrink(LineWidth::Thin.points());
    pen.fill_rect(edge, LineWidth::Thin.points(), EDGE);
    let all: Vec<PartId> = if bench.inventory().must_attach_all {
        bench.inventory().parts.iter().map(|&(part, _)| part).collect()
    } else {
        bench.shelf().collect()
    };
    let sized: Vec<(PartId, Size)> =
        all.into_iter().filter_map(|part| Some((part, scene.table.part(part)?.size?))).collect();
    let sizes: Vec<Size> = sized.iter().map(|(_, size)| *size).collect();
    let above = Rect::from_min_max(room.min, board.right_top()).shrink2(vec2(Space::L.points(), 0.0));
    for ((part, size), (place, cell)) in sized.into_iter().zip(part_places(&sizes, above)) {
        draw_part(pen, scene, bench, (part, size), place, cell);
    }
}

/// Returns places for parts of these sizes, with the side of a cell of each: on the lower edge of a
/// room, or, where they have no room there, in rows above it.
fn part_places(sizes: &[Size], room: Rect) -> Vec<(Rect, f32)> {
    let total: f32 = sizes.iter().map(|size| cells_of(*size).0).sum();
    let cell = ((room.width() - GAP * sizes.len() as f32) / total.max(1.0)).min(MOST_CELL);
    if cell >= LEAST_CELL {
        let mut x = room.left();
        let place = |&size: &Size| {
            let cells = cells_of(size);
            let scale = cell.min(room.height() / cells.1);
            let size = vec2(cells.0 * scale, cells.1 * scale);
            let place = rect_at(x, room.bottom() - size.y, size.x, size.y);
            x += size.x + GAP;
            (place, scale)
        };
        return sizes.iter().map(place).collect();
    }
    let tries = ((CELL - LEAST_IN_ROWS) / STEP) as usize;
    let rows_of = |step: usize| place_in_rows(sizes, room, (CELL - step as f32 * STEP, 0.0), 1.0);
    let fitting = (0..tries).map(rows_of).find(|rows| end_within(rows, room));
    // The first row is the one on the board.
    let turned = |(place, cell): (Rect, f32)| {
        let top = room.top() + room.bottom() - place.bottom();
        (rect_at(place.left(), top, place.width(), place.height()), cell)
    };
    fitting.unwrap_or_else(|| rows_of(tries)).into_iter().map(turned).collect()
}

/// Draws a part on the shelf, or the place of one that is on the grid.
fn draw_part(pen: &mut Pen, scene: &mut Scene, bench: &Bench, part: (PartId, Size), place: Rect, cell: f32) {
    let cells = cells_of(part.1);
    let part = part.0;
    let thing = Thing::Part(part);
    let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let drawing = scene.part_drawing(part);
    if bench.placement_of(part).is_some() {
        pen.draw_tile(drawing, place.center(), cells, cell, Rotation::Up, tile_tint(true, None));
        draw_missing(pen, place, MUTED);
        draw_tick(pen, place.right_top(), IconSize::Text);
    } else {
        let response = listen_to_part(pen, scene, part, place);
        let lift = if response.hovered() && !is_held { LineWidth::Panel.points() } else { 0.0 };
        let centre = place.center() - vec2(0.0, lift);
        pen.draw_tile(drawing, centre, cells, cell, Rotation::Up, tile_tint(is_held, None));
        if scene.interaction.own.chosen == Some(thing) && !is_held {
            let around = place.expand(Space::Xs.points());
            pen.stroke_rect(around, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
        }
        scene.note_part_place(part, place);
    }
    if is_held {
        draw_missing(pen, place, YELLOW);
    }
}

/// Listens for clicks and drags on a part on the shelf.
fn listen_to_part(pen: &Pen, scene: &mut Scene, part: PartId, place: Rect) -> Response {
    let thing = Thing::Part(part);
    let name = pen.tell(&scene.part_name(part));
    let target = place.expand(Space::S.points());
    let response = pen.ui.interact(target, Id::new(("thing", thing)), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    notes::record_place(pen.ui.ctx(), || format!("{thing:?}"), place);
    if scene.is_open() && scene.interaction.own.hand.is_none() && scene.interaction.stage == TurnStage::Choosing {
        if response.drag_started_by(PointerButton::Primary) {
            scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Drag));
        } else if response.clicked() {
            scene.send_command(JunkyardBotsCommand::PickUp(thing, How::of_press(pen.ui.ctx())));
        }
    }
    if response.hovered() {
        scene.point_at(part);
    }
    response
}

/// Draws a heap of tiles, and an arrow down to it.
pub fn draw_heap(pen: &mut Pen, room: Rect) {
    let [across, down] = HEAP.map(f32::from);
    let cell = (room.width() / across).min(room.height() / down);
    let heap = Rect::from_center_size(room.center(), vec2(across * cell, down * cell));
    let on_ground = heap.top() + cell;
    pen.draw_svg("back_medium", rect_at(heap.left(), on_ground, cell + cell, cell), Color32::WHITE);
    pen.draw_svg("back_small", rect_at(heap.right() - cell, on_ground, cell, cell), Color32::WHITE);
    pen.draw_svg("back_small", rect_at(heap.center().x - cell, heap.top(), cell, cell), Color32::WHITE);
    let over = rect_at(heap.right() - cell, heap.top(), cell, cell).shrink(Space::Xs.points());
    let stem = Rect::from_center_size(over.center(), vec2(Space::M.points(), over.height()));
    pen.fill_rect(stem.with_max_y(over.center().y), 0.0, LIGHT_RED);
    let head = vec![over.left_center(), over.right_center(), over.center_bottom()];
    pen.painter().add(Shape::convex_polygon(head, LIGHT_RED, Stroke::NONE));
}
