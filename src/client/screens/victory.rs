//! Who has won: the cruiser beams the winner up, and the standings.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

use super::figures;
use crate::action::Ending;
use crate::client::art::{Art, RobotPicture};
use crate::client::board::curtain::backdrop;
use crate::client::board::scene::robot_picture;
use crate::client::files::Request;
use crate::client::places;
use crate::client::play::log::ending;
use crate::client::play::{Desk, Play};
use crate::client::saving::Chooser;
use crate::client::screen::{Go, Screen};
use crate::client::settings::Settings;
use crate::client::summary::{self, Final};
use crate::client::theme::button::icon_button;
use crate::client::theme::palette::{CARD, CREAM, GREEN, INK, INSET, SECOND, YELLOW};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Button, Face, Kind, Pen};
use crate::client::watch::Tour;
use crate::parts::SeatId;
use crate::record::Chronicle;
use crate::table::{RoundState, Table, TableParam};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_systems(OnEnter(Screen::Victory), tell_again).add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Victory)).run_if(resource_exists::<Play>).run_if(resource_exists::<RoundState>),
    );
}

/// What is shown beside the cruiser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// Who came in which place.
    #[default]
    Standings,
    /// The game round by round.
    Figures,
}

/// What happened in the game that is over.
#[derive(Resource, Default)]
struct Told {
    chronicle: Chronicle,
    page: Page,
}

/// Goes through the game once more. A history that can't be played again has nothing to tell.
fn tell_again(play: Option<Res<Play>>, mut told: ResMut<Told>) {
    let chronicle = play.and_then(|play| Chronicle::of(play.history()).ok()).unwrap_or_default();
    *told = Told { chronicle, page: Page::default() };
}

/// One line of the standings.
struct Line {
    end: Final,
    robot: Option<Arc<RobotPicture>>,
}

fn lines(table: &Table, play: &Play, desk: &Desk) -> Vec<Line> {
    let picture = |end: &Final| end.stands.then(|| Arc::new(robot_picture(table, play, desk, end.seat)));
    summary::finals(table).into_iter().map(|end| Line { robot: picture(&end), end }).collect()
}

