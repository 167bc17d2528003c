//! Buttons with a label.

use std::panic::Location;

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Response, Sense, WidgetInfo, WidgetType};

use super::focus::FocusKind;
use super::palette::CREAM;
use super::panel::build::{icon, keycap, row, spacer, text};
use super::panel::{ButtonFace, ButtonKind, FACE, Node, State, Surface, assert_drawn_once, explain_disabled};
use super::pen::Pen;
use super::text::{Anchor, TextStyle};
use super::tokens::{IconSize, Space, TargetHeight};
use super::wrap::wrap_into_rows;
use crate::art::fonts::Face;
use shell::language::Text;

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

    /// Creates an enabled button with a label of the usual size.
    pub fn usual(label: impl Into<Text<'a>>, kind: ButtonKind) -> Self {
        Self::new(label, kind, TextStyle::LABEL.size)
    }

    /// Creates an enabled button with a large label.
    pub fn large(label: impl Into<Text<'a>>, kind: ButtonKind) -> Self {
        Self::new(label, kind, TextStyle::LARGE_LABEL.size)
    }

    /// Describes the button as a node, which sends a message when it is pressed.
    pub fn sends<M: 'a>(self, message: M) -> Node<'a, M> {
        let face = self.face();
        let style = self.label_style(face.text_colour());
        let has_own_colours = self.icon.is_some_and(|name| name.starts_with("ability_"));
        let tint = if has_own_colours { Color32::WHITE } else { style.colour };
        let picture = self.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Row, tint));
        let label = text(style, self.label.clone()).anchor(Anchor::Middle);
        let cap = self.cap.map_or_else(Node::empty, |cap| keycap(cap).silent());
        let node = row([spacer(), picture, label, cap, spacer()])
            .gap(Space::S)
            .inside_by(Space::S, Space::Xs)
            .target(TargetHeight::Button)
            .on(Surface::Button(face))
            .press(message)
            .called(self.label)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
    }

    /// Describes the button with contents of its own in place of its label, which is its name.
    pub fn around<M: 'a>(self, contents: Node<'a, M>, message: M) -> Node<'a, M> {
        let node = row([contents.grow()])
            .inside_by(Space::S, Space::Xs)
            .target(TargetHeight::Button)
            .on(Surface::Button(self.face()))
            .press(message)
            .called(self.label)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
    }

    /// Describes the button by its icon alone; its name is shown as a hint.
    pub fn sends_by_icon<M: 'a>(self, name: impl Into<Text<'a>>, message: M) -> Node<'a, M> {
        let face = self.face();
        let name = name.into();
        let picture = self.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Row, face.text_colour()));
        let node = row([spacer(), picture, spacer()])
            .gap(Space::None)
            .inside_by(Space::S, Space::Xs)
            .on(Surface::Button(face))
            .press(message)
            .called(name.clone())
            .hint(name)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
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
        pen.wide(&self.label, self.label_style(CREAM))
            + self.icon_room(pen, f32::INFINITY)
            + self.cap_room(pen)
            + 2.0 * MARGIN
    }

    /// Whether each word of the label fits on a line of its own in a button of this width.
    pub fn fits_in_width(&self, pen: &Pen, width: f32) -> bool {
        let room = width - FACE.x - MARGIN - self.icon_room(pen, f32::INFINITY) - self.cap_room(pen);
        pen.told(&self.label).split_whitespace().all(|word| pen.wide(word, self.label_style(CREAM)) <= room)
    }

    /// Height that the button needs in a width, at least `drawn`, in points.
    pub fn height(&self, pen: &Pen, width: f32, drawn: f32) -> f32 {
        let room = width - FACE.x - MARGIN - self.icon_room(pen, drawn * pen.look.text) - self.cap_room(pen);
        drawn.max(pen.tall(&self.label, self.label_style(CREAM), room) + FACE.y + 4.0)
    }

    const fn label_style(&self, colour: Color32) -> TextStyle {
        TextStyle::display(self.size, colour)
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

    /// Face of the button.
    const fn face(&self) -> ButtonFace {
        ButtonFace::new(self.kind, self.disabled_because.is_none(), self.default)
    }

    fn paint_face(&self, pen: &mut Pen, rect: Rect, response: &Response, label: &str) {
        let state = State::of(response, self.disabled_because.is_none());
        let moved = self.face().paint(pen, rect, state);
        let top = Rect::from_center_size(rect.center() + moved, rect.size() - FACE);
        self.paint_label(pen, top, self.face().text_colour(), label);
    }

    fn paint_label(&self, pen: &mut Pen, top: Rect, colour: Color32, label: &str) {
        let middle = top.center();
        let before = self.icon_room(pen, top.height());
        let after = self.cap_room(pen);
        let room = top.width() - MARGIN - before - after;
        let letters = self.label_style(colour);
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
pub(crate) fn button_id(pen: &Pen, rect: Rect, number: usize) -> Id {
    let place = Location::caller();
    let id = pen.ui.id().with(("button", place.file(), place.line(), place.column(), number));
    assert_drawn_once(pen.ui.ctx(), id, rect);
    id
}
