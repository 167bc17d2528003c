//! Actions of Engineers at Play by their keys: on the workbench, in the shop, in deals and in other
//! dialogs.

use bevy::prelude::KeyCode;
use engineers::action::{Action, Engineers, Goods, Terms, ThingId, WorkerId};
use engineers::client::play::{DealSide, Dialog, EngineersCommand, TableItem};
use engineers::client::scene::view::TableUi;
use engineers::client::workbench::deeds::deeds_of;
use engineers::client::workbench::listening::BenchPress;
use engineers::orders::Order;
use engineers::yard::Direction;

use super::typist::NUMBERS;
use crate::app::typist::Typist;

/// Dollars by which an arrow changes money with Shift, and alone.
const DOLLARS: [i32; 2] = [100, 10];

/// Press of the button of a deed that is a command.
const fn press_of(command: EngineersCommand) -> BenchPress {
    BenchPress::Command(command)
}

/// Money that a side pays to the other, below 0 if it gets some.
fn balance(terms: &Terms) -> i32 {
    i32::from(terms.given.money) - i32::from(terms.wanted.money)
}

impl Typist<Engineers> {
    /// Does an action on the workbench, in the shop, in a deal or in another dialog.
    pub(super) fn act_in_dialog(&mut self, action: &Action) {
        match action {
            Action::Buy { worker, kind, .. } => self.deal_in_shop(*worker, &format!("shop tool {}", kind.0)),
            Action::Sell { worker, thing } => {
                self.deal_in_shop(*worker, &format!("shop sale {}", thing.0));
                self.agree();
            }
            Action::Test { thing, machine, with_once } => {
                self.press_once(KeyCode::KeyX);
                self.press_named(&format!("throw {} {} {}", machine.0, thing.0, u8::from(*with_once)));
            }
            Action::HandIn(machine) => {
                self.press_once(KeyCode::KeyI);
                self.press_named(&format!("hand in {}", machine.0));
            }
            Action::HandInAll => {
                self.press_once(KeyCode::KeyI);
                self.press_named("hand in all");
                self.agree();
            }
            Action::Offer { partner, terms } => {
                self.press_once(KeyCode::KeyT);
                self.press_once(NUMBERS[partner.index()]);
                self.lay_out(terms);
                self.press_named("Make the offer");
            }
            Action::Counter(terms) => {
                self.press_once(KeyCode::KeyT);
                self.lay_out(terms);
                self.press_named("Offer this instead");
            }
            Action::Accept => self.press_once(KeyCode::KeyO),
            Action::Decline | Action::StayOut => self.press_once(KeyCode::KeyQ),
            Action::Bid(bid) => {
                let raise = i32::from(*bid) - i32::from(self.client.engineers_begun().bid);
                self.change_money(raise);
                self.press_once(KeyCode::KeyO);
            }
            _ => self.act_on_bench(action),
        }
    }

    /// Does an action on the workbench.
    fn act_on_bench(&mut self, action: &Action) {
        match *action {
            Action::Debug { worker, machine } => {
                self.choose_worker(worker);
                let order = Order::Debug { thing: machine };
                self.press_deed(machine, &press_of(EngineersCommand::Give(worker, order)));
            }
            Action::Train { worker, thing } => {
                self.choose_worker(worker);
                let order = Order::Train { thing };
                self.press_deed(thing, &press_of(EngineersCommand::Give(worker, order)));
            }
            Action::Mend { worker, thing }
            | Action::Improve { worker, thing }
            | Action::TakeShare { worker, thing }
            | Action::LeaveShare { worker, thing } => {
                self.choose_worker(worker);
                self.press_deed(thing, &press_of(EngineersCommand::Try(action.clone())));
            }
            Action::Load { worker, thing, .. } => {
                self.choose_worker(worker);
                self.press_deed(thing, &press_of(EngineersCommand::Load(thing)));
            }
            Action::Discard { thing } | Action::BeginDetaching { thing } => {
                self.press_deed(thing, &press_of(EngineersCommand::Try(action.clone())));
                self.agree();
            }
            Action::Define { thing, kind } => {
                self.press_deed(thing, &press_of(EngineersCommand::Open(Dialog::Blank(thing))));
                self.press_named(&format!("define {}", kind.0));
                self.agree();
            }
            Action::BeginJoining { first, second } => {
                let worker = self.client.engineers_begun().worker;
                self.connect(worker, first, TableItem::Piece(second));
                self.agree();
            }
            Action::Auction { thing, least } => {
                self.press_deed(thing, &press_of(EngineersCommand::BeginAuction(thing)));
                let Dialog::Auction(auction) = self.client.engineers_begun().dialog else { panic!("no auction") };
                self.change_money(i32::from(least) - i32::from(auction.least));
                self.press_named("Begin the auction");
            }
            _ => panic!("{action:?} has no keys"),
        }
    }

