//! Motion at Play: the chosen box rises and fades with the dialog before the form of its game is
//! shown.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event};

use crate::app::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayMotion>().add_systems(OnEnter(Screen::GameShelf), rest);
}

/// Duration of the motion at the usual speed of animations, in seconds.
const DURATION: f32 = 0.22;

/// Motion that runs once Play is pressed.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct PlayMotion {
    /// Time of egui at which it began, in seconds; `None` while it does not run.
    begun: Option<f64>,
}

fn rest(mut motion: ResMut<PlayMotion>) {
    *motion = PlayMotion::default();
}

impl PlayMotion {
    /// Begins the motion in this frame.
    pub(super) fn begin(&mut self, ctx: &Context) {
        self.begun = Some(ctx.input(|input| input.time));
        ctx.request_repaint();
    }

    /// Part of the motion that is done, from 0 to 1; `None` while it does not run. Input ends it.
    /// `pace` is the factor by which its duration is multiplied.
    pub(super) fn part_done(self, ctx: &Context, pace: f32) -> Option<f32> {
        let begun = self.begun?;
        let passed = ctx.input(|input| input.time - begun) as f32;
        if passed >= DURATION * pace || has_input(ctx) {
            return Some(1.0);
        }
        ctx.request_repaint();
        Some(passed / (DURATION * pace))
    }
}

/// Whether anything was pressed in this frame; a key that is held repeats itself.
fn has_input(ctx: &Context) -> bool {
    let is_press = |event: &Event| match event {
        Event::Key { pressed, repeat, .. } => *pressed && !repeat,
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Touch { .. } => true,
        _ => false,
    };
    ctx.input(|input| input.events.iter().any(is_press))
}
