//! Screens, and the sizes and positions with which a window fits them.

use bevy::prelude::*;
use bevy::winit::WINIT_WINDOWS;
use winit::monitor::MonitorHandle;

use crate::settings::SMALLEST_WINDOW;

/// Share of a screen's width or height that a larger window gets, so that its edges stay in reach.
const SHARE: f32 = 0.9;
/// Width and height of a window that must be on a screen so that it can be grabbed, in logical
/// pixels.
const GRIP: (f32, f32) = (120.0, 40.0);
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
    pub fn logical(&self) -> Option<Vec2> {
        let size = self.size.as_vec2() / self.scale.max(0.1);
        (size.x >= 1.0 && size.y >= 1.0).then_some(size)
    }

    fn rect(&self) -> IRect {
        IRect::from_corners(self.at, self.at + self.size.as_ivec2())
    }
}

/// The screens, and the one that the window is on. For a new window that is the primary screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Monitors {
    /// All screens.
    pub all: Vec<Monitor>,
    /// The screen that the window is on; `None` if there is none.
    pub own: Option<Monitor>,
}

impl Monitors {
    /// Returns the system's present screens; none if winit has no such window.
    pub fn of(window: Entity, is_new: bool) -> Self {
        WINIT_WINDOWS.with_borrow(|windows| {
            let Some(window) = windows.get_window(window) else { return Self::default() };
            let all: Vec<Monitor> = window.available_monitors().map(|handle| Monitor::of(&handle)).collect();
            let primary = || window.primary_monitor();
            let current = || window.current_monitor();
            let own = if is_new { primary().or_else(current) } else { current().or_else(primary) };
            let own = own.as_ref().map(Monitor::of);
            Self { own: own.or_else(|| largest_monitor(&all)), all }
        })
    }
}

fn largest_monitor(all: &[Monitor]) -> Option<Monitor> {
    all.iter().copied().max_by_key(|monitor| u64::from(monitor.size.x) * u64::from(monitor.size.y))
}

/// Returns the size that a window gets on a screen with `room`, all in logical pixels: the wanted
/// width and height, each unless it is larger than the screen's.
pub fn fitted_size(wanted: (u32, u32), room: Vec2) -> (u32, u32) {
    let fit = |wanted: u32, room: f32, least: u32| {
        let room = room.floor().max(1.0);
        if wanted as f32 <= room { wanted } else { ((room * SHARE) as u32).max(least).min(room as u32) }
    };
    (fit(wanted.0, room.x, SMALLEST_WINDOW.0), fit(wanted.1, room.y, SMALLEST_WINDOW.1))
}

/// Returns the smallest size of a window on a screen, in logical pixels.
pub fn smallest_size(room: Vec2) -> (u32, u32) {
    (SMALLEST_WINDOW.0.min(room.x as u32), SMALLEST_WINDOW.1.min(room.y as u32))
}

/// Returns the new position of a window that can be grabbed on no screen: the middle of the first
/// screen, in physical pixels. `None` if the window can stay, or there is no screen.
pub fn reachable_position(window: IRect, monitors: &[Monitor]) -> Option<IVec2> {
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

/// Returns the size with which a window fits a screen together with its frame, in logical pixels.
pub fn within_frame(now: (u32, u32), room: Vec2, frame: Vec2) -> (u32, u32) {
    let least = smallest_size(room);
    let fit = |now: u32, room: f32, least: u32| now.min((room.floor().max(1.0) as u32).max(least));
    (fit(now.0, room.x - frame.x, least.0), fit(now.1, room.y - frame.y, least.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(at: (i32, i32), size: (u32, u32), scale: f32) -> Monitor {
        Monitor { at: at.into(), size: size.into(), scale }
    }

    fn on(wanted: (u32, u32), size: (u32, u32), scale: f32) -> (u32, u32) {
        fitted_size(wanted, monitor((0, 0), size, scale).logical().unwrap())
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
        assert_eq!(smallest_size(Vec2::new(640.0, 400.0)), (640, 400));
        assert_eq!(smallest_size(Vec2::new(1_280.0, 800.0)), SMALLEST_WINDOW);
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
        assert_eq!(reachable_position(window(2_000, 100), &[left, right]), None);
        assert_eq!(
            reachable_position(window(2_000, 100), &[left]),
            Some(IVec2::new(320, 140)),
            "the other one is unplugged"
        );
        assert_eq!(reachable_position(window(1_700, 100), &[left]), None, "it can be grabbed");
        assert_eq!(reachable_position(window(1_900, 100), &[left]), Some(IVec2::new(320, 140)));
        assert_eq!(
            reachable_position(window(300, -790), &[left]),
            Some(IVec2::new(320, 140)),
            "its top is out of reach"
        );
        assert_eq!(reachable_position(window(300, 1_060), &[left]), Some(IVec2::new(320, 140)));
        assert_eq!(reachable_position(window(9_000, 9_000), &[monitor((0, 0), (800, 600), 1.0)]), Some(IVec2::ZERO));
        assert_eq!(reachable_position(window(0, 0), &[]), None);
    }
}
