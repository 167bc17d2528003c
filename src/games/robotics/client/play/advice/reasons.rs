//! Reasons for actions, in one or two sentences that hold for whoever acts: a fact about the
//! position, and the next best action by the values that a player compared.

use super::action_sentences::weighed_action_words;
use super::targets::{reason_to_sabotage, reason_to_use_control};
use crate::action::{Action, Ending, Goal, PlacedPart, Robotics};
use crate::messages::phrase;
use crate::opponents::need::{Aim, Assets};
use crate::opponents::player::aim_of_player;
use crate::opponents::putting_away::aim_of;
use crate::opponents::worth::{SPARE_WORTH, worth_of_part};
use crate::parts::{CREDIT_STEP, Credits, Kind, Market, OrderId};
use crate::robot::Robot;
use crate::sentences::standing::ending_reason;
use crate::table::{Table, TurnStep};
use crate::words::{credits_words, order_name};
use client::kit::spoken::join_sentences;
use shell::language::Phrase;
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::{Candidate, Value};

/// Action that a player has chosen, with the position and what was compared.
#[derive(Clone, Copy, Debug)]
pub struct Considered<'a, 't> {
    /// Kind of the player.
    pub player: PlayerKind,
    /// The table before the action.
    pub table: &'a Table<'t>,
    /// Seat of the player.
    pub seat: SeatId,
    /// The action.
    pub action: &'a Action,
    /// Moves that were compared, with their values; empty if none were.
    pub candidates: &'a [Candidate<Robotics>],
}

/// Returns the reason for an action.
pub fn reason_sentence<'n>(considered: &Considered, name: impl Fn(SeatId) -> &'n str) -> Phrase {
    let Considered { player, table, seat, .. } = *considered;
    if player == PlayerKind::Random {
        return phrase!("robotics-why-random");
    }
    match considered.action {
        Action::Bid(_) => phrase!("robotics-why-bid"),
        Action::PassBid => phrase!("robotics-why-pass-bid"),
        Action::Sell(order) => considered.reason_to_sell(*order),
        Action::KeepRobot => phrase!("robotics-why-keep-robot"),
        Action::Sabotage { seat: target, cell } => reason_to_sabotage(table, *target, *cell, name(*target)),
        Action::KeepSaboteur => phrase!("robotics-why-keep-saboteur"),
        Action::LetControlWork | Action::LayWarning => reason_to_use_control(table, seat),
        Action::Accept => phrase!("robotics-why-accept"),
        Action::Refuse => phrase!("robotics-why-refuse"),
        Action::Counter(_) => phrase!("robotics-why-counter"),
        Action::Attach { part, at, .. } => considered.reason_to_attach(PlacedPart { part: *part, at: *at }),
        Action::Store(_) => phrase!("robotics-why-store"),
        Action::Unstore(_) => phrase!("robotics-why-spare"),
        Action::Scrap { .. } => considered.reason_to_scrap(),
        Action::Done => phrase!("robotics-why-done"),
        Action::Buy { .. } | Action::Draw | Action::Offer { .. } | Action::Convert(_) | Action::Pass => {
            considered.reason_of_action(name)
        }
    }
}

