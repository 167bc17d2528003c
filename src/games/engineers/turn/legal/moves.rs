//! Steps, searches and walls that are taken down (4.1, 4.5, 6.1).

use super::lister::Lister;
use crate::action::Action;
use crate::set::Kind;
use crate::yard::Direction;

/// Adds steps, searches and walls that can be taken down.
pub(super) fn list_moves(lister: &mut Lister) {
    for index in lister.on_foot() {
        let now = &lister.workers[index];
        if now.left == 0 {
            continue;
        }
        let worker = now.id;
        let square = now.square;
        let is_sharing = now.is_sharing();
        let can_take_down_walls = now.carrier.best(Kind::wall_actions).is_some();
        for (direction, _) in lister.table.yard().neighbours(square) {
            let step = Action::Step { worker, direction };
            // Those who share a load step together, or not at all (5.6).
            if is_sharing { lister.add_if_legal(step) } else { lister.add(step) }
        }
        lister.add(Action::Search { worker });
        if can_take_down_walls {
            for direction in Direction::ALL {
                lister.add_if_legal(Action::TakeDownWall { worker, direction });
            }
        }
    }
}
