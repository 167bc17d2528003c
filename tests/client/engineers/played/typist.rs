//! Actions of Engineers at Play by their keys: workers, squares, things and walls in the yard.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use engineers::action::{Action, Engineers, HandOrGround, ThingId, WorkerId, WorkerSet};
use engineers::client::play::TableItem;
use engineers::table::Place;
use engineers::yard::{Direction, along_road};
use shell::seats::SeatId;

use crate::app::typist::Typist;

/// Keys of the workers, and of the partners of an offer.
pub(super) const NUMBERS: [KeyCode; 4] = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];

impl Typist<Engineers> {
    /// Does an action by its keys.
    pub fn act(&mut self, action: &Action) {
        self.leave_dialogs();
        match action {
            Action::TakeGate(gate) => {
                let square = TableItem::Square(gate.square());
                self.tab_to(square, |own| own.pointed == Some(square));
                self.client.enter();
            }
            Action::Step { worker, direction } => {
                self.choose_worker(*worker);
                self.press_arrow(*direction);
                self.client.enter();
            }
            Action::Search { worker } => self.press_for(*worker, KeyCode::KeyS),
            Action::TakeDownWall { worker, direction } => {
                self.choose_worker(*worker);
                self.with_shift(|typist| typist.press_arrow(*direction));
                self.client.enter();
            }
            Action::Work { worker } => self.press_for(*worker, KeyCode::KeyJ),
            Action::Drive { squares, clockwise } => self.drive(*squares, *clockwise),
            Action::ClimbIn { worker } | Action::ClimbOut { worker } => self.press_for(*worker, KeyCode::KeyU),
            Action::TakeWheel { worker } => self.press_for(*worker, KeyCode::KeyR),
            Action::LeaveWheel => {
                let driver = self.client.engineers(|table| table.truck(table.turn().expect("a turn").seat).driver);
                self.press_for(driver.expect("a driver"), KeyCode::KeyR);
            }
            Action::BuyNotebook => self.press_once(KeyCode::KeyN),
            Action::EndTurn => {
                self.press_once(KeyCode::KeyD);
                self.agree();
            }
            _ => self.act_with_thing(action),
        }
    }

    /// Does an action with a thing, in a deal or with a card.
    fn act_with_thing(&mut self, action: &Action) {
        match action {
            Action::PickUp { workers, thing } => self.pick_up(*workers, *thing),
            Action::PutDown { worker, thing, face_up } => {
                let seat = self.seat();
                let place = if *face_up { TableItem::Zone(seat) } else { self.square_under(*worker) };
                self.carry(*worker, *thing, place);
            }
            Action::HandOver { worker, thing, to } => {
                let seat = self.seat();
                self.carry(*worker, *thing, TableItem::Worker(seat, *to));
            }
            Action::Pack { worker, thing, container } => {
                let container = TableItem::Piece(*container);
                if self.is_in_zone(*thing) {
                    self.connect(*worker, *thing, container);
                } else {
                    self.carry(*worker, *thing, container);
                }
            }
            Action::Unpack { worker, thing } => self.unpack(*worker, *thing),
            Action::Load { worker, thing, .. } if !self.is_in_zone(*thing) => {
                let seat = self.seat();
                self.carry(*worker, *thing, TableItem::Truck(seat));
            }
            Action::Unload { worker, thing, to, .. } => {
                let seat = self.seat();
                let place = match to {
                    HandOrGround::Hand => TableItem::Worker(seat, *worker),
                    HandOrGround::FaceUp => TableItem::Zone(seat),
                    HandOrGround::FaceDown => self.square_under(*worker),
                };
                self.carry(*worker, *thing, place);
            }
            _ => self.act_in_dialog(action),
        }
    }

    /// Team on turn.
    pub fn seat(&mut self) -> SeatId {
        self.client.engineers(|table| table.turn().expect("a turn").seat)
    }

    /// Chooses a worker by its number.
    pub fn choose_worker(&mut self, worker: WorkerId) {
        self.press_quickly(NUMBERS[worker.index()], &Key::Character("".into()));
    }

    /// Presses a key, and looks up once.
    pub(super) fn press_once(&mut self, code: KeyCode) {
        self.client.key(code, Key::Character("".into()));
    }

