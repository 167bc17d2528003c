//! Implementation of [`Execute`] for Junkyard Bots.

use bevy::prelude::*;

use crate::action::{Action, JunkyardBots, TableEvent};
use crate::client::play::advice::hint::{self, Advised, show_hint};
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hands;
use crate::client::play::building::ready;
use crate::client::play::building::throwing;
use crate::client::play::building::turn_ends;
use crate::client::play::command::JunkyardBotsCommand;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::cue_sounds::{write_cue, write_cues};
use crate::client::play::events::cues;
use crate::client::play::events::shows::JunkyardBotsShow;
use crate::client::play::events::step_shows::turning_up;
use crate::client::play::exercises::exercise::{JunkyardBotsExercise, lesson_at_table};
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lesson_session::LessonSession;
use crate::client::play::exercises::puzzle_hands;
use crate::client::play::interaction::JunkyardBotsInteraction;
use crate::client::play::question::Question;
use crate::game::read_table;
use crate::lessons::{LessonStep, first_time};
use crate::parts::PartId;
use crate::table::View;
use client::app::notice::Notice;
use client::play::advice::finding::begin_for_stage;
use client::play::command::Command;
use client::play::execute::execute_when_drags_end;
use client::play::executor::{Execute, Executor};
use client::play::question::TableQuestion;
use client::settings::Settings;
use shell::language::InWords;
use shell::seats::SeatId;

