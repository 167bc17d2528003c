//! Fields for a line of text.

use bevy_egui::egui::{Align, FontSelection, Frame, Id, Margin, Rect, Response, TextBuffer, TextEdit, Ui};

use crate::kit::focus::FocusKind;
use crate::kit::palette::INSET;
use crate::kit::panel::{HeightRange, State, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::text::{Ruler, TextStyle, letters};
use crate::kit::tokens::{Radius, Space, TargetHeight};
use shell::language::Phrase;
use shell::outside::visible_words;

/// Style of the text.
const STYLE: TextStyle = TextStyle::PROMPT;
/// Number of letters for which there is room in any case: enough to see what is typed.
const IN_VIEW: usize = 10;

/// Field for a line of text.
pub struct Field<'a, M> {
    /// Name for screen readers.
    pub name: Phrase,
    /// The text.
    pub text: &'a str,
    /// Most letters that can be typed.
    pub most_letters: usize,
    /// Message of a new text.
    pub message: Box<dyn FnOnce(String) -> M + 'a>,
}

impl<M> Widget<M> for Field<'_, M> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        let letters = ruler.layout(STYLE, f32::INFINITY, "0".repeat(IN_VIEW));
        WidthRange::fixed(letters.size().x + 2.0 * Space::M.points())
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        let line = ruler.layout(STYLE, f32::INFINITY, "0").size().y;
        HeightRange::fixed(
            (line + 2.0 * Space::S.points()).max(TargetHeight::Action.points()).max(ruler.least_target()),
        )
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M> {
        pen.draw_inset(rect, Radius::Row.points(), INSET);
        let mut text = self.text.to_owned();
        let response = edit(pen, rect, id, &mut text, self.most_letters).with_new_rect(rect);
        pen.register_focusable(&response, FocusKind::Field);
        let name = pen.tell(&self.name);
        pen.ui.ctx().accesskit_node_builder(id, |node| node.set_label(name));
        State::of(&response, true).draw_ring(pen, rect, Radius::Row);
        (text != self.text).then(|| (self.message)(text))
    }
}

/// Lets the player edit a text in a rectangle.
fn edit(pen: &mut Pen, rect: Rect, id: Id, text: &mut String, most_letters: usize) -> Response {
    let font = STYLE.face.font_id(pen.size(STYLE.size));
    let is_written_in = pen.ui.memory(|memory| memory.has_focus(id));
    // While the field is edited, each letter stays where it was typed; otherwise the text is shown
    // as everywhere.
    let mut layout = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
        let text = text.as_str();
        let shown = if is_written_in {
            text.to_owned()
        } else {
            letters::prepare_text(ui.ctx(), &visible_words(text)).into_owned()
        };
        ui.painter().layout_no_wrap(shown, font.clone(), STYLE.colour)
    };
    let inner = rect.shrink(1.0);
    let field = TextEdit::singleline(text)
        .id(id)
        .font(FontSelection::FontId(font.clone()))
        .layouter(&mut layout)
        .char_limit(most_letters)
        .frame(Frame::NONE.inner_margin(Margin::symmetric(Space::M.points() as i8, 0)))
        .vertical_align(Align::Center)
        .desired_width(inner.width());
    pen.ui.put(inner, field)
}
