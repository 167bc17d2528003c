//! A robot that is converted: the build in the making (section 13).

use crate::action::{Action, Build, Illegal, PlacedPart};
use crate::parts::{DataSet, Part, PartCounts};
use crate::record::Draft;
use crate::robot::Robot;
use crate::table::Table;
use crate::turn::check_action;
use shell::grid::{Cell, Placement};

/// Components of a workshop that a conversion may use (13.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Available {
    /// Components of the old robot.
    pub old: PartCounts,
    /// Components on the bench.
    pub bench: PartCounts,
    /// Components in the store.
    pub store: PartCounts,
}

/// A robot that is converted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The old robot, in the order of attachment.
    start: Vec<PlacedPart>,
    available: Available,
    build: Build,
    /// Builds before each change, oldest first, and those that were undone.
    before: Vec<Build>,
    undone: Vec<Build>,
}

impl Conversion {
    /// A conversion of the robot of the player whose turn it is; `None` outside of a turn.
    pub fn begin(table: &Table) -> Option<Self> {
        let workshop = table.workshop(table.state().turn()?.seat);
        let start: Vec<PlacedPart> = workshop.robot.placed().collect();
        let shop = workshop.shop;
        let available = Available { old: workshop.robot.counts(), bench: shop.bench, store: shop.store };
        let build = Build { robot: start.clone(), stored: PartCounts::NONE };
        Some(Self { start, available, build, before: Vec::new(), undone: Vec::new() })
    }

    /// The same conversion with another build, such as a saved one.
    pub fn with_build(self, build: Build) -> Self {
        Self { build, ..self }
    }

    /// The build so far.
    pub const fn build(&self) -> &Build {
        &self.build
    }

    /// The new robot so far, whose components need not hang together.
    pub fn robot(&self, data: &DataSet) -> Robot {
        Robot::of(data, self.build.robot.iter().copied())
    }

    /// Components in the new robot.
    fn used(&self) -> PartCounts {
        self.build.robot.iter().map(|placed| placed.part).collect()
    }

    /// Components of the old robot that are in no place of the new one: components of the old robot
    /// are used first, then the bench, then the store.
    pub fn left_over(&self) -> PartCounts {
        self.available.old.without(&self.used())
    }

    /// Components that are left over and go to the scrap yard.
    pub fn scrapped(&self) -> PartCounts {
        self.left_over().without(&self.build.stored)
    }

    /// Components that stay on the bench.
    pub fn on_bench(&self) -> PartCounts {
        let from_loose = self.used().without(&self.available.old);
        self.available.bench.without(&from_loose)
    }

    /// Components that stay in the store, without those that are left over and go there.
    pub fn in_store(&self) -> PartCounts {
        let from_store = self.used().without(&self.available.old).without(&self.available.bench);
        self.available.store.without(&from_store)
    }

    /// Number of components in the store once the conversion is finished.
    pub fn stored_after(&self) -> u32 {
        self.in_store().total() + self.build.stored.total()
    }

    /// Whether a component is left over once one like it is taken out of the new robot; otherwise
    /// it goes back to the bench or the store.
    pub fn leaves_over(&self, part: Part) -> bool {
        self.used().count(part) <= self.available.old.count(part)
    }

    /// Whether nothing differs from the old robot.
    pub fn is_at_start(&self) -> bool {
        self.build.robot == self.start && self.build.stored.is_empty()
    }

    /// Component of the new robot at a cell.
    pub fn part_at(&self, cell: Cell) -> Option<PlacedPart> {
        self.build.robot.iter().copied().find(|placed| placed.at.cell == cell)
    }

    /// Whether a part may be taken that is not in the new robot.
    pub fn has_free(&self, part: Part) -> bool {
        let free = self.left_over().plus(&self.on_bench()).plus(&self.in_store());
        free.count(part) > 0
    }

    /// Checks that a component may lie at a placement in the making: its cell is empty, or that of
    /// the component that is moved.
    pub fn check_place(&self, data: &DataSet, part: Part, moved: Option<Cell>, at: Placement) -> Result<(), Illegal> {
        let others = self.build.robot.iter().copied().filter(|placed| Some(placed.at.cell) != moved);
        let robot = Robot::of(data, others);
        if robot.at(at.cell).is_some() {
            return Err(Illegal::Overlap);
        }
        match robot.check_attach(data, part.kind, at) {
            // The order of building is free, so a component may wait for the one that joins it.
            Err(Illegal::Closed | Illegal::NotJoined | Illegal::NotInTheMiddle) | Ok(()) => Ok(()),
            Err(other) => Err(other),
        }
    }

    /// Puts a free part into the new robot, or moves the one at a cell.
    pub fn put_part(&mut self, part: Part, moved: Option<Cell>, at: Placement) {
        self.change(|build| {
            if let Some(from) = moved {
                build.robot.retain(|placed| placed.at.cell != from);
            }
            build.robot.push(PlacedPart { part, at });
        });
    }

    /// Takes the component at a cell out of the new robot. One that is left over then goes to the
    /// store or to the scrap yard.
    pub fn take_out(&mut self, cell: Cell, keeps: bool) {
        let taken = self.part_at(cell).filter(|_| keeps);
        self.change(|build| {
            build.robot.retain(|placed| placed.at.cell != cell);
            taken.into_iter().for_each(|placed| build.stored.add(placed.part));
        });
    }

