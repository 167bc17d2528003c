//! Results of complete searches, and the reasons why a search has none.

use crate::action::Action;
use crate::puzzles::goal::PuzzleAim;

/// The best result that can be reached, and the number of ways to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// Largest amount of the quantity counted that can be reached.
    pub best: u16,
    /// Largest amount below `best` that the search found, if any. A search may skip amounts that
    /// can't be the best.
    pub second_best: Option<u16>,
    /// Number of different answers that reach the best amount, counted up to [`MOST_ANSWERS`].
    pub answer_count: usize,
    /// Number of final positions that reach the best amount, and number of all those searched. For
    /// builds, these are robots made of only the parts that matter to the ability.
    pub share: (u32, u32),
    /// One of the answers, action by action.
    pub answer: Vec<Action>,
}

/// Maximum up to which different answers are counted. A puzzle has one answer, so a higher count
/// tells nothing more.
pub const MOST_ANSWERS: usize = 3;

/// Whether a result makes a puzzle: one answer reaches the best amount, another result is worse,
/// and the best is rare: at most one in four ways to fill claws or mouths reaches it, or one in
/// fifty robots. In the last round the best must also be a victory, and in a puzzle of survival
/// some power must be left.
///
/// One answer may be reached in many ways, because it leaves places open. The two shares are chosen
/// by hand, so that most ways fail nevertheless.
pub fn makes_puzzle(aim: PuzzleAim, found: &SearchResult) -> bool {
    let ways = u64::from(found.share.0);
    let all = u64::from(found.share.1);
    let is_rare = match aim {
        PuzzleAim::Hold(_) => 4 * ways <= all,
        PuzzleAim::Ability(_) => 50 * ways <= all,
        PuzzleAim::LastRound => found.best == 1,
        PuzzleAim::Survive => found.best > 0,
        PuzzleAim::PowerLost | PuzzleAim::Lift(_) | PuzzleAim::Eat => true,
    };
    found.answer_count == 1 && found.second_best.is_some() && is_rare
}

/// Reason why a search has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchError {
    /// The search exceeded its budget, so the position is no puzzle.
    TooLarge,
    /// The aim could not be asked for at this table.
    WrongTable,
}
