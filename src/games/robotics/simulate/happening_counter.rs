//! Counts of the happenings of one game.

use super::happening::Happening as H;
use crate::action::{Action, Ending, LoosePlace, LostPart, Outcome, TableEvent};
use crate::parts::{Kind, KindCounts, Market, OrderId, PartCounts};
use crate::robot::Robot;
use crate::robot::assembly::Faces;
use crate::table::play_state::{ACTIONS_PER_TURN, MOST_OFFERS};
use crate::table::{Stage, Table, TurnStep};
use shell::seats::SeatId;
use shell::simulate::happenings::HappeningCounts;

/// Counter of the happenings of one game.
#[derive(Debug)]
pub(super) struct HappeningCounter {
    counts: HappeningCounts<H>,
    /// Bids in the present auction; `None` outside of one.
    bids: Option<u32>,
    /// Seat of the present or last turn.
    last_turn: Option<SeatId>,
    /// Whether a control lay open as a warning before the present events.
    had_warning: bool,
}

impl HappeningCounter {
    /// Begins to observe a game from its present position.
    pub(super) fn begin(table: &Table) -> Self {
        let bids = match &table.state().stage {
            Stage::Auction(auction) => Some(u32::from(auction.highest.is_some())),
            _ => None,
        };
        Self {
            counts: HappeningCounts::default(),
            bids,
            last_turn: table.state().turn().map(|turn| turn.seat),
            had_warning: table.yard().warning.is_some(),
        }
    }

    /// Counts an action before it is applied.
    pub(super) fn note_choice(&mut self, table: &Table, action: &Action) {
        let Some(turn) = table.state().turn() else { return };
        self.note(H::CounterAccepted, matches!(turn.step, TurnStep::AnswerCounter { .. }) && *action == Action::Accept);
    }

