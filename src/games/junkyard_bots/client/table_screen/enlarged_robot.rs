//! The robot view: any robot, enlarged, with all public facts about it. It covers the table or the
//! watched game.

use bevy_egui::egui::{self, Color32, Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::app::request::JunkyardRequest;
use crate::client::motion::{backdrop, robots};
use crate::client::robot::robot_facts::{gripper_words, held_with_grippers};
use crate::client::robot::{facts_list, part_words, robot_facts};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::grid::{Grid, Moved};
use crate::client::shortcuts;
use crate::client::stage::painter;
use crate::client::table_screen::spoken_table;
use crate::messages::phrase;
use client::app::request::Request;
use client::app::sheet;
use client::art::Art;
use client::art::fonts::Face;
use client::input::{Listener, Shortcut, is_pressed};
use client::kit::marks::Lamps;
use client::kit::notes;
use client::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, PANEL, SECOND, YARD, YELLOW};
use client::kit::pen::rect_at;
use client::kit::text::letters::HoverHint;
use client::kit::widgets::icon_button::icon_button;
use client::kit::{Anchor, Pen};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::{SeatId, SeatKind};

/// Greatest width and height of the panel, in points.
const SIZE: (f32, f32) = (1020.0, 710.0);
const MARGIN: f32 = 32.0;
/// Height of the panel of held parts, in points.
const HOLDS: f32 = 108.0;

/// Draws the view of a seat's robot over everything, and leaves requests in the scene. While a file
/// chooser is in front nothing is listened to.
pub fn draw_robot_view(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, seat: SeatId, is_behind: bool) {
    let settings = scene.settings;
    let mut is_list = false;
    sheet::draw_modal_layer(ctx, settings, art, "look-closer", |pen, whole| {
        if is_behind {
            pen.ui.disable();
        }
        let size = vec2(SIZE.0.min(whole.width() - 24.0), SIZE.1.min(whole.height() - 24.0));
        let rect = Rect::from_center_size(whole.center(), size);
        pen.draw_panel(rect, 16.0, PANEL);
        let facts = Rect::from_min_max(pos2(split_x(rect) + 18.0, rect.top() + 82.0), rect.max - vec2(MARGIN, 34.0));
        is_list = !robot_facts::facts_fit(pen, scene, facts, seat);
        let (below, who) = draw_tabs(pen, scene, rect, seat);
        if is_list {
            let inner = Rect::from_min_max(pos2(rect.left() + 20.0, below + 10.0), rect.max - vec2(20.0, 20.0));
            let split = inner.left() + inner.width() * 0.45;
            draw_robot(pen, scene, inner.with_max_x(split), seat);
            facts_list::draw_facts_list(pen, scene, inner.with_min_x(split + 14.0), seat, who);
            return;
        }
        let inner = Rect::from_min_max(pos2(rect.left() + MARGIN, below + 16.0), rect.max - vec2(MARGIN, 34.0));
        let split = split_x(rect);
        let holds = Rect::from_min_max(pos2(inner.left(), inner.bottom() - HOLDS), pos2(split, inner.bottom()));
        let shown = Rect::from_min_max(inner.min, pos2(split, holds.top() - 10.0));
        draw_robot(pen, scene, shown, seat);
        draw_held_parts(pen, scene, holds, seat);
        robot_facts::draw_robot_facts(pen, scene, facts.with_min_y(inner.top()), seat);
    });
    if !is_behind {
        listen_to_keys(ctx, scene, seat, is_list);
    }
}

/// Coordinate of the border between the robot and its facts.
fn split_x(panel: Rect) -> f32 {
    panel.left() + MARGIN + (panel.width() - 2.0 * MARGIN) * 0.555
}

/// Listens to the keys of the view. In a list, the arrows up and down scroll instead.
fn listen_to_keys(ctx: &egui::Context, scene: &mut Scene, seat: SeatId, is_list: bool) {
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let seats: Vec<SeatId> = scene.table.seats().collect();
    let beside = |step: usize| seats[(seat.index() + step) % seats.len()];
    let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
    let by_number = seats.iter().copied().find(|other| keys.is_pressed(by_seat[other.index()]));
    if keys.is_pressed(Shortcut::ESCAPE) || keys.is_pressed(shortcuts::LOOK_CLOSER) {
        scene.send_request(Request::CloseOverlay);
    } else if is_pressed(ctx, Key::ArrowRight) || (!is_list && is_pressed(ctx, Key::ArrowDown)) {
        scene.send_request(Request::LookAt(beside(1)));
    } else if is_pressed(ctx, Key::ArrowLeft) || (!is_list && is_pressed(ctx, Key::ArrowUp)) {
        scene.send_request(Request::LookAt(beside(seats.len() - 1)));
    } else if let Some(other) = by_number {
        scene.send_request(Request::LookAt(other));
    }
}

/// Tabs: their usual height, the gap between two of them, and the width beside a name, in points.
const TAB: (f32, f32, f32) = (46.0, 8.0, 70.0);

