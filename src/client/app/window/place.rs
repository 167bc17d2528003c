//! Size and position of the window: as large as it was when it was closed, as far as the present
//! screen has room for that.
//!
//! The size is saved, and whether the window was maximised or in full screen. The position is not:
//! window managers know better where there is room, and a saved position may be on a screen that is
//! gone. The window opens hidden and is shown once it fits. When screens are added, removed or
//! changed, it is made to fit again, and a window that is on none of them any more is brought back.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use bevy::winit::WINIT_WINDOWS;

use super::monitors::{Monitors, fitted_size, reachable_position, smallest_size, within_frame};
use crate::settings::Settings;

/// Time after the start in which a window that opens on another screen is made to fit that one.
const OPENING: Duration = Duration::from_secs(3);

/// The size that the program gave the window, which must not be saved as the player's choice, and
/// the screens for which it did.
#[derive(Resource, Debug, Default)]
struct Fitted {
    size: Option<(u32, u32)>,
    on: Monitors,
    /// Whether the desktop has placed the window and given it its frame.
    is_taken_in: bool,
}

/// Makes the window fit its screen, and saves the size that the player gives it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fitted>().add_systems(Startup, open_fitting).add_systems(
        PreUpdate,
        (take_in, fit_to_changed_screens.run_if(screens_may_have_changed), remember_size).chain(),
    );
}

/// Whether the screens have to be looked at again. Events of the window count too, because not
/// every system reports when a screen changes.
fn screens_may_have_changed(
    mut seen: MessageReader<WindowEvent>,
    come: Query<(), Added<bevy::window::Monitor>>,
    mut gone: RemovedComponents<bevy::window::Monitor>,
) -> bool {
    let tells = |event: &WindowEvent| {
        matches!(
            event,
            WindowEvent::WindowMoved(_)
                | WindowEvent::WindowFocused(_)
                | WindowEvent::WindowResized(_)
                | WindowEvent::WindowScaleFactorChanged(_)
        )
    };
    let is_told = seen.read().filter(|event| tells(event)).count() > 0;
    gone.read().count() > 0 || is_told || !come.is_empty()
}

/// Shows the window once it fits the screen.
fn open_fitting(
    settings: Res<Settings>,
    mut fitted: ResMut<Fitted>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let (entity, mut window) = window.into_inner();
    fitted.on = Monitors::of(entity, true);
    if !settings.full_screen {
        fit_window(&mut window, settings.window, &mut fitted);
    }
    window.visible = true;
}

/// Adjusts the window once the desktop has placed it: maximises it if it was maximised before, else
/// makes it smaller if it does not fit the screen together with its frame.
fn take_in(
    mut seen: MessageReader<WindowEvent>,
    settings: Res<Settings>,
    mut fitted: ResMut<Fitted>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let tells = |event: &WindowEvent| match event {
        WindowEvent::WindowFocused(focus) => focus.focused,
        WindowEvent::WindowMoved(_) => true,
        _ => false,
    };
    if fitted.is_taken_in || seen.read().filter(|event| tells(event)).count() == 0 {
        return;
    }
    fitted.is_taken_in = true;
    let (entity, mut window) = window.into_inner();
    if settings.full_screen {
        return;
    }
    if settings.maximised {
        window.set_maximized(true);
        return;
    }
    let Some(monitor) = fitted.on.own else { return };
    let (Some(room), Some(frame)) = (monitor.logical(), frame_of(entity, monitor.scale)) else { return };
    let now = (window.width().round() as u32, window.height().round() as u32);
    let size = within_frame(now, room, frame);
    if size != now {
        fitted.size = Some(size);
        window.resolution.set(size.0 as f32, size.1 as f32);
        window.position = WindowPosition::At(monitor.at);
    }
}

/// Returns the width and height of a window's frame, in logical pixels.
fn frame_of(window: Entity, scale: f32) -> Option<Vec2> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(window)?;
        let outer = window.outer_size();
        let inner = window.inner_size();
        let frame = UVec2::new(outer.width.saturating_sub(inner.width), outer.height.saturating_sub(inner.height));
        Some(frame.as_vec2() / scale.max(0.1))
    })
}

/// Gives a window the wanted size, or a smaller one that fits the screen.
fn fit_window(window: &mut Window, wanted: (u32, u32), to: &mut Fitted) {
    let Some(room) = to.on.own.and_then(|monitor| monitor.logical()) else { return };
    let least = smallest_size(room);
    let constraints = &mut window.resize_constraints;
    constraints.min_width = least.0 as f32;
    constraints.min_height = least.1 as f32;
    let size = fitted_size(wanted, room);
    to.size = (size != wanted).then_some(size);
    if (window.width().round() as u32, window.height().round() as u32) != size {
        window.resolution.set(size.0 as f32, size.1 as f32);
    }
}

/// Makes the window fit again when screens were added, removed or changed, or when it opens on
/// another one than was expected.
fn fit_to_changed_screens(
    settings: Res<Settings>,
    mut known: ResMut<Fitted>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    _main_thread: NonSendMarker,
) {
    let (entity, mut window) = window.into_inner();
    let now = Monitors::of(entity, false);
    if now.own.is_none() || now == known.on {
        return;
    }
    let is_opening = time.elapsed() < OPENING;
    let have_changed = now.all != known.on.all;
    known.on = now;
    if settings.full_screen || !(have_changed || is_opening) {
        return;
    }
    let current = (window.width().round() as u32, window.height().round() as u32);
    // A maximised window follows the screen by itself; a minimised one has no size.
    if is_maximised(entity) || current.0 == 0 || current.1 == 0 {
        return;
    }
    // A size that the window was given because of another screen is not what the player wants.
    let is_own = !is_opening && known.size != Some(current);
    let wanted = if is_own { current } else { settings.window };
    fit_window(&mut window, wanted, &mut known);
    if let WindowPosition::At(at) = window.position
        && let Some(back) =
            reachable_position(IRect::from_corners(at, at + window.physical_size().as_ivec2()), &known.on.all)
    {
        window.position = WindowPosition::At(back);
    }
}

/// Stores the size that the player gives the window, but not one that it has because its screen is
/// too small, or because it is maximised.
fn remember_size(
    mut resized: MessageReader<WindowResized>,
    mut settings: ResMut<Settings>,
    fitted: Res<Fitted>,
    window: Single<Entity, With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let Some(size) = resized.read().last() else { return };
    if settings.full_screen {
        return;
    }
    let size = (size.width.round() as u32, size.height.round() as u32);
    // A minimised window has no size, and does not show the one that it returns to.
    if size.0 == 0 || size.1 == 0 {
        return;
    }
    let is_maximised = is_maximised(*window);
    if fitted.is_taken_in && settings.maximised != is_maximised {
        settings.maximised = is_maximised;
    }
    let is_players = !is_maximised && fitted.size != Some(size);
    if is_players && settings.window != size {
        settings.window = size;
    }
}

/// Whether a window is maximised.
fn is_maximised(window: Entity) -> bool {
    let ask = |window: &winit::window::Window| window.is_maximized();
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window).is_some_and(|window| ask(window)))
}

/// Returns the size for a window that leaves full screen, in logical pixels.
pub fn size_in_window(window: Entity, settings: &Settings) -> (u32, u32) {
    let own = Monitors::of(window, false).own;
    own.and_then(|monitor| monitor.logical()).map_or(settings.window, |room| fitted_size(settings.window, room))
}
