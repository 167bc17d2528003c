//! Loading saved games from bytes of unknown origin.
//!
//! Size and form are checked first, then the set-up, then every name, then the table as a whole,
//! and then the history, which is replayed from its beginning. A malformed file is refused in one
//! sentence. A sound table to which its history does not lead is accepted, but marked as unproved,
//! and a new history begins at it; the file's own history is [`LoadedGame::claimed_history`].

use std::sync::Arc;

use super::correspondence::{Correspondence, CorrespondentChange};
use super::file_fault::FileFault;
use super::history::{History, Step};
use super::limits::shorten_name;
use super::load_error::LoadError;
use super::parse::{decode_checked_text, parse_ron, read_heading};
use super::proof::{Doubt, Proof};
use super::recorded::{Recorded, SavedCorrespondent, SavedGame, SavedStep, TableText, Texts};
use super::recorded_game::RecordedGame;
use super::replaying::{ReplayError, game_at_beginning, replay_steps};
use super::seat_names::seat_of_colour;
use crate::language::{Phrase, phrase};
use crate::seats::seating;
use crate::table::{GameSetup, GameSnapshot};

/// Most bytes of the program version and of the timestamp.
const LONGEST_STAMP: usize = 40;

/// Saved game that has passed all checks.
pub struct LoadedGame<G: Recorded> {
    /// The game, ready to go on. If its history leads to its table, steps can be taken back as in a
    /// game that was not saved; if not, its history begins at the table.
    pub game: RecordedGame<G>,
    /// Proof of the game, or the doubt about it.
    pub proof: Proof<G>,
    /// History in the file, whether or not it leads to the table.
    pub claimed_history: History<G>,
    /// Version of the program that wrote the file.
    pub program: String,
    /// Time of writing, as in RFC 3339.
    pub written: String,
}

/// Reads a saved game: the only way from a file to a game. A loaded game can always be played on,
/// saved, and loaded again.
///
/// # Errors
/// [`LoadError`] if the file is not a valid saved game.
pub fn load_game<G: Recorded>(bytes: &[u8]) -> Result<LoadedGame<G>, LoadError<G>> {
    let saved = parse_saved_game::<G>(&decode_checked_text(bytes).map_err(LoadError::File)?)?;
    check_stamps(&saved)?;
    let setup = checked_setup(&saved)?;
    seating::check_seats(&saved.seats, setup.seats().into()).map_err(LoadError::Seating)?;
    let texts = G::Texts::new(&setup, &saved.seats);
    let table = checked_table(&saved.table, &setup, &texts, &phrase!("place-table"))?;
    let first = phrase!("place-first-table");
    let beginning = saved.beginning.as_ref().map(|beginning| checked_table(beginning, &setup, &texts, &first));
    let steps = read_steps(&saved, &texts)?;
    check_take_overs(&saved)?;
    let at = phrase!("place-draft");
    let draft = saved.draft.as_ref().map(|draft| texts.read_draft(draft, &at)).transpose().map_err(LoadError::Game)?;
    let begun = History::new(setup.clone(), saved.seats.clone(), beginning.transpose()?.map(Arc::new));
    let correspondence = read_correspondence(&saved, steps.len())?;
    let claimed = begun.with_claimed_steps(steps, saved.taken_over).with_correspondence(correspondence);
    let (mut game, proof) = game_at(table, &claimed)?;
    if let Some(draft) = draft {
        game.keep_draft(draft).map_err(LoadError::Draft)?;
    }
    Ok(LoadedGame { game, proof, claimed_history: claimed, program: saved.program, written: saved.written })
}

/// Parses the text of a saved game in any format of its game, and converts it to the newest.
fn parse_saved_game<G: Recorded>(text: &str) -> Result<SavedGame<G>, LoadError<G>> {
    let no_heading = || LoadError::File(FileFault::NoHeading);
    let heading = read_heading(text).ok_or_else(no_heading)?;
    if let Some(other) = heading.game.filter(|&game| game != G::NAME) {
        return Err(LoadError::OtherGame(shorten_name(other)));
    }
    if heading.format > G::CORRESPONDENCE_FORMAT {
        return Err(LoadError::Newer(heading.format));
    }
    let parsed = match heading.format {
        older if older < G::FORMAT => G::upgrade_saved_game(older, text),
        _ => Some(parse_ron(text)),
    };
    parsed.ok_or_else(no_heading)?.map_err(LoadError::Malformed)
}

