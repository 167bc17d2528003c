//! Actions of Engineers at Play by taps of a finger.

use bevy_egui::egui::{Rect, vec2};
use client::play::turn_stage::TurnStage;
use engineers::action::{Action, Engineers, ThingId, WorkerId, WorkerSet};
use engineers::client::play::{TableItem, TurnButton};
use engineers::client::scene::view::{MotionPlace, TableUi};
use engineers::table::Place;
use engineers::yard::{Direction, Square, along_road};
use shell::seats::SeatId;

use super::any_action::first_of_sharers;
use crate::app::Client;

/// Greatest number of taps from one choice to the next.
const MOST_TAPS: usize = 40;
/// Names of buttons that go on.
const WAYS_ON: [&str; 2] = ["Go on", "Raise the shutter"];
/// Answers to questions.
const ANSWERS: [&str; 6] = ["End turn", "Discard", "Sell", "Begin", "Show them", "Define"];
/// Parts of a square at which a tap is tried, across and down: its edges are those of walls.
const PARTS: [f32; 5] = [0.5, 0.3, 0.7, 0.4, 0.6];

/// Whether a place is that of a worker or a truck in the yard.
const fn is_figure(place: &MotionPlace) -> bool {
    matches!(place, MotionPlace::Worker(..) | MotionPlace::Truck(_))
}

/// A point of a rectangle, away from its edges, that is in none of others.
fn uncovered_point(rect: Rect, covers: &[Rect]) -> Option<(f32, f32)> {
    let points = PARTS.iter().flat_map(|&y| PARTS.map(|x| rect.min + rect.size() * vec2(x, y)));
    let free = points.into_iter().find(|point| !covers.iter().any(|cover| cover.contains(*point)));
    free.map(|point| (point.x, point.y))
}

/// A player who only taps.
pub(super) struct TouchPlayer {
    pub(super) client: Client,
}

impl TouchPlayer {
    /// Taps the thing whose name is wanted.
    pub(super) fn tap_if(&mut self, what: &str, is_wanted: impl Fn(&str) -> bool) {
        let noted = self.client.noted();
        let found = noted.iter().find(|(name, _)| is_wanted(name));
        let (_, at) = found.unwrap_or_else(|| panic!("{what} is not among {noted:?}"));
        self.client.tap(*at);
    }

    /// Taps the thing with a name.
    pub(super) fn tap(&mut self, name: &str) {
        self.tap_if(name, |own| own == name);
    }

    pub(super) fn tap_worker(&mut self, worker: WorkerId) {
        self.tap(&format!("tray worker {}", worker.0));
    }

    pub(super) fn tap_button(&mut self, button: TurnButton) {
        self.tap(&format!("tray button {button:?}"));
    }

    /// Taps the button of a turn for a worker.
    pub(super) fn press_for(&mut self, worker: WorkerId, button: TurnButton) {
        self.tap_worker(worker);
        self.tap_button(button);
    }

    /// Says yes to the question, if one is open.
    pub(super) fn agree(&mut self) {
        if !self.client.engineers_question().is_none() {
            // The button of the turn with the same words does not listen now.
            self.client.rest();
            self.tap_if("an answer", |name| ANSWERS.contains(&name));
        }
    }

    pub(super) fn seat(&mut self) -> SeatId {
        self.client.engineers(|table| table.turn().expect("a turn").seat)
    }

    /// Goes through everything that is shown and handed over. Returns whether a player may choose;
    /// else the game is over.
    pub(super) fn go_on(&mut self) -> bool {
        for _ in 0..MOST_TAPS {
            match self.client.interaction_of::<Engineers>().stage {
                TurnStage::Choosing => {
                    self.client.rest();
                    return true;
                }
                TurnStage::Over => return false,
                _ => self.tap_if("a way on", |name| {
                    WAYS_ON.contains(&name) || name.ends_with(", go on") || name.ends_with(", show me")
                }),
            }
        }
        panic!("the game does not go on: {:?}", self.client.interaction_of::<Engineers>().stage);
    }

    /// Point of a square that nothing covers which would be pressed in its place; `None` if there
    /// is none.
    pub(super) fn free_point(&mut self, square: Square) -> Option<(f32, f32)> {
        self.client.app.update();
        let view = self.client.app.world().resource::<TableUi>();
        let rect = *view.places.get(&MotionPlace::Square(square))?;
        let figures = view.places.iter().filter(|(place, _)| is_figure(place)).map(|(_, rect)| *rect);
        let things = view.spots.iter().filter(|(item, _)| matches!(item, TableItem::Piece(_))).map(|(_, rect)| *rect);
        uncovered_point(rect, &figures.chain(things).collect::<Vec<_>>())
    }

