//! Commands that change the offer or the counter-offer in the making (12.7).

use super::events::cue::Cue;
use super::events::cue_sounds::write_cue;
use super::offer::{OfferInMaking, OfferSide, offer_on_table, refused_offer};
use super::thing::{DropPlace, Thing};
use crate::action::{Illegal, Robotics, TableEvent};
use crate::game::read_table;
use crate::parts::Part;
use crate::table::Table;
use shell::language::InWords;
use shell::seats::SeatId;

type Executor<'a> = client::play::executor::Executor<'a, Robotics>;

/// Begins an offer to a seat, or to the first that may be made one, or refuses with the reason.
pub(super) fn begin_offer(executor: &mut Executor, to: Option<SeatId>) {
    let before = executor.interaction.own.offer.clone();
    let begun = read_table(executor.world, |table| OfferInMaking::begin(table, to, before.as_ref()));
    match begun {
        Some(Ok(offer)) => set_offer(executor, offer),
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// Begins a counter-offer, with the terms of the offer on the table.
pub(super) fn begin_counter(executor: &mut Executor) {
    let on_table = read_table(executor.world, offer_on_table).flatten();
    if let Some(offer) = on_table.filter(|offer| !offer.is_counter) {
        set_offer(executor, OfferInMaking { is_counter: true, ..offer });
    }
}

/// Lets a side give a part.
pub(super) fn give_part(executor: &mut Executor, side: OfferSide, part: Part) {
    match change_offer(executor, |offer, table| offer.give(table, side, part)) {
        Some(true) => write_cue(executor.world, Cue::Placed),
        Some(false) => executor.refuse(Illegal::NoSuchPart.phrase()),
        None => {}
    }
}

/// Lets a side keep a part that it would give.
pub(super) fn take_part_back(executor: &mut Executor, side: OfferSide, part: Part) {
    if change_offer(executor, |offer, _| offer.take_back(side, part)) == Some(true) {
        write_cue(executor.world, Cue::PutBack);
    }
}

/// Changes the credits of a side by steps of 100.
pub(super) fn change_credits(executor: &mut Executor, side: OfferSide, steps: i32) {
    change_offer(executor, |offer, table| offer.pay(table, side, steps));
}

/// Moves a part of a trade to the other place that it can have, without taking it in hand. Returns
/// whether the thing is such a part.
pub(super) fn move_at_once(executor: &mut Executor, thing: Thing) -> bool {
    match thing {
        Thing::Tradable(side, part) => give_part(executor, side, part),
        Thing::Offered(side, part) => take_part_back(executor, side, part),
        _ => return false,
    }
    true
}

/// Moves a part of a trade to the place where it was put down. Returns whether it could be.
pub(super) fn move_part(executor: &mut Executor, thing: Thing, to: DropPlace) -> bool {
    let changes = match (thing, to) {
        (Thing::Tradable(side, _), DropPlace::Offer(of)) | (Thing::Offered(side, _), DropPlace::Keep(of)) => side == of,
        _ => false,
    };
    changes && move_at_once(executor, thing)
}

/// Makes the offer or the counter-offer.
pub(super) fn send_offer(executor: &mut Executor) {
    let Some(offer) = executor.interaction.own.offer.take() else { return };
    if !executor.act(offer.action()) {
        executor.interaction.own.offer = Some(offer);
    }
}

/// Lays a refused offer of a person out again, to be changed. A lesson goes its own way.
pub(super) fn lay_out_refused(executor: &mut Executor, events: &[TableEvent]) {
    let maker = events.iter().find_map(|event| match event {
        TableEvent::OfferRefused { seat, from } => Some([*seat, *from]),
        _ => None,
    });
    let Some(traders) = maker.filter(|_| !executor.play.is_exercise()) else { return };
    let steps = executor.play.history().steps();
    let refused = read_table(executor.world, |table| refused_offer(table, steps)).flatten();
    let players = executor.play.players();
    if let Some(offer) = refused.filter(|offer| traders.contains(&offer.active) && !players.is_computer(offer.active)) {
        set_offer(executor, offer);
    }
}

/// Leaves the offer in the making. Returns whether there was one.
pub(super) fn leave_offer(executor: &mut Executor) -> bool {
    let is_left = executor.interaction.own.offer.take().is_some();
    if is_left {
        executor.interaction.own.hand = None;
        executor.play.discard_draft(executor.world);
    }
    is_left
}

/// Changes the offer in the making, and keeps it. Returns the result of the change; `None` if there
/// is no offer.
fn change_offer<R>(executor: &mut Executor, change: impl FnOnce(&mut OfferInMaking, &Table) -> R) -> Option<R> {
    let mut offer = executor.interaction.own.offer.clone()?;
    let result = read_table(executor.world, |table| change(&mut offer, table));
    set_offer(executor, offer);
    result
}

/// Keeps an offer in the making.
fn set_offer(executor: &mut Executor, offer: OfferInMaking) {
    let own = &mut executor.interaction.own;
    own.hand = None;
    own.conversion = None;
    executor.play.keep_draft(executor.world, offer.draft());
    executor.interaction.own.offer = Some(offer);
}
