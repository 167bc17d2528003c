//! Who has won: the cruiser beams the winner up, and the standings.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, Key, Rect, Sense, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{figures, standings};
use crate::client::app::request::{Purpose, Request, Tour};
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{self, backdrop};
use crate::client::art::fonts::Face;
use crate::client::art::{Art, RobotPicture};
use crate::client::files::chooser::Chooser;
use crate::client::input::pressed;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::summary;
use crate::client::play::{Desk, Play};
use crate::client::settings::Settings;
use crate::record::Chronicle;
use crate::table::{RoundState, TableParam};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_systems(OnEnter(Screen::Victory), tell_again).add_systems(
        EguiPrimaryContextPass,
        show.in_set(Layer::Screen)
            .run_if(in_state(Screen::Victory))
            .run_if(resource_exists::<Play>)
            .run_if(resource_exists::<RoundState>),
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

fn show(
    mut contexts: EguiContexts,
    table: TableParam,
    (play, desk, settings): (Res<Play>, Res<Desk>, Res<Settings>),
    (mut art, mut told, chooser): (ResMut<Art>, ResMut<Told>, Option<Res<Chooser>>),
    mut requests: MessageWriter<Request>,
    time: Res<Time<Real>>,
    mut since: Local<Option<(u64, f64)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let table = table.table();
    let Some(outcome) = table.state().outcome.clone() else { return Ok(()) };
    let lines = standings::lines(&table, &play, &desk);
    let told = told.bypass_change_detection();
    let now = time.elapsed_secs_f64();
    let began = since.filter(|(turn, _)| *turn == play.told.turn).map_or(now, |(_, began)| began);
    *since = Some((play.told.turn, began));
    let part = rise(&settings, (now - began) as f32);
    let mut to = None;
    let again = sheet::enter(&ctx);
    sheet::sheet(&ctx, &settings, &mut art, "victory", |pen, whole| {
        backdrop(pen, "backdrop_dusk", whole);
        beam(pen, whole, lines.first().filter(|line| line.end.won).and_then(|line| line.robot.as_ref()), part);
        let tall = (whole.height() - 16.0).min(696.0);
        let rect = area(whole.right() - 590.0, whole.center().y - tall / 2.0, 550.0, tall);
        standings::banner(pen, rect, &play, &lines, (outcome.ending, table.state().round));
        tabs(pen, rect, told);
        let wanted = table.setup().energy_to_win;
        match told.page {
            Page::Standings => {
                if let Some(seat) = standings::rows(pen, rect, &play, &lines, wanted) {
                    requests.write(Request::Choose(Purpose::Portrait(seat)));
                }
            }
            Page::Figures => {
                let (seats, full) = (play.seats(), table.setup().tiles.starter().power);
                figures::show(pen, rect, seats, &told.chronicle, (wanted, full));
                let copy = area(rect.left() + 316.0, rect.bottom() - 168.0, 210.0, 54.0);
                if Button::new("Copy summary", Kind::Slate, 17.0).icon("copy").show(pen, copy) {
                    let text = summary::text(&table, play.history(), &told.chronicle);
                    requests.write(Request::CopySummary(text));
                }
            }
        }
        let (screen, watches) = buttons(pen, rect);
        to = screen;
        if watches {
            requests.write(Request::WatchPlay(Tour::default()));
        }
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    let back = pressed(&ctx, Key::Escape);
    if chooser.is_some() {
        return Ok(());
    }
    if again && now - began > 0.3 {
        to = Some(Screen::NewGame);
    } else if back {
        to = Some(Screen::Title);
    }
    if let Some(screen) = to {
        requests.write(Request::Show(screen));
    }
    Ok(())
}

/// The buttons below. Returns the screen that is asked for, and whether the game is to be watched again.
fn buttons(pen: &mut Pen, rect: Rect) -> (Option<Screen>, bool) {
    let y = rect.bottom() - 92.0;
    let menu = Button::new("Menu", Kind::Slate, 18.0).icon("menu");
    let watch = Button::new("Watch again", Kind::Slate, 18.0).icon("replay");
    let again = Button::new("Play again", Kind::Primary, 20.0).default();
    let to_title = menu.show(pen, area(rect.left() + 24.0, y, 132.0, 64.0)).then_some(Screen::Title);
    let watches = watch.show(pen, area(rect.left() + 168.0, y, 180.0, 64.0));
    let to_new_game = again.show(pen, area(rect.left() + 360.0, y, 166.0, 64.0)).then_some(Screen::NewGame);
    (to_title.or(to_new_game), watches)
}

/// How far the winner has risen, from 0 to 1.
fn rise(settings: &Settings, seconds: f32) -> f32 {
    let lasts = 2.4 * settings.speed.factor();
    if settings.reduced_motion || lasts <= 0.0 { 1.0 } else { (seconds / lasts).min(1.0) }
}

fn beam(pen: &mut Pen, whole: Rect, winner: Option<&Arc<RobotPicture>>, part: f32) {
    let middle = (whole.width() - 590.0).max(400.0) / 2.0 + 10.0;
    let top = (whole.center().y - 144.0).max(whole.top() + 244.0);
    if let Some(robot) = winner {
        let height = whole.bottom() - 40.0 - top;
        pen.drawing("beam", area(middle - 256.0, top, 512.0, height), Color32::WHITE);
        let eased = EaseFunction::SineInOut.sample_clamped(part);
        let size = robot.size();
        let cell = (300.0 / size.0).min(330.0 / size.1).min(54.0);
        let foot = whole.bottom() - 60.0 - eased * 60.0;
        let sway = (part * 12.0).sin() * 4.0 * (1.0 - part);
        let rect = area(middle - size.0 * cell / 2.0 + sway, foot - size.1 * cell, size.0 * cell, size.1 * cell);
        pen.robot("winner", robot, rect);
    }
    pen.drawing("cruiser", area(middle - 250.0, top - 236.0, 500.0, 250.0), Color32::WHITE);
}

/// The two pages, to choose between.
fn tabs(pen: &mut Pen, rect: Rect, told: &mut Told) {
    let mut x = rect.left() + 20.0;
    for (page, name) in [(Page::Standings, "Standings"), (Page::Figures, "Statistics")] {
        let wide = pen.measure(name, Face::Bold, 16.0) + 24.0;
        let place = area(x, rect.top() + standings::head(rect) + 12.0, wide, 38.0);
        let is_shown = told.page == page;
        let response = pen.ui.interact(place, Id::new(("page", name)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, name));
        notes::note(pen.ui.ctx(), || name.to_owned(), place);
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
