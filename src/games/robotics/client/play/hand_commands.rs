//! Taking a thing in hand, moving it, and putting it down.

use super::events::cue::Cue;
use super::events::cue_sounds::write_cue;
use super::exercises::lesson_commands;
use super::hand::Hand;
use super::hand_of_thing::{awaited_robot, hand_of_thing, part_to_take};
use super::question::Question;
use super::thing::{DropPlace, How, Thing};
use super::{conversion_commands, offer_commands};
use crate::action::{Action, Illegal, LoosePlace, Robotics};
use crate::game::read_table;
use crate::messages::phrase;
use crate::parts::{Kind, Market, Part, PartCounts};
use crate::table::{Table, TurnStep};
use crate::turn::check_action;
use client::play::question::TableQuestion;
use client::settings::Settings;
use shell::grid::{Placement, Rotation};
use shell::language::InWords;

type Executor<'a> = client::play::executor::Executor<'a, Robotics>;
type TurnStage = client::play::turn_stage::TurnStage<Robotics>;

/// Takes a thing in hand, or refuses with the reason. The bag gives its counter at once (10.1).
pub(super) fn pick_up(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.stage != TurnStage::Choosing || executor.interaction.own.hand.is_some() {
        return;
    }
    if thing == Thing::Bag {
        draw_in_hand(executor, how);
        return;
    }
    if how != How::Drag && offer_commands::move_at_once(executor, thing) {
        return;
    }
    let conversion = executor.interaction.own.conversion.as_ref();
    let taken = read_table(executor.world, |table| hand_of_thing(table, conversion, thing, how));
    match taken {
        Some(Ok(hand)) => hold_thing(executor, hand),
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// Draws a counter; a component is held at once.
fn draw_in_hand(executor: &mut Executor, how: How) {
    let before = on_bench(executor);
    if !executor.act(Action::Draw) || executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let drawn = on_bench(executor).without(&before).each().next();
    if let Some(part) = drawn.filter(|part| part.kind.is_component() && how == How::Drag) {
        pick_up(executor, Thing::Loose(part, LoosePlace::Bench), how);
    }
}

/// Parts on the bench of the awaited player.
fn on_bench(executor: &mut Executor) -> PartCounts {
    let bench = read_table(executor.world, |table| Some(table.workshop(table.state().awaited_seat()?).shop.bench));
    bench.flatten().unwrap_or_default()
}

/// Holds a thing; by the keyboard over its first possible place.
fn hold_thing(executor: &mut Executor, mut hand: Hand) {
    if hand.how == How::Keys {
        hand.over = hand.over.or_else(|| hand.places.first().copied().map(DropPlace::Grid));
        hand.rotation = hand.placement().map_or(hand.rotation, |at| at.rotation);
    }
    let own = &mut executor.interaction.own;
    own.chosen = Some(hand.thing);
    own.pick_ups += 1;
    own.hand = Some(hand);
    write_cue(executor.world, Cue::PickedUp);
}

/// Holds the thing in hand over a place.
pub(super) fn hold_over(executor: &mut Executor, over: Option<DropPlace>) {
    if let Some(hand) = &mut executor.interaction.own.hand {
        hand.over = over;
        hand.rotation = hand.placement().map_or(hand.rotation, |at| at.rotation);
    }
}

/// Rotates the thing in hand by a quarter turn.
pub(super) fn turn_hand(executor: &mut Executor, clockwise: bool) {
    let Some(hand) = &mut executor.interaction.own.hand else { return };
    let step = if clockwise { 1 } else { 3 };
    hand.rotation = Rotation::ALL[(hand.rotation as usize + step) % Rotation::ALL.len()];
    if let Some(at) = hand.placement() {
        hand.over = Some(DropPlace::Grid(Placement { rotation: hand.rotation, ..at }));
    }
    write_cue(executor.world, Cue::Turned);
}

/// Moves the thing in hand to its next possible placement.
pub(super) fn choose_next_placement(executor: &mut Executor) {
    let Some(hand) = &mut executor.interaction.own.hand else { return };
    let at = hand.places.iter().position(|place| Some(*place) == hand.placement());
    let next = at.map_or(0, |at| at + 1) % hand.places.len().max(1);
    if let Some(place) = hand.places.get(next) {
        hand.over = Some(DropPlace::Grid(*place));
        hand.rotation = place.rotation;
    }
}

/// Puts the thing in hand down where it is held. A thing that cannot lie there goes back if it was
/// dragged, and stays in hand otherwise.
pub(super) fn put_down(executor: &mut Executor) {
    let Some(hand) = executor.interaction.own.hand.take() else { return };
    let Some(to) = hand.over else { return write_cue(executor.world, Cue::PutBack) };
    if !move_thing(executor, hand.thing, to) && hand.how != How::Drag {
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

/// Moves a thing to a place. Returns whether it could be; a refusal is reported.
pub(super) fn move_thing(executor: &mut Executor, thing: Thing, to: DropPlace) -> bool {
    if executor.interaction.stage != TurnStage::Choosing {
        return false;
    }
    if let Some(conversion) = &executor.interaction.own.conversion {
        let part = read_table(executor.world, |table| part_to_take(table, Some(conversion), thing));
        let Some(Ok(Some(part))) = part else { return false };
        return conversion_commands::move_part(executor, thing, part, to);
    }
    match thing {
        Thing::Price(kind, market) => buy_and_move(executor, kind, market, to),
        Thing::Loose(part, from) => move_loose(executor, part, from, to),
        Thing::Robot => match to {
            DropPlace::Order(order) => executor.act(Action::Sell(order)),
            _ => false,
        },
        Thing::Bag => executor.act(Action::Draw),
        Thing::Tradable(..) | Thing::Offered(..) => offer_commands::move_part(executor, thing, to),
        Thing::Attached(_) | Thing::LeftOver(_) | Thing::Target(..) | Thing::Order(_) => false,
    }
}

/// Buys a component, and moves it from the bench to a place. If it cannot lie there, nothing is
/// bought.
fn buy_and_move(executor: &mut Executor, kind: Kind, market: Market, to: DropPlace) -> bool {
    let part = Part { kind, nut: market == Market::Black };
    let refused = read_table(executor.world, |table| reason_not_to_lie(table, part, to));
    if let Some(why) = refused.flatten() {
        executor.refuse(why.phrase());
        return false;
    }
    if !executor.act(Action::Buy { kind, market }) {
        return false;
    }
    let goes_on = action_of_move(part, LoosePlace::Bench, to);
    // A lesson may let it lie on the bench until a later step.
    if let Some(action) = goes_on.filter(|action| lesson_commands::allows_action(executor, action))
        && executor.interaction.stage == TurnStage::Choosing
    {
        executor.act(action);
    }
    true
}

/// Reason why a part that is bought could not lie at a place; `None` if it could.
fn reason_not_to_lie(table: &Table, part: Part, to: DropPlace) -> Option<Illegal> {
    match to {
        DropPlace::Grid(at) => awaited_robot(table)?.check_attach(table.data(), part.kind, at).err(),
        DropPlace::Store => {
            let stored = table.workshop(table.state().awaited_seat()?).shop.store.total();
            let most = table.data().most_stored();
            (stored >= most).then_some(Illegal::StoreFull { most })
        }
        DropPlace::Bench => None,
        DropPlace::Chute | DropPlace::Order(_) | DropPlace::LeftOver | DropPlace::Offer(_) | DropPlace::Keep(_) => {
            Some(Illegal::NotNow)
        }
    }
}

/// Moves a loose part.
fn move_loose(executor: &mut Executor, part: Part, from: LoosePlace, to: DropPlace) -> bool {
    action_of_move(part, from, to).is_some_and(|action| executor.act(action))
}

/// Action that moves a loose part; `None` if it cannot lie there, or does already.
const fn action_of_move(part: Part, from: LoosePlace, to: DropPlace) -> Option<Action> {
    Some(match (to, from) {
        (DropPlace::Grid(at), _) => Action::Attach { part, from, at },
        (DropPlace::Store, LoosePlace::Bench) => Action::Store(part),
        (DropPlace::Bench, LoosePlace::Store) => Action::Unstore(part),
        (DropPlace::Chute, _) => Action::Scrap { part, from },
        _ => return None,
    })
}

/// Ends the turn, or the partner's putting away. Asks first if actions would be given up (5.4).
pub(super) fn end_turn(executor: &mut Executor, asked: bool) {
    let left = read_table(executor.world, |table| {
        let turn = table.state().turn().filter(|turn| turn.step == TurnStep::Act)?;
        check_action(table, &Action::Done).is_ok().then_some(turn.actions_left)
    });
    let left = left.flatten().unwrap_or(0);
    let asks = executor.world.resource::<Settings>().asks_before_giving_up && !executor.play.is_exercise();
    if left > 0 && asks && !asked {
        executor.interaction.own.hand = None;
        Question::EndTurn { left }.ask(executor.world);
        return;
    }
    executor.act(Action::Done);
}

/// Takes the extremity off that is aimed at (11.1).
pub(super) fn sabotage_target(executor: &mut Executor) {
    match executor.interaction.own.aim {
        Some((seat, cell)) => _ = executor.act(Action::Sabotage { seat, cell }),
        None => executor.refuse(phrase!("robotics-choose-an-extremity")),
    }
}
