//! Control of a thing in hand by the pointer: by mouse, or by one finger with buttons that stand in
//! for mouse buttons.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{
    Color32, Context, CursorIcon, Event, Id, InputState, LayerId, Order, Pos2, Rect, TouchPhase, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use super::holding::How;
use crate::kit::palette::{INK, fade_colour};
use crate::kit::panel::build::even_row;
use crate::kit::panel::show_panel;
use crate::kit::pen::angle_of;
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind, Pen};
use crate::settings::Settings;
use shell::grid::Rotation;
use shell::language::Phrase;

/// Distances of the buttons for a finger from the edges of the stage and from the sign above them,
/// in points.
const FROM_EDGE: f32 = 14.0;
const FROM_SIGN: f32 = 10.0;
/// Time in which a thing rises that is picked up, in seconds at the usual speed.
const RISES: f32 = 0.12;
/// Part by which a thing in hand is larger, and its tilt clockwise, in radians.
const LARGER: f32 = 0.07;
const TILT: f32 = -0.11;
/// Distance of its shadow to the right and down, radius of the shadow's corners, in points, and
/// opacity of the shadow.
const SHADOW: Vec2 = vec2(6.0, 14.0);
const SHADOW_CORNERS: f32 = 14.0;
const SHADOW_OPACITY: f32 = 0.34;
/// Distance of the picture of the hand from the pointer to the right and down, and its side, in
/// points.
const HAND: Vec2 = vec2(10.0, 12.0);
const HAND_SIDE: f32 = 34.0;

/// Position of the pointer, if it is over the window. A finger that is lifted is still there in
/// that frame.
pub fn pointer_position(ui: &Ui) -> Option<Pos2> {
    ui.input(|input| input.pointer.latest_pos().or(input.pointer.interact_pos()))
}

/// Whether the pointer is a finger after the input of a frame, by whether it was one before.
pub fn is_finger_now(ctx: &Context, was_finger: bool) -> bool {
    let is_mouse = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
    ctx.input(|input| {
        let is_touched = input.events.iter().any(|event| matches!(event, Event::Touch { .. }));
        is_touched || was_finger && !input.events.iter().any(is_mouse)
    })
}

/// Input of the pointer for a thing in hand in one frame.
#[derive(Clone, Copy, Debug)]
pub struct PointerMoves {
    is_down: bool,
    released: bool,
    clicked: bool,
    turned: bool,
    wheel: Option<f32>,
    /// Whether another finger went down.
    second_finger: bool,
}

impl PointerMoves {
    /// Reads the input of this frame.
    pub fn of_frame(pen: &Pen) -> Self {
        pen.ui.input(|input| Self {
            is_down: input.pointer.primary_down(),
            released: input.pointer.primary_released() && !is_cancelled(input),
            clicked: input.pointer.primary_clicked(),
            turned: input.pointer.secondary_pressed(),
            wheel: input.events.iter().find_map(|event| match event {
                Event::MouseWheel { delta, .. } if delta.y != 0.0 => Some(delta.y),
                _ => None,
            }),
            second_finger: input.multi_touch().is_some()
                && input.events.iter().any(|event| matches!(event, Event::Touch { phase: TouchPhase::Start, .. })),
        })
    }

    /// Whether a drag has ended where nothing can be put down: the button was released outside the
    /// window, or in an earlier frame.
    pub const fn is_drag_lost(&self, at: Option<Pos2>) -> bool {
        !self.is_down && (!self.released || at.is_none())
    }

    /// Quarter turns of the thing in hand that are asked for, each by whether it is clockwise: by
    /// the other button, a second finger, and the wheel.
    pub fn turns(&self, how: How) -> impl Iterator<Item = bool> {
        let by_press = self.turned || (self.second_finger && how == How::Drag);
        by_press.then_some(true).into_iter().chain(self.wheel.map(|wheel| wheel < 0.0))
    }

    /// Whether the thing in hand is let go.
    pub const fn lets_go(&self, how: How, is_by_finger: bool) -> bool {
        match how {
            How::Drag => self.released,
            // A finger may slide until the thing is where it should be.
            How::Click if is_by_finger => self.released,
            How::Click => self.clicked,
            How::Keys => false,
        }
    }
}

/// Whether the system cancelled a touch, which is no release.
fn is_cancelled(input: &InputState) -> bool {
    let is_cancel = |event: &Event| matches!(event, Event::Touch { phase: TouchPhase::Cancel, .. });
    input.events.iter().any(is_cancel)
}

/// Button for an action that a finger has no gesture for.
#[derive(Clone, Debug)]
pub struct FingerButton<M> {
    /// Label.
    pub label: Phrase,
    /// Icon.
    pub icon: &'static str,
    /// Message that it sends.
    pub message: M,
}

