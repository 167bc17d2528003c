//! Journeys of the things, the money and the cards in the cues of a step, from their places before
//! it to those after it.

use std::iter::repeat_n;
use std::time::Duration;

use shell::seats::SeatId;

use super::places::TablePlace;
use crate::action::{Goods, Terms, ThingId, WorkerSet};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{CARD, CARRY, DEAL, FOUND};
use crate::client::scene::motions::POINTS;
use crate::set::limits::CARDS;
use crate::yard::Square;

/// Time at the usual speed in which a note of money flies, and between the starts of two.
const MONEY: Duration = Duration::from_millis(320);
const APART: Duration = Duration::from_millis(60);
/// Dollars for which a note flies, and most notes.
const DOLLARS_PER_NOTE: u16 = 50;
const MOST_NOTES: u16 = 5;

/// Thing that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovedThing {
    /// A thing of the yard or the shop.
    Thing(ThingId),
    /// A thing that a search has found: it turns up out of a crate (6.2).
    Found(ThingId),
    /// Money.
    Note,
    /// Back of a machine card.
    Card,
    /// Points of a machine that works (11.7).
    Points,
}

/// Journey of a thing from one place on the screen to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Seat to which it belongs.
    pub seat: SeatId,
    /// The thing.
    pub moved: MovedThing,
    /// Place where it begins.
    pub from: TablePlace,
    /// Place where it ends.
    pub to: TablePlace,
    /// Time until it begins, at the usual speed.
    pub after: Duration,
    /// Duration at the usual speed.
    pub duration: Duration,
}

/// Returns the journeys of the things in some cues. `square_of` tells where a thing lies that was
/// found, and `terms` are those of an exchange among them.
pub fn journeys_of_cues(
    cues: &[TimedCue],
    square_of: &dyn Fn(ThingId) -> Option<Square>,
    terms: Option<&Terms>,
) -> Vec<Journey> {
    let mut found = Vec::new();
    for timed in cues {
        let mut finder = JourneyFinder { after: timed.after, square_of, found: &mut found };
        finder.add_of_carrying(&timed.cue);
        finder.add_of_table(&timed.cue, terms);
    }
    found
}

/// Finds the journeys of a cue.
struct JourneyFinder<'a> {
    /// Time until the next journey begins.
    after: Duration,
    square_of: &'a dyn Fn(ThingId) -> Option<Square>,
    found: &'a mut Vec<Journey>,
}

