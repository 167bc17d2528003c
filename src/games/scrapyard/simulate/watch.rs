//! Observation of one game: counts its actions, events, cards, places and happenings.

use std::collections::BTreeSet;

use super::card_counts::CardCounts;
use super::counted::{ActionKind, TableCount as C};
use super::happening_counter::HappeningCounter;
use super::plan::Plan;
use super::tally::Tally;
use crate::action::{Action, DentCause, MoveKind, Outcome, Scrapyard, Settling, ShoveKind, TableEvent};
use crate::cards::CardId;
use crate::table::lay_out::seats_from;
use crate::table::{Stage, Table};
use shell::seats::SeatId;
use shell::simulate::counts::{CountedEnding, GameEnd};
use shell::simulate::{Simulated, Watcher};

/// Observer of one game.
#[derive(Debug)]
pub struct GameWatch {
    /// Counts so far, without the happenings.
    tally: Tally,
    happenings: HappeningCounter,
    /// Start squares by seat, as indices of the map's digits; empty if the battle began before the
    /// game was observed.
    start_squares: Vec<usize>,
    /// Cards that each seat has collected.
    collected: BTreeSet<(SeatId, CardId)>,
}

impl Simulated for Scrapyard {
    type Watcher = GameWatch;
}

impl Watcher for GameWatch {
    type Game = Scrapyard;
    type Tally = Tally;

    fn begin(_: &Table) -> Self {
        Self {
            tally: Tally::default(),
            happenings: HappeningCounter::default(),
            start_squares: Vec::new(),
            collected: BTreeSet::new(),
        }
    }

    fn note_choice(&mut self, table: &Table, action: &Action) {
        self.tally.counts.actions += 1;
        self.happenings.note_choice(table, action);
        if let Some(kind) = kind_of(table, action) {
            self.tally.note_action(kind);
        }
        let is_free = matches!(&table.state().stage, Stage::Build(turn) if turn.has_acted);
        self.tally.note_events(C::FreeRummage, u64::from(is_free && matches!(action, Action::Rummage { .. })));
    }

    fn note_events(&mut self, table: &Table, events: &[TableEvent]) {
        for event in events {
            self.note_building(table, event);
            self.note_card(table, event);
            self.note_effect(event);
            self.note_dents(event);
        }
        self.happenings.note_events(table, events);
    }

    fn finish(mut self, plan: &Plan, number: u64, table: &Table) -> Tally {
        let state = table.state();
        let (Some(outcome), Some(last)) = (state.outcome(), state.wrecks.last()) else { return self.tally };
        let winners: Vec<SeatId> = outcome.winner().into_iter().collect();
        let end = GameEnd { round: state.round, ending: last.cause.key(), winners: &winners, order: &state.order };
        self.tally.counts.note_end(plan, number, &end);
        self.note_places(table, outcome);
        for (seat, card) in std::mem::take(&mut self.collected) {
            let counts = self.counts_of(table, card);
            counts.collectors += 1;
            counts.winners += u64::from(winners.contains(&seat));
        }
        let rounds = state.wrecks.iter().map(|wreck| wreck.round);
        for round in rounds.clone() {
            *self.tally.wrecks_by_round.entry(round).or_default() += 1;
        }
        self.tally.games_by_first_wreck = rounds.min().map(|round| (round, 1)).into_iter().collect();
        self.tally.games_with_crusher = u64::from(self.tally.events_of(C::CrusherDent) > 0);
        self.tally.happenings = self.happenings.finish();
        self.tally
    }
}

impl GameWatch {
    /// Counts of a card in this game.
    fn counts_of(&mut self, table: &Table, card: CardId) -> &mut CardCounts {
        self.tally.cards.entry(table.data().card(card).name.clone()).or_default()
    }

    /// Counts the final places of all seats by their numbers in the game.
    fn note_places(&mut self, table: &Table, outcome: &Outcome) {
        let first = table.state().first.unwrap_or(SeatId(0));
        let build_order: Vec<SeatId> = seats_from(table.setup(), first).collect();
        let index_in = |seats: &[SeatId], seat: SeatId| seats.iter().position(|&other| other == seat);
        for (place, &seat) in outcome.places.iter().enumerate() {
            let tally = &mut self.tally;
            tally.places_by_seat.note_place(seat.index(), place);
            if let Some(index) = index_in(&build_order, seat) {
                tally.places_by_build_order.note_place(index, place);
            }
            if let Some(index) = index_in(&table.state().order, seat) {
                tally.places_by_battle_order.note_place(index, place);
            }
            if let Some(&index) = self.start_squares.get(seat.index()) {
                tally.places_by_start_square.note_place(index, place);
            }
            let beyond = table.track().place(seat).saturating_sub(table.setup().line());
            tally.places_by_spaces_beyond.note_place(beyond.into(), place);
        }
    }

