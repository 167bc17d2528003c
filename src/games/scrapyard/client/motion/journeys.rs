//! Journeys of the cards, parts and tokens in the cues of a step, from their places before it to
//! those after it.

use std::iter::repeat_n;
use std::time::Duration;

use super::places::TablePlace;
use crate::cards::{CardId, Slot};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::PUT_ON;
use client::motion::journey::{self, FoundJourneys, Movable};
use shell::seats::SeatId;

/// Time at the usual speed in which an old part drops to the ground.
const OLD_PART: Duration = Duration::from_millis(440);
/// Time in which a rummaged card goes back to its pile.
const CARD_BACK: Duration = Duration::from_millis(260);
/// Time in which any other card goes to its place.
const CARD: Duration = Duration::from_millis(320);
/// Time in which a shot flies.
const SHOT: Duration = Duration::from_millis(240);
/// Time in which a dent flies to its robot.
const DENT: Duration = Duration::from_millis(280);
/// Time in which a shield or an armour token comes to its robot.
const TOKEN: Duration = Duration::from_millis(220);
/// Time in which a small thing falls and rolls away.
const FALL: Duration = Duration::from_millis(520);
/// Time in which a flash grows and fades.
const BURST: Duration = Duration::from_millis(360);
/// Time in which a trashed card shrinks to a screw.
const SHRINK: Duration = Duration::from_millis(180);
/// Time between the starts of two things of one cue.
const APART: Duration = Duration::from_millis(60);
/// Greatest number of equal tokens that are shown for one cue.
const MOST_TOKENS: usize = 5;

/// Thing that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovedThing {
    /// Part, by its card, that flies to its slot.
    Part(CardId, Slot),
    /// Part, by its card, that drops from its slot.
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
    /// Flash: a small drawing that grows fast and fades.
    Burst(&'static str),
    /// Back of a card that shrinks to a screw.
    Shrinking,
}

impl Movable for MovedThing {
    /// Parts and cards fade.
    fn fades(&self) -> bool {
        match self {
            Self::Part(..) | Self::OldPart(..) | Self::Face(_) | Self::Back | Self::Drawn(_) => true,
            Self::Token { .. } | Self::Fallen(_) | Self::Burst(_) | Self::Shrinking => false,
        }
    }
}

/// Journey of a thing from one place on the screen to another.
pub type Journey = journey::Journey<MovedThing, TablePlace>;

/// Returns the journeys of the things in some cues. Those of the seat on the stage begin and end at
/// places on the stage and in the tray, those of others at the cards of their seats.
pub fn journeys_of_cues(cues: &[TimedCue], on_stage: SeatId) -> Vec<Journey> {
    let mut finder = JourneyFinder { on_stage, found: FoundJourneys::new(APART) };
    for timed in cues {
        finder.found.after = timed.after;
        finder.add_of_build(&timed.cue);
        finder.add_of_battle(&timed.cue);
    }
    finder.found.into_all()
}

/// Finds the journeys of cues.
struct JourneyFinder {
    on_stage: SeatId,
    found: FoundJourneys<MovedThing, TablePlace>,
}

impl JourneyFinder {
    /// Place of a seat: its card if the seat is not on the stage.
    fn at(&self, seat: SeatId, place: TablePlace) -> TablePlace {
        if seat == self.on_stage { place } else { TablePlace::Seat(seat) }
    }

    /// Adds the journeys of shields or armour tokens that come to a robot.
    fn add_tokens(&mut self, seat: SeatId, count: u8, drawing: &'static str) {
        let token = MovedThing::Token { drawing, is_shot: false };
        let places = [TablePlace::Above(seat), TablePlace::Robot(seat)];
        self.found.add_row(seat, repeat_n((token, places), MOST_TOKENS.min(count.into())), TOKEN);
    }

