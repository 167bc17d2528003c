//! The thing in hand in words, for screen readers, with the place over which it is held and what
//! would follow there; or the thing that the keyboard has chosen.

use super::spoken_robot;
use crate::action::LoosePlace;
use crate::client::garage::drop_answer::DropAnswer;
use crate::client::garage::verdict::{judge_placement, verdict_words};
use crate::client::market::market_words::tag_name;
use crate::client::market::tag_state::TagState;
use crate::client::play::hand::Hand;
use crate::client::play::offer::OfferSide;
use crate::client::play::{DropPlace, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::Order;
use crate::words::{credits_words, list_of_counters, order_name, part_name, the_part};
use client::kit::spoken::join_sentences;
use shell::grid::Cell;
use shell::language::Phrase;
use shell::seats::SeatId;

/// The thing in hand with the verdict on its place, or the chosen thing.
pub fn hand_words(scene: &Scene) -> Phrase {
    if scene.interaction.stage != TurnStage::Choosing {
        return Phrase::default();
    }
    match (&scene.interaction.own.hand, scene.interaction.own.chosen) {
        (Some(hand), _) => words_in_hand(scene, hand),
        (None, Some(thing)) => words_of_thing(scene, thing),
        (None, None) => Phrase::default(),
    }
}

/// The thing in hand, with the place over which it is held.
fn words_in_hand(scene: &Scene, hand: &Hand) -> Phrase {
    let what = hand.part.map_or_else(|| phrase!("robotics-spoken-own-robot"), the_part);
    let Some(over) = hand.over else { return phrase!("robotics-spoken-in-hand", what = what) };
    let place = match over {
        DropPlace::Grid(at) => spoken_robot::place_words(at),
        DropPlace::Bench => phrase!("robotics-spoken-bench"),
        DropPlace::Store => phrase!("robotics-spoken-store"),
        DropPlace::Chute => phrase!("robotics-spoken-chute"),
        DropPlace::LeftOver => phrase!("robotics-spoken-left-over-parts"),
        DropPlace::Order(order) => {
            let name = scene.table.data().order(order).map(order_name).unwrap_or_default();
            phrase!("robotics-spoken-order-card", order = name)
        }
        DropPlace::Offer(side) => phrase!("robotics-trade-gives", name = name_of_side(scene, side)),
        DropPlace::Keep(side) => phrase!("robotics-spoken-keeps", name = name_of_side(scene, side)),
    };
    let follows = outcome_words(scene, hand, over);
    phrase!("robotics-spoken-in-hand-at", what = what, place = place, follows = follows)
}

/// Outcome of putting the thing in hand down, or the reason against it.
fn outcome_words(scene: &Scene, hand: &Hand, over: DropPlace) -> Phrase {
    let takes = || phrase!("robotics-spoken-takes");
    if let DropPlace::Grid(at) = over {
        let verdict = judge_placement(scene.table, &scene.interaction.own, hand, at);
        let words = verdict.map(|verdict| verdict_words(scene.table, &verdict));
        return words
            .map_or_else(takes, |(says, more)| Phrase::list([says].into_iter().chain(more)).unwrap_or_default());
    }
    match DropAnswer::of(scene, hand, over) {
        DropAnswer::Takes(Some(words)) | DropAnswer::Refuses(words) => words,
        DropAnswer::Takes(None) => takes(),
        DropAnswer::IsNoPlace => phrase!("robotics-spoken-no-place"),
    }
}

/// A thing at the table that can be chosen.
fn words_of_thing(scene: &Scene, thing: Thing) -> Phrase {
    let line = |words: Phrase| phrase!("spoken-line", line = phrase!("as-title", name = words));
    match thing {
        Thing::Price(kind, market) => line(tag_name(scene.table, kind, market, TagState::of(scene, kind, market))),
        Thing::Bag => {
            let bag = scene.table.yard().bag;
            line(phrase!("robotics-yard-told", count = bag.total(), counters = list_of_counters(&bag)))
        }
        Thing::Loose(part, place) => {
            let count = scene.shop().loose(place).count(part);
            line(match place {
                LoosePlace::Bench => phrase!("robotics-tray-on-bench", part = part_name(part), count = count),
                LoosePlace::Store => phrase!("robotics-tray-in-store", part = part_name(part)),
            })
        }
        Thing::Attached(cell) => words_of_attached(scene, cell).map(line).unwrap_or_default(),
        Thing::LeftOver(part) => line(phrase!("robotics-spoken-left-over", part = part_name(part))),
        Thing::Tradable(side, part) => {
            line(phrase!("robotics-trade-owned-part", name = name_of_side(scene, side), part = the_part(part)))
        }
        Thing::Offered(side, part) => {
            line(phrase!("robotics-trade-give-part", name = name_of_side(scene, side), part = the_part(part)))
        }
        Thing::Robot => spoken_robot::robot_words(scene, scene.on_stage()),
        Thing::Target(seat, cell) => words_of_target(scene, seat, cell).map(line).unwrap_or_default(),
        Thing::Order(id) => {
            let order = scene.table.data().order(id);
            join_sentences(order.map(|order| order_words(scene, order)))
        }
    }
}

/// An open order with what the robot on the stage lacks.
pub(super) fn order_words(scene: &Scene, order: &Order) -> Phrase {
    phrase!(
        "robotics-spoken-order",
        name = order_name(order),
        credits = credits_words(order.pays),
        needs = list_of_counters(&order.needs),
        missing = order.missing(&scene.robot().kinds())
    )
}

/// Component of the robot that is converted.
fn words_of_attached(scene: &Scene, cell: Cell) -> Option<Phrase> {
    let placed = scene.interaction.own.conversion.as_ref()?.part_at(cell)?;
    Some(phrase!("robotics-garage-part", part = part_name(placed.part)))
}

/// Extremity of another robot.
fn words_of_target(scene: &Scene, seat: SeatId, cell: Cell) -> Option<Phrase> {
    let part = scene.table.workshop(seat).robot.at(cell)?.part();
    Some(phrase!("robotics-sabotage-target", name = scene.seat_name(seat), part = part_name(part)))
}

/// Name of the player of a side of the offer in the making.
fn name_of_side<'a>(scene: &'a Scene, side: OfferSide) -> &'a str {
    scene.interaction.own.offer.as_ref().map_or("", |offer| scene.seat_name(offer.seat_of(side)))
}
