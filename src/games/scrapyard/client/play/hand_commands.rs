//! Taking a thing in hand, moving it, and putting it down.

use super::drop::{DropAction, check_drop, open_rummage, possible_places};
use super::events::cue::Cue;
use super::events::cue_sounds::write_cue;
use super::hand::Hand;
use super::interaction::{Order, PaidAction, ScrapyardInteraction};
use super::payment::pay_for;
use super::thing::{DropPlace, How, Thing};
use crate::action::{Action, Illegal, Scrapyard};
use crate::arena::Square;
use crate::cards::{CardId, Slot};
use crate::game::read_table;
use crate::table::{Pile, Table};
use crate::turn::check_action;
use crate::turn::effects::choice::{EffectChoice, awaited_choice};
use shell::language::{InWords, Phrase};

type Executor<'a> = client::play::executor::Executor<'a, Scrapyard>;
type TurnStage = client::play::turn_stage::TurnStage<Scrapyard>;

/// Takes a thing in hand, or refuses with the reason.
pub(super) fn pick_up(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.stage != TurnStage::Choosing || executor.interaction.own.hand.is_some() {
        return;
    }
    let own = &executor.interaction.own;
    let taken = read_table(executor.world, |table| hand_of_thing(table, own, thing, how));
    match taken {
        Some(Ok(hand)) => hold_thing(executor, hand),
        Some(Err(why)) => executor.refuse(why),
        None => {}
    }
}

/// Returns the hand that holds a thing, with the places where the thing can be put down.
///
/// # Errors
/// If there is no such place, the reason of the first one that is refused.
fn hand_of_thing(table: &Table, own: &ScrapyardInteraction, thing: Thing, how: How) -> Result<Hand, Phrase> {
    let mut refused = None;
    let mut places = possible_places(table, thing);
    places.retain(|&place| match check_drop(table, own, thing, place) {
        Ok(_) => true,
        Err(why) => {
            refused.get_or_insert(why);
            false
        }
    });
    if places.is_empty() {
        return Err(refused.unwrap_or_else(|| Illegal::NotNow.phrase()));
    }
    let card = card_of_thing(table, thing);
    let part = card.and_then(|card| table.data().find_card(card)).and_then(|card| card.part());
    let slot = part.and_then(|part| Slot::of_part(part.kind, None));
    Ok(Hand { thing, card, slot, how, over: None, places })
}

/// Card that a thing is; `None` for another thing.
pub(super) fn card_of_thing(table: &Table, thing: Thing) -> Option<CardId> {
    match thing {
        Thing::Pile(pile) => table.pile(pile).and_then(Pile::face_up),
        Thing::Rummaged(number) => open_rummage(table)?.cards.get(usize::from(number)).copied(),
        Thing::Card(card) | Thing::Trashed(card) => Some(card),
        Thing::Part(slot) => Some(table.find_robot(table.state().awaited_seat()?)?.part_id(slot)),
        _ => None,
    }
}

/// Holds a thing. A thing that is moved by keys begins over its first place.
fn hold_thing(executor: &mut Executor, mut hand: Hand) {
    if hand.how == How::Keys {
        hand.over = hand.places.first().copied();
    }
    let own = &mut executor.interaction.own;
    own.chosen = Some(hand.thing);
    own.pick_ups += 1;
    own.order = None;
    own.payment = None;
    own.hand = Some(hand);
    write_cue(executor.world, Cue::PickedUp);
}

/// Holds the thing in hand over a place.
pub(super) fn hold_over(executor: &mut Executor, over: Option<DropPlace>) {
    let Some(hand) = &mut executor.interaction.own.hand else { return };
    let tries_on = hand.over != over && matches!(over, Some(DropPlace::Robot(_)));
    let fits = over.is_some_and(|over| hand.places.contains(&over));
    hand.over = over;
    if tries_on && fits {
        write_cue(executor.world, Cue::TriedOn);
    }
}

/// Moves the thing in hand to its next possible place.
pub(super) fn choose_next_place(executor: &mut Executor) {
    let Some(hand) = &executor.interaction.own.hand else { return };
    let at = hand.places.iter().position(|place| Some(*place) == hand.over);
    let next = at.map_or(0, |at| at + 1) % hand.places.len().max(1);
    let place = hand.places.get(next).copied();
    hold_over(executor, place);
}

