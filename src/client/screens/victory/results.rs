//! Contents of the screen of a finished game, made by the game.

use bevy::prelude::Resource;
use bevy_egui::egui::Rect;

use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::kit::Pen;
use crate::panels::awards::{Award, PicturePreview};
use crate::panels::figures::Figures;
use crate::panels::standings::{Banner, Standings};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Button that a game adds to the screen.
pub struct AddedButton {
    /// Icon before the label.
    pub icon: &'static str,
    /// Label.
    pub label: Phrase,
    /// Request of a press.
    pub request: Request,
}

/// Function that draws the scene beside the panel in a room. Its motion is done by a part from 0 to
/// 1.
pub type DrawScene = Box<dyn Fn(&mut Pen, Rect, f32) + Send + Sync>;

/// Scene beside the panel.
pub struct ResultScene {
    /// Time that its motion lasts, in seconds at the usual speed.
    pub lasts: f32,
    /// Whether it ends above the small picture of a player, which covers a part of it otherwise.
    pub is_above_picture: bool,
    /// Draws it.
    pub draw: DrawScene,
}

/// Contents of the screen; removed when the screen is left.
#[derive(Resource)]
pub struct Results {
    /// Change count of the game at this result, for which the scene moves once.
    pub turn: u64,
    /// Plate that names the winners.
    pub banner: Banner,
    /// Scene beside the panel.
    pub scene: ResultScene,
    /// Standings of all players.
    pub standings: Standings,
    /// Awards.
    pub awards: Vec<Award>,
    /// Small portrait of the player in the first place.
    pub preview: Option<PicturePreview>,
    /// Request to save the picture of a seat; `None` for a game that saves none.
    pub save_picture: Option<fn(SeatId) -> Request>,
    /// Figures of the game, round by round.
    pub figures: Figures,
    /// Screen on which a new game begins, which may be another one.
    pub new_game: Screen,
    /// Drawing on the button that leads there.
    pub new_game_icon: &'static str,
    /// Button that the game adds beside the one to a new game; `None` if it adds none.
    pub added: Option<AddedButton>,
    /// Summary of the game in a few lines, to be copied.
    pub summary: String,
}

impl Results {
    /// Whether there is an award, or a portrait to save.
    pub(super) fn has_awards(&self) -> bool {
        !self.awards.is_empty() || self.preview.is_some()
    }
}
