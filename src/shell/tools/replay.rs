//! `replay`: steps of a saved game, or a report of its game on them.

use super::check::{answer_with_proof, join_lines};
use super::game_file::GameFile;
use super::output::{ToolAnswer, ToolResult};
use super::rules::{CommandLineGame, ReplayReport};

/// Lists the steps of a saved game, or reports on them as the options of its game say.
pub(super) fn replay_saved_game<G: CommandLineGame>(file: &GameFile, options: G::ReplayOptions) -> ToolResult {
    let loaded = file.load::<G>()?;
    let history = &loaded.claimed_history;
    Ok(match G::report_on_replay(options, history)? {
        None => answer_with_proof(join_lines(history.step_lines()), &loaded),
        Some(ReplayReport::Text(text)) => answer_with_proof(text, &loaded),
        Some(ReplayReport::Json(json)) => ToolAnswer::of_saved_game(json, loaded.proof.is_proved()),
    })
}
