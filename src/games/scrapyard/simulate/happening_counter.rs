//! Counts of the happenings of one game: those of the build phase here, those of the battle by
//! [`BattleCounter`].

use super::battle_counter::BattleCounter;
use super::happening::Happening as H;
use crate::action::{Action, TableEvent, Taking};
use crate::cards::BuildEffect;
use crate::cards::limits::RUMMAGED;
use crate::table::{BuildTurn, Stage, Table};
use shell::seats::SeatId;
use shell::simulate::happenings::HappeningCounts;

/// Counter of the happenings of one game.
#[derive(Debug, Default)]
pub(super) struct HappeningCounter {
    counts: HappeningCounts<H>,
    battle: BattleCounter,
    /// Seat of the last turn of the build phase in which something was done.
    last_builder: Option<SeatId>,
}

impl HappeningCounter {
    /// Counts an action before it is applied.
    pub(super) fn note_choice(&mut self, table: &Table, action: &Action) {
        if let Stage::Build(turn) = &table.state().stage {
            self.note_build_choice(table, turn, action);
        }
        self.battle.note_choice(&mut self.counts, table, action);
    }

    /// Counts the events of an action after they have happened.
    pub(super) fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        for event in events {
            self.note_build_event(table, event);
        }
        self.battle.note_events(&mut self.counts, table, events);
        let has_begun = events.iter().any(|event| matches!(event, TableEvent::BattleBegan { .. }));
        if has_begun {
            self.note_starting_hands(table);
        }
    }

    /// Ends the game. Returns all counts.
    pub(super) fn finish(mut self) -> HappeningCounts<H> {
        self.counts.note_end();
        self.counts
    }

    fn note(&mut self, happening: H, when: bool) {
        self.counts.note_happening(happening, when);
    }

    fn note_build_choice(&mut self, table: &Table, turn: &BuildTurn, action: &Action) {
        if !turn.has_acted {
            self.note(H::TurnsInARow, self.last_builder == Some(turn.seat));
            self.last_builder = Some(turn.seat);
        }
        match action {
            Action::Collect { pile, .. } => {
                let is_last = table.pile(*pile).is_some_and(|pile| pile.cards.len() == 1);
                self.note(H::PileEmptied, is_last);
                self.note(H::WentOnFromLine, table.track().place(turn.seat) == table.setup().line());
            }
            Action::Take(Taking { card, .. }) => self.note(H::RummageTookNothing, card.is_none()),
            Action::Purge(number) => self.note(H::PurgedNothing, *number == 0),
            Action::Delay(_) => self.note(H::DelayOfChoice, true),
            _ => {}
        }
    }

    fn note_build_event(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::TokenMoved { to, on_top_of, .. } => {
                self.note(H::TokenOnStack, !on_top_of.is_empty());
                self.note(H::FarthestSquare, *to == table.setup().track_end());
            }
            TableEvent::Rummaged { cards, .. } => self.note(H::RummageOfFew, cards.len() < RUMMAGED),
            TableEvent::TurnedUp { drawn, .. } => self.note(H::KnownTurnedUp, !drawn),
            TableEvent::BuildEffectIdle { effect, .. } => {
                self.note(H::DelayIdle, matches!(effect, BuildEffect::Delay(_)));
                self.note(H::FreeRummageIdle, *effect == BuildEffect::Rummage);
            }
            _ => {}
        }
    }

    /// Counts small hands at the beginning of the battle: nobody has drawn more by then (6.2).
    fn note_starting_hands(&mut self, table: &Table) {
        for seat in table.seats() {
            match table.robot(seat).cards().hand_size() {
                0 => self.note(H::StartingHandOfNone, true),
                1 => self.note(H::StartingHandOfOne, true),
                2 => self.note(H::StartingHandOfTwo, true),
                3 => self.note(H::StartingHandOfThree, true),
                4 => self.note(H::StartingHandOfFour, true),
                _ => {}
            }
        }
    }
}
