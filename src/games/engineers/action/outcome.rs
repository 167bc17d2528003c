//! Result of a game (section 18).

use serde::{Deserialize, Serialize};
use shell::seats::{PerSeat, SeatId};

/// Reason why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndReason {
    /// A team has the target score (18.1).
    Target,
    /// The round limit is reached (18.2).
    RoundLimit,
}

/// Points and money of a team at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The team.
    pub seat: SeatId,
    /// Points of its machines.
    pub points: u16,
    /// Its money in dollars.
    pub money: u16,
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Reason why the game ended.
    pub reason: EndReason,
    /// All teams, the best first: by points, then by money (18.1 to 18.3). Teams that are equal in
    /// both are in turn order.
    pub standings: PerSeat<Standing>,
}

impl Outcome {
    /// Teams that win: one, or several that share the victory (18.3).
    pub fn winners(&self) -> impl Iterator<Item = SeatId> + '_ {
        let best = self.standings.first().map(|best| (best.points, best.money));
        self.standings.iter().filter(move |team| Some((team.points, team.money)) == best).map(|team| team.seat)
    }

    /// Share of a seat in the victory, from 0 to 1.
    pub fn victory_share(&self, seat: SeatId) -> f32 {
        let winners = self.winners().count();
        if self.winners().any(|winner| winner == seat) { 1.0 / winners as f32 } else { 0.0 }
    }
}
