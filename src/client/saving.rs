//! Choosing files in the window: where to save a game, which one to open.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};

use super::files::Request;
use super::play::Play;

/// The dialog in which a file is chosen.
#[derive(Resource, Default)]
pub struct Chooser {
    dialog: Option<Box<FileDialog>>,
    saves: bool,
}

impl Chooser {
    /// Whether a file is being chosen.
    pub const fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// Asks where to save the game.
    pub fn save(&mut self, play: Option<&Play>) {
        let round = play.map_or(0, |play| play.history().steps().last().map_or(0, |step| step.round));
        let mut dialog = plain().title("Save the game").default_file_name(&format!("junkyard-bots-round-{round}.ron"));
        dialog.save_file();
        self.dialog = Some(Box::new(dialog));
        self.saves = true;
    }

    /// Asks which game to open.
    pub fn open(&mut self) {
        let mut dialog = plain().title("Open a saved game");
        dialog.pick_file();
        self.dialog = Some(Box::new(dialog));
        self.saves = false;
    }
}

fn plain() -> FileDialog {
    FileDialog::new()
        .add_file_filter_extensions("Saved games", vec!["ron"])
        .default_file_filter("Saved games")
        .add_save_extension("Saved game", "ron")
        .default_save_extension("Saved game")
        .resizable(false)
        .default_size([760.0, 460.0])
        .anchor(bevy_egui::egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .as_modal(true)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chooser>()
        .add_systems(EguiPrimaryContextPass, show.run_if(|chooser: Res<Chooser>| chooser.is_open()));
}

fn show(mut contexts: EguiContexts, mut chooser: ResMut<Chooser>, mut requests: MessageWriter<Request>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let saves = chooser.saves;
    let Some(dialog) = &mut chooser.dialog else { return Ok(()) };
    dialog.update(&ctx);
    if let Some(path) = dialog.take_picked() {
        requests.write(if saves { Request::SaveAs(path) } else { Request::Open(path) });
        chooser.dialog = None;
    } else if !matches!(dialog.state(), DialogState::Open) {
        chooser.dialog = None;
    }
    Ok(())
}