/// Draws a tab for each player, in as many rows as their names need, and the buttons to close and
/// to save a portrait. Returns the lower end, and the player's kind if that had no room.
fn draw_tabs(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId) -> (f32, Option<Phrase>) {
    let close = rect_at(rect.right() - MARGIN - 38.0, rect.top() + 23.0, 38.0, 38.0);
    if icon_button(pen, close, "cross", phrase!("closer-back"), None) {
        scene.send_request(Request::CloseOverlay);
    }
    let portrait = close.translate(vec2(-46.0, 0.0));
    if icon_button(pen, portrait, "portrait", phrase!("closer-portrait"), None) {
        scene.send_request(JunkyardRequest::ChoosePortrait(seat).into());
    }
    let left = rect.left() + MARGIN;
    let right = portrait.left() - 10.0;
    let tall = pen.button_height(TAB.0, 18.0);
    let mut x = left;
    let mut y = rect.top() + 20.0;
    let seats: Vec<SeatId> = scene.table.seats().collect();
    for other in seats {
        let wide = (TAB.2 + pen.measure(scene.seat_name(other), Face::Display, 18.0)).min(right - left);
        if x + wide > right && x > left {
            x = left;
            y += tall + TAB.1;
        }
        if draw_tab(pen, scene, rect_at(x, y, wide, tall), other, other == seat) {
            scene.send_request(Request::LookAt(other));
        }
        x += wide + TAB.1;
    }
    let who = match scene.play.seat(seat).kind {
        SeatKind::Human => phrase!("closer-person"),
        SeatKind::Computer(_) => phrase!("closer-computer"),
    };
    let has_room = x + 8.0 + pen.measure(&who, Face::Text, 16.0) < right;
    if has_room {
        pen.plain((x + 8.0, y + tall / 2.0 + pen.size(6.0)), SECOND, &who);
    }
    (y + tall, (!has_room).then_some(who))
}

fn draw_tab(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId, is_shown: bool) -> bool {
    let response = pen.ui.interact(rect, Id::new(("look at", seat)), Sense::click());
    let name = scene.seat_name(seat).to_owned();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, &name));
    notes::record_place(pen.ui.ctx(), || format!("look at {}", seat.0), rect);
    let hue = pen.seat_colour(scene.seat_colour(seat));
    let fill = if is_shown || response.hovered() { CARD } else { INSET };
    let line = if is_shown { Stroke::new(4.0, hue) } else { Stroke::new(2.5, INK) };
    pen.draw_rect(rect, 10.0, fill, line);
    if response.has_focus() {
        pen.stroke_rect(rect.expand(4.0), 12.0, Stroke::new(2.5, CREAM));
    }
    pen.draw_seat_chip(rect.left() + 12.0, rect.center().y - 13.0, scene.seat_colour(seat), 26.0);
    let at = (rect.left() + 48.0, rect.center().y + 6.5 * pen.look.text);
    pen.text_within(at, Anchor::Start, Face::Display, 18.0, CREAM, &name, rect.width() - 56.0);
    response.clicked()
}

/// Draws the robot on its grid, which can be moved and enlarged like the stage.
fn draw_robot(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId) {
    if scene.view.closer.0 != seat {
        scene.view.closer = (seat, Moved::default());
    }
    let robot = scene.robot_picture(seat);
    let moved = scene.view.closer.1;
    let (cell, x) = Grid::place_of_whole(&robot, rect, rect.left(), rect.width(), 0);
    let grid = Grid::standing(&robot, rect, x, cell, 0, moved);
    let response = pen.ui.interact(rect, Id::new("robot looked at"), Sense::click_and_drag());
    if let Some(at) = response.interact_pointer_pos().or_else(|| response.hover_pos()) {
        scene.view.closer.1 = painter::move_by(pen, &response, at, moved, &grid);
    }
    let outer = pen.ui.clip_rect();
    pen.ui.set_clip_rect(rect);
    backdrop::paint_backdrop(pen, rect, &grid, false);
    if scene.table.survives(seat) {
        robots::paint_robot_still(pen, &robot, &grid);
        painter::draw_bonus_tags(pen, scene, seat, &grid);
        spoken_table::speak_parts(pen, scene, seat, &grid);
        draw_pointed_part(pen, scene, seat, &grid, response);
    } else {
        pen.draw_svg("explosion", Rect::from_center_size(rect.center(), vec2(260.0, 260.0)), Color32::WHITE);
    }
    backdrop::paint_frame(pen, rect, PANEL);
    pen.ui.set_clip_rect(outer);
    draw_figures(pen, scene, rect, seat);
}