type Play = client::play::playing::Play<JunkyardBots>;
type TurnStage = client::play::turn_stage::TurnStage<JunkyardBots>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimedCue>();
    execute_when_drags_end::<JunkyardBots>(app, JunkyardBotsCommand::EndDrag);
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
        throwing::land_bombs(executor);
        // These commands were meant for the throw that has just been done.
        match command {
            Command::Advance => true,
            Command::Game(command) => command.is_of_throw(),
            _ => false,
        }
    }

    fn execute(executor: &mut Executor<'_, Self>, command: JunkyardBotsCommand) {
        execute_own_command(executor, command);
    }

    /// Lets bombs fly before their throw is done, unless flights are not shown.
    fn begin_action(executor: &mut Executor<'_, Self>, seat: SeatId, action: Action) -> Option<Action> {
        match action {
            Action::Attack { target, bombs } if throwing::shows_flight(executor, seat) => {
                throwing::launch_bombs(executor, seat, target, bombs);
                None
            }
            action => Some(action),
        }
    }

    fn present_step(world: &mut World, events: &[TableEvent], stage: &TurnStage) -> f32 {
        let turns_up = turning_up(stage).is_some();
        let cues = read_table(world, |table| cues::cues_of_events(events, turns_up, |part| table.part(part)?.size));
        let (cues, over) = cues.unwrap_or_default();
        write_cues(world, cues);
        over
    }

    fn note_step(executor: &mut Executor<'_, Self>, seat: SeatId, events: &[TableEvent]) {
        explain_first_time(executor, events);
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
        if puzzle_hands::go_on_in_puzzle(executor) {
            return true;
        }
        let turned_up = turning_up(&executor.interaction.stage).and_then(|(tiles, up)| tiles.get(up));
        if let Some(&(seat, ..)) = turned_up.filter(|_| shows_reveal(&executor.interaction.stage)) {
            write_cue(executor.world, Cue::TurnedUp { seat });
        }
        false
    }

    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let was_asked = !Question::now(executor.world).is_none();
        Question::None.ask(executor.world);
        if hands::put_back(executor) || was_asked {
            return true;
        }
        let is_changed = executor.interaction.own.bench.as_ref().is_some_and(Bench::can_undo);
        let undoes = is_changed && executor.interaction.stage == TurnStage::Choosing;
        if undoes {
            hands::change_bench(executor, |bench| _ = bench.undo());
        }
        undoes
    }

    fn redo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let redoes = executor.interaction.own.bench.as_ref().is_some_and(Bench::can_redo);
        if redoes {
            hands::change_bench(executor, |bench| _ = bench.redo());
        }
        redoes
    }

    fn advise(executor: &mut Executor<'_, Self>) {
        match executor.play.exercise() {
            Some(JunkyardBotsExercise::Puzzle(_)) => puzzle_hands::show_next_hint(executor),
            Some(JunkyardBotsExercise::Lesson(_)) => show_lesson_suggestion(executor),
            None => work_out_hint(executor),
        }
    }

    fn ready_interaction(world: &mut World, play: &Play, before: JunkyardBotsInteraction) -> JunkyardBotsInteraction {
        Question::None.ask(world);
        ready::prepare_interaction(world, play, before)
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

/// Executes a command that only Junkyard Bots has.
fn execute_own_command(executor: &mut Executor<'_, JunkyardBots>, command: JunkyardBotsCommand) {
    match command {
        JunkyardBotsCommand::TurnAllUp => turn_all_tiles_up(executor),
        JunkyardBotsCommand::PickUp(thing, how) => hands::pick_up(executor, thing, how),
        JunkyardBotsCommand::Hover(cell) => hands::move_hand(executor, cell),
        JunkyardBotsCommand::Turn { clockwise } => hands::turn_hand(executor, clockwise),
        JunkyardBotsCommand::NextPlacement => hands::choose_next_placement(executor),
        JunkyardBotsCommand::OtherGripper => hands::change_gripper(executor),
        JunkyardBotsCommand::PutDown => hands::put_down(executor),
        JunkyardBotsCommand::PutBack => drop(hands::put_back(executor)),
        JunkyardBotsCommand::EndDrag => hands::end_drag(executor),
        JunkyardBotsCommand::Shelve(part) => hands::shelve_part(executor, part),
        JunkyardBotsCommand::StartOver => hands::change_bench(executor, Bench::start_over),
        JunkyardBotsCommand::Done => hands::finish_build(executor, false),
        JunkyardBotsCommand::BuildForMe => hands::work_out_build(executor),
        JunkyardBotsCommand::ShowHint(hint) => show_hint(executor.interaction, *hint),
        JunkyardBotsCommand::LayOut(build) => hands::lay_out_build(executor, build),
        JunkyardBotsCommand::Bomb(bomb) => toggle_bomb(executor, bomb),
        JunkyardBotsCommand::Target(seat) => executor.interaction.own.aim.target = Some(seat),
        JunkyardBotsCommand::Throw => turn_ends::throw_bombs(executor, false),
        JunkyardBotsCommand::Pass => turn_ends::pass_or_stop_drawing(executor, false),
        JunkyardBotsCommand::Yes => turn_ends::answer_yes(executor),
        JunkyardBotsCommand::No => Question::None.ask(executor.world),
        JunkyardBotsCommand::Choose(thing) => executor.interaction.own.chosen = thing,
        JunkyardBotsCommand::TryAgain => puzzle_hands::try_again(executor),
        JunkyardBotsCommand::GiveUp => puzzle_hands::ask_to_give_up(executor),
        JunkyardBotsCommand::ReadOn => change_lesson(executor, LessonSession::go_on),
        JunkyardBotsCommand::StepBack => {
            change_lesson(executor, LessonSession::go_back);
            executor.rewind_log();
        }
    }
}

/// Turns up all tiles that are still to be turned up (5.1).
fn turn_all_tiles_up(executor: &mut Executor<'_, JunkyardBots>) {
    if let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &mut executor.interaction.stage {
        let left: Vec<SeatId> = tiles.iter().skip(*up).map(|&(seat, ..)| seat).collect();
        *up = tiles.len();
        let rows = left.into_iter().zip(0u8..);
        let cues = rows.map(|(seat, nth)| cues::in_a_row(Cue::TurnedUp { seat }, nth));
        write_cues(executor.world, cues.collect());
    }
}

/// Changes the lesson at the table, and prepares the interaction for the next choice.
fn change_lesson(executor: &mut Executor<'_, JunkyardBots>, change: impl FnOnce(&mut LessonSession, &mut World)) {
    executor.change_exercise(|exercise, world| {
        if let JunkyardBotsExercise::Lesson(lesson_session) = exercise {
            change(lesson_session, world);
        }
    });
}

/// Shows what a lesson asks for: lays a build out, and marks any other action with a hint.
fn show_lesson_suggestion(executor: &mut Executor<'_, JunkyardBots>) {
    let play = &*executor.play;
    let Some(running) = lesson_at_table(play) else { return };
    let why = running.step().map(LessonStep::reason).unwrap_or_default();
    let advised = read_table(executor.world, |table| {
        hint::advice_for_suggestion(table, play, running.next_suggestion(table)?, why)
    });
    match advised.flatten() {
        Some(Advised::Build(build)) => hands::lay_out_build(executor, build),
        Some(Advised::Hint(hint)) => show_hint(executor.interaction, *hint),
        None => {}
    }
}

/// Begins to work out a hint for a choice or, between choices, the reason of a computer player.
fn work_out_hint(executor: &mut Executor<'_, JunkyardBots>) {
    let show = JunkyardBotsCommand::ShowHint;
    begin_for_stage(executor, show, hint::prepare_hint, hint::prepare_reason_of_last_step);
}

/// Adds a bomb to the throw, or takes it out again.
fn toggle_bomb(executor: &mut Executor<'_, JunkyardBots>, bomb: PartId) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let aim = &mut executor.interaction.own.aim;
    match aim.bombs.iter().position(|&chosen| chosen == bomb) {
        Some(at) => drop(aim.bombs.remove(at)),
        None => aim.bombs.push(bomb),
    }
}

/// Explains an event that happens to a person for the first time, if the settings ask for it;
/// never in exercises, which explain by themselves.
fn explain_first_time(executor: &mut Executor<'_, JunkyardBots>, events: &[TableEvent]) {
    let settings = executor.world.resource::<Settings>();
    if !settings.explains || executor.play.is_exercise() {
        return;
    }
    executor.world.get_resource_or_init::<Notice>().remove_read_explanations();
    let players = executor.play.players();
    let setup = executor.play.history().setup().clone();
    let mut explained = executor.world.resource::<Learned>().explained.clone();
    let people = (0..setup.seats).map(SeatId).filter(|seat| players.is_here(*seat));
    let first = people.into_iter().find_map(|seat| {
        let view = read_table(executor.world, |table| View::of(table, seat))?;
        Some((seat, explained.explain_next(&first_time::first_times_of(events, &setup, &view))?))
    });
    if let Some((seat, first)) = first {
        executor.world.resource_mut::<Learned>().explained = explained;
        let to = players.share_the_screen().then(|| executor.play.seat(seat).name.clone());
        executor.world.get_resource_or_init::<Notice>().show_explanation(to, first.phrase());
    }
}
