//! The shelf as a whole screen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::boxes::{BoxMotion, draw_boxes};
use super::foot::ShelfFoot;
use super::games::GameShelf;
use super::keys::{LESSONS, NEXT_GAME, PREVIOUS_GAME, chosen_by_keys};
use super::layout::{CARD_SIDE, RowLayout};
use super::marks::draw_marks;
use super::options::{ShelfRequest, choose_option};
use super::play_motion::PlayMotion;
use crate::app::notice::Notice;
use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet;
use crate::art::Art;
use crate::input::bindings::english_key_cap;
use crate::input::{Listener, Shortcut, Shortcuts, is_pressed};
use crate::kit::focus::keep_arrow_keys;
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::{Anchor, Pen, TextStyle};
use crate::settings::Settings;
use crate::sound::Heard;
use shell::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    let draw = draw_shelf.in_set(Layer::Screen).run_if(in_state(Screen::GameShelf));
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// Size of the dialog with the usual text, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
/// Distance of the buttons from the lower edge of the dialog, in points.
const BELOW_FOOT: f32 = 18.0;
const QUESTION: TextStyle = TextStyle::LEAD;
const HINT: TextStyle = TextStyle::NOTE;

/// Things that a press on the shelf has an effect on.
#[derive(SystemParam)]
struct ShelfEffects<'w> {
    notice: ResMut<'w, Notice>,
    requests: MessageWriter<'w, Request>,
    heard: MessageWriter<'w, Heard>,
}

fn draw_shelf(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut shelf: ResMut<GameShelf>,
    mut motion: ResMut<PlayMotion>,
    mut effects: ShelfEffects,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    keep_arrow_keys(&ctx);
    let chosen_before = shelf.number();
    let pace = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
    let played = motion.part_done(&ctx, pace);
    let asked_by_keys = request_of_keys(&ctx, &settings.keys, &shelf);
    if played.is_none()
        && let Some(number) = chosen_by_keys(&ctx, &settings.keys, shelf.number(), shelf.games().len())
    {
        choose_option(&ctx, &mut shelf, number);
    }
    let mut asked = None;
    sheet::draw_screen(&ctx, &settings, &mut art, "game-shelf", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let box_motion = BoxMotion { pace, played: played.unwrap_or_default() };
        pen.ui.multiply_opacity(1.0 - box_motion.played);
        asked = draw_dialog(pen, whole, &shelf, &settings.keys, box_motion);
    });
    let asked = asked_by_keys.or(asked).filter(|_| played.is_none());
    if let Some(ShelfRequest::Choose(number)) = asked {
        choose_option(&ctx, &mut shelf, number);
        ctx.request_repaint();
    }
    if shelf.number() != chosen_before {
        effects.heard.write(Heard::of_chosen_game());
    }
    let plays = asked == Some(ShelfRequest::Play);
    if plays {
        effects.heard.write(Heard::of_opened_game());
    }
    if plays && pace > 0.0 {
        motion.begin(&ctx);
        return Ok(());
    }
    let asked = if played == Some(1.0) { Some(ShelfRequest::Play) } else { asked };
    if let Some(request) = asked.and_then(leads_to) {
        *motion = PlayMotion::default();
        effects.notice.clear_messages();
        effects.requests.write(request);
    }
    Ok(())
}

/// Returns the request of the app that a request at the shelf leads to; `None` for a choice.
const fn leads_to(asked: ShelfRequest) -> Option<Request> {
    match asked {
        ShelfRequest::Choose(_) => None,
        ShelfRequest::Play => Some(Request::Show(Screen::NewGame)),
        ShelfRequest::Lessons => Some(Request::Show(Screen::Lessons)),
        ShelfRequest::HowToPlay => Some(Request::Show(Screen::HowToPlay)),
        ShelfRequest::Back => Some(Request::Back),
    }
}

/// Returns the request of the keys that are pressed in this frame, but for those that choose.
fn request_of_keys(ctx: &egui::Context, shortcuts: &Shortcuts, shelf: &GameShelf) -> Option<ShelfRequest> {
    let keys = Listener { ctx, shortcuts };
    let has_lessons = shelf.chosen().is_some_and(|game| game.cover.lessons > 0);
    if is_pressed(ctx, egui::Key::Escape) {
        Some(ShelfRequest::Back)
    } else if has_lessons && keys.is_pressed(LESSONS) {
        Some(ShelfRequest::Lessons)
    } else if keys.is_pressed(Shortcut::HELP) {
        Some(ShelfRequest::HowToPlay)
    } else if sheet::is_enter_pressed(ctx) {
        ShelfFoot::default_request(shelf)
    } else {
        None
    }
}

