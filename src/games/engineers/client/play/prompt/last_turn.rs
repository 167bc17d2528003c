//! Words about the last round of a game.

use shell::language::Phrase;
use shell::seats::{Seat, seat_name};

use crate::action::outcome::EndReason;
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::outcome_of_round;
use crate::words::points_words;

/// Words about a turn after which its team gets no other: why the game ends with the round (18.1,
/// 18.2); `None` if it goes on.
pub(super) fn words_of_last_turn(table: &Table, seats: &[Seat]) -> Option<Phrase> {
    let outcome = outcome_of_round(table)?;
    let first = outcome.standings.first()?;
    Some(match outcome.reason {
        EndReason::Target => {
            let name = seat_name(seats, first.seat);
            phrase!("engineers-prompt-last-turn", name = name, points = points_words(first.points))
        }
        EndReason::RoundLimit => phrase!("engineers-prompt-last-turn-rounds"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{B, TestYard, test_seats};
    use crate::set::MachineId;
    use crate::words::told::tell;

    #[test]
    fn rule_18_1_and_18_2_the_last_turn_says_why_it_is_the_last() {
        let told = |yard: &TestYard| words_of_last_turn(&yard.table(), &test_seats(2)).map(|words| tell(&words));
        assert_eq!(told(&TestYard::new()), None);
        let rounds = TestYard::new().change(|position| position.state.round = 200);
        assert_eq!(told(&rounds).as_deref(), Some("last turn: this round is the last"));
        let yard = TestYard::new().change(|position| {
            position.teams[B.index()].team.built = (0..8).map(MachineId).collect();
        });
        let points = tell(&points_words(yard.table().points(B)));
        let name = test_seats(2)[B.index()].name.clone();
        assert_eq!(told(&yard), Some(format!("last turn: {name} has {points}")));
    }
}
