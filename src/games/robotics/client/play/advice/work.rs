//! Working out advice. All of it comes from what the seat may know, which is the whole table
//! (17.1). It is returned as a closure, to be run on another thread.

use super::action_sentences::advised_action_sentence;
use super::reasons::{Considered, reason_sentence};
use crate::action::{Action, LoosePlace, Robotics};
use crate::client::play::advice::hint::Hint;
use crate::client::play::command::RoboticsCommand;
use crate::client::play::thing::{DropPlace, Thing};
use crate::game::read_table;
use crate::messages::phrase;
use crate::opponents::View;
use crate::opponents::player::decide;
use crate::table::{Setup, Table};
use crate::turn::{LegalActions, legal_actions};
use client::play::command::Command;
use client::play::executor::Executor;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::play::{Audience, advice};
use shell::language::Phrase;
use shell::record::game_after_steps;
use shell::seats::{PlayerKind, SeatId, SeatKind, stream_of_player};

/// Player whose actions are advised.
const ADVISER: PlayerKind = PlayerKind::Titan;

/// Begins to work out a hint for a choice or, between choices, the reason of a computer player.
pub fn work_out_hint(executor: &mut Executor<'_, Robotics>) {
    let show = |hint| Command::<Robotics>::Game(RoboticsCommand::ShowHint(Box::new(hint)));
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

/// Position before a choice, with all that its seat may know and do, and the names of the players.
struct Situation {
    player: PlayerKind,
    seat: SeatId,
    setup: Setup,
    view: View,
    choices: LegalActions,
    names: Vec<String>,
}

impl Situation {
    fn of(player: PlayerKind, seat: SeatId, table: &Table, names: Vec<String>) -> Self {
        let setup = table.setup().clone();
        Self { player, seat, setup, view: View::of(table, seat), choices: legal_actions(table), names }
    }

    /// The action that the player decides on and the reason for it; for another action the reason
    /// that it has by itself.
    fn decide(&self, seed: u64, steps: usize, recorded: Option<&Action>) -> (Action, Phrase) {
        let table = &self.view.table(&self.setup);
        let decision = decide(self.player, table, &self.choices, &mut stream_of_player(seed, steps, self.seat));
        // Another player who has the seat now may decide otherwise than the one who had it then.
        let is_its = recorded.is_none_or(|recorded| *recorded == decision.action);
        let action = recorded.cloned().unwrap_or(decision.action);
        let candidates = if is_its { decision.candidates.as_slice() } else { &[] };
        let considered = Considered { player: self.player, table, seat: self.seat, action: &action, candidates };
        let reason = reason_sentence(&considered, |seat| self.names[seat.index()].as_str());
        (action, reason)
    }
}

fn seat_names(play: &Play<Robotics>) -> Vec<String> {
    play.seats().iter().map(|seat| seat.name.clone()).collect()
}

/// Returns the work that finds a strong player's action for the player whose turn it is.
fn prepare_hint(table: &Table, play: &Play<Robotics>) -> Option<impl FnOnce() -> Hint + Send + use<>> {
    let situation = Situation::of(ADVISER, table.state().awaited_seat()?, table, seat_names(play));
    let steps = play.history().steps().len();
    let seed = play.history().seed();
    Some(move || {
        let (advised, reason) = situation.decide(seed, steps, None);
        let table = &situation.view.table(&situation.setup);
        let action = advised_action_sentence(table, &advised, |seat| situation.names[seat.index()].as_str());
        let (thing, to) = marks_of_action(&advised);
        Hint { action, reason, thing, to }
    })
}

/// Thing that an action takes, and place where it is put.
const fn marks_of_action(action: &Action) -> (Option<Thing>, Option<DropPlace>) {
    match *action {
        Action::Sell(order) => (Some(Thing::Robot), Some(DropPlace::Order(order))),
        Action::Buy { kind, market } => (Some(Thing::Price(kind, market)), Some(DropPlace::Bench)),
        Action::Draw => (Some(Thing::Bag), None),
        Action::Sabotage { seat, cell } => (Some(Thing::Target(seat, cell)), None),
        Action::Attach { part, from, at } => (Some(Thing::Loose(part, from)), Some(DropPlace::Grid(at))),
        Action::Store(part) => (Some(Thing::Loose(part, LoosePlace::Bench)), Some(DropPlace::Store)),
        Action::Unstore(part) => (Some(Thing::Loose(part, LoosePlace::Store)), Some(DropPlace::Bench)),
        Action::Scrap { part, from } => (Some(Thing::Loose(part, from)), Some(DropPlace::Chute)),
        _ => (None, None),
    }
}

/// Returns the work that finds the reason of the last step of a computer player; `None` if there is
/// none.
fn prepare_reason_of_last_step(play: &Play<Robotics>) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let steps = play.history().steps();
    let last = steps.iter().rposition(|step| play.players().is_computer(step.seat))? + 1;
    let seat = steps[last - 1].seat;
    let lines = play.log().lines_of_step(last, Audience::All);
    let line = lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption);
    // The log leaves out what the table shows anyway.
    let action = match line {
        Some(line) => phrase!("robotics-did", what = &line.text),
        None => phrase!("robotics-did-end", name = &play.seat(seat).name),
    };
    let find_reason = prepare_reason_of_step(play, last)?;
    Some(move || Some(Hint { action, reason: find_reason()?, thing: None, to: None }))
}

/// Returns the work that finds the reason of a computer player's step, counted from 1, by deciding
/// again; `None` for a person's.
pub fn prepare_reason_of_step(
    play: &Play<Robotics>,
    number: usize,
) -> Option<impl FnOnce() -> Option<Phrase> + Send + use<>> {
    let history = play.history().clone();
    let before = number.checked_sub(1)?;
    let step = history.steps().get(before)?.clone();
    let SeatKind::Computer(player) = play.seat(step.seat).kind else { return None };
    let names = seat_names(play);
    Some(move || {
        let mut game = game_after_steps(&history, before).ok()?;
        let situation = game.read(|table| Situation::of(player, step.seat, table, names));
        Some(situation.decide(history.seed_after(before), before, Some(&step.action)).1)
    })
}
