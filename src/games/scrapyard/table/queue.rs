//! Effects that wait to happen: of cards, abilities and hits, and build effects.

use serde::{Deserialize, Serialize};
use shell::seats::{PerSeat, SeatId};
use smallvec::SmallVec;

use crate::cards::{Aim, ArmSide, BuildEffect, CardId, Effect, Slot};

/// Source of the effects on the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EffectSource {
    /// Cards that were collected (4.7).
    #[default]
    Build,
    /// A card that was played (6.5).
    Card(CardId),
    /// The ability of a part (6.6).
    Ability(Slot),
    /// An attack with an arm (6.9).
    Attack(ArmSide),
}

/// Effect that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Queued {
    /// Build effect (4.7).
    Build(BuildEffect),
    /// Effect of a card, an ability or a hit (section 8).
    Effect(Effect),
    /// Spikes of the robot that was attacked (8.12, 9.5).
    Spikes,
}

impl Queued {
    /// Whether the effect needs a target: the robots of the queue's targets, or for spikes the
    /// robot that was attacked.
    pub const fn needs_target(self) -> bool {
        match self {
            Self::Effect(effect) => effect.needs_target(),
            Self::Spikes => true,
            Self::Build(_) => false,
        }
    }
}

/// The one queue of effects (4.7, 7.5, 9.5). Only its first effect happens, or asks for a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    /// Source of the effects.
    pub source: EffectSource,
    /// Aim of all its effects (7.5).
    pub aim: Aim,
    /// Targets, once they are fixed (7.5).
    pub targets: Option<PerSeat<SeatId>>,
    /// Targets on whom the first effect has still to happen, in battle order (9.5); `None` until
    /// it begins.
    pub left: Option<PerSeat<SeatId>>,
    /// Effects, the first one first.
    pub effects: SmallVec<[Queued; 6]>,
}

impl Queue {
    /// Effects of a card or ability of the battle, whose targets are not fixed yet.
    pub fn of_effects(source: EffectSource, aim: Aim, effects: &[Effect]) -> Self {
        let effects = effects.iter().copied().map(Queued::Effect).collect();
        Self { source, aim, targets: None, left: None, effects }
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    /// Removes the first effect.
    pub(crate) fn finish_first(&mut self) {
        self.left = None;
        if !self.effects.is_empty() {
            self.effects.remove(0);
        }
        if self.effects.is_empty() {
            *self = Self::default();
        }
    }

    /// Puts build effects in front of those that wait (4.7).
    pub(crate) fn put_in_front(&mut self, effects: &[BuildEffect]) {
        self.effects.insert_many(0, effects.iter().copied().map(Queued::Build));
    }
}
