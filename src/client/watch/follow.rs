//! Doing what spectators ask for.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::chances::kept::Kept;
use super::chances::work::Work;
use super::watched::{Aside, Chances, SHOWN, SHOWN_SHORT, SHOWN_THROW, Watch};
use super::{moments, told};
use crate::client::app::fault::{Fault, OpenError};
use crate::client::app::frames::NextFrame;
use crate::client::app::notice::Notice;
use crate::client::app::request::Tour;
use crate::client::app::request::{Control, Pace, Request};
use crate::client::app::screen::{self, Back, Overlay, Screen};
use crate::client::play::own_interaction::WatchedStep;
use crate::client::play::turn_stage::{Shown, TurnState};
use crate::client::play::{ExecuteCommands, Interaction, Play, TurnStage, cues, open};
use crate::client::scene::view::TableUi;
use crate::games::junkyard_bots::action::{JunkyardBots, TableEvent};
use crate::games::junkyard_bots::analysis::kept::KeptAnalyses;
use crate::games::junkyard_bots::game::{self, Restorable, TableWorld, read_table};
use crate::games::junkyard_bots::record::{History, ReplayError, watch_game};
use crate::shell::seats::SeatId;

/// How soon the next frame is drawn while something is worked out.
const SEEN_AGAIN: Duration = Duration::from_millis(150);

/// Shows a game from the middle of any screen; leaving leads back there. A game that is being
/// played waits aside.
///
/// # Errors
/// [`ReplayError`] if the history can't be played again; nothing has changed then.
pub fn begin(world: &mut World, history: &History, tour: Tour) -> Result<(), ReplayError> {
    let (mut replay, chronicle) = watch_game(history)?;
    let mut table = game::Game::from_snapshot(replay.setup(), replay.first_table()).map_err(ReplayError::Table)?;
    replay.go_to(&mut table, tour.from)?;
    let shown = table.snapshot();
    // From here on nothing can fail: the new table is known to be sound.
    let aside = match world.remove_resource::<Watch>() {
        Some(watch) => watch.aside,
        None => set_aside(world),
    };
    game::restore(world, replay.setup(), &shown).map_err(ReplayError::Table)?;
    world.insert_resource(Play::watched(history.clone(), &chronicle));
    let back = (*world.resource::<State<Screen>>().get(), *world.resource::<Back>());
    world.insert_resource(Watch {
        timeline: moments::timeline(&chronicle),
        replay,
        chronicle,
        aside,
        back,
        until: tour.until,
        is_playing: !tour.with_chances,
        pace: Pace::default(),
        chances: None,
        shown_since: None,
        flight: None,
    });
    if tour.with_chances {
        show_chances(world, true);
    }
    world.resource_scope(|world, watch: Mut<Watch>| watch.present(world, Vec::new()));
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    show(world, Screen::Replay);
    Ok(())
}

/// Takes the game that is being played off the table.
fn set_aside(world: &mut World) -> Option<Aside> {
    let play = world.remove_resource::<Play>()?;
    let table = TableWorld::of(world)?.snapshot();
    let mut interaction = world.remove_resource::<Interaction>().unwrap_or_default();
    let now = read_table(world, TurnState::of::<JunkyardBots>).unwrap_or_default();
    interaction.close_curtain(now, play.players());
    Some(Aside { play, interaction, table })
}

impl Watch {
    /// Readies the interaction for what is shown now.
    fn present(&self, world: &mut World, events: Vec<TableEvent>) {
        let entry = self.entry();
        let first = || self.chronicle.entries().get(1).and_then(|entry| entry.seat);
        let throw = entry.events.iter().find_map(|event| match event {
            TableEvent::Attacked { target, damage, .. } => Some((*target, *damage)),
            _ => None,
        });
        let told = told::now(self);
        let shown =
            Shown { seat: told.seat.or_else(first).unwrap_or(SeatId(0)), round: told.round, is_open: self.ends() };
        let mut interaction = Interaction::at(TurnStage::Watch(shown));
        interaction.own.watched = Some(WatchedStep {
            rival: throw.map(|(target, _)| target),
            is_flying: false,
            is_dodged: throw.is_some_and(|(_, damage)| damage == 0),
            phase: told.phase,
        });
        world.insert_resource(interaction);
        if let Some(mut play) = world.get_resource_mut::<Play>() {
            play.changes += 1;
        }
        let heard = read_table(world, |table| cues::of(&events, false, |part| table.part(part)?.size));
        if let Some((cues, _)) = heard {
            world.write_message_batch(cues);
        }
    }

