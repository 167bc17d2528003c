//! The window's place: as large as it was when it was put away, as far as the screen that is there
//! now has room for that.
//!
//! Its size is remembered, and whether it filled the screen; where it stood is not: window managers
//! know better where there is room, and a remembered point may be on a screen that is gone. The
//! window opens hidden and is shown once it fits. When screens come, go or change, it is made to
//! fit again, and one that stands on none of them any more is brought back.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use bevy::winit::WINIT_WINDOWS;
use winit::monitor::MonitorHandle;

use crate::client::settings::{SMALLEST_WINDOW, Settings};

/// The share of a screen that a window gets if it is too large for it: its edges, and the system's
/// own panels, stay in reach.
const SHARE: f32 = 0.9;
/// How much of a window must be on a screen so that it can be grabbed, in logical pixels.
const GRIP: (f32, f32) = (120.0, 40.0);
/// For how long after the start a window that is put on another screen is made to fit that one;
/// later it was the player.
const OPENING: Duration = Duration::from_secs(3);

/// A screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Monitor {
    /// Where it is among the others.
    pub at: IVec2,
    /// How large it is.
    pub size: UVec2,
    /// Physical pixels in a logical one.
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

    /// Its size in logical pixels; `None` if the system knows none.
    fn logical(&self) -> Option<Vec2> {
        let size = self.size.as_vec2() / self.scale.max(0.1);
        (size.x >= 1.0 && size.y >= 1.0).then_some(size)
    }

    fn rect(&self) -> IRect {
        IRect::from_corners(self.at, self.at + self.size.as_ivec2())
    }
}

/// The screens, and which of them is the window's: its own, or the first one before it has one.
#[derive(Clone, Debug, Default, PartialEq)]
struct Monitors {
    all: Vec<Monitor>,
    own: Option<Monitor>,
}

impl Monitors {
    /// Those that the system knows now; none where there is no window of it.
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

/// The size that a window can have on a screen, both in logical pixels: the one wanted where there
/// is room for it.
pub fn fitted(wanted: (u32, u32), room: Vec2) -> (u32, u32) {
    let fit = |wanted: u32, room: f32, least: u32| {
        let room = room.floor().max(1.0);
        if wanted as f32 <= room { wanted } else { ((room * SHARE) as u32).max(least).min(room as u32) }
    };
    (fit(wanted.0, room.x, SMALLEST_WINDOW.0), fit(wanted.1, room.y, SMALLEST_WINDOW.1))
}

/// The smallest size of a window on a screen.
pub fn smallest(room: Vec2) -> (u32, u32) {
    (SMALLEST_WINDOW.0.min(room.x as u32), SMALLEST_WINDOW.1.min(room.y as u32))
}

/// Where a window goes that can be grabbed on no screen: into the middle of one; `None` if it can
/// stay.
pub fn brought_back(window: IRect, monitors: &[Monitor]) -> Option<IVec2> {
    let can_be_grabbed = |monitor: &Monitor| {
        let seen = window.intersect(monitor.rect());
        let grip = IVec2::new((GRIP.0 * monitor.scale) as i32, (GRIP.1 * monitor.scale) as i32);
        // The bar by which it is moved is at its top.
        let has_top = window.min.y >= monitor.at.y - grip.y && window.min.y + grip.y <= monitor.rect().max.y;
        seen.width() >= grip.x.min(window.width()) && seen.height() >= grip.y.min(window.height()) && has_top
    };
    if monitors.iter().any(can_be_grabbed) {
        return None;
    }
    let rect = monitors.first()?.rect();
    Some((rect.center() - window.size() / 2).max(rect.min))
}

/// What the window was made to be, which is not what the player wants.
#[derive(Resource, Debug, Default)]
struct Fitted {
    size: Option<(u32, u32)>,
    on: Monitors,
    /// Whether the desktop has taken the window in: it is where it is put, and has its frame.
    is_taken_in: bool,
}

/// Lets the window fit its screen, and remembers what the player makes of it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fitted>().add_systems(Startup, open_fitting).add_systems(
        PreUpdate,
        (take_in, fit_to_changed_screens.run_if(screens_may_have_changed), remember_size).chain(),
    );
}

/// Whether it is time to look at the screens again: not every system tells when one of them
/// changes.
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

/// Does what has to wait until the desktop has put the window somewhere: it takes all the room
/// there is, if it did before; else it is made as much smaller as its frame is too large.
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

/// How much larger a window is with its frame, in logical pixels.
fn frame_of(window: Entity, scale: f32) -> Option<Vec2> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(window)?;
        let outer = window.outer_size();
        let inner = window.inner_size();
        let frame = UVec2::new(outer.width.saturating_sub(inner.width), outer.height.saturating_sub(inner.height));
        Some(frame.as_vec2() / scale.max(0.1))
    })
}

/// The size with which a window fits a screen together with its frame.
pub fn within_frame(now: (u32, u32), room: Vec2, frame: Vec2) -> (u32, u32) {
    let least = smallest(room);
    let fit = |now: u32, room: f32, least: u32| now.min((room.floor().max(1.0) as u32).max(least));
    (fit(now.0, room.x - frame.x, least.0), fit(now.1, room.y - frame.y, least.1))
}

/// Makes a window as large as wanted, if there is room.
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

/// Fits the window again when screens have come, gone or changed, or when it opens on another one
/// than was thought.
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
    // A window that fills the screen follows it by itself; one that is put away has no size.
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

/// Remembers the size that the player gives the window, and not the one that it has on a screen too
/// small, or filling one.
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
    // A window that is put away has no size, and says nothing of the one it comes back to.
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

/// Whether the system shows a window as large as the screen.
fn is_maximised(window: Entity) -> bool {
    let ask = |window: &winit::window::Window| window.is_maximized();
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window).is_some_and(|window| ask(window)))
}

/// The size for a window that filled the screen and does no more.
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
