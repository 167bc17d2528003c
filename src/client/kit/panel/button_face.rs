//! Faces of buttons, in the colours of their kinds.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::state::State;
use crate::kit::focus::RING;
use crate::kit::palette::{CREAM, INK, rgb};
use crate::kit::pen::Pen;

/// Kind of a button, which its colours show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ButtonKind {
    /// The action that most players want next.
    Primary,
    /// Another action.
    #[default]
    Slate,
    /// Another action that stands out less.
    Ghost,
    /// An action that destroys or loses something.
    Danger,
    /// An action that completes or confirms something.
    Go,
}

impl ButtonKind {
    /// Colours of the face, the lower edge, the highlight and the label.
    const fn colours(self) -> [Color32; 4] {
        const fn button_colours(face: u32, lip: u32, light: u32, text: u32) -> [Color32; 4] {
            [rgb(face), rgb(lip), rgb(light), rgb(text)]
        }
        match self {
            Self::Primary => button_colours(0xf2_b632, 0xb9_7c17, 0xff_d978, 0x14_181b),
            Self::Slate => button_colours(0x3b_5764, 0x24_363f, 0x5b_7a88, 0xf0_e2c4),
            Self::Ghost => button_colours(0x2b_414b, 0x1b_2a30, 0x46_626f, 0xf0_e2c4),
            Self::Danger => button_colours(0xe2_483d, 0x97_281f, 0xff_9d8f, 0x1a_0d0c),
            Self::Go => button_colours(0x5f_f0b0, 0x1f_8f68, 0xd8_ffee, 0x0d_241d),
        }
    }
}

/// Colours of a disabled button, in the order of [`ButtonKind::colours`].
pub(crate) const DISABLED: [Color32; 4] = [rgb(0x2b_3a41), rgb(0x1d_2a30), rgb(0x2b_3a41), rgb(0x9f_b0b4)];

/// Face of a button, which is painted behind its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ButtonFace {
    kind: ButtonKind,
    is_enabled: bool,
    is_default: bool,
}

impl ButtonFace {
    /// Face of a button of a kind; the default button is the one that Enter presses.
    pub(crate) const fn new(kind: ButtonKind, is_enabled: bool, is_default: bool) -> Self {
        Self { kind, is_enabled, is_default }
    }

    const fn colours(self) -> [Color32; 4] {
        if self.is_enabled { self.kind.colours() } else { DISABLED }
    }

    /// Colour of the label.
    pub(crate) const fn text_colour(self) -> Color32 {
        let [.., text] = self.colours();
        text
    }

    /// Paints the face. Returns the distance of its middle from that of the rectangle.
    pub(crate) fn paint(self, pen: &Pen, rect: Rect, state: State) -> Vec2 {
        let [face, lip, light, _] = self.colours();
        let is_free = pen.ui.ctx().memory(|memory| memory.focused().is_none());
        if self.is_enabled && ((self.is_default && is_free) || state.has_focus) {
            pen.stroke_rect(rect.expand(5.0), 14.0, Stroke::new(RING, CREAM));
        }
        pen.draw_rect(rect, 10.0, lip, Stroke::new(3.0, INK));
        let down = if state.is_down { 4.0 } else { 0.0 };
        let top = Rect::from_min_size(rect.min + vec2(1.5, 1.5 + down), rect.size() - FACE);
        let lighter = if state.is_hovered && self.is_enabled { face.lerp_to_gamma(light, 0.35) } else { face };
        pen.fill_rect(top, 8.5, lighter);
        pen.draw_line((top.left() + 8.5, top.top() + 3.0), (top.right() - 8.5, top.top() + 3.0), 2.4, light);
        top.center() - rect.center()
    }
}

/// Width and height of a button beyond those of its face.
pub(crate) const FACE: Vec2 = Vec2::new(3.0, 8.5);
