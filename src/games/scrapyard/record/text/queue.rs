//! Conversion between effects that wait and their text.

use super::fault::SavedFault;
use super::format::{WrittenQueue, WrittenSource};
use super::names::{GameNames, NameReader};
use crate::table::{EffectSource, Queue};

impl WrittenQueue {
    /// Text of the queue; `None` if nothing waits.
    pub(super) fn from_queue(queue: &Queue, names: &GameNames) -> Option<Self> {
        if queue.is_empty() {
            return None;
        }
        let source = match queue.source {
            EffectSource::Build => WrittenSource::Build,
            EffectSource::Card(card) => WrittenSource::Card(names.card_name(card)),
            EffectSource::Ability(slot) => WrittenSource::Ability(slot),
            EffectSource::Attack(side) => WrittenSource::Attack(side),
        };
        Some(Self {
            source,
            aim: queue.aim,
            targets: queue.targets.as_ref().map(|seats| names.colours_of(seats.iter().copied())),
            left: queue.left.as_ref().map(|seats| names.colours_of(seats.iter().copied())),
            effects: queue.effects.to_vec(),
        })
    }

    /// Queue of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_queue(&self, reader: NameReader) -> Result<Queue, SavedFault> {
        reader.check_length(&self.effects)?;
        let source = match &self.source {
            WrittenSource::Build => EffectSource::Build,
            WrittenSource::Card(card) => EffectSource::Card(reader.read_card(card)?),
            WrittenSource::Ability(slot) => EffectSource::Ability(*slot),
            WrittenSource::Attack(side) => EffectSource::Attack(*side),
        };
        Ok(Queue {
            source,
            aim: self.aim,
            targets: self.targets.as_deref().map(|seats| reader.read_seats(seats)).transpose()?,
            left: self.left.as_deref().map(|seats| reader.read_seats(seats)).transpose()?,
            effects: self.effects.iter().copied().collect(),
        })
    }
}
