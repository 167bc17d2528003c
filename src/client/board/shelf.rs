//! The shelf of a build: parts that are not on the grid, the way back to the Junkyard, and Done.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::notes;
use crate::client::kit::palette::{CREAM, INK, LIGHT_RED, SECOND, SHELF, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::bench::Bench;
use crate::client::play::hand::{How, Thing};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::{Scene, cells_of};
use crate::grid::Rotation;
use crate::language::phrase;
use crate::parts::PartId;

/// Draws the shelf.
pub fn show(pen: &mut Pen, scene: &mut Scene, bench: &Bench) {
    let tray = scene.regions.tray;
    let (x, y) = (tray.left(), tray.top());
    pen.panel(tray, 10.0, SHELF);
    let title = if bench.inventory().all {
        phrase!("shelf-starters", name = scene.name(scene.on_stage()))
    } else {
        phrase!("shelf-title")
    };
    let wide = pen.head((x + 16.0, y + 27.0), 17.0, YELLOW, &title);
    let room = tray.width() - wide - 420.0;
    let hint = phrase!("shelf-hint");
    pen.text_within((x + 32.0 + wide, y + 27.0), Anchor::Start, Face::Text, 16.0, SECOND, hint, room);
    let board = area(x + 14.0, y + 132.0, tray.width() - if bench.inventory().all { 238.0 } else { 400.0 }, 14.0);
    plank(pen, board);
    parts(pen, scene, bench, board);
    if !bench.inventory().all {
        scrap(pen, scene, area(tray.right() - 372.0, y + 44.0, 150.0, 116.0));
    }
    pen.divider(tray.right() - 208.0, y + 14.0, tray.bottom() - 14.0);
    buttons(pen, scene, bench, tray);
}

fn plank(pen: &Pen, board: Rect) {
    for x in [board.left() + 36.0, board.right() - 54.0] {
        let bracket = vec![pos2(x, board.bottom()), pos2(x + 22.0, board.bottom()), pos2(x, board.bottom() + 20.0)];
        pen.painter().add(Shape::convex_polygon(bracket, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(2.5, INK)));
    }
    pen.outlined(board, 3.0, Color32::from_rgb(0x6b, 0x5a, 0x4c), Stroke::new(2.5, INK));
    let edge = Rect::from_min_max(pos2(board.left() + 1.0, board.bottom() - 5.0), board.max - vec2(1.0, 1.0));
    pen.fill(edge, 2.0, Color32::from_rgb(0x4c, 0x3f, 0x36));
}

/// Parts on the shelf, and where those on the grid stood in a first build.
fn parts(pen: &mut Pen, scene: &mut Scene, bench: &Bench, board: Rect) {
    let all: Vec<PartId> = if bench.inventory().all {
        bench.inventory().parts.iter().map(|&(part, _)| part).collect()
    } else {
        bench.shelf().collect()
    };
    let size_of = |part: PartId| scene.table.part(part).and_then(|part| part.size);
    let cells: Vec<(PartId, (f32, f32))> =
        all.iter().filter_map(|&part| Some((part, cells_of(size_of(part)?)))).collect();
    let total: f32 = cells.iter().map(|(_, cells)| cells.0).sum();
    let gaps = 26.0 * cells.len() as f32;
    let cell = ((board.width() - 24.0 - gaps) / total.max(1.0)).clamp(20.0, 64.0);
    let mut x = board.left() + 18.0;
    for (part, (wide, tall)) in cells {
        let scale = if tall > 1.0 { cell.min(44.0) } else { cell };
        let (width, height) = (wide * scale, tall * scale);
        let place = area(x, board.top() - height, width, height);
        slot(pen, scene, bench, part, place, (wide, tall), scale);
        x += width + 26.0;
    }
    if bench.shelf().next().is_none() && !bench.inventory().all {
        pen.plain((board.left() + 18.0, board.top() - 20.0), SECOND, phrase!("shelf-empty"));
    }
}

fn slot(pen: &mut Pen, scene: &mut Scene, bench: &Bench, part: PartId, place: Rect, cells: (f32, f32), cell: f32) {
    let thing = Thing::Part(part);
    let is_on_grid = bench.placement_of(part).is_some();
    let is_held = scene.desk.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let name = pen.tell(&scene.part_name(part));
    let drawing = scene.drawing(part);
    if !is_on_grid {
        let response = pen.ui.interact(place.expand(6.0), Id::new(("thing", thing)), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        notes::note(pen.ui.ctx(), || format!("{thing:?}"), place);
        if scene.is_open() && scene.desk.hand.is_none() && scene.desk.stand == Stand::Play {
            if response.drag_started_by(bevy_egui::egui::PointerButton::Primary) {
                scene.ask(Command::PickUp(thing, How::Drag));
            } else if response.clicked() {
                scene.ask(Command::PickUp(thing, How::Click));
            }
        }
        if response.hovered() {
            scene.point_at(part);
        }
        let lift = if response.hovered() && !is_held { -3.0 } else { 0.0 };
        let tint = if is_held { faded(Color32::WHITE, 0.2) } else { Color32::WHITE };
        pen.tile(drawing, place.center() + vec2(0.0, lift), cells, cell, Rotation::Up, tint);
        if scene.desk.chosen == Some(thing) && !is_held {
            pen.frame(place.expand(4.0), 8.0, Stroke::new(2.5, CREAM));
        }
        scene.spot(part, place);
    } else {
        pen.tile(drawing, place.center(), cells, cell, Rotation::Up, faded(Color32::WHITE, 0.2));
        pen.dashed(place.shrink(2.0), Stroke::new(2.0, Color32::from_rgb(0x7c, 0x8f, 0x98)), 6.0, 5.0);
        pen.painter().circle(
            pos2(place.right(), place.top()),
            11.0,
            crate::client::kit::palette::GREEN,
            Stroke::new(2.5, INK),
        );
        pen.icon("check", place.right() - 7.0, place.top() - 7.0, 14.0, INK);
    }
    if is_held {
        pen.dashed(place.shrink(2.0), Stroke::new(2.0, YELLOW), 6.0, 5.0);
    }
}

/// What is dropped here goes onto the shelf, from where Done sends it to the Junkyard.
fn scrap(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    notes::note(pen.ui.ctx(), || "scrap".to_owned(), rect);
    let is_over = scene.desk.hand.is_some() && scene.pointer(pen.ui).is_some_and(|at| rect.contains(at));
    pen.fill(rect, 10.0, Color32::from_rgb(0x23, 0x1d, 0x1b));
    let line = if is_over { YELLOW } else { LIGHT_RED };
    pen.dashed(rect, Stroke::new(2.5, line), 9.0, 6.0);
    let middle = rect.center().x;
    let top = rect.top() - 44.0;
    pen.drawing("back_medium", area(middle - 52.0, top + 88.0, 68.0, 34.0), Color32::WHITE);
    pen.drawing("back_small", area(middle + 14.0, top + 84.0, 38.0, 38.0), Color32::WHITE);
    pen.drawing("back_small", area(middle - 22.0, top + 58.0, 34.0, 34.0), Color32::WHITE);
    pen.fill(area(middle + 32.0, top + 52.0, 12.0, 14.0), 0.0, line);
    let head = vec![pos2(middle + 24.0, top + 64.0), pos2(middle + 52.0, top + 64.0), pos2(middle + 38.0, top + 80.0)];
    pen.painter().add(Shape::convex_polygon(head, line, Stroke::NONE));
    let at = (middle, rect.bottom() - 13.0);
    let text = &phrase!("shelf-scrap");
    let size = pen.fitting(text, Face::Bold, 16.0, rect.width() - 8.0);
    pen.text(at, Anchor::Middle, Face::Bold, size, CREAM, text);
}

fn buttons(pen: &mut Pen, scene: &mut Scene, bench: &Bench, tray: Rect) {
    let (x, y) = (tray.right() - 194.0, tray.top());
    let answer = (!scene.question.is_none()).then(|| phrase!("answer-first"));
    let left = bench.left_off().len();
    let why = (bench.inventory().all && left > 0).then(|| phrase!("shelf-still", count = left));
    let done = Button::new(phrase!("shelf-done"), Kind::Go, 24.0).icon(if why.is_some() { "locked" } else { "check" });
    if done.closed(why.or_else(|| answer.clone())).show(pen, area(x, y + 14.0, 180.0, 56.0)) {
        scene.ask(Command::Done);
    }
    if Button::new(phrase!("shelf-build-for-me"), Kind::Slate, 17.0)
        .icon("bot")
        .closed(answer)
        .show(pen, area(x, y + 78.0, 180.0, 38.0))
    {
        scene.ask(Command::BuildForMe);
    }
    if Button::new(phrase!("shelf-start-over"), Kind::Slate, 17.0)
        .icon("undo")
        .show(pen, area(x, y + 124.0, 180.0, 38.0))
    {
        scene.ask(Command::StartOver);
    }
}