    /// Adds the journeys of a cue of the build phase.
    fn add_of_build(&mut self, cue: &Cue) {
        match *cue {
            Cue::PutOn { seat, slot, card } => {
                let to = self.at(seat, TablePlace::Part(slot));
                self.found.add(seat, MovedThing::Part(card, slot), [TablePlace::Card(card), to], PUT_ON);
            }
            Cue::Fell { seat, slot, card } if seat == self.on_stage => {
                let place = TablePlace::Part(slot);
                self.found.add(seat, MovedThing::OldPart(card, slot), [place, place], OLD_PART);
            }
            Cue::Collected { seat, card } => {
                self.found.add(seat, MovedThing::Face(card), [TablePlace::Card(card), TablePlace::Seat(seat)], CARD);
            }
            Cue::WentBack { seat, pile, ref cards } => {
                let moved = |&card: &CardId| (MovedThing::Face(card), [TablePlace::Card(card), TablePlace::Pile(pile)]);
                // The topmost card goes last.
                self.found.add_row(seat, cards.iter().rev().map(moved), CARD_BACK);
            }
            _ => {}
        }
    }

    /// Adds the journeys of a cue of the battle.
    fn add_of_battle(&mut self, cue: &Cue) {
        match *cue {
            Cue::Played { seat, card } | Cue::Spent { seat, card } => {
                let places = [TablePlace::Card(card), TablePlace::Discard].map(|place| self.at(seat, place));
                self.found.add(seat, MovedThing::Face(card), places, CARD);
            }
            Cue::Drew { seat, ref cards } if seat == self.on_stage => {
                let moved = |card: CardId| (MovedThing::Drawn(card), [TablePlace::Deck, TablePlace::Card(card)]);
                self.found.add_row(seat, cards.iter().map(moved), CARD);
            }
            Cue::Attacked { seat, target, shoots: true, .. } => {
                let shot = MovedThing::Token { drawing: "screw", is_shot: true };
                self.found.add(target, shot, [TablePlace::Robot(seat), TablePlace::Robot(target)], SHOT);
            }
            Cue::Dented { seat, dents, by: Some(by) } if by != seat => {
                let dent = MovedThing::Token { drawing: "dent", is_shot: false };
                let places = [TablePlace::Robot(by), TablePlace::Robot(seat)];
                self.found.add_row(seat, repeat_n((dent, places), MOST_TOKENS.min(dents.into())), DENT);
            }
            Cue::Crashed { seat, .. } => self.add_burst(seat, "explosion"),
            Cue::Shielded { seat, count } => self.add_tokens(seat, count, "shield"),
            Cue::PlateBack { seat, count } => self.add_tokens(seat, count, "armour"),
            Cue::ShieldsLost { seat, .. } => self.add_burst(seat, "shield"),
            Cue::Drained { seat, count: 1.. } => self.add_burst(seat, "battery_drained"),
            Cue::Charged { seat, count: 1.. } => self.add_burst(seat, "battery"),
            Cue::PlateLost { seat } => {
                let place = TablePlace::SettlingArmour(seat);
                self.found.add(seat, MovedThing::Fallen("armour"), [place, place], FALL);
            }
            Cue::Trashed { seat, card, from_deck } => self.add_trashed(seat, card.filter(|_| !from_deck)),
            Cue::Salvaged { seat } if seat == self.on_stage => {
                self.found.add(seat, MovedThing::Back, [TablePlace::Trash, TablePlace::Discard], CARD);
            }
            _ => {}
        }
    }

    /// Adds a flash at a robot.
    fn add_burst(&mut self, seat: SeatId, drawing: &'static str) {
        let place = TablePlace::Robot(seat);
        self.found.add(seat, MovedThing::Burst(drawing), [place, place], BURST);
    }

