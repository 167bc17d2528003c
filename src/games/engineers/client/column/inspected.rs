//! The table as the inspector reads it, and what it shows of an item.

use shell::seats::{Seat, SeatId};

use super::card_facts::InspectedCard;
use super::detail::DetailFacts;
use crate::action::ThingId;
use crate::client::play::{EngineersInteraction, EngineersShow, TableItem, TestShow, lesson_at_table};
use crate::client::scene::Scene;
use crate::client::yard::Viewer;
use crate::lessons::taught_card;
use crate::set::MachineId;
use crate::table::{CardPlace, Place, Table, ThingView};

/// The table as the inspector reads it.
#[derive(Clone, Copy)]
pub struct InspectorTable<'a, 't> {
    /// Table as those before the screen may see it (19.1, 19.2).
    pub table: &'a Table<'t>,
    /// The whole table, for numbers that all see (19.1). Nothing else is read from it.
    pub whole: &'a Table<'t>,
    /// Viewer.
    pub viewer: &'a Viewer,
    /// Players.
    pub seats: &'a [Seat],
    /// Orders and the chosen worker.
    pub own: &'a EngineersInteraction,
    /// Card that the lesson at the table is about.
    pub taught: Option<MachineId>,
    /// Test that is being shown: cards tell nothing of its outcome until it is over.
    pub test: Option<&'a TestShow>,
    /// Whether the game is only watched, so that no card is anybody's who is here.
    pub is_watched: bool,
}

/// Contents of the inspector.
#[derive(Clone, Debug, PartialEq)]
pub enum InspectorContents {
    /// A machine's card.
    Card(InspectedCard),
    /// Anything else.
    Detail(DetailFacts),
}

impl<'a, 't> InspectorTable<'a, 't> {
    /// The table of a scene.
    pub fn of(scene: &'a Scene<'_, 't>) -> Self {
        Self {
            table: scene.table,
            whole: scene.whole,
            viewer: scene.viewer,
            seats: scene.play.seats(),
            own: &scene.interaction.own,
            taught: lesson_at_table(scene.play).and_then(|running| taught_card(running.lesson())),
            test: match scene.interaction.stage.show() {
                Some((_, EngineersShow::Test(test))) => Some(&**test),
                _ => None,
            },
            is_watched: scene.play.is_watched(),
        }
    }

    /// Contents about an item that is looked at, or about the chosen card, that of the lesson, the
    /// first card of the viewer, or the zone of `on_stage`, whatever there is first. Of a game that
    /// is watched the zone is shown, which tells its team.
    pub fn contents(&self, item: Option<TableItem>, on_stage: SeatId) -> Option<InspectorContents> {
        let chosen = || [self.own.card, self.taught].into_iter().flatten().find_map(|machine| self.card(machine));
        let card = || chosen().or_else(|| self.first_card()).filter(|_| !self.is_watched);
        let zone = || self.zone_detail(on_stage).map(InspectorContents::Detail);
        item.and_then(|item| self.about(item)).or_else(card).or_else(zone)
    }

    /// Contents about an item; `None` if the viewer knows nothing of it.
    pub fn about(&self, item: TableItem) -> Option<InspectorContents> {
        let detail = match item {
            TableItem::Card(machine) => return self.card(machine),
            TableItem::Square(square) => Some(self.square_detail(square)),
            TableItem::Wall(wall) => Some(self.wall_detail(wall)),
            TableItem::Worker(seat, worker) => self.worker_detail(seat, worker),
            TableItem::Piece(thing) => self.thing_detail(thing),
            TableItem::Truck(seat) => self.truck_detail(seat),
            TableItem::Job(seat) => self.job_detail(seat),
            TableItem::Zone(seat) => self.zone_detail(seat),
        };
        detail.map(InspectorContents::Detail)
    }

    /// A card that the viewer sees, with what its team knows, as far as the viewer sees that; while
    /// a test is shown as it was before the roll.
    fn card(&self, machine: MachineId) -> Option<InspectorContents> {
        let seat = match self.table.card(machine) {
            CardPlace::Hand { seat, is_shown } if is_shown || self.sees_all_of(seat) => Some(seat),
            CardPlace::Built(_) => None,
            _ => return None,
        };
        let card = match self.test {
            Some(test) => InspectedCard::during_test(self.table, self.seats, seat, machine, test),
            None => InspectedCard::of(self.table, self.seats, seat, machine),
        };
        card.map(InspectorContents::Card)
    }

    fn first_card(&self) -> Option<InspectorContents> {
        let machine = self.table.hand(self.viewer.seat?).next()?.0;
        self.card(machine)
    }

    /// Whether the viewer sees what is a team's own (19.2, 21.1).
    pub fn sees_all_of(&self, seat: SeatId) -> bool {
        self.viewer.seat == Some(seat) || self.table.setup().options.open_table
    }

    /// Whether the viewer knows a thing where it is (5.4, 6.3, 7.1, 9.10).
    pub fn knows(&self, thing: &ThingView) -> bool {
        match thing.place {
            Place::Unused | Place::Away => false,
            Place::Zone(_) => true,
            Place::Held(of, _) | Place::Truck(of) => self.sees_all_of(of),
            Place::FaceDown(_) => self.is_open(thing),
            Place::Packed(container) => self.table.find_thing(container).is_some_and(|container| {
                let is_face_down = matches!(container.place, Place::FaceDown(_));
                self.knows(&container) && (!is_face_down || self.is_open(thing))
            }),
        }
    }

