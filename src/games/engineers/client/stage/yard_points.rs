//! Items at a point of the yard: what is looked at there, and what a press there means.

use shell::seats::SeatId;

use crate::action::{Action, Illegal, ThingId, WorkerId};
use crate::client::play::{TableItem, TurnedStack};
use crate::client::yard::{FigureId, YardFacts, YardPoint};
use crate::table::Table;
use crate::turn::check_action;
use crate::yard::Wall;

/// Items at a point of the yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointedItems {
    /// Item that is looked at.
    pub looked_at: TableItem,
    /// Item that a press means.
    pub pressed: TableItem,
    /// Item that a press with the other button means: the square, to which the chosen worker walks,
    /// whoever stands and whatever lies there.
    pub ordered: TableItem,
    /// Item that a drag takes; `None` if nothing there can be dragged.
    pub dragged: Option<TableItem>,
    /// The stack there as a press with the other button turns it; `None` if it does not.
    pub next: Option<TurnedStack>,
}

/// The yard in which points are read.
#[derive(Clone, Copy)]
pub struct PointReader<'a, 't> {
    /// Table as those before the screen may see it.
    pub table: &'a Table<'t>,
    /// Contents of the yard.
    pub facts: &'a YardFacts,
    /// Worker to whom orders go, if a person may act in its turn.
    pub chosen: Option<(SeatId, WorkerId)>,
    /// Square or own truck to which a lesson asks for an order: a press on it gives one, whoever
    /// stands there.
    pub asked: Option<TableItem>,
    /// The stack that is turned.
    pub turned: Option<TurnedStack>,
}

impl PointReader<'_, '_> {
    /// Items at a point.
    pub fn read(self, point: &YardPoint) -> PointedItems {
        PointedItems {
            looked_at: self.looked_at(point),
            pressed: self.pressed(point),
            ordered: TableItem::Square(point.square),
            dragged: self.dragged(point),
            next: self.next_of_stack(point),
        }
    }

    fn looked_at(self, point: &YardPoint) -> TableItem {
        let standing = point.wall.filter(|wall| self.facts.walls.contains(wall));
        if let Some(wall) = standing {
            return TableItem::Wall(wall);
        }
        let thing = point.thing.map(TableItem::Piece);
        match point.figure {
            // Below the worker who acts lies what it could take.
            Some(figure) if self.is_chosen(figure) => thing.unwrap_or(item_of(figure)),
            Some(figure) => item_of(figure),
            None => thing.unwrap_or(TableItem::Square(point.square)),
        }
    }

    /// A press on a figure of another team means its square; on the chosen worker, what lies below.
    fn pressed(self, point: &YardPoint) -> TableItem {
        if let Some(wall) = self.wall_to_take_down(point) {
            return TableItem::Wall(wall);
        }
        if let Some(truck) = self.asked_truck(point) {
            return truck;
        }
        let thing = self.known_thing(point).map(TableItem::Piece);
        match point.figure.filter(|figure| self.is_own(*figure)) {
            Some(figure) if self.is_chosen(figure) => thing.unwrap_or(item_of(figure)),
            Some(figure) if self.asked != Some(TableItem::Square(point.square)) => item_of(figure),
            _ => thing.unwrap_or(TableItem::Square(point.square)),
        }
    }

    /// The truck that a lesson asks for, if it stands in the square of the point: workers who stand
    /// there may cover it.
    fn asked_truck(self, point: &YardPoint) -> Option<TableItem> {
        let stands_here = |seat| self.table.truck(seat).square == point.square;
        self.asked.filter(|asked| matches!(asked, TableItem::Truck(seat) if stands_here(*seat)))
    }

    /// Own workers and open things are dragged.
    fn dragged(self, point: &YardPoint) -> Option<TableItem> {
        self.chosen?;
        match point.figure {
            Some(figure @ FigureId::Worker(..)) if self.is_own(figure) => Some(item_of(figure)),
            _ => self.open_thing(point).map(TableItem::Piece),
        }
    }

    fn is_own(self, figure: FigureId) -> bool {
        self.chosen.is_some_and(|(seat, _)| seat == figure.seat())
    }

    fn is_chosen(self, figure: FigureId) -> bool {
        self.chosen.is_some_and(|(seat, worker)| figure == FigureId::Worker(seat, worker))
    }

    /// Wall at the point that the chosen worker has the means to take down (4.5), also without
    /// enough actions left, which is told then. Elsewhere the edge of a square is a part of the
    /// square.
    fn wall_to_take_down(self, point: &YardPoint) -> Option<Wall> {
        let (seat, worker) = self.chosen?;
        let wall = point.wall.filter(|wall| self.facts.walls.contains(wall))?;
        let square = self.table.find_worker(seat, worker)?.square;
        let other = [wall.square(), wall.other()].into_iter().find(|&side| side != square)?;
        let direction = square.direction_to(other).filter(|_| wall.is_beside(square))?;
        let checked = check_action(self.table, &Action::TakeDownWall { worker, direction });
        matches!(checked, Ok(()) | Err(Illegal::NoActions { .. })).then_some(wall)
    }

