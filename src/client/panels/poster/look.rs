//! Colours, language and faces with which a picture to share is composed.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::art::spelling::Faces;
use crate::kit::palette::ColourSet;
use crate::kit::text::letters;
use crate::settings::Settings;
use shell::language::Language;
use shell::seats::Colour;

/// Colours, language and faces of this window.
#[derive(Clone)]
pub struct PosterLook {
    /// Faces with which names are written, besides the program's own.
    pub faces: Arc<Faces>,
    /// Language of the words.
    pub language: &'static Language,
    colours: ColourSet,
}

impl PosterLook {
    /// Returns the look that the player has chosen.
    pub fn of_window(world: &mut World) -> Self {
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let faces = contexts
            .single_mut(world)
            .map_or_else(|_| Arc::default(), |mut context| letters::extra_faces(context.get_mut()));
        let settings = world.resource::<Settings>();
        Self { faces, language: settings.language(), colours: settings.colours }
    }

    /// Colour of a seat as `#rrggbb`.
    pub fn hue(&self, colour: Colour) -> String {
        let hue = self.colours.seat_colour(colour);
        format!("#{:02x}{:02x}{:02x}", hue.r(), hue.g(), hue.b())
    }
}
