//! Observation of one game: counts its turns, actions, events and happenings.

use super::counted::TableCount as C;
use super::happening_counter::HappeningCounter;
use super::kind_counts::{KindCounts, MachineCounts};
use super::plan::Plan;
use super::tally::Tally;
use super::test_counts::is_with_spare;
use super::work_counter::WorkCounter;
use crate::action::outcome::EndReason;
use crate::action::{Action, Engineers, Grades, TableEvent, ThingId};
use crate::set::{Class, Grade, MachineId};
use crate::table::Table;
use shell::seats::SeatId;
use shell::simulate::counts::{CountedEnding, GameEnd};
use shell::simulate::{Simulated, Watcher};
use smallvec::SmallVec;

/// Observer of one game.
#[derive(Debug)]
pub struct GameWatch {
    /// Counts so far, but for the happenings.
    tally: Tally,
    happenings: HappeningCounter,
    work: WorkCounter,
    /// Points of the seats at the beginning of each round.
    points_by_round: Vec<Vec<u16>>,
    /// Sets of components that were tested.
    tested: Vec<SmallVec<[ThingId; 6]>>,
}

impl Simulated for Engineers {
    type Watcher = GameWatch;
}

impl Watcher for GameWatch {
    type Game = Engineers;
    type Tally = Tally;

    fn begin(table: &Table) -> Self {
        Self {
            tally: Tally::default(),
            happenings: HappeningCounter::begin(table),
            work: WorkCounter::default(),
            points_by_round: Vec::new(),
            tested: Vec::new(),
        }
    }

    fn note_choice(&mut self, table: &Table, action: &Action) {
        self.tally.counts.actions += 1;
        self.happenings.note_choice(table, action);
        self.work.note_choice(table, action, &mut self.tally);
    }

    fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        self.work.note_result(table, &mut self.tally);
        for event in events {
            self.note_turns(table, event);
            self.note_things(table, event);
            self.note_machines(table, event);
            self.note_deals(event);
        }
        self.happenings.note_events(table, events);
    }

    fn finish(mut self, plan: &Plan, number: u64, table: &Table) -> Tally {
        let Some(outcome) = table.state().outcome() else { return self.tally };
        let winners: Vec<SeatId> = outcome.winners().collect();
        let round = table.state().round;
        let order = &table.state().order;
        let end = GameEnd { round, ending: outcome.reason.key(), winners: &winners, order };
        self.tally.counts.note_end(plan, number, &end);
        self.tally.games_to_target = u64::from(outcome.reason == EndReason::Target);
        if let Some(leader) = self.leader_at_half() {
            self.tally.games_with_leader = 1;
            self.tally.leaders_won = u64::from(winners.contains(&leader));
        }
        for counts in self.tally.kinds.values_mut() {
            counts.games = 1;
        }
        self.tally.happenings = self.happenings.finish(outcome);
        self.tally
    }
}

impl GameWatch {
    /// Seat that alone had the most points at half of the rounds.
    fn leader_at_half(&self) -> Option<SeatId> {
        let points = self.points_by_round.get(self.points_by_round.len() / 2)?;
        let most = points.iter().max()?;
        let mut leaders = (0..).map(SeatId).zip(points).filter(|(_, points)| *points == most);
        let (leader, _) = leaders.next()?;
        leaders.next().is_none().then_some(leader)
    }

