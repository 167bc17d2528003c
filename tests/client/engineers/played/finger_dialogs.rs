//! Actions of Engineers at Play by taps: on the workbench, in the shop, in deals and in other
//! dialogs.

use bevy::input::touch::TouchPhase;
use engineers::action::{Action, Engineers, Goods, Terms, ThingId, WorkerId, WorkerSet};
use engineers::client::play::{DealSide, Dialog, EngineersCommand, TableItem, TurnButton};
use engineers::client::scene::view::TableUi;
use engineers::client::workbench::deeds::deeds_of;
use engineers::client::workbench::listening::BenchPress;
use engineers::orders::Order;
use engineers::table::Place;

use super::any_action::first_of_sharers;
use super::fingers::TouchPlayer;

/// Dollars by which a tap changes money.
const STEP: u16 = 10;
/// Most drags until a thing is scrolled into view, and the longest one, in points.
const MOST_DRAGS: usize = 20;
const LONGEST_DRAG: f32 = 150.0;
/// Parts in which a finger is dragged.
const PARTS_OF_DRAG: u8 = 8;
/// Distance of a thing in view from the edges of the stage, in points.
const INSIDE: f32 = 40.0;

impl TouchPlayer {
    /// Scrolls to the thing with a name, and taps it.
    fn scroll_and_tap(&mut self, name: &str) {
        let regions = self.client.app.world().resource::<TableUi>().regions.clone();
        let top = regions.prompt.bottom() + INSIDE;
        let bottom = regions.stage.bottom() - INSIDE;
        let middle = regions.stage.center();
        for _ in 0..MOST_DRAGS {
            let (x, y) = self.client.place(name);
            if (top..=bottom).contains(&y) {
                return self.client.tap((x, y));
            }
            let by = (middle.y - y).clamp(-LONGEST_DRAG, LONGEST_DRAG);
            self.client.finger(1, TouchPhase::Started, (middle.x, middle.y));
            // At the end the finger rests, so that the contents do not go on by themselves.
            for part in 1..=2 * PARTS_OF_DRAG {
                let part = f32::from(part.min(PARTS_OF_DRAG)) / f32::from(PARTS_OF_DRAG);
                self.client.finger(1, TouchPhase::Moved, (middle.x, middle.y + by * part));
            }
            self.client.finger(1, TouchPhase::Ended, (middle.x, middle.y + by));
            self.client.rest();
        }
        panic!("{name} does not come into view");
    }

    /// Does an action in a dialog or on the workbench.
    pub(super) fn act_in_dialog(&mut self, action: &Action) {
        match action {
            Action::Buy { worker, kind, .. } => {
                self.press_for(*worker, TurnButton::Shop);
                self.scroll_and_tap(&format!("shop tool {}", kind.0));
            }
            Action::Sell { worker, thing } => {
                self.press_for(*worker, TurnButton::Shop);
                self.scroll_and_tap(&format!("shop sale {}", thing.0));
                self.agree();
            }
            Action::Test { thing, machine, with_once } => {
                self.tap_button(TurnButton::Test);
                self.scroll_and_tap(&format!("throw {} {} {}", machine.0, thing.0, u8::from(*with_once)));
            }
            Action::HandIn(machine) => {
                self.tap_button(TurnButton::HandIn);
                self.tap(&format!("hand in {}", machine.0));
            }
            Action::HandInAll => {
                self.tap_button(TurnButton::HandIn);
                self.tap("hand in all");
                self.agree();
            }
            Action::Offer { terms, .. } => {
                self.tap_button(TurnButton::Trade);
                self.lay_out(terms);
                self.tap("Make the offer");
            }
            Action::Counter(terms) => {
                self.tap("Other offer");
                self.lay_out(terms);
                self.tap("Offer this instead");
            }
            Action::Accept => self.tap("Yes"),
            Action::Decline => self.tap("No"),
            Action::StayOut => self.tap("Stay out"),
            Action::Bid(bid) => {
                let raise = bid - self.client.engineers_begun().bid;
                (0..raise / STEP).for_each(|_| self.tap("$10 more"));
                self.tap(&format!("Bid ${bid}"));
            }
            _ => self.act_on_bench(action),
        }
    }

    /// Does an action on the workbench.
    fn act_on_bench(&mut self, action: &Action) {
        let give = |worker: WorkerId, order: Order| EngineersCommand::Give(worker, order);
        match *action {
            Action::Debug { worker, machine } => {
                self.press_deed(worker, machine, &give(worker, Order::Debug { thing: machine }));
            }
            Action::Train { worker, thing } => self.press_deed(worker, thing, &give(worker, Order::Train { thing })),
            Action::Mend { worker, thing }
            | Action::Improve { worker, thing }
            | Action::TakeShare { worker, thing }
            | Action::LeaveShare { worker, thing }
            | Action::PutDown { worker, thing, .. } => {
                self.press_deed(worker, thing, &EngineersCommand::Try(action.clone()));
            }
            Action::HandOver { thing, to, .. } => {
                self.press_deed(to, thing, &EngineersCommand::Try(action.clone()));
            }
            Action::Load { worker, thing, .. } => self.press_deed(worker, thing, &EngineersCommand::Load(thing)),
            Action::Unload { worker, thing, to, .. } => {
                self.press_deed(worker, thing, &EngineersCommand::Unload(thing, to));
            }
            Action::Unpack { worker, thing } => {
                let container = self.client.engineers(|table| match table.find_thing(thing).expect("a thing").place {
                    Place::Packed(container) => container,
                    place => panic!("{place:?} is no container"),
                });
                self.press_deed(worker, container, &EngineersCommand::Try(action.clone()));
            }
            Action::PickUp { workers, thing } => self.take_from_bench(workers, thing),
            Action::Pack { worker, thing, container } => self.connect(worker, thing, container),
            _ => self.act_with_team(action),
        }
    }

