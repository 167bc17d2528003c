//! Cues of the events of a step, and the times at which they are due.

use std::time::Duration;

use super::cue::{Cue, TimedCue};
use super::durations::{ATTACK, FALL_APART, FIGURE_STEP, OPENING, PUT_ON, SHOVE_STEP, TOKEN_HOP, TREMBLE, token_hops};
use crate::action::{DentCause, MoveKind, TableEvent};
use crate::arena::Square;
use crate::cards::DataSet;
use crate::table::Setup;
use shell::seats::SeatId;

/// Range of arms that strike (6.9); those of greater range shoot.
const MELEE: u8 = 1;
/// Time at the usual speed until the next cue, after one without motion of its own.
const ROW: Duration = Duration::from_millis(150);
/// Time in which dents arrive.
const DENTS: Duration = Duration::from_millis(300);
/// Time in which the crusher bites.
const BITE: Duration = Duration::from_millis(500);
/// Time in which a card is drawn, turned up, rummaged or trashed.
const CARD: Duration = Duration::from_millis(260);

/// Returns the cues of a step's events, one after another, and the time until the last is over.
/// `round` is the one after the step.
pub fn cues_of_events(events: &[TableEvent], setup: &Setup, round: u16) -> (Vec<TimedCue>, Duration) {
    let trembles = only_trembles(events, setup, round);
    let mut row = CueRow { data: &setup.data, trembles, cues: Vec::new(), at: Duration::ZERO };
    events_in_order(events).for_each(|event| row.add_event(event));
    (row.cues, row.at)
}

/// Events in the order in which they are shown: a card is collected, and then the token moves. The
/// rules move the token first (4.7).
fn events_in_order(events: &[TableEvent]) -> impl Iterator<Item = &TableEvent> {
    let mut ordered: Vec<&TableEvent> = events.iter().collect();
    for number in 1..ordered.len() {
        let is_collected = matches!(ordered[number], TableEvent::PartPutOn { .. } | TableEvent::ActionCollected { .. });
        if is_collected && matches!(ordered[number - 1], TableEvent::TokenMoved { .. }) {
            ordered.swap(number - 1, number);
        }
    }
    ordered.into_iter()
}

/// Whether the crusher's plates only tremble at the end of a turn, because nobody is bitten (10.1).
fn only_trembles(events: &[TableEvent], setup: &Setup, round: u16) -> bool {
    let begins_round = |event: &TableEvent| matches!(event, TableEvent::RoundBegan { .. });
    let bites = |event: &TableEvent| matches!(event, TableEvent::Dented { cause: DentCause::Crusher, .. });
    let round = if events.iter().any(begins_round) { round.saturating_sub(1) } else { round };
    setup.crusher(round).is_some() && !events.iter().any(bites)
}

/// Cues of a step, one after another.
struct CueRow<'a> {
    data: &'a DataSet,
    /// Whether the crusher's plates tremble at the end of a turn.
    trembles: bool,
    cues: Vec<TimedCue>,
    /// Time until the next cue is due.
    at: Duration,
}

impl CueRow<'_> {
    /// Adds a cue; the next one is due after its duration.
    fn add(&mut self, cue: Cue, duration: Duration) {
        self.cues.push(TimedCue { cue, after: self.at });
        self.at += duration;
    }

    /// Adds the cue of used batteries, unless there are none.
    fn add_batteries(&mut self, seat: SeatId, count: u8) {
        if count > 0 {
            self.add(Cue::BatteryUsed { seat, count }, ROW);
        }
    }

    /// Adds the cues of an event.
    fn add_event(&mut self, event: &TableEvent) {
        match event {
            TableEvent::PartPutOn { seat, slot, card, replaced } => {
                self.add(Cue::PutOn { seat: *seat, slot: *slot, card: *card }, PUT_ON);
                self.add(Cue::Fell { seat: *seat, slot: *slot, card: *replaced }, ROW);
            }
            TableEvent::Played { seat, card, batteries } => {
                self.add(Cue::Played { seat: *seat, card: *card }, ROW);
                self.add_batteries(*seat, *batteries);
            }
            TableEvent::AbilityUsed { seat, slot, batteries, .. } => {
                self.add(Cue::Ability { seat: *seat, slot: *slot }, ROW);
                self.add_batteries(*seat, *batteries);
            }
            TableEvent::TurnEnded { .. } if self.trembles => self.add(Cue::Trembled, TREMBLE),
            TableEvent::Recharged { seat } => self.add_batteries(*seat, 2),
            TableEvent::Attacked { seat, side, card, target, pay } => {
                self.add(Cue::Spent { seat: *seat, card: *pay }, ROW);
                self.add_batteries(*seat, 1);
                let attack = self.data.find_card(*card).and_then(|card| card.part()?.attack.as_ref());
                let shoots = attack.is_some_and(|attack| attack.range > MELEE);
                self.add(Cue::Attacked { seat: *seat, slot: side.slot(), target: *target, shoots }, ATTACK);
            }
            TableEvent::Dented { seat, dents, by, cause } => {
                let seat = *seat;
                let dents = *dents;
                match cause {
                    DentCause::Crash => self.add(Cue::Crashed { seat, dents }, DENTS),
                    DentCause::Crusher => self.add(Cue::Crusher { seat, dents }, BITE),
                    _ => self.add(Cue::Dented { seat, dents, by: *by }, DENTS),
                }
            }
            _ => {
                if let TableEvent::Moved { seat, kind: MoveKind::Move { pay }, .. } = event {
                    self.add(Cue::Spent { seat: *seat, card: *pay }, ROW);
                }
                if let TableEvent::Moved { seat, kind: MoveKind::Move { .. } | MoveKind::Limp, .. } = event {
                    self.add_batteries(*seat, 1);
                }
                if let Some(cue) = Cue::of_event(event) {
                    let duration = duration_of_cue(&cue);
                    self.add(cue, duration);
                }
            }
        }
    }
}

