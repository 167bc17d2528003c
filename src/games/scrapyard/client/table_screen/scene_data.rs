//! Data of a screen with a table, whether the game at it is played or watched.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::Scrapyard;
use crate::client::motion::{Motion, Moving};
use crate::client::play::{Interaction, Play, Question};
use crate::client::scene::view::TableUi;
use crate::client::scene::{Scene, SceneOutput};
use crate::opponents::View;
use crate::table::{Table, TableParam};
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
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    audience: Res<'w, Audience>,
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
        let now = self.table.table();
        let setup = now.setup().clone();
        let seen = view_of_audience(&now, *self.audience);
        drop(now);
        let table = seen.as_ref().map_or_else(|| self.table.table(), |view| view.table(&setup));
        let view = &mut *self.view;
        view.begin_frame();
        let mut scene = Scene {
            table: &table,
            play: &self.play,
            interaction: &self.interaction,
            question: self.question.as_ref().map_or(&Question::None, |question| question.get()),
            settings: &self.settings,
            audience: *self.audience,
            regions: view.regions.clone(),
            view,
            asked: &mut asked,
        };
        draw(&mut scene, self.canvas.begin_drawing(self.moving.read_frame()));
        asked
    }
}

/// View of the table for an audience, if hands are hidden from it (11.5); `None` if it may see
/// everything.
fn view_of_audience(table: &Table, audience: Audience) -> Option<View> {
    if !table.setup().options.hidden_hands {
        return None;
    }
    audience.view_of::<Scrapyard>(table)
}
