//! The curtain between people who share the screen: it closes before something secret is shown and
//! after it was.

use super::players::Players;
use crate::shell::seats::SeatId;

/// Seat over whose secrets the curtain closes once an action is done: the one that `before` names
/// and `now` no longer does. Where `now` names another person, who is asked for by the hand-over
/// and then by a curtain of their own, it does not close twice.
pub(super) fn closes_after(before: Option<SeatId>, now: Option<SeatId>, players: Players) -> Option<SeatId> {
    let is_asked_for = now.is_some_and(|seat| players.needs_curtain(seat));
    before.filter(|&seat| players.needs_curtain(seat) && !is_asked_for)
}

/// Seat before whose secrets the curtain closes: the one that `now` names and `before` did not.
pub(super) fn closes_before(before: Option<SeatId>, now: Option<SeatId>, players: Players) -> Option<SeatId> {
    now.filter(|&seat| before != now && players.needs_curtain(seat))
}
