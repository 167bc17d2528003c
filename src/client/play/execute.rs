//! Doing what players ask for.

use super::shows::JunkyardBotsShow;
use super::step_shows::turn_state;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::advice::{self, Advice};
use super::bench::Bench;
use super::command::{Command, JunkyardBotsCommand};
use super::cue::{Cue, TimedCue};
use super::cues;
use super::executor::Executor;
use super::exercise::JunkyardBotsExercise;
use super::hint;
use super::hint::{Advised, Hint};
use super::interaction::Interaction;
use super::lesson_session::LessonSession;
use super::playing::Play;
use super::question::Question;
use super::turn_stage::TurnStage;
use crate::client::app::drags::DragsEnd;
use crate::client::app::screen::Screen;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::client::sound::write_cues;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::lessons::LessonStep;
use crate::games::junkyard_bots::table::RoundState;
use crate::shell::language::phrase;
use crate::shell::seats::{SeatId, SeatKind};

/// The system that executes commands runs before everything that shows the table.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExecuteCommands;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Interaction>()
        .init_resource::<Advice>()
        .add_message::<Command>()
        .add_message::<TimedCue>()
        .add_systems(
            Update,
            (advice::deliver, let_go, execute_commands.in_set(ExecuteCommands)).chain().run_if(resource_exists::<Play>),
        )
        .add_systems(OnExit(Screen::Table), close_curtain.run_if(resource_exists::<Play>));
}

/// Who leaves the table in the middle of a secret look leaves it behind the curtain: another may
/// come back (rule 9.3).
fn close_curtain(state: Res<RoundState>, play: Res<Play>, mut interaction: ResMut<Interaction>) {
    let now = turn_state(&state);
    if interaction.stage == TurnStage::Choosing && interaction.stage != TurnStage::opened(now, play.players()) {
        interaction.close_curtain(now, play.players());
    }
}

/// What was dragged goes back, whatever was asked for before.
fn let_go(mut ends: MessageReader<DragsEnd>, mut commands: MessageWriter<Command>) {
    if ends.read().count() > 0 {
        commands.write(Command::Game(JunkyardBotsCommand::EndDrag));
    }
}

