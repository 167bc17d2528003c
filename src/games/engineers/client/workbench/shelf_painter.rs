//! Places of a shelf as they are painted.

use std::cell::RefCell;
use std::ops::Range;

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::facts::{BenchFacts, BenchPlace, BenchThing};
use super::listening::{BenchHeard, BenchItem, listen_to_item};
use super::shelf::{ShelfLayout, runs_of};
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::truck_drawing;
use crate::client::art::thing_picture::paint_thing;
use crate::client::play::TableItem;
use crate::client::zone_panel::zone_things::LinkToLast;
use crate::messages::phrase;
use client::kit::Pen;
use client::kit::palette::{
    FAINT, GREEN, GREEN_WELL, INK, INSET, LIGHT_RED, LINE, RED, RED_WELL, YELLOW, fade_colour, rgb,
};
use client::kit::panel::State;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};

/// Colours of the board and of its upper edge.
const BOARD: Color32 = rgb(0x8f_5f38);
const BOARD_EDGE: Color32 = rgb(0xb0_7b4c);
/// Part of a place that the picture of a thing takes.
const PICTURE: f32 = 0.8;
/// Side of a link and of a packed thing, in parts of the height of a place.
const LINK: f32 = 0.4;
const PACKED: f32 = 0.34;
/// Lengths of dashes and gaps, in points.
const DASH: f32 = 6.0;
const DASH_GAP: f32 = 5.0;
/// Opacity of a thing that is in hand, where it was.
const LEFT_BEHIND: f32 = 0.22;

/// Paints a shelf and listens to its things.
pub(super) fn paint_shelf(
    pen: &mut Pen,
    shelf: &ShelfLayout,
    facts: &BenchFacts,
    places: &[BenchPlace],
    heard: &RefCell<BenchHeard>,
) {
    paint_board(pen, shelf.board);
    for run in runs_of(places) {
        paint_ground(pen, shelf, facts, places, &run, heard);
    }
    for (number, place) in places.iter().enumerate() {
        if let BenchPlace::Thing(thing) = place {
            show_thing(pen, shelf.place(number), facts, thing, heard);
        }
    }
    for (number, place) in places.iter().enumerate() {
        if let BenchPlace::Thing(thing) = place {
            paint_link(pen, thing, shelf.place(number));
        }
    }
}

fn paint_board(pen: &Pen, board: Rect) {
    let around = board.expand2(vec2(Space::Xs.points(), 0.0));
    pen.draw_rect(around, Space::Xxs.points(), BOARD, Stroke::new(LineWidth::Well.points(), INK));
    let edge = around.shrink(LineWidth::Well.points());
    pen.fill_rect(edge.with_max_y(edge.top() + Space::Xxs.points()), 0.0, BOARD_EDGE);
}

/// Paints the ground of what stands together: a well for an assembly or a thing, dashes for a free
/// place, the truck.
fn paint_ground(
    pen: &mut Pen,
    shelf: &ShelfLayout,
    facts: &BenchFacts,
    places: &[BenchPlace],
    run: &Range<usize>,
    heard: &RefCell<BenchHeard>,
) {
    let rect = shelf.places(run);
    match places.get(run.start) {
        Some(BenchPlace::Thing(thing)) => paint_well(pen, thing, rect),
        Some(BenchPlace::Truck) => {
            pen.draw_inset(rect, Radius::Row.points(), INSET);
            let place = Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()));
            pen.draw_svg(truck_drawing(facts.colour), place, fade_colour(Color32::WHITE, FAINT));
            let name = phrase!("engineers-zone-truck");
            let listened = BenchItem { item: TableItem::Truck(facts.team), copy: 0, name, may_move: false };
            listen_to_item(pen, rect, &listened, heard).draw_ring(pen, rect, Radius::Row);
        }
        Some(BenchPlace::Free) => {
            pen.draw_dashed_rect(rect.shrink(1.0), Stroke::new(LineWidth::Thin.points(), LINE), DASH, DASH_GAP);
            heard.borrow_mut().free.push(rect);
        }
        None => {}
    }
}