    /// Adds the journeys of a trashed card of the hand; `None` is one of the draw deck. It shrinks
    /// to a screw, which falls.
    fn add_trashed(&mut self, seat: SeatId, card: Option<CardId>) {
        let place = card.map_or(TablePlace::SettlingDeck(seat), |card| self.at(seat, TablePlace::Card(card)));
        self.found.add(seat, MovedThing::Shrinking, [place, place], SHRINK);
        self.found.after += SHRINK;
        self.found.add(seat, MovedThing::Fallen("screw"), [place, place], FALL);
        self.found.after -= SHRINK;
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

    fn places(cue: Cue, on_stage: SeatId) -> Vec<(TablePlace, TablePlace)> {
        journeys(cue, on_stage).into_iter().map(|journey| (journey.from, journey.to)).collect()
    }

    #[test]
    fn rule_4_4_a_part_flies_to_its_slot_or_to_the_card_of_its_seat_and_the_old_one_drops() {
        let card = CardId(9);
        let slot = Slot::LeftArm;
        let put_on = Cue::PutOn { seat: SEAT, slot, card };
        let from = TablePlace::Card(card);
        assert_eq!(places(put_on.clone(), SEAT), [(from, TablePlace::Part(slot))]);
        assert_eq!(places(put_on, OTHER), [(from, TablePlace::Seat(SEAT))]);
        let fell = Cue::Fell { seat: SEAT, slot, card: CardId(4) };
        assert_eq!(
            journeys(fell.clone(), SEAT).first().map(|journey| journey.moved),
            Some(MovedThing::OldPart(CardId(4), slot))
        );
        assert_eq!(places(fell, OTHER), []);
    }

    #[test]
    fn rule_4_8_the_topmost_card_goes_back_last() {
        let cards = vec![CardId(5), CardId(6)];
        let back = journeys(Cue::WentBack { seat: SEAT, pile: 3, cards }, SEAT);
        let order: Vec<MovedThing> = back.iter().map(|journey| journey.moved).collect();
        assert_eq!(order, [MovedThing::Face(CardId(6)), MovedThing::Face(CardId(5))]);
        assert_eq!([back[0].after, back[1].after], [AFTER, AFTER + APART]);
        assert!(back.iter().all(|journey| journey.to == TablePlace::Pile(3)));
    }

    #[test]
    fn drawn_cards_come_into_the_hand_on_the_stage_only() {
        let cards: CardList = [CardId(5), CardId(7)].into_iter().collect();
        let drew = Cue::Drew { seat: SEAT, cards };
        let expected = [CardId(5), CardId(7)].map(|card| (TablePlace::Deck, TablePlace::Card(card)));
        assert_eq!(places(drew.clone(), SEAT), expected);
        assert_eq!(places(drew, OTHER), []);
    }

    #[test]
    fn rule_8_1_no_more_than_five_dents_fly_from_one_robot_to_the_other() {
        let dented = |dents, by| Cue::Dented { seat: SEAT, dents, by };
        let way = (TablePlace::Robot(OTHER), TablePlace::Robot(SEAT));
        assert_eq!(places(dented(2, Some(OTHER)), SEAT), [way, way]);
        assert_eq!(places(dented(12, Some(OTHER)), SEAT).len(), MOST_TOKENS);
        assert_eq!((places(dented(2, None), SEAT).len(), places(dented(2, Some(SEAT)), SEAT).len()), (0, 0));
    }

    #[test]
    fn rule_9_2_a_trashed_card_becomes_a_screw_that_falls() {
        let trashed = |card, from_deck| Cue::Trashed { seat: SEAT, card, from_deck };
        let hand = journeys(trashed(Some(CardId(5)), false), SEAT);
        assert_eq!((hand[0].moved, hand[1].moved), (MovedThing::Shrinking, MovedThing::Fallen("screw")));
        assert_eq!((hand[0].from, hand[1].after), (TablePlace::Card(CardId(5)), AFTER + SHRINK));
        assert_eq!(journeys(trashed(Some(CardId(5)), true), SEAT)[0].from, TablePlace::SettlingDeck(SEAT));
        assert_eq!(places(Cue::PlateLost { seat: OTHER }, SEAT).len(), 1);
    }
}
