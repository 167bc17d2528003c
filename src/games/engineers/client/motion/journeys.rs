//! Journeys of the things, the money and the cards in the cues of a step, from their places before
//! it to those after it.

use std::iter::repeat_n;
use std::time::Duration;

use shell::seats::SeatId;

use super::journey::{Journey, MovedThing};
use super::places::TablePlace;
use crate::action::{Goods, Terms, ThingId, WorkerSet};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{CARD, CARRY, DEAL, FOUND, HAMMER, POINTS};
use crate::set::KindId;
use crate::set::limits::CARDS;
use crate::yard::Square;
use client::motion::journey::FoundJourneys;

/// Time at the usual speed in which a note of money flies, and between the starts of two.
const MONEY: Duration = Duration::from_millis(320);
const APART: Duration = Duration::from_millis(60);
/// Dollars for which a note flies, and most notes.
const DOLLARS_PER_NOTE: u16 = 50;
const MOST_NOTES: u16 = 5;

/// Returns the journeys of the things in some cues. `square_of` tells where a thing lies that was
/// found, and `terms` are those of an exchange among them.
pub fn journeys_of_cues(
    cues: &[TimedCue],
    square_of: &dyn Fn(ThingId) -> Option<Square>,
    terms: Option<&Terms>,
) -> Vec<Journey> {
    let mut finder = JourneyFinder { square_of, found: FoundJourneys::new(APART) };
    for timed in cues {
        finder.found.after = timed.after;
        finder.add_of_carrying(&timed.cue);
        finder.add_of_table(&timed.cue, terms);
    }
    finder.found.into_all()
}

/// Finds the journeys of cues.
struct JourneyFinder<'a> {
    square_of: &'a dyn Fn(ThingId) -> Option<Square>,
    found: FoundJourneys<MovedThing, TablePlace>,
}