/// Frames the part under the pointer and explains it.
fn draw_pointed_part(pen: &mut Pen, scene: &Scene, seat: SeatId, grid: &Grid, response: egui::Response) {
    let Some(at) = response.hover_pos() else { return };
    let build = scene.robot_or_build(seat);
    let assembly = build.assembly();
    let Some(index) = assembly.part_at(grid.cell_under(at)) else { return };
    let placed = &assembly.parts()[index];
    pen.stroke_rect(grid.rect_of(placed.rectangle).expand(2.0), 8.0, Stroke::new(3.0, CREAM));
    let tile = scene.table.part(placed.part).and_then(|info| scene.known_tile(&info));
    if let Some(tile) = tile {
        response.on_hover_text_at_pointer(pen.tell(&part_words::tile_in_words(tile)));
    }
}

/// Draws power and energy at the top of the stage: side by side, or one below the other where their
/// words need the room.
fn draw_figures(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId) {
    let power = scene.table.power(seat);
    let full = scene.table.setup().tiles.starter().power;
    let eaten = scene.table.eaten(seat);
    let wanted = scene.table.setup().energy_to_win;
    let words = pen.tell(&phrase!("closer-power", power = power, full = full));
    let half = rect.width() / 2.0;
    let lamps = |room: f32| (room / f32::from(full.max(1)) - 5.0).clamp(4.0, 20.0);
    let text = format!("{eaten} / {wanted}");
    let wide = pen.measure(&words, Face::Bold, 16.0);
    let is_one_line = pen.size(16.0) <= 18.0 || lamps(half - 96.0 - wide) > 12.0;
    let lamp = if is_one_line { lamps(half - 96.0 - wide) } else { lamps(rect.width() - 110.0 - wide) };
    let x = rect.left() + 30.0;
    let y = rect.top() + 16.0;
    let line = pen.size(16.0).max(24.0) + 6.0;
    let middle = y + (line - 6.0) / 2.0;
    pen.draw_icon("power", x, middle - 12.0, 24.0, Color32::WHITE);
    let on = if power > 1 { YELLOW } else { LIGHT_RED };
    let lamps = Lamps { count: full, lit: power, size: vec2(lamp, 16.0), gap: 5.0, colour: on };
    pen.draw_lamps(pos2(x + 32.0, middle - 8.0), &lamps);
    let base = pen.size(6.0);
    pen.bold((x + 40.0 + f32::from(full) * (lamp + 5.0), middle + base), CREAM, &words);
    let (x, middle) = if is_one_line { (rect.left() + half + 20.0, middle) } else { (x, middle + line) };
    pen.draw_icon("energy", x, middle - 12.0, 24.0, Color32::WHITE);
    let wide = pen.text((rect.right() - 30.0, middle + base), Anchor::End, Face::Bold, 16.0, CREAM, &text);
    let meter = Rect::from_min_max(pos2(x + 32.0, middle - 7.0), pos2(rect.right() - 42.0 - wide, middle + 7.0));
    pen.draw_meter(meter, f32::from(eaten), wanted);
}

/// Draws the parts that the robot holds, with their grippers.
fn draw_held_parts(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId) {
    pen.draw_rect(rect, 10.0, YARD, Stroke::new(3.0, INK));
    pen.head((rect.left() + 14.0, rect.top() + 27.0), 17.0, YELLOW, phrase!("closer-holds"));
    let all = held_with_grippers(scene, seat);
    if all.is_empty() {
        pen.plain((rect.left() + 14.0, rect.top() + 66.0), SECOND, phrase!("closer-nothing"));
        return;
    }
    let room = (rect.width() - 28.0) / all.len() as f32;
    let mut x = rect.left() + 14.0;
    for (part, grippers) in all {
        let size = scene.table.part(part).and_then(|info| info.size).map_or((1.0, 1.0), cells_of);
        let cell = 44.0 / size.1;
        let well = rect_at(x, rect.top() + 42.0, size.0 * cell + 12.0, 54.0);
        pen.draw_inset(well, 8.0, INSET);
        pen.draw_tile(scene.part_drawing(part), well.center(), size, cell, Rotation::Up, Color32::WHITE);
        let name = phrase!("as-title", name = scene.part_name(part));
        let by = gripper_words(scene, &grippers);
        let left = room - well.width() - 16.0;
        let x_words = well.right() + 8.0;
        // A name that is cut tells nothing: without room for it the picture is alone, and its hint
        // has the words.
        if pen.measure(&name, Face::Bold, 16.0).max(pen.longest_word(&by, Face::Text, 16.0)) <= left {
            let more = pen.height(&by, Face::Text, 16.0, left) - pen.size(16.0) * 1.2;
            let top = rect.top() + 48.0 - (more / 2.0).max(0.0);
            let tall = pen.lines(pos2(x_words, top), Anchor::Start, Face::Bold, 16.0, CREAM, &name, left);
            let gap = if more > 1.0 { 0.0 } else { 1.8 };
            pen.lines(pos2(x_words, top + tall + gap), Anchor::Start, Face::Text, 16.0, SECOND, &by, left);
        }
        let response = pen.ui.interact(well, Id::new(("held", part.0)), Sense::hover());
        let words = pen.tell(&phrase!("closer-held-by", part = name, by = by));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
        response.on_hover_hint(words);
        x += room;
    }
}
