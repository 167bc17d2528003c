//! Implementation of [`WindowGame`] and [`OpenableGame`], once for all games.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::plain_name::plain_name;
use crate::app::fault::OpenError;
use crate::app::request::Tour;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::play::seating::clear_game;
use crate::play::start::open;
use crate::play::turn_stage::TurnStage;
use crate::play::window_games::{AwaitedCorrespondent, FreeSeat, OpenableGame, SavedFacts, TableFacts, WindowGame};
use crate::watch::{self, Watchable};
use shell::autosave::GameSet;
use shell::language::{InWords, Phrase};
use shell::record::{ComputerId, Doubt, History, LoadError, LoadedGame, Trail, load_game};
use shell::seats::{SeatId, seat_name};
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
        trail: loaded.claimed_history.trail(),
    }
}

/// Player whose choice is awaited in a game by correspondence.
fn awaited_correspondent<G: WindowRules>(loaded: &mut LoadedGame<G>) -> Option<AwaitedCorrespondent> {
    let seat = loaded.game.read(G::awaited).seat?;
    let player = loaded.claimed_history.correspondence().player_of(seat)?;
    Some(AwaitedCorrespondent { name: seat_name(loaded.claimed_history.seats(), seat).to_owned(), player })
}

/// Round of the last step; `None` before the first round, whose number 0 players don't know.
fn last_round<G: WindowRules>(history: &History<G>) -> Option<u16> {
    history.steps().last().map(|step| step.round).filter(|&round| round > 0)
}

/// Name for a file of a game. If the game travels, it has the name of the game and that of the
/// player who is awaited, because such files meet many others on their way.
fn file_name<G: WindowRules>(round: Option<u16>, travels: bool, awaited: Option<&str>) -> String {
    let game = plain_name(G::NAME).filter(|_| travels);
    let mut parts = vec![game.unwrap_or_else(|| "game".to_owned())];
    parts.extend(round.into_iter().flat_map(|round| ["round".to_owned(), round.to_string()]));
    parts.extend(awaited.and_then(plain_name));
    format!("{}.{}", parts.join("-"), G::FILE_ENDING)
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
        let round = last_round(&loaded.claimed_history);
        let facts = G::describe_saved_game(loaded);
        let file_name = match &awaited {
            Some(own) => file_name::<G>(round, true, Some(&own.name)),
            None => facts.file_name.clone(),
        };
        Ok(SavedFacts { awaited, file_name, ..facts })
    }

    fn load_saved_game(&self, bytes: &[u8]) -> Result<Box<dyn OpenableGame>, Phrase> {
        let loaded = load_game::<G>(bytes).map_err(|error| error.phrase())?;
        Ok(Box::new(loaded))
    }

    fn describe_table(&self, world: &World) -> Option<TableFacts> {
        let play = world.get_resource::<Play<G>>()?;
        let history = play.history();
        let awaited_elsewhere = match world.get_resource::<Interaction<G>>().map(|own| &own.stage) {
            Some(TurnStage::Elsewhere { seat }) => Some(play.seat(*seat).name.clone()),
            _ => None,
        };
        let travels = !history.correspondence().is_empty();
        let file_name = file_name::<G>(last_round(history), travels, awaited_elsewhere.as_deref());
        Some(TableFacts { file_name, unsaved: play.fault(), awaited_elsewhere })
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

    fn seats_for_newcomer(&mut self, here: ComputerId) -> Vec<FreeSeat> {
        open::seats_for_newcomer(&mut self.game, here)
    }

    fn receive(
        self: Box<Self>,
        world: &mut World,
        set: GameSet,
        newcomer: Option<SeatId>,
    ) -> Result<Option<Tour>, OpenError> {
        open::receive_game(world, self.game, set, newcomer)
    }

    fn watch(self: Box<Self>, world: &mut World, from: usize) -> Result<(), OpenError> {
        if let Some(doubt @ (Doubt::OtherTable | Doubt::Step { .. })) = self.proof.doubt() {
            return Err(OpenError::NothingToWatch(doubt.phrase()));
        }
        Ok(watch::begin(world, self.game.history(), Tour { from, ..Tour::default() })?)
    }
}
