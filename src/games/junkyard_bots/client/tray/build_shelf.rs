//! The shelf of a build: parts that are not on the grid, the place for parts that go back to the
//! Junkyard, and the buttons.

use std::cell::RefCell;

use bevy_egui::egui::{
    Color32, Id, PointerButton, Rect, Response, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2, vec2,
};

use super::slot::SharedScene;
use super::stack_layout::CELL;
use super::taking::{draw_missing, draw_tick, tile_tint};
use super::tile_rows::{end_within, place_in_rows};
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{JunkyardBotsCommand, TurnStage, lesson_at_table, puzzle_at_table};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::panel_titles;
use crate::lessons::{self, LessonRun, Spot, StepGoal};
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use client::kit::notes;
use client::kit::palette::{CREAM, INK, LIGHT_RED, MUTED, SECOND, SHELF, TRAY_INSET, YELLOW, rgb};
use client::kit::panel::build::{choose, column, groove, layers, painted, row, spacer, text};
use client::kit::panel::{Node, State, Surface, place};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;

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
/// Cells across and down of the heap in the place for scrap, and the side of each, in points.
const HEAP: [u8; 2] = [3, 2];
const HEAP_CELL: f32 = Space::Xxl.points();
/// Key of the hint.
const HINT: &str = "hint";

/// Nodes send the numbers of the buttons.
type ShelfNode<'a> = Node<'a, usize>;

/// Contents of the shelf.
struct ShelfFacts<'a> {
    bench: &'a Bench,
    /// Titles, the best one first.
    titles: Vec<Phrase>,
    buttons: [ShelfButton; 3],
    /// Whether parts may go back to the Junkyard.
    has_scrap: bool,
    is_empty: bool,
}

impl<'a> ShelfFacts<'a> {
    fn of(scene: &Scene, bench: &'a Bench) -> Self {
        let must_attach_all = bench.inventory().must_attach_all;
        let seat = scene.on_stage();
        let titles = if must_attach_all {
            vec![phrase!("shelf-starters", name = scene.seat_name(seat))]
        } else {
            let of = |name: &str| phrase!("shelf-title-of", name = name);
            panel_titles::title_forms(scene, seat, phrase!("shelf-title"), of)
        };
        Self {
            bench,
            titles,
            buttons: shelf_buttons(scene, bench),
            has_scrap: !must_attach_all,
            is_empty: !must_attach_all && bench.shelf().next().is_none(),
        }
    }
}

/// Button of the shelf.
struct ShelfButton {
    button: Button<'static>,
    /// Least height at the usual text size, in points.
    least: f32,
    does: JunkyardBotsCommand,
}

/// Returns the buttons, from the top.
fn shelf_buttons(scene: &Scene, bench: &Bench) -> [ShelfButton; 3] {
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
    let done = Button::large(phrase!("shelf-done"), ButtonKind::Go).with_icon(lock_or(why.is_some(), "check"));
    let for_me = Button::usual(phrase!("shelf-build-for-me"), ButtonKind::Slate).with_icon(lock_or(is_taught, "bot"));
    let over = Button::usual(phrase!("shelf-start-over"), ButtonKind::Slate).with_icon("undo");
    // A narrow window with large text leaves little height for three buttons.
    let least = Space::Xxl.points();
    [
        ShelfButton {
            button: done.disabled_because(why.or_else(|| answer.clone())),
            least: TargetHeight::Row.points(),
            does: JunkyardBotsCommand::Done,
        },
        ShelfButton {
            button: for_me.disabled_because(by_itself.or(solving).or(answer)),
            least,
            does: JunkyardBotsCommand::BuildForMe,
        },
        ShelfButton { button: over, least, does: JunkyardBotsCommand::StartOver },
    ]
}

