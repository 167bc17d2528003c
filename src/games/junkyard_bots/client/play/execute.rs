//! Implementation of [`Execute`] for Junkyard Bots.

use bevy::prelude::*;

use crate::client::app::drags::DragsEnd;
use crate::client::app::notice::Notice;
use crate::client::play::advice;
use crate::client::play::command::Command;
use crate::client::play::execute::ExecuteCommands;
use crate::client::play::executor::{Execute, Executor};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::action::{Action, JunkyardBots, TableEvent};
use crate::games::junkyard_bots::client::play::advice::hint;
use crate::games::junkyard_bots::client::play::advice::hint::{Advised, Hint};
use crate::games::junkyard_bots::client::play::building::bench::Bench;
use crate::games::junkyard_bots::client::play::building::ready;
use crate::games::junkyard_bots::client::play::command::JunkyardBotsCommand;
use crate::games::junkyard_bots::client::play::events::cue::{Cue, TimedCue};
use crate::games::junkyard_bots::client::play::events::cue_sounds::write_cues;
use crate::games::junkyard_bots::client::play::events::cues;
use crate::games::junkyard_bots::client::play::events::shows::JunkyardBotsShow;
use crate::games::junkyard_bots::client::play::events::step_shows::turning_up;
use crate::games::junkyard_bots::client::play::exercises::exercise::JunkyardBotsExercise;
use crate::games::junkyard_bots::client::play::exercises::learned::Learned;
use crate::games::junkyard_bots::client::play::exercises::lesson_session::LessonSession;
use crate::games::junkyard_bots::client::play::interaction::JunkyardBotsInteraction;
use crate::games::junkyard_bots::client::play::question::Question;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::lessons::{LessonStep, first_time};
use crate::games::junkyard_bots::parts::PartId;
use crate::games::junkyard_bots::table::View;
use crate::shell::language::{InWords, phrase};
use crate::shell::seats::SeatId;

type Play = crate::client::play::playing::Play<JunkyardBots>;
type TurnStage = crate::client::play::turn_stage::TurnStage<JunkyardBots>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimedCue>()
        .add_systems(Update, end_drags.before(ExecuteCommands).run_if(resource_exists::<Play>));
}

/// Writes the command that puts the dragged thing back when a drag ends.
fn end_drags(mut ends: MessageReader<DragsEnd>, mut commands: MessageWriter<Command<JunkyardBots>>) {
    if ends.read().count() > 0 {
        commands.write(Command::Game(JunkyardBotsCommand::EndDrag));
    }
}

impl Execute for JunkyardBots {
    fn interrupt(executor: &mut Executor<'_, Self>, command: &Command<Self>) -> bool {
        if matches!(command, Command::Game(command) if !command.is_of_pointer()) {
            executor.interaction.reason_not = None;
        }
        let flies = matches!(executor.interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. });
        if !flies || waits_for_landing(command) {
            return false;
        }
        executor.land();
        // These commands were meant for the throw that has just been done.
        match command {
            Command::Advance => true,
            Command::Game(command) => command.is_of_throw(),
            _ => false,
        }
    }

    fn execute(executor: &mut Executor<'_, Self>, command: JunkyardBotsCommand) {
        executor.execute_own(command);
    }

    /// Lets bombs fly before their throw is done, unless flights are not shown.
    fn begin_action(executor: &mut Executor<'_, Self>, seat: SeatId, action: Action) -> Option<Action> {
        match action {
            Action::Attack { target, bombs } if executor.shows_flight(seat) => {
                executor.launch(seat, target, bombs);
                None
            }
            action => Some(action),
        }
    }

    fn present_step(world: &mut World, events: &[TableEvent], stage: &TurnStage) -> f32 {
        let turns_up = turning_up(stage).is_some();
        let cues = read_table(world, |table| cues::of(events, turns_up, |part| table.part(part)?.size));
        let (cues, over) = cues.unwrap_or_default();
        write_cues(world, cues);
        over
    }

    fn note_step(executor: &mut Executor<'_, Self>, seat: SeatId, events: &[TableEvent]) {
        executor.explain(events);
        let is_by_computer = executor.play.players().is_computer(seat);
        let goes_on = executor.interaction.stage == TurnStage::Choosing && executor.turn_of() == Some(seat);
        let own = &mut executor.interaction.own;
        own.note_takes(is_by_computer, events);
        own.drawn = events.iter().rev().filter(|_| goes_on).find_map(|event| match event {
            TableEvent::Drew { part, tile: Some(_), .. } => Some(*part),
            _ => None,
        });
    }

    fn advance(executor: &mut Executor<'_, Self>) -> bool {
        if executor.go_on_in_puzzle() {
            return true;
        }
        let turned_up = turning_up(&executor.interaction.stage).and_then(|(tiles, up)| tiles.get(up));
        if let Some(&(seat, ..)) = turned_up.filter(|_| shows_reveal(&executor.interaction.stage)) {
            executor.cue(Cue::TurnedUp { seat });
        }
        false
    }

    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let was_asked = !Question::now(executor.world).is_none();
        Question::None.ask(executor.world);
        if executor.put_back() || was_asked {
            return true;
        }
        let is_changed = executor.interaction.own.bench.as_ref().is_some_and(Bench::can_undo);
        let undoes = is_changed && executor.interaction.stage == TurnStage::Choosing;
        if undoes {
            executor.change_bench(|bench| _ = bench.undo());
        }
        undoes
    }

    fn redo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let redoes = executor.interaction.own.bench.as_ref().is_some_and(Bench::can_redo);
        if redoes {
            executor.change_bench(|bench| _ = bench.redo());
        }
        redoes
    }

    fn advise(executor: &mut Executor<'_, Self>) {
        match executor.play.exercise() {
            Some(JunkyardBotsExercise::Puzzle(_)) => executor.hint_in_puzzle(),
            Some(JunkyardBotsExercise::Lesson(_)) => executor.show_lesson(),
            None => executor.work_out_hint(),
        }
    }

    fn ready_interaction(world: &mut World, play: &Play, before: JunkyardBotsInteraction) -> JunkyardBotsInteraction {
        Question::None.ask(world);
        ready::own(world, play, before)
    }
}