    /// Readies the interaction again for what is shown now; what flies is shown until it has landed.
    fn show_again(&self, world: &mut World) {
        if self.flight.is_none() {
            self.present(world, Vec::new());
        }
    }

    /// Whether the game came to an end.
    pub(super) fn ends(&self) -> bool {
        let last = self.chronicle.entries().last();
        last.is_some_and(|entry| entry.events.iter().any(|event| matches!(event, TableEvent::Ended(_))))
    }

    /// Goes to the table after some steps.
    pub(super) fn go_to(&mut self, world: &mut World, step: usize) {
        self.shown_since = None;
        self.flight = None;
        // A game that is watched has its table in the world.
        let Some(mut table) = TableWorld::of(world) else { return };
        match self.replay.go_to(&mut table, step) {
            Ok(events) => self.present(world, events),
            Err(error) => {
                self.is_playing = false;
                world.resource_mut::<Notice>().fault(Fault::Watch(error.into()));
            }
        }
    }

    /// How long the present step is shown.
    fn lasts(&self) -> Duration {
        let events = &self.entry().events;
        let is_throw = |event: &TableEvent| matches!(event, TableEvent::Attacked { .. } | TableEvent::Exploded { .. });
        let is_quiet = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::Passed { .. }
                    | TableEvent::ScanEnded { .. }
                    | TableEvent::TurnBegan { .. }
                    | TableEvent::PhaseBegan { .. }
            )
        };
        let usual = if events.iter().any(is_throw) {
            SHOWN_THROW
        } else if events.iter().all(is_quiet) {
            SHOWN_SHORT
        } else {
            SHOWN
        };
        usual.div_f32(self.pace.factor())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>().add_systems(
        Update,
        ((play_on, see_chances).run_if(resource_exists::<Watch>), execute_controls.run_if(on_message::<Request>))
            .chain()
            .after(ExecuteCommands),
    );
}

/// Shows how likely each seat was to win, or shows it no more. It is worked out once, and kept.
fn show_chances(world: &mut World, leads_away: bool) {
    let Some(mut watch) = world.remove_resource::<Watch>() else { return };
    let history = watch.replay.history();
    let chances = match watch.chances.take() {
        Some(chances) => Chances { are_shown: !chances.are_shown, ..chances },
        None => {
            let kept = world.get_resource_or_init::<Kept>().of(history);
            // There are none on the disk unless the program's start says where: tests touch no
            // folder of the user's.
            let on_disk = world.get_resource::<KeptAnalyses>().cloned();
            let work = kept.map_or_else(|| Work::begin(history, on_disk), Work::known);
            Chances { work, are_shown: true, leads_away }
        }
    };
    world.get_resource_or_init::<TableUi>().has_chart = chances.are_shown;
    watch.chances = Some(chances);
    // While turning points are shown, a step that is one has another sentence.
    watch.show_again(world);
    world.insert_resource(watch);
}

/// Draws what has been worked out meanwhile, and keeps it when all of it is there.
fn see_chances(
    watch: Res<Watch>,
    mut kept: ResMut<Kept>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
    mut was_working: Local<bool>,
) {
    let Some(chances) = &watch.chances else { return };
    let is_working = chances.work.part().is_some();
    if is_working || *was_working {
        next.within(SEEN_AGAIN);
    }
    if let Some(analysis) = chances.work.analysis().filter(|_| *was_working) {
        kept.keep(watch.replay.history(), analysis);
        // The step that is shown may be a turning point, which has another sentence.
        requests.write(Request::Replay(Control::ShowAgain));
    }
    *was_working = is_working;
}

