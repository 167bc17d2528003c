//! Data of a game from a file of the player, for a new game: files are chosen in a dialog, or
//! dropped on the form.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::dropped::add_file_taker;
use crate::app::fault::{Fault, GameFault};
use crate::app::fault_words::file_name;
use crate::app::jobs::{FileJobs, Finish, FinishJobs, JobKind};
use crate::app::notice::Notice;
use crate::app::request::{FileChoice, FulfilRequests, GameMessage, Purpose, Request, RequestForFile};
use crate::play::window_games::WindowGames;
use shell::disk::read_capped;
use shell::language::{InWords, Phrase, phrase};
use shell::outside::{NotText, decode_text};
use shell::record::Recorded;

/// Press on the button that asks for a file.
#[derive(Clone, Copy, Debug)]
pub struct ChooseDataFile;

/// Game that can be played with data from a file.
pub trait DataFromFile: Recorded {
    /// Data that were checked.
    type Data: Debug + Send + Sync + 'static;
    /// Reason why a text is refused.
    type DataRefusal: InWords;

    /// Reads data and checks them.
    ///
    /// # Errors
    /// A refusal that names the first fault found.
    fn read_data(text: &str) -> Result<Self::Data, Self::DataRefusal>;

    /// Whether a text that was refused has the form of data, which break a rule.
    fn has_form_of_data(refusal: &Self::DataRefusal) -> bool;

    /// Sentences about files with data.
    fn data_file_words() -> DataFileWords;
}

/// Sentences of a game about files with data.
#[derive(Clone, Debug)]
pub struct DataFileWords {
    /// Title of the dialog in which a file is chosen.
    pub title: Phrase,
    /// Name of the kind of files.
    pub kind: Phrase,
    /// Subject of the notice that a file is refused, in a few words.
    pub headline: Phrase,
    /// Advice in that notice.
    pub advice: Phrase,
    /// Reason why a file is refused that is not text.
    pub not_text: Phrase,
    /// Sentence about a file, given its name, that is neither a saved game nor data.
    pub neither: fn(String) -> Phrase,
}

/// Data of a file, with its name.
#[derive(Debug)]
pub struct NamedData<D> {
    /// Name of the file.
    pub name: String,
    /// The data.
    pub data: Arc<D>,
}

/// Data that were last read from a file, if any were.
#[derive(Resource, Debug)]
pub struct DataOfFile<D: Send + Sync + 'static>(pub Option<NamedData<D>>);

impl<D: Send + Sync + 'static> Default for DataOfFile<D> {
    fn default() -> Self {
        Self(None)
    }
}

/// Request to read the data of a file.
#[derive(Message)]
pub struct TakeData<G: DataFromFile> {
    path: PathBuf,
    game: PhantomData<fn() -> G>,
}

impl<G: DataFromFile> TakeData<G> {
    /// Request to read a file.
    pub const fn new(path: PathBuf) -> Self {
        Self { path, game: PhantomData }
    }
}

impl<G: DataFromFile> Clone for TakeData<G> {
    fn clone(&self) -> Self {
        Self::new(self.path.clone())
    }
}

impl<G: DataFromFile> From<TakeData<G>> for Request {
    fn from(request: TakeData<G>) -> Self {
        Self::OfGame(GameMessage::new(request))
    }
}

/// Reason why no data can be read from a file.
struct RefusedFile {
    why: Phrase,
    has_form_of_data: bool,
}

/// Adds the data of a game from files to an app.
pub fn add_data_files<G: DataFromFile>(app: &mut App) {
    let take = take_data::<G>.in_set(FulfilRequests::OfGame).before(FinishJobs).run_if(on_message::<TakeData<G>>);
    app.add_message::<TakeData<G>>().init_resource::<DataOfFile<G::Data>>().add_systems(Update, take);
    add_file_taker(app, G::NAME, take_dropped_file::<G>);
}

/// Request to open the dialog in which a file with data is chosen.
pub fn choose_data_file<G: DataFromFile>() -> Request {
    let DataFileWords { title, kind, .. } = G::data_file_words();
    let request = RequestForFile::new(|place| TakeData::<G>::new(place.path).into());
    Request::Choose(Purpose::OfGame(FileChoice { title, kind, extension: "ron", new_name: None, request }))
}

/// Starts jobs that read requested files.
fn take_data<G: DataFromFile>(mut requests: MessageReader<TakeData<G>>, mut jobs: ResMut<FileJobs>) {
    for TakeData { path, .. } in requests.read() {
        let path = path.clone();
        jobs.start_job(JobKind::Opens, move || {
            let data = read_file::<G>(&path);
            let finish: Finish = Box::new(move |world| keep_data::<G>(world, &path, data));
            finish
        });
    }
}

/// Starts jobs for files that were dropped on the form: their data are kept for the new game, or
/// they are opened as saved games.
fn take_dropped_file<G: DataFromFile>(
    games: Res<WindowGames>,
    mut drops: MessageReader<FileDragAndDrop>,
    mut jobs: ResMut<FileJobs>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop else { continue };
        let path = path.clone();
        let games = *games;
        jobs.start_job(JobKind::Opens, move || {
            let data = read_file::<G>(&path);
            let is_data = data.as_ref().map_or_else(|refused| refused.has_form_of_data, |_| true);
            let is_neither = !is_data && read_capped(&path).is_ok_and(|bytes| games.load_saved_game(&bytes).is_err());
            let finish: Finish = Box::new(move |world| {
                if is_data {
                    keep_data::<G>(world, &path, data);
                } else if is_neither {
                    let neither = G::data_file_words().neither;
                    show_refusal::<G>(world, neither(file_name(&path)));
                } else {
                    world.write_message(Request::Open(path));
                }
            });
            finish
        });
    }
}

fn read_file<G: DataFromFile>(path: &Path) -> Result<G::Data, RefusedFile> {
    let no_data = |why: Phrase| RefusedFile { why, has_form_of_data: false };
    let bytes = read_capped(path).map_err(|error| no_data(error.phrase()))?;
    let text = decode_text(&bytes).map_err(|NotText| no_data(G::data_file_words().not_text))?;
    G::read_data(&text)
        .map_err(|refusal| RefusedFile { why: refusal.phrase(), has_form_of_data: G::has_form_of_data(&refusal) })
}

/// Keeps the data of a file for the form, or tells why there are none.
fn keep_data<G: DataFromFile>(world: &mut World, path: &Path, data: Result<G::Data, RefusedFile>) {
    match data {
        Ok(data) => {
            let named = NamedData { name: file_name(path), data: Arc::new(data) };
            world.resource_mut::<DataOfFile<G::Data>>().0 = Some(named);
            // A fault of a file that was tried before no longer matters.
            world.resource_mut::<Notice>().clear_messages();
        }
        Err(RefusedFile { why, .. }) => {
            show_refusal::<G>(world, phrase!("fault-open", file = file_name(path), why = why));
        }
    }
}

/// Shows the notice that a file is refused.
fn show_refusal<G: DataFromFile>(world: &mut World, sentence: Phrase) {
    let DataFileWords { headline, advice, .. } = G::data_file_words();
    let fault = Fault::OfGame(Box::new(GameFault { headline, sentence, advice }));
    world.resource_mut::<Notice>().show_fault(fault);
}
