//! The truck of a team at the workbench, with what is in it.

use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

use super::hands::HeldThing;
use crate::action::WorkerId;
use crate::client::zone_panel::zone_things::picture_of;
use crate::messages::phrase;
use crate::table::{Place, Table, ThingView};
use crate::words::{a_whole, square_name};

/// Truck with what is in it (9.1).
#[derive(Clone, Debug, PartialEq)]
pub struct TruckLoad {
    /// Colour of its team.
    pub colour: Colour,
    /// Place where it stands: "here", "at d0".
    pub place: Phrase,
    /// Whether it stands in the zone, or on the square of the worker to whom orders go.
    pub is_near: bool,
    /// Things in it.
    pub things: Vec<HeldThing>,
}

impl TruckLoad {
    /// Truck of a team with what is in it, as far as the table of the viewer knows that; `None` if
    /// it is empty.
    pub fn of(table: &Table, seats: &[Seat], team: SeatId, chosen: WorkerId) -> Option<Self> {
        let loaded = |thing: ThingView| HeldThing {
            thing: thing.id,
            picture: picture_of(&thing, team),
            name: phrase!("engineers-bench-loaded", thing = a_whole(table, thing.id, team)),
            hands: 0,
        };
        let things: Vec<HeldThing> = table.wholes_at(Place::Truck(team)).map(loaded).collect();
        if things.is_empty() {
            return None;
        }
        let square = table.truck(team).square;
        let is_here = table.zone_square(team) == Some(square);
        let is_beside = table.find_worker(team, chosen).is_some_and(|worker| worker.square == square);
        let place = match is_here {
            true => phrase!("engineers-bench-here"),
            false => phrase!("engineers-bench-away", square = square_name(square)),
        };
        let colour = seats.get(team.index())?.colour;
        Some(Self { colour, place, is_near: is_here || is_beside, things })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    fn load(yard: &TestYard) -> Option<TruckLoad> {
        TruckLoad::of(&yard.table(), &test_seats(2), A, WorkerId(0))
    }

    #[test]
    fn a_truck_is_shown_with_its_load_and_near_where_it_can_be_unloaded() {
        assert_eq!(load(&TestYard::new()), None);
        let yard = TestYard::new().loaded(A, "rope");
        let here = load(&yard).unwrap();
        assert_eq!(tell(&here.things[0].name), "a rope (C), in the truck");
        assert_eq!(tell(&here.place), "here");
        let away = yard.truck_on(A, "h0");
        assert!(here.is_near && !load(&away).unwrap().is_near);
        let beside = away.change(|position| position.teams[0].workers[0].square = "h0".parse().unwrap());
        assert!(load(&beside).unwrap().is_near);
    }
}