impl<'t> Considered<'_, 't> {
    /// Robot and loose components of the seat.
    fn assets(&self) -> Assets<'t> {
        let workshop = self.table.workshop(self.seat);
        Assets::new(workshop.robot, workshop.shop.all_loose())
    }

    /// Order that the player works for.
    fn aim(&self) -> Option<Aim<'t>> {
        match self.table.state().turn().map(|turn| &turn.step) {
            Some(TurnStep::PutAway { .. }) => aim_of(self.table, self.seat),
            _ => aim_of_player(self.player, self.table, self.seat),
        }
    }

    /// Reason for an action of a turn: what it does for the order that the player works for, and
    /// the next best action.
    fn reason_of_action<'n>(&self, name: impl Fn(SeatId) -> &'n str) -> Phrase {
        let is_careless = self.candidates.is_empty() && matches!(self.action, Action::Draw | Action::Pass);
        let (Some(aim), false) = (self.aim(), is_careless) else { return phrase!("robotics-why-careless") };
        let order = order_name(aim.order);
        let fact = match self.action {
            Action::Buy { kind, market } => return self.reason_to_buy(&aim, *kind, *market, name),
            Action::Draw => self.reason_to_draw(&aim),
            Action::Offer { partner, .. } => phrase!("robotics-why-offer", order = order, name = name(*partner)),
            Action::Convert(_) => phrase!("robotics-why-convert", order = order),
            _ => phrase!("robotics-why-pass"),
        };
        join_sentences([fact].into_iter().chain(self.next_best(name)))
    }

    /// Reason to buy a component.
    fn reason_to_buy<'n>(&self, aim: &Aim, kind: Kind, market: Market, name: impl Fn(SeatId) -> &'n str) -> Phrase {
        let assets = self.assets();
        let order = order_name(aim.order);
        let before = aim.need.actions();
        let fact = match assets.with(kind).need(aim.order).actions() {
            left if left >= before => phrase!("robotics-why-spare"),
            0 => phrase!("robotics-why-completes", order = order, credits = credits_words(aim.order.pays)),
            left => phrase!("robotics-why-nearer", order = order, count = left),
        };
        let second = self.reason_of_market(kind, market).or_else(|| self.next_best(name));
        join_sentences([fact].into_iter().chain(second))
    }

    /// Reason to buy a component on a market and not on the other one, if there is a choice.
    fn reason_of_market(&self, kind: Kind, market: Market) -> Option<Phrase> {
        let price = |market| self.table.market().price(self.table.data(), kind, market);
        match (market, price(Market::Regular), price(Market::Black)) {
            (Market::Black, None, _) => Some(phrase!("robotics-why-only-black")),
            (Market::Black, Some(regular), Some(black)) if black < regular => {
                Some(phrase!("robotics-why-cheaper", credits = credits_words(regular - black)))
            }
            (Market::Regular, Some(regular), Some(black)) if black < regular && self.table.market().nuts > 0 => {
                Some(phrase!("robotics-why-without-nut"))
            }
            _ => None,
        }
    }

    /// Reason to draw: the counters in the bag that bring the order nearer.
    fn reason_to_draw(&self, aim: &Aim) -> Phrase {
        let assets = self.assets();
        let bag = &self.table.yard().bag;
        let is_useful = |kind: Kind| kind.is_component() && worth_of_part(&assets, aim.order, kind) > SPARE_WORTH;
        let useful: u32 = bag.iter().filter(|(kind, _)| is_useful(*kind)).map(|(_, count)| u32::from(count)).sum();
        match useful {
            0 => phrase!("robotics-why-draw"),
            _ => phrase!("robotics-why-odds", useful = useful, all = bag.total(), order = order_name(aim.order)),
        }
    }

    /// Reason to sell to an order.
    fn reason_to_sell(&self, order: OrderId) -> Phrase {
        let Some(order) = self.table.data().order(order) else { return Phrase::default() };
        let setup = self.table.setup();
        let shop = self.table.workshop(self.seat).shop;
        let goal = if shop.sold.len() + 1 >= usize::from(setup.orders_to_win) {
            Some(Goal::Orders)
        } else {
            (shop.credits + order.pays >= setup.credits_to_win).then_some(Goal::Credits)
        };
        if let Some(goal) = goal {
            return phrase!("robotics-why-goal", goal = ending_reason(Ending::Goal(goal), setup));
        }
        let count = self.table.met_orders(self.seat).count();
        phrase!("robotics-why-sells", count = count, credits = credits_words(order.pays))
    }

    /// Reason to attach a component.
    fn reason_to_attach(&self, placed: PlacedPart) -> Phrase {
        let data = self.table.data();
        let robot = self.table.workshop(self.seat).robot;
        let with = Robot::of(data, robot.placed().chain([placed])).kinds();
        let before = robot.kinds();
        let mut met = self.table.open_orders().filter(|(_, order)| order.is_met_by(&with) && !order.is_met_by(&before));
        if let Some((_, order)) = met.next() {
            return phrase!("robotics-why-meets", order = order_name(order));
        }
        match self.aim() {
            _ if placed.part.kind.is_connector() => phrase!("robotics-why-connector"),
            Some(aim) => phrase!("robotics-why-needed", order = order_name(aim.order)),
            None => phrase!("robotics-why-spare"),
        }
    }

    /// Reason to scrap a part: no room, or its rent.
    fn reason_to_scrap(&self) -> Phrase {
        let loose = self.table.workshop(self.seat).shop.all_loose().total();
        if loose > self.table.data().most_stored() {
            phrase!("robotics-why-no-room")
        } else {
            phrase!("robotics-why-rent")
        }
    }

    /// Sentence about the next best action, and by how much it was worth less; `None` if nothing
    /// was compared.
    fn next_best<'n>(&self, name: impl Fn(SeatId) -> &'n str) -> Option<Phrase> {
        let worth = |candidate: &Candidate<Robotics>| match candidate.value {
            Value::Worth(worth) => worth,
            Value::Chance(_) => 0.0,
        };
        let chosen = self.candidates.iter().find(|candidate| candidate.action == *self.action)?;
        let others = self.candidates.iter().filter(|candidate| !is_alike(&candidate.action, self.action));
        let best = others.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let steps = ((worth(chosen) - worth(best)) / CREDIT_STEP as f32).round().max(0.0);
        let less = steps as Credits * CREDIT_STEP;
        let doing = weighed_action_words(&best.action, name)?;
        Some(match less {
            0 => phrase!("robotics-why-alike", doing = doing),
            _ => phrase!("robotics-why-next-best", doing = doing, credits = credits_words(less)),
        })
    }
}

