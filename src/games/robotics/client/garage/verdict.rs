//! Whether a thing in hand fits at a placement on the robot's grid, and what follows from it.

use crate::action::{Illegal, PlacedPart};
use crate::client::play::conversion::Conversion;
use crate::client::play::hand::Hand;
use crate::client::play::{RoboticsInteraction, Thing};
use crate::messages::phrase;
use crate::money_words::amount_words;
use crate::parts::{Credits, KindCounts, Order, OrderId};
use crate::robot::Robot;
use crate::table::Table;
use crate::words::order_name;
use shell::grid::{Cell, Placement};
use shell::language::{Argument, InWords, Phrase};

/// Consequences of a component at a placement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fit {
    /// Open orders that the robot meets with it and did not meet before (6.2).
    pub completes: Vec<OrderId>,
    /// Whether no outlet of the robot is left (7.6).
    pub closes: bool,
    /// Price, if it is bought now.
    pub costs: Option<Credits>,
}

/// Whether a thing fits at a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be attached there.
    Fits(Fit),
    /// In a conversion: it may lie there, but is not joined yet (13.2).
    Waits,
    /// It cannot lie there.
    No(Illegal),
}

impl Verdict {
    /// Whether the thing may be put down there.
    pub const fn is_yes(&self) -> bool {
        !matches!(self, Self::No(_))
    }
}

/// The robot to which the thing in hand is attached: that of the player who acts, or the one that
/// is built, without the component in hand.
pub fn robot_to_attach_to(table: &Table, own: &RoboticsInteraction, hand: &Hand) -> Option<Robot> {
    match &own.conversion {
        Some(build) => Some(build_without(table, build, moved_cell(hand))),
        None => Some(table.workshop(table.state().awaited_seat()?).robot.clone()),
    }
}

/// Cell of the component that is moved in a conversion.
pub const fn moved_cell(hand: &Hand) -> Option<Cell> {
    match hand.thing {
        Thing::Attached(cell) => Some(cell),
        _ => None,
    }
}

/// The robot that is built, without the component at a cell.
fn build_without(table: &Table, build: &Conversion, moved: Option<Cell>) -> Robot {
    let others = build.build().robot.iter().copied();
    Robot::of(table.data(), others.filter(|placed| Some(placed.at.cell) != moved))
}

/// Judges a placement of the thing in hand; `None` for one that is no part.
pub fn judge_placement(table: &Table, own: &RoboticsInteraction, hand: &Hand, at: Placement) -> Option<Verdict> {
    let part = hand.part?;
    let robot = robot_to_attach_to(table, own, hand)?;
    let data = table.data();
    let checked = match &own.conversion {
        Some(build) => build.check_place(data, part, moved_cell(hand), at),
        None => robot.check_attach(data, part.kind, at),
    };
    if let Err(illegal) = checked {
        return Some(Verdict::No(illegal));
    }
    if own.conversion.is_some() && robot.check_attach(data, part.kind, at).is_err() && !robot.is_empty() {
        return Some(Verdict::Waits);
    }
    let before = own.conversion.as_ref().map_or_else(|| robot.kinds(), |build| build.robot(data).kinds());
    let price = price_of(table, hand.thing);
    Some(Verdict::Fits(fit_of(table, &robot, PlacedPart { part, at }, &before, price)))
}

/// Consequences of attaching a component to a robot; `before` are the components that the robot had
/// before it was in hand.
fn fit_of(table: &Table, robot: &Robot, placed: PlacedPart, before: &KindCounts, costs: Option<Credits>) -> Fit {
    let with = Robot::of(table.data(), robot.placed().chain([placed]));
    let kinds = with.kinds();
    let is_new = |order: &Order| order.is_met_by(&kinds) && !order.is_met_by(before);
    let completes = table.open_orders().filter(|(_, order)| with.hangs_together() && is_new(order));
    Fit { completes: completes.map(|(id, _)| id).collect(), closes: with.is_closed(), costs }
}

/// Price of a thing, if taking it buys it (9.1, 9.2).
pub fn price_of(table: &Table, thing: Thing) -> Option<Credits> {
    let Thing::Price(kind, market) = thing else { return None };
    table.market().price(table.data(), kind, market)
}

/// Words about a verdict: a sentence, and in some cases a second one.
pub fn verdict_words(table: &Table, verdict: &Verdict) -> (Phrase, Option<Phrase>) {
    match verdict {
        Verdict::No(illegal) => (illegal.phrase(), None),
        Verdict::Waits => (phrase!("robotics-ghost-waits"), None),
        Verdict::Fits(fit) => (fit_words(table, fit), more_words(fit)),
    }
}

/// Words about orders that are complete with a component.
fn fit_words(table: &Table, fit: &Fit) -> Phrase {
    let names = fit.completes.iter().filter_map(|&id| table.data().order(id)).map(order_name);
    let names: Vec<Phrase> = names.collect();
    match names.len() {
        0 => phrase!("robotics-ghost-fits"),
        count => phrase!("robotics-ghost-completes", count = count, orders = Argument::list(names)),
    }
}

/// Words about the end of outlets, and the price.
fn more_words(fit: &Fit) -> Option<Phrase> {
    let closes = fit.closes.then(|| phrase!("robotics-ghost-closes"));
    let costs = fit.costs.map(|costs| phrase!("robotics-ghost-costs", credits = amount_words(costs)));
    Phrase::list(closes.into_iter().chain(costs))
}
