//! Execution of commands.

use bevy::ecs::system::StaticSystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::advice::pending::{self, Advice};
use super::command::Command;
use super::correspondence::sending::{ask_how_to_send, ask_to_play_here};
use super::executor::{Execute, Executor};
use super::interaction::Interaction;
use super::playing::Play;
use super::turn_stage::{TurnStage, TurnState};
use crate::app::drags::DragsEnd;
use crate::app::jobs::FinishJobs;
use crate::app::notice::Notice;
use crate::app::screen::Screen;
use shell::seats::{SeatId, SeatPlayer};

/// Set of the system that executes commands; it runs before everything that shows the table.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExecuteCommands;

pub(super) fn plugin<G: Execute>(app: &mut App) {
    let is_played = resource_exists::<Play<G>>;
    app.init_resource::<Interaction<G>>()
        .init_resource::<Advice<G>>()
        .add_message::<Command<G>>()
        .add_systems(
            Update,
            (pending::deliver::<G>, execute_commands::<G>.in_set(ExecuteCommands)).chain().run_if(is_played),
        )
        .add_systems(Update, show_autosave_fault::<G>.after(ExecuteCommands).after(FinishJobs).run_if(is_played))
        .add_systems(OnExit(Screen::Table), close_curtain::<G>.run_if(is_played));
}

/// Adds the system that gives a game, when a drag ends, the command that puts the dragged thing
/// back.
pub fn execute_when_drags_end<G: Execute>(app: &mut App, put_back: G::Command) {
    let write_command = move |mut ends: MessageReader<DragsEnd>, mut commands: MessageWriter<Command<G>>| {
        if ends.read().count() > 0 {
            commands.write(Command::Game(put_back.clone()));
        }
    };
    app.add_systems(Update, write_command.before(ExecuteCommands).run_if(resource_exists::<Play<G>>));
}

/// Shows the reason why the last step is not saved, as long as there is one.
fn show_autosave_fault<G: Execute>(play: Res<Play<G>>, mut notice: ResMut<Notice>) {
    if let Some(why) = play.fault() {
        notice.bypass_change_detection().show_autosave_fault(why);
    }
}

/// Closes the curtain when a player leaves the table while something secret is on the screen,
/// because another player may return.
fn close_curtain<G: Execute>(
    table: StaticSystemParam<G::Param>,
    play: Res<Play<G>>,
    mut interaction: ResMut<Interaction<G>>,
) {
    let now = TurnState::of::<G>(&G::table(&table));
    if interaction.stage == TurnStage::Choosing && interaction.stage != TurnStage::opened(now, play.players()) {
        interaction.close_curtain(now, play.players());
    }
}

/// Executes all commands since the last frame, in order.
fn execute_commands<G: Execute>(world: &mut World) {
    let commands: Vec<Command<G>> = world.resource_mut::<Messages<Command<G>>>().drain().collect();
    // A watched game takes no commands.
    if commands.is_empty() || world.resource::<Play<G>>().is_watched() {
        return;
    }
    with_executor::<G>(world, |executor| {
        let mut has_advanced = false;
        for command in commands {
            // A press and the end of a momentary stage in the same frame advance only once.
            if command == Command::Advance && std::mem::replace(&mut has_advanced, true) {
                continue;
            }
            executor.execute(command);
        }
    });
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Calls `execute` with an executor for the game in a world.
pub fn with_executor<G: Execute>(world: &mut World, execute: impl FnOnce(&mut Executor<'_, G>)) {
    world.resource_scope(|world, mut interaction: Mut<Interaction<G>>| {
        world.resource_scope(|world, mut play: Mut<Play<G>>| {
            execute(&mut Executor { world, play: &mut play, interaction: &mut interaction });
        });
    });
}

impl<G: Execute> Executor<'_, G> {
    fn execute(&mut self, command: Command<G>) {
        if !matches!(command, Command::Game(_)) {
            self.interaction.reason_not = None;
        }
        if G::interrupt(self, &command) {
            return;
        }
        match command {
            Command::Do(action) => _ = self.act(action),
            Command::Computer { step, action } => self.computer(step, action),
            Command::GiveSeat(seat, player) => self.give_seat(seat, player),
            Command::AskToPlayFor(seat) => self.ask_to_play_for(seat),
            Command::Advance => self.advance(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Game(command) => G::execute(self, command),
        }
    }

    /// Does the action of a computer player, if it is still its turn.
    fn computer(&mut self, step: usize, action: G::Action) {
        // Advice that was asked for in the same frame is read first; the player then thinks again,
        // with the same result.
        if self.interaction.hint.is_some() || self.world.resource::<Advice<G>>().is_coming() {
            return;
        }
        if matches!(self.interaction.stage, TurnStage::Thinking { .. }) && self.play.history().steps().len() == step {
            self.interaction.stage = TurnStage::Choosing;
            let done = self.act(action);
            debug_assert!(done, "a computer player does only what is legal");
            if !done {
                // A person takes the turn, so that the game is not stuck.
                self.interaction.stage = TurnStage::Choosing;
            }
        }
    }

    /// Gives a seat to another player, even in the middle of a game.
    fn give_seat(&mut self, seat: SeatId, player: SeatPlayer) {
        if self.play.session().is_none() {
            return;
        }
        self.play.give_seat(self.world, seat, player);
        let now = self.turn_state();
        if let TurnStage::HandOver { from } | TurnStage::UndoTime { from } = self.interaction.stage {
            self.interaction.stage = TurnStage::after_turn(from, now, self.play.players());
            return;
        }
        let is_waiting = matches!(
            self.interaction.stage,
            TurnStage::Choosing
                | TurnStage::Thinking { .. }
                | TurnStage::Elsewhere { .. }
                | TurnStage::Curtain { over: false, .. }
        );
        if is_waiting && now.awaited == Some(seat) {
            self.interaction.stage = TurnStage::opened(now, self.play.players());
            self.ready();
        }
    }

    /// Asks whether a seat is played here from now on, if the game still waits for it.
    fn ask_to_play_for(&mut self, seat: SeatId) {
        if self.interaction.stage == (TurnStage::Elsewhere { seat }) {
            ask_to_play_here::<G>(self.world, seat, &self.play.seat(seat).name);
        }
    }

    fn advance(&mut self) {
        // The first press closes the advice.
        if self.interaction.hint.take().is_some() || G::advance(self) {
            return;
        }
        if let TurnStage::OnlyAction { action, .. } = &self.interaction.stage {
            let action = action.clone();
            self.interaction.stage = TurnStage::Choosing;
            self.play.is_automatic = true;
            self.act_now(action);
            self.play.is_automatic = false;
            return;
        }
        if let TurnStage::Elsewhere { seat } = self.interaction.stage {
            ask_how_to_send::<G>(self.world, seat, &self.play.seat(seat).name);
            return;
        }
        let players = self.play.players();
        let stage = std::mem::take(&mut self.interaction.stage);
        self.interaction.hurry |= matches!(stage, TurnStage::Thinking { .. });
        let now = self.turn_state();
        let mut next = stage.clone().advanced(now, players);
        while self.skips_stage(&next) {
            next = next.advanced(now, players);
        }
        self.interaction.stage = stage;
        self.wait_for(next, now.awaited, 0.0);
        self.note_only_action();
    }

    /// Shows advice or begins to work it out; hides advice that is shown.
    fn hint(&mut self) {
        let is_coming = self.world.resource::<Advice<G>>().is_coming();
        self.world.resource_mut::<Advice<G>>().cancel();
        if self.interaction.hint.take().is_none() && !is_coming {
            G::advise(self);
        }
    }
}
