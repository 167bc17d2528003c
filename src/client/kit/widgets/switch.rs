//! Switches, each with its name in the same row.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, Vec2, pos2};

use crate::kit::palette::{CREAM, GREEN, INK, INSET, SECOND, YELLOW, rgb};
use crate::kit::panel::build::{choose, column, row, text, widget};
use crate::kit::panel::{HeightRange, Node, Role, Surface, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::text::{Block, Ruler, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use shell::language::{Phrase, Text, phrase};

/// Size of the part that slides, in points.
const SIZE: Vec2 = Vec2::new(64.0, 32.0);
/// Fill of a switch that is on.
const ON: Color32 = rgb(0x1f_8f68);

/// Row with a name and a switch at its end. A press sends a message.
pub fn switch<'a, M: 'a>(name: impl Into<Text<'a>>, is_on: bool, message: M) -> Node<'a, M> {
    with_name(text(TextStyle::BODY, name), is_on, message)
}

/// Row with a name, a present value (such as the computer's language), and a switch.
pub fn switch_with_value<'a, M: 'a>(name: Phrase, value: String, is_on: bool, message: M) -> Node<'a, M> {
    let name_and_value =
        || [text(TextStyle::BODY, name.clone()), text(TextStyle::STRONG.in_colour(YELLOW), value.clone())];
    let beside = row(name_and_value()).gap(Space::M);
    let below = column(name_and_value()).gap(Space::None);
    let called = phrase!("settings-name-and-value", name = &name, value = &value);
    let id = name.id().to_owned();
    with_name(choose([beside, below]), is_on, message).called(called).key(id)
}

/// Row with a name, an explanation beside it or below, and a switch.
pub fn switch_with_note<'a, M: 'a>(name: Phrase, note: Phrase, is_on: bool, message: M) -> Node<'a, M> {
    let name_and_note = || [text(TextStyle::BODY, name.clone()), text(TextStyle::NOTE, note.clone()).loud()];
    let beside = row(name_and_note()).gap(Space::L);
    let below = column(name_and_note()).gap(Space::None);
    let id = name.id().to_owned();
    with_name(choose([beside, below]), is_on, message).called(name).key(id)
}

fn with_name<'a, M: 'a>(name: Node<'a, M>, is_on: bool, message: M) -> Node<'a, M> {
    row([name.grow(), widget(Toggle { is_on }).silent()])
        .gap(Space::L)
        .target(TargetHeight::Row)
        .on(Surface::Bare)
        .press(message)
        .role(Role::Switch { is_on })
}

/// The switch itself, with "on" or "off" before it.
struct Toggle {
    is_on: bool,
}

impl Toggle {
    fn word(&self, ruler: &Ruler) -> Block {
        let style = TextStyle::STRONG.in_colour(if self.is_on { GREEN } else { SECOND });
        let word = if self.is_on { phrase!("settings-on") } else { phrase!("settings-off") };
        ruler.layout(style, f32::INFINITY, word)
    }
}

impl<M> Widget<M> for Toggle {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        // As wide when it is on as when it is off.
        let words = [true, false].map(|is_on| Self { is_on }.word(ruler).size().x);
        WidthRange::fixed(words[0].max(words[1]) + Space::M.points() + SIZE.x)
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(SIZE.y.max(self.word(ruler).size().y))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let place = Rect::from_center_size(pos2(rect.right() - SIZE.x / 2.0, rect.center().y), SIZE);
        let word = self.word(&pen.ruler());
        word.paint(pen, rect.with_max_x(place.left() - Space::M.points()), bevy_egui::egui::Align2::RIGHT_CENTER);
        let fill = if self.is_on { ON } else { INSET };
        pen.draw_rect(place, SIZE.y / 2.0, fill, Stroke::new(LineWidth::Row.points(), INK));
        let knob = SIZE.y / 2.0 - Space::Xs.points();
        let from_end = SIZE.y / 2.0;
        let x = if self.is_on { place.right() - from_end } else { place.left() + from_end };
        let colour = if self.is_on { CREAM } else { SECOND };
        let middle = pos2(x, place.center().y);
        pen.painter().circle(middle, knob, colour, Stroke::new(LineWidth::Well.points(), INK));
        let sign = Rect::from_center_size(middle, Vec2::splat(IconSize::Sign.points()));
        pen.draw_svg(if self.is_on { "check" } else { "cross" }, sign, INK);
        None
    }
}