    /// Point of a thing in the yard that no other thing covers and no own worker but the one who
    /// takes it; `None` if there is none.
    pub(super) fn point_of_thing(&mut self, thing: ThingId, taker: WorkerId) -> Option<(f32, f32)> {
        let taker = MotionPlace::Worker(self.seat(), taker);
        self.client.app.update();
        let view = self.client.app.world().resource::<TableUi>();
        let item = TableItem::Piece(thing);
        let rect = *view.spots.get(&item)?;
        let figures = view.places.iter().filter(|(place, _)| is_figure(place) && **place != taker);
        let things = view.spots.iter().filter(|(other, _)| matches!(other, TableItem::Piece(_)) && **other != item);
        let covers = figures.map(|(_, rect)| *rect).chain(things.map(|(_, rect)| *rect));
        uncovered_point(rect, &covers.collect::<Vec<_>>())
    }

    fn tap_square(&mut self, square: Square) {
        let point = self.free_point(square).expect("a free part of the square");
        self.client.tap(point);
    }

    /// Place of the own truck: in the panel of the zone where it is parked, or in the yard where no
    /// worker stands before it; `None` if there is none.
    pub(super) fn place_of_truck(&mut self) -> Option<(f32, f32)> {
        let truck = TableItem::Truck(self.seat());
        let parked = format!("zone {truck:?}");
        if let Some((_, at)) = self.client.noted().into_iter().find(|(name, _)| *name == parked) {
            return Some(at);
        }
        let truck = MotionPlace::Truck(self.seat());
        let view = self.client.app.world().resource::<TableUi>();
        let rect = *view.places.get(&truck)?;
        let others = view.places.iter().filter(|(place, _)| is_figure(place) && **place != truck);
        uncovered_point(rect, &others.map(|(_, rect)| *rect).collect::<Vec<_>>())
    }

    /// Does an action.
    pub(super) fn act(&mut self, action: &Action) {
        match action {
            Action::TakeGate(gate) => self.tap_square(gate.square()),
            Action::Step { worker, direction } => {
                let beside = self.beside(*worker, *direction);
                self.tap_worker(*worker);
                self.tap_square(beside);
            }
            Action::Search { worker } => self.press_for(*worker, TurnButton::Search),
            Action::TakeDownWall { worker, direction } => self.take_down_wall(*worker, *direction),
            Action::Work { worker } => self.press_for(*worker, TurnButton::Work),
            Action::Drive { squares, clockwise } => {
                let truck = self.client.engineers(|table| *table.truck(table.turn().expect("a turn").seat));
                self.tap_worker(truck.driver.expect("a driver"));
                self.tap_square(along_road(truck.square, *squares, *clockwise));
            }
            Action::ClimbIn { worker } | Action::ClimbOut { worker } | Action::TakeWheel { worker } => {
                self.tap_worker(*worker);
                let at = self.place_of_truck().expect("the truck is seen");
                self.client.tap(at);
            }
            Action::BuyNotebook => self.tap_button(TurnButton::Notebook),
            Action::EndTurn => {
                self.tap_button(TurnButton::EndTurn);
                self.agree();
            }
            Action::PickUp { workers, thing } if !self.is_in_zone(*thing) => self.pick_up(*workers, *thing),
            _ => self.act_in_dialog(action),
        }
        self.leave_dialogs();
    }

    pub(super) fn beside(&mut self, worker: WorkerId, direction: Direction) -> Square {
        let seat = self.seat();
        self.client.square_of(seat, worker.0).beside(direction).expect("a square")
    }

    /// Taps the middle of a wall.
    fn take_down_wall(&mut self, worker: WorkerId, direction: Direction) {
        let seat = self.seat();
        let own = self.client.square_of(seat, worker.0);
        let beside = self.beside(worker, direction);
        self.tap_worker(worker);
        let (x, y) = self.client.place(&format!("square {own}"));
        let (other_x, other_y) = self.client.place(&format!("square {beside}"));
        self.client.tap(((x + other_x) / 2.0, (y + other_y) / 2.0));
    }

    pub(super) fn is_in_zone(&mut self, thing: ThingId) -> bool {
        let seat = self.seat();
        self.client.engineers(|table| table.find_thing(thing).expect("a thing").place == Place::Zone(seat))
    }

    /// Picks up a thing that lies in the yard, by several in the dialog that opens.
    fn pick_up(&mut self, workers: WorkerSet, thing: ThingId) {
        let seat = self.seat();
        let first = self.client.engineers(|table| first_of_sharers(table, seat, workers, thing));
        self.tap_worker(first);
        let at = self.point_of_thing(thing, first).expect("it lies there");
        self.client.tap(at);
        self.choose_sharers(workers.without(first));
    }

    /// Workers whose rows in the dialog are to be pressed so that these carry the thing beside the
    /// chosen one: the only one who can help is there already.
    fn wrong_sharers(&self, others: WorkerSet) -> WorkerSet {
        let own = self.client.engineers_begun();
        let now = own.sharers.without(own.worker);
        others.minus(now).union(now.minus(others))
    }

    /// Chooses who carries a thing beside the first worker, in the dialog.
    pub(super) fn choose_sharers(&mut self, others: WorkerSet) {
        if others.is_empty() {
            return;
        }
        for worker in self.wrong_sharers(others).iter() {
            let row = format!(" {}, ", worker.0 + 1);
            self.tap_if("a worker", |name| name.contains(&row) && name.contains("limit"));
        }
        self.client.rest();
        self.tap("Pick up together");
    }
}
