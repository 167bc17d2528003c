//! The kinds of computer player.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::PlayerKind;
use shell::thinking::Decision;

use super::habits::{EASY, HARD, NORMAL, TIDY, pick};
use super::{building, choices, fighting};
use crate::action::{Action, Scrapyard};
use crate::table::{BattleStep, Stage, Table};
use crate::turn::LegalActions;

/// Decides for the awaited player by what the table shows.
pub fn decide(player: PlayerKind, table: &Table, legal: &LegalActions, random: &mut ChaCha8Rng) -> Decision<Scrapyard> {
    let habits = match player {
        PlayerKind::Random => return Decision::without_candidates(any_action(legal, random)),
        PlayerKind::Rusty => EASY,
        PlayerKind::Tidy => TIDY,
        PlayerKind::Cog => NORMAL,
        PlayerKind::Titan => HARD,
    };
    let state = table.state();
    match &state.stage {
        _ if !state.queue.is_empty() && legal.actions.iter().all(|action| !matches!(action, Action::Take(_))) => {
            choices::choose_for_effect(table, legal, &habits, random)
        }
        Stage::Build(turn) => building::choose(table, turn.seat, legal, &habits, random),
        Stage::Battle(turn) => match turn.step {
            BattleStep::Settle { .. } => choices::settle(table, turn.seat, legal),
            BattleStep::Act => fighting::choose(table, turn, legal, &habits, random),
        },
        Stage::SetUp | Stage::Over(_) => Decision::without_candidates(Action::Done),
    }
}

/// Any legal action, each as likely as another.
fn any_action(legal: &LegalActions, random: &mut ChaCha8Rng) -> Action {
    if let Some(salvage) = &legal.salvage {
        let all = salvage.each();
        let index = random.random_range(0..all.len() as u32) as usize;
        return Action::Salvage(all[index].clone());
    }
    let picked = pick(&legal.actions, random).cloned();
    picked.unwrap_or(Action::Done)
}
