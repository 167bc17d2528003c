//! A card for each seat: who sits there, the robot in small, power, energy and what it can do.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, pos2};

use crate::action::Phase;
use crate::client::app::request::Request;
use crate::client::art::fonts::Face;
use crate::client::input::Shortcut;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, GREEN, INK, INSET, LIGHT_RED, MUTED, PANEL, SECOND, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::Stand;
use crate::client::scene::contents::Scene;
use crate::client::scene::regions::NO_COLUMN_FROM;
use crate::parts::SeatId;
use crate::record::SeatKind;
use crate::robot::Abilities;
use crate::table::Choice;

/// Lower cards show no status, and the energy eaten beside its meter.
const TALL: f32 = 170.0;

/// Draws all cards.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    for seat in scene.table.seats() {
        let rect = scene.regions.seats[seat.index()];
        card(pen, scene, seat, rect);
    }
}

/// Whoever clicks on a card looks closer at its robot; where a card leads elsewhere, on the robot in small alone.
pub fn listen(pen: &mut Pen, scene: &mut Scene, robot_alone: bool) {
    for seat in scene.table.seats() {
        let card = scene.regions.seats[seat.index()];
        let listens = if robot_alone { scene.view.seat_spots[seat.index()] } else { Some(card) };
        if let Some(listens) = listens {
            look_closer(pen, scene, seat, listens);
        }
    }
}

