//! Implementation of [`ClientGame`] for Junkyard Bots.

use crate::action::{Action, JunkyardBots, TableEvent};
use crate::client::play::building::hand::Thing;
use crate::client::play::command::JunkyardBotsCommand;
use crate::client::play::events::shows::JunkyardBotsShow;
use crate::client::play::events::step_shows::{is_secret, shows_of_step};
use crate::client::play::exercises::exercise::JunkyardBotsExercise;
use crate::client::play::interaction::JunkyardBotsInteraction;
use crate::round::LegalActions;
use crate::sentences::event_sentence;
use crate::table::{Setup, Table};
use client::play::Audience;
use client::play::game::ClientGame;
use client::play::log::Sentence;
use client::play::players::Players;
use shell::grid::{Placement, Rectangle};
use shell::seats::{Seat, SeatId};

impl ClientGame for JunkyardBots {
    type Show = JunkyardBotsShow;
    type Command = JunkyardBotsCommand;
    type Interaction = JunkyardBotsInteraction;
    type Exercise = JunkyardBotsExercise;
    type Thing = Thing;
    type Place = (Placement, Rectangle);

    /// Returns a pass if nothing can be taken.
    fn only_action(choices: &LegalActions) -> Option<Action> {
        matches!(choices, LegalActions::Take(takes) if takes.is_empty()).then_some(Action::Pass)
    }

    /// Returns the player who looks, or is about to look, in secret (rule 9.3).
    fn secret(table: &Table<'_>) -> Option<SeatId> {
        table.state().active_seat().filter(|_| is_secret(table.state()))
    }

    fn shows_of_step(
        from: SeatId,
        events: &[TableEvent],
        table: &Table<'_>,
        players: Players,
    ) -> Vec<JunkyardBotsShow> {
        shows_of_step(from, events, table.state(), players)
    }

    fn sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<Sentence> {
        // The sentences tell nothing of a secret look.
        event_sentence(event, &setup.tiles, seats).map(|(seat, text)| Sentence {
            seat,
            text,
            to: Audience::All,
            run: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::play::log::Log;
    use client::play::log_lines::add_step;
    use shell::language::Language;
    use shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn events_are_told_by_the_names_of_the_seats() {
        let seats = default_seats(2, SeatKind::Human);
        let mut log = Log::default();
        let passed = TableEvent::Passed { seat: SeatId(1) };
        add_step::<JunkyardBots>(&mut log, 3, &[passed], &Setup::new(2, 1), &seats);
        let [line] = log.lines() else { panic!("{:?}", log.lines()) };
        assert_eq!((line.seat, line.step, line.is_caption), (Some(SeatId(1)), 3, false));
        assert_eq!(Language::english().tell(&line.text), "Blue passed");
    }
}
