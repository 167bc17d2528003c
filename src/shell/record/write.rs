//! Conversion of a game into the text of a saved game, into a text that identifies it, and into
//! lines for people.

use std::time::SystemTime;

use ron::ser::PrettyConfig;
use serde::Serialize;

use super::correspondence::CorrespondentChange;
use super::history::{History, Step};
use super::recorded::{Recorded, SavedCorrespondent, SavedGame, SavedStep, SetupText, TableText, TakeOver, Texts};
use super::recorded_game::RecordedGame;
use super::seat_names::colour_of_seat;
use crate::language::{Phrase, phrase};
use crate::seats::seating::{SeatKind, seat_name};
use crate::table::{GameSetup, GameSnapshot};
use crate::time::format_rfc_3339;

/// Nesting depth down to which the entries of a list have a line of their own.
const LINES_OF_LIST: usize = 1;
/// Nesting depth down to which the values of a set-up or a table have a line of their own: its
/// fields, and the fields and entries of these.
const LINES_OF_TABLE: usize = 2;

impl<G: Recorded> RecordedGame<G> {
    /// Text of the saved game, with `written` as its timestamp.
    pub fn saved_text(&mut self, written: SystemTime) -> String {
        let table = self.snapshot();
        self.history().text_at(&table, written)
    }
}

impl<G: Recorded> History<G> {
    /// Text of the saved game at its present table, with `written` as its timestamp.
    pub(super) fn text_at(&self, table: &G::Snapshot, written: SystemTime) -> String {
        let texts = self.texts();
        let saved = SavedGame::<G> {
            game: G::NAME.into(),
            format: if self.correspondence().is_empty() { G::FORMAT } else { G::CORRESPONDENCE_FORMAT },
            program: env!("CARGO_PKG_VERSION").into(),
            written: format_rfc_3339(written),
            rules: G::RULES,
            seats: self.seats().to_vec(),
            seed: self.setup().seed(),
            setup: G::Texts::write_setup(self.setup()),
            beginning: self.beginning().map(|beginning| texts.write_table(beginning)),
            history: self.saved_steps(&texts),
            taken_over: self.taken_over().to_vec(),
            correspondence: self.saved_correspondence(),
            table: texts.write_table(table),
            draft: self.draft().map(|draft| texts.write_draft(draft)),
        };
        // RON can write every value in a saved game.
        text_of_saved_game(&saved).unwrap_or_default()
    }

    /// A text that is equal for two histories only if the same players took the same steps at the
    /// same table. Neither the names of players nor the time of writing are in it.
    pub fn key(&self) -> String {
        let texts = self.texts();
        let key = GameKey::<G> {
            rules: G::RULES,
            players: self.seats().iter().map(|seat| seat.kind).collect(),
            seed: self.setup().seed(),
            setup: G::Texts::write_setup(self.setup()),
            beginning: self.beginning().map(|beginning| texts.write_table(beginning)),
            history: self.saved_steps(&texts),
            taken_over: self.taken_over(),
        };
        ron::to_string(&key).unwrap_or_default()
    }

    /// Lines for the history: one for each action as saved games write it, with its round, its
    /// number from 1 and its player; one for each take-over, and for each change of the players of
    /// a game by correspondence; and a first one if the history begins at a table.
    pub fn step_lines(&self) -> Vec<Phrase> {
        let texts = self.texts();
        let line = |(number, step): (usize, &Step<G>)| {
            let player = seat_name(self.seats(), step.seat);
            let action = write_action::<G>(&step.action, &texts);
            phrase!("history-action", round = step.round, number = number + 1, player = player, action = action)
        };
        let taken_over = |done: usize| {
            let seed = self.take_over_seed(done)?;
            Some(phrase!("history-taken-over", actions = done, seed = seed))
        };
        let sentences = self.correspondence_sentences();
        let about_players = |done: usize| {
            let after = sentences.iter().filter(move |sentence| sentence.after == done);
            after.map(|sentence| sentence.text.clone()).collect::<Vec<_>>()
        };
        let step = |(number, step)| {
            let first = [Some(line((number, step))), taken_over(number + 1)];
            first.into_iter().flatten().chain(about_players(number + 1))
        };
        let begun = self.beginning().map(|table| phrase!("history-begun", round = table.round()));
        let steps = self.steps().iter().enumerate().flat_map(step);
        begun.into_iter().chain(taken_over(0)).chain(about_players(0)).chain(steps).collect()
    }

