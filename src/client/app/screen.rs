//! The screen and overlay that are shown, and the way back.

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::kit::scroll::forget_positions;
use shell::seats::SeatId;

/// A screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title screen, with the main menu.
    #[default]
    Title,
    /// The shelf, on which one of several games is chosen.
    GameShelf,
    /// The form for a new game: seats, names and colours.
    NewGame,
    /// Saved games to go on with.
    Load,
    /// Saved games to watch.
    Replays,
    /// The book of puzzles, and the puzzle of the day.
    Puzzles,
    /// The rules with pictures.
    HowToPlay,
    /// The lessons of a first game.
    Lessons,
    /// The settings.
    Settings,
    /// The table of the game that is being played.
    Table,
    /// The winner of a game.
    Victory,
    /// The table of a game that is watched.
    Replay,
}

/// Whether the screen shows a table, which has a stage.
pub fn shows_stage(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Replay)
}

/// The screen that a request to go back leads to.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back(pub Screen);

/// Overlay over the table of a game or replay.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table | Screen::Replay)]
pub enum Overlay {
    /// No overlay.
    #[default]
    None,
    /// The menu.
    Menu,
    /// A close-up of what a seat has.
    Seat(SeatId),
}

/// Marker that exists while a dialog is open in which a file or an answer is chosen: everything
/// below the dialog ignores input.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Choosing;

/// Returns the overlay over the table, for systems that run on other screens too.
pub fn overlay_or_none(now: Option<&State<Overlay>>) -> Overlay {
    now.map_or(Overlay::None, |overlay| *overlay.get())
}

/// Set of the systems that request the frames in which another screen is shown: the last that
/// request frames.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FramesForStates;

/// Adds a system that requests a frame whenever a state changes, because a resting window draws no
/// frame by itself.
pub fn frames_for<S: FreelyMutableState>(app: &mut App) {
    app.add_systems(Last, ask_for_frames::<S>.in_set(FramesForStates));
}

fn ask_for_frames<S: FreelyMutableState>(
    now: Option<Res<State<S>>>,
    next: Res<NextState<S>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if now.is_some_and(|now| now.is_changed()) || !matches!(*next, NextState::Unchanged) {
        redraw.write(RequestRedraw);
    }
}

/// Set of the systems of [`PostUpdate`] that run once nothing changes any more in a frame, before
/// its first layer is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeforeDrawing;

/// Layers in the order in which they are drawn over each other; later ones also handle keys later.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Computes the layout of this frame.
    Layout,
    /// Animations of things on their way to their places.
    Motion,
    /// A whole screen.
    Screen,
    /// The menu over it.
    Menu,
    /// The dialog in which a file is chosen.
    Chooser,
    /// Notices of the program.
    Notice,
}

pub(super) fn plugin(app: &mut App) {
    let layers = (Layer::Layout, Layer::Motion, Layer::Screen, Layer::Menu, Layer::Chooser, Layer::Notice);
    app.configure_sets(EguiPrimaryContextPass, layers.chain())
        .configure_sets(PostUpdate, BeforeDrawing.before(EguiPostUpdateSet::EndPass))
        .init_state::<Screen>()
        .add_sub_state::<Overlay>()
        .init_resource::<Back>()
        .add_systems(EguiPrimaryContextPass, begin_scrolled_contents.before(Layer::Layout));
    frames_for::<Screen>(app);
    frames_for::<Overlay>(app);
}

/// Lets scrolled contents begin at their beginning on each new screen.
fn begin_scrolled_contents(
    mut contexts: EguiContexts,
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
) -> Result {
    if changes.read().count() > 0 {
        forget_positions(contexts.ctx_mut()?);
    }
    Ok(())
}
