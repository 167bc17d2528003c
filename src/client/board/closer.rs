//! Looking closer: any robot, enlarged, with all that can be known about it. It lies over the table or the game that is watched.

use bevy_egui::egui::{self, Color32, Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::{inspector, robot_facts, stage};
use crate::client::app::request::{Purpose, Request};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input::{Listener, Shortcut, pressed};
use crate::client::kit::button::icon_button;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, PANEL, SECOND, YARD, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::motion::{backdrop, robots};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::grid::{Grid, Moved};
use crate::grid::Rotation;
use crate::language::phrase;
use crate::parts::{GripperKind, PartId, SeatId};
use crate::record::SeatKind;

/// The most that the panel takes, in points.
const SIZE: (f32, f32) = (1020.0, 710.0);
const MARGIN: f32 = 32.0;
/// How high the panel of what the robot holds is.
const HOLDS: f32 = 108.0;

/// Draws a seat's robot over everything, and leaves in the scene what is asked for. While a file is chosen nothing listens.
pub fn show(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, seat: SeatId, is_behind: bool) {
    let settings = scene.settings;
    sheet::over(ctx, settings, art, "look-closer", |pen, whole| {
        if is_behind {
            pen.ui.disable();
        }
        let size = vec2(SIZE.0.min(whole.width() - 24.0), SIZE.1.min(whole.height() - 24.0));
        let rect = Rect::from_center_size(whole.center(), size);
        pen.panel(rect, 16.0, PANEL);
        head(pen, scene, rect, seat);
        let inner = Rect::from_min_max(rect.min + vec2(MARGIN, 82.0), rect.max - vec2(MARGIN, 34.0));
        let split = inner.left() + inner.width() * 0.555;
        let holds = Rect::from_min_max(pos2(inner.left(), inner.bottom() - HOLDS), pos2(split, inner.bottom()));
        let shown = Rect::from_min_max(inner.min, pos2(split, holds.top() - 10.0));
        robot(pen, scene, shown, seat);
        held(pen, scene, holds, seat);
        robot_facts::show(pen, scene, Rect::from_min_max(pos2(split + 18.0, inner.top()), inner.max), seat);
    });
    if !is_behind {
        listen(ctx, scene, seat);
    }
}

/// What is asked for by keys.
fn listen(ctx: &egui::Context, scene: &mut Scene, seat: SeatId) {
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let seats: Vec<SeatId> = scene.table.seats().collect();
    let beside = |step: usize| seats[(seat.index() + step) % seats.len()];
    let by_seat = [Shortcut::First, Shortcut::Second, Shortcut::Third, Shortcut::Fourth];
    let by_number = seats.iter().copied().find(|other| keys.pressed(by_seat[other.index()]));
    if keys.pressed(Shortcut::Escape) || keys.pressed(Shortcut::LookCloser) {
        scene.request(Request::CloseOverlay);
    } else if pressed(ctx, Key::ArrowRight) || pressed(ctx, Key::ArrowDown) {
        scene.request(Request::LookAt(beside(1)));
    } else if pressed(ctx, Key::ArrowLeft) || pressed(ctx, Key::ArrowUp) {
        scene.request(Request::LookAt(beside(seats.len() - 1)));
    } else if let Some(other) = by_number {
        scene.request(Request::LookAt(other));
    }
}

/// The players to look at, and the way back.
fn head(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId) {
    let close = area(rect.right() - MARGIN - 38.0, rect.top() + 23.0, 38.0, 38.0);
    if icon_button(pen, close, "cross", phrase!("closer-back"), None) {
        scene.request(Request::CloseOverlay);
    }
    let portrait = close.translate(vec2(-46.0, 0.0));
    if icon_button(pen, portrait, "portrait", phrase!("closer-portrait"), None) {
        scene.request(Request::Choose(Purpose::Portrait(seat)));
    }
    let seats: Vec<SeatId> = scene.table.seats().collect();
    let mut x = rect.left() + MARGIN;
    let most = (portrait.left() - x - 10.0) / seats.len() as f32 - 8.0;
    for other in seats {
        let wide = (52.0 + 18.0 + pen.measure(scene.name(other), Face::Display, 18.0)).min(most);
        if tab(pen, scene, area(x, rect.top() + 20.0, wide, 46.0), other, other == seat) {
            scene.request(Request::LookAt(other));
        }
        x += wide + 8.0;
    }
    let who = match scene.play.seat(seat).kind {
        SeatKind::Human => phrase!("closer-person"),
        SeatKind::Computer(_) => phrase!("closer-computer"),
    };
    let wide = pen.measure(&who, Face::Text, 16.0);
    if x + 8.0 + wide < portrait.left() - 10.0 {
        pen.plain((x + 8.0, rect.top() + 49.0), SECOND, who);
    }
}

fn tab(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId, is_shown: bool) -> bool {
    let response = pen.ui.interact(rect, Id::new(("look at", seat)), Sense::click());
    let name = scene.name(seat).to_owned();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, &name));
    notes::note(pen.ui.ctx(), || format!("look at {}", seat.0), rect);
    let hue = pen.seat(scene.colour(seat));
    let fill = if is_shown || response.hovered() { CARD } else { INSET };
    let line = if is_shown { Stroke::new(4.0, hue) } else { Stroke::new(2.5, INK) };
    pen.outlined(rect, 10.0, fill, line);
    if response.has_focus() {
        pen.frame(rect.expand(4.0), 12.0, Stroke::new(2.5, CREAM));
    }
    pen.chip(rect.left() + 12.0, rect.center().y - 13.0, scene.colour(seat), 26.0);
    let at = (rect.left() + 48.0, rect.center().y + 6.5 * pen.look.text);
    pen.text_within(at, Anchor::Start, Face::Display, 18.0, CREAM, &name, rect.width() - 58.0);
    response.clicked()
}

