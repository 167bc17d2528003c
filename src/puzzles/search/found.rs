//! What a search says: the most that can be reached and in how many ways, or why there is no
//! result.

use crate::action::Action;
use crate::puzzles::goal::Aim;

/// The most that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The most of what is counted.
    pub best: u16,
    /// The most that is less than that.
    pub second: Option<u16>,
    /// How many different answers reach the best; counted up to [`MOST_ANSWERS`].
    pub answers: usize,
    /// How many final positions of all that were looked at reach it, and how many there are. Of
    /// builds: of the parts that matter.
    pub share: (u32, u32),
    /// One of the answers.
    pub answer: Vec<Action>,
}

/// Different answers are counted up to this number.
pub const MOST_ANSWERS: usize = 3;

/// Whether what was found makes a puzzle: the best is reached by one answer, it is better than
/// something, and little of what was looked at reaches it: of ways to fill claws or mouths at most
/// one in four, of robots at most one in fifty.
pub fn is_one(aim: Aim, found: &Found) -> bool {
    let ways = u64::from(found.share.0);
    let all = u64::from(found.share.1);
    let is_rare = match aim {
        Aim::Hold(_) => 4 * ways <= all,
        Aim::Ability(_) => 50 * ways <= all,
        Aim::LastRound => found.best == 1,
        Aim::Survive => found.best > 0,
        Aim::PowerLost | Aim::Lift(_) | Aim::Eat => true,
    };
    found.answers == 1 && found.second.is_some() && is_rare
}

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsearched {
    /// There is more to look at than the budget allows: no puzzle.
    TooLarge,
    /// It is no table at which this could be asked.
    OtherTable,
}
