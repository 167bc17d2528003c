//! Input fields of the form for a new game: texts, colours and levels.

use bevy_egui::egui::{
    self, FontSelection, Id, Margin, Rect, Sense, Stroke, TextBuffer, TextEdit, Ui, WidgetInfo, WidgetType,
};

use client::art::fonts::Face;
use client::kit::focus::FocusKind;
use client::kit::palette::{CARD, CREAM, INK, INSET, RAISED, fade_colour};
use client::kit::text::letters;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::{Phrase, phrase};
use shell::outside::visible_words;
use shell::seats::Colour;

/// Draws the button of a seat's level, which keeps the keyboard when a press changes the level.
/// Returns whether it was pressed.
pub(crate) fn draw_level_button(pen: &mut Pen, place: Rect, number: usize, name: &Phrase, called: &Phrase) -> bool {
    let response = pen.interact_focusable(place, Id::new(("level", number)), Sense::click());
    let called = pen.tell(called);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &called));
    let fill = if response.hovered() || response.has_focus() { RAISED } else { INSET };
    pen.draw_rect(place, 8.0, fill, Stroke::new(2.5, INK));
    pen.draw_focus_ring(&response, place.expand(3.5), 10.5);
    let letters = TextStyle::STRONG;
    let left = place.center().x - (28.0 + pen.wide(name, letters)) / 2.0;
    pen.draw_icon("rotate", left, place.center().y - 11.0, 22.0, CREAM);
    pen.silently(|pen| pen.centred_text((left + 28.0, place.center().y), Anchor::Start, f32::INFINITY, letters, name));
    response.clicked()
}

/// Field for a line of text.
pub(crate) struct TextField {
    /// Frame of the field.
    pub frame: Rect,
    /// Place of the text in the frame.
    pub inner: Rect,
    /// Id of the field.
    pub id: Id,
    /// Size of the letters, in points at the usual text size.
    pub size: f32,
    /// Most letters that can be typed.
    pub most_letters: usize,
}

impl TextField {
    /// Draws the field, in which `text` is edited. Screen readers name it by `called`.
    pub(crate) fn draw_field(&self, pen: &mut Pen, text: &mut String, called: &Phrase) {
        let Self { frame, inner, id, size, most_letters } = *self;
        pen.draw_inset(frame, 8.0, INSET);
        let font = Face::Bold.font_id(pen.size(size));
        let is_written_in = pen.ui.memory(|memory| memory.has_focus(id));
        // While the field is edited, each letter stays where it was typed; otherwise the name is
        // shown as everywhere.
        let mut layout = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
            let text = text.as_str();
            let shown = if is_written_in {
                text.to_owned()
            } else {
                letters::prepare_text(ui.ctx(), &visible_words(text)).into_owned()
            };
            ui.painter().layout_no_wrap(shown, font.clone(), CREAM)
        };
        let field = TextEdit::singleline(text)
            .id(id)
            .font(FontSelection::FontId(font.clone()))
            .layouter(&mut layout)
            .char_limit(most_letters)
            .frame(egui::Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
            .vertical_align(egui::Align::Center)
            .desired_width(inner.width());
        let response = pen.ui.put(inner.shrink(1.0), field);
        pen.register_focusable(&response, FocusKind::Field);
        let called = pen.tell(called);
        pen.ui.ctx().accesskit_node_builder(id, |node| node.set_label(called));
        pen.draw_focus_ring(&response, frame.expand(3.0), 10.0);
    }
}

/// Draws a colour to choose; returns whether it was chosen.
pub(crate) fn draw_colour_choice(
    pen: &mut Pen,
    place: Rect,
    colour: Colour,
    is_own: bool,
    is_taken: bool,
    number: usize,
) -> bool {
    let sense = if is_taken { Sense::hover() } else { Sense::click() };
    let response = pen.interact_focusable(place, Id::new(("colour", number, colour as u8)), sense);
    let name = pen.tell(&match colour {
        Colour::Orange => phrase!("new-game-orange"),
        Colour::Blue => phrase!("new-game-blue"),
        Colour::Green => phrase!("new-game-green"),
        Colour::Pink => phrase!("new-game-pink"),
        Colour::Indigo => phrase!("new-game-indigo"),
    });
    let called = pen.tell(&phrase!("new-game-of-seat", choice = name, seat = number + 1));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, !is_taken, is_own, &called));
    pen.draw_seat_chip(place.left(), place.top(), colour, place.width());
    if is_taken {
        pen.fill_rect(place, 10.0, fade_colour(CARD, 0.62));
        pen.draw_line((place.left() + 4.0, place.bottom() - 4.0), (place.right() - 4.0, place.top() + 4.0), 2.6, CREAM);
    }
    // The own one has a frame too, which is a line and not a ring.
    if is_own || (response.hovered() && !is_taken) {
        let place = place.expand(if is_own { 3.0 } else { 5.0 });
        pen.stroke_rect(place, 11.0, Stroke::new(if is_own { 3.0 } else { 1.5 }, CREAM));
    }
    pen.draw_focus_ring(&response, place.expand(7.0), 14.0);
    response.clicked() && !is_taken && !is_own
}
