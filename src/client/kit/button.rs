//! Buttons with a label.

use std::panic::Location;

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Response, Sense, Stroke, Vec2, WidgetInfo, WidgetType, vec2};

use super::focus::{FocusKind, RING};
use super::palette::{CREAM, INK, rgb};
use super::pen::Pen;
use super::text::letters::{HoverHint, prepare_text};
use super::text::{Anchor, Letters};
use super::wrap::wrap_into_rows;
use crate::art::fonts::Face;
use shell::language::Text;
use shell::outside::visible_lines;

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
pub(super) const DISABLED: [Color32; 4] = [rgb(0x2b_3a41), rgb(0x1d_2a30), rgb(0x2b_3a41), rgb(0x9f_b0b4)];

/// A button with a label, drawn with a raised lower edge.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    /// Label.
    pub label: Text<'a>,
    /// Icon before the label.
    pub icon: Option<&'static str>,
    /// Key that does the same, shown on a keycap after the label.
    pub cap: Option<String>,
    /// Kind, which the colours show.
    pub kind: ButtonKind,
    /// Size of the label, in points.
    pub size: f32,
    /// Reason why the button is disabled; `None` if it is enabled.
    pub disabled_because: Option<Text<'a>>,
    /// Whether Enter presses the button while nothing else has the keyboard focus.
    pub default: bool,
    /// Number among the buttons that one line of code draws.
    pub number: usize,
}

impl<'a> Button<'a> {
    /// Creates an enabled button without an icon.
    pub fn new(label: impl Into<Text<'a>>, kind: ButtonKind, size: f32) -> Self {
        Self {
            label: label.into(),
            icon: None,
            cap: None,
            kind,
            size,
            disabled_because: None,
            default: false,
            number: 0,
        }
    }

    /// Adds an icon before the label.
    #[must_use]
    pub fn with_icon(self, icon: &'static str) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Adds the keycap of a key that does the same.
    #[must_use]
    pub fn with_keycap(self, cap: Option<String>) -> Self {
        Self { cap, ..self }
    }

    /// Makes it the button that Enter presses.
    #[must_use]
    pub fn as_default(self) -> Self {
        Self { default: true, ..self }
    }

    /// Disables the button if there is a reason, which is shown as a hint.
    #[must_use]
    pub fn disabled_because(self, why: Option<impl Into<Text<'a>>>) -> Self {
        Self { disabled_because: why.map(Into::into), ..self }
    }

    /// Numbers one of several buttons that the same line of code draws. A button is identified by
    /// that line and the number, because its label and its place may change.
    #[must_use]
    pub fn with_number(self, number: usize) -> Self {
        Self { number, ..self }
    }

    /// Draws the button; returns whether it was pressed.
    #[track_caller]
    pub fn show(self, pen: &mut Pen, rect: Rect) -> bool {
        self.draw_and_respond(pen, rect).clicked()
    }

    /// Draws the button; returns its response.
    #[track_caller]
    pub fn draw_and_respond(self, pen: &mut Pen, rect: Rect) -> Response {
        let id = button_id(pen, rect, self.number);
        let sense = if self.disabled_because.is_some() { Sense::hover() } else { Sense::click() };
        let response = pen.ui.interact(rect, id, sense);
        pen.register_focusable(&response, if self.default { FocusKind::Default } else { FocusKind::Plain });
        let label = pen.told(&self.label).into_owned();
        let enabled = self.disabled_because.is_none();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &label));
        pen.silently(|pen| self.paint_face(pen, rect, &response, &label));
        match self.disabled_because {
            Some(why) => explain_disabled(response, &pen.told(why)),
            None => response.on_hover_cursor(CursorIcon::PointingHand),
        }
    }

    /// Width of the button with its label on one line, in points.
    pub fn width(&self, pen: &Pen) -> f32 {
        pen.wide(&self.label, self.label_letters(CREAM))
            + self.icon_room(pen, f32::INFINITY)
            + self.cap_room(pen)
            + 2.0 * MARGIN
    }

    /// Whether each word of the label fits on a line of its own in a button of this width.
    pub fn fits_in_width(&self, pen: &Pen, width: f32) -> bool {
        let room = width - FACE.x - MARGIN - self.icon_room(pen, f32::INFINITY) - self.cap_room(pen);
        pen.told(&self.label).split_whitespace().all(|word| pen.wide(word, self.label_letters(CREAM)) <= room)
    }

    /// Height that the button needs in a width, at least `drawn`, in points.
    pub fn height(&self, pen: &Pen, width: f32, drawn: f32) -> f32 {
        let room = width - FACE.x - MARGIN - self.icon_room(pen, drawn * pen.look.text) - self.cap_room(pen);
        drawn.max(pen.tall(&self.label, self.label_letters(CREAM), room) + FACE.y + 4.0)
    }

    const fn label_letters(&self, colour: Color32) -> Letters {
        Letters::display(self.size, colour)
    }

    /// Width of the icon and the gap after it, on a face of this height, in points.
    fn icon_room(&self, pen: &Pen, high: f32) -> f32 {
        let gap = if pen.told(&self.label).is_empty() { 0.0 } else { 10.0 };
        if self.icon.is_some() { (high * 0.55).min(pen.size(self.size) * 1.5) + gap } else { 0.0 }
    }

    /// Width of the keycap and the gap before it, in points.
    fn cap_room(&self, pen: &Pen) -> f32 {
        self.cap.as_ref().map_or(0.0, |cap| 24.0 + pen.measure(cap, Face::Bold, 16.0))
    }

    fn paint_face(&self, pen: &mut Pen, rect: Rect, response: &Response, label: &str) {
        let [face, lip, light, text] = if self.disabled_because.is_some() { DISABLED } else { self.kind.colours() };
        let is_free = pen.ui.ctx().memory(|memory| memory.focused().is_none());
        if self.disabled_because.is_none() && ((self.default && is_free) || response.has_focus()) {
            pen.stroke_rect(rect.expand(5.0), 14.0, Stroke::new(RING, CREAM));
        }
        let pressed = response.is_pointer_button_down_on() && self.disabled_because.is_none();
        pen.draw_rect(rect, 10.0, lip, Stroke::new(3.0, INK));
        let down = if pressed { 4.0 } else { 0.0 };
        let top = Rect::from_min_size(rect.min + vec2(1.5, 1.5 + down), rect.size() - FACE);
        let lighter =
            if response.hovered() && self.disabled_because.is_none() { face.lerp_to_gamma(light, 0.35) } else { face };
        pen.fill_rect(top, 8.5, lighter);
        pen.draw_line((top.left() + 8.5, top.top() + 3.0), (top.right() - 8.5, top.top() + 3.0), 2.4, light);
        self.paint_label(pen, top, text, label);
    }

    fn paint_label(&self, pen: &mut Pen, top: Rect, colour: Color32, label: &str) {
        let middle = top.center();
        let before = self.icon_room(pen, top.height());
        let after = self.cap_room(pen);
        let room = top.width() - MARGIN - before - after;
        let letters = self.label_letters(colour);
        let wide = if label.is_empty() { 0.0 } else { pen.wide(label, letters).min(room) };
        let left = middle.x - (before + wide + after) / 2.0;
        if let Some(name) = self.icon {
            let side = if label.is_empty() { before } else { before - 10.0 };
            let tint = if name.starts_with("ability_") { Color32::WHITE } else { colour };
            pen.draw_icon(name, left, middle.y - side / 2.0, side, tint);
        }
        pen.centred_text((left + before + wide / 2.0, middle.y), Anchor::Middle, room, letters, label);
        if let Some(cap) = &self.cap {
            pen.draw_keycap(left + before + wide + 10.0, middle.y - 13.0, cap);
        }
    }
}

