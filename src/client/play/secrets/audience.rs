//! Audience of the screen, or of something on it: whose secrets it may see.

use bevy::prelude::Resource;

use shell::seats::SeatId;
use shell::thinking::Thinking;

/// Seat that no table has, and whose view is therefore the public table.
const NOBODY: SeatId = SeatId(u8::MAX);

/// Extent of the secrets that the people before the screen may see now, or of those that something
/// shows. Public things are in each of them.
///
/// The resource is the audience of this frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// All players together: no secrets.
    #[default]
    All,
    /// A single seat: its secrets.
    Only(SeatId),
    /// All players but a seat, which is told more. Only for something that is shown, such as a line
    /// of the log; no screen has this audience.
    AllBut(SeatId),
    /// Everybody once the game is over: all secrets.
    Everything,
}

impl Audience {
    /// Whether this audience may see something that is meant for another.
    pub fn may_see(self, meant_for: Self) -> bool {
        match meant_for {
            Self::All => true,
            Self::AllBut(seat) => self != Self::Everything && self != Self::Only(seat),
            Self::Only(_) | Self::Everything => self == Self::Everything || self == meant_for,
        }
    }

    /// View of a table for this audience; `None` for one that may see everything.
    pub fn view_of<G: Thinking>(self, table: &G::Table<'_>) -> Option<G::View> {
        match self {
            Self::Everything => None,
            Self::Only(seat) => Some(G::view(table, seat)),
            Self::All | Self::AllBut(_) => Some(G::view(table, NOBODY)),
        }
    }

    /// Whether this audience may see the secrets of a seat.
    pub fn may_see_secrets_of(self, seat: SeatId) -> bool {
        self.may_see(Self::Only(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::Audience::{All, AllBut, Everything, Only};
    use super::*;

    #[test]
    fn an_audience_sees_public_things_and_secrets_that_are_its_own() {
        let all = [All, Only(SeatId(0)), Only(SeatId(1)), Everything];
        let seen_by = |audience: Audience| all.map(|meant_for| audience.may_see(meant_for));
        assert_eq!(seen_by(All), [true, false, false, false]);
        assert_eq!(seen_by(Only(SeatId(0))), [true, true, false, false]);
        assert_eq!(seen_by(Only(SeatId(1))), [true, false, true, false]);
        assert_eq!(seen_by(Everything), [true; 4]);
    }

    #[test]
    fn what_a_seat_is_told_more_about_is_told_to_the_others() {
        let audiences = [All, Only(SeatId(0)), Only(SeatId(1)), Everything];
        let see = audiences.map(|audience| audience.may_see(AllBut(SeatId(0))));
        assert_eq!(see, [true, false, true, false]);
    }
}
