//! One workshop during a manufacturing control.

use bevy_egui::egui::{Color32, Rect, Stroke, UiBuilder, pos2, vec2};

use super::losses::WorkshopLoss;
use super::lost_parts::{LostFrom, SWINGS, draw_lost_parts};
use super::visits::VisitState;
use crate::client::art::standing_grid::{CellSpan, grid_in_room, paint_finished_robot};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::robot::Robot;
use client::kit::palette::{GREEN, INK, INSET, LIGHT_RED, YARD, YELLOW, fade_colour, rgb};
use client::kit::panel::build::{choose, column, icon, row, seat_chip, spacer, text};
use client::kit::panel::{Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Colour of the room in the light.
const LIT: Color32 = rgb(0x1d_3b45);
/// Height of the floor, in points.
const FLOOR: f32 = 22.0;
/// Greatest side of a cell, and of a loose part's slot, and the gap between two slots, in points.
const CELL: f32 = 48.0;
const SLOT: f32 = 44.0;
const SLOT_GAP: f32 = Space::S.points();
/// Least side of a slot, in points.
const LEAST_SLOT: u16 = 14;
/// Most of the room's height that the heading takes.
const HEADING: f32 = 0.35;
/// Part of the room's width for the loose parts.
const LOOSE: f32 = 0.28;
/// Side of the light's picture, in heights of the room, and its point about which it turns, in
/// parts of its height; angle from which it swings, in radians.
const LIGHT: f32 = 1.12;
const PIVOT: f32 = 22.0 / 256.0;
const SWING: f32 = 0.7;
/// Least width of a room that has a legend, in points.
const LEGEND_FROM: f32 = 330.0;

/// Rectangles of a room's parts.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomLayout {
    /// Room that the robot may take, above the floor.
    pub robot: Rect,
    /// Slots of the loose parts, those that stay first.
    pub slots: Vec<Rect>,
}

impl RoomLayout {
    /// Layout of a room with so many loose parts. Its heading leaves the part below it free or, if
    /// that is low, what is beside the chip, too.
    fn of(room: Rect, heading: &RoomHeading, loose: usize) -> Self {
        let margin = Space::M.points();
        let bottom = room.bottom() - FLOOR;
        let below = room.top() + heading.height;
        let (left, top) = match heading.chip {
            Some(chip) => (room.left() + chip, room.top() + Space::Xs.points()),
            None => (room.left() + margin, below),
        };
        let right = room.right() - margin;
        let split = right - if loose > 0 { room.width() * LOOSE } else { Space::None.points() };
        let beside = if loose > 0 { split - margin } else { split };
        let slots = Rect::from_min_max(pos2(split, below), pos2(right, bottom - SLOT_GAP));
        Self { robot: Rect::from_min_max(pos2(left, top), pos2(beside, bottom)), slots: slots_in(slots, loose) }
    }
}

/// Slots of so many loose parts in a rectangle, row by row, as large as they fit.
fn slots_in(room: Rect, count: usize) -> Vec<Rect> {
    let per_row = |side: f32| ((room.width() + SLOT_GAP) / (side + SLOT_GAP)).floor().max(1.0);
    let rows = |side: f32| ((room.height() + SLOT_GAP) / (side + SLOT_GAP)).floor().max(1.0);
    let fits = |side: &f32| per_row(*side) * rows(*side) >= count as f32;
    let side = (LEAST_SLOT..=SLOT as u16).rev().map(f32::from).find(fits).unwrap_or(f32::from(LEAST_SLOT));
    let columns = per_row(side) as usize;
    let slot = |number: usize| {
        let left = room.left() + (number % columns) as f32 * (side + SLOT_GAP);
        rect_at(left, room.top() + (number / columns) as f32 * (side + SLOT_GAP), side, side)
    };
    (0..count).map(slot).collect()
}

/// Room that a heading takes, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RoomHeading {
    height: f32,
    /// Width of the chip with the space around it, if that is all that the heading has at the left.
    chip: Option<f32>,
}

/// Draws a workshop in its room.
pub fn draw_room(pen: &mut Pen, scene: &Scene, loss: &WorkshopLoss, state: VisitState, room: Rect) {
    let ruler = pen.ruler();
    let mut node = heading_of(scene, loss, state);
    let mut heading = RoomHeading { height: node.needed_height(&ruler, room.width()), chip: None };
    if heading.height > room.height() * HEADING {
        node = short_heading_of(scene, loss, state);
        let chip = IconSize::Row.points() * pen.look.text + 2.0 * Space::M.points();
        heading = RoomHeading { height: node.needed_height(&ruler, room.width()), chip: Some(chip) };
    }
    paint_walls(pen, scene, loss, state, room);
    let layout = RoomLayout::of(room, &heading, loss.loose.len() + loss.loose_taken.len());
    let span = CellSpan::of(loss.before());
    let grid = span.map(|span| {
        let cell = span.fitting_cell(layout.robot.size(), CELL);
        grid_in_room(span, layout.robot, cell)
    });
    if let VisitState::Visited(clock) = state {
        let swing = if scene.settings.reduced_motion { 0.0 } else { 1.0 - clock.eased_part_of(0.0, SWINGS) };
        paint_light(pen, room, layout.robot.center().x, SWING * swing);
    }
    if let Some(grid) = grid {
        let data = scene.table.data();
        let is_whole = matches!(state, VisitState::Waits | VisitState::Clean);
        let robot = if is_whole { Robot::of(data, loss.before()) } else { Robot::of(data, loss.left.iter().copied()) };
        paint_finished_robot(pen, &grid, &robot);
    }
    let from = LostFrom { loss, grid, slots: &layout.slots, room, fades: scene.settings.reduced_motion };
    draw_lost_parts(pen, &from, state);
    if matches!(state, VisitState::Visited(_)) {
        draw_legend(pen, room);
    }
    show_panel::<()>(pen, room.with_max_y(room.top() + heading.height), node);
}

