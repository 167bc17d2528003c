//! Reading saved games from files, whatever their game. Must be called off the frame's thread,
//! because it accesses the disk.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::World;

use crate::app::fault::OpenError;
use crate::play::start::open::SaveFolder;
use crate::play::window_games::{FreeSeat, OpenableGame, WindowGames};
use crate::settings::this_computer::ThisComputer;
use shell::autosave::{GameName, GameSet, files_of_games};
use shell::disk::{RealDisk, read_capped};
use shell::outside::decode_leniently;
use shell::record::{ComputerId, Relation, Trail, is_written_by_correspondence};
use shell::seats::SeatId;
use shell::shutdown;

/// Saved game that was read to be played, and the set of files in which it is saved from then on.
pub(super) struct Opening {
    pub(super) game: Box<dyn OpenableGame>,
    pub(super) set: GameSet,
}

/// Saved game of any origin that was read to be played.
pub(super) enum Arrival {
    /// Game that is only opened.
    Opens(Opening),
    /// Game by correspondence that goes on with what has happened at other computers.
    Arrives(ArrivingGame),
    /// Game by correspondence that comes to this computer for the first time, and of which one of
    /// several seats can be taken here, and its text.
    AsksWhoPlays(Vec<FreeSeat>, Arc<str>),
    /// Copy of a game that is here in the same state, in this file.
    IsHere(PathBuf),
    /// Copy of a game that is here in another state, and does not go on from it.
    Differs(DifferentCopy),
}

/// Game by correspondence that goes on with what has happened at other computers.
pub(super) struct ArrivingGame {
    pub(super) opening: Opening,
    /// Players at this computer for whom somebody else has acted at another one.
    pub(super) acted_for: BTreeSet<String>,
    /// Seat that is played at this computer from now on; `None` if one is already.
    pub(super) newcomer: Option<FreeSeat>,
}

/// Difference of an arriving copy from the own one.
#[derive(Clone, Copy)]
pub(super) enum CopyDifference {
    /// It is an older state.
    Older,
    /// They have gone different ways after so many steps.
    Parted(usize),
}

impl ArrivingGame {
    /// Game that is kept as a game of its own, of which nothing was here before.
    pub(super) const fn first(opening: Opening, newcomer: Option<FreeSeat>) -> Self {
        Self { opening, acted_for: BTreeSet::new(), newcomer }
    }
}

/// Arriving copy of a game by correspondence that does not go on from the own one.
pub(super) struct DifferentCopy {
    /// Its difference from the own one.
    pub(super) difference: CopyDifference,
    /// Newest file of the own copy.
    pub(super) own_path: PathBuf,
    /// Trail of the own copy.
    pub(super) own: Trail,
    /// Trail of the arriving copy.
    pub(super) arriving: Trail,
    /// Text of the arriving copy.
    pub(super) text: Arc<str>,
}

/// Own copy of a game by correspondence.
struct OwnCopy {
    name: GameName,
    path: PathBuf,
    relation: Relation,
    trail: Trail,
}

/// List of the games whose files can be read, and the folder of automatic saves.
pub(super) struct Reader {
    pub(super) games: WindowGames,
    pub(super) folder: PathBuf,
    pub(super) here: ComputerId,
}

impl Reader {
    /// Reader of the files that a window finds and plays.
    pub(super) fn of(world: &mut World) -> Self {
        let games = *world.resource::<WindowGames>();
        let folder = world.get_resource_or_init::<SaveFolder>().0.clone();
        Self { games, folder, here: ThisComputer::number(world) }
    }

    /// Reads a saved game from a file.
    fn read(&self, path: &Path) -> Result<Box<dyn OpenableGame>, OpenError> {
        self.games.load_saved_game(&read_capped(path)?).map_err(OpenError::Load)
    }

    /// Name of the game that an automatic save belongs to; `None` for any other file.
    fn game_of_automatic_save(&self, path: &Path) -> Option<GameName> {
        GameName::of_file(path).filter(|_| path.parent() == Some(&self.folder))
    }

    /// Reads a saved game that a player chose. One by correspondence is compared with the own copy
    /// of that game, unless it is an automatic save.
    ///
    /// # Errors
    /// As [`Self::read_to_play`].
    pub(super) fn read_chosen(&self, path: &Path) -> Result<Arrival, OpenError> {
        if self.game_of_automatic_save(path).is_some() {
            return self.read_to_play(path).map(Arrival::Opens);
        }
        self.receive(&read_capped(path)?, None)
    }

