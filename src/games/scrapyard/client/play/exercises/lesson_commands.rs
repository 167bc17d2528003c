//! The hint in a lesson: what it asks for, and the mark of that at the table.

use crate::action::{Action, Scrapyard, Settling, Taking};
use crate::client::play::drop::open_rummage;
use crate::client::play::thing::{DropPlace, Thing};
use crate::table::Table;
use client::play::executor::Executor;
use client::play::start::stepped;

/// Shows what the lesson at the table asks for. Returns whether there is a lesson.
pub fn show_suggestion(executor: &mut Executor<'_, Scrapyard>) -> bool {
    stepped::show_suggestion(executor, move_of_action, |own, hint| own.chosen = hint.thing.or(own.chosen))
}

/// Thing that an action takes or presses, and the place where it puts it.
pub fn move_of_action(table: &Table, action: &Action) -> (Option<Thing>, Option<DropPlace>) {
    let own = table.state().awaited_seat();
    match action {
        Action::Collect { pile, side } => {
            let card = table.pile(*pile).and_then(crate::table::Pile::face_up);
            let is_part = card.is_some_and(|card| table.data().card(card).part().is_some());
            (Some(Thing::Pile(*pile)), Some(if is_part { DropPlace::Robot(*side) } else { DropPlace::Deck }))
        }
        Action::Rummage { pile } => (Some(Thing::Pile(*pile)), None),
        Action::Take(taking) => mark_of_taking(table, taking),
        Action::Delay(seat) => (Some(Thing::Seat(*seat)), None),
        Action::Settle(Settling::Armour) => (Some(Thing::Armour), None),
        Action::Settle(Settling::Deck) => (Some(Thing::Deck), None),
        Action::Settle(Settling::Hand(card)) | Action::Play(card) => (Some(Thing::Card(*card)), None),
        Action::Use(slot) => (Some(Thing::Part(*slot)), None),
        Action::Step(square) | Action::Limp(square) | Action::Move { square, .. } => {
            (own.map(Thing::Figure), Some(DropPlace::Square(*square)))
        }
        Action::Target(seat) | Action::Attack { seat, .. } => (Some(Thing::Figure(*seat)), None),
        _ => (None, None),
    }
}

/// Rummaged card that is taken, with its place; without one the card that goes to the bottom.
fn mark_of_taking(table: &Table, taking: &Taking) -> (Option<Thing>, Option<DropPlace>) {
    let place = if taking.card.is_some() { DropPlace::Robot(taking.side) } else { DropPlace::AtBottom };
    let wanted = taking.card.or(taking.at_bottom);
    let cards = open_rummage(table).map(|open| open.cards.as_slice()).unwrap_or_default();
    let number = cards.iter().position(|card| Some(*card) == wanted).and_then(|number| u8::try_from(number).ok());
    (number.map(Thing::Rummaged), Some(place))
}