    fn note_building(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::PartPutOn { seat, card, .. } => {
                self.tally.note_events(C::PartPutOn, 1);
                self.note_collected(table, *seat, *card);
            }
            TableEvent::ActionCollected { seat, card } => {
                self.tally.note_events(C::ActionCollected, 1);
                self.note_collected(table, *seat, *card);
            }
            TableEvent::Patched { number, .. } => self.tally.note_events(C::Patched, u64::from(*number)),
            TableEvent::Purged { number, .. } => self.tally.note_events(C::Purged, u64::from(*number)),
            TableEvent::Delayed { .. } => self.tally.note_events(C::Delayed, 1),
            TableEvent::Passed { by_rule, .. } => self.tally.note_events(C::PassByRule, u64::from(*by_rule)),
            TableEvent::BattleBegan { squares, .. } => {
                let starts = table.arena().starts();
                let index_of = |square| starts.iter().position(|start| start == square).unwrap_or(starts.len());
                self.start_squares = squares.iter().map(index_of).collect();
            }
            _ => {}
        }
    }

    fn note_collected(&mut self, table: &Table, seat: SeatId, card: CardId) {
        self.counts_of(table, card).collected += 1;
        self.collected.insert((seat, card));
    }

    fn note_card(&mut self, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Played { card, .. }
            | TableEvent::AbilityUsed { card, .. }
            | TableEvent::Attacked { card, .. } => self.counts_of(table, *card).used += 1,
            _ => {}
        }
    }

    fn note_effect(&mut self, event: &TableEvent) {
        let (counted, times) = match event {
            TableEvent::Drew { cards, .. } => (C::Drawn, u64::from(cards.len())),
            TableEvent::Reshuffled { .. } => (C::Reshuffle, 1),
            TableEvent::Moved { kind: MoveKind::Effect, .. } => (C::EffectMove, 1),
            TableEvent::Shoved { kind, path, .. } if !path.is_empty() => match kind {
                ShoveKind::Push => (C::Push, 1),
                ShoveKind::Pull => (C::Pull, 1),
            },
            TableEvent::Drained { number, .. } => (C::Drained, u64::from(*number)),
            TableEvent::Shielded { number, .. } => (C::Shielded, u64::from(*number)),
            TableEvent::Repaired { number, .. } => (C::Repaired, u64::from(*number)),
            TableEvent::Salvaged { cards, .. } => (C::Salvaged, u64::from(cards.len())),
            TableEvent::Charged { number, .. } => (C::Charged, u64::from(*number)),
            _ => return,
        };
        self.tally.note_events(counted, times);
    }

    fn note_dents(&mut self, event: &TableEvent) {
        let (counted, times) = match event {
            TableEvent::Dented { dents, cause, .. } => {
                let counted = match cause {
                    DentCause::Card => C::DentByCard,
                    DentCause::Ability => C::DentByAbility,
                    DentCause::Attack => C::DentByAttack,
                    DentCause::Crash => C::Crash,
                    DentCause::Spikes => C::SpikeDent,
                    DentCause::Crusher => C::CrusherDent,
                    DentCause::Frailty => return,
                };
                (counted, u64::from(*dents))
            }
            TableEvent::Wrecked { by: Some(_), .. } => (C::WreckByRobot, 1),
            TableEvent::Wrecked { cause: DentCause::Crusher, .. } => (C::WreckByCrusher, 1),
            _ => return,
        };
        self.tally.note_events(counted, times);
    }
}

/// Kind of an action; `None` for a choice that an effect asks for, and for *done*.
fn kind_of(table: &Table, action: &Action) -> Option<ActionKind> {
    let is_free = matches!(&table.state().stage, Stage::Build(turn) if turn.has_acted);
    Some(match action {
        Action::Collect { .. } => ActionKind::Collect,
        Action::Rummage { .. } if !is_free => ActionKind::Rummage,
        Action::Pass => ActionKind::Pass,
        Action::Settle(Settling::Armour) => ActionKind::SettleArmour,
        Action::Settle(Settling::Deck) => ActionKind::SettleDeck,
        Action::Settle(Settling::Hand(_)) => ActionKind::SettleHand,
        Action::Play(_) => ActionKind::Play,
        Action::Use(_) => ActionKind::Use,
        Action::Move { .. } => ActionKind::Move,
        Action::Limp(_) => ActionKind::Limp,
        Action::Attack { .. } => ActionKind::Attack,
        Action::Recharge => ActionKind::Recharge,
        Action::EndTurn => ActionKind::EndTurn,
        Action::Rummage { .. }
        | Action::Take(_)
        | Action::Purge(_)
        | Action::Delay(_)
        | Action::Done
        | Action::Step(_)
        | Action::Target(_)
        | Action::Shove { .. }
        | Action::Salvage(_) => return None,
    })
}
