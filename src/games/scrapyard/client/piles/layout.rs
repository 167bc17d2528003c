//! Places of the piles and the buttons in the tray.

use bevy_egui::egui::{Rect, Vec2, vec2};

use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Width and height of a pile, in units of its drawing.
pub const PILE: Vec2 = vec2(164.0, 74.0);
/// Space between the tray's edge and its contents, to the left and above.
const INSIDE: Vec2 = vec2(14.0, 10.0);
/// Space between two piles.
const GAP: f32 = 7.0;
/// Space below the piles, where the cards under the top ones are seen.
const BELOW: f32 = 11.0;
/// Space between the tray's edge and the buttons, and between them and the piles.
const BESIDE: f32 = Space::M.points();
/// Number of rows.
const ROWS: usize = 2;
/// Greatest width of a pile, in parts of the width that it has in units at its height.
const WIDEST: f32 = 1.5;

/// Places in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct BuildTrayLayout {
    /// Rectangle of each pile.
    pub piles: Vec<Rect>,
    /// Room of the buttons.
    pub buttons: Rect,
}

impl BuildTrayLayout {
    /// Divides the tray among a number of piles, in two rows, and buttons of a width.
    pub fn new(tray: Rect, piles: usize, buttons: f32) -> Self {
        let left = tray.right() - BESIDE - buttons;
        let above = Space::M.points();
        let buttons = rect_at(left, tray.top() + above, buttons, tray.height() - 2.0 * above);
        let room = Rect::from_min_max(tray.min + INSIDE, bevy_egui::egui::pos2(left - BESIDE, tray.bottom() - BELOW));
        let columns = piles.div_ceil(ROWS).max(1);
        let step = vec2((room.width() + GAP) / columns as f32, (room.height() + GAP) / ROWS as f32);
        let height = step.y - GAP;
        let width = (step.x - GAP).min(PILE.x * height / PILE.y * WIDEST);
        let place = |number: usize| {
            let column = number % columns;
            let row = number / columns;
            rect_at(room.left() + column as f32 * step.x, room.top() + row as f32 * step.y, width, height)
        };
        Self { piles: (0..piles).map(place).collect(), buttons }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::table::regions::Regions;

    #[test]
    fn the_usual_tray_is_as_drawn() {
        let tray = rect_at(256.0, 616.0, 1012.0, 176.0);
        let layout = BuildTrayLayout::new(tray, 10, 126.0);
        assert_eq!(layout.buttons.left(), 1130.0);
        assert_eq!(layout.piles[0].min, bevy_egui::egui::pos2(270.0, 626.0));
        let step = layout.piles[6].min - layout.piles[0].min;
        assert!((step - vec2(171.0, 81.0)).length() < 1.0, "{step}");
        assert!((layout.piles[9].size() - PILE).length() < 1.0, "{}", layout.piles[9].size());
    }

    #[test]
    fn nothing_overlaps_at_any_size_of_window_text_and_number_of_piles() {
        for size in [vec2(1280.0, 800.0), vec2(1024.0, 640.0), vec2(1600.0, 900.0), vec2(3000.0, 900.0)] {
            for (text, piles) in [(1.0, 10), (1.0, 12), (1.6, 10), (1.6, 12), (1.0, 1), (1.25, 7)] {
                let tray = Regions::new(size, text, 4).tray;
                let layout = BuildTrayLayout::new(tray, piles, 126.0 * text);
                let all: Vec<Rect> = layout.piles.iter().copied().chain([layout.buttons]).collect();
                for (number, one) in all.iter().enumerate() {
                    assert!(one.is_positive() && tray.contains_rect(*one), "{size} {text}: {one} in {tray}");
                    assert!(all[..number].iter().all(|other| !one.intersects(*other)), "{size} {text}: {one}");
                }
            }
        }
    }
}
