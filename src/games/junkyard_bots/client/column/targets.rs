//! The right column of a battle turn: the possible targets, and the log.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2};

use crate::client::battle::attack_preview::sum_of;
use crate::client::column::log_facts;
use crate::client::play::JunkyardBotsCommand;
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::round::LegalActions;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::notes;
use client::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, PANEL, RAISED, RED, RED_WELL, SECOND};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use shell::seats::SeatId;

/// Gap between the two panels of the column, and gap between rows, in points.
const GAP: f32 = 10.0;
const BETWEEN: f32 = 7.0;
/// Number of rows for which there is always room.
const MOST: f32 = 3.0;
/// Usual greatest height of a row, and height above and below its words, in points.
const HIGHEST: f32 = 80.0;
const MARGINS: f32 = 26.0;

/// Draws the column. Larger text takes from the log the height that the targets need, as long as a
/// few lines are left of it.
pub fn draw_target_column(pen: &mut Pen, scene: &mut Scene) {
    let LegalActions::Attack(attacks) = scene.play.choices() else { return };
    let seats: Vec<SeatId> = attacks.targets().to_vec();
    let drawn = scene.regions.inspector;
    let log = scene.regions.log;
    let least = least_row_height(pen, scene, &seats, drawn.width());
    let wanted = heading_height(pen) + least * seats.len() as f32 + 8.0;
    let rect = if wanted <= drawn.height() {
        drawn
    } else {
        let most = log.bottom() - GAP - log_height(pen) - drawn.top();
        drawn.with_max_y(drawn.top() + wanted.min(most.max(drawn.height())))
    };
    draw_targets(pen, scene, rect, &seats, least);
    scene.regions.log = log.with_min_y(rect.bottom() + GAP);
    log_facts::draw_log(pen, scene);
    scene.regions.log = log;
}

/// Height of the heading above the rows, in points.
fn heading_height(pen: &Pen) -> f32 {
    25.0 + pen.size(19.0)
}

/// Least height of the log, in points: its heading and a line that is wrapped once.
fn log_height(pen: &Pen) -> f32 {
    46.0 + pen.size(16.0) * 1.2 * 2.0 + pen.size(8.0)
}

/// Least height of a row with the gap to the next one, in points: the greatest of them, so that all
/// rows are alike.
fn least_row_height(pen: &Pen, scene: &Scene, seats: &[SeatId], width: f32) -> f32 {
    let of = |&seat: &SeatId| {
        let name = pen.height(scene.seat_name(seat), Face::Bold, 17.0, name_room(pen, width));
        name + pen.size(17.0) * 0.75 + pen.size(6.0) + MARGINS + BETWEEN
    };
    seats.iter().map(of).fold(0.0, f32::max)
}

/// Whether rows have a picture of the robot: larger text leaves no room for it.
fn has_picture(pen: &Pen) -> bool {
    pen.look.text <= 1.15
}

/// Greatest width of a name in a panel of this width, in points.
fn name_room(pen: &Pen, width: f32) -> f32 {
    width - if has_picture(pen) { 24.0 + 18.0 + 62.0 + 66.0 } else { 24.0 + 10.0 + 66.0 }
}

fn draw_targets(pen: &mut Pen, scene: &mut Scene, rect: Rect, seats: &[SeatId], least: f32) {
    pen.draw_panel(rect, 10.0, PANEL);
    pen.heading(rect, 19.0, CREAM, phrase!("target-title"));
    let top = rect.top() + heading_height(pen);
    let room = Rect::from_min_max(pos2(rect.left() + 12.0, top), pos2(rect.right() - 12.0, rect.bottom() - 8.0));
    let height = (room.height() / MOST).min(HIGHEST + BETWEEN).max(least);
    let keep = seats.iter().position(|&seat| scene.interaction.own.aim.target == Some(seat));
    let list = List { keep, ..List::new("targets", room) };
    list.draw_rows(
        pen,
        |_, _| vec![height; seats.len()],
        |pen, row, place| {
            draw_target_row(pen, scene, seats[row], place.with_max_y(place.bottom() - BETWEEN));
        },
    );
}

