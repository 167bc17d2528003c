//! What decides how the stage looks.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::client::kit::points::points;
use crate::client::play::{Desk, Play};
use crate::client::scene::view::View;
use crate::client::settings::Settings;
use crate::table::{RoundState, TableParam};

/// Everything it is read from.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Looks<'w, 's> {
    pub(super) table: TableParam<'w, 's>,
    pub(super) state: Res<'w, RoundState>,
    pub(super) play: Res<'w, Play>,
    pub(super) desk: Res<'w, Desk>,
    pub(super) view: Res<'w, View>,
    pub(super) settings: Res<'w, Settings>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Looks<'_, '_> {
    pub(super) fn changed(&self) -> bool {
        self.state.is_changed()
            || self.play.is_changed()
            || self.desk.is_changed()
            || self.view.is_changed()
            || self.settings.is_changed()
    }

    fn zoom(&self) -> f32 {
        points(self.window.width(), self.window.height(), self.settings.text).zoom
    }

    /// Pixels a point has.
    pub(super) fn scale(&self) -> f32 {
        self.zoom() * self.window.scale_factor()
    }

    /// The window's size in points.
    pub(super) fn size(&self) -> Vec2 {
        Vec2::new(self.window.width(), self.window.height()) / self.zoom()
    }
}

/// A point of the screen in the stage's world, which is measured in points from the window's middle, upwards.
pub(super) fn to_world(at: bevy_egui::egui::Pos2, size: Vec2) -> Vec2 {
    Vec2::new(at.x - size.x / 2.0, size.y / 2.0 - at.y)
}