/// Width and height of a button beyond those of its face.
const FACE: Vec2 = Vec2::new(3.0, 8.5);
/// Width of the face beyond that of the label.
const MARGIN: f32 = 12.0;

/// Lays out buttons from the left, wrapped into rows that are at least `high`. Each comes with its
/// usual width, and is wider if its label does not fit on one line. If the buttons then do not fit
/// in one row, those whose words fit on separate lines have their usual width. Returns their
/// rectangles.
pub fn row_of_buttons(pen: &Pen, room: Rect, buttons: &[(&Button, f32)], high: f32, gap: f32) -> Vec<Rect> {
    let mut widths: Vec<f32> = buttons.iter().map(|(button, drawn)| button.width(pen).max(*drawn)).collect();
    if widths.iter().sum::<f32>() + gap * (widths.len().max(1) - 1) as f32 > room.width() + 0.5 {
        let narrow = |(button, drawn): &(&Button, f32)| {
            if button.fits_in_width(pen, *drawn) { *drawn } else { button.width(pen) }
        };
        widths = buttons.iter().map(narrow).collect();
    }
    let sized = buttons.iter().zip(&widths);
    let heights = sized.map(|((button, _), width)| button.height(pen, width.min(room.width()), high));
    wrap_into_rows(room, &widths, heights.fold(high, f32::max), gap)
}

/// Id of a button, made of the line of code that draws it and a number. In tests two buttons with
/// the same id in a frame panic.
#[track_caller]
pub(super) fn button_id(pen: &Pen, rect: Rect, number: usize) -> Id {
    let place = Location::caller();
    let id = pen.ui.id().with(("button", place.file(), place.line(), place.column(), number));
    if cfg!(debug_assertions) {
        let ctx = pen.ui.ctx();
        let now = (ctx.cumulative_pass_nr(), rect);
        let before = ctx.data_mut(|data| data.get_temp::<(u64, Rect)>(id.with("drawn")));
        assert!(before.is_none_or(|before| before.0 != now.0 || before.1 == rect), "two buttons are one: {rect}");
        ctx.data_mut(|data| data.insert_temp(id.with("drawn"), now));
    }
    id
}

/// Shows why a button is disabled when the pointer rests on it, and at once when it is pressed.
pub(super) fn explain_disabled(response: Response, why: &str) -> Response {
    let id = response.id.with("pressed in vain");
    let is_pressed = response.hovered() && response.ctx.input(|input| input.pointer.primary_clicked());
    let was_pressed = response.ctx.data(|data| data.get_temp::<bool>(id)).unwrap_or_default();
    let says = response.hovered() && (is_pressed || was_pressed);
    if says != was_pressed {
        response.ctx.data_mut(|data| data.insert_temp(id, says));
    }
    if says {
        response.show_tooltip_text(prepare_text(&response.ctx, &visible_lines(why)).into_owned());
        return response;
    }
    response.on_hover_hint(why)
}
