//! Implementation of [`WindowGame`] and [`OpenableGame`], once for all games.

use std::marker::PhantomData;

use bevy::prelude::*;

use crate::app::fault::OpenError;
use crate::app::request::Tour;
use crate::play::playing::Play;
use crate::play::seating::clear_game;
use crate::play::start::open;
use crate::play::window_games::{AwaitedCorrespondent, OpenableGame, SavedFacts, TableFacts, WindowGame};
use crate::watch::{self, Watchable};
use shell::autosave::GameSet;
use shell::language::{InWords, Phrase};
use shell::record::{Doubt, LoadError, LoadedGame, Trail, load_game};
use shell::seats::seat_name;
use shell::table::{GameSnapshot, Playable};

/// Additions of a game to its rules, so that its saved games can be listed and opened.
pub trait WindowRules: Watchable {
    /// Ending of the names of files in which a game is saved, with its game before the extension.
    const FILE_ENDING: &'static str;

    /// Facts about a saved game.
    fn describe_saved_game(loaded: LoadedGame<Self>) -> SavedFacts;
}

/// Facts about a saved game that are told in the same way of every game: those of its history and
/// of its file. `sentence` says how it stands, and `drawing` is shown where it has no picture. The
/// seats and the picture are left for the game to add, and the awaited player for [`GameInWindow`].
pub fn facts_of_any_game<G: WindowRules>(
    loaded: &LoadedGame<G>,
    sentence: Phrase,
    is_over: bool,
    drawing: &'static str,
) -> SavedFacts {
    SavedFacts {
        file_name: format!("game.{}", G::FILE_ENDING),
        sentence,
        option: None,
        seats: Vec::new(),
        picture: None,
        drawing,
        is_over,
        steps: loaded.claimed_history.steps().len(),
        doubt: loaded.proof.doubt().map(InWords::phrase),
        awaited: None,
    }
}

/// Player whose choice is awaited in a game by correspondence.
fn awaited_correspondent<G: WindowRules>(loaded: &mut LoadedGame<G>) -> Option<AwaitedCorrespondent> {
    let seat = loaded.game.read(G::awaited).seat?;
    let player = loaded.claimed_history.correspondence().player_of(seat)?;
    Some(AwaitedCorrespondent { name: seat_name(loaded.claimed_history.seats(), seat).to_owned(), player })
}

/// The game `G` as one of the games that have a window.
pub struct GameInWindow<G>(PhantomData<fn() -> G>);

impl<G> GameInWindow<G> {
    /// The game.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: WindowRules> WindowGame for GameInWindow<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn describe_saved_game(&self, bytes: &[u8]) -> Result<SavedFacts, Phrase> {
        let mut loaded = load_game(bytes).map_err(|error: LoadError<G>| error.phrase())?;
        let awaited = awaited_correspondent(&mut loaded);
        Ok(SavedFacts { awaited, ..G::describe_saved_game(loaded) })
    }

    fn load_saved_game(&self, bytes: &[u8]) -> Result<Box<dyn OpenableGame>, Phrase> {
        let loaded = load_game::<G>(bytes).map_err(|error| error.phrase())?;
        Ok(Box::new(loaded))
    }

    fn describe_table(&self, world: &World) -> Option<TableFacts> {
        let play = world.get_resource::<Play<G>>()?;
        // Steps before the first round have the number 0, which players don't know.
        let round = play.history().steps().last().map(|step| step.round).filter(|&round| round > 0);
        let ending = G::FILE_ENDING;
        let file_name = match round {
            Some(round) => format!("game-round-{round}.{ending}"),
            None => format!("game.{ending}"),
        };
        Some(TableFacts { file_name, unsaved: play.fault() })
    }

    fn saved_text(&self, world: &mut World) -> Option<String> {
        world.try_resource_scope(|world, mut play: Mut<Play<G>>| play.text(world)).flatten()
    }

    fn begin_again(&self, world: &mut World) -> Option<Result<(), OpenError>> {
        open::begin_again::<G>(world)
    }

    fn watch_table(&self, world: &mut World, tour: Tour) -> Option<Result<Option<Phrase>, OpenError>> {
        let play = world.get_resource::<Play<G>>().filter(|play| !play.is_exercise())?;
        let history = play.history().clone();
        let doubt = history.beginning().map(|beginning| Doubt::<G>::Beginning(beginning.round()).phrase());
        Some(watch::begin(world, &history, tour).map(|()| doubt).map_err(OpenError::from))
    }

    fn clear_table(&self, world: &mut World) {
        clear_game::<G>(world);
    }
}

impl<G: WindowRules> OpenableGame for LoadedGame<G> {
    fn doubt(&self) -> Option<Phrase> {
        self.proof.doubt().map(InWords::phrase)
    }

    fn seat_players(self: Box<Self>, world: &mut World, set: GameSet) -> Result<(), OpenError> {
        open::open_game(world, self.game, set)
    }

    fn trail(&self) -> Option<Trail> {
        self.claimed_history.trail()
    }

    fn receive(self: Box<Self>, world: &mut World, set: GameSet) -> Result<Option<Tour>, OpenError> {
        open::receive_game(world, self.game, set)
    }

    fn watch(self: Box<Self>, world: &mut World, from: usize) -> Result<(), OpenError> {
        if let Some(doubt @ (Doubt::OtherTable | Doubt::Step { .. })) = self.proof.doubt() {
            return Err(OpenError::NothingToWatch(doubt.phrase()));
        }
        Ok(watch::begin(world, self.game.history(), Tour { from, ..Tour::default() })?)
    }
}
