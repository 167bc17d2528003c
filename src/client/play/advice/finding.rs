//! Work that finds advice, as closures to be run on another thread: hints, and the reasons of
//! computer players, who decide again what they have done. Advice is found from the knowledge of
//! the seat alone.

use super::hint::Hint;
use super::pending::begin;
use crate::play::command::Command;
use crate::play::executor::{Execute, Executor};
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::play::secrets::audience::Audience;
use crate::play::turn_stage::TurnStage;
use shell::language::{Phrase, phrase};
use shell::record::game_after_steps;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind, seat_name, stream_of_player};
use shell::table::read_table;
use shell::thinking::Decision;

/// Player whose actions are advised.
const ADVISER: PlayerKind = PlayerKind::Titan;

/// Game whose computer players advise people, and tell the reason of a step by deciding again.
pub trait Advising: Execute {
    /// Command that shows advice.
    const SHOW_HINT: fn(Box<Hint<Self>>) -> Self::Command;

    /// Reason for the action of a decision, with what the player compared it with, if that is
    /// known.
    fn reason(choice: &AdvisedChoice<Self>, decision: &Decision<Self>) -> Phrase;

    /// Advice to do an action for a reason.
    fn hint(choice: &AdvisedChoice<Self>, action: &Self::Action, reason: Phrase) -> Hint<Self>;

    /// Sentence about the last step of the player with a name, from its line in the log. There is
    /// no line about what the table shows anyway.
    fn deed(line: Option<&Phrase>, name: &str) -> Phrase;
}

/// Choice of a seat: the position as the seat knows it, its legal actions, and the player who
/// decides.
pub struct AdvisedChoice<G: ClientGame> {
    /// Kind of the player.
    pub player: PlayerKind,
    /// Seat of the player.
    pub seat: SeatId,
    /// Set-up of the game.
    pub setup: G::Setup,
    /// Everything that the seat knows.
    pub view: G::View,
    /// Legal actions of the seat.
    pub choices: G::Choices,
    /// Seats of the game.
    pub seats: Vec<Seat>,
}

impl<G: Advising> AdvisedChoice<G> {
    fn at_table(player: PlayerKind, seat: SeatId, table: &G::Table<'_>, setup: G::Setup, seats: Vec<Seat>) -> Self {
        Self { player, seat, setup, view: G::view(table, seat), choices: G::choices(table), seats }
    }

    /// Name of the player of a seat.
    pub fn name(&self, seat: SeatId) -> &str {
        seat_name(&self.seats, seat)
    }

    /// Decides in a game with a seed, after some steps, as the player does at its turn. `None` only
    /// if the player was interrupted, which nothing does here.
    fn decide(&self, seed: u64, steps: usize) -> Option<Decision<G>> {
        let random = &mut stream_of_player(seed, steps, self.seat);
        G::choose(self.player, &self.setup, &self.view, &self.choices, random, &|| false)
    }

    /// Reason for an action that was recorded after some steps. Other actions are only compared if
    /// the player decides on the recorded one: the seat may have had another player then.
    fn reason_of_recorded(&self, seed: u64, steps: usize, recorded: G::Action) -> Option<Phrase> {
        let decision = self.decide(seed, steps)?;
        if decision.action == recorded {
            return Some(G::reason(self, &decision));
        }
        Some(G::reason(self, &Decision::without_candidates(recorded)))
    }
}

/// Begins to work out a hint for a choice or, between choices, the reason for the last step of a
/// computer player. `hint` and `reason` return the work on them, if there is any, and `show` the
/// command that shows what it finds.
pub fn begin_for_stage<G: Execute, H, R>(
    executor: &mut Executor<'_, G>,
    show: fn(Box<Hint<G>>) -> G::Command,
    hint: impl FnOnce(&G::Table<'_>, &Play<G>) -> Option<H>,
    reason: impl FnOnce(&Play<G>) -> Option<R>,
) where
    H: FnOnce() -> Option<Hint<G>> + Send + 'static,
    R: FnOnce() -> Option<Hint<G>> + Send + 'static,
{
    let show = move |hint: Hint<G>| Command::<G>::Game(show(Box::new(hint)));
    let play = &*executor.play;
    let turn = play.changes;
    match executor.interaction.stage {
        TurnStage::Curtain { .. } => {}
        TurnStage::Choosing | TurnStage::OnlyAction { .. } => {
            if let Some(work) = read_table::<G, _>(executor.world, |table| hint(table, play)).flatten() {
                begin(executor.world, turn, move || work().map(show));
            }
        }
        _ => match reason(play) {
            Some(work) => begin(executor.world, turn, move || work().map(show)),
            None => executor.refuse(phrase!("no-computer-has-moved")),
        },
    }
}

/// Begins to work out a hint for a choice or, between choices, the reason for the last step of a
/// computer player.
pub fn work_out_hint<G: Advising>(executor: &mut Executor<'_, G>) {
    begin_for_stage(executor, G::SHOW_HINT, prepare_hint::<G>, prepare_reason_of_last_step::<G>);
}

/// Returns the work that finds a strong player's action for the player whose turn it is.
fn prepare_hint<G: Advising>(
    table: &G::Table<'_>,
    play: &Play<G>,
) -> Option<impl FnOnce() -> Option<Hint<G>> + Send + use<G>> {
    let history = play.history();
    let seat = G::awaited(table).seat?;
    let choice = AdvisedChoice::<G>::at_table(ADVISER, seat, table, history.setup().clone(), history.seats().to_vec());
    let steps = history.steps().len();
    let seed = history.seed();
    Some(move || {
        let decision = choice.decide(seed, steps)?;
        Some(G::hint(&choice, &decision.action, G::reason(&choice, &decision)))
    })
}

/// Returns the work that finds the reason of the last step of a computer player; `None` if there is
/// none.
fn prepare_reason_of_last_step<G: Advising>(
    play: &Play<G>,
) -> Option<impl FnOnce() -> Option<Hint<G>> + Send + use<G>> {
    let steps = play.history().steps();
    let last = steps.iter().rposition(|step| play.players().is_computer(step.seat))? + 1;
    let seat = steps[last - 1].seat;
    let lines = play.log().lines_of_step(last, Audience::All);
    let line = lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption);
    let deed = G::deed(line.map(|line| &line.text), &play.seat(seat).name);
    let find_reason = prepare_reason_of_step(play, last)?;
    Some(move || Some(Hint::in_words(deed, find_reason()?)))
}

/// Returns the work that finds the reason of a computer player's step, counted from 1, by deciding
/// again; `None` for a person's.
pub fn prepare_reason_of_step<G: Advising>(
    play: &Play<G>,
    number: usize,
) -> Option<impl FnOnce() -> Option<Phrase> + Send + use<G>> {
    let history = play.history().clone();
    let before = number.checked_sub(1)?;
    let step = history.steps().get(before)?.clone();
    let SeatKind::Computer(player) = play.seat(step.seat).kind else { return None };
    Some(move || {
        let mut game = game_after_steps(&history, before).ok()?;
        let setup = history.setup().clone();
        let seats = history.seats().to_vec();
        let choice = game.read(|table| AdvisedChoice::<G>::at_table(player, step.seat, table, setup, seats));
        choice.reason_of_recorded(history.seed_after(before), before, step.action)
    })
}
