//! The curtain between people who share the screen: it closes before something secret is shown, and
//! again afterwards.

use crate::play::players::Players;
use shell::seats::SeatId;

/// Seat over whose secrets the curtain closes once an action is done: `before`, if `now` no longer
/// names it. If `now` names another person, the hand-over and a curtain of their own ask for that
/// person, so the curtain does not close twice.
pub fn closes_after(before: Option<SeatId>, now: Option<SeatId>, players: Players) -> Option<SeatId> {
    let is_asked_for = now.is_some_and(|seat| players.needs_curtain(seat));
    before.filter(|&seat| players.needs_curtain(seat) && !is_asked_for)
}

/// Seat before whose secrets the curtain closes: `now`, if it differs from `before`.
pub fn closes_before(before: Option<SeatId>, now: Option<SeatId>, players: Players) -> Option<SeatId> {
    now.filter(|&seat| before != now && players.needs_curtain(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::players_of;

    /// An action in a game, and the seats before and over whose secrets the curtain closes.
    struct Row {
        game: &'static str,
        players: &'static str,
        before: Option<u8>,
        now: Option<u8>,
        closes_before: Option<u8>,
        closes_after: Option<u8>,
    }

    /// A row of the table; `players` has a letter for each seat, `p` for a person and `c` for a
    /// computer player.
    const fn row(
        game: &'static str,
        players: &'static str,
        (before, now): (Option<u8>, Option<u8>),
        (closes_before, closes_after): (Option<u8>, Option<u8>),
    ) -> Row {
        Row { game, players, before, now, closes_before, closes_after }
    }

    const TABLE: [Row; 21] = [
        // A secret look begins, goes on and ends within a turn.
        row("secret looks: one begins", "pp", (None, Some(0)), (Some(0), None)),
        row("secret looks: one goes on", "pp", (Some(0), Some(0)), (None, None)),
        row("secret looks: one ends", "pp", (Some(0), None), (None, Some(0))),
        row("secret looks: one ends and the next player's begins", "pp", (Some(0), Some(1)), (Some(1), None)),
        row("secret looks: nobody looks", "pp", (None, None), (None, None)),
        row("secret looks: a computer player's", "pcp", (None, Some(1)), (None, None)),
        row("secret looks: a computer player's ends", "pcp", (Some(1), None), (None, None)),
        row("secret looks: one ends and a computer player's begins", "pcp", (Some(0), Some(1)), (None, Some(0))),
        row("secret looks: of one person among computer players", "pcc", (None, Some(0)), (None, None)),
        row("secret looks: of one person, over", "pcc", (Some(0), None), (None, None)),
        // With hidden hands, the awaited player's hand is on the screen.
        row("hidden hands: the next person", "ppp", (Some(0), Some(1)), (Some(1), None)),
        row("hidden hands: the same person again", "ppp", (Some(1), Some(1)), (None, None)),
        row("hidden hands: a computer player is next", "pcp", (Some(0), Some(1)), (None, Some(0))),
        row("hidden hands: after a computer player", "pcp", (Some(1), Some(2)), (Some(2), None)),
        row("hidden hands: the game ends", "ppp", (Some(2), None), (None, Some(2))),
        row("hidden hands: one person plays", "pcc", (Some(1), Some(0)), (None, None)),
        // Everything lies open.
        row("no secrets: the next person", "ppppp", (None, None), (None, None)),
        // The team on turn sees its own things, but nobody does during a deal.
        row("teams: the other team's turn", "pp", (Some(0), Some(1)), (Some(1), None)),
        row("teams: a deal begins", "pp", (Some(0), None), (None, Some(0))),
        row("teams: a deal ends", "pp", (None, Some(0)), (Some(0), None)),
        row("teams: a deal ends for a computer player", "ppc", (None, Some(2)), (None, None)),
    ];

    #[test]
    fn the_curtain_closes_before_a_secret_and_after_it_while_people_share_the_screen() {
        for Row { game, players: letters, before, now, closes_before: asks, closes_after: ends } in TABLE {
            let players = players_of(letters);
            let [before, now, asks, ends] = [before, now, asks, ends].map(|seat| seat.map(SeatId));
            assert_eq!(closes_before(before, now, players), asks, "before: {game}");
            assert_eq!(closes_after(before, now, players), ends, "after: {game}");
        }
    }
}
