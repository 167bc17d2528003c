//! Data of a screen with a table, whether the game at it is played or watched.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::client::motion::{Motion, Moving};
use crate::client::play::{Interaction, Play, Question};
use crate::client::scene::view::TableUi;
use crate::client::scene::{Scene, SceneOutput};
use crate::opponents::View;
use crate::table::{Table, TableParam};
use client::app::request::Request;
use client::app::screen::{Choosing, Overlay, overlay_or_none};
use client::art::Art;
use client::play::Audience;
use client::settings::Settings;
use shell::seats::SeatId;

/// Data that the screen of a table reads and writes.
#[derive(SystemParam)]
pub struct SceneData<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    audience: Res<'w, Audience>,
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
        let drawing = SceneDrawing {
            art: &mut self.art,
            motion: self.moving.read_frame(),
            overlay: overlay_or_none(self.overlay.as_deref()),
            is_choosing: self.choosing.is_some(),
        };
        draw(&mut scene, drawing);
        asked
    }
}

/// Seat that no table has, and whose view therefore shows no hidden hand.
const NOBODY: SeatId = SeatId(u8::MAX);

/// View of the table for an audience, if hands are hidden from it (11.5); `None` if it may see
/// everything.
fn view_of_audience(table: &Table, audience: Audience) -> Option<View> {
    if !table.setup().options.hidden_hands {
        return None;
    }
    match audience {
        Audience::Everything => None,
        Audience::Only(seat) => Some(View::of(table, seat)),
        Audience::All | Audience::AllBut(_) => Some(View::of(table, NOBODY)),
    }
}