    /// The stack at a point, turned so that the next thing that the viewer knows in the square lies
    /// there. On another own worker a press with the other button is an order to the chosen one.
    fn next_of_stack(self, point: &YardPoint) -> Option<TurnedStack> {
        self.chosen?;
        if point.figure.is_some_and(|figure| self.is_own(figure) && !self.is_chosen(figure)) {
            return None;
        }
        let now = self.known_thing(point)?;
        let known = self.facts.on(point.square)?.known();
        let at = known.iter().position(|&thing| thing == now)?;
        let next = known.iter().cycle().nth(at + 1).copied().filter(|&next| next != now)?;
        Some(TurnedStack { thing: next, in_place_of: self.first_in_place_of(now) })
    }

    /// Thing that lies where a thing lies now, while no stack is turned.
    fn first_in_place_of(self, now: ThingId) -> ThingId {
        match self.turned {
            Some(turned) if turned.thing == now => turned.in_place_of,
            Some(turned) if turned.in_place_of == now => turned.thing,
            _ => now,
        }
    }

    fn open_thing(self, point: &YardPoint) -> Option<ThingId> {
        let open = &self.facts.on(point.square)?.open;
        point.thing.filter(|&thing| open.iter().any(|other| other.thing == thing))
    }

    /// Thing at the point of which the viewer knows that it is there, or has it in the notebook.
    fn known_thing(self, point: &YardPoint) -> Option<ThingId> {
        let noted = &self.facts.on(point.square)?.noted;
        let is_noted = |thing: &ThingId| noted.iter().any(|note| note.thing == *thing && !note.is_gone());
        self.open_thing(point).or_else(|| point.thing.filter(is_noted))
    }
}

