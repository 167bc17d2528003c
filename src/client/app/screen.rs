//! Which screen is shown, and the way back.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

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
    /// The rules with pictures.
    HowToPlay,
    /// Settings.
    Settings,
    /// The game.
    Table,
    /// Who has won.
    Victory,
    /// A game that is watched.
    Replay,
}

/// Whether a screen is shown on which robots stand on the stage.
pub fn shows_stage(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Replay)
}

/// Where a screen that can be reached from several others leads back to.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back(pub Screen);

/// A menu over the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);

/// Moves between screens.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Go<'w> {
    state: Res<'w, State<Screen>>,
    next: ResMut<'w, NextState<Screen>>,
    back: ResMut<'w, Back>,
    menu: ResMut<'w, MenuOpen>,
}

impl Go<'_> {
    /// Shows a screen; [`Self::back`] leads back to the present one.
    pub fn to(&mut self, screen: Screen) {
        self.back.0 = *self.state.get();
        self.menu.0 = false;
        self.next.set(screen);
    }

    /// Shows the screen that led here.
    pub fn back(&mut self) {
        self.menu.0 = false;
        self.next.set(self.back.0);
    }

    /// Opens the menu over the table.
    pub fn open_menu(&mut self) {
        self.menu.0 = true;
    }

    /// Whether the menu is open.
    pub fn menu_is_open(&self) -> bool {
        self.menu.0
    }

    /// Closes the menu over the table.
    pub fn close_menu(&mut self) {
        self.menu.0 = false;
    }
}

/// A window that rests draws no frame by itself: the one in which the screen changes has to be asked for.
fn ask_for_frames(state: Res<State<Screen>>, next: Res<NextState<Screen>>, mut redraw: MessageWriter<RequestRedraw>) {
    if state.is_changed() || !matches!(*next, NextState::Unchanged) {
        redraw.write(RequestRedraw);
    }
}

/// What is drawn over what, and hears of a key after it: in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// A whole screen.
    Screen,
    /// The menu over it.
    Menu,
    /// The dialog in which a file is chosen.
    Chooser,
    /// What the program tells.
    Notice,
}

pub(super) fn plugin(app: &mut App) {
    let layers = (Layer::Screen, Layer::Menu, Layer::Chooser, Layer::Notice);
    app.configure_sets(EguiPrimaryContextPass, layers.chain())
        .add_systems(Last, ask_for_frames)
        .init_state::<Screen>()
        .init_resource::<Back>()
        .init_resource::<MenuOpen>();
}
