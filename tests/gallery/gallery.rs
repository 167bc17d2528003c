//! The open page, and the state of what can be tried out.

use bevy::prelude::Resource;
use client::app::request::{Control, Pace, Request};
use client::settings::Settings;

use crate::asked::{Asked, TriedValues};
use crate::page_names::GalleryPage;
use crate::pages::Samples;

/// Open page, values that widgets were given, and sample data of the panels.
#[derive(Resource)]
pub struct Gallery {
    /// Open page.
    pub page: GalleryPage,
    /// Values that widgets were given.
    pub tried: TriedValues,
    /// Sample data of the panels.
    pub samples: Samples,
}

impl Gallery {
    /// Gallery at a page, with values as they are at the beginning.
    pub fn at(page: GalleryPage) -> Self {
        let tried = TriedValues {
            chosen: 0,
            is_on: true,
            slid: 0.5,
            written: "Mara".into(),
            step: 7,
            pace: Pace::One,
            is_playing: false,
        };
        Self { page, tried, samples: Samples::default() }
    }

    /// Does what was asked.
    pub fn handle(&mut self, asked: Asked, settings: &mut Settings) {
        match asked {
            Asked::Page(page) => self.page = page,
            Asked::Set(change) => change(settings),
            Asked::Try(change) => change(&mut self.tried),
            Asked::Request(Request::Replay(control)) => self.control_replay(control),
            Asked::Request(_) | Asked::Nothing => {}
        }
    }

    /// Goes to another step of the replay, or changes its pace.
    fn control_replay(&mut self, control: Control) {
        let last = self.samples.replay.timeline.last();
        let tried = &mut self.tried;
        match control {
            Control::GoTo(step) => tried.step = step,
            Control::Step { forward: true } => tried.step = (tried.step + 1).min(last),
            Control::Step { forward: false } => tried.step = tried.step.saturating_sub(1),
            Control::PlayOrPause => tried.is_playing = !tried.is_playing,
            Control::Pace(pace) => tried.pace = pace,
            _ => {}
        }
    }
}