/// Checks the version of the rules, and the texts that are shown: program version and timestamp.
fn check_stamps<G: Recorded>(saved: &SavedGame<G>) -> Result<(), LoadError<G>> {
    let plain =
        |text: &str| (1..=LONGEST_STAMP).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
    if saved.rules != G::RULES {
        return Err(LoadError::OtherRules(saved.rules));
    }
    if !plain(&saved.program) {
        return Err(LoadError::Program);
    }
    if !plain(&saved.written) || humantime::parse_rfc3339(&saved.written).is_err() {
        return Err(LoadError::Written);
    }
    Ok(())
}

fn checked_setup<G: Recorded>(saved: &SavedGame<G>) -> Result<G::Setup, LoadError<G>> {
    let seats = u8::try_from(saved.seats.len()).ok().filter(|seats| G::SEATS.contains(seats));
    let seats = seats.ok_or(LoadError::Seats(saved.seats.len()))?;
    let setup = G::Texts::read_setup(&saved.setup, seats, saved.seed).map_err(LoadError::Game)?;
    setup.check_setup().map_err(LoadError::Setup)?;
    Ok(setup)
}

/// Converts a table of the file and checks it against the set-up.
fn checked_table<G: Recorded>(
    text: &TableText<G>,
    setup: &G::Setup,
    texts: &G::Texts,
    at: &Phrase,
) -> Result<G::Snapshot, LoadError<G>> {
    let table = texts.read_table(text, at).map_err(LoadError::Game)?;
    table.check_snapshot(setup).map_err(|fault| LoadError::Game(texts.name_fault(fault)))?;
    Ok(table)
}

fn read_steps<G: Recorded>(saved: &SavedGame<G>, texts: &G::Texts) -> Result<Vec<Step<G>>, LoadError<G>> {
    let step = |(number, step): (usize, &SavedStep<G>)| {
        let at = phrase!("place-action", round = step.round, number = number);
        let seat = seat_of_colour(&saved.seats, step.seat, &at).map_err(LoadError::Step)?;
        let action = texts.read_action(&step.action, &at).map_err(LoadError::Game)?;
        Ok(Step { round: step.round, seat, action })
    };
    (1..).zip(&saved.history).map(step).collect()
}

fn read_correspondence<G: Recorded>(saved: &SavedGame<G>, steps: usize) -> Result<Correspondence, LoadError<G>> {
    let at = phrase!("place-correspondence");
    let change = |saved_change: &SavedCorrespondent| {
        let seat = seat_of_colour(&saved.seats, saved_change.seat, &at)?;
        Ok(CorrespondentChange { after: saved_change.after, seat, player: saved_change.player })
    };
    let changes = saved.correspondence.iter().map(change).collect::<Result<_, _>>().map_err(LoadError::Step)?;
    Correspondence::of_changes(changes, &saved.seats, steps).map_err(LoadError::Correspondence)
}

/// Checks that take-overs are in order, each after a step that the history has, and no two after
/// the same one.
fn check_take_overs<G: Recorded>(saved: &SavedGame<G>) -> Result<(), LoadError<G>> {
    let in_order = saved.taken_over.windows(2).all(|two| two[0].after < two[1].after);
    let in_range = saved.taken_over.last().is_none_or(|last| last.after <= saved.history.len());
    if in_order && in_range { Ok(()) } else { Err(LoadError::TakenOver) }
}

/// A game and its proof.
type ProvedGame<G> = (RecordedGame<G>, Proof<G>);

/// Returns the game whose history leads to `table`, or else a game whose history begins there.
fn game_at<G: Recorded>(table: G::Snapshot, claimed: &History<G>) -> Result<ProvedGame<G>, LoadError<G>> {
    let doubt = match replay_to_end(claimed) {
        Ok(mut game) => {
            if game.snapshot() == table {
                let game = game.with_correspondence(claimed.correspondence().clone());
                let begins = claimed.beginning().map(|beginning| Doubt::Beginning(beginning.round()));
                return Ok((game, begins.map_or(Proof::Proved, Proof::Unproved)));
            }
            Doubt::OtherTable
        }
        Err(ReplayError::Step { number, fault }) => {
            Doubt::Step { round: claimed.steps()[number - 1].round, action: number, fault }
        }
        Err(other) => return Err(LoadError::Replay(other)),
    };
    let anew = History::new(claimed.setup().clone(), claimed.seats().to_vec(), Some(Arc::new(table)));
    let game = game_at_beginning(&anew).map_err(LoadError::Replay)?;
    Ok((game, Proof::Unproved(doubt)))
}

/// Replays a history from its beginning.
fn replay_to_end<G: Recorded>(history: &History<G>) -> Result<RecordedGame<G>, ReplayError<G>> {
    let mut game = game_at_beginning(history)?;
    replay_steps(&mut game, history, 0..history.steps().len(), |_, _, _| ())?;
    Ok(game)
}
