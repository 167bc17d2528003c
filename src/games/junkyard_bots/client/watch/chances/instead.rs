//! Panel with the alternative of a strong player to the step that is shown, and the difference of
//! the chances.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::chart::{difference_phrase, percent_phrase};
use crate::analysis::BetterMove;
use crate::analysis::whole::is_step_examined;
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::told;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use crate::sentences::better_move_phrase;
use client::app::request::{Control, Request};
use client::kit::button::row_of_buttons;
use client::kit::palette::{CARD, CREAM, GREEN, GREEN_SIGN, INK, INSET, PANEL};
use client::kit::pen::rect_at;
use client::kit::scroll::{ScrollKeys, draw_scrolled};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

const TITLE: f32 = 18.0;
const WORDS: TextStyle = TextStyle::NOTE;

/// Half length of a whisker in standard errors.
const WHISKER: f32 = 1.96;

/// Draws the panel with its buttons; returns the requests of presses.
pub fn draw_alternative(
    pen: &mut Pen,
    scene: &Scene,
    watched: &WatchedGame,
    work: &AnalysisWork,
    rect: Rect,
) -> Vec<Request> {
    pen.draw_panel(rect, 10.0, PANEL);
    let foot = foot_buttons(watched);
    let drawn: Vec<(&Button, f32)> = foot.iter().zip([206.0, 80.0]).map(|((button, _), wide)| (button, wide)).collect();
    let inner = rect.shrink2(vec2(12.0, 10.0));
    let places = row_of_buttons(pen, inner, &drawn, 50.0, 10.0);
    let down = inner.bottom() - places.last().map_or(inner.top(), Rect::bottom);
    let places: Vec<Rect> = places.into_iter().map(|place| place.translate(vec2(0.0, down))).collect();
    let room = inner.with_max_y(places.first().map_or(inner.bottom(), Rect::top) - 8.0);
    draw_scrolled(pen, room, "instead", ScrollKeys::None, |pen, room| match contents_of_panel(watched, work) {
        PanelContents::Better(better) => draw_better_move(pen, scene, watched, room, better),
        PanelContents::Words(text) => {
            pen.passage(room.min + vec2(2.0, 2.0), room.width() - 4.0, WORDS, text(scene, watched)) + 4.0
        }
    });
    let pressed =
        foot.into_iter().zip(places).filter_map(|((button, ask), place)| button.show(pen, place).then_some(ask));
    pressed.collect()
}

/// Contents of the panel.
enum PanelContents<'a> {
    Better(&'a BetterMove),
    Words(fn(&Scene, &WatchedGame) -> Phrase),
}

fn contents_of_panel<'a>(watched: &WatchedGame, work: &'a AnalysisWork) -> PanelContents<'a> {
    let at = watched.game.at();
    let Some(analysis) = work.analysis() else { return PanelContents::Words(|_, _| phrase!("chances-ask-later")) };
    if let Some(better) = analysis.better_than(at) {
        return PanelContents::Better(better);
    }
    if at == 0 {
        return PanelContents::Words(|_, _| phrase!("chances-ask"));
    }
    if !is_step_examined(watched.game.history(), at) {
        return PanelContents::Words(|_, _| phrase!("chances-of-a-computer"));
    }
    PanelContents::Words(|scene, watched| {
        let seat = watched.game.history().steps()[watched.game.at() - 1].seat;
        phrase!("chances-as-good", name = scene.seat_name(seat))
    })
}