impl JourneyFinder<'_> {
    /// Adds the journeys of several notes of money.
    fn add_notes(&mut self, seat: SeatId, count: usize, places: [TablePlace; 2]) {
        self.found.add_row(seat, repeat_n((MovedThing::Note, places), count), MONEY);
    }

    /// Adds the journeys of what workers find, lift and lay down.
    fn add_of_carrying(&mut self, cue: &Cue) {
        match *cue {
            Cue::Found { seat, ref things } => {
                for &thing in things {
                    let Some(square) = (self.square_of)(thing) else { continue };
                    let places = [TablePlace::Square(square), TablePlace::Thing(thing, square)];
                    self.found.add(seat, MovedThing::Found(thing), places, FOUND);
                }
            }
            Cue::Lifted { seat, thing, square, .. } => {
                let places = [TablePlace::Thing(thing, square), TablePlace::Hands(square)];
                self.found.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Laid { seat, thing, square, .. } => {
                let places = [TablePlace::Hands(square), TablePlace::Thing(thing, square)];
                self.found.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Discarded { seat, thing, square } => {
                let places = [TablePlace::Thing(thing, square), TablePlace::Square(square)];
                self.found.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            Cue::Passed { seat, worker, to, thing } => {
                let other = to.minus(WorkerSet::one(worker)).iter().next();
                if let Some(other) = other {
                    let places = [worker, other].map(|worker| TablePlace::Worker(seat, worker));
                    self.found.add(seat, MovedThing::Thing(thing), places, CARRY);
                }
            }
            Cue::Loaded { seat, worker, thing, is_out, .. } => {
                let mut places = [TablePlace::Worker(seat, worker), TablePlace::Truck(seat)];
                if is_out {
                    places.reverse();
                }
                self.found.add(seat, MovedThing::Thing(thing), places, CARRY);
            }
            _ => {}
        }
    }

    /// Adds the journeys of money, points and cards.
    fn add_of_table(&mut self, cue: &Cue, terms: Option<&Terms>) {
        match *cue {
            Cue::Bought { seat, thing, kind, square, .. } => {
                let shop = TablePlace::Square(square);
                self.add_notes(seat, 1, [TablePlace::Purse(seat), shop]);
                let places = [shop, TablePlace::Carried(thing, square)];
                self.found.add(seat, MovedThing::Bought(thing, kind), places, MONEY);
            }
            Cue::NotebookBought { seat } => {
                self.add_notes(seat, 1, [TablePlace::Purse(seat), TablePlace::Stage]);
            }
            Cue::Sold { seat, ref things, square, price } => self.add_sale(seat, things, square, price),
            Cue::CardsDrawn { seat } => {
                let places = [TablePlace::Stage, TablePlace::Cards(seat)];
                self.found.add_row(seat, repeat_n((MovedThing::Card, places), CARDS.into()), CARD);
            }
            Cue::CardsShown { seat } => {
                self.found.add(seat, MovedThing::Card, [TablePlace::Cards(seat), TablePlace::Stage], CARD);
            }
            Cue::Acts { seat, points: 1.., .. } => {
                self.found.add(seat, MovedThing::Points, [TablePlace::Stage, TablePlace::Points(seat)], POINTS);
            }
            Cue::Exchanged { seat, partner } => {
                if let Some(terms) = terms {
                    self.add_goods(seat, partner, &terms.given);
                    self.add_goods(partner, seat, &terms.wanted);
                }
            }
            Cue::Hammer { seat, ref things, buyer: Some((buyer, price)) } => {
                let begins = self.found.after;
                self.found.after += HAMMER;
                self.add_goods(seat, buyer, &Goods { things: things.to_vec(), money: 0 });
                self.add_goods(buyer, seat, &Goods { things: Vec::new(), money: price });
                self.found.after = begins;
            }
            _ => {}
        }
    }

    /// Adds the journeys of what a team sells in the shop on a square, all of which goes over the
    /// counter, and of the money for it (8.3, 8.4).
    fn add_sale(&mut self, seat: SeatId, things: &[(ThingId, KindId)], square: Square, price: u16) {
        let shop = TablePlace::Square(square);
        if let Some(&(first, _)) = things.first() {
            let places = [TablePlace::Carried(first, square), shop];
            self.found.add_row(seat, things.iter().map(|&(_, kind)| (MovedThing::Sold(kind), places)), MONEY);
        }
        self.add_notes(seat, notes_of(price), [shop, TablePlace::Purse(seat)]);
    }

    /// Adds the journeys of what a team gives to another (16.2, 16.4). All of it lay face up.
    fn add_goods(&mut self, seat: SeatId, to: SeatId, goods: &Goods) {
        for &thing in &goods.things {
            let places = [TablePlace::Owned(thing, seat), TablePlace::Seat(to)];
            self.found.add(seat, MovedThing::Thing(thing), places, DEAL);
        }
        let places = [seat, to].map(TablePlace::Purse);
        self.add_notes(seat, notes_of(goods.money), places);
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
    use client::motion::timed::CROSS_FADE;

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
        assert_eq!((all[0].from, all[0].to), (TablePlace::Owned(THING, SEAT), TablePlace::Seat(OTHER)));
        assert!(all[1..].iter().all(|note| note.to == TablePlace::Purse(SEAT)) && all.len() == 4);
        assert_eq!(all[2].after, AFTER + APART);
        assert!(places(cue).is_empty());
        assert_eq!([0, 1, 50, 51, 2_000].map(notes_of), [0, 1, 1, 2, 5]);
    }

    #[test]
    fn rule_8_4_what_is_sold_goes_to_the_shop_and_its_money_comes_back() {
        let things = vec![(THING, KindId(2)), (ThingId(5), KindId(7))];
        let all = journeys(Cue::Sold { seat: SEAT, things, square: square(), price: 40 }, None);
        let moved: Vec<MovedThing> = all.iter().map(|journey| journey.moved).collect();
        assert_eq!(moved, [MovedThing::Sold(KindId(2)), MovedThing::Sold(KindId(7)), MovedThing::Note]);
        let shop = TablePlace::Square(square());
        assert!(all[..2].iter().all(|sold| (sold.from, sold.to) == (TablePlace::Carried(THING, square()), shop)));
        assert_eq!((all[2].from, all[2].to), (shop, TablePlace::Purse(SEAT)));
        let fading = all.iter().filter_map(|journey| journey.without_motion());
        assert!(fading.clone().count() == 2 && fading.clone().all(|journey| journey.duration == CROSS_FADE));
    }

    #[test]
    fn rule_16_4_the_thing_goes_to_its_buyer_once_the_hammer_has_fallen() {
        let hammer = |buyer| Cue::Hammer { seat: SEAT, things: [THING].into_iter().collect(), buyer };
        let all = journeys(hammer(Some((OTHER, 60))), None);
        assert_eq!((all[0].from, all[0].to), (TablePlace::Owned(THING, SEAT), TablePlace::Seat(OTHER)));
        assert!(all.len() == 3 && all.iter().all(|journey| journey.after >= AFTER + HAMMER));
        assert!(all[1..].iter().all(|note| note.to == TablePlace::Purse(SEAT)));
        assert!(places(hammer(None)).is_empty(), "nobody bid");
    }
}
