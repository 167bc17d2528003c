//! A card in hand over the workshop: where it can be put, and what follows from it.

use super::changes::{RobotChange, changes_of_part};
use super::numbers::RobotNumbers;
use crate::cards::{ArmSide, CardId, DataSet, PartKind, Slot};
use crate::client::art::robot::PartIds;
use crate::client::track::{TrackMove, TrackMoveKind};
use crate::table::Table;
use crate::turn::build::collect::check_time;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Place of the workshop for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkshopPlace {
    /// Slot of the robot, for a part (4.4).
    Slot(Slot),
    /// The robot's discard pile, for an action (4.5).
    Discard,
}

/// Places for a card: the slot of a part, both arms for an arm, the discard pile for an action.
pub fn places_of_card(data: &DataSet, card: CardId) -> Vec<WorkshopPlace> {
    let Some(face) = data.find_card(card) else { return Vec::new() };
    let slots = |slots: &[Slot]| slots.iter().copied().map(WorkshopPlace::Slot).collect();
    match face.part().map(|part| part.kind) {
        Some(PartKind::Head) => slots(&[Slot::Head]),
        Some(PartKind::Torso) => slots(&[Slot::Torso]),
        Some(PartKind::Legs) => slots(&[Slot::Legs]),
        Some(PartKind::Arm) => slots(&ArmSide::BOTH.map(ArmSide::slot)),
        None => vec![WorkshopPlace::Discard],
    }
}

/// Consequences of a card at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct TryOn {
    /// Place.
    pub place: WorkshopPlace,
    /// Parts of the robot with the card.
    pub parts: PartIds,
    /// Part that leaves the game.
    pub leaves: Option<CardId>,
    /// Changes, the time last.
    pub changes: Vec<RobotChange>,
    /// Move of the token.
    pub track_move: TrackMove,
}

impl TryOn {
    /// Tries a card on at a place of a seat's robot.
    ///
    /// # Errors
    /// Sentence that says why the card can't be collected (4.10).
    pub fn new(table: &Table, seat: SeatId, card: CardId, place: WorkshopPlace) -> Result<Self, Phrase> {
        check_time(table, seat, card).map_err(|why| why.phrase())?;
        let data = table.data();
        let robot = table.robot(seat);
        let before: PartIds = robot.loadout().0;
        let mut parts = before;
        let mut leaves = None;
        let numbers = RobotNumbers::of(data, &before);
        let mut changes = Vec::new();
        let mut hand_size = numbers.hand_size;
        match place {
            WorkshopPlace::Slot(slot) => {
                leaves = Some(parts[slot.index()]);
                parts[slot.index()] = card;
                let after = RobotNumbers::of(data, &parts);
                hand_size = after.hand_size;
                changes = changes_of_part(slot, &numbers, &after);
            }
            WorkshopPlace::Discard => {
                let cards = robot.cards().number();
                changes.push(RobotChange::of_cards(cards, cards + 1));
            }
        }
        let from = table.track().place(seat);
        let to = from.saturating_add(data.card(card).time);
        changes.push(RobotChange::of_time(from, to));
        let kind = TrackMoveKind::Collect { hand_size: hand_size.into() };
        Ok(Self { place, parts, leaves, changes, track_move: TrackMove { seat, to, kind } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;

    fn try_on(name: &str, place: WorkshopPlace) -> TryOn {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        game.read(|table| {
            let card = table.data().card_named(name).unwrap();
            TryOn::new(table, table.state().awaited_seat().unwrap(), card, place).unwrap()
        })
    }

    #[test]
    fn rule_4_4_a_part_takes_the_place_of_another_and_time_passes() {
        let data = DataSet::standard();
        let tried = try_on("crowbar", WorkshopPlace::Slot(Slot::LeftArm));
        assert_eq!(tried.leaves, data.card_named("fire_tongs"));
        assert_eq!(Some(tried.parts[Slot::LeftArm.index()]), data.card_named("crowbar"));
        assert_eq!(tried.track_move.to, 3);
        assert_eq!(tried.changes.last().unwrap().kind, super::super::changes::ChangeKind::Time);
    }

    #[test]
    fn rule_2_3_memory_counts_for_the_hand_at_once() {
        let tried = try_on("filing_cabinet", WorkshopPlace::Slot(Slot::Head));
        assert_eq!(tried.track_move.kind, TrackMoveKind::Collect { hand_size: 6 });
    }

    #[test]
    fn rule_4_5_an_action_is_one_card_more() {
        let tried = try_on("zap", WorkshopPlace::Discard);
        assert_eq!((tried.leaves, tried.changes.len()), (None, 2));
    }

    #[test]
    fn every_card_has_a_place() {
        let data = DataSet::standard();
        for id in data.card_ids() {
            let places = places_of_card(&data, id);
            let is_arm = data.card(id).part().is_some_and(|part| part.kind == PartKind::Arm);
            assert_eq!(places.len(), if is_arm { 2 } else { 1 });
        }
    }
}
