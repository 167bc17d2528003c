//! A worker at the workbench as a pair of hands, with what it holds.

use std::cell::RefCell;

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::facts::BenchFacts;
use super::hands::{BenchHands, HeldThing, WorkerActions};
use super::listening::{BenchHeard, BenchItem, BenchPress, listen_to_item};
use crate::client::art::figures::paint_worker;
use crate::client::art::thing_picture::paint_thing;
use crate::client::play::TableItem;
use crate::messages::phrase;
use crate::words::things_words;
use client::kit::palette::{BROWN_WELL, FAINT, INK, SECOND, TRAY_INSET, YELLOW, fade_colour};
use client::kit::panel::build::{column, painted, row, spacer, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Sides of a hand, and part of it that the thing in it takes, in points and in parts.
const HAND: f32 = TargetHeight::Action.points();
const SMALL_HAND: f32 = 36.0;
const IN_HAND: f32 = 0.72;
/// Height of the row of actions, and space between two, in points.
const PIP: f32 = Space::M.points();
const PIP_GAP: f32 = Space::Xxs.points() + 1.0;
/// Greatest width of one, in points.
const WIDEST_PIP: f32 = 18.0;
/// Lengths of dashes and gaps around a worker who is dragged, in points.
const DASH: f32 = 6.0;
const DASH_GAP: f32 = 5.0;

/// Form of the workers, for the room that they have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HandForm {
    /// Whether only the number and both hands are shown.
    pub(super) is_small: bool,
    /// Side of a hand in points, in which it can be pressed.
    pub(super) side: f32,
}

impl HandForm {
    /// Form with the least side of what is pressed.
    pub(super) fn new(is_small: bool, least: f32) -> Self {
        let side = if is_small { SMALL_HAND } else { HAND };
        Self { is_small, side: side.max(least) }
    }
}

/// Describes a worker.
pub(super) fn hand_card<'a>(
    facts: &'a BenchFacts,
    hands: &'a BenchHands,
    form: HandForm,
    heard: &'a RefCell<BenchHeard>,
) -> Node<'a, BenchPress> {
    let number = text(TextStyle::NAME, Phrase::words((u16::from(hands.worker.0) + 1).to_string()));
    let both = both_hands(facts, hands, form, heard);
    let contents = if form.is_small {
        let worn = worn_nodes(facts, hands, form, heard);
        wrapped_row([number].into_iter().chain(both).chain(worn)).gap(Space::Xxs)
    } else {
        let actions = hands.actions.map_or_else(Node::empty, |actions| {
            painted(0.0, PIP, move |pen: &mut Pen, rect: Rect| paint_actions(pen, rect, actions))
        });
        let lower = row(both.into_iter().chain([spacer(), counts(hands)])).gap(Space::Xxs);
        column([heading(facts, hands, number, form, heard), lower, actions]).gap(Space::Xs)
    };
    contents
        .inside_by(Space::S, Space::Xs)
        .silent()
        .on(Surface::Painted(Box::new(move |pen, rect, _| show_worker(pen, rect, facts, hands, heard))))
}

/// The worker with its number, and what it wears or where it is.
fn heading<'a>(
    facts: &'a BenchFacts,
    hands: &'a BenchHands,
    number: Node<'a, BenchPress>,
    form: HandForm,
    heard: &'a RefCell<BenchHeard>,
) -> Node<'a, BenchPress> {
    let side = IconSize::Name.points();
    let opacity = if hands.is_here { 1.0 } else { FAINT };
    let figure = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_worker(pen, hands.colour, place, false, opacity);
    });
    let worn = worn_nodes(facts, hands, form, heard);
    let place = if worn.is_empty() { text(TextStyle::NOTE, &hands.place) } else { Node::empty() };
    row([figure, number, spacer(), place].into_iter().chain(worn)).gap(Space::Xs).at_least_high(form.side)
}

/// Things that the worker wears.
fn worn_nodes<'a>(
    facts: &'a BenchFacts,
    hands: &'a BenchHands,
    form: HandForm,
    heard: &'a RefCell<BenchHeard>,
) -> Vec<Node<'a, BenchPress>> {
    let worn = hands.held.iter().filter(|held| held.hands == 0).map(|held| {
        painted(form.side, form.side, move |pen: &mut Pen, rect: Rect| {
            show_held(pen, rect, facts, held, spot_of(facts, hands), Some(heard));
        })
    });
    worn.collect()
}

/// Both hands with what they hold.
fn both_hands<'a>(
    facts: &'a BenchFacts,
    hands: &'a BenchHands,
    form: HandForm,
    heard: &'a RefCell<BenchHeard>,
) -> [Node<'a, BenchPress>; 2] {
    let [left, right] = in_both_hands(&hands.held);
    // A thing that takes both hands is one thing, and is listened to once.
    let is_one = left.is_some() && left == right;
    let places = [("hand_left", left, Some(heard)), ("hand_right", right, (!is_one).then_some(heard))];
    places.map(|(drawing, held, heard)| {
        painted(form.side, form.side, move |pen: &mut Pen, rect: Rect| {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(form.side));
            paint_hand(pen, place, drawing, hands);
            if let Some(held) = held {
                show_held(pen, place, facts, held, spot_of(facts, hands), heard);
            }
        })
    })
}

