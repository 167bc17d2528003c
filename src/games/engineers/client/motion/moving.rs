//! All motion over the table in one frame, with the captions of sounds.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::effects::CueEffects;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::tokens::{Space, TargetHeight};
use client::panels::captions::{CaptionPlace, TableCaptions};
use client::sound::Heard;

/// Data of all motion over the table, for systems.
#[derive(SystemParam)]
pub struct Moving<'w, 's> {
    cues: MessageReader<'w, 's, TimedCue>,
    heard: MessageReader<'w, 's, Heard>,
    effects: ResMut<'w, CueEffects>,
    captions: ResMut<'w, TableCaptions>,
}

/// Motion in one frame, for painting.
pub struct Motion<'a> {
    effects: &'a mut CueEffects,
    captions: &'a mut TableCaptions,
}

impl Moving<'_, '_> {
    /// Takes in the cues and sounds of this frame, and returns its motion.
    pub fn read_frame(&mut self) -> Motion<'_> {
        self.captions.add_sounds(self.heard.read().cloned());
        self.effects.queue_cues(self.cues.read().cloned());
        Motion { effects: &mut self.effects, captions: &mut self.captions }
    }
}

impl Motion<'_> {
    /// Begins the motion of new cues. Must be called before the panels, which leave out things that
    /// are on their way.
    pub fn begin_frame(&mut self, pen: &Pen, scene: &mut Scene) {
        let (now, is_pressed) = pen.ui.input(|input| (input.time, input.pointer.any_pressed()));
        if self.effects.begin_motion(scene, now, is_pressed) {
            pen.ui.ctx().request_repaint();
        }
    }

    /// Draws the motion over the panels, and the caption that is due. Must be called after the
    /// panels, which note the places of things. There is no motion over a menu or a dialog.
    pub fn end_frame(&mut self, pen: &mut Pen, scene: &Scene, is_behind: bool) {
        let now = pen.ui.input(|input| input.time);
        self.effects.launch_motion(scene);
        let has_effects = !is_behind && self.effects.draw_motion(pen, scene, now);
        let stage = scene.regions.stage;
        let button_row = TargetHeight::Row.points() * pen.look.text;
        let foot = stage.bottom() - Space::S.points() - button_row;
        let place = CaptionPlace { stage, foot, seats: scene.play.seats() };
        let has_captions = self.captions.draw_due_caption(pen, scene.settings, &place, now);
        if has_effects || has_captions {
            pen.ui.ctx().request_repaint();
        }
    }
}
