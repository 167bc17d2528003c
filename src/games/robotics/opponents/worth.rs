//! Worth of components and actions to a player, in credits.

use super::need::{Aim, Assets, nearest_order};
use crate::action::LoosePlace;
use crate::parts::{Kind, Market, Order, Part, PartCounts};
use crate::table::{Table, Turn};

/// Worth of one action saved on the way to a sale, in credits.
pub const ACTION_WORTH: f32 = 1_100.0;
/// Worth of a component that saves no action now, in credits.
pub const SPARE_WORTH: f32 = 100.0;
/// Worth of drawing a saboteur, in credits.
const SABOTEUR_WORTH: f32 = 250.0;
/// Loss of a connector to a control, as a multiple of the loss of an extremity, because other
/// components hang on it (11.6).
const CONNECTOR_LOSS: f32 = 2.5;
/// Share of the loss that counts, 0 to 1: some controls come after the component was sold.
const LOSS_SHARE: f32 = 0.8;
/// Draws of a player in a turn, on average.
const DRAWS_PER_TURN: f32 = 1.0;

/// Situation of a player who weighs actions.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a, 't> {
    /// The table.
    pub table: &'a Table<'t>,
    /// The turn.
    pub turn: &'a Turn,
    /// Robot and loose components of the player.
    pub assets: Assets<'t>,
    /// Order that the player works for.
    pub aim: Aim<'t>,
    /// Share of the risk of nuts that the player minds, 0 to 1.
    pub nut_care: f32,
    /// Worth of a draw besides that of its counter now, in credits: components for the orders to
    /// come, and credits that are kept.
    pub draw_worth: f32,
}

impl<'a, 't> Outlook<'a, 't> {
    /// Worth of one component of a kind more, in credits.
    pub fn worth_of(&self, kind: Kind) -> f32 {
        worth_of_part(&self.assets, self.aim.order, kind)
    }

    /// Worth of a purchase, its price taken off, in credits.
    pub fn worth_of_purchase(&self, kind: Kind, market: Market, price: u32) -> f32 {
        let risk = if market == Market::Black { self.nut_care * self.nut_risk(kind) } else { 0.0 };
        self.worth_of(kind) - price as f32 - risk
    }

    /// Expected worth of a draw, in credits.
    pub fn worth_of_draw(&self) -> f32 {
        let bag = &self.table.yard().bag;
        let size = bag.total().max(1) as f32;
        let worth = |kind: Kind| match kind {
            Kind::Saboteur => SABOTEUR_WORTH,
            Kind::ManufacturingControl => self.worth_of_control(),
            component => self.worth_of(component),
        };
        self.draw_worth + bag.iter().map(|(kind, count)| f32::from(count) / size * worth(kind)).sum::<f32>()
    }

    /// Worth of a control to the player: a loss for each own nut, a small gain for each of others.
    pub fn worth_of_control(&self) -> f32 {
        let nuts = |seat| {
            let workshop = self.table.workshop(seat);
            let counts = workshop.robot.counts().plus(&workshop.shop.all_loose());
            counts.each().filter(|part| part.nut).map(|part| loss_of(part.kind)).sum::<f32>()
        };
        let seats = self.table.seats();
        let others: f32 = seats.filter(|&seat| seat != self.turn.seat).map(nuts).sum();
        let rivals = f32::from(self.table.setup().seats - 1);
        others / rivals - nuts(self.turn.seat)
    }

    /// Expected loss by the nut on a component of a kind until the sale, in credits.
    fn nut_risk(&self, kind: Kind) -> f32 {
        let turns = 1.0 + self.aim.need.actions() as f32 / 2.0;
        let draws = turns * DRAWS_PER_TURN * f32::from(self.table.setup().seats);
        control_chance(self.table, draws) * loss_of(kind) * LOSS_SHARE
    }
}

/// Chance that one of some draws is a manufacturing control.
pub fn control_chance(table: &Table, draws: f32) -> f32 {
    let bag = &table.yard().bag;
    let each = f32::from(bag[Kind::ManufacturingControl]) / bag.total().max(1) as f32;
    1.0 - (1.0 - each).powf(draws)
}

/// Loss of a component with a nut to a control, in credits.
fn loss_of(kind: Kind) -> f32 {
    if kind.is_connector() { ACTION_WORTH * CONNECTOR_LOSS } else { ACTION_WORTH }
}

/// Worth of one component of a kind more to a player who works for an order, in credits.
pub fn worth_of_part(assets: &Assets, order: &Order, kind: Kind) -> f32 {
    let saved = assets.need(order).actions().saturating_sub(assets.with(kind).need(order).actions());
    if saved > 0 { ACTION_WORTH * saved as f32 } else { SPARE_WORTH }
}

/// Worth of some loose components to a seat, in credits: the actions that they save on the way to
/// its nearest order, and a little for each that saves none.
pub fn worth_of_loose(table: &Table, assets: &Assets, loose: &PartCounts) -> f32 {
    let with = assets.with_loose(*loose);
    let needed = nearest_order(table, &with).map_or(0, |aim| aim.need.actions());
    SPARE_WORTH * loose.total() as f32 - ACTION_WORTH * needed as f32
}

/// The loose components in the order of their worth for an order, the least first.
pub fn by_worth(
    assets: &Assets,
    order: &Order,
    loose: impl Iterator<Item = (Part, LoosePlace)>,
) -> Vec<(Part, LoosePlace)> {
    let mut parts: Vec<(Part, LoosePlace, f32)> = loose
        .map(|(part, place)| {
            let mut without = assets.loose;
            let is_there = without.remove(part);
            debug_assert!(is_there, "loose components are among the assets");
            (part, place, worth_of_part(&assets.with_loose(without), order, part.kind))
        })
        .collect();
    parts.sort_by(|one, other| one.2.total_cmp(&other.2));
    parts.into_iter().map(|(part, place, _)| (part, place)).collect()
}
