//! Standings of a finished game, winners first. The caller defines what the columns count.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, pos2, vec2};

use crate::app::sheet::has_large_text;
use crate::art::Picture;
use crate::kit::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::widgets::icon_button::numbered_icon_button;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Plate that names the winners.
pub struct Banner {
    /// Colours of the winners.
    pub winners: Vec<Colour>,
    /// Sentence that names the winners; shown in capitals.
    pub title: Phrase,
    /// Text below it, about how and when the game was won.
    pub text: Phrase,
}

/// Standings of all seats, the winners first.
pub struct Standings {
    /// Names of the columns.
    pub columns: [Phrase; 3],
    /// Lines, one for each seat.
    pub rows: Vec<StandingsRow>,
}

/// Line of the standings.
pub struct StandingsRow {
    /// Seat of the player.
    pub seat: SeatId,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether the player has won.
    pub won: bool,
    /// Picture of the player.
    pub picture: Picture,
    /// Text below the name, about how the game ended for the player.
    pub text: Phrase,
    /// Values in the columns; the first is the one that a winner has won by.
    pub values: [usize; 3],
    /// Name of the button that asks for the player's portrait.
    pub portrait: Phrase,
}

/// Draws the panel and the plate with the winners. Returns the lower edge of the plate.
pub fn draw_banner(pen: &mut Pen, rect: Rect, banner: &Banner) -> f32 {
    pen.draw_panel(rect, 16.0, Color32::from_rgb(0x1d, 0x2b, 0x32));
    let hue = banner.winners.first().map_or(YELLOW, |&colour| pen.seat_colour(colour));
    let round_top = CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let one = if let [one] = *banner.winners.as_slice() { Some(one) } else { None };
    let x = rect.left() + 30.0 + if one.is_some() { 94.0 } else { 0.0 };
    let room = rect.right() - x - 24.0;
    let dark = Color32::from_rgb(0x0e, 0x1a, 0x21);
    let title = &pen.tell(&banner.title).to_uppercase();
    // The title stays on one line if it fits at one of the sizes.
    let fits = |size: &f32| pen.wide(title, TextStyle::display(*size, dark)) <= room;
    let size = TITLES.into_iter().find(fits).unwrap_or(TITLES[TITLES.len() - 1]);
    let large = TextStyle::display(size, dark);
    let small = TextStyle::PROMPT.in_colour(dark);
    let title_high = pen.tall(title, large, room);
    let text_high = pen.tall(&banner.text, small, room);
    let drawn = if rect.height() < 690.0 { 100.0 } else { 132.0 };
    let high = (title_high + text_high + 16.0).max(drawn);
    let plate = Rect::from_min_max(rect.min + vec2(1.5, 1.5), pos2(rect.right() - 1.5, rect.top() + high));
    pen.painter().rect_filled(plate, round_top, hue);
    pen.draw_line((rect.left(), plate.bottom()), (rect.right(), plate.bottom()), 3.5, INK);
    if let Some(one) = one {
        pen.draw_seat_chip(rect.left() + 30.0, plate.center().y - 36.0, one, 72.0);
    }
    let top = plate.center().y - (title_high + text_high) / 2.0;
    pen.title(pos2(x, top), room, large, title);
    pen.passage(pos2(x + 2.0, top + title_high), room, small, &banner.text);
    plate.bottom()
}

/// Sizes of the title, in points, in the order in which they are tried.
const TITLES: [f32; 4] = [44.0, 40.0, 36.0, 32.0];
const HEAD: TextStyle = TextStyle::STRONG.in_colour(SECOND);
const NAME: TextStyle = TextStyle::NAME;
const TEXT: TextStyle = TextStyle::NOTE;

/// Middles of the columns, from the right end of a line, and their total width, in points.
fn column_layout(pen: &Pen, standings: &Standings) -> ([f32; 3], f32) {
    let wide = standings.columns.iter().map(|name| pen.wide(name, HEAD) + 8.0).fold(74.0, f32::max);
    // Large numbers are beside the button for the portrait, not above it.
    let right = if has_large_text(pen) { 46.0 } else { 4.0 };
    ([wide * 2.5 + right, wide * 1.5 + right, wide * 0.5 + right], wide * 3.0 + right)
}