/// Does everything that was asked for since the last frame, in order.
fn execute_commands(world: &mut World) {
    let commands: Vec<Command> = world.resource_mut::<Messages<Command>>().drain().collect();
    // A game that is watched is not played.
    if commands.is_empty() || world.resource::<Play>().is_watched() {
        return;
    }
    world.resource_scope(|world, mut interaction: Mut<Interaction>| {
        world.resource_scope(|world, mut play: Mut<Play>| {
            let mut has_advanced = false;
            for command in commands {
                // A press and the end of a moment in the same frame go on once.
                if command == Command::Advance && std::mem::replace(&mut has_advanced, true) {
                    continue;
                }
                Executor { world: &mut *world, play: &mut play, interaction: &mut interaction }.execute(command);
            }
        });
    });
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

impl Executor<'_> {
    fn execute(&mut self, command: Command) {
        if !matches!(&command, Command::Game(command) if command.is_of_pointer()) {
            self.interaction.reason_not = None;
        }
        if matches!(self.interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. })
            && !Self::waits_for_landing(&command)
        {
            self.land();
            // These were asked of the throw that has just been done.
            let is_of_throw = match &command {
                Command::Advance => true,
                Command::Game(command) => command.is_of_throw(),
                _ => false,
            };
            if is_of_throw {
                return;
            }
        }
        match command {
            Command::Do(action) => _ = self.act(action),
            Command::Computer { step, action } => self.computer(step, action),
            Command::GiveSeat(seat, kind) => self.give_seat(seat, kind),
            Command::Advance => self.advance(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::ShowHint(hint) => self.show_hint(*hint),
            Command::Game(command) => self.execute_own(command),
        }
    }

    /// Executes a command that only Junkyard Bots knows.
    fn execute_own(&mut self, command: JunkyardBotsCommand) {
        match command {
            JunkyardBotsCommand::TurnAllUp => self.turn_all_up(),
            JunkyardBotsCommand::PickUp(thing, how) => self.pick_up(thing, how),
            JunkyardBotsCommand::Hover(cell) => self.hover(cell),
            JunkyardBotsCommand::Turn { clockwise } => self.turn(clockwise),
            JunkyardBotsCommand::NextPlacement => self.next_placement(),
            JunkyardBotsCommand::OtherGripper => self.other_gripper(),
            JunkyardBotsCommand::PutDown => self.put_down(),
            JunkyardBotsCommand::PutBack => drop(self.put_back()),
            JunkyardBotsCommand::EndDrag => self.end_drag(),
            JunkyardBotsCommand::Shelve(part) => self.shelve(part),
            JunkyardBotsCommand::StartOver => self.change_bench(Bench::start_over),
            JunkyardBotsCommand::Done => self.done(false),
            JunkyardBotsCommand::BuildForMe => self.build_for_me(),
            JunkyardBotsCommand::LayOut(build) => self.lay_out(build),
            JunkyardBotsCommand::Bomb(bomb) => self.bomb(bomb),
            JunkyardBotsCommand::Target(seat) => self.interaction.own.aim.target = Some(seat),
            JunkyardBotsCommand::Throw => self.throw(false),
            JunkyardBotsCommand::Pass => self.pass(false),
            JunkyardBotsCommand::Yes => self.yes(),
            JunkyardBotsCommand::No => Question::None.ask(self.world),
            JunkyardBotsCommand::Choose(thing) => self.interaction.own.chosen = thing,
            JunkyardBotsCommand::TryAgain => self.try_again(),
            JunkyardBotsCommand::GiveUp => self.ask_to_give_up(),
            JunkyardBotsCommand::ReadOn => self.change_lesson(LessonSession::go_on),
            JunkyardBotsCommand::StepBack => {
                self.change_lesson(LessonSession::back);
                self.rewind_log();
            }
        }
    }

    /// Does what a computer player has decided, if it is still its turn.
    fn computer(&mut self, step: usize, action: Action) {
        // What was asked for in the same frame is read first; the move is thought of again, and is
        // the same.
        if self.interaction.hint.is_some() || self.world.resource::<Advice>().is_coming() {
            return;
        }
        if matches!(self.interaction.stage, TurnStage::Thinking { .. }) && self.play.history().steps().len() == step {
            self.interaction.stage = TurnStage::Choosing;
            let done = self.act(action);
            debug_assert!(done, "a computer player does only what is legal");
            if !done {
                // A person has to go on, rather than nobody.
                self.interaction.stage = TurnStage::Choosing;
            }
        }
    }

    /// Gives a seat to a person or a computer player, in the middle of the game too.
    fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        let Some(session) = self.play.session() else { return };
        session.give_seat(self.world, seat, kind);
        if let TurnStage::HandOver { from } | TurnStage::UndoTime { from } = self.interaction.stage {
            self.interaction.stage = TurnStage::after_turn(from, self.turn_state(), self.play.players());
            return;
        }
        let is_waiting = matches!(
            self.interaction.stage,
            TurnStage::Choosing | TurnStage::Thinking { .. } | TurnStage::Curtain { over: false, .. }
        );
        if is_waiting && self.state().active_seat() == Some(seat) {
            self.interaction.stage = TurnStage::opened(self.turn_state(), self.play.players());
            self.ready();
        }
    }

    fn advance(&mut self) {
        // The first click is for what is being read.
        if self.interaction.hint.take().is_some() {
            return;
        }
        if self.go_on_in_puzzle() {
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
        let players = self.play.players();
        let stage = std::mem::take(&mut self.interaction.stage);
        self.interaction.hurry |= matches!(stage, TurnStage::Thinking { .. });
        let turned_up = match &stage {
            TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } => {
                tiles.get(*up).map(|&(seat, ..)| seat)
            }
            _ => None,
        };
        let turn = self.turn_of();
        let mut now = stage.clone().advanced(self.turn_state(), players);
        while self.skips_stage(&now) {
            now = now.advanced(self.turn_state(), players);
        }
        self.interaction.stage = stage;
        self.wait_for(now, turn, 0.0);
        self.note_only_pass();
        if let Some(seat) = turned_up {
            self.cue(Cue::TurnedUp { seat });
        }
    }

    fn turn_all_up(&mut self) {
        if let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &mut self.interaction.stage {
            let left: Vec<SeatId> = tiles.iter().skip(*up).map(|&(seat, ..)| seat).collect();
            *up = tiles.len();
            let rows = left.into_iter().zip(0u8..);
            let cues = rows.map(|(seat, nth)| cues::in_a_row(Cue::TurnedUp { seat }, nth));
            write_cues(self.world, cues.collect());
        }
    }

    /// Changes the lesson at the table, and readies the window for what comes next.
    fn change_lesson(&mut self, change: impl FnOnce(&mut LessonSession, &mut World)) {
        self.change_exercise(|exercise, world| {
            if let JunkyardBotsExercise::Lesson(lesson_session) = exercise {
                change(lesson_session, world);
            }
        });
    }

    /// Shows what a lesson asks for: a build is laid out, anything else is told and marked.
    fn show_lesson(&mut self) {
        let play = &*self.play;
        let Some(running) = play.lesson() else { return };
        let why = running.step().map(LessonStep::reason).unwrap_or_default();
        let advised = read_table(self.world, |table| hint::advised(table, play, running.next_suggestion(table)?, why));
        match advised.flatten() {
            Some(Advised::Build(build)) => self.lay_out(build),
            Some(Advised::Hint(hint)) => self.show_hint(*hint),
            None => {}
        }
    }

    /// Begins to work out what might be done, or why a computer player did what it did; or shows it
    /// no longer.
    fn hint(&mut self) {
        if self.play.puzzle().is_some() {
            self.hint_in_puzzle();
            return;
        }
        let is_coming = self.world.resource::<Advice>().is_coming();
        self.world.resource_mut::<Advice>().cancel();
        if self.interaction.hint.take().is_some() || is_coming {
            return;
        }
        if self.play.lesson().is_some() {
            self.show_lesson();
            return;
        }
        let play = &*self.play;
        let turn = self.play.changes;
        match self.interaction.stage {
            TurnStage::Curtain { .. } => {}
            TurnStage::Choosing | TurnStage::OnlyAction { .. } => {
                if let Some(work) = read_table(self.world, |table| hint::of(table, play)).flatten() {
                    advice::begin(self.world, turn, || work().map(|hint| Command::ShowHint(Box::new(hint))));
                }
            }
            _ => match hint::of_last_step(play) {
                Some(work) => advice::begin(self.world, turn, || work().map(|hint| Command::ShowHint(Box::new(hint)))),
                None => self.refuse(phrase!("no-computer-has-moved")),
            },
        }
    }

    pub(super) fn show_hint(&mut self, hint: Hint) {
        self.interaction.own.chosen = hint.thing.or(self.interaction.own.chosen);
        self.interaction.hint = Some(hint);
    }

    fn bomb(&mut self, bomb: crate::games::junkyard_bots::parts::PartId) {
        if self.interaction.stage != TurnStage::Choosing {
            return;
        }
        let aim = &mut self.interaction.own.aim;
        match aim.bombs.iter().position(|&chosen| chosen == bomb) {
            Some(at) => drop(aim.bombs.remove(at)),
            None => aim.bombs.push(bomb),
        }
    }
}
