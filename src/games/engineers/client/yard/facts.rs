//! The yard as a viewer may see it: squares, walls, zones, and all that lies and stands there.
//! Nothing is in it that the viewer may not know (19.1, 19.2).

use shell::seats::{Colour, Seat, SeatId};

use super::figures::{FigureId, SharedLoad, YardFigure, figures_of, shared_loads_of};
use super::lying::{NotedThing, OpenThing, noted_on, open_on};
use super::viewer::Viewer;
use crate::action::ThingId;
use crate::table::Table;
use crate::yard::{Square, Wall};

/// A square of yard or road.
#[derive(Clone, Debug, PartialEq)]
pub struct YardSquare {
    /// The square.
    pub square: Square,
    /// Number of things face down, those included that are open to the viewer (19.1).
    pub lying: u16,
    /// Things of these that are open to the viewer (6.3).
    pub open: Vec<OpenThing>,
    /// Notes of the viewer's notebook (17.2).
    pub noted: Vec<NotedThing>,
    /// Two of these things that are drawn in each other's places.
    pub swapped: Option<[ThingId; 2]>,
}

impl YardSquare {
    /// Things that the viewer knows there, in the order of their numbers, whichever is in front:
    /// those that are open, and notes of what is not gone.
    pub fn known(&self) -> Vec<ThingId> {
        let noted = self.noted.iter().filter(|noted| !noted.is_gone()).map(|noted| noted.thing);
        let mut known: Vec<ThingId> = self.open.iter().map(|open| open.thing).chain(noted).collect();
        known.sort_unstable();
        known
    }
}

/// Ground of a construction zone (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZoneGround {
    /// Its team.
    pub seat: SeatId,
    /// Colour of the team.
    pub colour: Colour,
    /// Its square.
    pub square: Square,
}

/// Contents of the yard and the road for a viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct YardFacts {
    /// Colour of the viewer; `None` behind a curtain.
    pub own_colour: Option<Colour>,
    /// All squares, in their order.
    pub squares: Vec<YardSquare>,
    /// Walls that stand.
    pub walls: Vec<Wall>,
    /// Walls that were taken down (4.5).
    pub rubble: Vec<Wall>,
    /// Construction zones.
    pub zones: Vec<ZoneGround>,
    /// Trucks and workers on foot, square by square, from the back to the front.
    pub figures: Vec<YardFigure>,
    /// Loads that workers share (5.5).
    pub shared: Vec<SharedLoad>,
}

impl YardFacts {
    /// Contents of the yard of a table for a viewer.
    pub fn of(table: &Table, seats: &[Seat], viewer: &Viewer) -> Self {
        let square = |square: Square| YardSquare {
            square,
            lying: table.number_face_down(square),
            open: open_on(table, viewer, square),
            noted: noted_on(table, viewer, square),
            swapped: None,
        };
        let zone = |seat: SeatId| {
            let colour = seats.get(seat.index())?.colour;
            Some(ZoneGround { seat, colour, square: table.zone_square(seat)? })
        };
        let own = viewer.seat.and_then(|seat| seats.get(seat.index()));
        Self {
            own_colour: own.map(|seat| seat.colour),
            squares: Square::all().map(square).collect(),
            walls: Wall::all().filter(|&wall| table.yard().has_wall(wall)).collect(),
            rubble: table.yard().walls_down().to_vec(),
            zones: table.seats().filter_map(zone).collect(),
            figures: figures_of(table, seats, viewer),
            shared: shared_loads_of(table, seats),
        }
    }

    /// Contents of a square; `None` for a yard that is not filled in yet.
    pub fn on(&self, square: Square) -> Option<&YardSquare> {
        self.squares.get(square.index())
    }

    /// Draws each of two things that lie in one square in the place of the other.
    pub fn swap_places(&mut self, things: [ThingId; 2]) {
        for square in &mut self.squares {
            let known = square.known();
            square.swapped = Some(things).filter(|things| things.iter().all(|thing| known.contains(thing)));
        }
    }

    /// Draws a figure on its way at a place in columns and rows.
    pub fn move_figure(&mut self, id: FigureId, place: Option<(f32, f32)>) {
        if let Some(figure) = self.figures.iter_mut().find(|figure| figure.id == id) {
            figure.on_way = place;
        }
    }

    /// Lets a figure fade where it was, in columns and rows, and appear where it stands, after a
    /// part of that from 0 to 1.
    pub fn cross_fade_figure(&mut self, id: FigureId, from: (f32, f32), part: f32) {
        let Some(figure) = self.figures.iter_mut().find(|figure| figure.id == id) else { return };
        let left = YardFigure { on_way: Some(from), opacity: 1.0 - part, carried: 0, ..figure.clone() };
        figure.opacity = part;
        self.figures.push(left);
    }

