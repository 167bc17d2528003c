//! Data of a screen with a table, whether the game at it is played or watched.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::client::motion::{Motion, Moving};
use crate::client::play::{Interaction, Play, Question};
use crate::client::scene::view::TableUi;
use crate::client::scene::{Scene, SceneOutput};
use crate::table::TableParam;
use client::app::request::Request;
use client::motion::drawing::{self, SceneCanvas};
use client::play::Audience;
use client::settings::Settings;

/// Data that the screen of a table reads and writes.
#[derive(SystemParam)]
pub struct SceneData<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    audience: Res<'w, Audience>,
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
    pub fn draw_scene(&mut self, draw: impl FnOnce(&mut Scene, SceneDrawing)) -> SceneOutput {
        let mut asked = SceneOutput::default();
        let table = self.table.table();
        let view = &mut *self.view;
        view.pointed = None;
        view.pointed_pile = None;
        let mut scene = Scene {
            table: &table,
            play: &self.play,
            interaction: &self.interaction,
            audience: *self.audience,
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