    /// An action of this game as saved games write it.
    pub fn action_text(&self, action: &G::Action) -> String {
        write_action::<G>(action, &self.texts())
    }

    pub(super) fn texts(&self) -> G::Texts {
        G::Texts::new(self.setup(), self.seats())
    }

    fn saved_correspondence(&self) -> Vec<SavedCorrespondent> {
        let change = |change: &CorrespondentChange| SavedCorrespondent {
            after: change.after,
            seat: colour_of_seat(self.seats(), change.seat),
            player: change.player,
        };
        self.correspondence().changes().iter().map(change).collect()
    }

    fn saved_steps(&self, texts: &G::Texts) -> Vec<SavedStep<G>> {
        let step = |step: &Step<G>| SavedStep {
            round: step.round,
            seat: colour_of_seat(self.seats(), step.seat),
            action: texts.write_action(&step.action),
        };
        self.steps().iter().map(step).collect()
    }
}

fn write_action<G: Recorded>(action: &G::Action, texts: &G::Texts) -> String {
    ron::to_string(&texts.write_action(action)).unwrap_or_default()
}

/// Everything that determines the course of a game.
#[derive(Serialize)]
#[serde(bound = "")]
struct GameKey<'a, G: Recorded> {
    rules: u32,
    players: Vec<SeatKind>,
    seed: u64,
    setup: SetupText<G>,
    beginning: Option<TableText<G>>,
    history: Vec<SavedStep<G>>,
    taken_over: &'a [TakeOver],
}

/// Name of the field of a saved game with the players of a game by correspondence.
const CORRESPONDENCE: &str = "correspondence";

/// Whether the text of a saved game was written by this program as a game by correspondence.
pub fn is_written_by_correspondence(text: &[u8]) -> bool {
    let field = format!("\n {CORRESPONDENCE}: ");
    text.windows(field.len()).any(|own| own == field.as_bytes())
}

/// Text of a saved game's file: each field on a line of its own, so that the first line names the
/// game.
fn text_of_saved_game<G: Recorded>(saved: &SavedGame<G>) -> Result<String, ron::Error> {
    let fields = [
        ("game", ron::to_string(&saved.game)?),
        ("format", ron::to_string(&saved.format)?),
        ("program", ron::to_string(&saved.program)?),
        ("written", ron::to_string(&saved.written)?),
        ("rules", ron::to_string(&saved.rules)?),
        ("seats", write_lines(&saved.seats, LINES_OF_LIST)?),
        ("seed", ron::to_string(&saved.seed)?),
        ("setup", write_lines(&saved.setup, LINES_OF_TABLE)?),
        ("beginning", write_lines(&saved.beginning, LINES_OF_TABLE)?),
        ("history", write_lines(&saved.history, LINES_OF_LIST)?),
        ("taken_over", write_lines(&saved.taken_over, LINES_OF_LIST)?),
        (CORRESPONDENCE, write_lines(&saved.correspondence, LINES_OF_LIST)?),
        ("table", write_lines(&saved.table, LINES_OF_TABLE)?),
        ("draft", write_lines(&saved.draft, LINES_OF_LIST)?),
    ];
    let is_written = |(name, _): &(&str, String)| *name != CORRESPONDENCE || !saved.correspondence.is_empty();
    let lines: String =
        fields.into_iter().filter(is_written).map(|(name, value)| format!(" {name}: {value},\n")).collect();
    Ok(format!("({})\n", lines.trim_start()))
}

/// Writes the value of a field with lines of their own for the values in it down to a depth, all
/// but the first one indented as the field is.
fn write_lines(value: &impl Serialize, depth: usize) -> Result<String, ron::Error> {
    let config = PrettyConfig::new().depth_limit(depth).new_line("\n").indentor(" ");
    // Line breaks in names are escaped, so every line break is one between values.
    Ok(ron::ser::to_string_pretty(value, config)?.replace('\n', "\n "))
}
