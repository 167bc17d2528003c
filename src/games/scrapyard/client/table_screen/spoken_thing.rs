//! The thing in hand in words, for screen readers, with the place over which it is held; or the
//! thing that the keyboard has chosen.

use super::pointer::refusal_in_hand;
use crate::cards::{ArmSide, CardId, Slot};
use crate::client::play::drop::open_rummage;
use crate::client::play::hand::Hand;
use crate::client::play::{DropPlace, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::Pile;
use crate::words::{card_in_sentence, card_in_words, card_name, slot_name, square_name};
use shell::language::Phrase;

/// The thing in hand with its place, or the chosen thing.
pub(super) fn thing_words(scene: &Scene) -> Phrase {
    if scene.interaction.stage != TurnStage::Choosing {
        return Phrase::default();
    }
    match (&scene.interaction.own.hand, scene.interaction.own.chosen) {
        (Some(hand), _) => words_in_hand(scene, hand),
        (None, Some(thing)) => words_of_thing(scene, thing),
        (None, None) => Phrase::default(),
    }
}

/// The thing in hand, the place over which it is held, and whether it can be put there.
fn words_in_hand(scene: &Scene, hand: &Hand) -> Phrase {
    let what = match hand.card {
        Some(card) => card_in_sentence(scene.table.data(), card),
        None if hand.thing == Thing::Dent => phrase!("scrapyard-spoken-dent"),
        None => phrase!("scrapyard-spoken-figure"),
    };
    let Some(over) = hand.over else { return phrase!("scrapyard-spoken-in-hand", what = what) };
    let follows = refusal_in_hand(scene, hand).unwrap_or_else(|| phrase!("scrapyard-spoken-fits"));
    phrase!("scrapyard-spoken-in-hand-at", what = what, place = place_words(scene, hand, over), follows = follows)
}

/// Name of a place for the thing in hand.
fn place_words(scene: &Scene, hand: &Hand, place: DropPlace) -> Phrase {
    match place {
        DropPlace::Robot(Some(ArmSide::Left)) => slot_name(Slot::LeftArm),
        DropPlace::Robot(Some(ArmSide::Right)) => slot_name(Slot::RightArm),
        DropPlace::Robot(None) => phrase!("scrapyard-spoken-own-robot"),
        DropPlace::Deck if hand.thing == Thing::Dent => phrase!("scrapyard-spoken-deck"),
        // What is collected goes to the discard pile.
        DropPlace::Deck => phrase!("scrapyard-workshop-discard"),
        DropPlace::OnTop => phrase!("scrapyard-spoken-on-top"),
        DropPlace::AtBottom => phrase!("scrapyard-spoken-at-bottom"),
        DropPlace::Figure(seat) => Phrase::words(scene.seat_name(seat)),
        DropPlace::Square(square) => square_name(square),
        DropPlace::Armour => phrase!("scrapyard-spoken-armour"),
        DropPlace::Card(card) => card_in_sentence(scene.table.data(), card),
    }
}

/// A thing at the table that can be chosen.
fn words_of_thing(scene: &Scene, thing: Thing) -> Phrase {
    let line = |words: Phrase| phrase!("spoken-line", line = phrase!("as-title", name = words));
    let card = |card: CardId| scene.table.data().find_card(card).map(card_in_words).unwrap_or_default();
    match thing {
        Thing::Pile(pile) => match scene.table.pile(pile).and_then(Pile::face_up) {
            Some(top) => phrase!("scrapyard-spoken-pile", pile = pile + 1, card = card(top)),
            None => phrase!("scrapyard-spoken-empty-pile", pile = pile + 1),
        },
        Thing::Rummaged(number) => {
            let cards = open_rummage(scene.table).map(|open| open.cards.as_slice()).unwrap_or_default();
            cards.get(usize::from(number)).map(|&rummaged| card(rummaged)).unwrap_or_default()
        }
        Thing::Card(id) | Thing::Trashed(id) => card(id),
        Thing::Dent => line(phrase!("scrapyard-spoken-dent")),
        Thing::Armour => line(phrase!("scrapyard-spoken-armour")),
        Thing::Deck => line(phrase!("scrapyard-spoken-deck")),
        Thing::Part(slot) => line(card_name(scene.table.robot(scene.on_stage()).part(slot))),
        Thing::Figure(seat) | Thing::Seat(seat) => line(Phrase::words(scene.seat_name(seat))),
        Thing::Square(square) => match scene.table.standing_on(square) {
            Some(seat) => {
                phrase!("scrapyard-spoken-square", square = square_name(square), name = scene.seat_name(seat))
            }
            None => line(square_name(square)),
        },
    }
}