/// Man-actions that an action of the worker counts on the job; of another team, the number of
/// things that it carries.
fn counts(hands: &BenchHands) -> Node<'_, BenchPress> {
    match hands.each {
        Some(each) if hands.is_here => text(TextStyle::STRONG, phrase!("engineers-bench-each", count = each)),
        _ if hands.held.is_empty() && hands.number > 0 => text(TextStyle::NOTE, things_words(hands.number)),
        _ => Node::empty(),
    }
}

/// Thing in the left hand and in the right one.
fn in_both_hands(held: &[HeldThing]) -> [Option<&HeldThing>; 2] {
    let mut in_hands = held.iter().filter(|held| held.hands > 0);
    let first = in_hands.next();
    let second = first.filter(|held| held.hands > 1).or_else(|| in_hands.next());
    [first, second]
}

fn paint_hand(pen: &mut Pen, place: Rect, drawing: &'static str, hands: &BenchHands) {
    let opacity = if hands.is_here { 1.0 } else { FAINT };
    pen.draw_svg(drawing, place.shrink(Space::Xxs.points()), fade_colour(Color32::WHITE, opacity));
}

/// Spot of a thing that is carried or loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HeldSpot {
    /// Number that tells it from the same thing elsewhere.
    pub(super) copy: u8,
    /// Whether the thing can be dragged from there.
    pub(super) may_move: bool,
}

/// Spot of what a worker has.
const fn spot_of(facts: &BenchFacts, hands: &BenchHands) -> HeldSpot {
    HeldSpot { copy: hands.worker.0 + 1, may_move: facts.may_act && hands.is_here }
}

/// Paints a thing that a worker or the truck has, and listens to it.
pub(super) fn show_held(
    pen: &mut Pen,
    place: Rect,
    facts: &BenchFacts,
    held: &HeldThing,
    spot: HeldSpot,
    heard: Option<&RefCell<BenchHeard>>,
) {
    let item = TableItem::Piece(held.thing);
    let picture = Rect::from_center_size(place.center(), Vec2::splat(IN_HAND * place.size().min_elem()));
    if !facts.is_held(item) {
        paint_thing(pen, &held.picture, picture);
    }
    let Some(heard) = heard else { return };
    let HeldSpot { copy, may_move } = spot;
    let state = listen_to_item(pen, place, &BenchItem { item, copy, name: held.name.clone(), may_move }, heard);
    let frame = |width: LineWidth| {
        pen.stroke_rect(place, Radius::Chip.points(), Stroke::new(width.points(), YELLOW));
    };
    if facts.chosen == Some(held.thing) {
        frame(LineWidth::Row);
    } else if state.is_hovered && may_move && facts.held.is_none() {
        frame(LineWidth::Thin);
    }
    state.draw_ring(pen, place, Radius::Chip);
}

/// Paints the actions of a worker: those that are left are lit.
fn paint_actions(pen: &Pen, room: Rect, actions: WorkerActions) {
    let count = f32::from(actions.limit.max(1));
    let width = ((room.width() + PIP_GAP) / count - PIP_GAP).min(WIDEST_PIP);
    for number in 0..actions.limit {
        let left = room.left() + f32::from(number) * (width + PIP_GAP);
        let fill = if number < actions.left { YELLOW } else { TRAY_INSET };
        let rect = rect_at(left, room.top(), width, room.height());
        pen.draw_rect(rect, Space::Xs.points(), fill, Stroke::new(LineWidth::Thin.points(), INK));
    }
}

/// Paints the card of a worker and listens to it.
fn show_worker(pen: &Pen, rect: Rect, facts: &BenchFacts, hands: &BenchHands, heard: &RefCell<BenchHeard>) {
    let item = TableItem::Worker(facts.team, hands.worker);
    let radius = Radius::Panel.points();
    let (fill, line, colour) = match hands.is_chosen {
        true => (BROWN_WELL, LineWidth::Chosen, YELLOW),
        false => (TRAY_INSET, LineWidth::Row, INK),
    };
    pen.draw_rect(rect, radius, fill, Stroke::new(line.points(), colour));
    let listened = BenchItem { item, copy: 0, name: hands.in_words(), may_move: facts.may_act };
    let state = listen_to_item(pen, rect, &listened, heard);
    if facts.is_held(item) {
        let stroke = Stroke::new(LineWidth::Well.points(), YELLOW);
        pen.draw_dashed_rect(rect.shrink(Space::Xs.points()), stroke, DASH, DASH_GAP);
    } else if state.is_hovered && facts.may_act {
        pen.stroke_rect(rect, radius, Stroke::new(LineWidth::Thin.points(), SECOND));
    }
    state.draw_ring(pen, rect, Radius::Panel);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::art::thing_picture::ThingPicture;

    fn held(thing: u16, hands: u16) -> HeldThing {
        let picture = ThingPicture { drawing: "thing_rope", grade: None, mark: None };
        HeldThing { thing: ThingId(thing), picture, name: Phrase::default(), hands }
    }

    #[test]
    fn rule_5_2_a_thing_of_two_hands_is_in_both_and_what_is_worn_in_none() {
        let told = |held: &[HeldThing]| in_both_hands(held).map(|held| held.map(|held| held.thing.0));
        assert_eq!(told(&[held(0, 0), held(1, 2)]), [Some(1), Some(1)]);
        assert_eq!(told(&[held(0, 1), held(1, 0), held(2, 1)]), [Some(0), Some(2)]);
        assert_eq!(told(&[held(0, 0)]), [None, None]);
    }
}
