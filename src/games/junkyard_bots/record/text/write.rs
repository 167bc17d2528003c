//! Conversion of a game into the text of a saved game.

use std::time::SystemTime;

use super::format::{
    GAME_NAME, NEWEST_FORMAT, OLDEST_COMPATIBLE_FORMAT, RULES_VERSION, SavedGame, SavedPosition, SavedStep,
};
use super::names::{NameTable, ToNames};
use crate::games::junkyard_bots::action::{Action, translate_build};
use crate::games::junkyard_bots::record::game::{History, Step};
use crate::games::junkyard_bots::table::{Setup, Snapshot};
use crate::shell::language::{Phrase, phrase};
use crate::shell::time::format_rfc_3339;

impl History {
    /// Text of the saved game at its present table, with `written` as its timestamp.
    pub(crate) fn text_at(&self, table: &Snapshot, written: SystemTime) -> String {
        saved_game(self, table, written).text().unwrap_or_default()
    }

    /// Lines for the history: one for each action as saved games write it, with its round, its
    /// number from 1 and its player; one for each take-over; and a first one if the history begins
    /// at a table.
    pub fn step_lines(&self) -> Vec<Phrase> {
        let names = NameTable::new(self.setup(), self.seats());
        let line = |(number, step): (usize, &Step)| {
            let player = &self.seats()[step.seat.index()].name;
            let action = action_text(&step.action, &names);
            phrase!("history-action", round = step.round, number = number + 1, player = player, action = action)
        };
        let taken_over = |done: usize| {
            let seed = self.take_over_seed(done)?;
            Some(phrase!("history-taken-over", actions = done, seed = seed))
        };
        let step = |(number, step)| [Some(line((number, step))), taken_over(number + 1)];
        let begun = self.beginning().map(|table| phrase!("history-begun", round = table.state.round));
        let steps = self.steps().iter().enumerate().flat_map(step).flatten();
        begun.into_iter().chain(taken_over(0)).chain(steps).collect()
    }

    /// An action of this game as saved games write it.
    pub fn action_text(&self, action: &Action) -> String {
        action_text(action, &NameTable::new(self.setup(), self.seats()))
    }
}

fn action_text(action: &Action, names: &NameTable) -> String {
    let Ok(action) = action.translate(&ToNames(names));
    ron::to_string(&action).unwrap_or_default()
}

/// Steps of a history, as saved games write them.
pub(super) fn saved_steps(record: &History, names: &NameTable) -> Vec<SavedStep> {
    let step = |step: &Step| {
        let Ok(action) = step.action.translate(&ToNames(names));
        SavedStep { round: step.round, seat: names.colour_of(step.seat), action }
    };
    record.steps().iter().map(step).collect()
}

/// Format in which a game is written: the newest only if the game needs it, so that older programs
/// can read all other games.
const fn format_for(setup: &Setup) -> u32 {
    if setup.crystal_moves_on { NEWEST_FORMAT } else { OLDEST_COMPATIBLE_FORMAT }
}

fn saved_game(record: &History, table: &Snapshot, written: SystemTime) -> SavedGame {
    let setup = record.setup();
    let seats = record.seats();
    let names = NameTable::new(setup, seats);
    let build = |build| {
        let Ok(build) = translate_build(build, &ToNames(&names));
        build
    };
    SavedGame {
        game: GAME_NAME.into(),
        format: format_for(setup),
        program: env!("CARGO_PKG_VERSION").into(),
        written: format_rfc_3339(written),
        rules: RULES_VERSION,
        seats: seats.to_vec(),
        seed: setup.seed,
        energy_to_win: setup.energy_to_win,
        crystal_moves_on: setup.crystal_moves_on,
        tile_set: setup.tiles.junkyard().name.clone(),
        tiles: setup.tiles.junkyard().tiles.clone(),
        starter: setup.tiles.starter().clone(),
        beginning: record.beginning().map(|beginning| SavedPosition::from_snapshot(beginning, setup, &names)),
        history: saved_steps(record, &names),
        taken_over: record.taken_over().to_vec(),
        table: SavedPosition::from_snapshot(table, setup, &names),
        draft: record.draft().map(Vec::as_slice).map(build),
    }
}