    /// Trucks and workers on a square that are not on their way, from the back to the front.
    pub fn figures_on(&self, square: Square) -> impl Iterator<Item = &YardFigure> {
        self.figures.iter().filter(move |figure| figure.square == square && figure.on_way.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_yard::{A, B, TestYard, noted, test_seats};
    use super::*;
    use crate::action::WorkerId;
    use crate::table::{NotebookOption, Place};

    fn facts(yard: &TestYard, viewer: &Viewer) -> YardFacts {
        YardFacts::of(&yard.table(), &test_seats(2), viewer)
    }

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn rule_19_1_a_square_shows_a_number_and_only_what_is_open_to_the_viewer() {
        let yard = TestYard::new().open_to(A, "pump", "c4").open_to(B, "rope", "c4");
        for (viewer, names) in [(Viewer::of(A), vec!["pump"]), (Viewer::of(B), vec!["rope"]), (Viewer::PUBLIC, vec![])]
        {
            let facts = facts(&yard, &viewer);
            let square = facts.on(at("c4")).unwrap();
            // An object at which nobody has looked lies there too.
            assert_eq!(square.lying, 3);
            let drawings: Vec<&str> = square.open.iter().map(|thing| thing.picture.drawing).collect();
            assert_eq!(drawings, names.iter().map(|name| format!("thing_{name}")).collect::<Vec<_>>());
            assert_eq!(facts.squares.len(), Square::COUNT);
        }
    }

    #[test]
    fn rule_21_1_at_an_open_table_everybody_sees_what_anybody_has_seen() {
        let yard = TestYard::new().open_table().open_to(A, "pump", "c4");
        let facts = facts(&yard, &Viewer::PUBLIC);
        assert_eq!(facts.on(at("c4")).unwrap().open.len(), 1);
    }

    #[test]
    fn rule_17_2_the_notebook_is_its_teams_and_leaves_out_what_is_open() {
        let yard = TestYard::new().notebook(NotebookOption::Free).open_to(A, "pump", "c4").noted(A, "rope", "b4");
        let yard = yard.change(|position| {
            let open = noted(position, "pump", "c4");
            position.teams[0].notebook.entries.insert(0, open);
        });
        let own = facts(&yard, &Viewer::of(A));
        assert!(own.on(at("c4")).unwrap().noted.is_empty());
        let sketch = &own.on(at("b4")).unwrap().noted[0];
        assert_eq!((sketch.picture.drawing, sketch.is_gone()), ("thing_rope", false));
        for viewer in [Viewer::of(B), Viewer::PUBLIC] {
            assert!(facts(&yard, &viewer).squares.iter().all(|square| square.noted.is_empty()));
        }
    }

    #[test]
    fn rule_17_3_what_was_found_gone_is_shown_where_it_lay() {
        let yard = TestYard::new().notebook(NotebookOption::Free).noted(A, "rope", "b4");
        let thing = yard.table().notebook(A).entries[0].thing;
        let yard = yard.change(|position| position.teams[0].notebook.entries.clear());
        let facts = facts(&yard, &Viewer { seat: Some(A), gone: vec![(at("b4"), thing)] });
        let gone = &facts.on(at("b4")).unwrap().noted;
        assert!(gone.len() == 1 && gone[0].is_gone());
    }

    #[test]
    fn rule_17_4_without_a_notebook_there_are_no_sketches() {
        let yard = TestYard::new().notebook(NotebookOption::None).noted(A, "rope", "b4");
        assert!(facts(&yard, &Viewer::of(A)).squares.iter().all(|square| square.noted.is_empty()));
    }

    #[test]
    fn rule_5_4_others_see_how_many_things_a_worker_carries_and_never_limits() {
        let yard = TestYard::new().held(A, &[0], "pump").held(A, &[0], "rope").held(A, &[1, 2], "girder");
        for viewer in [Viewer::of(A), Viewer::of(B), Viewer::PUBLIC] {
            let facts = facts(&yard, &viewer);
            let tag = |worker| {
                let id = FigureId::Worker(A, WorkerId(worker));
                facts.figures.iter().find(|figure| figure.id == id).map(|figure| figure.carried)
            };
            assert_eq!([0, 1, 3].map(tag), [Some(2), Some(0), Some(0)]);
            assert_eq!(facts.shared.len(), 1);
            assert_eq!(facts.shared[0].workers.iter().collect::<Vec<_>>(), [WorkerId(1), WorkerId(2)]);
        }
        let spent = |viewer: &Viewer| {
            let yard = TestYard::new().change(|position| position.teams[0].workers[0].spent = 6);
            let facts = facts(&yard, viewer);
            facts.figures.iter().filter(|figure| figure.is_spent).count()
        };
        assert_eq!([Viewer::of(A), Viewer::of(B), Viewer::PUBLIC].map(|viewer| spent(&viewer)), [1, 0, 0]);
    }

    #[test]
    fn own_workers_stand_in_front_and_those_aboard_ride_in_the_truck() {
        let yard = TestYard::new().change(|position| {
            for team in &mut position.teams {
                team.workers.iter_mut().for_each(|worker| worker.square = at("d4"));
            }
            position.teams[0].workers[3].is_aboard = true;
        });
        for (viewer, last) in [(A, A), (B, B)] {
            let facts = facts(&yard, &Viewer::of(viewer));
            let on: Vec<FigureId> = facts.figures_on(at("d4")).map(|figure| figure.id).collect();
            assert_eq!(on.len(), 7);
            assert!(matches!(on.last(), Some(FigureId::Worker(seat, _)) if *seat == last));
        }
        let truck = |yard: &TestYard| {
            let facts = facts(yard, &Viewer::of(B));
            facts.figures.iter().find(|figure| figure.id == FigureId::Truck(A)).map(|figure| figure.carried)
        };
        assert_eq!(truck(&yard), Some(1));
    }

    #[test]
    fn rule_4_5_a_wall_that_was_taken_down_is_rubble() {
        let yard = TestYard::new();
        let wall = facts(&yard, &Viewer::PUBLIC).walls[0];
        let yard = yard.change(|position| position.walls_down.push(wall));
        let facts = facts(&yard, &Viewer::PUBLIC);
        assert!(facts.rubble == [wall] && !facts.walls.contains(&wall));
    }

    #[test]
    fn what_lies_in_a_container_is_not_counted() {
        let yard = TestYard::new().open_to(A, "sack", "c4").open_to(A, "rope", "c4");
        let yard = yard.change(|position| position.things[1].place = Place::Packed(ThingId(0)));
        let facts = facts(&yard, &Viewer::of(A));
        let square = facts.on(at("c4")).unwrap();
        assert_eq!((square.lying, square.open.len()), (2, 1));
    }
}