    fn is_open(&self, thing: &ThingView) -> bool {
        let is_open_table = self.table.setup().options.open_table;
        is_open_table || self.viewer.seat.is_some_and(|seat| thing.is_open_to(seat))
    }

    /// Team with whose eyes a thing is named: that which has it, or that of the viewer (14.5).
    pub fn eyes(&self, thing: &ThingView) -> SeatId {
        thing.team().or(self.viewer.seat).unwrap_or(SeatId(0))
    }

    /// Cards of the viewer that need a component of the kind of a thing.
    pub fn cards_that_need(&self, thing: ThingId) -> Vec<MachineId> {
        let (Some(seat), Some(found)) = (self.viewer.seat, self.table.find_thing(thing)) else { return Vec::new() };
        let data = self.table.data();
        let kind = found.kind_id(seat);
        let needs = |machine: &MachineId| data.machine(*machine).needs.iter().any(|need| need.fits(data, kind));
        self.table.hand(seat).map(|(machine, _)| machine).filter(needs).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::WorkerId;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;
    use shell::language::Phrase;

    /// Answer of the inspector of a viewer, in a lesson about a card.
    fn inspect<R>(
        yard: &TestYard,
        viewer: &Viewer,
        taught: Option<MachineId>,
        ask: impl FnOnce(InspectorTable) -> R,
    ) -> R {
        let table = yard.table();
        let seats = test_seats(2);
        let own = EngineersInteraction::default();
        let inspector = InspectorTable {
            table: &table,
            whole: &table,
            viewer,
            seats: &seats,
            own: &own,
            taught,
            test: None,
            is_watched: false,
        };
        ask(inspector)
    }

    /// Contents about an item with the eyes of a viewer.
    fn about(yard: &TestYard, viewer: &Viewer, item: TableItem) -> Option<InspectorContents> {
        inspect(yard, viewer, None, |table| table.about(item))
    }

    /// Facts of the lines about an item, without those that are only notes.
    fn told(yard: &TestYard, viewer: &Viewer, item: TableItem) -> Vec<String> {
        match about(yard, viewer, item) {
            Some(InspectorContents::Detail(detail)) => {
                let words = detail.lines.iter().map(|line| &line.words);
                words.filter(|words| **words != Phrase::default()).map(tell).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn rule_19_2_what_a_worker_carries_is_told_to_the_own_team_alone() {
        let yard = TestYard::new().held(A, &[1], "pump");
        let worker = TableItem::Worker(A, WorkerId(1));
        assert_eq!(told(&yard, &Viewer::of(A), worker), ["limit 4", "a pump (C)"]);
        for viewer in [Viewer::of(B), Viewer::PUBLIC] {
            assert_eq!(told(&yard, &viewer, worker), ["carries 1 thing"]);
            assert!(about(&yard, &viewer, TableItem::Piece(ThingId(0))).is_none());
        }
        let own = told(&yard, &Viewer::of(A), TableItem::Piece(ThingId(0)));
        assert_eq!(own.iter().map(String::as_str).take(2).collect::<Vec<_>>(), ["carried by Orange 2", "grade C"]);
    }

    #[test]
    fn rule_15_2_a_card_is_told_to_its_team_until_all_have_seen_it() {
        let yard = TestYard::new();
        let card = yard.table().hand(A).next().unwrap().0;
        let sees = |yard: &TestYard| {
            [Viewer::of(A), Viewer::of(B), Viewer::PUBLIC]
                .map(|viewer| about(yard, &viewer, TableItem::Card(card)).is_some())
        };
        assert_eq!(sees(&yard), [true, false, false]);
        let shown = yard.change(|position| {
            position.cards[card.index()] = CardPlace::Hand { seat: A, is_shown: true };
        });
        assert_eq!(sees(&shown), [true; 3]);
    }

    #[test]
    fn without_anything_to_look_at_the_card_of_the_lesson_is_told() {
        let yard = TestYard::new();
        let viewer = Viewer::of(A);
        let cards: Vec<MachineId> = yard.table().hand(A).map(|(machine, _)| machine).collect();
        let shown = |taught: Option<MachineId>| inspect(&yard, &viewer, taught, |table| table.contents(None, A));
        let card = |machine| about(&yard, &viewer, TableItem::Card(machine));
        assert_eq!([shown(None), shown(Some(cards[2]))], [card(cards[0]), card(cards[2])]);
    }

    #[test]
    fn of_a_watched_game_the_zone_of_the_team_on_the_stage_is_told() {
        let yard = TestYard::new();
        let shown = |is_watched: bool, on_stage: SeatId| {
            inspect(&yard, &Viewer::of(A), None, |table| {
                InspectorTable { is_watched, ..table }.contents(None, on_stage)
            })
        };
        assert!(matches!(shown(false, B), Some(InspectorContents::Card(_))));
        for seat in [A, B] {
            let zone = about(&yard, &Viewer::of(A), TableItem::Zone(seat));
            assert!(zone.is_some() && shown(true, seat) == zone);
        }
    }

    #[test]
    fn rule_19_1_a_square_tells_how_many_things_lie_there_and_what_is_open_to_the_viewer() {
        let yard = TestYard::new().open_to(A, "pump", "c4");
        let square = TableItem::Square("c4".parse().unwrap());
        assert_eq!(told(&yard, &Viewer::of(A), square), ["2 things face down", "a pump (C)"]);
        assert_eq!(told(&yard, &Viewer::of(B), square), ["2 things face down"]);
    }
}