/// Time after a cue until the next one is due.
fn duration_of_cue(cue: &Cue) -> Duration {
    let squares = |path: &[Square]| u32::try_from(path.len()).unwrap_or_default();
    match cue {
        Cue::Token { from, to, .. } => TOKEN_HOP * u32::from(token_hops(*from, *to)),
        Cue::Moved { path, .. } => FIGURE_STEP * squares(path),
        Cue::Shoved { path, .. } => SHOVE_STEP * squares(path),
        Cue::Opened => OPENING,
        Cue::Wrecked { .. } => FALL_APART,
        Cue::TurnedUp { .. } | Cue::Drew { .. } | Cue::Trashed { .. } | Cue::Rummaged { .. } => CARD,
        _ => ROW,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Outcome;
    use crate::cards::{CardId, Slot};

    const SEAT: SeatId = SeatId(0);

    fn cues(events: &[TableEvent]) -> Vec<(Cue, Duration)> {
        cues_of_events(events, &Setup::new(2, 5), 1).0.into_iter().map(|timed| (timed.cue, timed.after)).collect()
    }

    #[test]
    fn rule_4_4_the_old_part_drops_once_the_new_one_is_on() {
        let card = CardId(9);
        let replaced = CardId(4);
        let event = TableEvent::PartPutOn { seat: SEAT, slot: Slot::LeftArm, card, replaced };
        let expected = [
            (Cue::PutOn { seat: SEAT, slot: Slot::LeftArm, card }, Duration::ZERO),
            (Cue::Fell { seat: SEAT, slot: Slot::LeftArm, card: replaced }, PUT_ON),
        ];
        assert_eq!(cues(&[event]), expected);
    }

    #[test]
    fn rule_4_3_the_token_moves_once_the_card_is_collected() {
        let token = TableEvent::TokenMoved { seat: SEAT, from: 0, to: 3, on_top_of: Default::default() };
        let collected = TableEvent::ActionCollected { seat: SEAT, card: CardId(9) };
        let found = cues(&[token, collected]);
        let expected = [Cue::Collected { seat: SEAT, card: CardId(9) }, Cue::Token { seat: SEAT, from: 0, to: 3 }];
        assert_eq!(found.into_iter().map(|(cue, _)| cue).collect::<Vec<Cue>>(), expected);
    }

    #[test]
    fn rule_6_8_a_limp_uses_a_battery_before_the_step() {
        let path = vec![Square::new(1, 0)];
        let from = Square::new(0, 0);
        let event = TableEvent::Moved { seat: SEAT, from, path: path.clone(), kind: MoveKind::Limp };
        let expected =
            [(Cue::BatteryUsed { seat: SEAT, count: 1 }, Duration::ZERO), (Cue::Moved { seat: SEAT, from, path }, ROW)];
        assert_eq!(cues(&[event]), expected);
    }

    #[test]
    fn rule_6_7_a_move_spends_a_card_first() {
        let pay = CardId(3);
        let path = vec![Square::new(1, 0)];
        let event = TableEvent::Moved { seat: SEAT, from: Square::new(0, 0), path, kind: MoveKind::Move { pay } };
        let found = cues(&[event]);
        assert_eq!(found.first(), Some(&(Cue::Spent { seat: SEAT, card: pay }, Duration::ZERO)));
        assert_eq!(found.last().map(|(_, after)| *after), Some(2 * ROW));
    }

    #[test]
    fn rule_10_1_plates_tremble_at_the_end_of_a_turn_in_which_nobody_is_bitten() {
        let setup = Setup::new(2, 5);
        let found = |events: &[TableEvent], round: u16| {
            cues_of_events(events, &setup, round).0.into_iter().map(|timed| timed.cue).collect::<Vec<Cue>>()
        };
        let ends = TableEvent::TurnEnded { seat: SEAT };
        let first = u16::from(setup.options.crusher_from);
        assert_eq!(found(std::slice::from_ref(&ends), first), [Cue::Trembled]);
        assert_eq!(found(std::slice::from_ref(&ends), first - 1), []);
        let begins = TableEvent::RoundBegan { round: first, crushed: Some(0) };
        assert_eq!(found(&[ends.clone(), begins], first), [], "the round before");
        let bitten = TableEvent::Dented { seat: SEAT, dents: 1, by: None, cause: DentCause::Crusher };
        assert_eq!(found(&[ends, bitten], first), [Cue::Crusher { seat: SEAT, dents: 1 }]);
    }

    #[test]
    fn the_end_belongs_to_the_winner() {
        let outcome = Outcome { places: [SEAT, SeatId(1)].into_iter().collect() };
        assert_eq!(cues(&[TableEvent::GameOver { outcome }]), [(Cue::Won { seat: Some(SEAT) }, Duration::ZERO)]);
    }
}
