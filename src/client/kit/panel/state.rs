//! State of a node that is pressed, and the ring around one that has the keyboard focus.

use bevy_egui::egui::{Rect, Response, Stroke};

use crate::kit::focus::RING;
use crate::kit::palette::CREAM;
use crate::kit::pen::Pen;
use crate::kit::tokens::{Radius, Space};

/// State of a node that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether the pointer is on it.
    pub is_hovered: bool,
    /// Whether it has the keyboard focus.
    pub has_focus: bool,
    /// Whether it is held down.
    pub is_down: bool,
    /// Whether it can be pressed.
    pub is_enabled: bool,
}

impl State {
    /// State of a node that nobody touches.
    pub const REST: Self = Self { is_hovered: false, has_focus: false, is_down: false, is_enabled: true };

    /// Paints the focus ring around a surface that has the focus.
    pub fn draw_ring(self, pen: &Pen, rect: Rect, radius: Radius) {
        if self.has_focus {
            let around = Space::Xs.points();
            pen.stroke_rect(rect.expand(around), radius.points() + around / 2.0, Stroke::new(RING, CREAM));
        }
    }

    pub(crate) fn of(response: &Response, is_enabled: bool) -> Self {
        Self {
            is_hovered: response.hovered(),
            has_focus: response.has_focus(),
            is_down: response.is_pointer_button_down_on() && is_enabled,
            is_enabled,
        }
    }
}