fn draw_target_row(pen: &mut Pen, scene: &mut Scene, seat: SeatId, rect: Rect) {
    let is_chosen = scene.interaction.own.aim.target == Some(seat);
    let name = scene.seat_name(seat).to_owned();
    let response = pen.ui.interact(rect, Id::new(("target", seat)), Sense::click());
    let spoken = || {
        let power = scene.table.power(seat);
        let speed = scene.table.abilities(seat).speed;
        match sum_of(scene, seat) {
            None => phrase!("spoken-target", name = &name, power = power, speed = speed),
            Some(sum) => {
                phrase!("spoken-target-hit", name = &name, power = power, speed = speed, damage = sum.damage())
            }
        }
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, pen.tell(&spoken())));
    notes::record_place(pen.ui.ctx(), || format!("target {}", seat.0), rect);
    if response.clicked() {
        scene.send_command(JunkyardBotsCommand::Target(seat));
    }
    let (fill, line, width) = match (is_chosen, response.hovered()) {
        (true, _) => (RED_WELL, RED, 3.5),
        (false, true) => (RAISED, INK, 2.5),
        (false, false) => (CARD, INK, 2.5),
    };
    pen.draw_rect(rect, 8.0, fill, Stroke::new(width, line));
    let left = if has_picture(pen) {
        let side = rect.height() - 18.0;
        let picture = rect_at(rect.left() + 8.0, rect.top() + 9.0, side, side);
        pen.draw_inset(picture, 6.0, INSET);
        let robot = Arc::new(scene.robot_picture(seat).composed());
        pen.draw_composed(("target", seat), &robot, picture.shrink(3.0));
        picture.right() + 10.0
    } else {
        rect.left() + 10.0
    };
    pen.draw_seat_chip(left, rect.top() + 10.0, scene.seat_colour(seat), 22.0);
    let at = pos2(left + 29.0, rect.top() + 10.0);
    pen.lines(at, Anchor::Start, Face::Bold, 17.0, CREAM, &name, rect.right() - left - 66.0);
    if is_chosen {
        pen.draw_icon("target", rect.right() - 32.0, rect.top() + 9.0, 24.0, LIGHT_RED);
    }
    draw_figures(pen, scene, seat, left, rect, is_chosen);
}

/// Draws power, speed and the result of throwing the chosen bombs along a row's lower edge.
fn draw_figures(pen: &mut Pen, scene: &Scene, seat: SeatId, left: f32, rect: Rect, is_chosen: bool) {
    let base = rect.bottom() - 14.0 - pen.size(6.0);
    let middle = base - pen.size(6.0);
    pen.draw_icon("power", left, middle - 11.0, 22.0, Color32::WHITE);
    let wide = pen.head((left + 27.0, base), 17.0, CREAM, scene.table.power(seat).to_string());
    let left = left + 34.0 + wide.max(12.0);
    pen.draw_icon("ability_speed", left, middle - 12.0, 24.0, Color32::WHITE);
    let wide = pen.head((left + 29.0, base), 17.0, CREAM, scene.table.abilities(seat).speed.to_string());
    let Some(sum) = sum_of(scene, seat) else { return };
    let (face, colour) = if is_chosen { (Face::Bold, LIGHT_RED) } else { (Face::Text, SECOND) };
    let text = phrase!("target-hit", damage = sum.damage());
    let room = rect.right() - 8.0 - (left + 29.0 + wide + 8.0);
    if pen.measure(&text, face, 16.0) <= room {
        pen.text((rect.right() - 8.0, base), Anchor::End, face, 16.0, colour, text);
    } else {
        // Without room for the words, the figure alone beside an explosion.
        let wide = pen.text((rect.right() - 8.0, base), Anchor::End, face, 16.0, colour, sum.damage().to_string());
        pen.draw_svg("explosion", rect_at(rect.right() - 36.0 - wide, middle - 12.0, 24.0, 24.0), Color32::WHITE);
    }
}
