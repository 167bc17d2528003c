//! Counts of the happenings of one game.

use super::happening::Happening as H;
use super::test_counts::is_with_spare;
use crate::action::outcome::EndReason;
use crate::action::{Action, Outcome, TableEvent, ThingId};
use crate::set::{Grade, KindId};
use crate::table::{CardPlace, Place, Table};
use shell::seats::SeatId;
use shell::simulate::happenings::HappeningCounts;

/// Counter of the happenings of one game.
#[derive(Debug)]
pub(super) struct HappeningCounter {
    counts: HappeningCounts<H>,
    /// Team whose points first reached the target.
    first_at_target: Option<SeatId>,
    /// Sets of components that have failed a test.
    failed: Vec<Vec<ThingId>>,
}

impl HappeningCounter {
    /// Begins to observe a game from its present position.
    pub(super) fn begin(_: &Table) -> Self {
        Self { counts: HappeningCounts::default(), first_at_target: None, failed: Vec::new() }
    }

    /// Counts an action before it is applied.
    pub(super) fn note_choice(&mut self, table: &Table, action: &Action) {
        let Some(seat) = table.turn().map(|turn| turn.seat) else { return };
        if let Action::Buy { worker, .. } | Action::Sell { worker, .. } = action {
            let is_elsewhere =
                table.find_worker(seat, *worker).is_some_and(|worker| table.zone_square(seat) != Some(worker.square));
            self.note(H::ShopElsewhere, is_elsewhere);
        }
    }

