//! Ways of cards, parts and tokens in the cues of a step: from where they were to where they
//! belong.

use std::time::Duration;

use super::places::TablePlace;
use crate::cards::{CardId, Slot};
use crate::client::play::events::cue::{Cue, TimedCue};
use shell::seats::SeatId;

/// Time at the usual speed in which a part flies to the robot, an old one drops, an action flies to
/// its seat, a card to or from its pile, and any other card.
pub const PUTS_ON: Duration = Duration::from_millis(240);
const DROPS: Duration = Duration::from_millis(440);
const COLLECTED: Duration = Duration::from_millis(320);
const GOES_BACK: Duration = Duration::from_millis(260);
const CARD: Duration = Duration::from_millis(320);
/// Time of a shot, of dents on their way, of tokens that come, fall and are seen to change.
const SHOT: Duration = Duration::from_millis(240);
const DENTS: Duration = Duration::from_millis(280);
const COMES: Duration = Duration::from_millis(220);
const FALLS: Duration = Duration::from_millis(520);
const BURSTS: Duration = Duration::from_millis(360);
/// Time in which a trashed card becomes a screw.
const SHRINKS: Duration = Duration::from_millis(180);
/// Time between two things of one cue, and most of them.
const APART: Duration = Duration::from_millis(60);
const MOST: usize = 5;

/// Thing that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovedThing {
    /// Part of a card that flies to its slot.
    Part(CardId, Slot),
    /// Part of a card that drops from its slot, after it was seen there.
    OldPart(CardId, Slot),
    /// Card with its face up.
    Face(CardId),
    /// Back of a card.
    Back,
    /// Card that is turned up on its way.
    Drawn(CardId),
    /// Small drawing, which turns if it is shot.
    Token {
        /// The drawing.
        drawing: &'static str,
        /// Whether it turns.
        is_shot: bool,
    },
    /// Small drawing that falls to the ground.
    Fallen(&'static str),
    /// Small drawing that grows fast and fades.
    Burst(&'static str),
    /// Back of a card that becomes as small as a screw.
    Shrinking,
}

/// Way of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Seat to which it belongs.
    pub seat: SeatId,
    /// The thing.
    pub moved: MovedThing,
    /// Beginning.
    pub from: TablePlace,
    /// End.
    pub to: TablePlace,
    /// Time until it begins, at the usual speed.
    pub after: Duration,
    /// Its duration at the usual speed.
    pub lasts: Duration,
}

/// Returns the ways of the things in some cues. Those of the seat on the stage begin and end at
/// their places there, those of others at the cards of their seats.
pub fn journeys_of_cues(cues: &[TimedCue], on_stage: SeatId) -> Vec<Journey> {
    let mut found = Vec::new();
    for timed in cues {
        let mut ways = WaysOfCue { after: timed.after, on_stage, found: &mut found };
        ways.add_of_build(&timed.cue);
        ways.add_of_battle(&timed.cue);
    }
    found
}

/// Ways that are found in a cue.
struct WaysOfCue<'a> {
    /// Time until the cue is due.
    after: Duration,
    on_stage: SeatId,
    found: &'a mut Vec<Journey>,
}

