//! The screen of a finished game: the winners, the standings, awards, figures, and the buttons to
//! go on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet::{self, BACKDROP, DialogKeys, draw_backdrop};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::kit::panel::{place, show_panel};
use crate::kit::tokens::Space;
use crate::kit::{Pen, notes};
use crate::panels::awards::PICTURE_KEY;
use crate::settings::Settings;

mod described;
mod page;
mod results;

use described::{AWARDS, VictoryPress, beside_panel, victory_panel};
use page::Page;
pub use results::{AddedButton, ResultScene, Results};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Screen::Victory), first_page)
        .add_systems(OnExit(Screen::Victory), forget)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Screen).run_if(in_state(Screen::Victory)).run_if(resource_exists::<Results>),
        );
}

fn first_page(mut page: ResMut<Page>) {
    *page = Page::default();
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Results>();
}

/// Data that the screen reads, and things that it asks for.
#[derive(SystemParam)]
struct VictoryData<'w> {
    results: Res<'w, Results>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    art: ResMut<'w, Art>,
    page: ResMut<'w, Page>,
    chooser: Option<Res<'w, Chooser>>,
    requests: MessageWriter<'w, Request>,
}

fn show(mut contexts: EguiContexts, data: VictoryData, mut since: Local<Option<(u64, f64)>>) -> Result {
    let VictoryData { results, settings, time, mut art, mut page, chooser, mut requests } = data;
    let ctx = contexts.ctx_mut()?.clone();
    let now = time.elapsed_secs_f64();
    let began = since.filter(|(turn, _)| *turn == results.turn).map_or(now, |(_, began)| began);
    *since = Some((results.turn, began));
    let part = part_of_motion(&settings, results.scene.lasts, (now - began) as f32);
    let mut asked = Vec::new();
    let by_key = DialogKeys::read(&ctx).answer(Some(Request::Again), Request::Show(Screen::Title));
    sheet::draw_screen(&ctx, &settings, &mut art, "victory", |pen, whole| {
        asked = draw_victory(pen, whole, &results, &mut page, part);
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    if chooser.is_some() || by_key.is_some() {
        asked.retain(|request| !matches!(request, Request::Show(_) | Request::Again));
    }
    if chooser.is_none() {
        asked.extend(by_key);
    }
    if now - began < AGAIN_IGNORES_FOR {
        asked.retain(|request| !matches!(request, Request::Again));
    }
    requests.write_batch(asked);
    Ok(())
}

/// Draws the screen; the motion of the scene is done by a part from 0 to 1. Returns the requests of
/// presses.
fn draw_victory(pen: &mut Pen, whole: Rect, results: &Results, page: &mut Page, part: f32) -> Vec<Request> {
    draw_backdrop(pen, BACKDROP, whole);
    let panel = panel_rect(pen, whole);
    let beside = room_beside(pen, whole, panel).map(|room| {
        let mut placed = place(&pen.ruler(), room, beside_panel(pen, results));
        let picture = placed.rect_of(PICTURE_KEY).filter(|_| results.scene.is_above_picture);
        let top = picture.or(placed.rect_of(AWARDS)).map_or(room.bottom(), |below| below.top());
        (placed, room.with_max_y(top))
    });
    let scene = beside.as_ref().map_or_else(|| behind(whole, panel), |(_, scene)| *scene);
    (results.scene.draw)(pen, scene, part);
    let has_awards = beside.is_none() && results.has_awards();
    if *page == Page::Awards && !has_awards {
        *page = Page::Standings;
    }
    let mut pressed = beside.map_or_else(Vec::new, |(placed, _)| placed.show(pen));
    let contents = victory_panel(pen, results, *page, has_awards);
    notes::record_cover(pen.ui, panel);
    pressed.extend(show_panel(pen, panel, contents));
    let mut asked = Vec::new();
    for press in pressed {
        match press {
            VictoryPress::Page(chosen) => *page = chosen,
            VictoryPress::Request(request) => asked.push(request),
        }
    }
    asked
}

/// Seconds for which "Play again" ignores presses, so that a press too many at the table does not
/// skip the result.
const AGAIN_IGNORES_FOR: f64 = 0.6;
/// Usual size of the panel, in points at the usual text size.
const PANEL: (f32, f32) = (550.0, 752.0);
/// Least width of the room beside the panel for awards to be there, their greatest width, and the
/// least width of a scene that the panel covers in part, in points.
const BESIDE_FROM: f32 = 400.0;
const MOST_BESIDE: f32 = 720.0;
const SCENE: f32 = 420.0;

/// Rectangle of the panel, at the right.
fn panel_rect(pen: &Pen, whole: Rect) -> Rect {
    let margin = Space::L.points();
    let most = whole.size() - vec2(2.0 * margin, margin);
    let size = (vec2(PANEL.0, PANEL.1) * pen.look.text).min(most);
    let right = whole.right() - if sheet::has_large_text(pen) { margin } else { Space::Xxl.points() };
    Rect::from_center_size(pos2(right - size.x / 2.0, whole.center().y), size)
}

/// Room beside the panel, if awards fit there.
fn room_beside(pen: &Pen, whole: Rect, panel: Rect) -> Option<Rect> {
    let gap = Space::Xl.points();
    let left = Rect::from_min_max(pos2(whole.left() + gap, panel.top()), pos2(panel.left() - gap, panel.bottom()));
    let size = vec2(left.width().min(MOST_BESIDE), left.height());
    let has_room = !sheet::has_large_text(pen) && left.width() >= BESIDE_FROM;
    has_room.then(|| Rect::from_center_size(left.center(), size))
}

/// Rectangle of the scene behind the panel, which covers it in part.
fn behind(whole: Rect, panel: Rect) -> Rect {
    whole.with_max_x(panel.left().max(whole.left() + SCENE))
}

/// Part of the scene's motion that is done, from 0 to 1. `lasts` is its time, in seconds at the
/// usual speed.
fn part_of_motion(settings: &Settings, lasts: f32, seconds: f32) -> f32 {
    let lasts = lasts * settings.speed.factor();
    if settings.reduced_motion || lasts <= 0.0 { 1.0 } else { (seconds / lasts).min(1.0) }
}
