//! The truck: driving (9.4), and loading and unloading, with who acts and who pays (9.9).

use shell::language::InWords;
use shell::seats::SeatId;

use super::order_commands::{note_batch, seat_on_turn};
use crate::action::{Action, Engineers, HandOrGround, Illegal, Shares, ThingId, WorkerId};
use crate::game::read_table;
use crate::set::limits::DRIVE_SQUARES;
use crate::table::{Place, Table};
use crate::turn::check_action;
use crate::turn::truck::loading_cost;
use client::play::start::stepped::lesson_at_table;

type TurnStage = client::play::turn_stage::TurnStage<Engineers>;
type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Drives the truck of the team on turn by a number of squares, as far as actions last (9.4). All
/// of it is taken back at once. A lesson asks for each action by itself.
pub(crate) fn drive(executor: &mut Executor, squares: u8, clockwise: bool) {
    let first = executor.play.history().steps().len();
    let before = executor.interaction.own.orders.clone();
    let mut left = squares;
    while left > 0 && executor.interaction.stage == TurnStage::Choosing {
        let action = Action::Drive { squares: left.min(DRIVE_SQUARES), clockwise };
        let has_begun = left < squares;
        let is_lesson = lesson_at_table(executor.play).is_some();
        let is_possible = read_table(executor.world, |table| check_action(table, &action).is_ok()) == Some(true);
        // The first one is tried in any case, so that a reason is told.
        if has_begun && (is_lesson || !is_possible) {
            break;
        }
        left = left.saturating_sub(DRIVE_SQUARES);
        if !executor.act(action) {
            break;
        }
    }
    note_batch(executor, first, before);
}

/// Lets a worker of the team on turn, or those who carry a thing, load it into the truck.
pub(crate) fn load(executor: &mut Executor, chosen: WorkerId, thing: ThingId) {
    act_on_load(executor, |table, seat| loading(table, seat, chosen, thing));
}

/// Lets a worker of the team on turn unload a thing from the truck, to a place or to the usual one.
pub(crate) fn unload(executor: &mut Executor, worker: WorkerId, thing: ThingId, to: Option<HandOrGround>) {
    act_on_load(executor, |table, seat| {
        let to = to.unwrap_or_else(|| usual_place(table, seat, worker, thing));
        unloading(table, seat, worker, thing, to)
    });
}

/// Action that loads a thing for a worker, or for those who carry it.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn loading(table: &Table, seat: SeatId, chosen: WorkerId, thing: ThingId) -> Result<Action, Illegal> {
    let carriers = table.find_thing(thing).map(|thing| thing.carriers()).unwrap_or_default();
    let carrier = if carriers.contains(chosen) { None } else { carriers.iter().next() };
    let worker = carrier.unwrap_or(chosen);
    action_paid(table, seat, worker, thing, |worker, shares| Action::Load { worker, thing, shares })
}

/// Action of a worker that unloads a thing to a place.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn unloading(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    to: HandOrGround,
) -> Result<Action, Illegal> {
    action_paid(table, seat, worker, thing, |worker, shares| Action::Unload { worker, thing, to, shares })
}

/// Place where a thing of the truck comes to if the player does not say: the zone, the hands of the
/// worker, or the square, whatever is possible first.
pub fn usual_place(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> HandOrGround {
    let places = [HandOrGround::FaceUp, HandOrGround::Hand];
    let is_possible = |to: &HandOrGround| unloading(table, seat, worker, thing, *to).is_ok();
    places.into_iter().find(is_possible).unwrap_or(HandOrGround::FaceDown)
}

/// Whether a thing is aboard the truck of a team.
pub fn is_loaded(table: &Table, seat: SeatId, thing: ThingId) -> bool {
    table.find_thing(thing).is_some_and(|thing| thing.place == Place::Truck(seat))
}

fn act_on_load(executor: &mut Executor, find: impl FnOnce(&Table, SeatId) -> Result<Action, Illegal>) {
    let Some(seat) = seat_on_turn(executor) else { return };
    match read_table(executor.world, |table| find(table, seat)) {
        Some(Ok(action)) => _ = executor.act(action),
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// Action of a worker that is paid by those in the square of the truck, the worker first.
fn action_paid(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    action: impl Fn(WorkerId, Shares) -> Action,
) -> Result<Action, Illegal> {
    let mut needs = loading_cost(table, seat, thing);
    let square = table.truck(seat).square;
    let mut shares = Shares::default();
    let others = table.workers_on(seat, square).without(worker);
    for payer in std::iter::once(worker).chain(others.iter()) {
        let pays = needs.min(table.actions_left(seat, payer).into());
        if let Some(share) = shares.0.get_mut(payer.index()) {
            *share = u8::try_from(pays).unwrap_or(u8::MAX);
            needs -= u16::from(*share);
        }
    }
    if needs > 0 {
        return Err(Illegal::NoActions { needs: loading_cost(table, seat, thing) as u8, has: shares.total() as u8 });
    }
    let action = action(worker, shares);
    check_action(table, &action).map(|()| action)
}
