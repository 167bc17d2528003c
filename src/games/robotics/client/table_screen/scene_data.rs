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
use client::motion::drawing::{self, SceneCanvas};
use client::settings::Settings;

/// Data that the screen of a table reads and writes.
#[derive(SystemParam)]
pub struct SceneData<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    canvas: SceneCanvas<'w>,
    view: ResMut<'w, TableUi>,
    moving: Moving<'w, 's>,
    /// Requests to the app.
    pub requests: MessageWriter<'w, Request>,
}

/// Pictures and motion with which a scene is drawn.
type SceneDrawing<'a> = drawing::SceneDrawing<'a, Motion<'a>>;

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
        draw(&mut scene, self.canvas.begin_drawing(self.moving.now()));
        asked
    }
}
