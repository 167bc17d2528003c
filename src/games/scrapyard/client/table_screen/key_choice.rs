//! Choice of a thing at the table by the keyboard: the arrows go over squares, piles and cards.

use crate::action::{Action, Settling};
use crate::arena::Square;
use crate::client::play::buttons::{squares_of_order, targets_of_arm};
use crate::client::play::drop::open_rummage;
use crate::client::play::{Order, ScrapyardCommand, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use client::input::Listener;
use client::table::keys::{arrow_direction, next_in_ring, step_of_choice};

/// Number of piles in a row of the tray.
const PILES_IN_ROW: i16 = 5;

/// Chooses another thing by the arrows or the key for the next one.
pub(super) fn choose_by_keys(keys: Listener, scene: &mut Scene) {
    if let Some((x, y)) = arrow_direction(keys.ctx) {
        match StageView::of(scene) {
            StageView::Arena if asks_for_square(scene) => return choose_square(scene, (x, y)),
            StageView::Workshop => return choose_next(scene, x - y * PILES_IN_ROW),
            _ => {}
        }
    }
    if let Some(step) = step_of_choice(keys) {
        choose_next(scene, step);
    }
}

/// Whether a square or a robot is to be chosen.
fn asks_for_square(scene: &Scene) -> bool {
    let is_target = |action: &Action| matches!(action, Action::Step(_) | Action::Target(_) | Action::Shove { .. });
    let own = &scene.interaction.own;
    let has_order = own.order.is_some() && own.payment.is_none();
    has_order || scene.play.choices().actions.iter().any(is_target)
}

/// Chooses the square beside the chosen one or, if none is chosen, beside the own robot. The
/// direction is in columns to the right and rows upwards.
fn choose_square(scene: &mut Scene, direction: (i16, i16)) {
    let own = scene.table.state().awaited_seat().and_then(|seat| scene.table.robot(seat).square());
    let at = match scene.interaction.own.chosen {
        Some(Thing::Square(square)) => Some(square),
        Some(Thing::Figure(seat)) => scene.table.robot(seat).square(),
        _ => own,
    };
    let Some(at) = at else { return };
    let moved = |from: u8, by: i16| u8::try_from(i16::from(from) + by).ok();
    let (x, y) = direction;
    // On the map, rows are numbered downwards.
    let to = moved(at.column, x).zip(moved(at.row, -y)).map(|(column, row)| Square::new(column, row));
    if let Some(to) = to.filter(|&to| scene.table.arena().has(to)) {
        scene.send_command(ScrapyardCommand::Choose(Some(Thing::Square(to))));
    }
}

/// Chooses the thing some steps further, after the last one the first.
fn choose_next(scene: &mut Scene, step: i16) {
    let things = choosable_things(scene);
    let at = scene.interaction.own.chosen.and_then(|chosen| things.iter().position(|&thing| thing == chosen));
    let next = match at {
        Some(at) if step.abs() > 1 => {
            let count = i16::try_from(things.len()).unwrap_or(1).max(1);
            usize::try_from((i16::try_from(at).unwrap_or(0) + step).rem_euclid(count)).ok()
        }
        _ => next_in_ring(at, things.len(), step),
    };
    if let Some(thing) = next.and_then(|next| things.get(next)) {
        scene.send_command(ScrapyardCommand::Choose(Some(*thing)));
    }
}

/// Presses the chosen thing; without one, the button that completes the choice.
pub(super) fn confirm_choice(scene: &mut Scene) {
    let things = choosable_things(scene);
    let chosen = scene.interaction.own.chosen;
    let is_square = |thing: &Thing| matches!(thing, Thing::Square(_)) && asks_for_square(scene);
    match chosen.filter(|thing| things.contains(thing) || is_square(thing)) {
        Some(thing) => scene.send_command(ScrapyardCommand::PressByKey(thing)),
        None => scene.send_command(ScrapyardCommand::Confirm),
    }
}

/// Cards of the hand of the player who chooses. Equal cards are one thing.
pub(super) fn cards_of_hand(scene: &Scene) -> Vec<Thing> {
    let robot = scene.table.find_robot(scene.on_stage());
    robot.map_or_else(Vec::new, |robot| robot.cards().hand.different().map(Thing::Card).collect())
}

/// Cards of the open rummage that have no place yet.
pub(super) fn rummaged_things(scene: &Scene) -> Vec<Thing> {
    let count = open_rummage(scene.table).map_or(0, |open| open.cards.len());
    let numbers = 0..u8::try_from(count).unwrap_or(0);
    numbers.filter(|&number| !scene.interaction.own.taking.is_placed(number)).map(Thing::Rummaged).collect()
}

/// Things that can be chosen now, in the order in which they are drawn.
fn choosable_things(scene: &Scene) -> Vec<Thing> {
    match StageView::of(scene) {
        StageView::Workshop => {
            let delayed = scene.play.choices().actions.iter().filter_map(|action| match action {
                Action::Delay(seat) => Some(Thing::Seat(*seat)),
                _ => None,
            });
            let delayed: Vec<Thing> = delayed.collect();
            if !delayed.is_empty() {
                return delayed;
            }
            (0..scene.table.data().file().piles).map(Thing::Pile).collect()
        }
        StageView::Rummage => rummaged_things(scene),
        StageView::Settling => {
            let has = |action: Action| scene.play.choices().actions.contains(&action);
            let armour = has(Action::Settle(Settling::Armour)).then_some(Thing::Armour);
            let deck = has(Action::Settle(Settling::Deck)).then_some(Thing::Deck);
            armour.into_iter().chain(deck).chain(cards_of_hand(scene)).collect()
        }
        StageView::Crusher => Vec::new(),
        StageView::Arena => things_of_battle(scene),
    }
}

/// Things that can be chosen in a turn of the battle: answers to an effect, squares or robots for
/// an order, and else the cards of the hand.
fn things_of_battle(scene: &Scene) -> Vec<Thing> {
    let Some(seat) = scene.table.state().awaited_seat() else { return Vec::new() };
    if let Some(salvage) = &scene.play.choices().salvage {
        return salvage.trash.different().map(Thing::Trashed).collect();
    }
    let actions = &scene.play.choices().actions;
    let answers: Vec<Thing> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Step(square) => Some(Thing::Square(*square)),
            Action::Target(target) => Some(Thing::Figure(*target)),
            _ => None,
        })
        .collect();
    if !answers.is_empty() {
        return answers;
    }
    // The order stays given while the card that pays for it is chosen.
    match scene.interaction.own.order.filter(|_| scene.interaction.own.payment.is_none()) {
        Some(order @ (Order::Move | Order::Limp)) => {
            squares_of_order(scene.table, seat, order).into_iter().map(Thing::Square).collect()
        }
        Some(Order::Attack(side)) => targets_of_arm(scene.table, seat, side).into_iter().map(Thing::Figure).collect(),
        _ => cards_of_hand(scene),
    }
}
