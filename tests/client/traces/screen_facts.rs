//! All that a screen shows and tells, to compare a client in which another game was at the table
//! with one in which it never was.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use client::kit::notes;
use client::play::window_games::TableNotes;
use client::settings::Settings;

use crate::access::tree::Tree;
use crate::app::Client;

/// All that a screen shows and tells in one frame.
#[derive(Debug, PartialEq, Eq)]
pub struct ScreenFacts {
    /// Words and names for screen readers.
    told: BTreeSet<String>,
    /// Texts that are painted.
    written: BTreeSet<String>,
    /// Names of things that can be pressed, with their places in whole points.
    places: BTreeSet<String>,
    /// Notes on the table for tests from outside.
    notes: String,
    /// The settings.
    settings: Settings,
}

impl ScreenFacts {
    /// All that is shown and told now, with the pointer in the window's corner.
    pub fn by(client: &mut Client) -> Self {
        notes::start_recording();
        client.move_to(1.0, 1.0);
        Tree::begin(client);
        client.app.insert_resource(TableNotes::default());
        let places = client.noted().into_iter().map(|(name, (x, y))| format!("{name} at {x:.0}, {y:.0}")).collect();
        let told = Tree::of(client).all().lines().map(str::to_owned).collect();
        let world = client.app.world_mut();
        let notes = format!("{:?}", world.remove_resource::<TableNotes>());
        let settings = world.resource::<Settings>().clone();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut ctx = contexts.single_mut(world).unwrap();
        let written = notes::take_frame_notes(ctx.get_mut()).written.into_iter().map(|written| written.text).collect();
        Self { told, written, places, notes, settings }
    }

    /// Asserts that the same is shown and told in a client in which another game never was. The
    /// first difference of each kind is told.
    pub fn assert_is_as_in(&self, pristine: &Self) {
        let pairs =
            [(&self.told, &pristine.told), (&self.written, &pristine.written), (&self.places, &pristine.places)];
        for (now, wanted) in pairs {
            let differs: Vec<&String> = now.symmetric_difference(wanted).collect();
            assert!(differs.is_empty(), "{differs:#?}");
        }
        assert_eq!(self, pristine);
    }
}