/// Words for the state of a workshop, and their colour.
fn state_words(loss: &WorkshopLoss, state: VisitState) -> (Phrase, Color32) {
    match state {
        VisitState::Clean => (phrase!("robotics-control-clean"), GREEN),
        VisitState::Waits => (phrase!("robotics-control-waits"), YELLOW),
        VisitState::Visited(_) => (phrase!("robotics-control-checks"), YELLOW),
        VisitState::Checked => (phrase!("robotics-control-lost", count = loss.lost().count()), LIGHT_RED),
    }
}

/// Describes the heading: whose workshop it is, and what has become of it.
fn heading_of<'a>(scene: &Scene, loss: &WorkshopLoss, state: VisitState) -> Node<'a, ()> {
    let (words, colour) = state_words(loss, state);
    let chip = || seat_chip(scene.seat_colour(loss.seat), IconSize::Row);
    let name = || text(TextStyle::HEADING, scene.seat_name(loss.seat).to_owned());
    let note = || text(TextStyle::STRONG.in_colour(colour), words.clone());
    let beside = row([chip(), name(), spacer(), note()]);
    let below = row([chip(), column([name(), note()]).gap(Space::None).grow()]);
    choose([beside, below]).inside_by(Space::L, Space::S).key(("room", loss.seat))
}

/// Describes the heading of a low room: the chip alone, and a mark of what has become of the
/// workshop.
fn short_heading_of<'a>(scene: &Scene, loss: &WorkshopLoss, state: VisitState) -> Node<'a, ()> {
    let (words, colour) = state_words(loss, state);
    let mark = match state {
        VisitState::Clean => icon("check", IconSize::Row, colour),
        VisitState::Waits | VisitState::Visited(_) => Node::empty(),
        VisitState::Checked => text(TextStyle::STRONG.in_colour(colour), format!("−{}", loss.lost().count())),
    };
    let told = phrase!("robotics-sabotage-target", name = scene.seat_name(loss.seat), part = words);
    row([seat_chip(scene.seat_colour(loss.seat), IconSize::Row), spacer(), mark])
        .inside_by(Space::M, Space::Xs)
        .reads(Manner::Found, told)
        .key(("room", loss.seat))
}

/// Paints the room behind its contents.
fn paint_walls(pen: &Pen, scene: &Scene, loss: &WorkshopLoss, state: VisitState, room: Rect) {
    let wall = if matches!(state, VisitState::Visited(_)) { LIT } else { INSET };
    pen.draw_rect(room, Radius::Panel.points(), wall, Stroke::new(LineWidth::Panel.points(), INK));
    let floor = room.shrink(LineWidth::Thin.points()).with_min_y(room.bottom() - FLOOR);
    pen.fill_rect(floor, Space::None.points(), YARD);
    let edge = floor.with_max_y(floor.top() + Space::Xs.points());
    pen.fill_rect(edge, Space::None.points(), fade_colour(YELLOW, 0.55));
    let colour = pen.seat_colour(scene.seat_colour(loss.seat));
    pen.draw_left_edge(room, Radius::Panel.points(), Space::S.points(), colour);
}

/// Paints the light, turned by an angle about its lamp at the upper edge of the room.
fn paint_light(pen: &mut Pen, room: Rect, x: f32, angle: f32) {
    let side = room.height() * LIGHT;
    let lamp = pos2(x, room.top() + side * (PIVOT - (LIGHT - 1.0) / 2.0));
    let to_middle = side * (0.5 - PIVOT);
    let (sine, cosine) = angle.sin_cos();
    let middle = lamp + vec2(-sine, cosine) * to_middle;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(room));
    child.shrink_clip_rect(room.shrink(LineWidth::Thin.points()));
    let mut within = Pen { ui: &mut child, art: pen.art, look: pen.look };
    within.draw_rotated("searchlight", middle, vec2(side, side), 1.0, angle, Color32::WHITE);
}

/// Draws what the frames of lost parts mean, where there is room for it.
fn draw_legend(pen: &mut Pen, room: Rect) {
    if room.width() < LEGEND_FROM || pen.look.text > LARGE {
        return;
    }
    let style = TextStyle::STRONG.in_colour(LIGHT_RED);
    let falls = TextStyle::NOTE.in_colour(LIGHT_RED);
    let legend =
        column([text(style, phrase!("robotics-control-has-nut")), text(falls, phrase!("robotics-control-falls"))]);
    let mut legend = legend.gap(Space::None).key("legend");
    let width = legend.needed_width(&pen.ruler()).min(room.width() / 2.0);
    let height = legend.needed_height(&pen.ruler(), width);
    let right = room.right() - Space::M.points();
    let top = room.bottom() - FLOOR - Space::S.points() - height;
    show_panel::<()>(pen, rect_at(right - width, top, width, height), legend);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Pos2;

    #[test]
    fn loose_parts_stand_beside_the_robot_and_shrink_if_they_are_many() {
        for size in [vec2(360.0, 229.0), vec2(236.0, 227.0)] {
            let room = Rect::from_min_size(Pos2::ZERO, size);
            let heading = RoomHeading { height: CELL, chip: None };
            for loose in [0, 1, 6, 12, 20] {
                let RoomLayout { robot, slots } = RoomLayout::of(room, &heading, loose);
                assert_eq!(slots.len(), loose);
                assert!(robot.width() > room.width() / 2.0 && room.contains_rect(robot));
                assert!(slots.iter().all(|slot| room.contains_rect(*slot) && !slot.intersects(robot)), "{slots:?}");
            }
        }
    }
}