    /// Counts the events of an action after they have happened.
    pub(super) fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        for event in events {
            self.note_walking(table, event);
            self.note_carrying(table, event);
            self.note_zone(table, event);
            self.note_truck(event);
            self.note_work(event);
            self.note_test(table, event);
            self.note_cards(table, event);
            self.note_deals(event);
        }
        let opened = events.iter().any(|event| matches!(event, TableEvent::Opened { .. }));
        let searched = events.iter().any(|event| matches!(event, TableEvent::Searched { .. }));
        self.note(H::FoundNothing, searched && !opened);
    }

    /// Counts the ending. Returns all counts.
    pub(super) fn finish(mut self, outcome: &Outcome) -> HappeningCounts<H> {
        let winners: Vec<SeatId> = outcome.winners().collect();
        self.note(H::Overtaken, self.first_at_target.is_some_and(|seat| winners != [seat]));
        self.note(H::RoundLimit, outcome.reason == EndReason::RoundLimit);
        let best = outcome.standings.iter().take(2).map(|team| team.points);
        let is_level = best.clone().count() == 2 && best.clone().min() == best.max();
        self.note(H::TieByMoney, is_level && winners.len() == 1);
        self.note(H::SharedVictory, winners.len() > 1);
        self.counts.note_end();
        self.counts
    }

    fn note(&mut self, happening: H, when: bool) {
        self.counts.note_happening(happening, when);
    }

    fn note_walking(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Searched { squares, .. } => self.note(H::ScanWider, squares.len() > 1),
            TableEvent::WallDown { .. } => self.note(H::WallDown, true),
            TableEvent::Stepped { workers, .. } => self.note(H::SteppedTogether, workers.len() > 1),
            TableEvent::Closed { seat, .. } => self.note(H::ClosedWithoutNotebook, !table.has_notebook(*seat)),
            TableEvent::Opened { by_notebook, .. } => self.note(H::OpenedByNotebook, *by_notebook),
            TableEvent::StruckOut { .. } => self.note(H::StruckOut, true),
            TableEvent::NotebookBought { .. } => self.note(H::NotebookBought, true),
            _ => {}
        }
    }

    fn note_carrying(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::PickedUp { workers, .. } => self.note(H::CarriedByThree, workers.len() > 2),
            TableEvent::ShareTaken { workers, .. } => {
                self.note(H::ShareTaken, true);
                self.note(H::CarriedByThree, workers.len() > 2);
            }
            TableEvent::ShareLeft { .. } => self.note(H::ShareLeft, true),
            TableEvent::HandedOver { .. } => self.note(H::Relayed, true),
            TableEvent::Packed { container, .. } => {
                self.note(H::PackedTwo, table.places().at(Place::Packed(*container)).len() > 1);
            }
            _ => {}
        }
    }

    fn note_zone(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::PutDown { seat, face_up: true, .. } => self.note(H::ZoneFull, table.room_left(*seat) == 0),
            TableEvent::Discarded { .. } => self.note(H::Discarded, true),
            TableEvent::Bought { kind, .. } => self.note(H::SoldOut, table.stock(*kind) == 0),
            TableEvent::Sold { things, .. } => {
                let is_tool = |kind: KindId| table.data().is_tool(kind);
                let sells_tool = things.iter().any(|(_, kind, _)| is_tool(*kind));
                self.note(H::ToolSold, sells_tool);
                self.note(H::ScrapSold, !sells_tool);
                self.note(H::AssemblySold, things.len() > 1);
            }
            TableEvent::Defined { .. } => self.note(H::Defined, true),
            TableEvent::BlankAgain { .. } => self.note(H::BlankAgain, true),
            _ => {}
        }
    }

    fn note_truck(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Drove { charged, .. } => {
                self.note(H::Drove, true);
                self.note(H::PassengerCharged, !charged.is_empty());
            }
            TableEvent::RolledOn { .. } => self.note(H::RolledOn, true),
            TableEvent::Loaded { shares, .. } => {
                self.note(H::Loaded, true);
                self.note(H::LoadedTogether, shares.payers().count() > 1);
            }
            _ => {}
        }
    }

    fn note_work(&mut self, event: &TableEvent) {
        match event {
            TableEvent::JobLost { .. } => self.note(H::JobLost, true),
            TableEvent::Detached { .. } => self.note(H::Detached, true),
            TableEvent::DebugRolled { is_found, .. } => self.note(H::FaultFound, *is_found),
            TableEvent::Mended { .. } => self.note(H::Mended, true),
            TableEvent::Improved { .. } => self.note(H::Improved, true),
            TableEvent::Trained { .. } => self.note(H::Trained, true),
            _ => {}
        }
    }

    fn note_test(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Tested { grades, steady, used_up, roll, works, .. } => {
                self.note(H::Steadied, *steady > 0);
                self.note(H::UsedUp, used_up.is_some());
                self.note(H::TestedBroken, grades.iter().any(|(_, grade)| *grade == Grade::Broken));
                self.note(H::Malfunction, *roll == crate::set::limits::DIE);
                let mut components: Vec<ThingId> = grades.iter().map(|&(thing, _)| thing).collect();
                components.sort_unstable();
                self.note_retest(table, components, *works);
            }
            TableEvent::Damaged { grades, .. } => {
                self.note(H::Broken, grades.iter().any(|(_, grade)| *grade == Grade::Broken));
            }
            TableEvent::TargetReached { seat, .. } => {
                self.first_at_target.get_or_insert(*seat);
            }
            _ => {}
        }
    }

    /// Notes a test of a set of components, in ascending order.
    fn note_retest(&mut self, table: &Table, components: Vec<ThingId>, works: bool) {
        self.note(H::FaultBySpare, is_with_spare(&table.state().faults, &components));
        if !works {
            self.note(H::FailedAgain, self.failed.contains(&components));
            self.failed.push(components);
        }
    }

    fn note_cards(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::CardsDealt { .. } => {
                let deck = table.data().machine_ids().filter(|&card| table.card(card) == CardPlace::Deck).count();
                let aside = table.data().machine_ids().any(|card| table.card(card) == CardPlace::Aside);
                self.note(H::CardsAgain, deck > 0 && !aside && table.state().round > 1);
            }
            TableEvent::HandedIn { cards, is_granted, .. } => {
                self.note(H::HandInGranted, *is_granted && cards.len() == 1);
                self.note(H::HandInRefused, !is_granted);
                self.note(H::AllHandedIn, *is_granted && cards.len() > 1);
            }
            _ => {}
        }
    }

    fn note_deals(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Exchanged { .. } => self.note(H::DealMade, true),
            TableEvent::Countered { .. } => self.note(H::CounterOffer, true),
            TableEvent::OutOfAuction { by_rule, .. } => self.note(H::OutByRule, *by_rule),
            TableEvent::AuctionEnded { buyer, .. } => {
                self.note(H::AuctionSale, buyer.is_some());
                self.note(H::AuctionIdle, buyer.is_none());
            }
            _ => {}
        }
    }
}