/// Icon of a button: a lock if the button is locked.
const fn lock_or(is_locked: bool, icon: &'static str) -> &'static str {
    if is_locked { "locked" } else { icon }
}

/// Key of a button in the panel.
const fn button_key(number: usize) -> (&'static str, usize) {
    ("shelf", number)
}

/// Describes the panel. Its pictures need the scene, unless it is only measured.
fn shelf_panel<'a>(facts: &'a ShelfFacts, scene: Option<&'a SharedScene>) -> ShelfNode<'a> {
    let title = |title: &'a Phrase| text(TextStyle::LABEL.in_colour(YELLOW), title).manner(Manner::Heading);
    let hint = || text(TextStyle::NOTE.in_colour(SECOND), phrase!("shelf-hint")).key(HINT);
    let with_hint = facts.titles.first().map(|first| row([title(first), hint()]).gap(Space::L));
    let head = choose(with_hint.into_iter().chain(facts.titles.iter().map(title)));
    let board = painted(0.0, 0.0, move |pen, room| {
        if let Some(scene) = scene {
            draw_board(pen, &mut scene.borrow_mut(), facts.bench, room);
        }
    });
    let note = if facts.is_empty { text(TextStyle::NOTE, phrase!("shelf-empty")) } else { Node::empty() };
    let above = column([spacer(), note]).inside_by(Space::L, Space::Xxl);
    let parts = column([head, layers([board, above]).grow()]);
    let scrap = if facts.has_scrap { scrap_place(scene).fill() } else { Node::empty() };
    let buttons =
        facts.buttons.iter().enumerate().map(|(number, one)| {
            one.button.clone().sends(number).at_least_high(one.least).grow().key(button_key(number))
        });
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), SHELF);
    row([parts.fill().grow(), scrap, groove().fill(), column(buttons).gap(Space::Xs).fill()])
        .gap(Space::M)
        .inside(Space::M)
        .on(Surface::Painted(Box::new(ground)))
        .key("shelf")
}

/// Describes the place for scrap. A part that is dropped there goes onto the shelf, from where Done
/// sends it to the Junkyard.
fn scrap_place<'a>(scene: Option<&'a SharedScene>) -> ShelfNode<'a> {
    let frame = move |pen: &mut Pen, rect: Rect, _: State| {
        let is_over = scene.is_some_and(|scene| {
            let scene = scene.borrow();
            scene.interaction.own.hand.is_some() && scene.pointer_position(pen.ui).is_some_and(|at| rect.contains(at))
        });
        pen.fill_rect(rect, Radius::Panel.points(), TRAY_INSET);
        let line = Stroke::new(LineWidth::Row.points(), if is_over { YELLOW } else { LIGHT_RED });
        pen.draw_dashed_rect(rect, line, Space::S.points(), Space::Xs.points());
    };
    let [wide, high] = HEAP.map(|cells| f32::from(cells) * HEAP_CELL);
    // Its words make it no wider than the longest of them.
    let words = text(TextStyle::STRONG, phrase!("shelf-scrap")).anchor(Anchor::Middle).narrow();
    column([painted(wide, 0.0, draw_heap).with_heights(0.0, high).grow(), words])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(frame)))
        .noted("scrap")
}

/// Returns the hint about the shelf, if it has no room beside the title.
pub fn hint_left_out(pen: &Pen, scene: &Scene, bench: &Bench) -> Option<Phrase> {
    let facts = ShelfFacts::of(scene, bench);
    let mut shelf = place(&pen.ruler(), scene.regions.tray, shelf_panel(&facts, None));
    shelf.rect_of(HINT).is_none().then(|| phrase!("shelf-hint"))
}

/// Draws the shelf.
pub fn draw_shelf(pen: &mut Pen, scene: &mut Scene, bench: &Bench) {
    let facts = ShelfFacts::of(scene, bench);
    let room = scene.regions.tray;
    let shared = RefCell::new(scene);
    let mut shelf = place(&pen.ruler(), room, shelf_panel(&facts, Some(&shared)));
    let places = [0, 1, 2].map(|number| shelf.rect_of(button_key(number)));
    let pressed = shelf.show(pen);
    let mut scene = shared.borrow_mut();
    for (number, (one, place)) in facts.buttons.iter().zip(places).enumerate() {
        let Some(place) = place else { continue };
        if one.does == JunkyardBotsCommand::Done {
            scene.note_lesson_spot(Spot::Button(lessons::LessonButton::Done), place);
        }
        // A build by the computer is undone with one press, so it needs no guard.
        let counts = one.does == JunkyardBotsCommand::BuildForMe || scene.accepts_press(pen, place, ("shelf", number));
        if counts && pressed.contains(&number) {
            scene.send_command(one.does.clone());
        }
    }
}

/// Draws the board at the foot of a room, and the parts on it; in a first build also the empty
/// places of those on the grid.
fn draw_board(pen: &mut Pen, scene: &mut Scene, bench: &Bench, room: Rect) {
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
            scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Click));
        }
    }
    if response.hovered() {
        scene.point_at(part);
    }
    response
}

/// Draws a heap of tiles, and an arrow down to it.
fn draw_heap(pen: &mut Pen, room: Rect) {
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
