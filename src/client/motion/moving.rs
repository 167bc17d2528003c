//! Everything that moves, as it is painted.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::captions::Captions;
use super::effects::Effects;
use super::flight::OnStage;
use super::idle::Awake;
use crate::client::play::cue::TimedCue;
use crate::games::junkyard_bots::parts::PartId;
use crate::games::junkyard_bots::table::Part;

/// Everything that moves, as systems ask for it.
#[derive(SystemParam)]
pub struct Moving<'w, 's> {
    cues: MessageReader<'w, 's, TimedCue>,
    effects: ResMut<'w, Effects>,
    captions: ResMut<'w, Captions>,
    awake: Res<'w, Awake>,
    parts: Query<'w, 's, (&'static Part, &'static OnStage)>,
}

/// Everything that moves, as it is painted.
pub struct Motion<'a> {
    /// What flies, bursts and floats.
    pub effects: &'a mut Effects,
    /// Sounds in words.
    pub captions: &'a mut Captions,
    /// The parts on the stage.
    pub parts: HashMap<PartId, OnStage>,
    /// Whether eyes blink now.
    pub is_awake: bool,
}

impl Moving<'_, '_> {
    /// As it is now.
    pub fn now(&mut self) -> Motion<'_> {
        let cues: Vec<TimedCue> = self.cues.read().cloned().collect();
        self.captions.hear(cues.iter().cloned());
        self.effects.hear(cues.into_iter());
        let parts = self.parts.iter().map(|(part, on_stage)| (part.id, *on_stage)).collect();
        Motion { effects: &mut self.effects, captions: &mut self.captions, parts, is_awake: self.awake.0 }
    }
}

impl<'a> Motion<'a> {
    /// Nothing moves but effects and captions.
    pub fn still(effects: &'a mut Effects, captions: &'a mut Captions) -> Self {
        Self { effects, captions, parts: HashMap::new(), is_awake: false }
    }
}
