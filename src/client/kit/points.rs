//! Points: a window of 1280 by 800 logical pixels has as many points at the usual text size. The
//! smaller of the ratios of width and height to that size, kept between 0.8 and 2.4, is the number
//! of logical pixels a point has; so every panel is laid out once. Larger text makes points larger
//! too ([`points_of_window`]).

use bevy_egui::egui::{Context, Vec2};

/// Smallest size that screens are laid out for, in points; smaller windows show the upper left
/// part.
pub const LEAST: Vec2 = Vec2::new(1000.0, 625.0);

/// Smallest width and height of a widget that can be pressed, in logical pixels.
pub const LEAST_TARGET: f32 = 38.0;

/// Text scale above which panels leave out contents that have no room beside large text.
pub const LARGE: f32 = 1.1;

/// Number of zoom steps between two whole numbers of pixels per point.
const ZOOM_STEPS: f32 = 20.0;

/// Size of a point, and scale of text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Points {
    /// Logical pixels per point.
    pub zoom: f32,
    /// Factor by which text is larger than designed, on top of the zoom; at least 1.
    pub text: f32,
}

/// Computes the size of a point in a window of this size in logical pixels, for a text size in
/// percent. Larger text first enlarges everything, as long as the panels of the table have room,
/// and then only the text. Text is never smaller than 14 pixels.
pub fn points_of_window(width: f32, height: f32, percent: u16) -> Points {
    let usual = (width / 1280.0).min(height / 800.0).clamp(0.8, 2.4);
    let wanted = (f32::from(percent) / 100.0).max(14.0 / (16.0 * usual)).max(1.0);
    let room = (width / LEAST.x).min(height / LEAST.y) / usual;
    let larger = wanted.min(room.max(1.0));
    // The glyphs of every zoom are cached, so a window that is being resized has few zooms.
    let zoom = (usual * larger * ZOOM_STEPS + 0.001).floor() / ZOOM_STEPS;
    // Larger text has exactly the size that is set, however the zoom was rounded.
    let text = if percent > 100 { wanted * usual / zoom } else { 14.0 / (16.0 * zoom) };
    Points { zoom, text: text.max(1.0) }
}

/// Whether the interface knows the window's size yet; in its first frame it may not.
pub fn is_laid_out(ctx: &Context) -> bool {
    ctx.content_rect().width() < 9_999.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_pixels_in_the_usual_window_and_grow_with_it() {
        assert_eq!(points_of_window(1280.0, 800.0, 100), Points { zoom: 1.0, text: 1.0 });
        assert_eq!(points_of_window(2560.0, 1600.0, 100), Points { zoom: 2.0, text: 1.0 });
    }

    #[test]
    fn larger_text_is_as_large_as_is_set() {
        for (width, height) in [(1280.0, 800.0), (1024.0, 640.0), (1920.0, 1080.0), (2560.0, 1600.0)] {
            for percent in [150, 175, 200] {
                let Points { zoom, text } = points_of_window(width, height, percent);
                let usual = (width / 1280.0).min(height / 800.0);
                let set = f32::from(percent) / 100.0;
                assert!((zoom * text - usual * set).abs() < 0.001, "{width} by {height} at {percent}: {zoom} {text}");
            }
        }
    }

    #[test]
    fn text_is_never_smaller_than_14_pixels_and_panels_keep_their_room() {
        for (width, height) in [(800.0, 500.0), (1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            for percent in [100, 125, 150, 200] {
                let Points { zoom, text } = points_of_window(width, height, percent);
                assert!(16.0 * zoom * text >= 13.99, "{width} by {height}: {zoom} {text}");
                assert!(text >= 1.0);
                assert!(width / zoom >= LEAST.x - 0.1 || zoom < 0.81, "{width} by {height} at {percent}: {zoom}");
            }
        }
    }
}
