//! The shelf of a build: parts that are not on the grid, the place for parts that go back to the
//! Junkyard, and the buttons.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{JunkyardBotsCommand, TurnStage, lesson_at_table, puzzle_at_table};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::panel_titles;
use crate::lessons::{self, LessonRun, Spot, StepGoal};
use crate::messages::phrase;
use crate::parts::PartId;
use client::art::fonts::Face;
use client::kit::notes;
use client::kit::palette::{CREAM, GREEN, INK, LIGHT_RED, SECOND, SHELF, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Button, ButtonKind, Pen};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Layout of the panel.
struct ShelfLayout {
    /// Width of the buttons, in points.
    buttons: f32,
    /// Board below the parts, and the coordinate above which no part may reach.
    board: Rect,
    top: f32,
    /// Place for parts that go back to the Junkyard; `None` if all must be attached.
    scrap: Option<Rect>,
}

/// Gap between parts on the board, and least side of their cells there, in points.
const GAP: f32 = 26.0;
const LEAST_CELL: f32 = 20.0;
/// Usual widths of the buttons and of the place for scrap, in points.
const BUTTONS: f32 = 180.0;
const SCRAP: f32 = 150.0;

/// Labels of the buttons, with their sizes and usual heights in points.
fn button_labels() -> [(Phrase, f32, f32); 3] {
    [
        (phrase!("shelf-done"), 24.0, 56.0),
        (phrase!("shelf-build-for-me"), 17.0, 38.0),
        (phrase!("shelf-start-over"), 17.0, 38.0),
    ]
}

fn lay_out_shelf(pen: &Pen, scene: &Scene, bench: &Bench) -> ShelfLayout {
    let tray = scene.regions.tray;
    let buttons =
        button_labels().iter().map(|(label, size, _)| pen.button_width(label, *size, true)).fold(BUTTONS, f32::max);
    let right = tray.right() - buttons - 28.0;
    let has_scrap = !bench.inventory().must_attach_all;
    let words = pen.longest_word(phrase!("shelf-scrap"), Face::Bold, 16.0) + 12.0;
    let scrap = if pen.measure(phrase!("shelf-scrap"), Face::Bold, 16.0) <= SCRAP - 8.0 { SCRAP } else { words };
    let board = Rect::from_min_max(
        pos2(tray.left() + 14.0, tray.bottom() - 44.0),
        pos2(if has_scrap { right - scrap - 28.0 } else { right - 16.0 }, tray.bottom() - 30.0),
    );
    let back = Rect::from_min_max(
        pos2(right - 14.0 - scrap, tray.top() + 27.0 + pen.size(17.0)),
        pos2(right - 14.0, tray.bottom() - 16.0),
    );
    let top = tray.top() + 14.0 + pen.size(17.0) * 1.2;
    ShelfLayout { buttons, board, top, scrap: has_scrap.then_some(back) }
}

/// Title of the panel.
fn shelf_title(pen: &Pen, scene: &Scene, bench: &Bench, room: f32) -> Phrase {
    if bench.inventory().must_attach_all {
        phrase!("shelf-starters", name = scene.seat_name(scene.on_stage()))
    } else {
        let of = |name: &str| phrase!("shelf-title-of", name = name);
        panel_titles::panel_title(pen, scene, scene.on_stage(), 17.0, room, phrase!("shelf-title"), of)
    }
}

/// Returns the hint about the shelf, if it has no room beside the title.
pub fn hint_left_out(pen: &Pen, scene: &Scene, bench: &Bench) -> Option<Phrase> {
    let hint = phrase!("shelf-hint");
    let room = scene.regions.tray.width() - lay_out_shelf(pen, scene, bench).buttons - 72.0;
    let title = pen.measure(shelf_title(pen, scene, bench, room), Face::Display, 17.0);
    let wide = title + pen.measure(&hint, Face::Text, 16.0);
    (wide > room).then_some(hint)
}

/// Draws the shelf.
pub fn draw_shelf(pen: &mut Pen, scene: &mut Scene, bench: &Bench) {
    let tray = scene.regions.tray;
    pen.draw_panel(tray, 10.0, SHELF);
    let ShelfLayout { buttons: wide, board, top, scrap: back } = lay_out_shelf(pen, scene, bench);
    let base = tray.top() + 10.0 + pen.size(17.0);
    let title = shelf_title(pen, scene, bench, tray.width() - wide - 72.0);
    let after = pen.head((tray.left() + 16.0, base), 17.0, YELLOW, title);
    if hint_left_out(pen, scene, bench).is_none() {
        pen.plain((tray.left() + 32.0 + after, base), SECOND, phrase!("shelf-hint"));
    }
    draw_plank(pen, board);
    draw_parts(pen, scene, bench, board, top);
    if let Some(rect) = back {
        draw_scrap(pen, scene, rect);
    }
    pen.draw_divider(tray.right() - wide - 28.0, tray.top() + 14.0, tray.bottom() - 14.0);
    draw_buttons(pen, scene, bench, wide);
}

