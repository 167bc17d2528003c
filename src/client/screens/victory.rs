//! The screen of a game that is over: who has won, the standings, figures, and where to go from here.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, Rect, Sense, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::figures::Figures;
use super::standings::{Banner, Standings};
use super::{cruiser, figures, standings};
use crate::client::app::request::{Purpose, Request, Tour};
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{self, backdrop};
use crate::client::art::fonts::Face;
use crate::client::art::{Art, Picture};
use crate::client::files::chooser::Chooser;
use crate::client::input::pressed;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::Settings;
use crate::language::phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Screen::Victory), first_page)
        .add_systems(OnExit(Screen::Victory), forget)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Screen).run_if(in_state(Screen::Victory)).run_if(resource_exists::<Results>),
        );
}

/// What the screen shows of the game that is over; there as long as the screen.
#[derive(Resource)]
pub struct Results {
    /// Which change of the table this was: the winner rises once.
    pub turn: u64,
    /// Who has won.
    pub banner: Banner,
    /// What stands for the winner, if there is one.
    pub winner: Option<Picture>,
    /// Who came in which place.
    pub standings: Standings,
    /// The game round by round.
    pub figures: Figures,
    /// The game in a few lines, to copy.
    pub summary: String,
}

/// What is shown beside the cruiser.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Page {
    /// Who came in which place.
    #[default]
    Standings,
    /// The game round by round.
    Figures,
}

fn first_page(mut page: ResMut<Page>) {
    *page = Page::default();
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Results>();
}

fn show(
    mut contexts: EguiContexts,
    (results, settings, time): (Res<Results>, Res<Settings>, Res<Time<Real>>),
    (mut art, mut page, chooser): (ResMut<Art>, ResMut<Page>, Option<Res<Chooser>>),
    mut requests: MessageWriter<Request>,
    mut since: Local<Option<(u64, f64)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let now = time.elapsed_secs_f64();
    let began = since.filter(|(turn, _)| *turn == results.turn).map_or(now, |(_, began)| began);
    *since = Some((results.turn, began));
    let part = rise(&settings, (now - began) as f32);
    let mut asked = Vec::new();
    let again = sheet::enter(&ctx);
    sheet::sheet(&ctx, &settings, &mut art, "victory", |pen, whole| {
        backdrop(pen, "backdrop_dusk", whole);
        cruiser::show(pen, whole, results.winner.as_ref(), part);
        asked = panel(pen, whole, &results, &mut page);
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    let back = pressed(&ctx, Key::Escape);
    let by_key = if again && now - began > 0.3 { Some(Screen::NewGame) } else { back.then_some(Screen::Title) };
    if chooser.is_some() || by_key.is_some() {
        asked.retain(|request| !matches!(request, Request::Show(_)));
    }
    if chooser.is_none() {
        asked.extend(by_key.map(Request::Show));
    }
    requests.write_batch(asked);
    Ok(())
}

/// The panel beside the cruiser; returns what is asked for.
fn panel(pen: &mut Pen, whole: Rect, results: &Results, page: &mut Page) -> Vec<Request> {
    let tall = (whole.height() - 16.0).min(696.0);
    let rect = area(whole.right() - 590.0, whole.center().y - tall / 2.0, 550.0, tall);
    standings::banner(pen, rect, &results.banner);
    tabs(pen, rect, page);
    let mut asked = Vec::new();
    match *page {
        Page::Standings => {
            let portrait = standings::rows(pen, rect, &results.standings);
            asked.extend(portrait.map(|seat| Request::Choose(Purpose::Portrait(seat))));
        }
        Page::Figures => {
            figures::show(pen, rect, &results.figures);
            let copy = area(rect.left() + 316.0, rect.bottom() - 168.0, 210.0, 54.0);
            if Button::new(phrase!("victory-copy-summary"), Kind::Slate, 17.0).icon("copy").show(pen, copy) {
                asked.push(Request::CopySummary(results.summary.clone()));
            }
        }
    }
    asked.extend(buttons(pen, rect));
    asked
}

/// The buttons below; returns what is asked for.
fn buttons(pen: &mut Pen, rect: Rect) -> Option<Request> {
    let y = rect.bottom() - 92.0;
    let menu = Button::new(phrase!("victory-menu"), Kind::Slate, 18.0).icon("menu");
    let watch = Button::new(phrase!("victory-watch-again"), Kind::Slate, 18.0).icon("replay");
    let again = Button::new(phrase!("victory-play-again"), Kind::Primary, 20.0).default();
    let to_title = menu.show(pen, area(rect.left() + 24.0, y, 132.0, 64.0));
    let watches = watch.show(pen, area(rect.left() + 168.0, y, 180.0, 64.0));
    let to_new_game = again.show(pen, area(rect.left() + 360.0, y, 166.0, 64.0));
    if watches {
        Some(Request::WatchPlay(Tour::default()))
    } else if to_title {
        Some(Request::Show(Screen::Title))
    } else {
        to_new_game.then_some(Request::Show(Screen::NewGame))
    }
}

/// How far the winner has risen, from 0 to 1.
fn rise(settings: &Settings, seconds: f32) -> f32 {
    let lasts = 2.4 * settings.speed.factor();
    if settings.reduced_motion || lasts <= 0.0 { 1.0 } else { (seconds / lasts).min(1.0) }
}

/// The two pages, to choose between.
fn tabs(pen: &mut Pen, rect: Rect, shown: &mut Page) {
    let mut x = rect.left() + 20.0;
    let pages = [(Page::Standings, phrase!("victory-standings")), (Page::Figures, phrase!("victory-statistics"))];
    for (page, name) in pages {
        let name = &*pen.tell(&name);
        let wide = pen.measure(name, Face::Bold, 16.0) + 24.0;
        let place = area(x, rect.top() + standings::head(rect) + 12.0, wide, 38.0);
        let is_shown = *shown == page;
        let response = pen.ui.interact(place, Id::new(("page", page)), Sense::click());
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
            *shown = page;
        }
        x += wide + 6.0;
    }
}
