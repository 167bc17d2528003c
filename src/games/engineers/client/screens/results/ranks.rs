//! The teams in the order of the standings.

use crate::action::outcome::Standing;
use crate::table::Table;
use shell::seats::SeatId;

/// Result of a team at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TeamResult {
    /// The team.
    pub(super) seat: SeatId,
    /// Whether it has won, alone or with others (18.3).
    pub(super) won: bool,
    /// Points of its machines.
    pub(super) points: u16,
    /// Its money, in dollars.
    pub(super) money: u16,
    /// Number of its machines that worked.
    pub(super) machines: usize,
}

/// Returns the results of all teams, the best first (18.1 to 18.3).
pub(super) fn rank_teams(table: &Table) -> Vec<TeamResult> {
    let Some(outcome) = table.state().outcome() else { return Vec::new() };
    let result = |standing: &Standing| {
        let Standing { seat, points, money } = *standing;
        TeamResult {
            seat,
            won: outcome.winners().any(|winner| winner == seat),
            points,
            money,
            machines: table.find_team(seat).map_or(0, |team| team.built.len()),
        }
    };
    outcome.standings.iter().map(result).collect()
}