/// Returns the buttons at the foot, and their requests.
fn foot_buttons(watched: &WatchedGame) -> [(Button<'static>, Request); 2] {
    let closed = watched.game.is_over_here().then(|| phrase!("replay-is-over"));
    let take = Button::new(phrase!("replay-take-over"), ButtonKind::Go, 17.0).disabled_because(closed);
    [
        (take, Control::TakeOver.into()),
        (
            Button::new(phrase!("replay-back"), ButtonKind::Slate, 17.0).with_number(1),
            watched.request_back_from_chances(),
        ),
    ]
}

fn draw_better_move(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, room: Rect, better: &BetterMove) -> f32 {
    let width = room.width();
    pen.draw_icon("bot", room.left(), room.top() + 2.0, 26.0, CREAM);
    let at = room.min + vec2(34.0, 0.0);
    let mut y = at.y;
    y += pen.title(at, width - 34.0, TextStyle::display(TITLE, CREAM), phrase!("chances-would"));
    let what = better_move_phrase(better, &watched.game.history().setup().tiles, scene.play.seats());
    y += pen.passage(pos2(at.x, y), width - 34.0, TextStyle::display(TITLE, GREEN), what) + 10.0;
    let played = told::sentence_of_step(watched, better.step).sentence;
    let rows = [
        (phrase!("chances-played", what = played), better.played, Color32::from_rgb(0xb9, 0xc2, 0xc4), None),
        (phrase!("chances-better-bar"), better.played + better.by, GREEN, Some(better.error)),
    ];
    for (name, chance, hue, error) in rows {
        y += draw_bar(pen, rect_at(room.left(), y, width, 0.0), &name, chance, error, hue) + 8.0;
    }
    let seat = watched.game.history().steps()[better.step - 1].seat;
    let more = pen.tell(&difference_phrase(better.by));
    let letters = TextStyle::LARGE_LABEL.in_colour(GREEN);
    let wide = pen.wide(&more, letters) + 28.0;
    let text = phrase!("chances-more-of", name = scene.seat_name(seat));
    let tall = pen.tall(&text, WORDS, width - wide - 12.0).max(pen.size(20.0) + 22.0);
    let sign = rect_at(room.left() + 1.5, y, wide, tall - 2.0);
    pen.draw_rect(sign, 8.0, GREEN_SIGN, Stroke::new(2.5, GREEN));
    pen.centred_text(sign.center().into(), Anchor::Middle, wide, letters, &more);
    pen.centred_text((sign.right() + 12.0, sign.center().y), Anchor::Start, width - wide - 12.0, WORDS, text);
    y + tall - room.top()
}

/// Draws a chance as a bar with its name above it, and a whisker for its error. Returns its height;
/// that of `place` does not count.
fn draw_bar(pen: &Pen, place: Rect, name: &Phrase, chance: f32, error: Option<f32>, hue: Color32) -> f32 {
    let is_better = error.is_some();
    let words = TextStyle::BODY;
    let high = pen.tall(name, words, place.width() - 24.0);
    let value = percent_phrase(chance);
    let line = pen.size(16.0) * 1.3;
    let card = place.with_max_y(place.top() + high + line + 14.0);
    let (fill, stroke) = if is_better { (GREEN_SIGN, Stroke::new(2.5, GREEN)) } else { (CARD, Stroke::new(2.0, INK)) };
    pen.draw_rect(card.shrink(1.0), 8.0, fill, stroke);
    pen.passage(card.min + vec2(12.0, 6.0), place.width() - 24.0, words, name);
    let middle = card.top() + 6.0 + high + line / 2.0 + 1.0;
    let wide = pen.wide(&value, TextStyle::STRONG);
    pen.centred_text((card.right() - 12.0, middle), Anchor::End, wide + 4.0, TextStyle::STRONG, value);
    let lane = Rect::from_min_max(
        pos2(card.left() + 12.0, middle - 6.0),
        pos2(card.right() - 22.0 - wide.max(pen.size(38.0)), middle + 6.0),
    );
    pen.draw_rect(lane, 6.0, INSET, Stroke::new(2.0, INK));
    let along = |chance: f32| lane.left() + lane.width() * chance.clamp(0.0, 1.0);
    pen.fill_rect(lane.shrink(2.0).with_max_x(along(chance).max(lane.left() + 6.0)), 4.0, hue);
    if let Some(error) = error {
        let from = along(chance - WHISKER * error);
        let to = along(chance + WHISKER * error);
        pen.draw_line((from, middle), (to, middle), 2.0, CREAM);
        for x in [from, to] {
            pen.draw_line((x, middle - 5.0), (x, middle + 5.0), 2.0, CREAM);
        }
    }
    card.height()
}
