//! The screen of a finished game: the winners, the standings, awards, figures, and the buttons to
//! go on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, Rect, Sense, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::request::{Request, Tour};
use crate::app::screen::{Layer, Screen};
use crate::app::sheet::{self, draw_backdrop};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::input::is_pressed;
use crate::kit::button::row_of_buttons;
use crate::kit::palette::{CARD, CREAM, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use crate::panels::awards::{self, AwardCards};
use crate::panels::figures;
use crate::panels::standings;
use crate::settings::Settings;
use shell::language::phrase;

mod results;

pub use results::{AddedButton, Results};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Screen::Victory), first_page)
        .add_systems(OnExit(Screen::Victory), forget)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Screen).run_if(in_state(Screen::Victory)).run_if(resource_exists::<Results>),
        );
}

/// Page of the panel.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Page {
    /// Standings of all players.
    #[default]
    Standings,
    /// Awards and the portrait, if they have no room beside the panel.
    Awards,
    /// Figures of the game, round by round.
    Figures,
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
    let part = rise(&settings, (now - began) as f32);
    let mut asked = Vec::new();
    let again = sheet::is_enter_pressed(&ctx);
    sheet::draw_screen(&ctx, &settings, &mut art, "victory", |pen, whole| {
        draw_backdrop(pen, "backdrop_dusk", whole);
        let (panel_rect, scene) = places(pen, whole);
        let scene_left = scene.map_or_else(|| behind(whole), |scene| above_awards(pen, scene, &results));
        (results.draw_scene)(pen, scene_left, results.winner.as_ref(), part);
        asked.extend(scene.and_then(|scene| beside(pen, scene, &results)));
        asked.extend(panel(pen, panel_rect, &results, &mut page, scene.is_none()));
    });
    if part < 1.0 {
        ctx.request_repaint();
    }
    let back = is_pressed(&ctx, Key::Escape);
    let by_key = if again { Some(Request::Again) } else { back.then_some(Request::Show(Screen::Title)) };
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

/// Seconds for which "Play again" ignores presses, so that a press too many at the table does not
/// skip the result.
const AGAIN_IGNORES_FOR: f64 = 0.6;

/// Rectangle of the panel, and of the room beside it if awards fit there.
fn places(pen: &Pen, whole: Rect) -> (Rect, Option<Rect>) {
    let tall = (whole.height() - 16.0).min(752.0 * pen.look.text);
    let wide = (550.0 * pen.look.text).min(whole.width() - 32.0);
    let right = whole.right() - if sheet::has_large_text(pen) { 16.0 } else { 40.0 };
    let panel = rect_at(right - wide, whole.center().y - tall / 2.0, wide, tall);
    let left = Rect::from_min_max(pos2(whole.left() + 20.0, panel.top()), pos2(panel.left() - 20.0, panel.bottom()));
    (panel, (!sheet::has_large_text(pen) && left.width() >= BESIDE_FROM).then_some(left))
}

/// Least width of the room beside the panel for awards to be there, in points.
const BESIDE_FROM: f32 = 400.0;
/// Greatest width of the awards beside the panel, in points.
const AWARDS: f32 = 720.0;

/// Rectangle of the scene behind the panel, which covers it in part.
fn behind(whole: Rect) -> Rect {
    whole.with_max_x(whole.left() + (whole.width() - 570.0).max(420.0))
}

/// Cards and rectangle of the awards, at the foot of the room beside the panel.
fn award_places(pen: &Pen, scene: Rect, results: &Results) -> (AwardCards, Rect) {
    let wide = scene.width().min(AWARDS);
    let cards = AwardCards::of(pen, wide, &results.awards);
    let rect =
        rect_at(scene.center().x - wide / 2.0, scene.bottom() - cards.total_height(), wide, cards.total_height());
    (cards, rect)
}

/// Room beside the panel, above the awards.
fn above_awards(pen: &Pen, scene: Rect, results: &Results) -> Rect {
    scene.with_max_y(award_places(pen, scene, results).1.top())
}

