//! Counts of the happenings of a battle.

use super::happening::Happening as H;
use crate::action::{Action, DentCause, MoveKind, ShoveKind, TableEvent};
use crate::arena::Square;
use crate::cards::Effect;
use crate::table::{BattleStep, Table};
use shell::seats::SeatId;
use shell::simulate::happenings::HappeningCounts;

/// Counter of the happenings of a battle.
#[derive(Debug, Default)]
pub(super) struct BattleCounter {
    /// Step of the battle in which the present action was chosen; `None` in the build phase.
    step: Option<BattleStep>,
    /// Whether a card or ability is being applied that needs a target for some effects, and has
    /// none yet (7.5).
    lacks_target: bool,
    /// Whether the robot has moved by the present card or ability.
    has_stepped: bool,
}

impl BattleCounter {
    /// Counts an action before it is applied.
    pub(super) fn note_choice(&mut self, counts: &mut HappeningCounts<H>, table: &Table, action: &Action) {
        let turn = table.state().battle();
        self.step = turn.map(|turn| turn.step);
        let Some(turn) = turn else { return };
        let robot = table.robot(turn.seat);
        match action {
            Action::Step(square) => counts.note_happening(H::StayedPut, robot.square() == Some(*square)),
            Action::Shove { squares, .. } => counts.note_happening(H::ShovedNowhere, *squares == 0),
            Action::Salvage(cards) => counts.note_happening(H::SalvagedNothing, cards.is_empty()),
            Action::Attack { side, seat, .. } => {
                let printed = robot.attack(*side).map_or(0, |attack| attack.range);
                let is_beyond = table.range(turn.seat, *seat).is_some_and(|steps| steps > printed);
                counts.note_happening(H::ScopeReached, is_beyond);
            }
            _ => {}
        }
    }

    /// Counts the events of an action after they have happened.
    pub(super) fn note_events(&mut self, counts: &mut HappeningCounts<H>, table: &Table, events: &[TableEvent]) {
        let mut wrecks = 0;
        let mut has_ended = false;
        for event in events {
            has_ended |= matches!(event, TableEvent::TurnEnded { .. } | TableEvent::TurnBegan { .. });
            wrecks += u32::from(matches!(event, TableEvent::Wrecked { .. }));
            self.note_turn(counts, table, event, has_ended);
            self.note_aim(counts, table, event);
            note_robots(counts, table, event);
        }
        counts.note_happening(H::SeveralWrecked, wrecks > 1);
        let is_done = table.state().queue.is_empty();
        counts
            .note_happening(H::PlayedWithoutTarget, self.lacks_target && is_done && table.state().outcome().is_none());
        self.lacks_target &= !is_done;
    }

    /// Counts an event of the steps of a turn; `has_ended` if the turn of the action is over.
    fn note_turn(&self, counts: &mut HappeningCounts<H>, table: &Table, event: &TableEvent, has_ended: bool) {
        match event {
            TableEvent::RoundBegan { crushed: Some(ring), .. } => {
                let is_safe = |square: Square| table.arena().is_free(square) && table.arena().ring(square) > *ring;
                counts.note_happening(H::NoSafeSquare, !table.arena().squares().any(is_safe));
            }
            TableEvent::ShieldsTaken { .. } => counts.note_happening(H::ShieldsTaken, true),
            TableEvent::ShieldsOff { .. } => counts.note_happening(H::ShieldsOff, true),
            TableEvent::Settled { by_rule, .. } => counts.note_happening(H::SettledByRule, *by_rule),
            TableEvent::Reshuffled { .. } => {
                let acts = self.step == Some(BattleStep::Act) && !has_ended;
                let settles = matches!(self.step, Some(BattleStep::Settle { .. }))
                    && table.state().battle().is_some_and(|turn| turn.step != BattleStep::Act);
                counts.note_happening(H::ReshuffleInTurn, acts);
                counts.note_happening(H::ReshuffleWhileSettling, settles);
            }
            TableEvent::Drew { seat, .. } => {
                let usual = u32::from(table.data().file().hand);
                counts.note_happening(H::HandAboveUsual, table.robot(*seat).cards().hand_size() > usual);
            }
            _ => {}
        }
    }

    /// Counts an event of cards, abilities and their targets.
    fn note_aim(&mut self, counts: &mut HappeningCounts<H>, table: &Table, event: &TableEvent) {
        match event {
            TableEvent::Played { card, .. } => {
                let face = table.data().card(*card).action();
                self.begin_effects(face.map(|face| &face.effects[..]));
            }
            TableEvent::AbilityUsed { card, .. } => {
                let ability = table.data().card(*card).part().and_then(|part| part.ability.as_ref());
                self.begin_effects(ability.map(|ability| &ability.effects[..]));
            }
            TableEvent::Moved { from, path, kind, seat } => {
                self.has_stepped |= *kind == MoveKind::Effect;
                note_hover(counts, table, *seat, [*from].into_iter().chain(path.iter().copied()));
            }
            TableEvent::Targeted { targets, .. } => {
                self.lacks_target = false;
                counts.note_happening(H::SteppedAndStruck, self.has_stepped);
                counts.note_happening(H::SeveralTargets, targets.len() > 1);
            }
            _ => {}
        }
    }

    /// Notes that the effects of a card or ability begin.
    fn begin_effects(&mut self, effects: Option<&[Effect]>) {
        self.has_stepped = false;
        self.lacks_target = effects.is_some_and(|effects| effects.iter().any(|effect| effect.needs_target()));
    }
}

/// Counts an event of dents, shoves and batteries.
fn note_robots(counts: &mut HappeningCounts<H>, table: &Table, event: &TableEvent) {
    match event {
        TableEvent::Shoved { kind, from, path, is_stopped, .. } => {
            counts.note_happening(H::PullStopped, *kind == ShoveKind::Pull && *is_stopped);
            let crushed = table.setup().crusher(table.state().round);
            let is_crushed =
                |square: Square| crushed.is_some_and(|crusher| u16::from(table.arena().ring(square)) <= crusher.ring);
            let to = path.last().copied().unwrap_or(*from);
            counts.note_happening(H::ShovedOffCrushed, is_crushed(*from) && !is_crushed(to));
            counts.note_happening(H::ShovedOntoCrushed, !is_crushed(*from) && is_crushed(to));
        }
        TableEvent::StoodSteady { .. } => counts.note_happening(H::StoodSteady, true),
        TableEvent::Drained { is_held, .. } => counts.note_happening(H::DrainStopped, *is_held),
        TableEvent::Wrecked { cause, .. } => {
            counts.note_happening(H::CrashWrecked, *cause == DentCause::Crash);
            counts.note_happening(H::SpikesWrecked, *cause == DentCause::Spikes);
        }
        _ => {}
    }
}

/// Counts a path over obstacles or through robots (8.12).
fn note_hover(
    counts: &mut HappeningCounts<H>,
    table: &Table,
    seat: SeatId,
    path: impl Iterator<Item = Square> + Clone,
) {
    let others = table.squares_of_others(seat);
    counts.note_happening(H::HoverOverObstacle, path.clone().any(|square| !table.arena().is_free(square)));
    counts.note_happening(H::HoverThroughRobot, path.clone().any(|square| others.contains(&square)));
}
