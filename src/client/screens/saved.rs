//! What the files of saved games hold, as the load list shows it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::client::play::{open, summary};
use crate::client::words::counted;
use crate::game::Playable;
use crate::record::{Colour, Doubt, Loaded};

/// A seat of a saved game.
pub struct SavedSeat {
    /// What the player is called.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// Power left.
    pub power: u8,
    /// Energy eaten.
    pub energy: u16,
}

/// What a file holds.
pub struct Saved {
    /// Where the game is.
    pub sentence: String,
    /// Its seats.
    pub seats: Vec<SavedSeat>,
    /// The robot of the player whose turn it is.
    pub robot: Option<Arc<RobotPicture>>,
    /// Energy needed to win.
    pub wanted: u16,
    /// Whether it is over.
    pub is_over: bool,
    /// How many actions were done.
    pub steps: usize,
    /// Why it is not proved, if it isn't.
    pub doubt: Option<Doubt>,
}

/// A file of the list.
pub struct Entry {
    /// Where it is.
    pub path: PathBuf,
    /// When it was written.
    pub written: SystemTime,
    /// What it holds, or the sentence that says what is wrong with it.
    pub held: Result<Saved, String>,
}

/// Reads a file.
pub fn read(path: PathBuf) -> Entry {
    let written = std::fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let held = open::read(&path).map(saved).map_err(|error| error.to_string());
    Entry { path, written, held }
}

fn saved(mut loaded: Loaded) -> Saved {
    let sentence = summary::describe(&loaded);
    let (steps, doubt) = (loaded.claimed.steps().len(), loaded.proof.doubt().cloned());
    let (history, game) = (&loaded.claimed, &mut loaded.game);
    let state = game.game().state().clone();
    let first = state.outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    let shown = state.turn.as_ref().map(|turn| turn.seat).or(first);
    let setup = history.setup();
    game.read(|table| {
        let drawing = |part| {
            let starter = setup.starter_of(part).map(|seat| history.seats()[seat.index()].colour);
            match (table.tile(part), table.part(part).and_then(|part| part.size)) {
                (Some(tile), _) => drawing_of(tile, starter),
                (None, size) => size.map_or("body", back_of),
            }
        };
        let robot = shown
            .filter(|&seat| table.survives(seat))
            .map(|seat| Arc::new(RobotPicture::new(table.robot(seat), table.power(seat), drawing)));
        let seat = |(seat, named): (crate::parts::SeatId, &crate::record::Seat)| SavedSeat {
            name: named.name.clone(),
            colour: named.colour,
            power: table.power(seat),
            energy: table.eaten(seat),
        };
        Saved {
            sentence: sentence.clone(),
            seats: table.seats().zip(history.seats()).map(seat).collect(),
            robot,
            wanted: setup.energy_to_win,
            is_over: state.outcome.is_some(),
            steps,
            doubt: doubt.clone(),
        }
    })
}

/// Deletes all files of the game that a file belongs to; of a file that has no game's name, only itself.
///
/// # Errors
/// What the system says of the first that can't be deleted.
pub fn delete(path: &Path) -> io::Result<()> {
    let set = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.split_once('-')).map(|(set, _)| set);
    let (Some(folder), Some(set)) = (path.parent(), set) else { return std::fs::remove_file(path) };
    for file in std::fs::read_dir(folder)?.filter_map(Result::ok) {
        let name = file.file_name();
        let own = name
            .to_str()
            .and_then(|name| name.strip_prefix(set))
            .is_some_and(|rest| rest.starts_with('-') && rest.ends_with(".ron"));
        if own {
            std::fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// When something was written, as people say it.
pub fn when(written: SystemTime) -> String {
    let minutes = written.elapsed().unwrap_or_default().as_secs() / 60;
    match minutes {
        0 => "just now".into(),
        1..60 => format!("{minutes} min ago"),
        60..1440 => format!("{} h ago", minutes / 60),
        _ => counted((minutes / 1440) as usize, "day") + " ago",
    }
}

/// What a game is called: by its players, or by its file if it can't be read.
pub fn title(entry: &Entry) -> String {
    match &entry.held {
        Ok(saved) => {
            let names: Vec<&str> = saved.seats.iter().map(|seat| seat.name.as_str()).collect();
            match names.as_slice() {
                [some @ .., last] if !some.is_empty() => format!("{} and {last}", some.join(", ")),
                _ => names.concat(),
            }
        }
        Err(_) => entry.path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
    }
}
