//! Data of a screen with a table, whether the game at it is played or watched.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Context;

use crate::client::control::seen_table::SeenTable;
use crate::client::motion::{Motion, Moving};
use crate::client::play::{Interaction, Play, Question};
use crate::client::scene::view::TableUi;
use crate::client::scene::{Scene, SceneOutput};
use crate::table::TableParam;
use client::app::request::Request;
use client::app::screen::{Choosing, Overlay, overlay_or_none};
use client::art::Art;
use client::settings::Settings;

/// Data that the screen of a table reads and writes.
#[derive(SystemParam)]
pub struct SceneData<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    overlay: Option<Res<'w, State<Overlay>>>,
    choosing: Option<Res<'w, Choosing>>,
    art: ResMut<'w, Art>,
    view: ResMut<'w, TableUi>,
    moving: Moving<'w, 's>,
    /// Requests to the app.
    pub requests: MessageWriter<'w, Request>,
}

/// Pictures and motion with which a scene is drawn, and the things that are drawn over it.
pub struct SceneDrawing<'a> {
    /// Pictures.
    pub art: &'a mut Art,
    /// Motion over the table.
    pub motion: Motion<'a>,
    /// Overlay over the table.
    pub overlay: Overlay,
    /// Whether a dialog is open in which a file or an answer is chosen.
    pub is_choosing: bool,
}

impl SceneDrawing<'_> {
    /// Whether something over the table takes all input.
    pub fn is_behind(&self) -> bool {
        self.overlay != Overlay::None || self.is_choosing
    }
}

impl SceneData<'_, '_> {
    /// Calls `draw` with the scene of this frame. Returns the commands and requests that it leaves.
    pub fn draw_scene(&mut self, ctx: &Context, draw: impl FnOnce(&mut Scene, SceneDrawing)) -> SceneOutput {
        let mut asked = SceneOutput::default();
        let now = self.table.table();
        let seen = SeenTable::of(ctx, &self.settings, &now, &self.interaction, self.play.changes);
        let table = seen.table(&now);
        let view = &mut *self.view;
        view.begin_frame();
        let mut scene = Scene {
            table: &table,
            table_now: &now,
            control_to_come: seen.control_to_come,
            play: &self.play,
            interaction: &self.interaction,
            question: self.question.as_ref().map_or(&Question::None, |question| question.get()),
            settings: &self.settings,
            regions: view.regions.clone(),
            view,
            asked: &mut asked,
        };
        let drawing = SceneDrawing {
            art: &mut self.art,
            motion: self.moving.now(),
            overlay: overlay_or_none(self.overlay.as_deref()),
            is_choosing: self.choosing.is_some(),
        };
        draw(&mut scene, drawing);
        asked
    }
}
