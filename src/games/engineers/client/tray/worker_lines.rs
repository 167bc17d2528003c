//! Lines of a worker's part of the tray.

use bevy_egui::egui::{Rect, Vec2};

use super::facts::{TrayFacts, TrayPress};
use super::painter::{paint_pips, paint_row_of, paint_slot};
use super::slots::TraySlot;
use super::worker_facts::{OwnLoad, TrayOrder, TrayWorker};
use crate::action::WorkerId;
use crate::client::art::figures::{SPENT, paint_worker};
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use client::kit::palette::{MUTED, SECOND, YELLOW};
use client::kit::panel::build::{choose, icon, painted, row, spacer, text};
use client::kit::panel::{Node, Rank};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Least and greatest side of a slot, in points.
const SLOT: (f32, f32) = (18.0, 30.0);
/// Side of a figure, in points, and where there is little width.
const FIGURE: f32 = 30.0;
const SMALL_FIGURE: f32 = 22.0;
/// Height of the line of an order, in points.
const ORDER: f32 = 22.0;

/// Key of the figure of a worker.
pub const fn figure_key(worker: WorkerId) -> (&'static str, u8) {
    ("tray-figure", worker.0)
}

/// Key of the order of a worker.
pub const fn order_key(worker: WorkerId) -> (&'static str, u8) {
    ("tray-order", worker.0)
}

/// Key of a slot of a worker, by its number from 0.
pub const fn slot_key(worker: WorkerId, number: usize) -> (&'static str, u8, usize) {
    ("tray-slot", worker.0, number)
}

/// Figure, number and square; in little width with a smaller figure, then without it.
pub(super) fn head_line<'a>(facts: &'a TrayFacts, worker: &'a TrayWorker) -> Node<'a, TrayPress> {
    let is_spent = worker.own.as_ref().is_some_and(|own| own.left == 0);
    let hue = if worker.is_chosen { YELLOW } else { TextStyle::NAME.colour };
    let number = || text(TextStyle::NAME.in_colour(hue), Phrase::words((worker.worker.0 + 1).to_string()));
    let truck = || match worker.is_aboard {
        true => icon(DeedIcon::Truck.drawing(), IconSize::Sign, if worker.is_driver { YELLOW } else { SECOND }),
        false => Node::empty(),
    };
    let square = || text(TextStyle::NOTE.in_colour(SECOND), worker.square.clone()).anchor(Anchor::End);
    let with_figure = |side: f32, gap: Space| {
        let figure = painted(side, FIGURE, move |pen: &mut Pen, rect: Rect| {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
            paint_worker(pen, facts.colour, place, false, if is_spent { SPENT } else { 1.0 });
        });
        row([figure.key(figure_key(worker.worker)), number(), spacer(), truck(), square()]).gap(gap)
    };
    let without = row([number(), spacer(), truck(), square()]).gap(Space::Xs);
    let small = |gap: Space| with_figure(SMALL_FIGURE, gap);
    choose([with_figure(FIGURE, Space::Xs), small(Space::Xs), small(Space::Xxs), without])
}

/// The order of a worker: its icon and words, or what has room of these.
pub(super) fn order_line<'a>(worker: WorkerId, order: &TrayOrder) -> Node<'a, TrayPress> {
    let sign = || icon(order.icon.drawing(), IconSize::Text, SECOND);
    let words = || text(TextStyle::NOTE.in_colour(SECOND), order.short.clone());
    let alone = || row([sign(), spacer()]).gap(Space::None);
    choose([row([sign(), words(), spacer()]).gap(Space::Xs), row([words()]), alone()])
        .at_least_high(ORDER)
        .gives_way(Rank::Second)
        .stays()
        .key(order_key(worker))
}

/// Hands of a worker and what it wears.
pub(super) fn slot_line<'a>(facts: &'a TrayFacts, worker: WorkerId, own: &'a OwnLoad) -> Node<'a, TrayPress> {
    let slots = own.slots.iter().enumerate().map(|(number, slot)| one_slot(facts, worker, number, slot));
    row(slots).gap(Space::Xs)
}

fn one_slot<'a>(facts: &'a TrayFacts, worker: WorkerId, number: usize, slot: &'a TraySlot) -> Node<'a, TrayPress> {
    let hands = f32::from(slot.hands.max(1));
    let gaps = (hands - 1.0) * Space::Xs.points();
    let is_dragged = slot.thing.as_ref().is_some_and(|thing| facts.dragged == Some(thing.thing));
    let paint = move |pen: &mut Pen, rect: Rect| paint_slot(pen, slot, rect, is_dragged);
    painted(SLOT.1, SLOT.1, paint)
        .with_widths(hands * SLOT.0 + gaps, hands * SLOT.1 + gaps)
        .with_heights(SLOT.0, SLOT.1)
        .key(slot_key(worker, number))
}

/// Limit of a worker as a sum, or the limit alone where the sum has no room on a line, with its
/// markers.
pub(super) fn sum_line<'a>(worker: &'a TrayWorker, own: &OwnLoad) -> Node<'a, TrayPress> {
    let line = |words: Phrase| row([text(TextStyle::STRONG, words).grow(), markers(worker)]).gap(Space::Xs);
    choose([line(own.limit.figures()), line(phrase!("engineers-tray-limit", limit = own.limit.limit))])
        .gives_way(Rank::First)
}

/// A mark for each action of the limit.
pub(super) fn pip_line<'a>(own: &OwnLoad) -> Node<'a, TrayPress> {
    let limit = own.limit.limit;
    let left = own.left;
    painted(0.0, IconSize::Sign.points(), move |pen: &mut Pen, rect: Rect| paint_pips(pen, rect, limit, left))
}

/// Things that a worker carries and actions that it has spent, as numbers that all see (19.1).
pub(super) fn seen_lines<'a>(worker: &'a TrayWorker) -> [Node<'a, TrayPress>; 2] {
    let number = |deed: DeedIcon, count: u16| {
        let hue = if count == 0 { MUTED } else { SECOND };
        let figure = text(TextStyle::FIGURE.in_colour(hue), Phrase::words(count.to_string()));
        row([icon(deed.drawing(), IconSize::Text, hue), figure, spacer()]).gap(Space::Xs)
    };
    let carried = number(DeedIcon::Hand, worker.carried);
    [row([carried.grow(), markers(worker)]).gap(Space::Xs), number(DeedIcon::Step, worker.spent.into())]
}

/// Markers of a worker (13.1).
fn markers(worker: &TrayWorker) -> Node<'_, TrayPress> {
    let side = IconSize::Sign.points();
    match worker.markers.len() {
        0 => Node::empty(),
        count => painted(count as f32 * side, side, move |pen: &mut Pen, rect: Rect| {
            let room = Rect::from_center_size(rect.center(), Vec2::new(rect.width(), side));
            paint_row_of(pen, &worker.markers, room);
        })
        .gives_way(Rank::First),
    }
}
