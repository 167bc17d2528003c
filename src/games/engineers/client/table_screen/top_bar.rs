//! Contents of the top bar: the round, the workers of the turn in place of a ribbon, and the
//! buttons that are always there.

use super::turn_workers::workers_of_turn;
use super::worker_plates::worker_plates;
use crate::action::WorkerId;
use crate::client::play::{EngineersCommand, lesson_at_table};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::outcome_of_round;
use client::kit::Pen;
use client::table::top_bar::{BarEnds, Plate, draw_bar_around};
use client::table::top_buttons::{TopButton, TopButtons};
use shell::language::Phrase;

/// Thing of the top bar that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarPress {
    /// A button.
    Button(TopButton),
    /// A worker.
    Worker(WorkerId),
}

impl From<TopButton> for BarPress {
    fn from(button: TopButton) -> Self {
        Self::Button(button)
    }
}

/// Draws the top bar. A press on a worker chooses it, in a person's own turn.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let plate = plate(scene);
    let buttons = buttons(scene);
    let workers = workers_of_turn(scene);
    let is_open = scene.chosen_worker().is_some_and(|(seat, _)| scene.table.state().awaited_seat() == Some(seat));
    let press = is_open.then_some(BarPress::Worker as fn(WorkerId) -> BarPress);
    let target = phrase!("engineers-top-target", count = scene.table.setup().options.target);
    let middle = worker_plates(&workers, target, press, &scene.settings.keys);
    let ends = BarEnds { plate: &plate, buttons: &buttons };
    for pressed in draw_bar_around(pen, &scene.regions, scene.settings, &ends, middle) {
        match pressed {
            BarPress::Worker(worker) => scene.send_command(EngineersCommand::ChooseWorker(worker)),
            BarPress::Button(TopButton::Log) => scene.view.log_is_open = !scene.view.log_is_open,
            BarPress::Button(button) => button.send_to(scene.asked),
        }
    }
}

/// Words for the round, and for the round limit, or that the game ends with the round (18.1, 18.2).
fn plate(scene: &Scene) -> Plate {
    let round = scene.table.state().round.max(1);
    let round = scene.interaction.stage.shown().map_or(round, |shown| shown.round.max(1));
    Plate { picture: "die_nut", title: phrase!("top-round", round = round), note: note_on_round(scene.table, round) }
}

/// Words after the number of a round. A round that is shown may be over at the table.
fn note_on_round(table: &Table, round: u16) -> Phrase {
    if round == table.state().round && outcome_of_round(table).is_some() {
        return phrase!("engineers-top-last-round");
    }
    phrase!("engineers-top-of-rounds", rounds = table.setup().options.rounds)
}

/// State of the buttons.
fn buttons(scene: &Scene) -> TopButtons {
    let usual = TopButtons::at_table(scene.play, &scene.interaction.stage);
    let own = &scene.interaction.own;
    let has_begun = own.held.is_some() || !(own.dialog.is_none() || own.dialog.stays_open());
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("engineers-top-lesson"));
    let log = (!scene.regions.has_column()).then_some(scene.view.log_is_open);
    TopButtons { can_undo: usual.can_undo || has_begun, unsaved, log, ..usual }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::TestYard;
    use crate::words::told::tell;

    #[test]
    fn rule_18_2_the_plate_says_that_a_round_is_the_last() {
        let noted = |now: u16, round: u16| {
            let yard = TestYard::new().change(|position| position.state.round = now);
            tell(&note_on_round(&yard.table(), round))
        };
        assert!(noted(1, 1).starts_with("of "));
        assert_eq!(noted(200, 200), "the last one");
        assert!(noted(200, 1).starts_with("of "), "another round is shown");
    }
}
