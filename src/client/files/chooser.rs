//! Choosing files in the window: where to save a game, which one to open.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};

use crate::client::app::notice::NoticeAsk;
use crate::client::app::request::Request;
use crate::client::app::screen::Layer;
use crate::client::art::portrait;
use crate::client::play::Play;
use crate::parts::SeatId;

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
    /// To draw a seat's robot into it.
    Portrait(SeatId),
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

    /// Asks where to draw a robot.
    pub fn portrait(&mut self, seat: SeatId, play: &Play) {
        let whose = play.seat(seat);
        let mut dialog = plain("Pictures", "png")
            .title("Save the portrait")
            .default_file_name(&portrait::file_name(&whose.name, whose.colour));
        dialog.save_file();
        self.dialog = Some(Box::new(dialog));
        self.purpose = Purpose::Portrait(seat);
    }

    fn ask_where(&mut self, title: &str, name: &str, purpose: Purpose) {
        let mut dialog = plain("Saved games", "ron").title(title).default_file_name(name);
        dialog.save_file();
        self.dialog = Some(Box::new(dialog));
        self.purpose = purpose;
    }

    /// Asks which game to open.
    pub fn open(&mut self) {
        let mut dialog = plain("Saved games", "ron").title("Open a saved game");
        dialog.pick_file();
        self.dialog = Some(Box::new(dialog));
        self.purpose = Purpose::Open;
    }
}

/// A dialog for files of one kind.
fn plain(kind: &str, extension: &'static str) -> FileDialog {
    FileDialog::new()
        .add_file_filter_extensions(kind, vec![extension])
        .default_file_filter(kind)
        .add_save_extension(kind, extension)
        .default_save_extension(kind)
        .resizable(false)
        .default_size([760.0, 460.0])
        .anchor(bevy_egui::egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .as_modal(true)
}

pub(super) fn plugin(app: &mut App) {
    let is_open = |chooser: Res<Chooser>| chooser.is_open();
    app.init_resource::<Chooser>()
        .add_systems(Update, open_another.run_if(on_message::<NoticeAsk>))
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Chooser).run_if(is_open));
}

/// Asks for another file where one could not be opened.
fn open_another(mut asks: MessageReader<NoticeAsk>, mut chooser: ResMut<Chooser>) {
    if asks.read().any(|ask| *ask == NoticeAsk::OpenAnother) {
        chooser.open();
    }
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
            Purpose::Portrait(seat) => Request::Portrait { seat, to: path },
            Purpose::Export(from) => Request::Copy { from, to: path },
        });
        chooser.dialog = None;
    } else if !matches!(dialog.state(), DialogState::Open) {
        chooser.dialog = None;
    }
    Ok(())
}
