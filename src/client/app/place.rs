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
use winit::monitor::MonitorHandle;

use crate::client::settings::{SMALLEST_WINDOW, Settings};

/// Share of a screen's width or height that a larger window gets, so that its edges stay in reach.
const SHARE: f32 = 0.9;
/// Width and height of a window that must be on a screen so that it can be grabbed, in logical
/// pixels.
const GRIP: (f32, f32) = (120.0, 40.0);
/// Time after the start in which a window that opens on another screen is made to fit that one.
const OPENING: Duration = Duration::from_secs(3);

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Monitor {
    /// Position of its upper-left corner on the desktop, in physical pixels.
    pub at: IVec2,
    /// Size in physical pixels.
    pub size: UVec2,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

impl Monitor {
    fn of(handle: &MonitorHandle) -> Self {
        let at = handle.position();
        let size = handle.size();
        Self {
            at: IVec2::new(at.x, at.y),
            size: UVec2::new(size.width, size.height),
            scale: handle.scale_factor() as f32,
        }
    }

    /// Returns its size in logical pixels; `None` if the system reports none.
    fn logical(&self) -> Option<Vec2> {
        let size = self.size.as_vec2() / self.scale.max(0.1);
        (size.x >= 1.0 && size.y >= 1.0).then_some(size)
    }

    fn rect(&self) -> IRect {
        IRect::from_corners(self.at, self.at + self.size.as_ivec2())
    }
}

/// The screens, and the one that the window is on. For a new window that is the primary screen.
#[derive(Clone, Debug, Default, PartialEq)]
struct Monitors {
    all: Vec<Monitor>,
    own: Option<Monitor>,
}

impl Monitors {
    /// Returns the system's present screens; none if winit has no such window.
    fn of(window: Entity, is_new: bool) -> Self {
        WINIT_WINDOWS.with_borrow(|windows| {
            let Some(window) = windows.get_window(window) else { return Self::default() };
            let all: Vec<Monitor> = window.available_monitors().map(|handle| Monitor::of(&handle)).collect();
            let primary = || window.primary_monitor();
            let current = || window.current_monitor();
            let own = if is_new { primary().or_else(current) } else { current().or_else(primary) };
            let own = own.as_ref().map(Monitor::of);
            Self { own: own.or_else(|| largest(&all)), all }
        })
    }
}

fn largest(all: &[Monitor]) -> Option<Monitor> {
    all.iter().copied().max_by_key(|monitor| u64::from(monitor.size.x) * u64::from(monitor.size.y))
}

/// Returns the size that a window gets on a screen with `room`, all in logical pixels: the wanted
/// width and height, each unless it is larger than the screen's.
pub fn fitted(wanted: (u32, u32), room: Vec2) -> (u32, u32) {
    let fit = |wanted: u32, room: f32, least: u32| {
        let room = room.floor().max(1.0);
        if wanted as f32 <= room { wanted } else { ((room * SHARE) as u32).max(least).min(room as u32) }
    };
    (fit(wanted.0, room.x, SMALLEST_WINDOW.0), fit(wanted.1, room.y, SMALLEST_WINDOW.1))
}

/// Returns the smallest size of a window on a screen, in logical pixels.
pub fn smallest(room: Vec2) -> (u32, u32) {
    (SMALLEST_WINDOW.0.min(room.x as u32), SMALLEST_WINDOW.1.min(room.y as u32))
}

/// Returns the new position of a window that can be grabbed on no screen: the middle of the first
/// screen, in physical pixels. `None` if the window can stay, or there is no screen.
pub fn brought_back(window: IRect, monitors: &[Monitor]) -> Option<IVec2> {
    let can_be_grabbed = |monitor: &Monitor| {
        let seen = window.intersect(monitor.rect());
        let grip = IVec2::new((GRIP.0 * monitor.scale) as i32, (GRIP.1 * monitor.scale) as i32);
        // The title bar, by which it is moved, is at its top.
        let has_top = window.min.y >= monitor.at.y - grip.y && window.min.y + grip.y <= monitor.rect().max.y;
        seen.width() >= grip.x.min(window.width()) && seen.height() >= grip.y.min(window.height()) && has_top
    };
    if monitors.iter().any(can_be_grabbed) {
        return None;
    }
    let rect = monitors.first()?.rect();
    Some((rect.center() - window.size() / 2).max(rect.min))
}

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
        fit(&mut window, settings.window, &mut fitted);
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

/// Returns the size with which a window fits a screen together with its frame, in logical pixels.
pub fn within_frame(now: (u32, u32), room: Vec2, frame: Vec2) -> (u32, u32) {
    let least = smallest(room);
    let fit = |now: u32, room: f32, least: u32| now.min((room.floor().max(1.0) as u32).max(least));
    (fit(now.0, room.x - frame.x, least.0), fit(now.1, room.y - frame.y, least.1))
}

/// Gives a window the wanted size, or a smaller one that fits the screen.
fn fit(window: &mut Window, wanted: (u32, u32), to: &mut Fitted) {
    let Some(room) = to.on.own.and_then(|monitor| monitor.logical()) else { return };
    let least = smallest(room);
    let constraints = &mut window.resize_constraints;
    constraints.min_width = least.0 as f32;
    constraints.min_height = least.1 as f32;
    let size = fitted(wanted, room);
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
    fit(&mut window, wanted, &mut known);
    if let WindowPosition::At(at) = window.position
        && let Some(back) = brought_back(IRect::from_corners(at, at + window.physical_size().as_ivec2()), &known.on.all)
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
    own.and_then(|monitor| monitor.logical()).map_or(settings.window, |room| fitted(settings.window, room))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(at: (i32, i32), size: (u32, u32), scale: f32) -> Monitor {
        Monitor { at: at.into(), size: size.into(), scale }
    }

    fn on(wanted: (u32, u32), size: (u32, u32), scale: f32) -> (u32, u32) {
        fitted(wanted, monitor((0, 0), size, scale).logical().unwrap())
    }

    #[test]
    fn a_window_that_fits_stays_and_a_larger_one_leaves_room_around_it() {
        assert_eq!(on((1_280, 800), (1_280, 800), 1.0), (1_280, 800));
        assert_eq!(on((1_280, 800), (3_840, 2_160), 2.0), (1_280, 800));
        assert_eq!(on((2_560, 1_440), (1_920, 1_080), 1.0), (1_728, 972));
        assert_eq!(on((1_280, 1_000), (1_280, 800), 1.0), (1_280, 720), "only what is too long is made shorter");
        assert_eq!(on((1_800, 1_000), (2_560, 1_600), 2.0), (1_152, 720), "logical pixels on a scaled screen");
    }

    #[test]
    fn no_window_is_larger_than_its_screen_nor_smaller_than_can_be_played_in_if_there_is_room() {
        assert_eq!(on((1_280, 800), (820, 520), 1.0), (800, 500));
        assert_eq!(on((16_384, 16_384), (640, 480), 1.0), (640, 480));
        assert_eq!(on((800, 500), (1_280, 800), 2.0), (640, 400));
        assert_eq!(smallest(Vec2::new(640.0, 400.0)), (640, 400));
        assert_eq!(smallest(Vec2::new(1_280.0, 800.0)), SMALLEST_WINDOW);
        assert_eq!(monitor((0, 0), (0, 0), 1.0).logical(), None, "a screen that is just going");
    }

    #[test]
    fn a_window_as_large_as_its_screen_leaves_room_for_its_frame() {
        let room = Vec2::new(1_280.0, 800.0);
        let frame = Vec2::new(2.0, 26.0);
        assert_eq!(within_frame((1_280, 800), room, frame), (1_278, 774));
        assert_eq!(within_frame((1_000, 774), room, frame), (1_000, 774));
        assert_eq!(within_frame((1_280, 800), room, Vec2::ZERO), (1_280, 800));
        assert_eq!(within_frame((800, 500), Vec2::new(800.0, 500.0), frame), (800, 500), "what can be played in");
    }

    #[test]
    fn a_window_on_no_screen_is_brought_back_into_the_middle_of_one() {
        let left = monitor((0, 0), (1_920, 1_080), 1.0);
        let right = monitor((1_920, 0), (1_280, 1_024), 1.0);
        let window = |x, y| IRect::new(x, y, x + 1_280, y + 800);
        assert_eq!(brought_back(window(2_000, 100), &[left, right]), None);
        assert_eq!(brought_back(window(2_000, 100), &[left]), Some(IVec2::new(320, 140)), "the other one is unplugged");
        assert_eq!(brought_back(window(1_700, 100), &[left]), None, "it can be grabbed");
        assert_eq!(brought_back(window(1_900, 100), &[left]), Some(IVec2::new(320, 140)));
        assert_eq!(brought_back(window(300, -790), &[left]), Some(IVec2::new(320, 140)), "its top is out of reach");
        assert_eq!(brought_back(window(300, 1_060), &[left]), Some(IVec2::new(320, 140)));
        assert_eq!(brought_back(window(9_000, 9_000), &[monitor((0, 0), (800, 600), 1.0)]), Some(IVec2::ZERO));
        assert_eq!(brought_back(window(0, 0), &[]), None);
    }
}