/// Draws the dialog. Returns the request of a click.
fn draw_dialog(
    pen: &mut Pen,
    whole: Rect,
    shelf: &GameShelf,
    shortcuts: &Shortcuts,
    motion: BoxMotion,
) -> Option<ShelfRequest> {
    let title = phrase!("menu-new-game");
    let question = phrase!("shelf-question");
    let (rect, top) = sheet::draw_titled_dialog(pen, whole, DIALOG, &title, &question);
    let spoken = phrase!("shelf-spoken", title = title, count = shelf.games().len());
    add_spoken_text(pen.ui.ctx(), "game-shelf", rect, Manner::ReadOut, &pen.tell(&spoken));
    let room_of_foot = Rect::from_min_max(
        pos2(rect.left() + CARD_SIDE, top),
        pos2(rect.right() - CARD_SIDE, rect.bottom() - BELOW_FOOT),
    );
    let foot = ShelfFoot::new(pen, room_of_foot, shelf);
    let room = Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), foot.top));
    // The button that plays is the first that the keyboard reaches, and the games come next.
    let plays = foot.draw(pen, true);
    let asked = if let Some(layout) = RowLayout::new(pen, room, shelf, shortcuts) {
        let line = pen.tall(&question, QUESTION, f32::INFINITY);
        let right = pos2(rect.right() - 36.0, top - 16.0 - line / 2.0);
        let left = rect.left() + 36.0 + pen.wide(&question, QUESTION) + 18.0;
        draw_hints(pen, left, right, shelf, shortcuts);
        draw_boxes(pen, &layout, shelf, motion)
    } else {
        draw_marks(pen, room, shelf)
    };
    let others = foot.draw(pen, false);
    plays.or(asked).or(others)
}

/// Keys, and what they do.
struct KeyHint {
    caps: Vec<Phrase>,
    words: Phrase,
}

impl KeyHint {
    fn width(&self, pen: &Pen) -> f32 {
        let caps = self.caps.iter().map(|cap| pen.wide(cap, TextStyle::STRONG) + 19.0).sum::<f32>();
        caps + 2.0 + pen.wide(&self.words, HINT) + 18.0
    }
}

/// Returns what keys do, from the left, that has room in a width: if not all, then all but how to
/// play, or nothing. In a small window how to play is left out.
fn key_hints(pen: &Pen, width: f32, shelf: &GameShelf, shortcuts: &Shortcuts) -> Vec<KeyHint> {
    let hint = |caps: Vec<Phrase>, words| KeyHint { caps, words };
    let has_lessons = shelf.chosen().is_some_and(|game| game.cover.lessons > 0);
    let arrows = vec![shortcuts.first_key_cap(PREVIOUS_GAME), shortcuts.first_key_cap(NEXT_GAME)];
    let lessons = || hint(vec![shortcuts.first_key_cap(LESSONS)], phrase!("shelf-key-lessons"));
    let how_to_play = || hint(vec![shortcuts.first_key_cap(Shortcut::HELP)], phrase!("shelf-key-how-to-play"));
    let with = |with_how_to_play: bool| -> Vec<KeyHint> {
        let first = [
            hint(arrows.clone(), phrase!("shelf-key-choose")),
            hint(vec![english_key_cap(egui::Key::Enter)], phrase!("shelf-key-play")),
        ];
        let optional = [has_lessons.then(lessons), with_how_to_play.then(how_to_play)];
        let back = hint(vec![english_key_cap(egui::Key::Escape)], phrase!("shelf-key-back"));
        first.into_iter().chain(optional.into_iter().flatten()).chain([back]).collect()
    };
    let has_room = |hints: &Vec<KeyHint>| hints.iter().map(|hint| hint.width(pen)).sum::<f32>() <= width;
    let choices = [!sheet::has_larger_text(pen), false].map(with);
    choices.into_iter().find(has_room).unwrap_or_default()
}

/// Draws what keys do between `left` and the point at the right, unless text is large.
fn draw_hints(pen: &mut Pen, left: f32, right: egui::Pos2, shelf: &GameShelf, shortcuts: &Shortcuts) {
    if sheet::has_large_text(pen) {
        return;
    }
    let mut x = right.x;
    for hint in key_hints(pen, right.x - left, shelf, shortcuts).iter().rev() {
        x -= pen.wide(&hint.words, HINT);
        pen.centred_text((x, right.y), Anchor::Start, f32::INFINITY, HINT, &hint.words);
        x -= 7.0;
        for cap in hint.caps.iter().rev() {
            x -= pen.wide(cap, TextStyle::STRONG) + 14.0;
            pen.draw_keycap(x, right.y - 13.0, cap);
            x -= 5.0;
        }
        x -= 13.0;
    }
}
