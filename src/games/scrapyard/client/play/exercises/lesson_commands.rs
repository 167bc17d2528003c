//! The hint in a lesson: what it asks for, and the mark of that at the table.

use crate::action::{Action, Scrapyard, Settling, Taking};
use crate::client::play::advice::hint::Hint;
use crate::client::play::drop::open_rummage;
use crate::client::play::thing::{DropPlace, Thing};
use crate::game::read_table;
use crate::table::Table;
use client::play::executor::Executor;
use client::play::start::stepped::{lesson_at_table, reason_not_to_suggest};
use shell::language::InWords;

/// Shows what the lesson at the table asks for. Returns whether there is a lesson.
pub fn show_suggestion(executor: &mut Executor<'_, Scrapyard>) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return false };
    if let Some(why) = reason_not_to_suggest(running, &executor.interaction.stage) {
        executor.refuse(why.phrase());
        return true;
    }
    let moved = read_table(executor.world, |table| {
        running.suggested_action(table).map(|suggested| move_of_action(table, &suggested))
    });
    let (thing, to) = moved.flatten().unwrap_or_default();
    let (action, reason) = running.text().unwrap_or_default();
    let own = &mut executor.interaction.own;
    own.chosen = thing.or(own.chosen);
    executor.interaction.hint = Some(Hint { action, reason, thing, to });
    true
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