fn look_closer(pen: &mut Pen, scene: &mut Scene, seat: SeatId, rect: Rect) {
    let name = format!("Look closer at {}'s robot", scene.name(seat));
    let response = pen.ui.interact(rect, Id::new(("look closer", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    notes::note(pen.ui.ctx(), || format!("robot {}", seat.0), rect);
    if response.hovered() || response.has_focus() {
        pen.frame(rect.expand(2.0), 11.0, Stroke::new(2.5, CREAM));
    }
    if response.clicked() {
        scene.request(Request::LookAt(seat));
    }
    response
        .on_hover_cursor(CursorIcon::PointingHand)
        .on_hover_text(scene.settings.keys.named("Look closer", Shortcut::LookCloser));
}

fn card(pen: &mut Pen, scene: &mut Scene, seat: SeatId, rect: Rect) {
    let colour = scene.colour(seat);
    let hue = pen.seat(colour);
    let is_active = scene.active() == Some(seat);
    if is_active {
        let (x, y) = (rect.right(), rect.center().y);
        let point = vec![pos2(x, y - 16.0), pos2(x + 14.0, y), pos2(x, y + 16.0)];
        pen.painter().add(Shape::convex_polygon(point, hue, Stroke::new(3.0, INK)));
        pen.panel(rect, 10.0, CARD);
        pen.frame(rect.shrink(3.5), 7.5, Stroke::new(4.0, hue));
    } else {
        pen.panel(rect, 10.0, PANEL);
        pen.edge(rect, 8.0, 7.0, hue);
    }
    let left = rect.left() + 14.0;
    pen.chip(left, rect.top() + 12.0, colour, 28.0);
    let has_crystal = scene.table.state().crystal == Some(seat);
    let room = if has_crystal { 122.0 } else { 158.0 };
    let name = scene.name(seat).to_owned();
    pen.text_within((left + 37.0, rect.top() + 33.0), Anchor::Start, Face::Display, 19.0, CREAM, &name, room);
    if has_crystal {
        let crystal = area(rect.right() - 46.0, rect.top() + 9.0, 32.0, 32.0);
        pen.drawing("boost_crystal", crystal, Color32::WHITE);
    }
    let has_picture = scene.settings.text < NO_COLUMN_FROM;
    if has_picture {
        let top = if rect.height() < TALL { 44.0 } else { 48.0 };
        picture(pen, scene, seat, area(left, rect.top() + top, 84.0, (rect.height() - top - 47.0).min(80.0)));
    }
    numbers(pen, scene, seat, rect, if has_picture { left + 92.0 } else { left }, is_active);
    badges(pen, scene, seat, rect);
}

fn picture(pen: &mut Pen, scene: &mut Scene, seat: SeatId, rect: Rect) {
    pen.inset(rect, 7.0, INSET);
    let floor =
        Rect::from_min_max(pos2(rect.left() + 1.0, rect.bottom() - 11.0), rect.max - bevy_egui::egui::vec2(1.0, 1.0));
    pen.fill(floor, 6.0, Color32::from_rgb(0x0f, 0x19, 0x1e));
    if scene.table.survives(seat) {
        let robot = scene.robot(seat);
        pen.robot(seat, &robot, rect.shrink2(bevy_egui::egui::vec2(4.0, 4.0)));
        scene.view.seat_spots[seat.index()] = Some(rect);
    } else {
        pen.drawing("explosion", rect.shrink(10.0), Color32::WHITE);
    }
}

fn numbers(pen: &mut Pen, scene: &Scene, seat: SeatId, rect: Rect, x: f32, is_active: bool) {
    let (top, right) = (rect.top(), rect.right() - 23.0);
    let is_tall = rect.height() >= TALL;
    if is_tall {
        status_line(pen, scene, seat, (x, top + 62.0), right, is_active);
    }
    let power = scene.table.power(seat);
    let y = if is_tall { top + 71.0 } else { top + 45.0 };
    pen.icon("power", x, y, 20.0, Color32::WHITE);
    let on = if power > 1 { YELLOW } else { Color32::from_rgb(0xff, 0x7a, 0x6b) };
    let full = scene.table.setup().tiles.starter().power;
    let lamp = ((right - x - 25.0 + 2.6) / f32::from(full.max(1)) - 2.6).clamp(4.0, 20.0);
    pen.lamps(x + 25.0, y + 3.0, (full, power), (lamp, 14.0), 2.6, on);
    let y = if is_tall { y + 26.0 } else { y + 22.0 };
    pen.icon("energy", x, y, 20.0, Color32::WHITE);
    let (eaten, wanted) = (scene.table.eaten(seat), scene.table.setup().energy_to_win);
    let lasts = 0.3 * scene.settings.speed.factor();
    let shown = pen.ui.ctx().animate_value_with_time(Id::new(("eaten", seat)), f32::from(eaten), lasts);
    let label = format!("{shown:.0} / {wanted}");
    let at = if is_tall { (right, top + 128.0) } else { (right + 8.0, y + 16.0) };
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let end = if is_tall { right } else { right - wide };
    pen.meter(Rect::from_min_max(pos2(x + 25.0, y + 4.0), pos2(end.max(x + 45.0), y + 16.0)), shown, wanted);
}

fn status_line(pen: &mut Pen, scene: &Scene, seat: SeatId, at: (f32, f32), right: f32, is_active: bool) {
    let mut x = at.0;
    if matches!(scene.play.seat(seat).kind, SeatKind::Computer(_)) {
        pen.icon("bot", x, at.1 - 15.0, 18.0, SECOND);
        x += 25.0;
    }
    let (face, colour) = if is_active { (Face::Bold, CREAM) } else { (Face::Text, SECOND) };
    let status = status(scene, seat);
    pen.text_within((x, at.1), Anchor::Start, face, 16.0, colour, &status, right - x + 12.0);
}

/// The abilities to show, and those before the change that is being tried out.
fn abilities(scene: &Scene, seat: SeatId) -> (Abilities, Abilities) {
    let now = scene.table.abilities(seat);
    let builds = scene.table.state().turn.as_ref().is_some_and(|turn| turn.seat == seat);
    match &scene.desk.bench {
        Some(bench) if builds => (Abilities::of(&bench.linked().1), now),
        _ => (now, now),
    }
}

fn badges(pen: &mut Pen, scene: &Scene, seat: SeatId, rect: Rect) {
    let (now, before) = abilities(scene, seat);
    let width = (rect.width() - 28.0 - 15.0) / 4.0;
    for (number, (icon, value, old)) in [
        ("ability_sight", now.sight, before.sight),
        ("ability_grip", now.grip, before.grip),
        ("ability_bite", now.bite, before.bite),
        ("ability_speed", now.speed, before.speed),
    ]
    .into_iter()
    .enumerate()
    {
        let x = rect.left() + 14.0 + number as f32 * (width + 5.0);
        let badge = area(x, rect.bottom() - 42.0, width, 31.0);
        let (fill, line, text) = match value.cmp(&old) {
            std::cmp::Ordering::Greater => (Color32::from_rgb(0x1d, 0x4a, 0x3f), GREEN, GREEN),
            std::cmp::Ordering::Less => (Color32::from_rgb(0x47, 0x21, 0x1f), LIGHT_RED, LIGHT_RED),
            std::cmp::Ordering::Equal => (INSET, INK, if value == 0 { MUTED } else { CREAM }),
        };
        pen.outlined(badge, 6.0, fill, Stroke::new(2.0, line));
        let tint = if value == 0 { faded(Color32::WHITE, 0.45) } else { Color32::WHITE };
        pen.icon(icon, x + 4.0, badge.top() + 4.5, 22.0, tint);
        let at = (badge.right() - 6.0, badge.top() + 22.0);
        let shown = pen.rolled((icon, seat), value, 0.3 * scene.settings.speed.factor());
        pen.text_within(at, Anchor::End, Face::Display, 16.0, text, &shown.to_string(), width - 26.0);
    }
}

/// What a seat is doing, in a word or two.
fn status(scene: &Scene, seat: SeatId) -> String {
    let state = scene.table.state();
    if !scene.table.survives(seat) {
        return "Exploded".into();
    }
    if let Stand::Reveal { tiles, up, .. } = &scene.desk.stand {
        return match tiles.iter().position(|tile| tile.0 == seat) {
            Some(at) if at < *up => "Turned one up".into(),
            Some(at) if at == *up => "Choosing".into(),
            _ => "Waiting".into(),
        };
    }
    let Some(turn) = &state.turn else { return "Done".into() };
    if turn.seat == seat {
        return match turn.choice {
            Choice::FirstBuild => "Building",
            Choice::Draw { .. } => "Scanning",
            Choice::KeepOrRescan { .. } => "Secret look",
            Choice::Take { .. } => "Scrounging",
            Choice::Attack { .. } => "Attacking",
            Choice::Rebuild => "Rebuilding",
            Choice::GiveCrystal => "Crystal",
        }
        .into();
    }
    if let Choice::Take { passed } = &turn.choice
        && passed.contains(seat)
    {
        return "Passed".into();
    }
    match state.phase {
        Phase::SetUp if scene.table.part(scene.table.setup().body(seat)).is_some_and(|_| has_built(scene, seat)) => {
            "Robot built".into()
        }
        Phase::Battle => match scene.table.bombs(seat).count() {
            0 => "No bombs".into(),
            bombs => crate::client::words::counted(bombs, "bomb"),
        },
        _ if scene.table.order_after(turn.seat).next() == Some(seat) => "Up next".into(),
        _ => "Waiting".into(),
    }
}

fn has_built(scene: &Scene, seat: SeatId) -> bool {
    scene.table.junkyard().starters(seat).is_empty()
}
