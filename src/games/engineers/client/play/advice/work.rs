//! Work that finds advice, as a closure to be run on another thread. Advice is found from the
//! knowledge of the seat alone (19.6).

use super::marks::marks_of_action;
use super::reasons::{Considered, reason_sentence};
use crate::action::{Action, Engineers};
use crate::client::play::advice::hint::Hint;
use crate::client::play::command::EngineersCommand;
use crate::game::read_table;
use crate::messages::phrase;
use crate::opponents::{View, decide};
use crate::sentences::choices::choice_words;
use crate::table::{Setup, Table};
use crate::turn::legal::LegalActions;
use crate::turn::legal_actions;
use client::play::command::Command;
use client::play::executor::Executor;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::play::{Audience, advice};
use shell::language::Phrase;
use shell::record::game_after_steps;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind, stream_of_player};

/// Player whose actions are advised.
const ADVISER: PlayerKind = PlayerKind::Titan;

/// Begins to work out a hint for a choice or, between choices, the reason for the last step of a
/// computer player.
pub fn work_out_hint(executor: &mut Executor<'_, Engineers>) {
    let show = |hint| Command::<Engineers>::Game(EngineersCommand::ShowHint(Box::new(hint)));
    let play = &*executor.play;
    let turn = play.changes;
    match executor.interaction.stage {
        TurnStage::Curtain { .. } => {}
        TurnStage::Choosing | TurnStage::OnlyAction { .. } => {
            if let Some(work) = read_table(executor.world, |table| prepare_hint(table, play)).flatten() {
                advice::begin(executor.world, turn, move || Some(show(work())));
            }
        }
        _ => match prepare_reason_of_last_step(play) {
            Some(work) => advice::begin(executor.world, turn, move || work().map(show)),
            None => executor.refuse(phrase!("no-computer-has-moved")),
        },
    }
}

/// Choice of a seat: the position as the seat knows it, its legal actions, and the player who
/// decides.
struct Situation {
    player: PlayerKind,
    seat: SeatId,
    setup: Setup,
    view: View,
    choices: LegalActions,
    seats: Vec<Seat>,
}

impl Situation {
    fn of(player: PlayerKind, seat: SeatId, table: &Table, seats: &[Seat]) -> Self {
        let setup = table.setup().clone();
        Self { player, seat, setup, view: View::of(table, seat), choices: legal_actions(table), seats: seats.to_vec() }
    }

    /// Returns the action that the player decides on, or the recorded one, and the reason for it.
    fn decide(&self, seed: u64, steps: usize, recorded: Option<&Action>) -> (Action, Phrase) {
        let table = &self.view.table(&self.setup);
        let random = &mut stream_of_player(seed, steps, self.seat);
        let decision = decide(self.player, &self.setup, &self.view, &self.choices, random);
        let action = recorded.cloned().unwrap_or(decision.action);
        let considered = Considered { player: self.player, table, seat: self.seat, action: &action };
        let reason = reason_sentence(&considered);
        (action, reason)
    }
}

/// Returns the work that finds a strong player's action for the player whose turn it is.
fn prepare_hint(table: &Table, play: &Play<Engineers>) -> Option<impl FnOnce() -> Hint + Send + use<>> {
    let situation = Situation::of(ADVISER, table.state().awaited_seat()?, table, play.seats());
    let steps = play.history().steps().len();
    let seed = play.history().seed();
    Some(move || {
        let (advised, reason) = situation.decide(seed, steps, None);
        let table = &situation.view.table(&situation.setup);
        let action = phrase!("engineers-would", choice = choice_words(&advised, table, &situation.seats));
        let (item, to) = marks_of_action(table, &advised);
        Hint { action, reason, item, to }
    })
}

/// Returns the work that finds the reason of the last step of a computer player; `None` if there is
/// none.
fn prepare_reason_of_last_step(play: &Play<Engineers>) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let steps = play.history().steps();
    let last = steps.iter().rposition(|step| play.players().is_computer(step.seat))? + 1;
    let seat = steps[last - 1].seat;
    let lines = play.log().lines_of_step(last, Audience::All);
    let line = lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption);
    // The log has no line about what the table shows anyway, such as the end of a turn.
    let action = match line {
        Some(line) => phrase!("engineers-did", what = &line.text),
        None => phrase!("engineers-did-end", name = &play.seat(seat).name),
    };
    let find_reason = prepare_reason_of_step(play, last)?;
    Some(move || Some(Hint { action, reason: find_reason()?, item: None, to: None }))
}

/// Returns the work that finds the reason of a computer player's step, counted from 1, by deciding
/// again; `None` for a person's.
pub fn prepare_reason_of_step(
    play: &Play<Engineers>,
    number: usize,
) -> Option<impl FnOnce() -> Option<Phrase> + Send + use<>> {
    let history = play.history().clone();
    let before = number.checked_sub(1)?;
    let step = history.steps().get(before)?.clone();
    let SeatKind::Computer(player) = play.seat(step.seat).kind else { return None };
    let seats = play.seats().to_vec();
    Some(move || {
        let mut game = game_after_steps(&history, before).ok()?;
        let situation = game.read(|table| Situation::of(player, step.seat, table, &seats));
        Some(situation.decide(history.seed_after(before), before, Some(&step.action)).1)
    })
}
