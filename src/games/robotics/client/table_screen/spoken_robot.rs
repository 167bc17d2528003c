//! Robots in words, for screen readers: their components with the places where they are, what they
//! are joined to, and their free outlets.

use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::robot::assembly::Faces;
use crate::robot::{AttachedPart, Robot};
use crate::words::part_name;
use client::kit::spoken::join_sentences;
use shell::grid::{Placement, Rotation, Side};
use shell::language::Phrase;
use shell::seats::SeatId;

/// The robot of a seat; the one in the making while it is converted.
pub fn robot_words(scene: &Scene, seat: SeatId) -> Phrase {
    let build = scene.interaction.own.conversion.as_ref().filter(|_| seat == scene.on_stage());
    let name = scene.seat_name(seat);
    match build {
        Some(build) => words_of_robot(name, &build.robot(scene.table.data())),
        None => words_of_robot(name, scene.table.workshop(seat).robot),
    }
}

/// A robot of a player in words.
fn words_of_robot(name: &str, robot: &Robot) -> Phrase {
    if robot.is_empty() {
        return phrase!("spoken-line", line = phrase!("robotics-garage-no-robot", name = name));
    }
    let heading = phrase!("robotics-spoken-robot", name = name);
    let parts = robot.parts().iter().map(|part| part_words(robot, part));
    let closed = robot.is_closed().then(|| phrase!("robotics-spoken-closed"));
    join_sentences([heading].into_iter().chain(parts).chain(closed))
}

/// A component with its place, its neighbours and its free outlets: "Torso at column 0, row 0:
/// head above, free on the left."
fn part_words(robot: &Robot, part: &AttachedPart) -> Phrase {
    let sides = part.outlets.sides().filter_map(|side| {
        Some(match robot.faces(part, side) {
            Faces::Joined(other) => {
                let joined = part_name(robot.parts()[other].part());
                phrase!("robotics-spoken-joined", side = key_of_side(side), part = joined)
            }
            Faces::Free => phrase!("robotics-spoken-free", side = key_of_side(side)),
            Faces::Blocked(_) => return None,
        })
    });
    let name = part_name(part.part());
    let place = place_words(part.placed.at);
    match Phrase::list(sides) {
        Some(sides) => phrase!("robotics-spoken-part", part = name, place = place, sides = sides),
        None => phrase!("robotics-spoken-lone-part", part = name, place = place),
    }
}

/// Place on a robot's grid: the first component is in column 0 and row 0.
pub fn place_words(at: Placement) -> Phrase {
    let turned = match at.rotation {
        Rotation::Up => "up",
        Rotation::Right => "right",
        Rotation::Down => "down",
        Rotation::Left => "left",
    };
    phrase!("robotics-spoken-place", column = at.cell.x, row = at.cell.y, turned = turned)
}

/// Word by which messages choose a side.
const fn key_of_side(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::PlacedPart;
    use crate::parts::{DataSet, Kind, Part};
    use shell::language::Language;

    #[test]
    fn components_are_told_with_what_they_are_joined_to() {
        let at = |kind, row| PlacedPart { part: Part::plain(kind), at: Placement::new(0, row, Rotation::Up) };
        let robot = Robot::of(&DataSet::standard(), [at(Kind::Torso, 0), at(Kind::Head, 1)]);
        let told = Language::english().tell(&words_of_robot("Mara", &robot));
        assert!(told.starts_with("Mara's robot. Torso at column 0, row 0: head above"), "{told}");
        assert!(told.contains("free below") && told.contains("Head at column 0, row 1: torso below."), "{told}");
        let none = Language::english().tell(&words_of_robot("Mara", &Robot::default()));
        assert_eq!(none, "Mara has no robot yet.");
    }
}