/// Draws the awards beside the panel, and the portrait above them. Returns the request of a press.
fn beside(pen: &mut Pen, scene: Rect, results: &Results) -> Option<Request> {
    let (cards, rect) = award_places(pen, scene, results);
    cards.draw_award_cards(pen, rect.min, &results.awards);
    let preview = results.preview.as_ref()?;
    let high = awards::preview_size(pen, preview).y;
    let asks = awards::draw_preview(pen, pos2(rect.left() + 4.0, rect.top() - 14.0 - high), preview);
    asks.then(|| (results.save_picture)(preview.seat))
}

/// Draws the page of awards and portrait. Returns its height, in points, and a request.
fn awards_page(pen: &mut Pen, room: Rect, results: &Results) -> (f32, Option<Request>) {
    let cards = AwardCards::of(pen, room.width(), &results.awards);
    cards.draw_award_cards(pen, room.min, &results.awards);
    let Some(preview) = &results.preview else { return (cards.total_height(), None) };
    let size = awards::preview_size(pen, preview);
    let top = room.top() + cards.total_height() + 16.0;
    let asks = awards::draw_preview(pen, pos2(room.center().x - size.x / 2.0, top), preview);
    (top + size.y + 6.0 - room.top(), asks.then(|| (results.save_picture)(preview.seat)))
}

/// Draws the panel; `has_awards` if it has a page of awards. Returns the requests of presses.
fn panel(pen: &mut Pen, rect: Rect, results: &Results, page: &mut Page, has_awards: bool) -> Vec<Request> {
    let plate = standings::draw_banner(pen, rect, &results.banner);
    if *page == Page::Awards && !has_awards {
        *page = Page::Standings;
    }
    let (tabs_end, tabs_right) = tabs(pen, rect, plate, page, has_awards);
    let below = Rect::from_min_max(pos2(rect.left() + 24.0, plate), rect.max - vec2(24.0, 28.0));
    let places = button_places(pen, below, results);
    let buttons_top = places.first().map_or(below.bottom(), Rect::top);
    let room =
        Rect::from_min_max(pos2(rect.left() + 20.0, tabs_end + 8.0), pos2(rect.right() - 20.0, buttons_top - 12.0));
    let mut asked = Vec::new();
    match *page {
        Page::Standings => {
            let beside = Rect::from_min_max(pos2(tabs_right, plate + 12.0), pos2(rect.right() - 20.0, plate + 50.0));
            let is_beside = standings::draw_column_names_beside(pen, beside, &results.standings);
            draw_scrolled(pen, room, "standings", ScrollKeys::Pages, |pen, room| {
                let (high, portrait) = standings::draw_standings(pen, room, &results.standings, is_beside);
                asked.extend(portrait.map(results.save_picture));
                high
            });
        }
        Page::Awards => draw_scrolled(pen, room, "awards", ScrollKeys::Pages, |pen, room| {
            let (high, portrait) = awards_page(pen, room, results);
            asked.extend(portrait);
            high
        }),
        Page::Figures => draw_scrolled(pen, room, "figures", ScrollKeys::Pages, |pen, room| {
            let copy = Button::new(phrase!("victory-copy-summary"), ButtonKind::Slate, 17.0).with_icon("copy");
            let (high, copies) = figures::draw_figures(pen, room, &results.figures, copy);
            asked.extend(copies.then(|| Request::CopySummary(results.summary.clone())));
            high
        }),
    }
    asked.extend(buttons(pen, &places, results));
    asked
}

