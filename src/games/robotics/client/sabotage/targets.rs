//! The parts that a saboteur may take: they can be chosen, and the chosen one is marked (11.1).

use bevy_egui::egui::{CursorIcon, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType};

use super::aim_words::{AimedPart, draw_aim_words};
use super::line_up::LinedUp;
use super::reticle::paint_reticle;
use super::rooms::SabotageRooms;
use crate::action::PlacedPart;
use crate::client::art::standing_grid::rect_of_cell;
use crate::client::play::{RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::words;
use client::kit::palette::{LIGHT_RED, RED, YELLOW};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, notes};
use shell::seats::SeatId;

/// Part that may be taken, where it is drawn.
#[derive(Clone, Copy, Debug)]
struct DrawnTarget {
    seat: SeatId,
    placed: PlacedPart,
    rect: Rect,
    /// The whole robot.
    robot: Rect,
    is_free_above: bool,
}

impl DrawnTarget {
    const fn thing(&self) -> Thing {
        Thing::Target(self.seat, self.placed.at.cell)
    }
}

/// The extremities of the robots in a line.
fn drawn_targets(stands: &[LinedUp]) -> Vec<DrawnTarget> {
    let of_stand = |stand: &LinedUp| {
        let seat = stand.seat;
        let grid = stand.grid?;
        let parts = stand.parts.iter().filter(|placed| placed.part.kind.is_extremity());
        let drawn = |placed: &PlacedPart| DrawnTarget {
            seat,
            placed: *placed,
            rect: rect_of_cell(&grid, placed.at.cell),
            robot: stand.rect,
            is_free_above: stand.is_free_above(placed.at.cell),
        };
        Some(parts.map(drawn).collect::<Vec<_>>())
    };
    stands.iter().filter_map(of_stand).flatten().collect()
}

/// Marks the parts that may be taken, listens to presses of them, and shows the aim. Its owner's
/// needs are shown on the orders.
pub fn draw_targets(pen: &mut Pen, scene: &mut Scene, stands: &[LinedUp], rooms: &SabotageRooms) {
    let targets = drawn_targets(stands);
    let aim = scene.interaction.own.aim;
    let is_aimed_at = |target: &DrawnTarget| aim == Some((target.seat, target.placed.at.cell));
    for target in &targets {
        listen_to_target(pen, scene, target, is_aimed_at(target));
    }
    let looked_at = scene.looked_at();
    for target in &targets {
        draw_mark(pen, target, is_aimed_at(target), looked_at == Some(target.thing()));
    }
    let aimed = targets.iter().find(|target| is_aimed_at(target));
    let pointed = targets.iter().find(|target| looked_at == Some(target.thing()));
    scene.view.orders_for = pointed.or(aimed).map(|target| target.seat);
    if let Some(target) = aimed {
        paint_reticle(pen, target.rect.center(), target.rect.width());
        let DrawnTarget { seat, placed, rect: cell, robot, is_free_above } = *target;
        draw_aim_words(pen, scene, AimedPart { seat, part: placed.part, cell, robot, is_free_above }, rooms);
    }
}

/// Listens to presses of a part that may be taken.
fn listen_to_target(pen: &mut Pen, scene: &mut Scene, target: &DrawnTarget, is_aimed_at: bool) {
    let thing = target.thing();
    let is_open = scene.is_open();
    let response = pen.ui.interact(target.rect, Id::new(("thing", thing)), Sense::CLICK);
    let part = words::part_name(target.placed.part);
    let name = phrase!("robotics-sabotage-target", name = scene.seat_name(target.seat), part = part);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, is_open, is_aimed_at, pen.tell(&name)));
    let cell = target.placed.at.cell;
    notes::record_place(
        pen.ui.ctx(),
        || format!("target {} {} {}", target.seat.index() + 1, cell.x, cell.y),
        target.rect,
    );
    scene.note_thing(thing, target.rect);
    let counts = scene.accepts_press(pen, target.rect, thing);
    if !is_open {
        return;
    }
    if response.hovered() {
        scene.point_at(thing);
    }
    if response.clicked() && counts {
        scene.send_command(RoboticsCommand::Aim(target.seat, cell));
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Draws the frame of a part that may be taken: dashed, and whole around the one that is aimed at.
fn draw_mark(pen: &Pen, target: &DrawnTarget, is_aimed_at: bool, is_looked_at: bool) {
    let dash = Space::S.points();
    let rect = target.rect.shrink(1.0);
    if is_aimed_at {
        pen.stroke_rect(
            rect.expand(Space::Xxs.points()),
            Radius::Row.points(),
            Stroke::new(LineWidth::Chosen.points(), RED),
        );
    } else {
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Well.points(), LIGHT_RED), dash, dash);
    }
    if is_looked_at {
        let stroke = Stroke::new(LineWidth::Chosen.points(), YELLOW);
        pen.stroke_rect(rect.expand(Space::Xs.points()), Radius::Row.points(), stroke);
    }
}
