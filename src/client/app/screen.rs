//! Which screen is shown, and the way back.

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use crate::shell::seats::SeatId;

/// A screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title, with the main menu.
    #[default]
    Title,
    /// Seats, names and colours of a new game.
    NewGame,
    /// Saved games.
    Load,
    /// Saved games, to watch.
    Replays,
    /// The book of puzzles, and the one of the day.
    Puzzles,
    /// The rules with pictures.
    HowToPlay,
    /// The lessons of a first game.
    Lessons,
    /// Settings.
    Settings,
    /// The game.
    Table,
    /// Who has won.
    Victory,
    /// A game that is watched.
    Replay,
}

/// Whether a screen is shown that has a stage.
pub fn shows_stage(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Replay)
}

/// Where a screen that can be reached from several others leads back to.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back(pub Screen);

/// Layer over the table.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table | Screen::Replay)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu.
    Menu,
    /// A look closer at what a seat has.
    Seat(SeatId),
}

/// There as long as a file is being chosen: what lies below the dialog listens to nothing.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Choosing;

/// Layer over the table, for systems that run on other screens too.
pub fn overlay(now: Option<&State<Overlay>>) -> Overlay {
    now.map_or(Overlay::None, |overlay| *overlay.get())
}

/// The systems that ask for the frames in which another screen is shown: the last that ask for
/// frames.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FramesForStates;

/// A window that rests draws no frame by itself: those in which what is shown changes have to be
/// asked for.
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

/// Layers in the order in which they are drawn over each other; later ones hear of a key later.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Where everything is in this frame.
    Layout,
    /// Things on their way to their places.
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
        .init_state::<Screen>()
        .add_sub_state::<Overlay>()
        .init_resource::<Back>();
    frames_for::<Screen>(app);
    frames_for::<Overlay>(app);
}
