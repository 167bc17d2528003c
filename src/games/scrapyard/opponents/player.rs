//! The kinds of computer player, and the habits by which they differ.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use shell::seats::PlayerKind;
use shell::thinking::Decision;

use super::{building, choices, fighting};
use crate::action::{Action, Scrapyard};
use crate::table::{BattleStep, Stage, Table};
use crate::turn::LegalActions;

/// Habits of a kind of player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// Whether the player weighs the worth of cards, and does not take any that fits.
    pub weighs_cards: bool,
    /// Spread of the player's taste in cards, as the logarithm of a factor.
    pub taste: f32,
    /// Chance to rummage instead of collecting, for a player who does not weigh cards.
    pub rummages: f64,
    /// Chance to end the turn before any action.
    pub ends_early: f64,
    /// Weight of the damage that others can do on the square where the turn ends.
    pub caution: f32,
}

const EASY: Habits = Habits { weighs_cards: false, taste: 0.0, rummages: 0.15, ends_early: 0.22, caution: 0.0 };
const TIDY: Habits = Habits { weighs_cards: true, taste: 0.8, ends_early: 0.15, ..EASY };
const NORMAL: Habits = Habits { taste: 0.5, ends_early: 0.1, ..TIDY };
const HARD: Habits = Habits { taste: 0.1, ends_early: 0.0, caution: 0.1, ..NORMAL };

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

/// One of some values, each as likely as another; `None` if there are none.
pub(super) fn pick<'v, T>(values: &'v [T], random: &mut ChaCha8Rng) -> Option<&'v T> {
    if values.is_empty() { None } else { values.get(random.random_range(0..values.len() as u32) as usize) }
}