    /// Counts the events of an action after they have happened.
    pub(super) fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        for event in events {
            self.note_order_of_play(table, event);
            self.note_market(table, event);
            self.note_workshop(table, event);
            self.note_special_counter(table, event);
            self.note_trade(table, event);
        }
        // A goal is reached by a sale or by the credits of a trade.
        let has = |sought: fn(&TableEvent) -> bool| events.iter().any(sought);
        let is_goal = has(|event| matches!(event, TableEvent::GoalReached { .. }));
        self.note(H::GoalByTrade, is_goal && has(|event| matches!(event, TableEvent::Traded { .. })));
        let is_rent = has(|event| matches!(event, TableEvent::RentPaid { .. }));
        self.note(H::RentOfPartner, is_rent && has(|event| matches!(event, TableEvent::PutAway { .. })));
        self.had_warning = table.yard().warning.is_some();
    }

    /// Counts the ending. Returns all counts.
    pub(super) fn finish(mut self, table: &Table, outcome: &Outcome) -> HappeningCounts<H> {
        self.note(H::Stalemate, outcome.ending == Ending::Stalemate);
        self.note(H::NoOrders, outcome.ending == Ending::NoOrders);
        self.note(H::LastBell, outcome.ending == Ending::LastBell);
        self.note(H::SeveralReachedGoals, table.state().reached.iter().count() > 1);
        self.note(H::SharedVictory, outcome.winners.iter().count() > 1);
        self.counts.note_end();
        self.counts
    }

    fn note(&mut self, happening: H, when: bool) {
        self.counts.note_happening(happening, when);
    }

    fn note_order_of_play(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::AuctionBegan { .. } => {
                self.bids = Some(0);
                self.note(H::LaterAuction, table.state().round > 0);
            }
            TableEvent::Bid { .. } => {
                self.note(H::BidRaised, self.bids == Some(1));
                self.bids = self.bids.map(|bids| bids + 1);
            }
            TableEvent::RoundBegan { .. } => {
                self.note(H::AuctionWithoutBids, self.bids == Some(0));
                self.bids = None;
            }
            TableEvent::TurnBegan { seat } => {
                let fewer = table.state().turn().is_some_and(|turn| turn.actions_left < ACTIONS_PER_TURN);
                self.note(H::FewerActions, fewer);
                self.note(H::TurnsInARow, self.last_turn == Some(*seat));
                self.last_turn = Some(*seat);
            }
            TableEvent::RobotKept { .. } => self.note(H::RobotKept, true),
            _ => {}
        }
    }

    fn note_market(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Bought { kind, market, .. } => {
                self.note(H::EmptySquare, table.market().stock[*kind] == 0);
                self.note(H::NutsOut, *market == Market::Black && table.market().nuts == 0);
            }
            TableEvent::Drew { .. } => self.note(H::BagEmpty, table.yard().bag.total() == 0),
            TableEvent::OrderOpened { .. } => self.note(H::PileEmpty, table.orders().unseen.is_empty()),
            TableEvent::Sold { order, robot, to_bag, .. } => {
                let parts: PartCounts = robot.iter().map(|placed| placed.part).collect();
                self.note(H::MultifunctionalSale, needs_multifunctional(table, *order, parts.by_kind()));
                self.note(H::SaleOverLimit, to_bag.each().any(|part| part.kind != Kind::Multifunctional));
                self.note(H::NutsReturned, parts.nuts() > 0);
            }
            _ => {}
        }
    }

    fn note_workshop(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Attached { seat, from, .. } => {
                let robot = table.workshop(*seat).robot;
                let puts_away = |step: &TurnStep| matches!(step, TurnStep::PutAway { partner } if partner == seat);
                let is_partner = table.state().turn().is_some_and(|turn| puts_away(&turn.step));
                self.note(H::AttachedFromStore, *from == LoosePlace::Store);
                self.note(H::ClosedRobot, robot.is_closed());
                self.note(H::BlockedOutlet, has_blocked_outlet(robot));
                self.note(H::ReadyByTrade, is_partner && table.met_orders(*seat).next().is_some());
            }
            TableEvent::Converted { seat, stored, .. } => {
                let robot = table.workshop(*seat).robot;
                self.note(H::StoredByConversion, !stored.is_empty());
                self.note(H::ConvertedToNothing, robot.is_empty());
                self.note(H::ClosedRobot, robot.is_closed());
            }
            TableEvent::Scrapped { part, .. } => {
                let is_saboteur = part.kind == Kind::Saboteur;
                self.note(if is_saboteur { H::SaboteurLeft } else { H::ScrappedByChoice }, true);
            }
            TableEvent::RentPaid { seat, spaces, .. } => {
                let used = table.workshop(*seat).shop.paid_spaces;
                let rented = used.saturating_sub(*spaces)..used;
                let rents = [H::RentOfFourth, H::RentOfFifth, H::RentOfSixth];
                for (space, rent) in (0..).zip(rents) {
                    self.note(rent, rented.contains(&space));
                }
            }
            TableEvent::SpacesGivenUp { .. } => self.note(H::SpaceGivenUp, true),
            _ => {}
        }
    }

    fn note_special_counter(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Sabotaged { target, part, .. } => {
                self.note(H::MultifunctionalSabotaged, part.kind == Kind::Multifunctional);
                self.note(H::RobotVanished, table.workshop(*target).robot.is_empty());
            }
            TableEvent::ControlWorked { taken, fallen, .. } => {
                let is_left = |lost: &LostPart| !table.workshop(lost.seat).robot.is_empty();
                self.note(H::ControlIdle, taken.is_empty());
                self.note(H::ControlTookLoose, taken.iter().any(|lost| lost.from.placement().is_none()));
                self.note(H::GroupFell, fallen.iter().any(is_left));
                self.note(H::RobotFell, !fallen.iter().all(is_left));
                self.note(H::WarningFollowed, self.had_warning);
            }
            _ => {}
        }
    }

    fn note_trade(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Offered { partner, .. } => {
                let offers = table.state().turn().and_then(|turn| turn.offers.get(partner.index()));
                self.note(H::LastOffer, offers == Some(&MOST_OFFERS));
            }
            TableEvent::Traded { terms, .. } => {
                let traded = terms.active.parts.plus(&terms.partner.parts);
                self.note(H::NutTraded, traded.nuts() > 0);
                self.note(H::SaboteurTraded, traded.of_kind(Kind::Saboteur) > 0);
            }
            _ => {}
        }
    }
}

/// Whether components meet an order only by those that stand for any extremity (6.2).
fn needs_multifunctional(table: &Table, order: OrderId, mut kinds: KindCounts) -> bool {
    kinds[Kind::Multifunctional] = 0;
    table.data().order(order).is_some_and(|order| !order.is_met_by(&kinds))
}

/// Whether an outlet faces a component without an outlet there (7.5).
fn has_blocked_outlet(robot: &Robot) -> bool {
    let is_blocked = |faces| matches!(faces, Faces::Blocked(_));
    robot.parts().iter().any(|part| part.outlets.sides().any(|side| is_blocked(robot.faces(part, side))))
}
