//! All dents of a finished game: who gave them to whom, and with which card.

use crate::action::{DentCause, TableEvent};
use crate::cards::CardId;
use shell::seats::SeatId;

/// Dents that a robot got at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blow {
    /// Round of the battle.
    pub(super) round: u16,
    /// Seat of the robot that got them.
    pub(super) seat: SeatId,
    /// Seat that gave them; `None` for the crusher.
    pub(super) by: Option<SeatId>,
    /// Card of the action or part by which they were given; `None` for spikes and the crusher.
    pub(super) card: Option<CardId>,
    /// Number of dents.
    pub(super) dents: u16,
    /// Their cause.
    pub(super) cause: DentCause,
}

impl Blow {
    /// Seat that gave the dents to another one.
    pub(super) fn giver(&self) -> Option<SeatId> {
        self.by.filter(|&by| by != self.seat)
    }
}

/// Returns all dents of a game by its events with their rounds, in order. The targets of a card may
/// be chosen long after it was played, so the last card stays the cause until the next.
pub(super) fn find_blows<'a>(events: impl IntoIterator<Item = (u16, &'a TableEvent)>) -> Vec<Blow> {
    let mut last = None;
    let mut blows = Vec::new();
    for (round, event) in events {
        match *event {
            TableEvent::Played { card, .. } | TableEvent::AbilityUsed { card, .. } => last = Some(card),
            TableEvent::Attacked { card, .. } => last = Some(card),
            TableEvent::TurnBegan { .. } => last = None,
            TableEvent::Dented { seat, dents, by, cause } => {
                let has_card = !matches!(cause, DentCause::Spikes | DentCause::Crusher | DentCause::Frailty);
                blows.push(Blow { round, seat, by, card: last.filter(|_| has_card), dents, cause });
            }
            _ => {}
        }
    }
    blows
}

/// Dents that a seat has given to others.
pub(super) fn dents_given(blows: &[Blow], by: SeatId) -> u16 {
    let given = blows.iter().filter(|blow| blow.giver() == Some(by));
    given.map(|blow| blow.dents).fold(0, u16::saturating_add)
}

/// Dents that a seat's robot has got, by whomever.
pub(super) fn dents_taken(blows: &[Blow], seat: SeatId) -> u16 {
    let taken = blows.iter().filter(|blow| blow.seat == seat);
    taken.map(|blow| blow.dents).fold(0, u16::saturating_add)
}

/// All dents that a seat has given to others with one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CardDents {
    /// The seat.
    pub(super) seat: SeatId,
    /// The card.
    pub(super) card: CardId,
    /// Number of dents.
    pub(super) dents: u16,
}

/// Returns the dents by seat and card, in the order of their first ones.
pub(super) fn dents_by_card(blows: &[Blow]) -> Vec<CardDents> {
    let mut all: Vec<CardDents> = Vec::new();
    for blow in blows {
        let Some((seat, card)) = blow.giver().zip(blow.card) else { continue };
        match all.iter_mut().find(|found| (found.seat, found.card) == (seat, card)) {
            Some(found) => found.dents = found.dents.saturating_add(blow.dents),
            None => all.push(CardDents { seat, card, dents: blow.dents }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{ArmSide, Slot};

    const ONE: SeatId = SeatId(0);
    const OTHER: SeatId = SeatId(1);
    const ZAP: CardId = CardId(30);
    const ARM: CardId = CardId(20);

    fn dented(seat: SeatId, by: Option<SeatId>, dents: u16, cause: DentCause) -> TableEvent {
        TableEvent::Dented { seat, dents, by, cause }
    }

    fn events() -> Vec<TableEvent> {
        vec![
            TableEvent::TurnBegan { seat: ONE },
            TableEvent::Played { seat: ONE, card: ZAP, batteries: 1 },
            dented(OTHER, Some(ONE), 2, DentCause::Card),
            dented(OTHER, Some(ONE), 1, DentCause::Crash),
            TableEvent::Attacked { seat: ONE, side: ArmSide::Left, card: ARM, target: OTHER, pay: CardId::JUNK_CODE },
            dented(OTHER, Some(ONE), 3, DentCause::Attack),
            dented(ONE, Some(OTHER), 2, DentCause::Spikes),
            dented(ONE, None, 1, DentCause::Crusher),
            TableEvent::TurnBegan { seat: OTHER },
            TableEvent::AbilityUsed { seat: OTHER, slot: Slot::Head, card: ARM, batteries: 1 },
            dented(ONE, Some(OTHER), 2, DentCause::Ability),
        ]
    }

    #[test]
    fn dents_are_counted_for_the_card_that_gave_them() {
        let events = events();
        let blows = find_blows(events.iter().map(|event| (4, event)));
        assert_eq!(blows.len(), 6);
        let counts = dents_by_card(&blows).into_iter().map(|of_card| (of_card.seat, of_card.card, of_card.dents));
        assert_eq!(counts.collect::<Vec<_>>(), [(ONE, ZAP, 3), (ONE, ARM, 3), (OTHER, ARM, 2)]);
    }

    #[test]
    fn dents_of_spikes_are_given_and_those_of_the_crusher_only_taken() {
        let events = events();
        let blows = find_blows(events.iter().map(|event| (4, event)));
        assert_eq!([ONE, OTHER].map(|seat| dents_given(&blows, seat)), [6, 4]);
        assert_eq!([ONE, OTHER].map(|seat| dents_taken(&blows, seat)), [5, 6]);
    }
}
