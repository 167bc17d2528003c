//! Choice of a square, a wall, a thing or another item by the keyboard.

use super::key_items::{items_beside, open_on};
use super::key_places::take_by_keys;
use crate::action::Action;
use crate::client::play::deed::deed_of_press;
use crate::client::play::{EngineersCommand, TableItem};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::table::Stage;
use crate::yard::{Direction, Wall};
use client::input::{Listener, Shortcut};
use client::table::keys::{arrow_direction, next_in_ring, step_of_choice};

/// Chooses by the arrows and the key for the next thing: in the yard a square, a wall with Shift,
/// and the next worker or, with Shift, the next item beside the worker; in set-up a gate.
pub(super) fn choose_by_keys(keys: Listener, scene: &mut Scene) {
    if matches!(scene.table.state().stage, Stage::Gates(_)) {
        if let Some(step) = step_of_choice(keys) {
            choose_next(scene, &free_gates(scene), step);
        }
    } else if StageView::of(scene) == StageView::Yard {
        choose_in_yard(keys, scene);
    }
}

fn choose_in_yard(keys: Listener, scene: &mut Scene) {
    let Some((seat, worker)) = scene.chosen_worker() else { return };
    let is_shift = keys.is_shift_down();
    if let Some(direction) = arrow_direction(keys.ctx).and_then(direction_of_arrow) {
        let wall = scene.table.find_worker(seat, worker).and_then(|found| Wall::of(found.square, direction));
        match wall {
            Some(wall) if is_shift => point_at(scene, TableItem::Wall(wall)),
            _ if is_shift => {}
            _ => scene.send_command(EngineersCommand::MoveCursor(direction)),
        }
    }
    if keys.is_pressed_or_repeated(Shortcut::NEXT_THING) {
        if is_shift {
            choose_next(scene, &items_beside(scene, seat, worker), 1);
        } else {
            scene.send_command(EngineersCommand::NextWorker);
        }
    }
}

/// Direction of an arrow key; `y` grows upwards.
const fn direction_of_arrow(arrow: (i16, i16)) -> Option<Direction> {
    match arrow {
        (0, 1..) => Some(Direction::North),
        (1.., 0) => Some(Direction::East),
        (0, ..=-1) => Some(Direction::South),
        (..=-1, 0) => Some(Direction::West),
        _ => None,
    }
}

/// Chooses the next one of some items, after the last one the first.
fn choose_next(scene: &mut Scene, items: &[TableItem], step: i16) {
    let chosen = scene.interaction.own.pointed.filter(|_| scene.interaction.own.cursor.is_none());
    let at = chosen.and_then(|chosen| items.iter().position(|&item| item == chosen));
    if let Some(item) = next_in_ring(at, items.len(), step).and_then(|next| items.get(next)) {
        point_at(scene, *item);
    }
}

/// Chooses an item in place of the square of the keyboard.
fn point_at(scene: &mut Scene, item: TableItem) {
    let own = &scene.interaction.own;
    let worker = own.worker;
    if own.cursor.is_some() {
        scene.send_command(EngineersCommand::ChooseWorker(worker));
    }
    scene.send_command(EngineersCommand::PointByKeys(item));
}

/// Gates that can be taken (2.5), by their squares.
fn free_gates(scene: &Scene) -> Vec<TableItem> {
    let gates = scene.play.choices().actions.iter().filter_map(|action| match action {
        Action::TakeGate(gate) => Some(TableItem::Square(gate.square())),
        _ => None,
    });
    gates.collect()
}

/// Does with the chosen item what a press on it does, or takes it in hand if there are places for
/// it. In the own square, what lies open there is picked up.
pub(super) fn confirm_choice(keys: Listener, scene: &mut Scene) {
    let own = &scene.interaction.own;
    let here =
        scene.chosen_worker().and_then(|(seat, worker)| Some((seat, scene.table.find_worker(seat, worker)?.square)));
    let item = match (own.cursor, here) {
        (Some(cursor), Some((seat, square))) if cursor == square => open_on(scene, seat, square).first().copied(),
        (Some(_), _) => None,
        (None, _) => own.pointed,
    };
    let Some(item @ TableItem::Piece(_)) = item else {
        scene.send_command(EngineersCommand::PressChosen);
        return;
    };
    let deed = deed_of_press(scene.table, own, item);
    let is_pressed = deed.is_done_by_enter() && !keys.is_shift_down();
    if is_pressed || !take_by_keys(scene, item) {
        scene.send_command(EngineersCommand::Press(item));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_arrow_has_its_direction() {
        let arrows = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        assert_eq!(arrows.map(direction_of_arrow), Direction::ALL.map(Some));
        assert_eq!(direction_of_arrow((1, 1)), None);
    }
}
