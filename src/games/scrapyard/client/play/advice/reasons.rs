//! Reasons for actions, in one or two sentences that do not name the player who acts: a fact about
//! the position, and the next best action by the values that the player compared.

use crate::action::{Action, Scrapyard, Settling, Taking};
use crate::arena::Square;
use crate::cards::{CardId, Effect};
use crate::messages::phrase;
use crate::sentences::choices::choice_words;
use crate::table::{Pile, Table};
use client::kit::spoken::join_sentences;
use shell::language::Phrase;
use shell::seats::{PlayerKind, Seat, SeatId, seat_name};
use shell::thinking::{Candidate, Value};

/// Action that a player has chosen, with the position and what was compared.
#[derive(Clone, Copy, Debug)]
pub struct Considered<'a, 't> {
    /// Kind of the player.
    pub player: PlayerKind,
    /// The table before the action, as the seat knows it.
    pub table: &'a Table<'t>,
    /// Seat of the player.
    pub seat: SeatId,
    /// The action.
    pub action: &'a Action,
    /// Actions that were compared, with their values; empty if none were.
    pub candidates: &'a [Candidate<Scrapyard>],
}

/// Returns the reason for an action.
pub fn reason_sentence(considered: &Considered, seats: &[Seat]) -> Phrase {
    if considered.player == PlayerKind::Random {
        return phrase!("scrapyard-why-random");
    }
    let fact = considered.fact(seats);
    join_sentences([fact].into_iter().chain(considered.next_best(seats)))
}

impl Considered<'_, '_> {
    /// Fact that speaks for the action.
    fn fact(&self, seats: &[Seat]) -> Phrase {
        match self.action {
            Action::Collect { pile, .. } => {
                self.reason_to_collect(self.table.pile(*pile).and_then(Pile::face_up), seats)
            }
            Action::Take(Taking { card: Some(card), .. }) => self.reason_to_collect(Some(*card), seats),
            Action::Take(_) => phrase!("scrapyard-why-take-none"),
            Action::Rummage { .. } => phrase!("scrapyard-why-rummage"),
            Action::Pass => phrase!("scrapyard-why-pass"),
            Action::Done => phrase!("scrapyard-why-done"),
            Action::Purge(0) => phrase!("scrapyard-why-keep-codes"),
            Action::Purge(_) => phrase!("scrapyard-why-purge"),
            Action::Delay(_) => phrase!("scrapyard-why-delay"),
            Action::Settle(Settling::Hand(CardId::JUNK_CODE)) => phrase!("scrapyard-why-settle-code"),
            Action::Settle(Settling::Armour) => phrase!("scrapyard-why-settle-armour"),
            Action::Settle(_) => phrase!("scrapyard-why-settle-card"),
            Action::Play(card) => {
                let action = self.table.data().find_card(*card).and_then(|card| card.action());
                self.reason_for_effects(action.map(|action| action.effects.as_slice()).unwrap_or_default())
            }
            Action::Use(slot) => {
                let ability = self.table.robot(self.seat).ability(*slot);
                self.reason_for_effects(ability.map(|ability| ability.effects.as_slice()).unwrap_or_default())
            }
            Action::Attack { side, seat, .. } => {
                let damage = self.table.robot(self.seat).attack(*side).map_or(0, |attack| attack.damage);
                self.reason_to_attack(*seat, damage.into(), seats)
            }
            Action::Target(seat) => self.reason_to_aim(*seat, seats),
            Action::Step(square) | Action::Limp(square) | Action::Move { square, .. } => {
                self.reason_to_go(*square, seats)
            }
            Action::Shove { .. } => phrase!("scrapyard-why-shove"),
            Action::Salvage(_) => phrase!("scrapyard-why-salvage"),
            Action::Recharge => phrase!("scrapyard-why-recharge"),
            Action::EndTurn => phrase!("scrapyard-why-end"),
        }
    }

