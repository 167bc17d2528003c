//! All motion over the table in one frame, with the captions of sounds.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::client::play::events::cue::TimedCue;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::tokens::{Space, TargetHeight};
use client::panels::captions::{CaptionPlace, TableCaptions};
use client::sound::Heard;

/// Data of all motion, for systems.
#[derive(SystemParam)]
pub struct Moving<'w, 's> {
    cues: MessageReader<'w, 's, TimedCue>,
    heard: MessageReader<'w, 's, Heard>,
    captions: ResMut<'w, TableCaptions>,
}

/// Motion in one frame, for painting.
pub struct Motion<'a> {
    cues: Vec<TimedCue>,
    captions: &'a mut TableCaptions,
}

impl Moving<'_, '_> {
    /// Takes in new cues and sounds, and returns the present motion.
    pub fn now(&mut self) -> Motion<'_> {
        self.captions.add_sounds(self.heard.read().cloned());
        Motion { cues: self.cues.read().cloned().collect(), captions: &mut self.captions }
    }
}

impl Motion<'_> {
    /// Begins the motion of new cues. Must be called before the panels are drawn.
    pub fn begin_frame(&mut self, pen: &Pen, scene: &mut Scene) {
        let now = pen.ui.input(|input| input.time);
        let cues = std::mem::take(&mut self.cues);
        if !scene.settings.reduced_motion {
            scene.view.moving.take_in(cues.into_iter(), now, scene.settings.speed.factor().into());
        }
        if scene.view.moving.forget_finished(now) {
            pen.ui.ctx().request_repaint();
        }
    }

    /// Draws the caption that is due. Must be called after the panels.
    pub fn end_frame(&mut self, pen: &mut Pen, scene: &Scene) {
        let now = pen.ui.input(|input| input.time);
        let stage = scene.regions.stage;
        let taken = TargetHeight::Row.points() * pen.look.text;
        let foot = stage.bottom() - Space::S.points() - taken;
        let place = CaptionPlace { stage, foot, seats: scene.play.seats() };
        if self.captions.draw_due_caption(pen, scene.settings, &place, now) {
            pen.ui.ctx().request_repaint();
        }
    }
}