/// Button to go on, and its request.
type WayOn = (Button<'static>, Request);

/// Buttons to go on in the upper row, from the left: the one that the game adds, and the one to a
/// new game.
fn upper_ways_on(results: &Results) -> Vec<WayOn> {
    let added = results.added.as_ref().map(|added| {
        let button = Button::new(added.label.clone(), ButtonKind::Slate, 18.0).with_icon(added.icon).with_number(3);
        (button, added.request.clone())
    });
    let new_game =
        Button::new(phrase!("menu-new-game"), ButtonKind::Slate, 18.0).with_icon(results.new_game_icon).with_number(4);
    added.into_iter().chain([(new_game, Request::Show(results.new_game))]).collect()
}

/// Buttons to go on in the lower row, from the left.
fn lower_ways_on() -> [WayOn; 3] {
    [
        (Button::new(phrase!("victory-menu"), ButtonKind::Slate, 18.0).with_icon("menu"), Request::Show(Screen::Title)),
        (
            Button::new(phrase!("victory-watch-again"), ButtonKind::Slate, 18.0).with_icon("replay").with_number(1),
            Request::WatchPlay(Tour::default()),
        ),
        (
            Button::new(phrase!("victory-play-again"), ButtonKind::Primary, 20.0).as_default().with_number(2),
            Request::Again,
        ),
    ]
}

/// Rectangles of the buttons to go on, in two rows at the foot of a room.
fn button_places(pen: &Pen, room: Rect, results: &Results) -> Vec<Rect> {
    let part = (room.width() - 24.0) / (132.0 + 180.0 + 166.0);
    let upper = upper_ways_on(results);
    let upper_widths: &[f32] = if upper.len() == 1 { &[room.width()] } else { &[312.0 * part + 12.0, 166.0 * part] };
    let lower_widths = [132.0, 180.0, 166.0].map(|width| width * part);
    let mut places = place_row(pen, room, &upper, upper_widths, 46.0);
    let below = places.last().map_or(room.top(), Rect::bottom) + 12.0;
    places.extend(place_row(pen, room.with_min_y(below), &lower_ways_on(), &lower_widths, 64.0));
    let end = places.last().map_or(room.bottom(), Rect::bottom);
    places.into_iter().map(|place| place.translate(vec2(0.0, room.bottom() - end))).collect()
}

/// Rectangles of a row of buttons to go on, with their usual widths and height in points.
fn place_row(pen: &Pen, room: Rect, row: &[WayOn], widths: &[f32], height: f32) -> Vec<Rect> {
    let buttons: Vec<(&Button, f32)> = row.iter().map(|(button, _)| button).zip(widths.iter().copied()).collect();
    row_of_buttons(pen, room, &buttons, height, 12.0)
}

/// Draws the buttons; returns the request of the one that was pressed.
fn buttons(pen: &mut Pen, places: &[Rect], results: &Results) -> Option<Request> {
    let buttons = upper_ways_on(results).into_iter().chain(lower_ways_on()).zip(places);
    buttons.filter_map(|((button, request), place)| button.show(pen, *place).then_some(request)).last()
}

/// Part of the winner's rise that is done, from 0 to 1.
fn rise(settings: &Settings, seconds: f32) -> f32 {
    let lasts = 2.4 * settings.speed.factor();
    if settings.reduced_motion || lasts <= 0.0 { 1.0 } else { (seconds / lasts).min(1.0) }
}

/// Draws the tabs of the pages below the plate. Returns their lower and right end, in points.
fn tabs(pen: &mut Pen, rect: Rect, plate: f32, shown: &mut Page, has_awards: bool) -> (f32, f32) {
    let mut x = rect.left() + 20.0;
    let high = 38.0_f32.max(pen.size(16.0) + 18.0);
    let pages = [
        (Page::Standings, phrase!("victory-standings")),
        (Page::Awards, phrase!("victory-awards")),
        (Page::Figures, phrase!("victory-statistics")),
    ];
    for (page, name) in pages.into_iter().filter(|(page, _)| has_awards || *page != Page::Awards) {
        let name = &*pen.tell(&name);
        let wide = pen.wide(name, TextStyle::STRONG) + 24.0;
        let place = rect_at(x, plate + 12.0, wide, high);
        let is_shown = *shown == page;
        let response = pen.interact_focusable(place, Id::new(("page", page)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, name));
        if response.hovered() && !is_shown {
            pen.fill_rect(place, 8.0, CARD);
        }
        pen.draw_focus_ring(&response, place, 8.0);
        if is_shown {
            pen.draw_line((x + 12.0, place.bottom() - 4.0), (place.right() - 12.0, place.bottom() - 4.0), 3.0, YELLOW);
        }
        let letters = TextStyle::STRONG.in_colour(if is_shown { CREAM } else { SECOND });
        pen.silently(|pen| {
            pen.centred_text((place.center().x, place.center().y - 1.0), Anchor::Middle, wide, letters, name)
        });
        if response.clicked() {
            *shown = page;
        }
        x += wide + 6.0;
    }
    (plate + 12.0 + high, x)
}
