//! Everything that moves, as it is painted.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::effects::Effects;
use super::flight::OnStage;
use super::idle::Awake;
use crate::parts::PartId;
use crate::table::Part;

/// Everything that moves, as systems ask for it.
#[derive(SystemParam)]
pub struct Moving<'w, 's> {
    effects: ResMut<'w, Effects>,
    awake: Res<'w, Awake>,
    parts: Query<'w, 's, (&'static Part, &'static OnStage)>,
}

/// Everything that moves, as it is painted.
pub struct Motion<'a> {
    /// What flies, bursts and floats.
    pub effects: &'a mut Effects,
    /// The parts on the stage.
    pub parts: HashMap<PartId, OnStage>,
    /// Whether eyes blink now.
    pub is_awake: bool,
}

impl Moving<'_, '_> {
    /// As it is now.
    pub fn now(&mut self) -> Motion<'_> {
        let parts = self.parts.iter().map(|(part, on_stage)| (part.id, *on_stage)).collect();
        Motion { effects: &mut self.effects, parts, is_awake: self.awake.0 }
    }
}

impl<'a> Motion<'a> {
    /// Nothing moves but effects.
    pub fn still(effects: &'a mut Effects) -> Self {
        Self { effects, parts: HashMap::new(), is_awake: false }
    }
}
