//! Picking things up and putting them down at a placement.

use junkyard_bots::parts::{PartId, Size};
use shell::grid::{Placement, Rotation};

use crate::display::Window;
use crate::hand::InputMethod;

pub fn thing(part: PartId) -> String {
    format!("Part({part:?})")
}

pub fn pile(size: Size) -> String {
    format!("Pile({size:?})")
}

/// The middle of the cells a thing covers at a placement, on the screen.
pub fn middle(window: &Window, placement: Placement, upright: (i16, i16)) -> (i32, i32) {
    let (x, y, cell) = window.places().grid;
    let is_upright = matches!(placement.rotation, Rotation::Up | Rotation::Down);
    let (wide, tall) = if is_upright { upright } else { (upright.1, upright.0) };
    let along = |at: i16, long: i16| (2 * i32::from(at) + i32::from(long)) * cell / 2;
    (x + along(placement.cell.x, wide), y - along(placement.cell.y, tall))
}

pub const fn cells(size: Size) -> (i16, i16) {
    match size {
        Size::Small => (1, 1),
        Size::Medium => (2, 1),
        Size::Large => (2, 2),
    }
}

/// Chooses a thing with the arrow keys and takes it in hand.
pub fn choose_by_keys(window: &Window, name: &str) {
    let mut tries = 0;
    while window.places().chosen != name {
        let before = window.places().chosen;
        window.keys("Right");
        window.wait("another choice", |now| now.chosen != before || now.chosen == name);
        tries += 1;
        assert!(tries < 200, "{name} can't be chosen");
    }
    window.keys("Return");
    window.wait("something in hand", |now| now.hand == name);
}

/// Moves what is in hand to a placement by keys, and puts it down.
fn place_by_keys(window: &Window, placement: Placement) {
    for _ in 0..400 {
        let Some(now) = window.places().held_at else { break };
        if now == placement {
            window.keys("Return");
            window.wait("an empty hand", |now| now.hand.is_empty());
            return;
        }
        let key = if now.rotation != placement.rotation {
            "r"
        } else if now.cell.x != placement.cell.x {
            if now.cell.x < placement.cell.x { "Right" } else { "Left" }
        } else if now.cell.y < placement.cell.y {
            "Up"
        } else {
            "Down"
        };
        window.keys(key);
        window.wait("a move", |after| after.held_at != Some(now));
    }
    panic!("{placement:?} can't be reached by keys");
}

pub fn lay(window: &Window, with: InputMethod, name: &str, size: Size, placement: Placement, other: &str) {
    match with {
        InputMethod::Pointer => {
            let from = window.find(name);
            window.drag(from, middle(window, placement, cells(size)), Some(placement), other);
        }
        InputMethod::Keys => {
            choose_by_keys(window, name);
            if !other.is_empty() {
                window.keys(other);
            }
            place_by_keys(window, placement);
        }
    }
}