/// Draws buttons for a finger on the stage, below the sign that ends at `sign_foot`, where they
/// cover none of the `taken` rectangles if that is possible. Returns the rectangle that they and
/// their surroundings take, and the messages of the pressed ones.
pub fn draw_finger_buttons<M>(
    pen: &mut Pen,
    stage: Rect,
    sign_foot: f32,
    taken: &[Rect],
    buttons: Vec<FingerButton<M>>,
) -> (Rect, Vec<M>) {
    let button = |FingerButton { label, icon, message }: FingerButton<M>| {
        Button::usual(label, ButtonKind::Slate).with_icon(icon).sends(message)
    };
    let gap = Space::S.points();
    let mut buttons = even_row(buttons.into_iter().map(button));
    let width = buttons.needed_width(&pen.ruler()).min(stage.width() - 2.0 * gap);
    let size = vec2(width, buttons.needed_height(&pen.ruler(), width));
    let whole = place_for_buttons(stage, sign_foot, taken, size);
    let messages = show_panel(pen, whole, buttons);
    (whole.expand(gap), messages)
}

/// Returns a place for buttons that covers none of some rectangles: at the foot of the stage, below
/// the sign, or in a lower corner; at the foot if there is no such place.
fn place_for_buttons(stage: Rect, sign_foot: f32, taken: &[Rect], size: Vec2) -> Rect {
    let middle = stage.center().x - size.x / 2.0;
    let foot = stage.bottom() - size.y - FROM_EDGE;
    let at = |left: f32, top: f32| Rect::from_min_size(pos2(left, top), size);
    let usual = at(middle, foot);
    let right = at(stage.right() - size.x - FROM_EDGE, foot);
    let all = [usual, at(middle, sign_foot + FROM_SIGN), right, at(stage.left() + FROM_EDGE, foot)];
    all.into_iter().find(|rect| !taken.iter().any(|taken| taken.intersects(*rect))).unwrap_or(usual)
}

/// Picture of the thing in hand.
#[derive(Clone, Copy, Debug)]
pub struct HeldPicture {
    /// Drawing.
    pub drawing: &'static str,
    /// Width and height of the upright drawing, in points.
    pub size: Vec2,
    /// Rotation.
    pub rotation: Rotation,
    /// Number that changes whenever something is picked up.
    pub pick_up: u64,
}

/// Draws the thing in hand at the pointer, above everything, in place of the cursor: a little
/// larger than on the table, tilted, and with a shadow.
pub fn draw_held_picture(pen: &mut Pen, settings: &Settings, held: &HeldPicture, at: Pos2) {
    let risen = pen.progress_since_change("pick up", held.pick_up, RISES * settings.speed.factor());
    let risen = EaseFunction::BackOut.sample_clamped(risen);
    let larger = 1.0 + LARGER * risen;
    let tilt = if settings.reduced_motion { 0.0 } else { TILT * risen };
    let layer = LayerId::new(Order::Tooltip, Id::new("in hand"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(pen.ui.ctx().content_rect()));
    ui.set_clip_rect(pen.ui.ctx().content_rect());
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    let is_upright = matches!(held.rotation, Rotation::Up | Rotation::Down);
    let shadow = if is_upright { held.size } else { held.size.yx() };
    let shadow = Rect::from_center_size(at + SHADOW, shadow * larger);
    above.fill_rect(shadow, SHADOW_CORNERS, fade_colour(INK, SHADOW_OPACITY));
    above.draw_rotated(held.drawing, at, held.size, larger, angle_of(held.rotation) + tilt, Color32::WHITE);
    above.draw_svg("cursor_grab", Rect::from_center_size(at + HAND, Vec2::splat(HAND_SIDE)), Color32::WHITE);
    pen.ui.ctx().set_cursor_icon(CursorIcon::None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_for_a_finger_cover_no_place_if_they_can() {
        let stage = Rect::from_min_size(pos2(260.0, 70.0), vec2(750.0, 530.0));
        let size = vec2(300.0, 52.0);
        let place = |taken: &[Rect]| place_for_buttons(stage, 120.0, taken, size);
        let usual = place(&[]);
        assert_eq!((usual.center().x, usual.bottom()), (stage.center().x, stage.bottom() - FROM_EDGE));
        let below_sign = place(&[usual]);
        assert_eq!(below_sign.top(), 120.0 + FROM_SIGN);
        let corner = place(&[usual.shrink2(vec2(100.0, 0.0)), below_sign]);
        assert_eq!(corner.right(), stage.right() - FROM_EDGE);
        assert_eq!(place(&[stage]), usual);
    }

    #[test]
    fn each_way_of_holding_ends_by_its_own_input() {
        let none = PointerMoves {
            is_down: false,
            released: false,
            clicked: false,
            turned: false,
            wheel: None,
            second_finger: false,
        };
        let released = PointerMoves { released: true, ..none };
        assert!(none.is_drag_lost(Some(Pos2::ZERO)) && released.is_drag_lost(None));
        assert!(!released.is_drag_lost(Some(Pos2::ZERO)));
        assert!(released.lets_go(How::Drag, false) && released.lets_go(How::Click, true));
        assert!(!released.lets_go(How::Click, false) && !released.lets_go(How::Keys, false));
        let turned = PointerMoves { second_finger: true, wheel: Some(1.0), ..none };
        assert_eq!(turned.turns(How::Drag).collect::<Vec<_>>(), [true, false]);
        assert_eq!(turned.turns(How::Click).collect::<Vec<_>>(), [false]);
    }
}