fn draw_plank(pen: &Pen, board: Rect) {
    for x in [board.left() + 36.0, board.right() - 54.0] {
        let bracket = vec![pos2(x, board.bottom()), pos2(x + 22.0, board.bottom()), pos2(x, board.bottom() + 20.0)];
        pen.painter().add(Shape::convex_polygon(bracket, Color32::from_rgb(0x54, 0x67, 0x70), Stroke::new(2.5, INK)));
    }
    pen.draw_rect(board, 3.0, Color32::from_rgb(0x6b, 0x5a, 0x4c), Stroke::new(2.5, INK));
    let edge = Rect::from_min_max(pos2(board.left() + 1.0, board.bottom() - 5.0), board.max - vec2(1.0, 1.0));
    pen.fill_rect(edge, 2.0, Color32::from_rgb(0x4c, 0x3f, 0x36));
}

/// Draws the parts on the shelf, and in a first build the empty places of those on the grid.
fn draw_parts(pen: &mut Pen, scene: &mut Scene, bench: &Bench, board: Rect, top: f32) {
    let all: Vec<PartId> = if bench.inventory().must_attach_all {
        bench.inventory().parts.iter().map(|&(part, _)| part).collect()
    } else {
        bench.shelf().collect()
    };
    let size_of = |part: PartId| scene.table.part(part).and_then(|part| part.size);
    let cells: Vec<(PartId, (f32, f32))> =
        all.iter().filter_map(|&part| Some((part, cells_of(size_of(part)?)))).collect();
    let sizes: Vec<(f32, f32)> = cells.iter().map(|(_, cells)| *cells).collect();
    for ((part, cells), (place, cell)) in cells.into_iter().zip(part_places(&sizes, board, top)) {
        draw_part(pen, scene, bench, part, place, cells, cell);
    }
    if bench.shelf().next().is_none() && !bench.inventory().must_attach_all {
        let room = board.width() - 26.0;
        let tall = pen.height(phrase!("shelf-empty"), Face::Text, 16.0, room);
        let at = pos2(board.left() + 18.0, board.top() - 17.0 - tall);
        pen.lines(at, Anchor::Start, Face::Text, 16.0, SECOND, phrase!("shelf-empty"), room);
    }
}

/// Returns places for parts of these sizes, with the side of a cell of each: on the board, or,
/// where they have no room, in rows above it.
fn part_places(sizes: &[(f32, f32)], board: Rect, top: f32) -> Vec<(Rect, f32)> {
    let room = board.width() - 24.0;
    let tall = board.top() - top;
    let total: f32 = sizes.iter().map(|size| size.0).sum();
    let cell = ((room - GAP * sizes.len() as f32) / total.max(1.0)).min(64.0);
    if cell >= LEAST_CELL {
        let mut x = board.left() + 18.0;
        let place = |&(wide, high): &(f32, f32)| {
            let scale = if high > 1.0 { cell.min(44.0) } else { cell }.min(tall / high);
            let place = rect_at(x, board.top() - high * scale, wide * scale, high * scale);
            x += place.width() + GAP;
            (place, scale)
        };
        return sizes.iter().map(place).collect();
    }
    let mut cell = 40.0;
    loop {
        let mut places = Vec::new();
        let mut x = board.left() + 8.0;
        let mut bottom = board.top();
        let mut high = 0.0_f32;
        for &(wide, tall) in sizes {
            if x + wide * cell > board.right() && x > board.left() + 8.0 {
                x = board.left() + 8.0;
                bottom -= high + 8.0;
                high = 0.0;
            }
            places.push((rect_at(x, bottom - tall * cell, wide * cell, tall * cell), cell));
            high = high.max(tall * cell);
            x += wide * cell + 8.0;
        }
        if bottom - high >= top || cell <= 12.0 {
            return places;
        }
        cell -= 2.0;
    }
}

fn draw_part(pen: &mut Pen, scene: &mut Scene, bench: &Bench, part: PartId, place: Rect, cells: (f32, f32), cell: f32) {
    let thing = Thing::Part(part);
    let is_on_grid = bench.placement_of(part).is_some();
    let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
    let name = pen.tell(&scene.part_name(part));
    let drawing = scene.part_drawing(part);
    if !is_on_grid {
        let response = pen.ui.interact(place.expand(6.0), Id::new(("thing", thing)), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        notes::record_place(pen.ui.ctx(), || format!("{thing:?}"), place);
        if scene.is_open() && scene.interaction.own.hand.is_none() && scene.interaction.stage == TurnStage::Choosing {
            if response.drag_started_by(bevy_egui::egui::PointerButton::Primary) {
                scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Drag));
            } else if response.clicked() {
                scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Click));
            }
        }
        if response.hovered() {
            scene.point_at(part);
        }
        let lift = if response.hovered() && !is_held { -3.0 } else { 0.0 };
        let tint = if is_held { fade_colour(Color32::WHITE, 0.2) } else { Color32::WHITE };
        pen.draw_tile(drawing, place.center() + vec2(0.0, lift), cells, cell, Rotation::Up, tint);
        if scene.interaction.own.chosen == Some(thing) && !is_held {
            pen.stroke_rect(place.expand(4.0), 8.0, Stroke::new(2.5, CREAM));
        }
        scene.note_part_place(part, place);
    } else {
        pen.draw_tile(drawing, place.center(), cells, cell, Rotation::Up, fade_colour(Color32::WHITE, 0.2));
        pen.draw_dashed_rect(place.shrink(2.0), Stroke::new(2.0, Color32::from_rgb(0x7c, 0x8f, 0x98)), 6.0, 5.0);
        pen.painter().circle(pos2(place.right(), place.top()), 11.0, GREEN, Stroke::new(2.5, INK));
        pen.draw_icon("check", place.right() - 7.0, place.top() - 7.0, 14.0, INK);
    }
    if is_held {
        pen.draw_dashed_rect(place.shrink(2.0), Stroke::new(2.0, YELLOW), 6.0, 5.0);
    }
}