impl WaysOfCue<'_> {
    /// Place of a seat: its card if the seat is not on the stage.
    fn at(&self, seat: SeatId, place: TablePlace) -> TablePlace {
        if seat == self.on_stage { place } else { TablePlace::Seat(seat) }
    }

    fn add(&mut self, seat: SeatId, moved: MovedThing, [from, to]: [TablePlace; 2], lasts: Duration) {
        self.found.push(Journey { seat, moved, from, to, after: self.after, lasts });
    }

    /// Adds the ways of some equal tokens, one after another.
    fn add_row(&mut self, seat: SeatId, count: usize, moved: MovedThing, places: [TablePlace; 2], lasts: Duration) {
        let first = self.after;
        for _ in 0..count.min(MOST) {
            self.add(seat, moved, places, lasts);
            self.after += APART;
        }
        self.after = first;
    }

    fn add_of_build(&mut self, cue: &Cue) {
        match *cue {
            Cue::PutOn { seat, slot, card } => {
                let to = self.at(seat, TablePlace::Part(slot));
                self.add(seat, MovedThing::Part(card, slot), [TablePlace::Card(card), to], PUTS_ON);
            }
            Cue::Fell { seat, slot, card } if seat == self.on_stage => {
                let place = TablePlace::Part(slot);
                self.add(seat, MovedThing::OldPart(card, slot), [place, place], DROPS);
            }
            Cue::Collected { seat, card } => {
                self.add(seat, MovedThing::Face(card), [TablePlace::Card(card), TablePlace::Seat(seat)], COLLECTED);
            }
            Cue::WentBack { seat, pile, ref cards } => {
                // The topmost one comes last.
                let first = self.after;
                for card in cards.iter().rev() {
                    self.add(
                        seat,
                        MovedThing::Face(*card),
                        [TablePlace::Card(*card), TablePlace::Pile(pile)],
                        GOES_BACK,
                    );
                    self.after += APART;
                }
                self.after = first;
            }
            _ => {}
        }
    }

    fn add_of_battle(&mut self, cue: &Cue) {
        let token = |drawing| MovedThing::Token { drawing, is_shot: false };
        match *cue {
            Cue::Played { seat, card } | Cue::Spent { seat, card } => {
                let places = [TablePlace::Card(card), TablePlace::Discard].map(|place| self.at(seat, place));
                self.add(seat, MovedThing::Face(card), places, CARD);
            }
            Cue::Drew { seat, ref cards } if seat == self.on_stage => {
                let first = self.after;
                for card in cards.iter() {
                    self.add(seat, MovedThing::Drawn(card), [TablePlace::Deck, TablePlace::Card(card)], CARD);
                    self.after += APART;
                }
                self.after = first;
            }
            Cue::Attacked { seat, target, shoots: true, .. } => {
                let shot = MovedThing::Token { drawing: "screw", is_shot: true };
                self.add(target, shot, [TablePlace::Robot(seat), TablePlace::Robot(target)], SHOT);
            }
            Cue::Dented { seat, dents, by: Some(by) } if by != seat => {
                let places = [TablePlace::Robot(by), TablePlace::Robot(seat)];
                self.add_row(seat, dents.into(), token("dent"), places, DENTS);
            }
            Cue::Crashed { seat, .. } => self.add_burst(seat, "explosion"),
            Cue::Shielded { seat, count } => {
                let places = [TablePlace::Above(seat), TablePlace::Robot(seat)];
                self.add_row(seat, count.into(), token("shield"), places, COMES);
            }
            Cue::PlateBack { seat, count } => {
                let places = [TablePlace::Above(seat), TablePlace::Robot(seat)];
                self.add_row(seat, count.into(), token("armour"), places, COMES);
            }
            Cue::ShieldsLost { seat, .. } => self.add_burst(seat, "shield"),
            Cue::Drained { seat, count: 1.. } => self.add_burst(seat, "battery_drained"),
            Cue::Charged { seat, count: 1.. } => self.add_burst(seat, "battery"),
            Cue::PlateLost { seat } => {
                self.add(
                    seat,
                    MovedThing::Fallen("armour"),
                    [TablePlace::Armour(seat), TablePlace::Armour(seat)],
                    FALLS,
                );
            }
            Cue::Trashed { seat, card, from_deck } => self.add_trashed(seat, card.filter(|_| !from_deck)),
            Cue::Salvaged { seat } if seat == self.on_stage => {
                self.add(seat, MovedThing::Back, [TablePlace::Trash, TablePlace::Discard], CARD);
            }
            _ => {}
        }
    }

    fn add_burst(&mut self, seat: SeatId, drawing: &'static str) {
        let place = TablePlace::Robot(seat);
        self.add(seat, MovedThing::Burst(drawing), [place, place], BURSTS);
    }

    /// Adds the ways of a trashed card of the hand, or of the deck: it becomes a screw that falls.
    fn add_trashed(&mut self, seat: SeatId, card: Option<CardId>) {
        let place = card.map_or(TablePlace::Settled(seat), |card| self.at(seat, TablePlace::Card(card)));
        self.add(seat, MovedThing::Shrinking, [place, place], SHRINKS);
        self.after += SHRINKS;
        self.add(seat, MovedThing::Fallen("screw"), [place, place], FALLS);
        self.after -= SHRINKS;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardList;

    const SEAT: SeatId = SeatId(0);
    const OTHER: SeatId = SeatId(1);
    const AFTER: Duration = Duration::from_millis(300);

    fn journeys(cue: Cue, on_stage: SeatId) -> Vec<Journey> {
        journeys_of_cues(&[TimedCue { cue, after: AFTER }], on_stage)
    }

    fn ways(cue: Cue, on_stage: SeatId) -> Vec<(TablePlace, TablePlace)> {
        journeys(cue, on_stage).into_iter().map(|journey| (journey.from, journey.to)).collect()
    }

    #[test]
    fn rule_4_4_a_part_flies_to_its_slot_or_to_the_card_of_its_seat_and_the_old_one_drops() {
        let (card, slot) = (CardId(9), Slot::LeftArm);
        let put_on = Cue::PutOn { seat: SEAT, slot, card };
        let from = TablePlace::Card(card);
        assert_eq!(ways(put_on.clone(), SEAT), [(from, TablePlace::Part(slot))]);
        assert_eq!(ways(put_on, OTHER), [(from, TablePlace::Seat(SEAT))]);
        let fell = Cue::Fell { seat: SEAT, slot, card: CardId(4) };
        assert_eq!(
            journeys(fell.clone(), SEAT).first().map(|way| way.moved),
            Some(MovedThing::OldPart(CardId(4), slot))
        );
        assert_eq!(ways(fell, OTHER), []);
    }

    #[test]
    fn rule_4_8_the_topmost_card_goes_back_last() {
        let cards = vec![CardId(5), CardId(6)];
        let back = journeys(Cue::WentBack { seat: SEAT, pile: 3, cards }, SEAT);
        let order: Vec<MovedThing> = back.iter().map(|way| way.moved).collect();
        assert_eq!(order, [MovedThing::Face(CardId(6)), MovedThing::Face(CardId(5))]);
        assert_eq!([back[0].after, back[1].after], [AFTER, AFTER + APART]);
        assert!(back.iter().all(|way| way.to == TablePlace::Pile(3)));
    }

    #[test]
    fn drawn_cards_come_into_the_hand_on_the_stage_only() {
        let cards: CardList = [CardId(5), CardId(7)].into_iter().collect();
        let drew = Cue::Drew { seat: SEAT, cards };
        let expected = [CardId(5), CardId(7)].map(|card| (TablePlace::Deck, TablePlace::Card(card)));
        assert_eq!(ways(drew.clone(), SEAT), expected);
        assert_eq!(ways(drew, OTHER), []);
    }

    #[test]
    fn rule_8_1_no_more_than_five_dents_fly_from_one_robot_to_the_other() {
        let dented = |dents, by| Cue::Dented { seat: SEAT, dents, by };
        let way = (TablePlace::Robot(OTHER), TablePlace::Robot(SEAT));
        assert_eq!(ways(dented(2, Some(OTHER)), SEAT), [way, way]);
        assert_eq!(ways(dented(12, Some(OTHER)), SEAT).len(), MOST);
        assert_eq!((ways(dented(2, None), SEAT).len(), ways(dented(2, Some(SEAT)), SEAT).len()), (0, 0));
    }

    #[test]
    fn rule_9_2_a_trashed_card_becomes_a_screw_that_falls() {
        let trashed = |card, from_deck| Cue::Trashed { seat: SEAT, card, from_deck };
        let hand = journeys(trashed(Some(CardId(5)), false), SEAT);
        assert_eq!((hand[0].moved, hand[1].moved), (MovedThing::Shrinking, MovedThing::Fallen("screw")));
        assert_eq!((hand[0].from, hand[1].after), (TablePlace::Card(CardId(5)), AFTER + SHRINKS));
        assert_eq!(journeys(trashed(Some(CardId(5)), true), SEAT)[0].from, TablePlace::Settled(SEAT));
        assert_eq!(ways(Cue::PlateLost { seat: OTHER }, SEAT).len(), 1);
    }
}