    /// Chooses a worker, and presses a key.
    fn press_for(&mut self, worker: WorkerId, code: KeyCode) {
        self.choose_worker(worker);
        self.press_once(code);
    }

    pub(super) fn press_arrow(&mut self, direction: Direction) {
        let (code, key) = match direction {
            Direction::North => (KeyCode::ArrowUp, Key::ArrowUp),
            Direction::East => (KeyCode::ArrowRight, Key::ArrowRight),
            Direction::South => (KeyCode::ArrowDown, Key::ArrowDown),
            Direction::West => (KeyCode::ArrowLeft, Key::ArrowLeft),
        };
        self.press_quickly(code, &key);
    }

    /// Says yes to the question, if one is open.
    pub(super) fn agree(&mut self) {
        if !self.client.engineers_question().is_none() {
            self.press_once(KeyCode::KeyY);
        }
    }

    /// Goes along the road, square by square, and drives there.
    fn drive(&mut self, squares: u8, clockwise: bool) {
        let truck = self.client.engineers(|table| *table.truck(table.turn().expect("a turn").seat));
        self.choose_worker(truck.driver.expect("a driver"));
        let mut at = truck.square;
        for further in 1..=squares {
            let next = along_road(truck.square, further, clockwise);
            self.press_arrow(at.direction_to(next).expect("the next square of the road"));
            at = next;
        }
        self.client.enter();
    }

    /// Square under a worker.
    fn square_under(&mut self, worker: WorkerId) -> TableItem {
        let seat = self.seat();
        TableItem::Square(self.client.square_of(seat, worker.0))
    }

    pub(super) fn is_in_zone(&mut self, thing: ThingId) -> bool {
        let seat = self.seat();
        self.client.engineers(|table| table.find_thing(thing).expect("a thing").place == Place::Zone(seat))
    }

    /// Chooses an item beside the chosen worker.
    fn choose_beside(&mut self, item: TableItem) {
        self.with_shift(|typist| {
            typist.tab_to(item, |own| own.cursor.is_none() && own.pointed == Some(item));
        });
    }

    /// Takes a thing beside a worker in hand, and puts it down on an item.
    fn carry(&mut self, worker: WorkerId, thing: ThingId, place: TableItem) {
        self.choose_worker(worker);
        self.choose_beside(TableItem::Piece(thing));
        self.with_shift(|typist| typist.press_quickly(KeyCode::Enter, &Key::Enter));
        self.put_on(place);
    }

    /// Puts the thing in hand down on an item.
    pub(super) fn put_on(&mut self, place: TableItem) {
        self.client.rest();
        self.tab_to(place, |own| own.held.expect("it is in hand").over == Some(place));
        self.client.enter();
    }

    /// Picks a thing up, by several workers in the dialog that opens where it is too much for one.
    fn pick_up(&mut self, workers: WorkerSet, thing: ThingId) {
        let seat = self.seat();
        let first = self.client.engineers(|table| super::any_action::first_of_sharers(table, seat, workers, thing));
        if self.is_in_zone(thing) {
            self.choose_worker(first);
            self.take_from_bench(first, thing);
        } else if workers.len() == 1 {
            return self.carry(first, thing, TableItem::Worker(seat, first));
        } else {
            self.choose_worker(first);
            self.choose_beside(TableItem::Piece(thing));
            self.client.enter();
        }
        if workers.len() > 1 {
            // The only one who can help is chosen already.
            let now = self.client.engineers_begun().sharers;
            let wrong = workers.minus(now).union(now.minus(workers));
            wrong.iter().for_each(|worker| self.choose_worker(worker));
            self.client.rest();
            self.client.enter();
        }
    }

    /// Takes a thing out of its container: beside the worker, or on the workbench.
    fn unpack(&mut self, worker: WorkerId, thing: ThingId) {
        let seat = self.seat();
        let container = self.client.engineers(|table| {
            let Place::Packed(container) = table.find_thing(thing).expect("a thing").place else { panic!("packed") };
            let found = table.find_thing(container).expect("a container");
            let is_beside = matches!(found.place, Place::FaceDown(_)) || found.carriers().contains(worker);
            (!is_beside).then_some(container)
        });
        match container {
            Some(container) => self.unpack_on_bench(worker, thing, container),
            None => self.carry(worker, thing, TableItem::Worker(seat, worker)),
        }
    }
}