/// Draws the place for scrap. A part that is dropped there goes onto the shelf, from where Done
/// sends it to the Junkyard.
fn draw_scrap(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    notes::record_place(pen.ui.ctx(), || "scrap".to_owned(), rect);
    let is_over =
        scene.interaction.own.hand.is_some() && scene.pointer_position(pen.ui).is_some_and(|at| rect.contains(at));
    pen.fill_rect(rect, 10.0, Color32::from_rgb(0x23, 0x1d, 0x1b));
    let line = if is_over { YELLOW } else { LIGHT_RED };
    pen.draw_dashed_rect(rect, Stroke::new(2.5, line), 9.0, 6.0);
    let middle = rect.center().x;
    let top = rect.top() - 44.0;
    pen.draw_svg("back_medium", rect_at(middle - 52.0, top + 88.0, 68.0, 34.0), Color32::WHITE);
    pen.draw_svg("back_small", rect_at(middle + 14.0, top + 84.0, 38.0, 38.0), Color32::WHITE);
    pen.draw_svg("back_small", rect_at(middle - 22.0, top + 58.0, 34.0, 34.0), Color32::WHITE);
    pen.fill_rect(rect_at(middle + 32.0, top + 52.0, 12.0, 14.0), 0.0, line);
    let head = vec![pos2(middle + 24.0, top + 64.0), pos2(middle + 52.0, top + 64.0), pos2(middle + 38.0, top + 80.0)];
    pen.painter().add(Shape::convex_polygon(head, line, Stroke::NONE));
    let text = phrase!("shelf-scrap");
    let room = rect.width() - 8.0;
    let tall = pen.height(&text, Face::Bold, 16.0, room);
    pen.lines(pos2(middle, rect.bottom() - 9.8 - tall), Anchor::Middle, Face::Bold, 16.0, CREAM, text, room);
}

fn draw_buttons(pen: &mut Pen, scene: &mut Scene, bench: &Bench, wide: f32) {
    let tray = scene.regions.tray;
    let answer = (!scene.question.is_none()).then(|| phrase!("answer-first"));
    let solving = puzzle_at_table(scene.play).map(|_| phrase!("puzzle-build-yourself"));
    let left = bench.left_off().len();
    let why = (bench.inventory().must_attach_all && left > 0).then(|| phrase!("shelf-still", count = left));
    // A lesson has a step for each part; it explains by itself why a robot can't be handed in.
    let is_taught = lesson_at_table(scene.play).is_some();
    let is_due = lesson_at_table(scene.play)
        .and_then(LessonRun::step)
        .is_some_and(|step| matches!(step.goal(), StepGoal::Built(_)));
    let later = (is_taught && !is_due).then(|| phrase!("coach-done-later"));
    let by_itself = is_taught.then(|| phrase!("coach-by-hand"));
    let why = later.or(why);
    let icon = if why.is_some() { "locked" } else { "check" };
    let all = [
        (ButtonKind::Go, icon, why.or_else(|| answer.clone()), JunkyardBotsCommand::Done),
        (
            ButtonKind::Slate,
            if is_taught { "locked" } else { "bot" },
            by_itself.or(solving).or(answer),
            JunkyardBotsCommand::BuildForMe,
        ),
        (ButtonKind::Slate, "undo", None, JunkyardBotsCommand::StartOver),
    ];
    let labels = button_labels();
    let heights = labels.each_ref().map(|(_, size, height)| pen.button_height(*height, *size));
    let gap = ((tray.height() - 28.0 - heights.iter().sum::<f32>()) / 2.0).min(8.0);
    let mut top = tray.top() + 14.0;
    for (number, ((label, size, _), (kind, icon, closed, command))) in labels.into_iter().zip(all).enumerate() {
        let place = rect_at(tray.right() - wide - 14.0, top, wide, heights[number]);
        if number == 0 {
            scene.note_lesson_spot(Spot::Button(lessons::LessonButton::Done), place);
        }
        let button = Button::new(label, kind, size).with_icon(icon).disabled_because(closed).with_number(number);
        // A build by the computer is undone with one press, so it needs no guard.
        let is_pressed = match command {
            JunkyardBotsCommand::BuildForMe => button.show(pen, place),
            _ => scene.draw_button(pen, button, place, ("shelf", number)),
        };
        if is_pressed {
            scene.send_command(command);
        }
        top = place.bottom() + gap;
    }
}