    fn note_turns(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::RoundBegan { .. } => {
                self.points_by_round.push(table.seats().map(|seat| table.points(seat)).collect());
            }
            TableEvent::TurnBegan { .. } => self.tally.turns += 1,
            TableEvent::RolledOn { .. } => self.tally.note_events(C::RolledOn, 1),
            TableEvent::StruckOut { things, .. } => self.tally.note_events(C::StruckOut, things.len() as u64),
            TableEvent::NotebookBought { .. } => self.tally.note_events(C::NotebookBought, 1),
            _ => {}
        }
    }

    fn note_things(&mut self, table: &Table, event: &TableEvent) {
        let counted = match event {
            TableEvent::Searched { .. } => C::Search,
            TableEvent::Opened { drawn, .. } => {
                drawn.iter().for_each(|&thing| self.note_kind(table, thing));
                return self.tally.note_events(C::ObjectFound, drawn.len() as u64);
            }
            TableEvent::PickedUp { workers, .. } => {
                self.tally.note_events(C::SharedPickUp, u64::from(workers.len() > 1));
                C::PickUp
            }
            TableEvent::HandedOver { .. } => C::HandOver,
            TableEvent::Packed { .. } => C::Packed,
            TableEvent::Bought { thing, .. } => {
                self.note_kind(table, *thing);
                C::ToolBought
            }
            TableEvent::Sold { things, .. } => {
                let is_tool = |kind| table.data().is_tool(kind);
                let tools = things.iter().filter(|(_, kind, _)| is_tool(*kind)).count() as u64;
                self.tally.note_events(C::ToolSold, tools);
                return self.tally.note_events(C::ScrapSold, things.len() as u64 - tools);
            }
            TableEvent::Discarded { .. } => C::Discarded,
            TableEvent::Drove { .. } => C::Drive,
            TableEvent::Loaded { .. } => C::Loaded,
            TableEvent::WallDown { .. } => C::WallDown,
            TableEvent::Defined { .. } => C::Defined,
            _ => return,
        };
        self.tally.note_events(counted, 1);
    }

    /// Counts a tool that was bought, or a powerup that appeared.
    fn note_kind(&mut self, table: &Table, thing: ThingId) {
        let Some(thing) = table.find_thing(thing) else { return };
        let kind = thing.own_kind();
        if matches!(kind.class, Class::Tool | Class::Powerup) {
            let counts: &mut KindCounts = self.tally.kinds.entry(kind.name.clone()).or_default();
            counts.appeared += 1;
        }
    }

    fn note_machines(&mut self, table: &Table, event: &TableEvent) {
        let counted = match event {
            TableEvent::Joined { .. } => C::Joined,
            TableEvent::Detached { .. } => C::Detached,
            TableEvent::JobLost { .. } => C::JobLost,
            TableEvent::Tested { machine, grades, roll, works, .. } => {
                self.note_test(table, *machine, grades, *works);
                self.tally.note_events(C::TestWorked, u64::from(*works));
                self.tally.note_events(C::Malfunction, u64::from(*roll == crate::set::limits::DIE));
                C::Test
            }
            TableEvent::Damaged { grades, .. } => {
                let broken = grades.iter().filter(|(_, grade)| *grade == Grade::Broken).count();
                return self.tally.note_events(C::Broken, broken as u64);
            }
            TableEvent::DebugRolled { is_found: true, .. } => C::FaultByRoll,
            TableEvent::Mended { .. } => C::Mended,
            TableEvent::Improved { .. } => C::Improved,
            TableEvent::Trained { .. } => C::Trained,
            TableEvent::HandedIn { is_granted, .. } => {
                self.tally.note_events(C::HandInGranted, u64::from(*is_granted));
                C::HandInAsked
            }
            _ => return,
        };
        self.tally.note_events(counted, 1);
    }

    /// Counts a test. The first one of a set of components counts by its size.
    fn note_test(&mut self, table: &Table, machine: MachineId, grades: &Grades, works: bool) {
        let mut components: SmallVec<[ThingId; 6]> = grades.iter().map(|&(thing, _)| thing).collect();
        components.sort_unstable();
        let is_spare = is_with_spare(&table.state().faults, &components);
        self.tally.note_events(C::FaultBySpare, u64::from(is_spare));
        let counts: &mut MachineCounts =
            self.tally.machines.entry(table.data().machine(machine).name.clone()).or_default();
        counts.tested += 1;
        counts.built += u64::from(works);
        if !self.tested.contains(&components) {
            self.tally.first_tests.note_test(components.len() as u8, works);
            self.tested.push(components);
        }
    }

    fn note_deals(&mut self, event: &TableEvent) {
        let counted = match event {
            TableEvent::Offered { .. } => C::Offer,
            TableEvent::Exchanged { .. } => C::Exchange,
            TableEvent::AuctionBegan { .. } => C::Auction,
            TableEvent::AuctionEnded { buyer: Some(_), .. } => C::AuctionSale,
            _ => return,
        };
        self.tally.note_events(counted, 1);
    }
}