/// Goes on by itself.
fn play_on(
    mut watch: ResMut<Watch>,
    time: Res<Time<Real>>,
    (screen, over): (Res<State<Screen>>, Option<Res<State<Overlay>>>),
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
) {
    let now = time.elapsed();
    let watch = watch.bypass_change_detection();
    if let Some((left, to)) = watch.flight.as_mut().map(|flight| flight.left(now)) {
        if left.is_zero() {
            requests.write(Request::Replay(Control::Land(to)));
        }
        next.within(left);
        return;
    }
    if !watch.is_playing || *screen.get() != Screen::Replay {
        return;
    }
    if screen::overlay(over.as_deref()) != Overlay::None {
        // Who looks closer misses nothing.
        watch.shown_since = None;
        return;
    }
    let left = watch.lasts().saturating_sub(now.saturating_sub(*watch.shown_since.get_or_insert(now)));
    if !left.is_zero() {
        next.within(left);
        return;
    }
    match (watch.is_at_end(), watch.until) {
        (false, _) => drop(requests.write(Request::Replay(Control::Next))),
        (true, Some(_)) => drop(requests.write(Request::Replay(Control::Leave))),
        (true, None) => watch.is_playing = false,
    }
}

/// Does everything that was asked for since the last frame, in order.
fn execute_controls(world: &mut World, mut cursor: Local<MessageCursor<Request>>) {
    let controls = cursor.read(world.resource::<Messages<Request>>()).filter_map(|request| match request {
        Request::Replay(control) => Some(*control),
        _ => None,
    });
    let controls: Vec<Control> = controls.collect();
    for control in &controls {
        match *control {
            Control::Leave => leave(world),
            Control::TakeOver => take_over(world),
            Control::Chances => show_chances(world, false),
            control => {
                if world.contains_resource::<Watch>() {
                    world.resource_scope(|world, mut watch: Mut<Watch>| watch.execute(world, control));
                }
            }
        }
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>().filter(|_| !controls.is_empty()) {
        redraw.write(RequestRedraw);
    }
}

impl Watch {
    fn execute(&mut self, world: &mut World, control: Control) {
        match control {
            Control::GoTo(step) => self.go_to(world, step),
            Control::ShowAgain => self.show_again(world),
            Control::Next => self.step_on(world),
            // It may have been taken elsewhere in this very frame.
            Control::Land(step) if self.flight.is_some() => self.go_to(world, step),
            Control::Land(_) => {}
            Control::Step { forward } => {
                self.is_playing = false;
                match forward {
                    true => self.step_on(world),
                    // Bombs that fly go back into their claws.
                    false if self.flight.is_some() => self.go_to(world, self.at()),
                    false => self.go_to(world, self.at().saturating_sub(1)),
                }
            }
            Control::PlayOrPause if !self.is_playing && self.at() == self.len() => {
                self.is_playing = true;
                self.go_to(world, 0);
            }
            Control::PlayOrPause => {
                self.is_playing = !self.is_playing;
                self.shown_since = None;
            }
            Control::Pace(pace) => self.pace = pace,
            Control::TakeOver | Control::Chances | Control::Leave => {}
        }
    }
}

/// Leads back to the screen that led here, and to the game that waits aside.
fn leave(world: &mut World) {
    let Some(watch) = world.remove_resource::<Watch>() else { return };
    world.get_resource_or_init::<TableUi>().has_chart = false;
    world.remove_resource::<Play>();
    world.insert_resource(Interaction::default());
    let (back, before) = watch.back;
    // Help and settings, opened meanwhile, have left their own way back.
    world.insert_resource(before);
    let back = match watch.aside {
        Some(Aside { play, interaction, table }) => {
            let restored = game::restore(world, play.history().setup(), &table);
            debug_assert!(restored.is_ok(), "a snapshot of this very table fits it: {restored:?}");
            world.insert_resource(play);
            world.insert_resource(interaction);
            back
        }
        None if matches!(back, Screen::Table | Screen::Victory) => Screen::Title,
        None => back,
    };
    show(world, back);
}

/// Shows a screen at once: no frame shows one screen at the table of another.
fn show(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    let _ = world.try_run_schedule(StateTransition);
}

/// Begins a new game at what is shown. The game that is watched, and the one that waits aside, stay
/// as they are on the disk.
fn take_over(world: &mut World) {
    let Some(watch) = world.get_resource::<Watch>() else { return };
    let game = watch.replay.take_over(watch.at(), open::any_seed());
    let taken_over = game.map_err(OpenError::from).and_then(|game| open::seat_players_in_new_set(world, game));
    match taken_over {
        Err(error) => world.resource_mut::<Notice>().fault(Fault::Watch(error)),
        Ok(()) => {
            world.remove_resource::<Watch>();
            world.get_resource_or_init::<TableUi>().has_chart = false;
            show(world, Screen::Table);
        }
    }
}