    /// Does an action on the workbench that needs no worker.
    fn act_with_team(&mut self, action: &Action) {
        let worker = self.client.engineers_begun().worker;
        match *action {
            Action::Discard { thing } | Action::BeginDetaching { thing } => {
                self.press_deed(worker, thing, &EngineersCommand::Try(action.clone()));
                self.agree();
            }
            Action::Define { thing, kind } => {
                self.press_deed(worker, thing, &EngineersCommand::Open(Dialog::Blank(thing)));
                self.scroll_and_tap(&format!("define {}", kind.0));
                self.agree();
            }
            Action::BeginJoining { first, second } => {
                self.connect(worker, first, second);
                self.agree();
            }
            Action::Auction { thing, least } => {
                self.press_deed(worker, thing, &EngineersCommand::BeginAuction(thing));
                let Dialog::Auction(auction) = self.client.engineers_begun().dialog else { panic!("no auction") };
                (0..(least - auction.least) / STEP).for_each(|_| self.tap("$10 more"));
                self.tap("Begin the auction");
            }
            _ => panic!("{action:?} is not tried by taps"),
        }
    }

    /// Opens the workbench for a worker, and chooses a thing there.
    fn choose_on_bench(&mut self, worker: WorkerId, thing: ThingId) {
        self.tap_worker(worker);
        self.tap("Workbench");
        if self.client.app.world().resource::<TableUi>().bench_thing != Some(thing) {
            self.tap_on_bench(thing);
        }
    }

    fn tap_on_bench(&mut self, thing: ThingId) {
        self.tap(&format!("workbench {:?}", TableItem::Piece(thing)));
    }

    /// Presses the button of a deed with a thing on the workbench.
    fn press_deed(&mut self, worker: WorkerId, thing: ThingId, command: &EngineersCommand) {
        self.press_deed_if(worker, thing, |press| *press == BenchPress::Command(command.clone()));
    }

    fn press_deed_if(&mut self, worker: WorkerId, thing: ThingId, is_wanted: impl Fn(&BenchPress) -> bool) {
        self.choose_on_bench(worker, thing);
        let seat = self.seat();
        let deeds = self.client.engineers(|table| deeds_of(table, seat, worker, thing));
        let number = deeds.iter().position(|deed| is_wanted(&deed.press));
        let number = number.unwrap_or_else(|| panic!("it is not among {deeds:?}"));
        self.tap(&format!("bench deed {number}"));
    }

    fn connect(&mut self, worker: WorkerId, thing: ThingId, other: ThingId) {
        self.press_deed_if(worker, thing, |press| matches!(press, BenchPress::Connect(_)));
        self.tap_on_bench(other);
    }

    fn take_from_bench(&mut self, workers: WorkerSet, thing: ThingId) {
        let seat = self.seat();
        let first = self.client.engineers(|table| first_of_sharers(table, seat, workers, thing));
        self.press_deed_if(first, thing, |press| match press {
            BenchPress::Command(EngineersCommand::Open(Dialog::Sharers(_))) => true,
            BenchPress::Command(EngineersCommand::Try(action)) => matches!(action, Action::PickUp { .. }),
            _ => false,
        });
        self.choose_sharers(workers.without(first));
    }

    /// Closes what is open.
    pub(super) fn leave_dialogs(&mut self) {
        let own = self.client.engineers_begun();
        match own.dialog {
            Dialog::None => {}
            Dialog::Workbench => self.tap("Yard"),
            _ => self.tap("Close"),
        }
    }

    /// Changes the offer in the making to some terms.
    fn lay_out(&mut self, terms: &Terms) {
        for side in DealSide::BOTH {
            let now = self.goods_now(side);
            let wanted = side.goods(terms);
            let differs = |own: &Goods, other: &Goods| {
                own.things.iter().copied().filter(|thing| !other.things.contains(thing)).collect::<Vec<_>>()
            };
            for thing in differs(&now, wanted).into_iter().chain(differs(wanted, &now)) {
                self.tap(&format!("good {}", thing.0));
            }
        }
        for side in DealSide::BOTH {
            self.change_money(side, side.goods(terms).money);
        }
    }

    /// Taps less or more until a side pays a sum.
    fn change_money(&mut self, side: DealSide, dollars: u16) {
        let Dialog::Deal(deal) = &self.client.engineers_begun().dialog else { panic!("no offer") };
        let payer = deal.seat_of(side);
        let name = self.client.play_of::<Engineers>().seats()[payer.index()].name.clone();
        loop {
            let now = self.goods_now(side).money;
            match now.cmp(&dollars) {
                std::cmp::Ordering::Less => self.tap(&format!("{name} gives $10 more")),
                std::cmp::Ordering::Greater => self.tap(&format!("{name} gives $10 less")),
                std::cmp::Ordering::Equal => return,
            }
        }
    }

    fn goods_now(&self, side: DealSide) -> Goods {
        match &self.client.engineers_begun().dialog {
            Dialog::Deal(deal) => side.goods(&deal.terms).clone(),
            dialog => panic!("{dialog:?} is no offer"),
        }
    }
}