/// The robot on its grid, which can be moved and made larger like the stage.
fn robot(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId) {
    if scene.view.closer.0 != seat {
        scene.view.closer = (seat, Moved::default());
    }
    let robot = scene.robot(seat);
    let moved = scene.view.closer.1;
    let cell = Grid::fitting_cell(&robot, rect, rect.width(), 0);
    let grid = Grid::standing(&robot, rect, rect.center().x, cell, 0, moved);
    let response = pen.ui.interact(rect, Id::new("robot looked at"), Sense::click_and_drag());
    if let Some(at) = response.interact_pointer_pos().or_else(|| response.hover_pos()) {
        scene.view.closer.1 = stage::move_by(pen, &response, at, moved, &grid);
    }
    let outer = pen.ui.clip_rect();
    pen.ui.set_clip_rect(rect);
    backdrop::paint(pen, rect, &grid, false);
    if scene.table.survives(seat) {
        robots::paint_still(pen, &robot, &grid);
        stage::bonus_tags(pen, scene, seat, &grid);
        pointed(pen, scene, seat, &grid, response);
    } else {
        pen.drawing("explosion", Rect::from_center_size(rect.center(), vec2(260.0, 260.0)), Color32::WHITE);
    }
    backdrop::frame(pen, rect, PANEL);
    pen.ui.set_clip_rect(outer);
    figures(pen, scene, rect, seat);
}

/// What the part under the pointer does.
fn pointed(pen: &mut Pen, scene: &Scene, seat: SeatId, grid: &Grid, response: egui::Response) {
    let Some(at) = response.hover_pos() else { return };
    let build = scene.build(seat);
    let assembly = build.assembly();
    let Some(index) = assembly.at(grid.cell_under(at)) else { return };
    let placed = &assembly.parts()[index];
    pen.frame(grid.rect(placed.rectangle).expand(2.0), 8.0, Stroke::new(3.0, CREAM));
    let tile = scene.table.part(placed.part).and_then(|info| scene.known_tile(&info));
    if let Some(tile) = tile {
        response.on_hover_text_at_pointer(pen.tell(&inspector::in_words(tile)));
    }
}