impl JourneyFinder<'_> {
    /// Adds a journey from one place to another.
    fn add(&mut self, seat: SeatId, moved: MovedThing, places: [TablePlace; 2], duration: Duration) {
        let [from, to] = places;
        self.found.push(Journey { seat, moved, from, to, after: self.after, duration });
    }

    /// Adds the journeys of several equal things, one after another.
    fn add_row(&mut self, seat: SeatId, count: usize, moved: MovedThing, places: [TablePlace; 2], duration: Duration) {
        let begins = self.after;
        for places in repeat_n(places, count) {
            self.add(seat, moved, places, duration);
            self.after += APART;
        }
        self.after = begins;
    }

    /// Adds the journeys of what workers find, lift and lay down.
    fn add_of_carrying(&mut self, cue: &Cue) {
        match *cue {
            Cue::Found { seat, ref things } => {
                for &thing in things {
                    let Some(square) = (self.square_of)(thing) else { continue };
                    let places = [TablePlace::Square(square), TablePlace::Thing(thing, square)];
                    self.add(seat, MovedThing::Found(thing), places, FOUND);
                }
            }
            Cue::Lifted { seat, thing, square, .. } => {
                let places = [TablePlace::Thing(thing, square), TablePlace::Hands(square)];
                self.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Laid { seat, thing, square, .. } => {
                let places = [TablePlace::Hands(square), TablePlace::Thing(thing, square)];
                self.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Discarded { seat, thing, square } => {
                let places = [TablePlace::Thing(thing, square), TablePlace::Square(square)];
                self.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Passed { seat, worker, to, thing } => {
                let other = to.minus(WorkerSet::one(worker)).iter().next();
                if let Some(other) = other {
                    let places = [worker, other].map(|worker| TablePlace::Worker(seat, worker));
                    self.add(seat, MovedThing::Thing(thing), places, CARRY);
                }
            }
            Cue::Loaded { seat, worker, thing, is_out, .. } => {
                let mut places = [TablePlace::Worker(seat, worker), TablePlace::Truck(seat)];
                if is_out {
                    places.reverse();
                }
                self.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            _ => {}
        }
    }

    /// Adds the journeys of money, points and cards.
    fn add_of_table(&mut self, cue: &Cue, terms: Option<&Terms>) {
        match *cue {
            Cue::Bought { seat, thing, square, .. } => {
                self.add_row(seat, 1, MovedThing::Note, [TablePlace::Purse(seat), TablePlace::Stage], MONEY);
                let places = [TablePlace::Stage, TablePlace::Thing(thing, square)];
                self.add(seat, MovedThing::Thing(thing), places, MONEY);
            }
            Cue::NotebookBought { seat } => {
                self.add_row(seat, 1, MovedThing::Note, [TablePlace::Purse(seat), TablePlace::Stage], MONEY);
            }
            Cue::Sold { seat, price, .. } => {
                let places = [TablePlace::Stage, TablePlace::Purse(seat)];
                self.add_row(seat, notes_of(price), MovedThing::Note, places, MONEY);
            }
            Cue::CardsDrawn { seat } => {
                let places = [TablePlace::Stage, TablePlace::Cards(seat)];
                self.add_row(seat, CARDS.into(), MovedThing::Card, places, CARD);
            }
            Cue::CardsShown { seat } => {
                self.add(seat, MovedThing::Card, [TablePlace::Cards(seat), TablePlace::Stage], CARD);
            }
            Cue::Works { seat, points: 1.. } => {
                self.add(seat, MovedThing::Points, [TablePlace::Stage, TablePlace::Points(seat)], POINTS);
            }
            Cue::Exchanged { seat, partner } => {
                if let Some(terms) = terms {
                    self.add_goods(seat, partner, &terms.given);
                    self.add_goods(partner, seat, &terms.wanted);
                }
            }
            _ => {}
        }
    }

    /// Adds the journeys of what a team gives to another (16.2). All of it lay face up.
    fn add_goods(&mut self, seat: SeatId, to: SeatId, goods: &Goods) {
        for &thing in &goods.things {
            let places = [seat, to].map(TablePlace::Seat);
            self.add(seat, MovedThing::Thing(thing), places, DEAL);
        }
        let places = [seat, to].map(TablePlace::Purse);
        self.add_row(seat, notes_of(goods.money), MovedThing::Note, places, MONEY);
    }
}

/// Number of notes that fly for a sum.
fn notes_of(dollars: u16) -> usize {
    dollars.div_ceil(DOLLARS_PER_NOTE).min(MOST_NOTES).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::WorkerId;

    const SEAT: SeatId = SeatId(0);
    const OTHER: SeatId = SeatId(1);
    const AFTER: Duration = Duration::from_millis(300);
    const THING: ThingId = ThingId(4);

    fn square() -> Square {
        "c4".parse().unwrap()
    }

    fn journeys(cue: Cue, terms: Option<&Terms>) -> Vec<Journey> {
        journeys_of_cues(&[TimedCue { cue, after: AFTER }], &|_| Some(square()), terms)
    }

    fn places(cue: Cue) -> Vec<(TablePlace, TablePlace)> {
        journeys(cue, None).into_iter().map(|journey| (journey.from, journey.to)).collect()
    }

    #[test]
    fn a_thing_is_lifted_from_its_square_and_laid_where_it_lies() {
        let workers = WorkerSet::one(WorkerId(1));
        let lies = TablePlace::Thing(THING, square());
        let hands = TablePlace::Hands(square());
        assert_eq!(places(Cue::Lifted { seat: SEAT, workers, thing: THING, square: square() }), [(lies, hands)]);
        let laid = Cue::Laid { seat: SEAT, workers, thing: THING, square: square(), face_up: true };
        assert_eq!(places(laid.clone()), [(hands, lies)]);
        let first = journeys(laid, None)[0];
        assert_eq!((first.after, first.duration, first.moved), (AFTER, CARRY, MovedThing::Thing(THING)));
    }

    #[test]
    fn rule_5_8_a_thing_passes_from_one_worker_to_the_other() {
        let passed = |to: &[u8]| {
            let to = to.iter().copied().map(WorkerId).collect();
            places(Cue::Passed { seat: SEAT, worker: WorkerId(1), to, thing: THING })
        };
        let worker = |number| TablePlace::Worker(SEAT, WorkerId(number));
        assert_eq!(passed(&[2]), [(worker(1), worker(2))]);
        assert_eq!(passed(&[0, 1]), [(worker(1), worker(0))], "one who takes a share");
        assert_eq!(passed(&[1]), []);
    }

    #[test]
    fn rule_9_9_things_go_into_the_truck_and_out_of_it() {
        let loaded =
            |is_out| places(Cue::Loaded { seat: SEAT, worker: WorkerId(0), thing: THING, square: square(), is_out });
        let worker = TablePlace::Worker(SEAT, WorkerId(0));
        let truck = TablePlace::Truck(SEAT);
        assert_eq!((loaded(false), loaded(true)), (vec![(worker, truck)], vec![(truck, worker)]));
    }

    #[test]
    fn rule_16_2_goods_and_money_cross_over() {
        let terms =
            Terms { given: Goods { things: vec![THING], money: 0 }, wanted: Goods { things: Vec::new(), money: 120 } };
        let cue = Cue::Exchanged { seat: SEAT, partner: OTHER };
        let all = journeys(cue.clone(), Some(&terms));
        assert_eq!((all[0].from, all[0].to), (TablePlace::Seat(SEAT), TablePlace::Seat(OTHER)));
        assert!(all[1..].iter().all(|note| note.to == TablePlace::Purse(SEAT)) && all.len() == 4);
        assert_eq!(all[2].after, AFTER + APART);
        assert!(places(cue).is_empty());
        assert_eq!([0, 1, 50, 51, 2_000].map(notes_of), [0, 1, 1, 2, 5]);
    }
}
