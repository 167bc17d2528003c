//! Choosing files in the window: where to save a game, which one to open.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};

use super::files::Request;
use super::play::Play;

/// The dialog in which a file is chosen.
#[derive(Resource, Default)]
pub struct Chooser {
    dialog: Option<Box<FileDialog>>,
    purpose: Purpose,
}

/// What the chosen file is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Purpose {
    /// To open the game in it.
    #[default]
    Open,
    /// To save the game that is being played.
    Save,
    /// To copy a saved game to it.
    Export(PathBuf),
}

impl Chooser {
    /// Whether a file is being chosen.
    pub const fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// Asks where to save the game.
    pub fn save(&mut self, play: Option<&Play>) {
        let round = play.map_or(0, |play| play.history().steps().last().map_or(0, |step| step.round));
        let name = format!("junkyard-bots-round-{round}.ron");
        self.ask_where("Save the game", &name, Purpose::Save);
    }

    /// Asks where to copy a saved game to.
    pub fn export(&mut self, saved: PathBuf) {
        self.ask_where("Export the game", "junkyard-bots.ron", Purpose::Export(saved));
    }

    fn ask_where(&mut self, title: &str, name: &str, purpose: Purpose) {
        let mut dialog = plain().title(title).default_file_name(name);
        dialog.save_file();
        self.dialog = Some(Box::new(dialog));
        self.purpose = purpose;
    }

    /// Asks which game to open.
    pub fn open(&mut self) {
        let mut dialog = plain().title("Open a saved game");
        dialog.pick_file();
        self.dialog = Some(Box::new(dialog));
        self.purpose = Purpose::Open;
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
    let purpose = chooser.purpose.clone();
    let Some(dialog) = &mut chooser.dialog else { return Ok(()) };
    dialog.update(&ctx);
    if let Some(path) = dialog.take_picked() {
        requests.write(match purpose {
            Purpose::Open => Request::Open(path),
            Purpose::Save => Request::SaveAs(path),
            Purpose::Export(from) => Request::Copy { from, to: path },
        });
        chooser.dialog = None;
    } else if !matches!(dialog.state(), DialogState::Open) {
        chooser.dialog = None;
    }
    Ok(())
}