/// Whether two actions get the same kind of component, or are the same.
fn is_alike(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Buy { kind, .. }, Action::Buy { kind: of_other, .. }) => kind == of_other,
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::test_table::{ACTIVE, HEAD, OTHER, make_position, put};
    use super::*;
    use crate::action::LoosePlace;
    use shell::language::Language;

    /// Reason of a strong player for an action at the table of the tests.
    fn reason(action: &Action, candidates: &[Candidate<Robotics>]) -> String {
        let (setup, position) = make_position();
        let table = &Table::of_position(&setup, &position);
        let considered = Considered { player: PlayerKind::Titan, table, seat: ACTIVE, action, candidates };
        Language::english().tell(&reason_sentence(&considered, |seat| ["Mara", "Ilo", "Rusty"][seat.index()]))
    }

    #[test]
    fn an_action_is_told_with_the_next_best_one() {
        let draw = Candidate::with_worth(Action::Draw, 900.0);
        let pass = Candidate::with_worth(Action::Pass, 0.0);
        let told = reason(&Action::Draw, &[pass, draw]);
        assert!(told.contains(" in the bag bring "), "{told}");
        assert!(told.ends_with("Next best: passing, worth about 900 credits less."), "{told}");
        assert_eq!(reason(&Action::Pass, &[]), "Chosen without much thought.");
    }

    #[test]
    fn free_steps_are_told_by_what_they_are_for() {
        let at = put(HEAD, -1).at;
        let told = reason(&Action::Attach { part: HEAD, from: LoosePlace::Bench, at }, &[]);
        assert!(told.ends_with("asks for it.") || told.starts_with("Then the robot meets"), "{told}");
        assert_eq!(reason(&Action::Scrap { part: HEAD, from: LoosePlace::Bench }, &[]), "It is not worth its rent.");
        assert_eq!(reason(&Action::LetControlWork, &[]), "Others lose at least as much by it.");
        let target = reason(&Action::Sabotage { seat: OTHER, cell: at.cell }, &[]);
        assert_eq!(target, "No part of the others is worth more.");
    }
}