/// Whether tiles turn up now, and not only after something else has been shown.
const fn shows_reveal(stage: &TurnStage) -> bool {
    matches!(stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. })
}

/// Whether a command can be executed while bombs fly; before any other command they land.
fn waits_for_landing(command: &Command<JunkyardBots>) -> bool {
    match command {
        Command::Game(command) => {
            command.is_of_pointer()
                || matches!(command, JunkyardBotsCommand::Choose(_) | JunkyardBotsCommand::ShowHint(_))
        }
        _ => false,
    }
}

impl Executor<'_, JunkyardBots> {
    /// Executes a command that only Junkyard Bots has.
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
            JunkyardBotsCommand::ShowHint(hint) => self.show_hint(*hint),
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

    /// Writes a cue that is due at once.
    pub(super) fn cue(&mut self, cue: Cue) {
        write_cues(self.world, vec![cue.now()]);
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

    /// Changes the lesson at the table, and prepares the interaction for the next choice.
    fn change_lesson(&mut self, change: impl FnOnce(&mut LessonSession, &mut World)) {
        self.change_exercise(|exercise, world| {
            if let JunkyardBotsExercise::Lesson(lesson_session) = exercise {
                change(lesson_session, world);
            }
        });
    }

    /// Shows what a lesson asks for: lays a build out, and marks any other action with a hint.
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

    /// Begins to work out a hint for a choice or, between choices, the reason of a computer player.
    fn work_out_hint(&mut self) {
        let show = |hint| Command::<JunkyardBots>::Game(JunkyardBotsCommand::ShowHint(Box::new(hint)));
        let play = &*self.play;
        let turn = self.play.changes;
        match self.interaction.stage {
            TurnStage::Curtain { .. } => {}
            TurnStage::Choosing | TurnStage::OnlyAction { .. } => {
                if let Some(work) = read_table(self.world, |table| hint::of(table, play)).flatten() {
                    advice::begin(self.world, turn, move || work().map(show));
                }
            }
            _ => match hint::of_last_step(play) {
                Some(work) => advice::begin(self.world, turn, move || work().map(show)),
                None => self.refuse(phrase!("no-computer-has-moved")),
            },
        }
    }

    pub(super) fn show_hint(&mut self, hint: Hint) {
        self.interaction.own.chosen = hint.thing.or(self.interaction.own.chosen);
        self.interaction.hint = Some(hint);
    }

    fn bomb(&mut self, bomb: PartId) {
        if self.interaction.stage != TurnStage::Choosing {
            return;
        }
        let aim = &mut self.interaction.own.aim;
        match aim.bombs.iter().position(|&chosen| chosen == bomb) {
            Some(at) => drop(aim.bombs.remove(at)),
            None => aim.bombs.push(bomb),
        }
    }

    /// Explains an event that happens to a person for the first time, if the settings ask for it;
    /// never in exercises, which explain by themselves.
    fn explain(&mut self, events: &[TableEvent]) {
        let settings = self.world.resource::<Settings>();
        if !settings.explains || self.play.is_exercise() {
            return;
        }
        self.world.get_resource_or_init::<Notice>().go_on();
        let players = self.play.players();
        let setup = self.play.history().setup().clone();
        let mut explained = self.world.resource::<Learned>().explained.clone();
        let people = (0..setup.seats).map(SeatId).filter(|seat| !players.is_computer(*seat));
        let first = people.into_iter().find_map(|seat| {
            let view = read_table(self.world, |table| View::of(table, seat))?;
            Some((seat, explained.explain_next(&first_time::first_times_of(events, &setup, &view))?))
        });
        if let Some((seat, first)) = first {
            self.world.resource_mut::<Learned>().explained = explained;
            let to = players.share_the_screen().then(|| self.play.seat(seat).name.clone());
            self.world.get_resource_or_init::<Notice>().explain(to, first.phrase());
        }
    }
}