/// Power and energy, at the top of the stage.
fn figures(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId) {
    let (power, full) = (scene.table.power(seat), scene.table.setup().tiles.starter().power);
    let (x, y) = (rect.left() + 30.0, rect.top() + 16.0);
    let half = rect.width() / 2.0;
    pen.icon("power", x, y, 24.0, Color32::WHITE);
    let on = if power > 1 { YELLOW } else { LIGHT_RED };
    let text = pen.tell(&phrase!("closer-power", power = power, full = full));
    let wide = pen.measure(&text, Face::Bold, 16.0);
    let lamp = ((half - 96.0 - wide) / f32::from(full.max(1)) - 5.0).clamp(4.0, 20.0);
    pen.lamps(x + 32.0, y + 4.0, (full, power), (lamp, 16.0), 5.0, on);
    pen.bold((x + 40.0 + f32::from(full) * (lamp + 5.0), y + 18.0), CREAM, &text);
    let (eaten, wanted) = (scene.table.eaten(seat), scene.table.setup().energy_to_win);
    let x = rect.left() + half + 20.0;
    pen.icon("energy", x, y, 24.0, Color32::WHITE);
    let text = format!("{eaten} / {wanted}");
    let wide = pen.text((rect.right() - 30.0, y + 18.0), Anchor::End, Face::Bold, 16.0, CREAM, &text);
    let meter = Rect::from_min_max(pos2(x + 32.0, y + 5.0), pos2(rect.right() - 42.0 - wide, y + 19.0));
    pen.meter(meter, f32::from(eaten), wanted);
}

/// What the robot holds, and with what.
fn held(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId) {
    pen.outlined(rect, 10.0, YARD, Stroke::new(3.0, INK));
    pen.head((rect.left() + 14.0, rect.top() + 27.0), 17.0, YELLOW, phrase!("closer-holds"));
    let robot = scene.table.robot(seat);
    let all: Vec<(PartId, Vec<PartId>)> =
        GripperKind::ALL.iter().flat_map(|&by| robot.grippers(by).holding()).collect();
    if all.is_empty() {
        pen.plain((rect.left() + 14.0, rect.top() + 66.0), SECOND, phrase!("closer-nothing"));
        return;
    }
    let room = (rect.width() - 28.0) / all.len() as f32;
    let mut x = rect.left() + 14.0;
    for (part, grippers) in all {
        let size = scene.table.part(part).and_then(|info| info.size).map_or((1.0, 1.0), cells_of);
        let cell = 44.0 / size.1;
        let well = area(x, rect.top() + 42.0, size.0 * cell + 12.0, 54.0);
        pen.inset(well, 8.0, INSET);
        pen.tile(scene.drawing(part), well.center(), size, cell, Rotation::Up, Color32::WHITE);
        let name = phrase!("as-title", name = scene.part_name(part));
        let by = match grippers.as_slice() {
            [one] => scene.part_name(*one),
            several => phrase!("closer-together", count = several.len()),
        };
        let left = room - well.width() - 16.0;
        let at = (well.right() + 8.0, rect.top() + 64.0);
        // Half a word tells nothing; without room for it the picture speaks, and the pointer says it.
        if pen.measure(&name, Face::Bold, 16.0) <= left {
            pen.text((at.0, at.1), Anchor::Start, Face::Bold, 16.0, CREAM, &name);
            pen.text_within((at.0, at.1 + 21.0), Anchor::Start, Face::Text, 16.0, SECOND, &by, left);
        }
        let response = pen.ui.interact(well, Id::new(("held", part.0)), Sense::hover());
        response.on_hover_text(pen.tell(&phrase!("closer-held-by", part = name, by = by)));
        x += room;
    }
}