/// Item that a figure is.
pub const fn item_of(figure: FigureId) -> TableItem {
    match figure {
        FigureId::Worker(seat, worker) => TableItem::Worker(seat, worker),
        FigureId::Truck(seat) => TableItem::Truck(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::pointer::point_at;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::client::yard::{Viewer, YardLayout};
    use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

    fn at(name: &str) -> YardPoint {
        YardPoint { square: name.parse().unwrap(), figure: None, thing: None, wall: None }
    }

    fn read(yard: &TestYard, point: &YardPoint, worker: u8) -> PointedItems {
        let table = yard.table();
        let facts = YardFacts::of(&table, &test_seats(2), &Viewer::of(A));
        let chosen = Some((A, WorkerId(worker)));
        PointReader { table: &table, facts: &facts, chosen, asked: None, turned: None }.read(point)
    }

    #[test]
    fn the_other_button_turns_a_stack_to_the_next_thing_which_is_pressed_then() {
        let yard = TestYard::new().open_to(A, "pump", "c4").open_to(A, "rope", "c4").open_to(A, "bucket", "d4");
        let yard = yard.change(|position| position.teams[0].workers[0].square = "c4".parse().unwrap());
        let table = yard.table();
        let facts = YardFacts::of(&table, &test_seats(2), &Viewer::of(A));
        let chosen = Some((A, WorkerId(0)));
        let stack = |thing: u16, in_place_of: u16| {
            Some(TurnedStack { thing: ThingId(thing), in_place_of: ThingId(in_place_of) })
        };
        let worker = Some(FigureId::Worker(A, WorkerId(0)));
        let told = |turned: Option<TurnedStack>, thing: u16| {
            let point = YardPoint { figure: worker, thing: Some(ThingId(thing)), ..at("c4") };
            let items = PointReader { table: &table, facts: &facts, chosen, asked: None, turned }.read(&point);
            assert_eq!([items.looked_at, items.pressed], [TableItem::Piece(ThingId(thing)); 2]);
            items.next
        };
        assert_eq!(told(None, 1), stack(0, 1));
        assert_eq!(told(stack(0, 1), 0), stack(1, 1), "in the same place");
        assert_eq!(told(stack(0, 1), 1), stack(0, 0), "in the other place");
        let alone = read(&yard, &YardPoint { thing: Some(ThingId(2)), ..at("d4") }, 0);
        assert_eq!((alone.pressed, alone.next), (TableItem::Piece(ThingId(2)), None));
        assert_eq!(alone.ordered, TableItem::Square(at("d4").square), "what lies alone stays there");
    }

    #[test]
    fn the_other_button_leads_through_all_things_of_a_stack_in_each_of_their_places() {
        let yard = TestYard::new().open_to(A, "pump", "c4").open_to(A, "rope", "c4").open_to(A, "bucket", "c4");
        let table = yard.table();
        let layout = YardLayout::new(Rect::from_min_size(Pos2::ZERO, vec2(756.0, 482.0)), 1.0);
        let middle = layout.square(at("c4").square).center();
        let chosen = Some((A, WorkerId(0)));
        let seen = |place: Vec2| {
            let mut turned = None;
            [0, 1, 2, 3].map(|_| {
                let mut facts = YardFacts::of(&table, &test_seats(2), &Viewer::of(A));
                turned.iter().for_each(|turned: &TurnedStack| facts.swap_places([turned.thing, turned.in_place_of]));
                let point = point_at(&layout, &facts, middle + place * layout.cell).unwrap();
                let items = PointReader { table: &table, facts: &facts, chosen, asked: None, turned }.read(&point);
                turned = items.next;
                assert_eq!(items.pressed, TableItem::Piece(point.thing.unwrap()));
                point.thing.unwrap().0
            })
        };
        assert_eq!(seen(vec2(-0.35, -0.35)), [0, 1, 2, 0]);
        assert_eq!(seen(vec2(0.35, -0.35)), [1, 2, 0, 1]);
        assert_eq!(seen(vec2(0.0, 0.35)), [2, 0, 1, 2]);
    }

    #[test]
    fn a_press_takes_what_lies_below_the_chosen_worker_and_chooses_another_one() {
        let yard = TestYard::new().open_to(A, "pump", "c4").change(|position| {
            position.teams[0].workers[0].square = "c4".parse().unwrap();
        });
        let worker = FigureId::Worker(A, WorkerId(0));
        let point = YardPoint { figure: Some(worker), thing: Some(ThingId(0)), ..at("c4") };
        assert_eq!(read(&yard, &point, 0).pressed, TableItem::Piece(ThingId(0)));
        assert_eq!(read(&yard, &point, 1).pressed, item_of(worker));
        assert_eq!(read(&yard, &point, 1).ordered, TableItem::Square(at("c4").square));
        assert!([0, 1].iter().all(|chosen| read(&yard, &point, *chosen).dragged == Some(item_of(worker))));
    }

    #[test]
    fn a_press_means_the_truck_that_a_lesson_asks_for_whoever_covers_it() {
        let yard = TestYard::new();
        let table = yard.table();
        let facts = YardFacts::of(&table, &test_seats(2), &Viewer::of(A));
        let other = Some(FigureId::Worker(A, WorkerId(2)));
        let pressed = |point: &YardPoint, asked: Option<TableItem>| {
            let chosen = Some((A, WorkerId(0)));
            PointReader { table: &table, facts: &facts, chosen, asked, turned: None }.read(point).pressed
        };
        let truck = TableItem::Truck(A);
        let at_home = YardPoint { figure: other, ..at("c0") };
        assert_eq!(pressed(&at_home, None), TableItem::Worker(A, WorkerId(2)));
        assert_eq!(pressed(&at_home, Some(truck)), truck);
        let elsewhere = at("c4");
        assert_eq!(pressed(&elsewhere, Some(truck)), TableItem::Square(elsewhere.square));
    }

    #[test]
    fn others_are_looked_at_and_a_press_means_their_square() {
        let yard = TestYard::new().change(|position| {
            position.teams[1].workers[0].square = "e5".parse().unwrap();
        });
        let worker = FigureId::Worker(B, WorkerId(0));
        let items = read(&yard, &YardPoint { figure: Some(worker), ..at("e5") }, 0);
        assert_eq!((items.looked_at, items.pressed), (item_of(worker), TableItem::Square(at("e5").square)));
        assert_eq!(items.dragged, None);
    }

    #[test]
    fn rule_4_5_a_wall_is_pressed_only_where_it_can_be_taken_down() {
        let yard = TestYard::new();
        let wall = YardFacts::of(&yard.table(), &test_seats(2), &Viewer::PUBLIC).walls[0];
        let square = wall.square();
        let point = YardPoint { wall: Some(wall), square, ..at("c4") };
        let items = read(&yard, &point, 0);
        assert_eq!((items.looked_at, items.pressed), (TableItem::Wall(wall), TableItem::Square(square)));
        let armed = yard.held(A, &[0], "sledgehammer").change(|position| {
            position.teams[0].workers[0].square = square;
        });
        assert_eq!(read(&armed, &point, 0).pressed, TableItem::Wall(wall));
        let tired = armed.change(|position| position.teams[0].workers[0].spent = 6);
        assert_eq!(read(&tired, &point, 0).pressed, TableItem::Wall(wall), "the refusal tells why");
    }
}
