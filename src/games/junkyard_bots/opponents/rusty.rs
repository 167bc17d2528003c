//! Rusty, the easy player: sensible but short-sighted, and makes the mistakes that people make when
//! they don't look closely: it overlooks parts, forgets to throw, and stops looking too early.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::builder::{self, Budget};
use super::robot_value::Priorities;
use super::situation::Situation;
use super::tidy;
use crate::action::{Action, BuildPart};
use crate::round::LegalActions;

/// One choice in this number is a mistake. Chosen by hand;
/// [`opponents`](crate::opponents) tells how strong Rusty is with it.
const MISTAKE: u32 = 16;

/// Assemblies looked at for a build: so few that the beam search mostly keeps a single robot.
const BUDGET: Budget = Budget(120);

/// Chooses as Rusty.
pub fn choose(situation: &Situation, random: &mut ChaCha8Rng) -> Action {
    let slips = random.random_range(0..MISTAKE) == 0;
    match situation.legal {
        LegalActions::Build(inventory) => {
            let standing: Vec<BuildPart> = tidy::standing_parts(situation, inventory);
            Action::Build(builder::build(situation.tiles, inventory, &standing, &Priorities::default(), BUDGET))
        }
        // Stops drawing too early, or takes any part at the first placement in the list.
        LegalActions::Draw(_) if slips => Action::StopDrawing,
        LegalActions::Take(takes) if slips => {
            let open: Vec<_> = takes.parts().collect();
            if open.is_empty() {
                return Action::Pass;
            }
            let (part, by, size) = open[random.random_range(0..open.len() as u32) as usize];
            takes.places(by, size).first().map_or(Action::Pass, |&placement| Action::Take { part, placement })
        }
        // Forgets that there are bombs to throw.
        LegalActions::Attack(_) if slips => Action::Pass,
        _ => tidy::choose(situation),
    }
}
