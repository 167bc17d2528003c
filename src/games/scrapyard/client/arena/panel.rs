//! The map as a whole.

use bevy_egui::egui::{Rect, vec2};

use super::crusher::{CrusherPush, paint_bite, paint_crusher, paint_flash};
use super::facts::ArenaFacts;
use super::figure::{paint_figure, paint_plate};
use super::floor::{paint_floor, paint_ground, paint_obstacles};
use super::hit::{Hit, paint_hit};
use super::layout::ArenaLayout;
use super::legend::legend;
use super::mark_painter::{paint_robot_marks, paint_square_marks};
use super::marks::ArenaMarks;
use super::pointer::{ArenaHeard, ArenaPress, listen_to_arena, listen_to_readers};
use super::wreck::paint_wreck;
use crate::arena::Square;
use client::kit::Pen;
use client::kit::panel::show_panel;
use shell::seats::SeatId;

/// Opacity of a robot that is dragged, on its square.
const DRAGGED: f32 = 0.45;

/// Facts about the map that change while nothing happens at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArenaMoment {
    /// Robot that can be dragged.
    pub movable: Option<SeatId>,
    /// Robot that is dragged.
    pub dragged: Option<SeatId>,
    /// Square that is chosen by keys.
    pub chosen: Option<Square>,
    /// Plates of the crusher.
    pub crusher: CrusherPush,
    /// Robot that the crusher has just bitten, with the dents.
    pub bitten: Option<(SeatId, u16)>,
    /// Dents that arrive.
    pub hits: Vec<Hit>,
    /// Part of the floor that is still closed at the beginning of the battle, from 0 to 1.
    pub closed: f32,
    /// Seconds in which numbers change.
    pub seconds: f32,
}

/// The map with its marks.
#[derive(Clone, Copy, Debug)]
pub struct ShownArena<'a> {
    /// Contents.
    pub facts: &'a ArenaFacts,
    /// Marks.
    pub marks: &'a ArenaMarks,
}

/// Draws the map on the stage and listens to it.
pub fn draw_arena(
    pen: &mut Pen,
    stage: Rect,
    layout: &ArenaLayout,
    shown: ShownArena,
    moment: &ArenaMoment,
) -> ArenaHeard {
    let ShownArena { facts, marks } = shown;
    let heard = listen_to_arena(pen, layout, facts, moment.movable);
    paint_ground(pen, stage);
    paint_on_floor(pen, layout, moment.closed, |pen| {
        paint_floor(pen, layout, facts);
        paint_square_marks(pen, layout, marks, moment.chosen);
    });
    for wreck in &facts.wrecks {
        paint_wreck(pen, layout, wreck);
    }
    paint_crusher(pen, layout, moment.crusher);
    paint_rows(pen, layout, facts, moment);
    for figure in facts.figures.iter().filter(|figure| figure.has_plate) {
        let value = u16::try_from(figure.toughness.max(0)).unwrap_or(u16::MAX);
        let shown = pen.animate_number(("plate", figure.seat), value, moment.seconds);
        paint_plate(pen, layout, figure, shown.into());
    }
    paint_robot_marks(pen, layout, facts, marks);
    if let Some((seat, dents)) = moment.bitten
        && let Some(at) = facts.place_of(seat)
    {
        paint_bite(pen, layout, at, dents);
    }
    for hit in &moment.hits {
        if let Some(at) = facts.place_of(hit.seat) {
            paint_hit(pen, layout, at, *hit, moment.seconds <= 0.0);
        }
    }
    let by_reader = listen_to_readers(pen, layout, facts, marks).map(ArenaPress::Click);
    if let Some(room) = layout.legend() {
        let has_crushed = facts.squares.iter().any(|square| square.is_crushed);
        show_panel(pen, room, legend(has_crushed));
    }
    ArenaHeard { press: heard.press.or(by_reader), ..heard }
}

/// Paints things of the floor, which opens from its middle line upwards and downwards.
fn paint_on_floor(pen: &mut Pen, layout: &ArenaLayout, closed: f32, paint: impl FnOnce(&mut Pen)) {
    let whole = pen.ui.clip_rect();
    let floor = layout.frame();
    if closed > 0.0 {
        pen.ui.set_clip_rect(whole.intersect(floor.shrink2(vec2(0.0, floor.height() / 2.0 * closed))));
    }
    paint(pen);
    pen.ui.set_clip_rect(whole);
}

/// Paints obstacles and figures from the back row to the front, so that each covers what is behind
/// it.
fn paint_rows(pen: &mut Pen, layout: &ArenaLayout, facts: &ArenaFacts, moment: &ArenaMoment) {
    for row in 0..facts.size.1 {
        paint_on_floor(pen, layout, moment.closed, |pen| paint_obstacles(pen, layout, facts, row));
        let figures = facts.left.iter().chain(&facts.figures);
        for figure in figures.filter(|figure| figure.at.1.ceil() as u8 == row) {
            if moment.bitten.is_some_and(|bitten| bitten.0 == figure.seat) {
                paint_flash(pen, layout, figure);
            }
            let opacity = if moment.dragged == Some(figure.seat) { DRAGGED } else { 1.0 };
            paint_figure(pen, layout, figure, opacity);
        }
    }
}
