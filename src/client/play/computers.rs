//! Computer players at the table. They think off the frame's thread, with only what their seat may
//! know, and move at a pace that can be watched.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::ecs::system::{StaticSystemParam, SystemParam};
use bevy::prelude::*;

use super::advice::pending::Advice;
use super::command::Command;
use super::execute::ExecuteCommands;
use super::game::{ClientGame, Exercise};
use super::interaction::Interaction;
use super::playing::Play;
use super::turn_stage::TurnStage;
use crate::app::fault::Fault;
use crate::app::frames::{NextFrame, Waker};
use crate::app::notice::Notice;
use crate::app::screen::{self, Overlay, Screen};
use crate::app::work::Work;
use crate::settings::Settings;
use shell::seats::{PlayerKind, SeatId, SeatKind, SeatPlayer, stream_of_player};
use shell::table::Rules;
use shell::thinking::PendingDecision;

/// Least time that a computer player takes for a move at the usual speed.
const PACE: Duration = Duration::from_millis(600);

/// Move that is being thought over.
#[derive(Resource)]
struct Thinking<G: ClientGame> {
    /// Change count of the game ([`Play::changes`]) for which the player thinks, and the kind of
    /// player.
    turn: Option<(u64, PlayerKind)>,
    work: Option<(Work<Option<G::Action>>, Interrupt)>,
    decided: Option<G::Action>,
    /// Time from which the least thinking time counts.
    since: Duration,
}

impl<G: ClientGame> Default for Thinking<G> {
    fn default() -> Self {
        Self { turn: None, work: None, decided: None, since: Duration::ZERO }
    }
}

/// Interrupts its thinking when it is dropped.
struct Interrupt(Arc<AtomicBool>);

impl Drop for Interrupt {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

pub(super) fn plugin<G: ClientGame>(app: &mut App) {
    app.init_resource::<Thinking<G>>().add_systems(
        Update,
        think::<G>.before(ExecuteCommands).run_if(in_state(Screen::Table)).run_if(resource_exists::<Play<G>>),
    );
}

/// Interrupts the thinking about a game, if there is any.
pub(super) fn stop_thinking<G: ClientGame>(world: &mut World) {
    *world.get_resource_or_init::<Thinking<G>>() = Thinking::default();
}

/// Game at which a computer player thinks.
#[derive(SystemParam)]
struct Played<'w, 's, G: ClientGame> {
    table: StaticSystemParam<'w, 's, <G as Rules>::Param>,
    play: Res<'w, Play<G>>,
    interaction: Res<'w, Interaction<G>>,
    advice: Res<'w, Advice<G>>,
}

/// Output of a computer player's thinking.
#[derive(SystemParam)]
struct ThinkingOutput<'w, G: ClientGame> {
    commands: MessageWriter<'w, Command<G>>,
    notice: ResMut<'w, Notice>,
    next: ResMut<'w, NextFrame>,
    waker: Res<'w, Waker>,
}

/// Begins to think, waits for the pace of the game, and moves.
fn think<G: ClientGame>(
    game: Played<G>,
    settings: Res<Settings>,
    over: Option<Res<State<Overlay>>>,
    mut thinking: ResMut<Thinking<G>>,
    time: Res<Time<Real>>,
    mut output: ThinkingOutput<G>,
) {
    let Played { table, play, interaction, advice } = game;
    let table = G::table(&table);
    // A computer player begins to think while the person before it may still undo.
    let (seat, may_move) = match (&interaction.stage, G::awaited(&table).seat) {
        (TurnStage::Thinking { seat }, _) => (*seat, true),
        (TurnStage::UndoTime { .. }, Some(seat)) => (seat, false),
        _ => return,
    };
    let SeatKind::Computer(player) = play.seat(seat).kind else { return };
    let step = play.history().steps().len();
    let now = time.elapsed();
    let thinking = thinking.bypass_change_detection();
    // Another game, an undone step or another player makes earlier thinking void.
    let turn = Some((play.changes, player));
    if thinking.turn != turn || play.is_added() {
        // In an exercise the player does what the exercise says, and waits while something is read.
        let work =
            (!play.is_exercise()).then(|| begin_to_think(&table, &play, &settings, seat, player, output.waker.clone()));
        *thinking = Thinking { turn, work, decided: None, since: now };
    }
    if let Some(exercise) = play.exercise() {
        thinking.decided = exercise.opponents_action(&table);
    }
    if let Some(decided) = thinking.work.as_mut().and_then(|(work, _)| work.poll()) {
        thinking.work = None;
        match decided {
            Ok(action) => thinking.decided = action,
            Err(failed) => {
                // It would fail again, so a person takes the seat over.
                output.commands.write(Command::GiveSeat(seat, SeatPlayer::Here));
                output.notice.show_fault(Fault::ComputerPlayer { name: play.seat(seat).name.clone(), failed });
                return;
            }
        }
    }
    // Nothing moves on under a menu or dialog, or while advice is being read.
    let is_covered = screen::overlay_or_none(over.as_deref()) != Overlay::None;
    if !may_move || is_covered || interaction.hint.is_some() || advice.is_coming() {
        thinking.since = now;
        return;
    }
    let pace = if interaction.hurry { Duration::ZERO } else { PACE.mul_f32(settings.computer_speed.factor()) };
    let left = pace.saturating_sub(now.saturating_sub(thinking.since));
    if thinking.decided.is_some() && !left.is_zero() {
        output.next.request_within(left);
    } else if let Some(action) = thinking.decided.take() {
        output.commands.write(Command::Computer { step, action });
        thinking.turn = None;
        output.next.request_within(Duration::ZERO);
    }
}

/// Begins to think on another thread, with the seat's view alone.
fn begin_to_think<G: ClientGame>(
    table: &G::Table<'_>,
    play: &Play<G>,
    settings: &Settings,
    seat: SeatId,
    player: PlayerKind,
    waker: Waker,
) -> (Work<Option<G::Action>>, Interrupt) {
    let history = play.history();
    let random = stream_of_player(history.seed(), history.steps().len(), seat);
    let pending = PendingDecision::<G>::at_table(table, history.setup().clone(), seat, player, random);
    let pending = pending.with_view(|view| G::adapt_view(view, history, play.players(), settings));
    let interrupt = Interrupt(Arc::default());
    let flag = Arc::clone(&interrupt.0);
    let work = Work::start(waker, move || {
        let decision = pending.decide(&|| flag.load(Ordering::Relaxed));
        decision.map(|decision| decision.action)
    });
    (work, interrupt)
}
