//! Actions at random.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use scrapyard::action::Action;
use scrapyard::table::Table;
use scrapyard::turn;

/// Action of a random player, who seldom ends a turn early.
pub fn any_action(table: &Table, random: &mut ChaCha8Rng) -> Action {
    let legal = turn::legal_actions(table).each();
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::Pass);
    let going_on: Vec<&Action> = legal.iter().filter(|action| !ends(action)).collect();
    let goes_on = !going_on.is_empty() && random.random_bool(0.9);
    let chosen = if goes_on {
        going_on[random.random_range(0..going_on.len())]
    } else {
        &legal[random.random_range(0..legal.len())]
    };
    chosen.clone()
}