/// Puts the thing in hand down where it is held. If it is refused there, it goes back if it was
/// dragged, and otherwise stays in hand.
pub(super) fn put_down(executor: &mut Executor) {
    let Some(hand) = executor.interaction.own.hand.take() else { return };
    let Some(to) = hand.over else { return write_cue(executor.world, Cue::PutBack) };
    if !drop_thing(executor, hand.thing, to) && hand.how != How::Drag {
        executor.interaction.own.hand = Some(hand);
    }
}

/// Puts the thing in hand back where it was. Returns whether there was one.
pub(super) fn put_back(executor: &mut Executor) -> bool {
    let is_back = executor.interaction.own.hand.take().is_some();
    if is_back {
        write_cue(executor.world, Cue::PutBack);
    }
    is_back
}

/// Puts a dragged thing back; one that is held in another way stays in hand.
pub(super) fn end_drag(executor: &mut Executor) {
    if executor.interaction.own.hand.as_ref().is_some_and(|hand| hand.how == How::Drag) {
        put_back(executor);
    }
}

/// Puts a thing at a place. Returns whether it could be; a refusal is reported.
pub(super) fn drop_thing(executor: &mut Executor, thing: Thing, to: DropPlace) -> bool {
    if executor.interaction.stage != TurnStage::Choosing {
        return false;
    }
    let own = &executor.interaction.own;
    match read_table(executor.world, |table| check_drop(table, own, thing, to)) {
        Some(Ok(action)) => execute_drop(executor, action),
        Some(Err(why)) => {
            executor.refuse(why);
            false
        }
        None => false,
    }
}

/// Executes the action of a drop. Returns whether nothing was refused.
fn execute_drop(executor: &mut Executor, action: DropAction) -> bool {
    match action {
        DropAction::Act(action) => executor.act(action),
        DropAction::Take(number, place) => place_rummaged_card(executor, number, place),
        DropAction::Play(card, place) => play_card_at(executor, card, place),
        DropAction::Go(square) => go_to(executor, square),
    }
}

/// Gives a rummaged card its place. Once all have one, uses the cards (4.8).
fn place_rummaged_card(executor: &mut Executor, number: u8, place: DropPlace) -> bool {
    executor.interaction.own.taking = executor.interaction.own.taking.with(number, place);
    finish_taking(executor)
}

/// Uses the rummaged cards if all have a place. Returns whether nothing was refused.
pub(super) fn finish_taking(executor: &mut Executor) -> bool {
    let taking = &executor.interaction.own.taking;
    let finished = read_table(executor.world, |table| taking.finished(&open_rummage(table)?.cards)).flatten();
    match finished {
        Some(taking) => executor.act(Action::Take(taking)),
        None => {
            write_cue(executor.world, Cue::PutBack);
            true
        }
    }
}

/// Plays a card, and aims it at the place if it asks for a square or a target first (7.5).
fn play_card_at(executor: &mut Executor, card: CardId, place: DropPlace) -> bool {
    if !executor.act(Action::Play(card)) {
        return false;
    }
    let aimed = read_table(executor.world, |table| {
        let seat = table.state().awaited_seat()?;
        let action = match (awaited_choice(table, seat)?, place) {
            (EffectChoice::Step { .. }, DropPlace::Square(square)) => Action::Step(square),
            (EffectChoice::Target(_), DropPlace::Figure(target)) => Action::Target(target),
            (EffectChoice::Target(_), DropPlace::Square(square)) => Action::Target(table.standing_on(square)?),
            _ => return None,
        };
        check_action(table, &action).is_ok().then_some(action)
    });
    if let Some(action) = aimed.flatten()
        && executor.interaction.stage == TurnStage::Choosing
    {
        executor.act(action);
    }
    true
}

/// Goes to a square by the order that was given; without one, by a Limp if one step is enough, and
/// else by a Move (6.7, 6.8). Returns whether nothing was refused.
pub(super) fn go_to(executor: &mut Executor, square: Square) -> bool {
    let order = executor.interaction.own.order;
    let limps = read_table(executor.world, |table| check_action(table, &Action::Limp(square)).is_ok());
    match order {
        Some(Order::Limp) => executor.act(Action::Limp(square)),
        Some(Order::Move) => pay_for(executor, PaidAction::Move(square)),
        _ if limps == Some(true) => executor.act(Action::Limp(square)),
        _ => pay_for(executor, PaidAction::Move(square)),
    }
}
