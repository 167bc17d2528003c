//! Games that are opened from any file or text. Games by correspondence among them go on from the
//! newer of the arriving copy and the own one; nothing is ever overwritten.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use super::job::begin_job;
use super::opening::{ask_about_game_in_use, seat_players, show_table, watch_game, watch_table};
use super::reading::{Arrival, ArrivingGame, CopyDifference, DifferentCopy, Opening, Reader};
use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::fault::{Done, Fault, OpenError};
use crate::app::jobs::JobKind;
use crate::app::request::Request;
use crate::play::window_games::FreeSeat;
use shell::autosave::GameSet;
use shell::language::{Argument, Phrase, phrase};
use shell::record::{Trail, TrailStep};
use shell::seats::SeatId;

/// Starts a job that opens a saved game that a player chose.
pub(super) fn open_chosen(world: &mut World, path: PathBuf) -> Option<Result<Option<Done>, Fault>> {
    let reader = Reader::of(world);
    let file = path.clone();
    let finish = |world: &mut World, arrival| match arrival {
        Err(OpenError::InUse(holder)) => {
            ask_about_game_in_use(world, path, &holder);
            Ok(None)
        }
        arrival => open_arrival(world, arrival).map_err(|error| Fault::Open { path, error }),
    };
    begin_job(world, JobKind::Opens, move || reader.read_chosen(&file), finish)
}

/// Starts a job that opens a saved game from its text.
pub(super) fn open_text(world: &mut World, text: String) -> Option<Result<Option<Done>, Fault>> {
    let reader = Reader::of(world);
    let work = move || reader.receive(text.as_bytes(), None);
    begin_job(world, JobKind::Opens, work, |world, arrival| open_arrival(world, arrival).map_err(Fault::Paste))
}

/// Starts a job that opens a saved game from its text, of which this seat is played here.
pub(super) fn open_text_at(world: &mut World, text: Arc<str>, seat: SeatId) -> Option<Result<Option<Done>, Fault>> {
    let reader = Reader::of(world);
    let work = move || reader.receive(text.as_bytes(), Some(seat));
    begin_job(world, JobKind::Opens, work, |world, arrival| open_arrival(world, arrival).map_err(Fault::Paste))
}

/// Starts a job that opens a saved game from its text as a separate game.
pub(super) fn open_text_as_own(world: &mut World, text: Arc<str>) -> Option<Result<Option<Done>, Fault>> {
    let Reader { games, folder, here } = Reader::of(world);
    let work = move || {
        let mut game = games.load_saved_game(text.as_bytes()).map_err(OpenError::Load)?;
        let newcomer = game.seats_for_newcomer(here).into_iter().next();
        Ok(Arrival::Arrives(ArrivingGame::first(Opening { game, set: GameSet::unused(folder) }, newcomer)))
    };
    begin_job(world, JobKind::Opens, work, |world, arrival| open_arrival(world, arrival).map_err(Fault::Paste))
}

/// Starts a job that shows a saved game from its text, beginning after so many steps.
pub(super) fn watch_text(world: &mut World, text: Arc<str>, from: usize) -> Option<Result<Option<Done>, Fault>> {
    let Reader { games, .. } = Reader::of(world);
    let work = move || games.load_saved_game(text.as_bytes()).map_err(OpenError::Load);
    begin_job(world, JobKind::Opens, work, move |world, game| watch_game(world, game, from).map_err(Fault::Paste))
}

/// Opens a game that was read, or the own copy of it, or asks about one that does not go on from
/// that. Returns the notice if the game is not proved.
fn open_arrival(world: &mut World, arrival: Result<Arrival, OpenError>) -> Result<Option<Done>, OpenError> {
    match arrival? {
        Arrival::Opens(Opening { game, set }) => {
            let done = seat_players(world, game, set)?;
            show_table(world);
            Ok(done)
        }
        Arrival::Arrives(arriving) => receive_game(world, arriving),
        Arrival::AsksWhoPlays(seats, text) => {
            ask_who_plays(world, seats, &text);
            Ok(None)
        }
        Arrival::IsHere(path) => {
            world.write_message(Request::Continue(path));
            Ok(None)
        }
        Arrival::Differs(copy) => {
            ask_about_copy(world, copy);
            Ok(None)
        }
    }
}

