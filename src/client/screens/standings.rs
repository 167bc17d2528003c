//! Who has won and who came in which place.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::action::Ending;
use crate::client::art::RobotPicture;
use crate::client::art::fonts::Face;
use crate::client::kit::button::nth_icon_button;
use crate::client::kit::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::sentences::ending;
use crate::client::play::summary;
use crate::client::play::summary::Final;
use crate::client::play::{Desk, Play};
use crate::client::scene::contents::robot_picture;
use crate::parts::SeatId;
use crate::table::Table;

/// How high the plate with the winner's name is in a panel.
pub fn head(rect: Rect) -> f32 {
    if rect.height() < 690.0 { 100.0 } else { 132.0 }
}

/// One line of the standings.
pub struct Line {
    /// How it ended.
    pub end: Final,
    /// Its robot, if that is still there.
    pub robot: Option<Arc<RobotPicture>>,
}

/// All seats, the winners first.
pub fn lines(table: &Table, play: &Play, desk: &Desk) -> Vec<Line> {
    let picture = |end: &Final| end.survives.then(|| Arc::new(robot_picture(table, play, desk, end.seat)));
    summary::finals(table).into_iter().map(|end| Line { robot: picture(&end), end }).collect()
}

/// Draws the panel and who has won.
pub fn banner(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Line], (how, round): (Ending, u16)) {
    pen.panel(rect, 16.0, Color32::from_rgb(0x1d, 0x2b, 0x32));
    let winners: Vec<&Final> = lines.iter().map(|line| &line.end).filter(|end| end.won).collect();
    let hue = winners.first().map_or(YELLOW, |line| pen.seat(play.seat(line.seat).colour));
    let round_top = bevy_egui::egui::CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let plate = Rect::from_min_max(rect.min + vec2(1.5, 1.5), pos2(rect.right() - 1.5, rect.top() + head(rect)));
    pen.painter().rect_filled(plate, round_top, hue);
    pen.line((rect.left(), plate.bottom()), (rect.right(), plate.bottom()), 3.5, INK);
    let names: Vec<String> = winners.iter().map(|line| play.seat(line.seat).name.to_uppercase()).collect();
    let title = match names.as_slice() {
        [] => "THE JUNKYARD WINS!".to_owned(),
        [one] => format!("{one} WINS!"),
        several => format!("{} WIN!", several.join(" AND ")),
    };
    let mut x = rect.left() + 30.0;
    if let [one] = winners.as_slice() {
        pen.chip(x, plate.center().y - 36.0, play.seat(one.seat).colour, 72.0);
        x += 94.0;
    }
    let dark = Color32::from_rgb(0x0e, 0x1a, 0x21);
    let room = rect.right() - x - 24.0;
    let size = pen.fitting(&title, Face::Display, 44.0_f32.min(54.0 / pen.look.text), room);
    pen.text((x, plate.center().y + 2.0), Anchor::Start, Face::Display, size, dark, &title);
    let text = match (how, winners.first()) {
        (Ending::Energy, Some(line)) => format!("Beamed up with {} energy, round {round}", line.energy),
        _ => format!("{}, round {round}", ending(how)),
    };
    let size = pen.fitting(&text, Face::Bold, 18.0, room);
    pen.text((x + 2.0, plate.center().y + 33.0), Anchor::Start, Face::Bold, size, dark, &text);
}

/// Draws the standings; returns whose portrait is asked for.
pub fn rows(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Line], wanted: u16) -> Option<SeatId> {
    let columns = [("Energy", 340.0), ("Power", 416.0), ("Parts", 488.0)];
    for (name, x) in columns {
        pen.text((rect.left() + x, rect.top() + head(rect) + 36.0), Anchor::Middle, Face::Bold, 16.0, SECOND, name);
    }
    let top = rect.top() + head(rect) + 54.0;
    let step = ((rect.bottom() - 102.0 - top) / 4.0).min(97.0);
    let mut asked = None;
    for (number, line) in lines.iter().enumerate() {
        let row = area(rect.left() + 20.0, top + number as f32 * step, rect.width() - 40.0, step - 9.0);
        if row_of(pen, row, (number, line), play, wanted) {
            asked = Some(line.end.seat);
        }
        let end = &line.end;
        for (value, (name, x)) in [end.energy.into(), end.power.into(), end.parts].into_iter().zip(columns) {
            let colour = if name == "Energy" && end.won { GREEN } else { CREAM };
            let at = (rect.left() + x, row.top() + 38.0);
            pen.text(at, Anchor::Middle, Face::Display, 20.0, colour, &value.to_string());
        }
    }
    asked
}

/// One line of the standings; returns whether its portrait is asked for.
fn row_of(pen: &mut Pen, row: Rect, (number, line): (usize, &Line), play: &Play, wanted: u16) -> bool {
    let end = &line.end;
    let seat = play.seat(end.seat);
    let (fill, edge, wide) =
        if end.won { (Color32::from_rgb(0x17, 0x41, 0x4f), pen.seat(seat.colour), 3.5) } else { (CARD, INK, 2.5) };
    pen.outlined(row, 10.0, fill, Stroke::new(wide, edge));
    let rank = if end.won { YELLOW } else { SECOND };
    let place = if end.won { 1 } else { number + 1 };
    pen.text((row.left() + 26.0, row.top() + 55.0), Anchor::Middle, Face::Display, 28.0, rank, &place.to_string());
    let side = row.height() - 20.0;
    let well = area(row.left() + 50.0, row.top() + 10.0, side, side);
    pen.inset(well, 7.0, INSET);
    match &line.robot {
        Some(robot) => pen.robot(("standing", number), robot, well.shrink(4.0)),
        None => pen.drawing("explosion", well.shrink(8.0), Color32::WHITE),
    }
    pen.chip(row.left() + 130.0, row.top() + 16.0, seat.colour, 26.0);
    let at = (row.left() + 164.0, row.top() + 37.0);
    pen.text_within(at, Anchor::Start, Face::Display, 19.0, CREAM, &seat.name, 120.0);
    let text = match (end.won, end.survives) {
        (true, _) => "Reached the cruiser".to_owned(),
        (false, false) => "Exploded".to_owned(),
        (false, true) => format!("{} energy short", wanted.saturating_sub(end.energy)),
    };
    pen.text_within((row.left() + 130.0, row.bottom() - 20.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, 220.0);
    let button = area(row.right() - 46.0, row.bottom() - 40.0, 38.0, 32.0);
    nth_icon_button(pen, number, button, "portrait", &format!("Portrait of {}'s robot", seat.name), None)
}
