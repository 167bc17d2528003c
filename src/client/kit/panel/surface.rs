//! Surfaces, which are painted behind nodes.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::button_face::ButtonFace;
use super::state::State;
use crate::kit::notes;
use crate::kit::palette::{BROWN_WELL, CARD, INK, INSET, PANEL, RAISED, SIGN, YELLOW, fade_colour};
use crate::kit::pen::Pen;
use crate::kit::tokens::{LineWidth, Radius, Space};

/// Paints a surface of its own in a rectangle.
type PaintSurface<'a> = Box<dyn FnOnce(&mut Pen, Rect, State) + 'a>;

/// Background of a node.
pub enum Surface<'a> {
    /// None, but the focus ring.
    Bare,
    /// Panel of the window or a dialog.
    Panel(Radius),
    /// Card on a panel.
    Card,
    /// Recessed.
    Well,
    /// Sign over other panels, with a seat's colour along its left edge.
    Sign(Color32),
    /// Radio button.
    Choice {
        /// Whether it is the chosen one.
        is_chosen: bool,
    },
    /// Large row that can be chosen.
    Row {
        /// Whether it is the chosen one.
        is_chosen: bool,
    },
    /// Entry of a list of pages.
    Entry {
        /// Whether it is the chosen one.
        is_chosen: bool,
    },
    /// Key of the keyboard.
    Keycap,
    /// Raised button.
    Button(ButtonFace),
    /// Anything else.
    Painted(PaintSurface<'a>),
}

impl Surface<'_> {
    /// Paints the surface. Returns the distance by which it moves its contents.
    pub(super) fn paint(self, pen: &mut Pen, rect: Rect, state: State) -> Vec2 {
        match self {
            Self::Bare => state.draw_ring(pen, rect, Radius::Row),
            Self::Panel(radius) => pen.draw_panel(rect, radius.points(), PANEL),
            Self::Card => pen.draw_panel(rect, Radius::Panel.points(), CARD),
            Self::Well => pen.draw_inset(rect, Radius::Row.points(), INSET),
            Self::Sign(colour) => {
                notes::record_cover(pen.ui, rect);
                pen.draw_panel(rect, Radius::Row.points(), SIGN);
                pen.draw_left_edge(rect, Radius::Row.points(), Space::S.points(), colour);
            }
            Self::Choice { is_chosen } => {
                let fill = if is_chosen { YELLOW } else { resting(INSET, state) };
                pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), INK));
                state.draw_ring(pen, rect, Radius::Row);
            }
            Self::Row { is_chosen } => {
                let fill = if is_chosen { BROWN_WELL } else { resting(CARD, state) };
                let line = if is_chosen { (LineWidth::Chosen, YELLOW) } else { (LineWidth::Row, INK) };
                pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(line.0.points(), line.1));
                state.draw_ring(pen, rect, Radius::Panel);
            }
            Self::Entry { is_chosen } => {
                if is_chosen {
                    pen.draw_rect(rect, Radius::Row.points(), YELLOW, Stroke::new(LineWidth::Row.points(), INK));
                } else if state.is_hovered {
                    pen.fill_rect(rect, Radius::Row.points(), RAISED);
                }
                state.draw_ring(pen, rect, Radius::Row);
            }
            Self::Keycap => {
                pen.draw_rect(rect, Radius::Chip.points(), RAISED, Stroke::new(LineWidth::Well.points(), INK));
                let foot = rect.bottom() - LineWidth::Panel.points();
                let sides = LineWidth::Panel.points();
                let shade = fade_colour(INK, 0.5);
                pen.draw_line(
                    (rect.left() + sides, foot),
                    (rect.right() - sides, foot),
                    LineWidth::Well.points(),
                    shade,
                );
            }
            Self::Button(face) => return face.paint(pen, rect, state),
            Self::Painted(paint) => paint(pen, rect, state),
        }
        Vec2::ZERO
    }
}

/// Colour of a thing that is raised under the pointer or the keyboard focus.
const fn resting(fill: Color32, state: State) -> Color32 {
    if state.is_enabled && (state.is_hovered || state.has_focus) { RAISED } else { fill }
}