    /// Reason to collect a card: what it costs, and whose turn is next then.
    fn reason_to_collect(&self, card: Option<CardId>, seats: &[Seat]) -> Phrase {
        let time = card.and_then(|card| self.table.data().find_card(card)).map_or(0, |card| card.time);
        let place = self.table.track().place(self.seat).saturating_add(time);
        let line = self.table.setup().line();
        if place > line {
            return phrase!("scrapyard-why-beyond", count = place - line);
        }
        let is_behind =
            |other: SeatId| self.table.track().is_building(other, line) && self.table.track().place(other) < place;
        match self.table.seats().filter(|&other| other != self.seat).find(|&other| is_behind(other)) {
            Some(next) => phrase!("scrapyard-why-worth-time", count = time, name = seat_name(seats, next)),
            None => phrase!("scrapyard-why-next-again", count = time),
        }
    }

    /// Reason for effects: the damage among them, or the use of the first one.
    fn reason_for_effects(&self, effects: &[Effect]) -> Phrase {
        let damage: u16 =
            effects.iter().map(|effect| if let Effect::Damage(dents) = effect { (*dents).into() } else { 0 }).sum();
        if damage > 0 {
            return phrase!("scrapyard-why-damage", count = damage);
        }
        match effects.first() {
            Some(Effect::Shield(_)) => phrase!("scrapyard-why-shield"),
            Some(Effect::Repair(_) | Effect::Salvage(_)) => phrase!("scrapyard-why-repair"),
            Some(Effect::Draw(_) | Effect::Battery(_)) => phrase!("scrapyard-why-draw"),
            Some(Effect::Drain(_)) => phrase!("scrapyard-why-drain"),
            _ => phrase!("scrapyard-why-effect"),
        }
    }

    /// Reason to attack a robot: the dents, and what it can lose after them.
    fn reason_to_attack(&self, target: SeatId, damage: u16, seats: &[Seat]) -> Phrase {
        let name = seat_name(seats, target);
        let left = self.table.robot(target).toughness() - i32::from(damage);
        if left <= 0 {
            phrase!("scrapyard-why-wrecks", name = name)
        } else {
            phrase!("scrapyard-why-blow", name = name, count = damage, left = left)
        }
    }

    /// Reason to aim at a robot: what it can lose.
    fn reason_to_aim(&self, target: SeatId, seats: &[Seat]) -> Phrase {
        let name = seat_name(seats, target);
        phrase!("scrapyard-why-target", name = name, left = self.table.robot(target).toughness())
    }

    /// Reason to go to a square: off the crusher's rings, or nearer to the next robot.
    fn reason_to_go(&self, square: Square, seats: &[Seat]) -> Phrase {
        let arena = self.table.arena();
        let from = self.table.robot(self.seat).square();
        let crusher = self.table.setup().crusher(self.table.state().round);
        let is_crushed = |square: Square| crusher.is_some_and(|crusher| u16::from(arena.ring(square)) <= crusher.ring);
        if from.is_some_and(is_crushed) && !is_crushed(square) {
            return phrase!("scrapyard-why-leaves-crusher");
        }
        let steps = |at: Square| {
            let to = |other: SeatId| Some((arena.range(at, self.table.robot(other).square()?), other));
            self.table.others(self.seat).filter_map(to).min()
        };
        match (from.and_then(steps), steps(square)) {
            (Some((before, _)), Some((after, other))) if after < before => {
                phrase!("scrapyard-why-nearer", name = seat_name(seats, other), count = after)
            }
            (Some((before, _)), Some((after, other))) if after > before => {
                phrase!("scrapyard-why-further", name = seat_name(seats, other), count = after)
            }
            _ => phrase!("scrapyard-why-square"),
        }
    }

    /// Sentence about the next best action; `None` if nothing else was compared.
    fn next_best(&self, seats: &[Seat]) -> Option<Phrase> {
        let worth = |candidate: &&Candidate<Scrapyard>| match candidate.value {
            Value::Worth(worth) => worth,
            Value::Chance(chance) => chance.mean(),
        };
        let others = self.candidates.iter().filter(|candidate| self.is_other(&candidate.action));
        let next = others.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        Some(phrase!("scrapyard-why-next-best", choice = choice_words(&next.action, self.table, seats)))
    }

    /// Whether an action differs from the chosen one by more than the pile of a rummage or the
    /// order of the cards that go back.
    fn is_other(&self, action: &Action) -> bool {
        match (self.action, action) {
            (Action::Take(taken), Action::Take(other)) => taken.card != other.card,
            (Action::Rummage { .. }, Action::Rummage { .. }) => false,
            (chosen, other) => chosen != other,
        }
    }
}
