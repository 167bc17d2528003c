//! The state of a player in a word or two.

use crate::messages::phrase;
use crate::table::{BattleStep, Stage, Table};
use shell::language::Phrase;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind};

/// Seat that has the next turn after the one whose turn it is, as far as is known now (4.1, 6.1);
/// `None` if no other has one.
pub fn next_seat(table: &Table) -> Option<SeatId> {
    let now = table.state().awaited_seat()?;
    match &table.state().stage {
        Stage::Build(_) => {
            let line = table.setup().line();
            let is_building = |seat: &SeatId| *seat != now && table.track().is_building(*seat, line);
            table.track().tokens().iter().map(|token| token.seat).find(is_building)
        }
        Stage::Battle(_) => {
            let standing: Vec<SeatId> = table.standing().collect();
            let own = table.state().order.iter().position(|&seat| seat == now)?;
            let after = table.state().order.iter().skip(own + 1).chain(&table.state().order);
            after.copied().find(|seat| *seat != now && standing.contains(seat))
        }
        Stage::SetUp | Stage::Over(_) => None,
    }
}

/// State of a player, in a word or two; the level of a computer player that waits.
pub fn status_words(table: &Table, seats: &[Seat], seat: SeatId) -> Phrase {
    if table.state().is_battle() && !table.robot(seat).stands() {
        return phrase!("scrapyard-seat-wrecked");
    }
    let is_on_turn = table.state().awaited_seat() == Some(seat);
    match &table.state().stage {
        Stage::Build(turn) if is_on_turn && turn.rummage.is_some() => phrase!("scrapyard-seat-rummaging"),
        Stage::Build(_) if is_on_turn => phrase!("scrapyard-seat-building"),
        Stage::Battle(turn) if is_on_turn => match turn.step {
            BattleStep::Settle { .. } => phrase!("scrapyard-seat-settling"),
            BattleStep::Act => phrase!("scrapyard-seat-acting"),
        },
        Stage::Build(_) if table.track().passed.contains(seat) => phrase!("scrapyard-seat-passed"),
        Stage::Build(_) if table.track().place(seat) > table.setup().line() => phrase!("scrapyard-seat-stopped"),
        Stage::Over(outcome) if outcome.winner() == Some(seat) => phrase!("scrapyard-seat-won"),
        _ => waiting_words(table, seats, seat),
    }
}

/// State of a player who waits.
fn waiting_words(table: &Table, seats: &[Seat], seat: SeatId) -> Phrase {
    match seats.get(seat.index()).map(|seat| seat.kind) {
        Some(SeatKind::Computer(kind)) => level_words(kind),
        _ if next_seat(table) == Some(seat) => phrase!("scrapyard-seat-next"),
        _ => phrase!("status-waiting"),
    }
}

/// Level of a computer player, in a word.
fn level_words(kind: PlayerKind) -> Phrase {
    let level = match kind {
        PlayerKind::Random => "random",
        PlayerKind::Tidy => "simple",
        PlayerKind::Rusty => "easy",
        PlayerKind::Cog => "normal",
        PlayerKind::Titan => "hard",
    };
    phrase!("scrapyard-seat-level", level = level)
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, test_seats};
    use super::*;
    use crate::words::told::tell;

    #[test]
    fn the_next_robot_that_stands_is_up_next() {
        let third = SeatId(2);
        let battle = TestBattle::new(3);
        assert_eq!(next_seat(&battle.table()), Some(B));
        let wrecked = battle.with(B, |robot| robot.condition.square = None);
        let told = |seat| tell(&status_words(&wrecked.table(), &test_seats(3), seat));
        assert_eq!(
            (next_seat(&wrecked.table()), told(A), told(B), told(third)),
            (Some(third), "Acting".to_owned(), "Wrecked".to_owned(), "Up next".to_owned())
        );
    }
}