#[expect(clippy::too_many_arguments, reason = "a system's parameters are what it reads and writes")]
fn show(
    mut contexts: EguiContexts,
    table: TableParam,
    (play, desk, settings): (Res<Play>, Res<Desk>, Res<Settings>),
    (mut art, mut told, mut chooser): (ResMut<Art>, ResMut<Told>, ResMut<Chooser>),
    (mut clipboard, mut requests): (ResMut<EguiClipboard>, MessageWriter<Request>),
    mut go: Go,
    time: Res<Time<Real>>,
    mut since: Local<Option<(u64, f64)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let table = table.table();
    let Some(outcome) = table.state().outcome.clone() else { return Ok(()) };
    let lines = lines(&table, &play, &desk);
    let told = told.bypass_change_detection();
    let now = time.elapsed_secs_f64();
    let began = since.filter(|(turn, _)| *turn == play.told.turn).map_or(now, |(_, began)| began);
    *since = Some((play.told.turn, began));
    let part = rise(&settings, (now - began) as f32);
    let mut to = None;
    let again = super::enter(&ctx);
    super::sheet(&ctx, &settings, &mut art, "victory", |pen, whole| {
        backdrop(pen, "backdrop_dusk", whole);
        beam(pen, whole, lines.first().filter(|line| line.end.won).and_then(|line| line.robot.as_ref()), part);
        let rect = area(whole.right() - 590.0, whole.center().y - 348.0, 550.0, 696.0);
        banner(pen, rect, &play, &lines, outcome.ending, table.state().round);
        tabs(pen, rect, told);
        let wanted = table.setup().energy_to_win;
        match told.page {
            Page::Standings => {
                if let Some(seat) = rows(pen, rect, &play, &lines, wanted) {
                    chooser.portrait(seat, &play);
                }
            }
            Page::Figures => {
                let (seats, full) = (play.seats(), table.setup().tiles.starter().power);
                figures::show(pen, rect, seats, &told.chronicle, (wanted, full));
                let copy = area(rect.left() + 316.0, rect.bottom() - 176.0, 210.0, 54.0);
                if Button::new("Copy summary", Kind::Slate, 17.0).icon("copy").show(pen, copy) {
                    clipboard.set_text(&summary::text(&table, play.history(), &told.chronicle));
                }
            }
        }
        let y = rect.bottom() - 92.0;
        if Button::new("Menu", Kind::Slate, 18.0).icon("menu").show(pen, area(rect.left() + 24.0, y, 132.0, 64.0)) {
            to = Some(Screen::Title);
        }
        let watch = Button::new("Watch again", Kind::Slate, 18.0).icon("replay");
        if watch.show(pen, area(rect.left() + 168.0, y, 180.0, 64.0)) {
            requests.write(Request::WatchPlay(Tour::default()));
        }
        let again = Button::new("Play again", Kind::Primary, 20.0).default();
        if again.show(pen, area(rect.left() + 360.0, y, 166.0, 64.0)) {
            to = Some(Screen::NewGame);
        }
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    let back = ctx.input(|input| input.key_pressed(Key::Escape));
    if chooser.is_open() {
        return Ok(());
    }
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

fn banner(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Line], how: Ending, round: u16) {
    pen.panel(rect, 16.0, Color32::from_rgb(0x1d, 0x2b, 0x32));
    let winners: Vec<&Final> = lines.iter().map(|line| &line.end).filter(|end| end.won).collect();
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
    let size = pen.fitting(&title, Face::Display, 44.0, room);
    pen.text((x, rect.top() + 68.0), Anchor::Start, Face::Display, size, dark, &title);
    let text = match (how, winners.first()) {
        (Ending::Energy, Some(line)) => format!("Beamed up with {} energy, round {round}", line.energy),
        _ => format!("{}, round {round}", ending(how)),
    };
    pen.text_within((x + 2.0, rect.top() + 99.0), Anchor::Start, Face::Bold, 18.0, dark, &text, room);
}

/// The two pages, to choose between.
fn tabs(pen: &mut Pen, rect: Rect, told: &mut Told) {
    let mut x = rect.left() + 20.0;
    for (page, name) in [(Page::Standings, "Standings"), (Page::Figures, "In figures")] {
        let wide = pen.measure(name, Face::Bold, 16.0) + 24.0;
        let place = area(x, rect.top() + 144.0, wide, 38.0);
        let is_shown = told.page == page;
        let response = pen.ui.interact(place, Id::new(("page", name)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, name));
        places::note(pen.ui.ctx(), || name.to_owned(), place);
        let colour = if is_shown { CREAM } else { SECOND };
        if response.hovered() && !is_shown {
            pen.fill(place, 8.0, CARD);
        }
        if is_shown {
            pen.line((x + 12.0, place.bottom() - 4.0), (place.right() - 12.0, place.bottom() - 4.0), 3.0, YELLOW);
        }
        pen.text((place.center().x, place.center().y + 5.0), Anchor::Middle, Face::Bold, 16.0, colour, name);
        if response.clicked() {
            told.page = page;
        }
        x += wide + 6.0;
    }
}

/// Draws the standings; returns whose portrait is asked for.
fn rows(pen: &mut Pen, rect: Rect, play: &Play, lines: &[Line], wanted: u16) -> Option<SeatId> {
    let columns = [("Energy", 340.0), ("Power", 416.0), ("Parts", 488.0)];
    for (name, x) in columns {
        pen.text((rect.left() + x, rect.top() + 168.0), Anchor::Middle, Face::Bold, 16.0, SECOND, name);
    }
    let mut asked = None;
    for (number, line) in lines.iter().enumerate() {
        let row = area(rect.left() + 20.0, rect.top() + 186.0 + number as f32 * 97.0, rect.width() - 40.0, 88.0);
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
    let well = area(row.left() + 50.0, row.top() + 10.0, 68.0, 68.0);
    pen.inset(well, 7.0, INSET);
    match &line.robot {
        Some(robot) => pen.robot(robot, well.shrink(4.0)),
        None => pen.drawing("explosion", well.shrink(8.0), Color32::WHITE),
    }
    pen.chip(row.left() + 130.0, row.top() + 16.0, seat.colour, 26.0);
    let at = (row.left() + 164.0, row.top() + 37.0);
    pen.text_within(at, Anchor::Start, Face::Display, 19.0, CREAM, &seat.name, 120.0);
    let text = match (end.won, end.stands) {
        (true, _) => "Reached the cruiser".to_owned(),
        (false, false) => "Exploded".to_owned(),
        (false, true) => format!("{} energy short", wanted.saturating_sub(end.energy)),
    };
    pen.text_within((row.left() + 130.0, row.top() + 68.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, 220.0);
    let button = area(row.right() - 46.0, row.bottom() - 40.0, 38.0, 32.0);
    icon_button(pen, button, "portrait", &format!("Portrait of {}'s robot", seat.name), None)
}
