//! Who has won: the cruiser beams the winner up, and the standings.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, Rect, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::action::Ending;
use crate::client::art::{Art, RobotPicture};
use crate::client::board::curtain::backdrop;
use crate::client::board::scene::robot_picture;
use crate::client::play::log::ending;
use crate::client::play::{Desk, Play};
use crate::client::screen::{Go, Screen};
use crate::client::settings::Settings;
use crate::client::theme::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Button, Face, Kind, Pen};
use crate::parts::SeatId;
use crate::table::{RoundState, Table, TableParam};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Victory)).run_if(resource_exists::<Play>).run_if(resource_exists::<RoundState>),
    );
}

/// One line of the standings.
struct Standing {
    seat: SeatId,
    robot: Option<Arc<RobotPicture>>,
    energy: u16,
    power: u8,
    parts: usize,
    won: bool,
}

/// All seats, winners first, then by energy and power (8.2); robots that exploded come last.
fn standings(table: &Table, play: &Play, desk: &Desk) -> Vec<Standing> {
    let winners = table.state().outcome.as_ref().map(|outcome| outcome.winners.clone()).unwrap_or_default();
    let line = |seat: SeatId| Standing {
        seat,
        robot: table.stands(seat).then(|| Arc::new(robot_picture(table, play, desk, seat))),
        energy: table.eaten(seat),
        power: table.power(seat),
        parts: table.parts_where(|row| row.lies.on_robot() == Some(seat)).len().saturating_sub(1),
        won: winners.contains(&seat),
    };
    let mut lines: Vec<Standing> = table.seats().map(line).collect();
    lines.sort_by_key(|line| {
        (!line.won, line.robot.is_none(), std::cmp::Reverse(line.energy), std::cmp::Reverse(line.power), line.seat)
    });
    lines
}