    /// Closes the open dialog, and puts back what is in hand.
    pub(super) fn leave_dialogs(&mut self) {
        loop {
            let own = self.client.engineers_begun();
            if own.held.is_none() && own.dialog.is_none() {
                return;
            }
            self.client.escape();
        }
    }

    /// Goes to the thing with a name, and presses Enter.
    fn press_named(&mut self, name: &str) {
        self.focus_on(name);
        self.client.enter();
    }

    /// Opens the shop for a worker, and presses a tool or a thing there.
    fn deal_in_shop(&mut self, worker: WorkerId, name: &str) {
        self.choose_worker(worker);
        self.press_once(KeyCode::KeyB);
        self.press_named(name);
    }

    /// Opens the workbench, and chooses a thing there.
    fn choose_on_bench(&mut self, thing: ThingId) {
        self.press_once(KeyCode::KeyV);
        if self.client.app.world().resource::<TableUi>().bench_thing != Some(thing) {
            self.press_named(&format!("workbench {:?}", TableItem::Piece(thing)));
        }
    }

    /// Chooses a thing on the workbench, and presses the button of a deed with it.
    fn press_deed(&mut self, thing: ThingId, press: &BenchPress) {
        self.choose_on_bench(thing);
        let seat = self.seat();
        let worker = self.client.engineers_begun().worker;
        let deeds = self.client.engineers(|table| deeds_of(table, seat, worker, thing));
        let number = deeds.iter().position(|deed| deed.press == *press);
        let number = number.unwrap_or_else(|| panic!("{press:?} is not among {deeds:?}"));
        self.press_named(&format!("bench deed {number}"));
    }

    /// Joins a thing of the zone to another one, or packs it.
    pub(super) fn connect(&mut self, worker: WorkerId, thing: ThingId, place: TableItem) {
        self.choose_worker(worker);
        self.press_deed(thing, &BenchPress::Connect(TableItem::Piece(thing)));
        self.put_on(place);
    }

    /// Lets a worker take a thing of the zone, or opens the dialog with those who could share it.
    pub(super) fn take_from_bench(&mut self, worker: WorkerId, thing: ThingId) {
        let seat = self.seat();
        self.choose_on_bench(thing);
        let deeds = self.client.engineers(|table| deeds_of(table, seat, worker, thing));
        let is_taking = |press: &BenchPress| match press {
            BenchPress::Command(EngineersCommand::Open(Dialog::Sharers(_))) => true,
            BenchPress::Command(EngineersCommand::Try(action)) => matches!(action, Action::PickUp { .. }),
            _ => false,
        };
        let number = deeds.iter().position(|deed| is_taking(&deed.press)).expect("it can be taken");
        self.press_named(&format!("bench deed {number}"));
    }

    /// Takes a thing out of a container on the workbench.
    pub(super) fn unpack_on_bench(&mut self, worker: WorkerId, thing: ThingId, container: ThingId) {
        self.choose_worker(worker);
        self.press_deed(container, &press_of(EngineersCommand::Try(Action::Unpack { worker, thing })));
    }

    /// Changes an amount of money by arrows.
    fn change_money(&mut self, mut dollars: i32) {
        let direction = if dollars > 0 { Direction::North } else { Direction::South };
        for (step, has_shift) in DOLLARS.into_iter().zip([true, false]) {
            while dollars.abs() >= step {
                if has_shift {
                    self.with_shift(|typist| typist.press_arrow(direction));
                } else {
                    self.press_arrow(direction);
                }
                dollars -= step * dollars.signum();
            }
        }
        self.client.rest();
    }

    /// Changes the offer in the making to some terms: the money first, then things.
    fn lay_out(&mut self, terms: &Terms) {
        let now = self.terms_in_making();
        let paid = balance(&now);
        let pays = balance(terms);
        if paid.signum() == -pays.signum() {
            // Money goes the other way only from 0 on.
            self.change_money(-paid);
            self.change_money(pays);
        } else {
            self.change_money(pays - paid);
        }
        for side in DealSide::BOTH {
            let differs = |own: &Goods, other: &Goods| {
                own.things.iter().copied().filter(|thing| !other.things.contains(thing)).collect::<Vec<_>>()
            };
            let now = side.goods(&now);
            let wanted = side.goods(terms);
            for thing in differs(now, wanted).into_iter().chain(differs(wanted, now)) {
                self.press_named(&format!("good {}", thing.0));
            }
        }
        assert_eq!(self.terms_in_making(), *terms);
    }

    fn terms_in_making(&self) -> Terms {
        match &self.client.engineers_begun().dialog {
            Dialog::Deal(deal) => deal.terms.clone(),
            dialog => panic!("{dialog:?} is no offer"),
        }
    }
}
