//! The list of what a control takes, for the right column.

use bevy_egui::egui::{Color32, Rect, vec2};

use super::losses::WorkshopLoss;
use super::visits::{VisitState, visited_losses};
use crate::client::scene::Scene;
use crate::client::tray::workshop_parts::draw_loose_part;
use crate::messages::phrase;
use crate::parts::{Kind, Part, PartCounts};
use crate::words;
use client::kit::palette::{GREEN, INSET, STAGE};
use client::kit::panel::build::{column, painted, row, seat_chip, text};
use client::kit::panel::{Node, Rank, State, Surface, show_panel};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Side of the control's picture, and of a part in the list, and the distance from one part to the
/// next, in points.
const PICTURE: f32 = 76.0;
const PART: f32 = 30.0;
const NEXT: f32 = 38.0;

/// Draws the list of what a control takes, while one is at work.
pub fn draw_control_list(pen: &mut Pen, scene: &Scene, room: Rect) {
    if let Some(losses) = visited_losses(pen, scene) {
        let list = control_list_panel::<()>(scene, &losses);
        let panel = list.inside(Space::M).on(Surface::Panel(Radius::Panel)).key("control-list");
        show_panel(pen, room, panel);
    }
}

/// Describes the list of what a control takes.
fn control_list_panel<'a, M: 'a>(scene: &Scene, losses: &[(WorkshopLoss, VisitState)]) -> Node<'a, M> {
    let heading = text(TextStyle::HEADING, phrase!("robotics-control-takes")).manner(Manner::Heading);
    let rows: Vec<Node<'a, M>> = losses.iter().map(|(loss, state)| row_of_loss(scene, loss, *state)).collect();
    column([heading, controls_node(scene).gives_way(Rank::First)]).and(rows).gap(Space::S)
}

/// Describes how many controls are set aside (11.7).
fn controls_node<'a, M: 'a>(scene: &Scene) -> Node<'a, M> {
    let all = scene.table.data().counts()[Kind::ManufacturingControl];
    let aside = scene.table_now.yard().controls_aside;
    let (strong, note) = if aside == 0 {
        (phrase!("robotics-control-all-back"), phrase!("robotics-control-all-back-note"))
    } else {
        (phrase!("robotics-control-out", count = aside, all = all), phrase!("robotics-control-out-note"))
    };
    let picture = painted(PICTURE, PICTURE, |pen, rect| {
        let well = Rect::from_center_size(rect.center(), vec2(PICTURE, PICTURE));
        pen.draw_inset(well, Radius::Row.points(), STAGE);
        pen.draw_svg("control", well.shrink(Space::S.points()), Color32::WHITE);
    });
    let words = column([text(TextStyle::STRONG, strong), text(TextStyle::NOTE, note)]).gap(Space::None);
    row([picture, words.grow()])
}

/// Describes what one workshop loses, as soon as the light is there.
fn row_of_loss<'a, M: 'a>(scene: &Scene, loss: &WorkshopLoss, state: VisitState) -> Node<'a, M> {
    let lost: Vec<Part> = loss.lost().collect();
    let counts: PartCounts = lost.iter().copied().collect();
    let name = scene.seat_name(loss.seat);
    let waits = phrase!("robotics-control-waits");
    let spoken = match state {
        VisitState::Waits => phrase!("robotics-sabotage-target", name = name, part = &waits),
        _ => phrase!("robotics-sabotage-loses", name = name, part = words::list_of_parts(&counts)),
    };
    let parts = match state {
        VisitState::Waits => text(TextStyle::NOTE, waits).with_heights(PART, PART),
        VisitState::Clean => text(TextStyle::STRONG.in_colour(GREEN), phrase!("robotics-nothing")),
        _ => painted(0.0, PART, move |pen, rect| draw_parts(pen, rect, &lost)),
    };
    let well = |pen: &mut Pen, rect: Rect, _: State| pen.draw_inset(rect, Radius::Row.points(), INSET);
    row([seat_chip(scene.seat_colour(loss.seat), IconSize::Row), parts.grow()])
        .inside_by(Space::S, Space::Xs)
        .on(Surface::Painted(Box::new(well)))
        .reads(Manner::Found, spoken)
}

/// Draws parts in a row, closer to each other where they are many.
fn draw_parts(pen: &mut Pen, rect: Rect, parts: &[Part]) {
    let gaps = parts.len().saturating_sub(1).max(1) as f32;
    let step = NEXT.min((rect.width() - PART) / gaps);
    let top = rect.center().y - PART / 2.0;
    for (number, part) in parts.iter().enumerate() {
        let place = rect_at(rect.left() + number as f32 * step, top, PART, PART);
        draw_loose_part(pen, *part, place, Color32::WHITE);
    }
}
