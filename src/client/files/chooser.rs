//! The dialog in which a file is chosen, to save to or to open.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use bevy::prelude::{
    App, Commands, In, IntoScheduleConfigs, IntoSystem, MessageReader, MessageWriter, Res, ResMut, Resource, Result,
    Update, World, not, on_message, resource_exists,
};
use bevy_egui::egui::{self, Id, LayerId, Order, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};

use super::labels::labels;
use super::limited_disk::LimitedDisk;
use crate::app::choice_dialog::ChoiceDialog;
use crate::app::focus;
use crate::app::request::{FulfilRequests, Purpose, Request, SavePlace};
use crate::app::screen::{Choosing, Layer};
use crate::kit::style::draw_with_bright_choice;
use crate::play::window_games::WindowGames;
use crate::settings::Settings;
use shell::disk::ExistingFile;
use shell::language::{Language, Phrase, phrase};
use shell::time::format_for_file_name;

/// The open file dialog; the resource exists as long as it is open.
#[derive(Resource)]
pub struct Chooser {
    dialog: FileDialog,
    purpose: Purpose,
    id: Id,
}

/// Folder of the file that was chosen last since the program began, in which the next dialog
/// begins.
#[derive(Resource, Default)]
struct LastFolder(Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastFolder>();
    let open = suggest_file_name.pipe::<_, _, (), _>(open);
    app.add_systems(Update, open.after(FulfilRequests::OfGame).run_if(on_message::<Request>)).add_systems(
        EguiPrimaryContextPass,
        show.in_set(Layer::Chooser).run_if(resource_exists::<Chooser>).run_if(not(resource_exists::<ChoiceDialog>)),
    );
}

/// Returns the name for a file of the game at the table.
fn suggest_file_name(world: &World) -> Option<String> {
    let file_name = world.resource::<WindowGames>().describe_table(world)?.file_name;
    Some(dated_file_name(&file_name, SystemTime::now()))
}

/// Returns a name for a file with a time before its endings, so that files of other times have
/// other names.
pub fn dated_file_name(name: &str, time: SystemTime) -> String {
    let time = format_for_file_name(time);
    match name.split_once('.') {
        Some((stem, endings)) => format!("{stem}-{time}.{endings}"),
        None => format!("{name}-{time}"),
    }
}

/// Opens the dialog when a request demands it.
fn open(
    In(file_name): In<Option<String>>,
    mut requests: MessageReader<Request>,
    settings: Res<Settings>,
    last: Res<LastFolder>,
    mut contexts: EguiContexts,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    for request in requests.read() {
        if let Request::Choose(purpose) = request {
            let (size, id) = size(ctx, &settings);
            let dialog = dialog_for(purpose, file_name.as_deref(), last.0.as_deref(), settings.language());
            let dialog = dialog.id(id).default_size(size);
            commands.insert_resource(Choosing);
            commands.insert_resource(Chooser { dialog, purpose: purpose.clone(), id });
        }
    }
    Ok(())
}

/// Returns the size of the dialog in points, and an id that differs for each size, because the
/// interface remembers the size of a dialog by its id.
fn size(ctx: &egui::Context, settings: &Settings) -> (Vec2, Id) {
    let most = ctx.content_rect().size() - vec2(48.0, 72.0);
    // Wide enough for the name of a saved game beside the kinds of files.
    let size = (vec2(960.0, 480.0) * settings.appearance_in(ctx).text).min(most);
    (size, Id::new(("file-dialog", size.x as u32, size.y as u32)))
}

/// Creates the dialog for a purpose, in a language. It begins in `folder`, or else in that in which
/// the program was started.
fn dialog_for(purpose: &Purpose, file_name: Option<&str>, folder: Option<&Path>, language: &Language) -> FileDialog {
    let games = |title: Phrase| plain(language, &title, &phrase!("file-kind-games"), "ron");
    let mut dialog = match purpose {
        Purpose::Open => games(phrase!("file-open-game")),
        Purpose::Save => games(phrase!("file-save-game")).default_file_name(file_name.unwrap_or_default()),
        Purpose::Export { file_name, .. } => games(phrase!("file-export-game")).default_file_name(file_name),
        Purpose::OfGame(choice) => {
            let dialog = plain(language, &choice.title, &choice.kind, choice.extension);
            choice.new_name.iter().fold(dialog, |dialog, name| dialog.default_file_name(name))
        }
    };
    if let Some(folder) = folder {
        dialog = dialog.initial_directory(folder.to_path_buf());
    }
    if picks_file(purpose) {
        dialog.pick_file();
    } else {
        dialog.save_file();
    }
    dialog
}