    /// Reads a saved game of any origin. One by correspondence is compared with the own copy of
    /// that game. `chosen` is the seat that is to be taken here, once that was asked.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another window plays the own copy, else the fault of the game.
    pub(super) fn receive(&self, bytes: &[u8], chosen: Option<SeatId>) -> Result<Arrival, OpenError> {
        let mut game = self.games.load_saved_game(bytes).map_err(OpenError::Load)?;
        let set = GameSet::unused(self.folder.clone());
        let Some(trail) = game.trail() else { return Ok(Arrival::Opens(Opening { game, set })) };
        // A game of this window may still have a step to write.
        shutdown::flush_steps();
        let own_copy = self.find_own_copy(&trail);
        let mut seats = game.seats_for_newcomer(self.here);
        seats.retain(|free| chosen.is_none_or(|chosen| free.seat == chosen));
        let goes_on = own_copy.as_ref().is_none_or(|own| matches!(own.relation, Relation::Newer | Relation::OtherGame));
        if goes_on && seats.len() > 1 {
            return Ok(Arrival::AsksWhoPlays(seats, decode_leniently(bytes).into()));
        }
        let newcomer = seats.pop();
        let Some(OwnCopy { name, path, relation, trail: own }) = own_copy else {
            return Ok(Arrival::Arrives(ArrivingGame::first(Opening { game, set }, newcomer)));
        };
        let difference = match relation {
            Relation::OtherGame => return Ok(Arrival::Arrives(ArrivingGame::first(Opening { game, set }, newcomer))),
            Relation::Newer => {
                let set = GameSet::claim(self.folder.clone(), name).map_err(OpenError::InUse)?;
                let acted_for = own.players_of_steps_missing_at(self.here, &trail);
                return Ok(Arrival::Arrives(ArrivingGame { opening: Opening { game, set }, acted_for, newcomer }));
            }
            Relation::Same => return Ok(Arrival::IsHere(path)),
            Relation::Older => CopyDifference::Older,
            Relation::Parted(after) => CopyDifference::Parted(after),
        };
        let text = decode_leniently(bytes).into();
        Ok(Arrival::Differs(DifferentCopy { difference, own_path: path, own, arriving: trail, text }))
    }

    /// Finds the own copy of a game by correspondence that is closest to an arriving one.
    fn find_own_copy(&self, arriving: &Trail) -> Option<OwnCopy> {
        let files = files_of_games(&mut RealDisk, &self.folder).unwrap_or_default();
        let copies = files.into_iter().filter_map(|(name, files)| {
            let (path, trail) = files.into_iter().find_map(|path| Some((path.clone(), self.read_trail(&path)?)))?;
            let relation = trail.relation_of(arriving);
            (relation != Relation::OtherGame).then_some(OwnCopy { name, path, relation, trail })
        });
        copies.min_by_key(|copy| match copy.relation {
            Relation::Same => 0,
            Relation::Newer => 1,
            Relation::Older => 2,
            Relation::Parted(_) | Relation::OtherGame => 3,
        })
    }

    /// Reads the trail of a game by correspondence; `None` for other games and for damaged files.
    fn read_trail(&self, path: &Path) -> Option<Trail> {
        let bytes = read_capped(path).ok()?;
        // Most games are played at one computer; these are not worth the proof of their history.
        if !is_written_by_correspondence(&bytes) {
            return None;
        }
        self.games.load_saved_game(&bytes).ok()?.trail()
    }

    /// Reads a saved game to be played. The newest automatic save of a game continues in that
    /// game's set; any other file is opened as a game of its own, so that saving it removes no
    /// later save.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another window plays that game, else the error of reading the file.
    pub(super) fn read_to_play(&self, path: &Path) -> Result<Opening, OpenError> {
        // A game of this window may still have a step to write.
        shutdown::flush_steps();
        let set = match self.game_of_automatic_save(path) {
            Some(game) => self.claim_if_newest(path, game)?,
            None => None,
        };
        let set = set.unwrap_or_else(|| GameSet::unused(self.folder.clone()));
        Ok(Opening { game: self.read(path)?, set })
    }

    /// Claims the set of an automatic save if the save is the newest of its game. Searches for the
    /// newest file after claiming the set, because from then on no other window writes into it.
    fn claim_if_newest(&self, path: &Path, game: GameName) -> Result<Option<GameSet>, OpenError> {
        let set = GameSet::claim(self.folder.clone(), game.clone()).map_err(OpenError::InUse)?;
        let files = files_of_games(&mut RealDisk, &self.folder)?;
        let newest = files.get(&game).and_then(|files| files.first());
        Ok((newest.map(PathBuf::as_path) == Some(path)).then_some(set))
    }

    /// Reads the newest file of the game that an automatic save belongs to, to continue that game:
    /// another window may have saved a later file since this one was found.
    ///
    /// # Errors
    /// As [`Self::read_to_play`].
    pub(super) fn read_newest_to_play(&self, path: &Path) -> Result<Opening, OpenError> {
        let Some(game) = self.game_of_automatic_save(path) else { return self.read_to_play(path) };
        let set = GameSet::claim(self.folder.clone(), game).map_err(OpenError::InUse)?;
        shutdown::flush_steps();
        Ok(Opening { game: self.read_newest(path)?, set })
    }

    /// Reads a saved game to be played as a separate game, from its newest state, even while
    /// another window plays the original.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be read.
    pub(super) fn read_as_own(&self, path: &Path) -> Result<Opening, OpenError> {
        let set = GameSet::unused(self.folder.clone());
        Ok(Opening { game: self.read_newest(path)?, set })
    }

    /// Reads the newest readable file of the game that an automatic save belongs to, because
    /// another window may have saved the game meanwhile and removed older files. A damaged file is
    /// skipped in favour of the one before it. Any other file is read as it is.
    ///
    /// # Errors
    /// [`OpenError`] if the file can't be read.
    pub(super) fn read_newest(&self, path: &Path) -> Result<Box<dyn OpenableGame>, OpenError> {
        let game = self.game_of_automatic_save(path);
        let mut files = files_of_games(&mut RealDisk, &self.folder).unwrap_or_default();
        let files = game.and_then(|game| files.remove(&game)).unwrap_or_default();
        files.iter().find_map(|file| self.read(file).ok()).map_or_else(|| self.read(path), Ok)
    }
}