/// Goes on with a game by correspondence, and first shows everything that has happened since the
/// last turn of the person here. Returns the notice if the game is not proved, if somebody else has
/// acted for players here, or if a seat is played here for the first time.
fn receive_game(world: &mut World, arriving: ArrivingGame) -> Result<Option<Done>, OpenError> {
    let ArrivingGame { opening: Opening { game, set }, acted_for, newcomer } = arriving;
    let doubt = game.doubt();
    let tour = game.receive(world, set, newcomer.as_ref().map(|free| free.seat))?;
    show_table(world);
    if let Some(tour) = tour {
        // The tour leads back to the screen that is shown when it begins.
        let _ = world.try_run_schedule(StateTransition);
        // A game that can't be watched is played all the same.
        let _ = watch_table(world, tour);
    }
    if let Some(doubt) = doubt {
        return Ok(Some(Done::OpenedUnproved(doubt)));
    }
    if !acted_for.is_empty() {
        return Ok(Some(Done::OthersActed(phrase!("words", words = Argument::list(&acted_for)))));
    }
    Ok(newcomer.map(|free| Done::SeatTaken(free.name)))
}

/// Asks which of several free seats is played here, in a game that comes for the first time.
fn ask_who_plays(world: &mut World, seats: Vec<FreeSeat>, text: &Arc<str>) {
    let answer = |FreeSeat { seat, name }: FreeSeat| {
        Answer::new(Phrase::words(name), "human", Some(Request::OpenTextAt(Arc::clone(text), seat)))
    };
    let leaves = Answer::new(phrase!("arrival-leave"), "cross", None);
    let answers: Vec<Answer> = seats.into_iter().map(answer).chain([leaves]).collect();
    let escape = answers.len() - 1;
    let headline = phrase!("arrival-who-plays");
    ChoiceDialog { headline, sentence: phrase!("arrival-who-plays-here"), answers, escape }.open_dialog(world);
}

/// Asks what to do with a copy that does not go on from the own one.
fn ask_about_copy(world: &mut World, copy: DifferentCopy) {
    let DifferentCopy { difference, own_path, own, arriving, text } = copy;
    let (headline, sentence, ways) = match difference {
        CopyDifference::Older => {
            let sentence = phrase!(
                "arrival-older-steps",
                own = phrase_of_step(own.steps().last()),
                has = phrase!("count-steps", count = own.steps().len()),
                arriving = phrase_of_step(arriving.steps().last()),
                had = phrase!("count-steps", count = arriving.steps().len())
            );
            let watch = Request::WatchText(text, 0);
            let ways = vec![Answer::new(phrase!("arrival-watch-older"), "replay", Some(watch))];
            (phrase!("arrival-older"), sentence, ways)
        }
        CopyDifference::Parted(after) => {
            let sentence = sentence_of_parted(&own, &arriving, after);
            let watch = Request::WatchText(Arc::clone(&text), after);
            let ways = vec![
                Answer::new(phrase!("arrival-watch-parted"), "replay", Some(watch)),
                Answer::new(phrase!("arrival-keep-both"), "save", Some(Request::OpenTextAsOwn(text))),
            ];
            (phrase!("arrival-parted"), sentence, ways)
        }
    };
    let goes_on = Answer::new(phrase!("arrival-go-on"), "play", Some(Request::Continue(own_path)));
    let leaves = Answer::new(phrase!("arrival-leave"), "cross", None);
    let answers: Vec<Answer> = [goes_on].into_iter().chain(ways).chain([leaves]).collect();
    let escape = answers.len() - 1;
    ChoiceDialog { headline, sentence, answers, escape }.open_dialog(world);
}

/// Sentence about copies that have parted after so many steps.
fn sentence_of_parted(own: &Trail, arriving: &Trail, after: usize) -> Phrase {
    let next = [own, arriving].map(|trail| trail.steps().get(after));
    match next {
        [Some(own), Some(arriving)] if (own.round, &own.player) == (arriving.round, &arriving.player) => {
            phrase!("arrival-parted-same-step", after = after, name = &own.player, round = own.round)
        }
        [own, arriving] => {
            let [own, arriving] = [own, arriving].map(phrase_of_step);
            phrase!("arrival-parted-steps", after = after, own = own, arriving = arriving)
        }
    }
}

/// Player and round of a step; without one, the beginning.
fn phrase_of_step(step: Option<&TrailStep>) -> Phrase {
    step.map_or_else(
        || phrase!("arrival-beginning"),
        |step| phrase!("arrival-step-of", round = step.round, name = &step.player),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn the_number_of_equal_steps_is_told_in_words_that_fit_it() {
        let told = |after: usize| {
            let english = Language::english();
            [
                phrase!("arrival-parted-same-step", after = after, name = "Ilo", round = 1),
                phrase!("arrival-parted-steps", after = after, own = "one step", arriving = "another"),
            ]
            .map(|sentence| english.tell(&sentence))
        };
        for (after, begins) in [
            (0, "They differ from the very first step: "),
            (1, "The first step is the same. After that, "),
            (2, "The first 2 steps are the same. After that, "),
        ] {
            let [same_player, others] = told(after);
            assert!(same_player.starts_with(&format!("{begins}Ilo acts differently in round 1.")), "{same_player}");
            assert!(others.starts_with(&format!("{begins}your game goes on with one step,")), "{others}");
        }
    }
}