/// Whether an existing file is picked, not one to save to.
const fn picks_file(purpose: &Purpose) -> bool {
    match purpose {
        Purpose::Open => true,
        Purpose::Save | Purpose::Export { .. } => false,
        Purpose::OfGame(choice) => choice.new_name.is_none(),
    }
}

/// Creates a dialog for files of one kind.
fn plain(language: &Language, title: &Phrase, kind: &Phrase, extension: &'static str) -> FileDialog {
    let kind = &*language.tell(kind);
    FileDialog::with_file_system(Arc::new(LimitedDisk::for_this_thread()))
        .labels(labels(language))
        .title(&language.tell(title))
        .add_file_filter_extensions(kind, vec![extension])
        .default_file_filter(kind)
        .add_save_extension(kind, extension)
        .default_save_extension(kind)
        .resizable(false)
        // Canonicalizing a path would access the disk while the dialog is drawn.
        .canonicalize_paths(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .as_modal(true)
}

fn show(
    mut contexts: EguiContexts,
    mut chooser: ResMut<Chooser>,
    mut last: ResMut<LastFolder>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let purpose = chooser.purpose.clone();
    // The screen below the dialog is returned to.
    focus::keep_top_sheet(&ctx);
    ctx.memory_mut(|memory| memory.set_modal_layer(LayerId::new(Order::Middle, chooser.id)));
    let dialog = &mut chooser.dialog;
    draw_with_bright_choice(&ctx, || {
        dialog.update(&ctx);
    });
    let picked = dialog.take_picked();
    if picked.is_some() || !matches!(dialog.state(), DialogState::Open) {
        commands.remove_resource::<Choosing>();
        commands.remove_resource::<Chooser>();
    }
    if let Some(path) = picked {
        last.0 = path.parent().map(Path::to_path_buf);
        requests.write(match purpose {
            Purpose::Open => Request::Open(path),
            Purpose::Save => Request::SaveAs(with_ending(path, "ron")),
            Purpose::Export { from, .. } => Request::Copy { from, to: with_ending(path, "ron") },
            Purpose::OfGame(choice) if choice.new_name.is_none() => choice.request.at_place(SavePlace::replacing(path)),
            Purpose::OfGame(choice) => choice.request.at_place(with_ending(path, choice.extension)),
        });
    }
    Ok(())
}

/// Returns the chosen place, with the extension by which the dialog finds the file again. The
/// dialog asks before an existing file is replaced, but only for the name as it was typed; so if
/// the extension is added here, an existing file is kept.
fn with_ending(path: PathBuf, ending: &str) -> SavePlace {
    if path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending)) {
        return SavePlace { path, existing: ExistingFile::Replace };
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(ending);
    SavePlace { path: name.into(), existing: ExistingFile::Keep }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_stands_before_the_endings_of_a_name() {
        let dated = |name: &str| dated_file_name(name, SystemTime::UNIX_EPOCH);
        assert_eq!(dated("game-round-3.engineers.ron"), "game-round-3-1970-01-01-000000.engineers.ron");
        assert_eq!(dated("game"), "game-1970-01-01-000000");
    }

    #[test]
    fn the_dialog_begins_in_the_folder_that_was_used_last() {
        let folder = tempfile::tempdir().unwrap();
        for purpose in [Purpose::Open, Purpose::Save] {
            let begins_in = |last: Option<&Path>| {
                let mut dialog = dialog_for(&purpose, None, last, Language::english());
                dialog.config_mut().initial_directory.clone()
            };
            assert_eq!(begins_in(Some(folder.path())), folder.path());
            assert_ne!(begins_in(None), folder.path());
        }
    }

    #[test]
    fn a_name_without_the_ending_gets_it_and_replaces_no_file_that_was_not_asked_about() {
        let place = |name: &str| with_ending(name.into(), "ron");
        assert_eq!(place("game.RON"), SavePlace { path: "game.RON".into(), existing: ExistingFile::Replace });
        for (name, whole) in [("game", "game.ron"), ("game.v2", "game.v2.ron"), ("a.", "a..ron"), (".ron", ".ron.ron")]
        {
            assert_eq!(place(name), SavePlace { path: whole.into(), existing: ExistingFile::Keep }, "{name}");
        }
    }
}