    /// Takes all components out of the new robot.
    pub fn take_apart(&mut self) {
        self.change(|build| build.robot.clear());
    }

    /// Puts the robot back as it was.
    pub fn start_over(&mut self) {
        let start = self.start.clone();
        self.change(|build| *build = Build { robot: start, stored: PartCounts::NONE });
    }

    /// Sends a part that is left over to the store, or to the scrap yard.
    pub fn keep_left_over(&mut self, part: Part, keeps: bool) {
        self.change(|build| {
            if keeps {
                build.stored.add(part);
            } else {
                _ = build.stored.remove(part);
            }
        });
    }

    /// Changes the build. Only what is left over can be stored: not what is built in again.
    fn change(&mut self, change: impl FnOnce(&mut Build)) {
        let before = self.build.clone();
        change(&mut self.build);
        let left_over = self.left_over();
        self.build.stored = self.build.stored.shared_with(&left_over);
        if self.build != before {
            self.before.push(before);
            self.undone.clear();
        }
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.build, before));
        true
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(undone) = self.undone.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.build, undone));
        true
    }

    /// Action that finishes the conversion.
    pub fn action(&self) -> Action {
        Action::Convert(self.build.clone())
    }

    /// Reason why the conversion cannot be finished as it is; `None` if it can.
    pub fn reason_not_to_finish(&self, table: &Table) -> Option<Illegal> {
        check_action(table, &self.action()).err()
    }
}

/// The conversion that a saved choice in the making describes.
pub fn conversion_of_draft(table: &Table, draft: &Draft) -> Option<Conversion> {
    let Draft::Convert(build) = draft else { return None };
    Some(Conversion::begin(table)?.with_build(build.clone()))
}

#[cfg(test)]
mod tests {
    use super::super::test_table::{HEAD, PLUNGER, TORSO, make_position, put};
    use super::*;

    fn counts(parts: &[Part]) -> PartCounts {
        parts.iter().copied().collect()
    }

    #[test]
    fn rule_13_1_what_is_left_over_is_scrapped_unless_it_is_stored() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut conversion = Conversion::begin(&table).unwrap();
        let head = put(HEAD, 1).at.cell;
        conversion.take_out(head, false);
        assert_eq!((conversion.left_over(), conversion.scrapped()), (counts(&[HEAD]), counts(&[HEAD])));
        conversion.keep_left_over(HEAD, true);
        conversion.keep_left_over(HEAD, true);
        assert_eq!((conversion.build().stored, conversion.scrapped()), (counts(&[HEAD]), PartCounts::NONE));
        assert_eq!(conversion.reason_not_to_finish(&table), None);
        conversion.put_part(HEAD, None, put(HEAD, 1).at);
        assert_eq!((conversion.build().stored, conversion.left_over()), (PartCounts::NONE, PartCounts::NONE));
        conversion.take_apart();
        assert_eq!(conversion.scrapped(), counts(&[HEAD, TORSO]));
        assert!(conversion.robot(table.data()).is_empty() && conversion.reason_not_to_finish(&table).is_none());
    }

    #[test]
    fn loose_parts_are_built_in_after_those_of_the_old_robot_and_go_back_where_they_were() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut conversion = Conversion::begin(&table).unwrap();
        let below = put(HEAD, -1).at;
        conversion.put_part(HEAD, None, below);
        assert!(conversion.on_bench().is_empty() && !conversion.has_free(HEAD) && conversion.has_free(PLUNGER));
        conversion.take_out(below.cell, true);
        assert_eq!((conversion.on_bench(), conversion.build().stored), (counts(&[HEAD]), PartCounts::NONE));
        conversion.put_part(PLUNGER, None, below);
        assert_eq!((conversion.in_store(), conversion.on_bench()), (PartCounts::NONE, counts(&[HEAD])));
    }

    #[test]
    fn a_part_may_wait_for_its_neighbour_but_not_lie_on_another() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut conversion = Conversion::begin(&table).unwrap();
        let far = put(PLUNGER, 5).at;
        assert_eq!(conversion.check_place(table.data(), PLUNGER, None, far), Ok(()));
        assert_eq!(conversion.check_place(table.data(), PLUNGER, None, put(HEAD, 1).at), Err(Illegal::Overlap));
        assert_eq!(conversion.check_place(table.data(), HEAD, Some(put(HEAD, 1).at.cell), put(HEAD, 1).at), Ok(()));
        conversion.put_part(PLUNGER, None, far);
        assert_eq!(conversion.reason_not_to_finish(&table), Some(Illegal::NotJoined));
    }

    #[test]
    fn every_change_can_be_undone_and_redone() {
        let (setup, position) = make_position();
        let table = Table::of_position(&setup, &position);
        let mut conversion = Conversion::begin(&table).unwrap();
        let first = conversion.clone();
        conversion.start_over();
        assert_eq!(conversion, first, "nothing has changed");
        conversion.take_out(put(HEAD, 1).at.cell, true);
        conversion.take_apart();
        let apart = conversion.build().clone();
        assert!(conversion.undo() && conversion.undo() && !conversion.undo() && !conversion.can_undo());
        assert_eq!(conversion.build(), first.build());
        assert!(conversion.redo() && conversion.redo() && !conversion.redo());
        assert_eq!(conversion.build(), &apart);
    }
}