fn show(
    mut contexts: EguiContexts,
    table: TableParam,
    (play, desk, settings): (Res<Play>, Res<Desk>, Res<Settings>),
    mut art: ResMut<Art>,
    mut go: Go,
    time: Res<Time<Real>>,
    mut since: Local<Option<(u64, f64)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let table = table.table();
    let Some(outcome) = table.state().outcome.clone() else { return Ok(()) };
    let lines = standings(&table, &play, &desk);
    let now = time.elapsed_secs_f64();
    let began = since.filter(|(turn, _)| *turn == play.told.turn).map_or(now, |(_, began)| began);
    *since = Some((play.told.turn, began));
    let part = rise(&settings, (now - began) as f32);
    let mut to = None;
    let again = super::enter(&ctx);
    super::sheet(&ctx, &settings, &mut art, "victory", |pen, whole| {
        backdrop(pen, "backdrop_dusk", whole);
        beam(pen, whole, lines.first().filter(|line| line.won).and_then(|line| line.robot.as_ref()), part);
        let rect = area(whole.right() - 590.0, whole.center().y - 348.0, 550.0, 696.0);
        banner(pen, rect, &play, &lines, outcome.ending, table.state().round);
        rows(pen, rect, &play, &lines, table.setup().energy_to_win);
        let y = rect.bottom() - 92.0;
        if Button::new("Table", Kind::Slate, 18.0).icon("undo").show(pen, area(rect.left() + 24.0, y, 158.0, 64.0)) {
            to = Some(Screen::Table);
        }
        if Button::new("Menu", Kind::Slate, 18.0).icon("menu").show(pen, area(rect.left() + 194.0, y, 150.0, 64.0)) {
            to = Some(Screen::Title);
        }
        if Button::new("Play again", Kind::Primary, 20.0).default().show(pen, area(rect.left() + 356.0, y, 170.0, 64.0))
        {
            to = Some(Screen::NewGame);
        }
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    let back = ctx.input(|input| input.key_pressed(Key::Escape));
    if again && now - began > 0.3 {
        to = Some(Screen::NewGame);
    } else if back {
        to = Some(Screen::Title);
    }
    if let Some(screen) = to {
        go.to(screen);
    }
    Ok(())
}

/// How far the winner has risen, from 0 to 1.
fn rise(settings: &Settings, seconds: f32) -> f32 {
    let lasts = 2.4 * settings.speed.factor();
    if settings.reduced_motion || lasts <= 0.0 { 1.0 } else { (seconds / lasts).min(1.0) }
}

fn beam(pen: &mut Pen, whole: Rect, winner: Option<&Arc<RobotPicture>>, part: f32) {
    let middle = (whole.width() - 590.0).max(400.0) / 2.0 + 10.0;
    let top = whole.center().y - 144.0;
    if let Some(robot) = winner {
        let height = whole.bottom() - 40.0 - top;
        pen.drawing("beam", area(middle - 256.0, top, 512.0, height), Color32::WHITE);
        let eased = EaseFunction::SineInOut.sample_clamped(part);
        let size = robot.size();
        let cell = (300.0 / size.0).min(330.0 / size.1).min(54.0);
        let foot = whole.bottom() - 60.0 - eased * 60.0;
        let sway = (part * 12.0).sin() * 4.0 * (1.0 - part);
        let rect = area(middle - size.0 * cell / 2.0 + sway, foot - size.1 * cell, size.0 * cell, size.1 * cell);
        pen.robot(robot, rect);
    }
    pen.drawing("cruiser", area(middle - 250.0, top - 236.0, 500.0, 250.0), Color32::WHITE);
}

fn banner(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Standing], how: Ending, round: u16) {
    pen.panel(rect, 16.0, Color32::from_rgb(0x1d, 0x2b, 0x32));
    let winners: Vec<&Standing> = lines.iter().filter(|line| line.won).collect();
    let hue = winners.first().map_or(YELLOW, |line| pen.seat(play.seat(line.seat).colour));
    let round_top = bevy_egui::egui::CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let head = Rect::from_min_max(rect.min + vec2(1.5, 1.5), pos2(rect.right() - 1.5, rect.top() + 132.0));
    pen.painter().rect_filled(head, round_top, hue);
    pen.line((rect.left(), rect.top() + 132.0), (rect.right(), rect.top() + 132.0), 3.5, INK);
    let names: Vec<String> = winners.iter().map(|line| play.seat(line.seat).name.to_uppercase()).collect();
    let title = match names.as_slice() {
        [] => "THE JUNKYARD WINS!".to_owned(),
        [one] => format!("{one} WINS!"),
        several => format!("{} WIN!", several.join(" AND ")),
    };
    let mut x = rect.left() + 30.0;
    if let [one] = winners.as_slice() {
        pen.chip(x, rect.top() + 30.0, play.seat(one.seat).colour, 72.0);
        x += 94.0;
    }
    let dark = Color32::from_rgb(0x0e, 0x1a, 0x21);
    let room = rect.right() - x - 24.0;
    let wide = pen.measure(&title, Face::Display, 44.0);
    let size = if wide > room { 44.0 * room / wide } else { 44.0 };
    pen.text((x, rect.top() + 68.0), Anchor::Start, Face::Display, size, dark, &title);
    let text = match (how, winners.first()) {
        (Ending::Energy, Some(line)) => format!("Beamed up with {} energy, round {round}", line.energy),
        _ => format!("{}, round {round}", ending(how)),
    };
    pen.text_within((x + 2.0, rect.top() + 99.0), Anchor::Start, Face::Bold, 18.0, dark, &text, room);
}

fn rows(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Standing], wanted: u16) {
    let columns = [("Energy", 340.0), ("Power", 416.0), ("Parts", 488.0)];
    let y = rect.top() + 170.0;
    pen.bold((rect.left() + 30.0, y), SECOND, "Standings");
    for (name, x) in columns {
        pen.text((rect.left() + x, y), Anchor::Middle, Face::Bold, 16.0, SECOND, name);
    }
    for (number, line) in lines.iter().enumerate() {
        let row = area(rect.left() + 20.0, rect.top() + 186.0 + number as f32 * 97.0, rect.width() - 40.0, 88.0);
        let colour = play.seat(line.seat).colour;
        let (fill, edge, wide) =
            if line.won { (Color32::from_rgb(0x17, 0x41, 0x4f), pen.seat(colour), 3.5) } else { (CARD, INK, 2.5) };
        pen.outlined(row, 10.0, fill, Stroke::new(wide, edge));
        let rank = if line.won { YELLOW } else { SECOND };
        let place = if line.won { 1 } else { number + 1 };
        pen.text((row.left() + 26.0, row.top() + 55.0), Anchor::Middle, Face::Display, 28.0, rank, &place.to_string());
        let well = area(row.left() + 50.0, row.top() + 10.0, 68.0, 68.0);
        pen.inset(well, 7.0, INSET);
        match &line.robot {
            Some(robot) => pen.robot(robot, well.shrink(4.0)),
            None => pen.drawing("explosion", well.shrink(8.0), Color32::WHITE),
        }
        pen.chip(row.left() + 130.0, row.top() + 16.0, colour, 26.0);
        let name = &play.seat(line.seat).name;
        pen.text_within((row.left() + 164.0, row.top() + 37.0), Anchor::Start, Face::Display, 19.0, CREAM, name, 120.0);
        let text = match (line.won, line.robot.is_some()) {
            (true, _) => "Reached the cruiser".to_owned(),
            (false, false) => "Exploded".to_owned(),
            (false, true) => format!("{} energy short", wanted.saturating_sub(line.energy)),
        };
        pen.text_within((row.left() + 130.0, row.top() + 68.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, 160.0);
        for (value, (name, x)) in [line.energy.into(), line.power.into(), line.parts].into_iter().zip(columns) {
            let colour = if name == "Energy" && line.won { GREEN } else { CREAM };
            let at = (rect.left() + x, row.top() + 42.0);
            pen.text(at, Anchor::Middle, Face::Display, 20.0, colour, &value.to_string());
        }
    }
}
