//! Switches, each with its name in the same row.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType, pos2};

use super::palette::{CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use super::pen::Pen;
use super::text::{Anchor, TextStyle};
use shell::language::{Phrase, phrase};

const NAME: TextStyle = TextStyle::BODY;
const VALUE: TextStyle = TextStyle::STRONG.in_colour(YELLOW);
/// Size of a switch, and gaps between it, its word and its name, in points.
const SWITCH: Vec2 = Vec2::new(64.0, 32.0);
const BESIDE: f32 = 36.0;
/// Gap between a name and its value, in points.
const BETWEEN: f32 = 12.0;

/// A row with a name, optionally its current value (such as the computer's language), and a
/// switch at its end.
pub struct Switch<'a> {
    /// Name of the setting.
    pub name: &'a Phrase,
    /// Current value, if it is shown.
    pub value: Option<&'a str>,
}

impl Switch<'_> {
    /// Width left for words in a row of this width, in points.
    pub fn words_width(&self, pen: &Pen, width: f32) -> f32 {
        let words = [phrase!("settings-on"), phrase!("settings-off")];
        let widest = words.iter().map(|word| pen.wide(word, VALUE)).fold(0.0, f32::max);
        width - SWITCH.x - 2.0 - widest - BESIDE
    }

    /// Height that the row needs in a width, at least `drawn`, in points.
    pub fn height(&self, pen: &Pen, width: f32, drawn: f32) -> f32 {
        let room = self.words_width(pen, width);
        let value = self.value.map_or(0.0, |value| pen.wide(value, VALUE) + BETWEEN);
        if pen.wide(self.name, NAME) + value <= room {
            return drawn;
        }
        let value = self.value.map_or(0.0, |value| pen.tall(value, VALUE, room));
        drawn.max(pen.tall(self.name, NAME, room) + value + 8.0)
    }

    /// Draws the switch; a click turns it on or off.
    pub fn show(&self, pen: &mut Pen, row: Rect, on: &mut bool) {
        let place = Rect::from_center_size(pos2(row.right() - 34.0, row.center().y), SWITCH);
        // It keeps the keyboard when it changes the language.
        let response = pen.interact_focusable(row, Id::new(("switch", self.name.id())), Sense::click());
        let called = match self.value {
            Some(value) => pen.tell(&phrase!("settings-name-and-value", name = self.name, value = value)),
            None => pen.tell(self.name),
        };
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, &called));
        if response.clicked() {
            *on = !*on;
        }
        pen.draw_focus_ring(&response, place.expand(4.0), 19.0);
        let words = [phrase!("settings-on"), phrase!("settings-off")];
        let letters = TextStyle { colour: if *on { GREEN } else { SECOND }, ..VALUE };
        let at = (place.left() - 12.0, row.center().y);
        pen.silently(|pen| {
            pen.centred_text(at, Anchor::End, f32::INFINITY, letters, &words[usize::from(!*on)]);
            self.draw_words(pen, row);
        });
        let fill = if *on { Color32::from_rgb(0x1f, 0x8f, 0x68) } else { INSET };
        pen.draw_rect(place, 16.0, fill, Stroke::new(2.5, INK));
        let x = if *on { place.right() - 17.0 } else { place.left() + 17.0 };
        pen.painter().circle(pos2(x, place.center().y), 12.0, if *on { CREAM } else { SECOND }, Stroke::new(2.0, INK));
        pen.draw_icon(if *on { "check" } else { "cross" }, x - 7.0, place.center().y - 7.0, 14.0, INK);
    }

    /// The name and the value, on one line or one below the other.
    fn draw_words(&self, pen: &Pen, row: Rect) {
        let x = row.left();
        let middle = row.center().y;
        let room = self.words_width(pen, row.width());
        let Some(value) = self.value else {
            pen.centred_text((x, middle), Anchor::Start, room, NAME, self.name);
            return;
        };
        let wide = pen.wide(self.name, NAME) + BETWEEN;
        if wide + pen.wide(value, VALUE) <= room {
            pen.centred_text((x, middle), Anchor::Start, room, NAME, self.name);
            pen.centred_text((x + wide, middle), Anchor::Start, room, VALUE, value);
            return;
        }
        let above = pen.tall(self.name, NAME, room);
        let below = pen.tall(value, VALUE, room);
        pen.centred_text((x, middle - below / 2.0), Anchor::Start, room, NAME, self.name);
        pen.centred_text((x, middle + above / 2.0), Anchor::Start, room, VALUE, value);
    }
}
