//! Observation of one game: counts its turns, actions, events and happenings.

use std::collections::BTreeMap;

use super::counted::{ActionKind, TableCount as C};
use super::happening_counter::HappeningCounter;
use super::plan::Plan;
use super::tally::Tally;
use crate::action::{Action, Robotics, TableEvent, Terms};
use crate::parts::{Market, OrderId};
use crate::table::{Table, TurnStep};
use shell::seats::SeatId;
use shell::simulate::counts::{CountedEnding, GameEnd};
use shell::simulate::{Simulated, Watcher};

/// Observer of one game.
#[derive(Debug)]
pub struct GameWatch {
    /// Counts so far, but for the happenings.
    tally: Tally,
    happenings: HappeningCounter,
    /// Turns of each seat.
    turns: Vec<u16>,
    /// Order of the turns in the first round that was observed.
    order: Vec<SeatId>,
    /// First sale of each seat.
    first_sales: BTreeMap<SeatId, OrderId>,
    longest_wait: u8,
    nuts_out: u8,
}

impl Simulated for Robotics {
    type Watcher = GameWatch;
}

impl Watcher for GameWatch {
    type Game = Robotics;
    type Tally = Tally;

    fn begin(table: &Table) -> Self {
        let first = table.state().first.filter(|_| table.state().round > 0);
        Self {
            tally: Tally::default(),
            happenings: HappeningCounter::begin(table),
            turns: vec![0; table.setup().seats.into()],
            order: first.map_or_else(Vec::new, |first| order_from(table, first)),
            first_sales: BTreeMap::new(),
            longest_wait: table.state().quiet_rounds,
            nuts_out: 0,
        }
    }

    fn note_choice(&mut self, table: &Table, action: &Action) {
        self.tally.counts.actions += 1;
        self.happenings.note_choice(table, action);
        let is_act = table.state().turn().is_some_and(|turn| turn.step == TurnStep::Act);
        let kind = match action {
            Action::Draw => ActionKind::Draw,
            Action::Buy { market: Market::Regular, .. } => ActionKind::RegularPurchase,
            Action::Buy { market: Market::Black, .. } => ActionKind::BlackPurchase,
            Action::Convert(_) => ActionKind::Conversion,
            // While the target of a saboteur just drawn is chosen, no action is used.
            Action::Sabotage { .. } if is_act => ActionKind::KeptSaboteur,
            Action::Pass => ActionKind::Pass,
            _ => return,
        };
        self.tally.note_action(kind);
    }

    fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        events.iter().for_each(|event| self.note_event(table, event));
        self.happenings.note_events(table, events);
        self.longest_wait = self.longest_wait.max(table.state().quiet_rounds);
        self.nuts_out = self.nuts_out.max(table.data().nuts().saturating_sub(table.market().nuts));
    }

    fn finish(mut self, plan: &Plan, number: u64, table: &Table) -> Tally {
        let Some(outcome) = table.state().outcome() else { return self.tally };
        let winners: Vec<SeatId> = outcome.winners.iter().collect();
        let end =
            GameEnd { round: table.state().round, ending: outcome.ending.key(), winners: &winners, order: &self.order };
        self.tally.counts.note_end(plan, number, &end);
        for turns in self.turns {
            *self.tally.seats_by_turns.entry(turns).or_default() += 1;
        }
        for (seat, order) in self.first_sales {
            let name = order_key(table, order);
            if winners.contains(&seat) {
                *self.tally.first_sales_of_winners.entry(name.clone()).or_default() += 1;
            }
            *self.tally.first_sales_by_order.entry(name).or_default() += 1;
        }
        self.tally.games_with_control_loss = u64::from(self.tally.events_of(C::ControlLoss) > 0);
        self.tally.games_by_longest_wait = BTreeMap::from([(self.longest_wait, 1)]);
        self.tally.games_by_nuts_out = BTreeMap::from([(self.nuts_out, 1)]);
        self.tally.happenings = self.happenings.finish(table, &outcome);
        self.tally
    }
}

impl GameWatch {
    fn note_event(&mut self, table: &Table, event: &TableEvent) {
        let counted = match event {
            TableEvent::RoundBegan { first, .. } => {
                if self.order.is_empty() {
                    self.order = order_from(table, *first);
                }
                return;
            }
            TableEvent::TurnBegan { seat } => {
                self.turns[seat.index()] += 1;
                return;
            }
            TableEvent::TurnEnded { unused, .. } => {
                return self.tally.note_events(C::ActionGivenUp, u64::from(*unused));
            }
            TableEvent::ControlWorked { taken, .. } => {
                self.tally.note_events(C::ControlLoss, u64::from(!taken.is_empty()));
                C::Control
            }
            TableEvent::Sold { seat, order, .. } => {
                self.first_sales.entry(*seat).or_insert(*order);
                *self.tally.sales_by_order.entry(order_key(table, *order)).or_default() += 1;
                C::Sale
            }
            TableEvent::Traded { terms, .. } => {
                self.tally.note_action(ActionKind::Trade);
                if is_trade_of_parts(terms) { C::TradeOfParts } else { C::TradeForCredits }
            }
            TableEvent::RentPaid { .. } => C::Rent,
            TableEvent::ControlsReturned => C::ControlsReturned,
            TableEvent::WarningLaid { .. } => C::Warning,
            TableEvent::Sabotaged { .. } => C::SaboteurAtWork,
            TableEvent::SaboteurIdle { .. } => C::SaboteurIdle,
            TableEvent::SaboteurKept { .. } => C::SaboteurKept,
            TableEvent::Offered { .. } => C::Offer,
            TableEvent::Countered { .. } => C::CounterOffer,
            TableEvent::OfferRefused { .. } => C::Refusal,
            _ => return,
        };
        self.tally.note_events(counted, 1);
    }
}

/// Whether both sides of a trade give parts.
fn is_trade_of_parts(terms: &Terms) -> bool {
    !terms.active.parts.is_empty() && !terms.partner.parts.is_empty()
}

/// All seats clockwise from one.
fn order_from(table: &Table, first: SeatId) -> Vec<SeatId> {
    let setup = table.setup();
    std::iter::successors(Some(first), |&seat| Some(setup.next_seat(seat))).take(setup.seats.into()).collect()
}

/// Name of an order in the data set.
fn order_key(table: &Table, order: OrderId) -> String {
    table.data().order(order).map_or_else(String::new, |order| order.name.clone())
}
