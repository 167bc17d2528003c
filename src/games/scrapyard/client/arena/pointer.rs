//! Presses and drags on the map.

use std::collections::BTreeSet;

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Sense, WidgetInfo, WidgetType};

use super::facts::ArenaFacts;
use super::layout::ArenaLayout;
use super::marks::ArenaMarks;
use crate::arena::Square;
use crate::messages::phrase;
use crate::words::square_name;
use client::kit::spoken::{Manner, add_spoken_text_in_order, is_asked_for};
use client::kit::{Pen, notes};
use client::table::pointer::pointer_position;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Thing that was done on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaPress {
    /// A square was clicked.
    Click(Square),
    /// A robot was taken by its figure.
    PickUp(SeatId),
    /// The robot that was taken was let go, over a square or beside the map.
    Drop(Option<Square>),
}

/// Facts about the pointer on the map, and the thing that was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArenaHeard {
    /// Square under the pointer.
    pub pointed: Option<Square>,
    /// Thing that was done.
    pub press: Option<ArenaPress>,
}

/// Identifies the map among all widgets.
fn map_id() -> Id {
    Id::new("map of the arena")
}

/// Listens to the map. Figures of `movable` can be dragged.
pub fn listen_to_arena(pen: &Pen, layout: &ArenaLayout, facts: &ArenaFacts, movable: Option<SeatId>) -> ArenaHeard {
    let response = pen.ui.interact(layout.map, map_id(), Sense::click_and_drag());
    let name = phrase!("scrapyard-arena-map");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, pen.tell(&name)));
    for square in &facts.squares {
        notes::record_place(
            pen.ui.ctx(),
            || format!("square {}", pen.tell(&square_name(square.square))),
            layout.square(square.square),
        );
    }
    let at = pointer_position(pen.ui);
    let under = at.and_then(|at| layout.square_at(at));
    // A thing in hand is above the map, which is then not hovered itself.
    let pointed = under.filter(|_| response.contains_pointer() || response.dragged());
    let origin = pen.ui.input(|input| input.pointer.press_origin()).and_then(|origin| layout.square_at(origin));
    let of_movable = |square: Square| facts.figure_on(square).filter(|figure| Some(figure.seat) == movable);
    let press = if response.drag_started_by(PointerButton::Primary) {
        origin.and_then(of_movable).map(|figure| ArenaPress::PickUp(figure.seat))
    } else if response.drag_stopped_by(PointerButton::Primary) {
        Some(ArenaPress::Drop(under))
    } else if response.clicked_by(PointerButton::Primary) {
        under.map(ArenaPress::Click)
    } else {
        None
    };
    if under.and_then(of_movable).is_some() {
        response.on_hover_cursor(CursorIcon::Grab);
    }
    ArenaHeard { pointed, press }
}

/// Adds the robots to what screen readers find; the marked ones, and the squares to which something
/// can move, are pressed by them. Returns the square that was pressed.
pub fn listen_to_readers(pen: &Pen, layout: &ArenaLayout, facts: &ArenaFacts, marks: &ArenaMarks) -> Option<Square> {
    if !is_asked_for(pen.ui.ctx()) {
        return None;
    }
    let mut pressed = None;
    for figure in &facts.figures {
        let words = figure_words(facts, figure.square, marks);
        let rect = layout.square(figure.square);
        if is_marked(marks, figure.seat) {
            pressed = pressed.or(listen_to_target(pen, rect, figure.square, &words));
        } else {
            add_spoken_text_in_order(pen.ui, ("figure", figure.seat), rect, Manner::Found, &pen.tell(&words));
        }
    }
    for square in free_ends(facts, marks) {
        let to_here = phrase!("scrapyard-arena-legend-end");
        let words = phrase!("settings-name-and-value", name = square_name(square), value = to_here);
        pressed = pressed.or(listen_to_target(pen, layout.square(square), square, &words));
    }
    pressed
}

/// Squares without a robot on which a move, a push or a pull can end.
fn free_ends(facts: &ArenaFacts, marks: &ArenaMarks) -> BTreeSet<Square> {
    let shoves = marks.shoves.iter().map(|end| end.square);
    marks.ends.iter().copied().chain(shoves).filter(|&square| facts.figure_on(square).is_none()).collect()
}

/// Listens to a square for screen readers; keys choose it in their own way. Returns it if it was
/// pressed.
fn listen_to_target(pen: &Pen, rect: Rect, square: Square, words: &Phrase) -> Option<Square> {
    let response = pen.ui.interact(rect, Id::new(("target in the arena", square)), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(words)));
    response.clicked().then_some(square)
}

/// Whether a robot is in reach or aimed at.
fn is_marked(marks: &ArenaMarks, seat: SeatId) -> bool {
    marks.in_reach.contains(&seat) || marks.aimed.contains(&seat)
}

/// Contents of a square in words: "D4: Ilo, 21 to lose, in reach".
pub fn figure_words(facts: &ArenaFacts, square: Square, marks: &ArenaMarks) -> Phrase {
    let Some(figure) = facts.figure_on(square) else { return square_name(square) };
    let square = square_name(square);
    let name = &figure.name;
    let count = figure.toughness;
    if is_marked(marks, figure.seat) {
        phrase!("scrapyard-arena-figure-in-reach", square = square, name = name, count = count)
    } else {
        phrase!("scrapyard-arena-figure", square = square, name = name, count = count)
    }
}