/// Paints the well of an assembly or of a loose thing, with the mark of its fault or its job.
fn paint_well(pen: &Pen, thing: &BenchThing, rect: Rect) {
    let thing = &thing.thing;
    let ground = match (thing.is_faulty, thing.is_joined) {
        (true, _) => RED_WELL,
        (false, true) => GREEN_WELL,
        (false, false) => INSET,
    };
    pen.draw_inset(rect, Radius::Row.points(), ground);
    let frame = match (thing.is_faulty, thing.is_joined, thing.is_of_job) {
        (true, ..) => RED,
        (false, true, _) | (false, _, true) => GREEN,
        (false, false, false) => return,
    };
    let stroke = Stroke::new(LineWidth::Well.points(), frame);
    if thing.is_of_job {
        pen.draw_dashed_rect(rect.shrink(1.0), stroke, DASH, DASH_GAP);
    } else {
        pen.stroke_rect(rect.shrink(1.0), Radius::Row.points(), stroke);
    }
}

/// Square in the middle of a place for the picture of a thing.
fn picture_in(place: Rect) -> Rect {
    Rect::from_center_size(place.center(), Vec2::splat(place.size().min_elem() * PICTURE))
}

/// Paints a thing with its signs, and listens to it.
fn show_thing(pen: &mut Pen, place: Rect, facts: &BenchFacts, thing: &BenchThing, heard: &RefCell<BenchHeard>) {
    let item = TableItem::Piece(thing.thing.thing);
    let listened = BenchItem { item, copy: 0, name: thing.name.clone(), may_move: facts.may_act };
    let state = listen_to_item(pen, place, &listened, heard);
    let picture = picture_in(place);
    if facts.is_held(item) {
        pen.draw_svg(thing.thing.picture.drawing, picture, fade_colour(Color32::WHITE, LEFT_BEHIND));
        let stroke = Stroke::new(LineWidth::Well.points(), YELLOW);
        pen.draw_dashed_rect(place.shrink(Space::Xs.points()), stroke, DASH, DASH_GAP);
    } else {
        paint_thing(pen, &thing.thing.picture, picture);
    }
    paint_contents(pen, thing, place);
    paint_signs(pen, thing, place);
    paint_marks(pen, place, facts, thing, state);
}

/// Paints what is packed in a container, side by side along its foot.
fn paint_contents(pen: &mut Pen, thing: &BenchThing, place: Rect) {
    let side = PACKED * place.height();
    let room = place.shrink(Space::Xs.points());
    let count = thing.contents.len().saturating_sub(1).max(1) as f32;
    let step = side.min((room.width() - side) / count);
    for (number, picture) in thing.contents.iter().enumerate() {
        let corner = pos2(room.left() + number as f32 * step, room.bottom() - side);
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        pen.draw_rect(rect, Space::Xs.points(), INSET, Stroke::new(LineWidth::Thin.points(), YELLOW));
        paint_thing(pen, picture, rect.shrink(Space::Xxs.points()));
    }
}

/// Paints the signs of a fault and of a tied thing in the upper corners.
fn paint_signs(pen: &mut Pen, thing: &BenchThing, place: Rect) {
    let room = place.shrink(Space::Xs.points());
    let sign = Vec2::splat(IconSize::Text.points().min(room.height() * LINK));
    let right = Rect::from_min_size(room.right_top() - vec2(sign.x, 0.0), sign);
    if thing.thing.is_faulty {
        pen.draw_svg(DeedIcon::Debug.drawing(), right, LIGHT_RED);
    } else if thing.thing.is_tied {
        pen.draw_svg("locked", right, Color32::WHITE);
    }
}

/// Paints the frame of a thing that is chosen, under the pointer, or has the focus.
fn paint_marks(pen: &Pen, place: Rect, facts: &BenchFacts, thing: &BenchThing, state: State) {
    let frame = |width: LineWidth| {
        let rect = place.shrink(LineWidth::Thin.points());
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(width.points(), YELLOW));
    };
    if facts.chosen == Some(thing.thing.thing) {
        frame(LineWidth::Chosen);
    } else if state.is_hovered && facts.held.is_none() {
        frame(LineWidth::Thin);
    }
    state.draw_ring(pen, place, Radius::Row);
}

/// Paints the link of a thing to the one before it: between the two, or at the beginning of the
/// shelf if that one is on the shelf before.
fn paint_link(pen: &mut Pen, thing: &BenchThing, place: Rect) {
    let Some(link) = thing.thing.link else { return };
    let middle = place.left_center() - vec2(ShelfLayout::gap() / 2.0, 0.0);
    let side = LINK * place.size().min_elem();
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    match link {
        LinkToLast::Joined => pen.draw_svg("link", rect, Color32::WHITE),
        LinkToLast::BeingJoined => {
            pen.painter().circle(middle, side / 2.0, INK, Stroke::new(LineWidth::Well.points(), GREEN));
            pen.draw_svg("link_dark", rect, Color32::WHITE);
        }
    }
}
