//! Meters on the card of a seat.

use bevy_egui::egui::{Color32, Id, Rect, Vec2, pos2};

use super::facts::{Count, Meter, SeatCard};
use crate::kit::marks::Bar;
use crate::kit::palette::{CREAM, FAINT, GREEN, LIGHT_RED, MUTED, YELLOW, fade_colour};
use crate::kit::panel::build::{choose, column, painted, row, text, widget};
use crate::kit::panel::{Node, Rank};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, Space};
use crate::kit::widgets::figure::{LampRow, MeterBar};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Number of parts that lines mark on the bar of a goal.
const PARTS_OF_GOAL: u16 = 10;

/// Describes the meters, one below the other or on one line; numbers after that of a goal may be
/// beside it, above its bar.
pub(super) fn card_meters<'a, M: 'a>(pen: &Pen, card: &'a SeatCard, seconds: f32) -> Node<'a, M> {
    let meters = |may_be_below: bool| {
        card.meters.iter().enumerate().map(move |(number, meter)| {
            meter_node(pen, card.seat, meter, seconds, may_be_below).key(meter_key(card.seat, number))
        })
    };
    let compact = match card.meters.as_slice() {
        [Meter::Goal { icon, value, goal, figures }, Meter::Counts(counts)] => {
            let meter = GoalMeter::of(pen, card.seat, (icon, *value, *goal), *figures, seconds);
            Some(column([row([meter.number().grow(), counts_node(counts)]), meter.bar()]).gap(Space::Xxs))
        }
        _ => None,
    };
    let below = column(meters(true)).gap(Space::Xxs);
    let several_lines = match compact {
        // The state of the player is more than a line for each meter.
        Some(compact) => choose([below, compact]).gives_way(Rank::First).stays(),
        None => below,
    };
    choose([several_lines, row(meters(false))]).gives_way(Rank::Third).stays()
}

/// Key of a meter of a seat, by its number from 0.
pub(super) const fn meter_key(seat: SeatId, number: usize) -> (&'static str, SeatId, usize) {
    ("meter", seat, number)
}

/// Describes a meter; the figures of a bar are beside it, or below it where they may be.
fn meter_node<'a, M: 'a>(pen: &Pen, seat: SeatId, meter: &'a Meter, seconds: f32, may_be_below: bool) -> Node<'a, M> {
    let (icon, value, full) = match *meter {
        Meter::Lamps { icon, value, full, is_low } => return widget(LampRow { icon, value, full, is_low }),
        Meter::Counts(ref counts) => return counts_node(counts),
        Meter::Amount { value, ref words, is_low } => {
            let shown = pen.animate_number(("amount", seat), value, seconds);
            return amount_node(shown, words, is_low);
        }
        Meter::Drawings { ref drawings, size, ref spoken } => return drawings_node(drawings, size.into(), spoken),
        Meter::Collection { ref drawings, size, ref words } => {
            return collection_node(drawings, size.into(), words, may_be_below);
        }
        Meter::Sign { icon, ref words } => return sign_node(icon, words),
        Meter::Goal { icon, value, goal, figures } => {
            let meter = GoalMeter::of(pen, seat, (icon, value, goal), figures, seconds);
            let parts = [meter.number(), meter.bar().grow()];
            return if may_be_below { column(parts).gap(Space::Xxs) } else { row(parts).grow() };
        }
        Meter::Bar { icon, value, full } => (icon, value, full),
    };
    let shown = pen.ui.ctx().animate_value_with_time(Id::new(("bar", icon, seat)), f32::from(value), seconds);
    let bar = || widget(MeterBar { icon, shown, full });
    let figures = || text(TextStyle::STRONG, format!("{shown:.0} / {full}")).anchor(Anchor::End);
    let beside = row([bar().grow(), figures()]);
    if !may_be_below {
        return beside.grow();
    }
    choose([column([bar(), figures()]).gap(Space::None), beside]).gives_way(Rank::First).stays()
}

/// Number with the bar that says how near to a goal it is.
#[derive(Clone, Copy)]
struct GoalMeter {
    icon: &'static str,
    /// Number that is shown, on its way to the present value.
    shown: f32,
    goal: u16,
    figures: fn(u16) -> Phrase,
}

impl GoalMeter {
    /// Meter of a seat, whose number moves to its present value within some seconds. `of` is its
    /// icon, that value, and the goal.
    fn of(pen: &Pen, seat: SeatId, of: (&'static str, u16, u16), figures: fn(u16) -> Phrase, seconds: f32) -> Self {
        let (icon, value, goal) = of;
        let shown = pen.ui.ctx().animate_value_with_time(Id::new(("goal", icon, seat)), value.into(), seconds);
        Self { icon, shown, goal, figures }
    }

    /// Describes the number after its icon.
    fn number<'a, M: 'a>(self) -> Node<'a, M> {
        let side = IconSize::Text.points();
        let picture =
            painted(side, side, move |pen: &mut Pen, rect: Rect| pen.draw_svg(self.icon, rect, Color32::WHITE));
        row([picture, text(TextStyle::HEADING, (self.figures)(self.shown.round() as u16))]).gap(Space::Xs)
    }

    /// Describes the bar.
    fn bar<'a, M: 'a>(self) -> Node<'a, M> {
        painted(0.0, Space::M.points(), move |pen: &mut Pen, rect: Rect| {
            let part = self.shown / f32::from(self.goal.max(1));
            pen.draw_bar(rect, Bar { part, parts: PARTS_OF_GOAL, colour: YELLOW });
        })
    }
}

/// Size of a number that is large.
const AMOUNT: f32 = 34.0;

/// Describes a large number with the words after it, which may be left out.
fn amount_node<'a, M: 'a>(shown: u16, words: &'a Phrase, is_low: bool) -> Node<'a, M> {
    let colour = if is_low { LIGHT_RED } else { GREEN };
    let number = |style: TextStyle| text(style, shown.to_string());
    let whole = row([number(TextStyle::display(AMOUNT, colour)), text(TextStyle::NOTE, words)]).gap(Space::S);
    let alone = number(TextStyle::SECTION.in_colour(colour));
    choose([whole, alone]).gives_way(Rank::First).stays()
}

/// Describes drawings side by side, which share the width that they get.
fn drawings_node<'a, M: 'a>(drawings: &'a [&'static str], size: Vec2, spoken: &'a Phrase) -> Node<'a, M> {
    let draw = move |pen: &mut Pen, rect: Rect| draw_side_by_side(pen, drawings, size, rect);
    painted(size.x, size.y, draw).grow().reads(Manner::Found, spoken)
}

/// Draws drawings of a size side by side in a rectangle, closer together if there are many.
fn draw_side_by_side(pen: &mut Pen, drawings: &[&'static str], size: Vec2, rect: Rect) {
    let step = (size.x + Space::Xxs.points()).min((rect.width() - size.x) / (drawings.len() as f32 - 1.0).max(1.0));
    for (number, drawing) in drawings.iter().enumerate() {
        let corner = pos2(rect.left() + number as f32 * step, rect.center().y - size.y / 2.0);
        pen.draw_svg(drawing, Rect::from_min_size(corner, size), Color32::WHITE);
    }
}

/// Describes drawings side by side with words after them. On a line of their own the words may be
/// wrapped, so that nothing else gives way to them.
fn collection_node<'a, M: 'a>(
    drawings: &'a [&'static str],
    size: Vec2,
    words: &'a Phrase,
    has_own_line: bool,
) -> Node<'a, M> {
    let count = drawings.len() as f32;
    let width = count * (size.x + Space::Xxs.points());
    let draw = move |pen: &mut Pen, rect: Rect| draw_side_by_side(pen, drawings, size, rect);
    let pictures = painted(width, size.y, draw).with_widths(size.x, width);
    let words = text(TextStyle::NOTE, words).grow();
    let words = if has_own_line { words.narrow() } else { words };
    row([pictures, words]).gap(Space::S)
}

/// Describes words after an icon.
fn sign_node<'a, M: 'a>(icon: &'static str, words: &'a Phrase) -> Node<'a, M> {
    let side = IconSize::Name.points();
    let picture = painted(side, side, move |pen: &mut Pen, rect: Rect| pen.draw_svg(icon, rect, Color32::WHITE));
    row([picture, text(TextStyle::NOTE, words).grow()]).gap(Space::S)
}

/// Describes numbers side by side.
pub(super) fn counts_node<'a, M: 'a>(counts: &[Count]) -> Node<'a, M> {
    row(counts.iter().map(|count| count_node(*count))).gap(Space::M)
}

/// Describes a number after its icon.
fn count_node<'a, M: 'a>(count: Count) -> Node<'a, M> {
    let side = IconSize::Text.points();
    let is_none = count.value == 0;
    let tint = if is_none { fade_colour(count.tint, FAINT) } else { count.tint };
    let picture = painted(side, side, move |pen: &mut Pen, rect: Rect| pen.draw_svg(count.icon, rect, tint));
    let number = TextStyle::FIGURE.in_colour(if is_none { MUTED } else { CREAM });
    row([picture, text(number, count.value.to_string())]).gap(Space::Xs)
}
