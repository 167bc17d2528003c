//! All motion on the stage, as it is painted.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::effects::CueEffects;
use super::flight::OnStage;
use super::idle::Awake;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::contents::Scene;
use crate::parts::PartId;
use crate::table::Part;
use client::kit::Pen;
use client::kit::tokens::{Space, TargetHeight};
use client::panels::captions::{CaptionPlace, HEIGHT, TableCaptions};
use client::sound::Heard;

/// Data of all motion, for systems.
#[derive(SystemParam)]
pub struct Moving<'w, 's> {
    cues: MessageReader<'w, 's, TimedCue>,
    heard: MessageReader<'w, 's, Heard>,
    effects: ResMut<'w, CueEffects>,
    captions: ResMut<'w, TableCaptions>,
    awake: Res<'w, Awake>,
    parts: Query<'w, 's, (&'static Part, &'static OnStage)>,
}

/// Motion in one frame, for painting.
pub struct Motion<'a> {
    /// Things that fly, burst and float.
    pub effects: &'a mut CueEffects,
    captions: &'a mut TableCaptions,
    /// Parts on the stage.
    pub parts: HashMap<PartId, OnStage>,
    /// Whether idle motion is on.
    pub is_awake: bool,
}

impl Moving<'_, '_> {
    /// Takes in new cues, and returns the present motion.
    pub fn now(&mut self) -> Motion<'_> {
        self.captions.add_sounds(self.heard.read().cloned());
        self.effects.queue_cues(self.cues.read().cloned());
        let parts = self.parts.iter().map(|(part, on_stage)| (part.id, *on_stage)).collect();
        Motion { effects: &mut self.effects, captions: &mut self.captions, parts, is_awake: self.awake.0 }
    }
}

impl<'a> Motion<'a> {
    /// Motion without flights of parts and idle motion, only with effects and captions.
    pub fn still(effects: &'a mut CueEffects, captions: &'a mut TableCaptions) -> Self {
        Self { effects, captions, parts: HashMap::new(), is_awake: false }
    }

    /// Draws the caption that is due; returns whether another frame is needed.
    pub fn show_captions(&mut self, pen: &mut Pen, scene: &Scene, now: f64) -> bool {
        let stage = scene.regions.stage;
        // In the battle the names of the two robots are on the ground.
        let names = if scene.view.rival_grid.is_some() { HEIGHT * pen.look.text + Space::M.points() } else { 0.0 };
        // Without a column the button of the log is there.
        let log = if scene.regions.has_column() { 0.0 } else { TargetHeight::Row.points() * pen.look.text };
        let foot = stage.bottom() - Space::S.points() - names.max(log);
        let place = CaptionPlace { stage, foot, seats: scene.play.seats() };
        self.captions.draw_due_caption(pen, scene.settings, &place, now)
    }
}
