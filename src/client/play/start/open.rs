//! Beginning a game and continuing a saved one; notices of how it is saved.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::app::fault::{Done, OpenError};
use crate::app::frames::{NextFrame, Waker};
use crate::app::notice::Notice;
use crate::app::request::Tour;
use crate::play::correspondence::seating_plan::SeatingPlan;
use crate::play::executor::Execute;
use crate::play::game::ClientGame;
use crate::play::log_lines;
use crate::play::playing::{CurrentGame, Play};
use crate::play::seating::seat_game;
use crate::play::window_games::FreeSeat;
use crate::settings::this_computer::ThisComputer;
use shell::autosave::{self, GameSet};
use shell::disk::RealDisk;
use shell::disk::write_queue::SLOW_WRITE;
use shell::record::{Chronicle, ComputerId, RecordedGame, Session};
use shell::seats::{SeatId, seat_name};
use shell::table::{GameSetup, Playable};

pub(crate) fn plugin<G: ClientGame>(app: &mut App) {
    app.add_systems(Update, follow_saving::<G>.run_if(resource_exists::<Play<G>>));
}

/// Shows a notice if the game is saved to a set of its own from now on, because another program
/// saved into its set. Requests the frame in which it shows that a disk does not answer.
fn follow_saving<G: ClientGame>(mut play: ResMut<Play<G>>, mut notice: ResMut<Notice>, mut next: ResMut<NextFrame>) {
    if play.bypass_change_detection().take_moved() {
        notice.show_outcome(Ok(Some(Done::MovedToOwnSet)));
    }
    if !play.is_saved() && play.fault().is_none() {
        next.request_within(SLOW_WRITE);
    }
}

/// Folder in which games are saved automatically.
#[derive(Resource, Clone, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// Folder for saved games on a system that names no folder of the user's own.
    fn for_want_of_one() -> PathBuf {
        std::env::temp_dir().join("junkyard-bots")
    }

    /// Whether the folder is the user's own, rather than the temporary one, which others may empty.
    pub fn is_lasting(&self) -> bool {
        self.0 != Self::for_want_of_one()
    }
}

impl Default for SaveFolder {
    fn default() -> Self {
        Self(autosave::saves_folder().unwrap_or_else(Self::for_want_of_one))
    }
}

/// Begins a game in the app's world. It replaces the game there only once it is set up.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
pub fn begin<G: Execute>(world: &mut World, setup: G::Setup, plan: impl Into<SeatingPlan>) -> Result<(), OpenError> {
    let SeatingPlan { seats, elsewhere } = plan.into();
    let mut record = RecordedGame::<G>::begin(setup, seats)?.0;
    if !elsewhere.is_empty() {
        record.begin_correspondence(elsewhere, ThisComputer::number(world));
    }
    seat_players_in_new_set(world, record)
}

/// Continues a saved game in the app's world. A game that is already at the table stays as it is,
/// because it may have a step that could not be saved.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
pub fn open_game<G: Execute>(world: &mut World, record: RecordedGame<G>, set: GameSet) -> Result<(), OpenError> {
    if world.get_resource::<Play<G>>().is_some_and(|play| play.is_saved_in(set.name())) {
        return Ok(());
    }
    seat_players(world, record, set)
}

/// Continues a game that has arrived from another computer, in place of any game at the table.
/// The seat `newcomer` is played here from now on. Returns the tour through everything since the
/// last turn of the person here, if anything happened.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
pub fn receive_game<G: Execute>(
    world: &mut World,
    mut record: RecordedGame<G>,
    set: GameSet,
    newcomer: Option<SeatId>,
) -> Result<Option<Tour>, OpenError> {
    let here = ThisComputer::number(world);
    let awaited = Playable::read(&mut record, G::awaited).seat;
    if let Some(seat) = newcomer {
        record.claim_seat(seat, here);
    }
    seat_players(world, record, set)?;
    let play = world.get_resource::<Play<G>>();
    let tour = play.and_then(|play| play.tour_since_last_turn(play.reader(awaited)));
    Ok(tour.filter(|tour| tour.until.is_none_or(|until| tour.from < until)))
}

/// Seats of which the person at a computer, to which a game comes for the first time, can take one:
/// the free ones, the awaited one first. There are none if a seat is played there already.
pub fn seats_for_newcomer<G: Execute>(record: &mut RecordedGame<G>, here: ComputerId) -> Vec<FreeSeat> {
    let awaited = Playable::read(record, G::awaited).seat;
    let history = record.history();
    let correspondence = history.correspondence();
    if correspondence.has_people_at(here) {
        return Vec::new();
    }
    let free = correspondence.free_seats();
    let first = awaited.filter(|seat| free.contains(*seat));
    let others = free.iter().filter(|seat| Some(*seat) != first);
    let with_name = |seat| FreeSeat { seat, name: seat_name(history.seats(), seat).to_owned() };
    first.into_iter().chain(others).map(with_name).collect()
}

/// Begins a game that comes from no file of this program, such as one that was taken over from a
/// replay.
///
/// # Errors
/// [`OpenError`]; the previous game continues then.
pub fn seat_players_in_new_set<G: Execute>(world: &mut World, record: RecordedGame<G>) -> Result<(), OpenError> {
    let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
    seat_players(world, record, GameSet::unused(folder))
}

/// Moves a game into the app's world and continues it there, saved in a set.
fn seat_players<G: Execute>(world: &mut World, record: RecordedGame<G>, set: GameSet) -> Result<(), OpenError> {
    // A history that can't be replayed gets an empty log.
    let chronicle = Chronicle::<G, ()>::from_history(record.history(), |_| ()).unwrap_or_default();
    let log = log_lines::log_of(&chronicle, record.history());
    let waker = world.get_resource_or_init::<Waker>().clone();
    let session = Session::start(world, record, RealDisk, set, move || waker.wake_window())?;
    seat_game(world, CurrentGame::Played(session), log);
    Ok(())
}

/// Returns a random seed below a million, short enough to be read aloud.
pub fn short_seed() -> u64 {
    any_seed() % 1_000_000
}

/// Begins the game at the table again with the same setup and seats, but another seed. Returns
/// `None` if there is no game of this kind at the table, or only an exercise.
pub fn begin_again<G: Execute>(world: &mut World) -> Option<Result<(), OpenError>> {
    let play = world.get_resource::<Play<G>>().filter(|play| !play.is_exercise())?;
    let setup = play.history().setup().with_seed(short_seed());
    let plan = SeatingPlan { seats: play.seats().to_vec(), elsewhere: play.players().elsewhere() };
    Some(begin::<G>(world, setup, plan))
}

/// Returns a seed from the system's random source, or from the clock if that source fails.
pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SysRng.try_next_u64().unwrap_or(since.as_nanos() as u64)
}