/// Draws the names of the columns at the right end of the room beside the tabs, if they fit there.
/// Returns whether they do.
pub fn draw_column_names_beside(pen: &Pen, room: Rect, standings: &Standings) -> bool {
    let (columns, wide) = column_layout(pen, standings);
    let has_room = !has_large_text(pen) && wide + 8.0 < room.width();
    if has_room {
        draw_column_names(pen, room.right(), room.center().y, columns, standings);
    }
    has_room
}

fn draw_column_names(pen: &Pen, right: f32, middle: f32, columns: [f32; 3], standings: &Standings) {
    for (name, x) in standings.columns.iter().zip(columns) {
        pen.centred_text((right - x, middle), Anchor::Middle, f32::INFINITY, HEAD, name);
    }
}

/// Draws the standings, with the names of the columns above unless `is_headed`. Returns their
/// height, in points, and the seat whose portrait is asked for.
pub fn draw_standings(pen: &mut Pen, room: Rect, standings: &Standings, is_headed: bool) -> (f32, Option<SeatId>) {
    let (columns, columns_wide) = column_layout(pen, standings);
    let mut top = room.top();
    if !is_headed {
        draw_column_names(pen, room.right(), top + pen.size(10.0), columns, standings);
        top += pen.size(16.0) + 14.0;
    }
    let words = room.width() - LEFT - columns_wide - 6.0;
    let text_high = |pen: &Pen, row: &StandingsRow| pen.tall(&row.text, TEXT, words);
    let least = standings.rows.iter().map(|row| 18.0 + pen.size(24.0) + text_high(pen, row) + 12.0).fold(0.0, f32::max);
    let high = least.max(((room.bottom() - top) / 4.0 - 9.0).min(88.0));
    let mut asked = None;
    for (number, row) in standings.rows.iter().enumerate() {
        let place = rect_at(room.left(), top, room.width(), high);
        if draw_standings_row(pen, place, number, row, words) {
            asked = Some(row.seat);
        }
        for (column, (value, x)) in row.values.into_iter().zip(columns).enumerate() {
            let colour = if column == 0 && row.won { GREEN } else { CREAM };
            let at = (place.right() - x, place.top() + 12.0 + pen.size(19.0));
            pen.centred_text(
                at,
                Anchor::Middle,
                f32::INFINITY,
                TextStyle::LARGE_LABEL.in_colour(colour),
                value.to_string(),
            );
        }
        top = place.bottom() + 9.0;
    }
    (top - 9.0 - room.top(), asked)
}

/// Left edge of the words, in points from the left end of a line.
const LEFT: f32 = 130.0;

/// Draws a line of the standings without its columns. Returns whether its portrait is asked for.
fn draw_standings_row(pen: &mut Pen, rect: Rect, number: usize, row: &StandingsRow, words: f32) -> bool {
    let (fill, edge, wide) = if row.won {
        (Color32::from_rgb(0x17, 0x41, 0x4f), pen.seat_colour(row.colour), 3.5)
    } else {
        (CARD, INK, 2.5)
    };
    pen.draw_rect(rect, 10.0, fill, Stroke::new(wide, edge));
    let rank = TextStyle::display(28.0, if row.won { YELLOW } else { SECOND });
    let place = if row.won { 1 } else { number + 1 };
    pen.centred_text((rect.left() + 26.0, rect.center().y), Anchor::Middle, f32::INFINITY, rank, place.to_string());
    let side = (rect.height() - 20.0).min(70.0);
    let well = rect_at(rect.left() + 50.0, rect.center().y - side / 2.0, side, side);
    pen.draw_inset(well, 7.0, INSET);
    pen.draw_seat_picture(("standing", number), &row.picture, well, 8.0);
    let baseline = rect.top() + 18.0 + pen.size(19.0);
    pen.draw_seat_chip(rect.left() + LEFT, baseline - pen.size(7.0) - 13.0, row.colour, 26.0);
    pen.own_name((rect.left() + LEFT + 34.0, baseline), words - 34.0, NAME, &row.name);
    pen.passage(pos2(rect.left() + LEFT, rect.top() + 18.0 + pen.size(24.0)), words, TEXT, &row.text);
    let button = rect_at(rect.right() - 46.0, rect.bottom() - 42.0, 38.0, 38.0);
    numbered_icon_button(pen, number, button, "portrait", &row.portrait, None)
}
