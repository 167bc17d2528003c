//! Who has won and who came in which place. What the columns count is for others to know.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, pos2, vec2};

use crate::client::art::Picture;
use crate::client::art::fonts::Face;
use crate::client::kit::button::nth_icon_button;
use crate::client::kit::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::language::Phrase;
use crate::parts::SeatId;
use crate::record::Colour;

/// Where the columns of a line stand.
const COLUMNS: [f32; 3] = [340.0, 416.0, 488.0];
/// How wide a column's name is at most: two that stand side by side stay apart.
const WIDEST: f32 = 68.0;

/// Who has won, on a plate.
pub struct Banner {
    /// The colours of the winners.
    pub winners: Vec<Colour>,
    /// Who has won; shown in capitals.
    pub title: Phrase,
    /// How and when.
    pub text: Phrase,
}

/// All seats, the winners first.
pub struct Standings {
    /// What the columns are called.
    pub columns: [Phrase; 3],
    /// The lines.
    pub rows: Vec<Row>,
}

/// One line of the standings.
pub struct Row {
    /// Whose it is.
    pub seat: SeatId,
    /// What the player is called.
    pub name: String,
    /// The player's colour.
    pub colour: Colour,
    /// Whether the player has won.
    pub won: bool,
    /// What stands for the player.
    pub picture: Picture,
    /// How it ended for the player.
    pub text: Phrase,
    /// What stands in the columns; the first one is what a winner has won by.
    pub values: [usize; 3],
    /// What the button is called that asks for the player's portrait.
    pub portrait: Phrase,
}

/// How high the plate with the winner's name is in a panel.
pub fn head(rect: Rect) -> f32 {
    if rect.height() < 690.0 { 100.0 } else { 132.0 }
}

/// Draws the panel and who has won.
pub fn banner(pen: &mut Pen, rect: Rect, banner: &Banner) {
    pen.panel(rect, 16.0, Color32::from_rgb(0x1d, 0x2b, 0x32));
    let hue = banner.winners.first().map_or(YELLOW, |&colour| pen.seat(colour));
    let round_top = CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let plate = Rect::from_min_max(rect.min + vec2(1.5, 1.5), pos2(rect.right() - 1.5, rect.top() + head(rect)));
    pen.painter().rect_filled(plate, round_top, hue);
    pen.line((rect.left(), plate.bottom()), (rect.right(), plate.bottom()), 3.5, INK);
    let mut x = rect.left() + 30.0;
    if let [one] = *banner.winners.as_slice() {
        pen.chip(x, plate.center().y - 36.0, one, 72.0);
        x += 94.0;
    }
    let dark = Color32::from_rgb(0x0e, 0x1a, 0x21);
    let room = rect.right() - x - 24.0;
    let title = &pen.tell(&banner.title).to_uppercase();
    let size = pen.fitting(title, Face::Display, 44.0_f32.min(54.0 / pen.look.text), room);
    pen.text((x, plate.center().y + 2.0), Anchor::Start, Face::Display, size, dark, title);
    let size = pen.fitting(&banner.text, Face::Bold, 18.0, room);
    pen.text((x + 2.0, plate.center().y + 33.0), Anchor::Start, Face::Bold, size, dark, &banner.text);
}

/// Draws the standings; returns whose portrait is asked for.
pub fn rows(pen: &mut Pen, rect: Rect, standings: &Standings) -> Option<SeatId> {
    for (name, x) in standings.columns.iter().zip(COLUMNS) {
        let size = pen.fitting(name, Face::Bold, 16.0, WIDEST);
        pen.text((rect.left() + x, rect.top() + head(rect) + 36.0), Anchor::Middle, Face::Bold, size, SECOND, name);
    }
    let top = rect.top() + head(rect) + 54.0;
    let step = ((rect.bottom() - 102.0 - top) / 4.0).min(97.0);
    let mut asked = None;
    for (number, row) in standings.rows.iter().enumerate() {
        let place = area(rect.left() + 20.0, top + number as f32 * step, rect.width() - 40.0, step - 9.0);
        if row_of(pen, place, (number, row)) {
            asked = Some(row.seat);
        }
        for (column, (value, x)) in row.values.into_iter().zip(COLUMNS).enumerate() {
            let colour = if column == 0 && row.won { GREEN } else { CREAM };
            let at = (rect.left() + x, place.top() + 38.0);
            pen.text(at, Anchor::Middle, Face::Display, 20.0, colour, value.to_string());
        }
    }
    asked
}

/// One line of the standings without its columns; returns whether its portrait is asked for.
fn row_of(pen: &mut Pen, rect: Rect, (number, row): (usize, &Row)) -> bool {
    let (fill, edge, wide) =
        if row.won { (Color32::from_rgb(0x17, 0x41, 0x4f), pen.seat(row.colour), 3.5) } else { (CARD, INK, 2.5) };
    pen.outlined(rect, 10.0, fill, Stroke::new(wide, edge));
    let rank = if row.won { YELLOW } else { SECOND };
    let place = if row.won { 1 } else { number + 1 };
    pen.text((rect.left() + 26.0, rect.top() + 55.0), Anchor::Middle, Face::Display, 28.0, rank, place.to_string());
    let side = rect.height() - 20.0;
    let well = area(rect.left() + 50.0, rect.top() + 10.0, side, side);
    pen.inset(well, 7.0, INSET);
    pen.figure(("standing", number), &row.picture, well, 8.0);
    pen.chip(rect.left() + 130.0, rect.top() + 16.0, row.colour, 26.0);
    let at = (rect.left() + 164.0, rect.top() + 37.0);
    pen.text_within(at, Anchor::Start, Face::Display, 19.0, CREAM, &row.name, 120.0);
    let at = (rect.left() + 130.0, rect.bottom() - 20.0);
    pen.text_within(at, Anchor::Start, Face::Text, 16.0, SECOND, &row.text, 220.0);
    let button = area(rect.right() - 46.0, rect.bottom() - 40.0, 38.0, 32.0);
    nth_icon_button(pen, number, button, "portrait", &row.portrait, None)
}
