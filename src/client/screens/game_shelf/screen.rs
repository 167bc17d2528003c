//! The shelf as a whole screen.

use std::cell::Cell;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::boxes::{BoxMotion, Boxes};
use super::card::card_below;
use super::foot::{PLAY_BUTTON, default_request, foot, has_lessons, play_button};
use super::games::GameShelf;
use super::keys::{LESSONS, NEXT_GAME, PREVIOUS_GAME, chosen_by_keys};
use super::marks::marks_and_card;
use super::options::{ShelfRequest, choose_option, speak_choice};
use super::play_motion::PlayMotion;
use crate::app::notice::Notice;
use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet;
use crate::art::Art;
use crate::input::bindings::english_key_cap;
use crate::input::{Listener, Shortcut, Shortcuts, is_pressed};
use crate::kit::focus::keep_arrow_keys;
use crate::kit::panel::build::{choose, column, keycap, row, text, widget};
use crate::kit::panel::{Node, Rank, place, show_panel};
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::tokens::Space;
use crate::kit::{Pen, TextStyle};
use crate::settings::Settings;
use crate::sound::Heard;
use shell::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    let draw = draw_shelf.in_set(Layer::Screen).run_if(in_state(Screen::GameShelf));
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// Size of the dialog with the usual text, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);

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
    if is_pressed(ctx, egui::Key::Escape) {
        Some(ShelfRequest::Back)
    } else if has_lessons(shelf) && keys.is_pressed(LESSONS) {
        Some(ShelfRequest::Lessons)
    } else if keys.is_pressed(Shortcut::HELP) {
        Some(ShelfRequest::HowToPlay)
    } else if sheet::is_enter_pressed(ctx) {
        Some(default_request(shelf))
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
    let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
    sheet::draw_rivets(pen, rect);
    let spoken = phrase!("shelf-spoken", title = phrase!("menu-new-game"), count = shelf.games().len());
    add_spoken_text(pen.ui.ctx(), "game-shelf", rect, Manner::ReadOut, &pen.tell(&spoken));
    speak_choice(pen, rect, shelf);
    let middle = Cell::new(rect.center().x);
    let boxes = Boxes { shelf, shortcuts, motion, middle: &middle };
    let mut placed = place(&pen.ruler(), rect, dialog(boxes));
    // The button that plays is the first that the keyboard reaches, and the games come next.
    let room_of_play = placed.rect_of(PLAY_BUTTON);
    let plays = room_of_play.and_then(|room| show_panel(pen, room, play_button(shelf)).pop());
    plays.or(placed.show(pen).pop())
}

/// Describes the dialog: the boxes with the card of the chosen game below, or where they have no
/// room a list with the card beside it.
fn dialog<'a>(boxes: Boxes<'a>) -> Node<'a, ShelfRequest> {
    let Boxes { shelf, shortcuts, middle, .. } = boxes;
    let title = text(TextStyle::DIALOG, phrase!("menu-new-game")).manner(Manner::Heading);
    let question = || text(TextStyle::LEAD, phrase!("shelf-question"));
    let with_hints =
        |hints: Vec<Node<'a, ShelfRequest>>| row([question().grow(), row(hints).gap(Space::M)]).gap(Space::L);
    let hints = [true, false].map(|is_all| with_hints(key_hints(shelf, shortcuts, is_all)));
    let question = choose(hints.into_iter().chain([question()]));
    let below = column([widget(boxes).grow(), card_below(shelf, middle)]).gap(Space::Xxs).narrow();
    column([
        column([title, question]).gap(Space::Xs),
        choose([below, marks_and_card(shelf)]).gives_way(Rank::First).stays().grow(),
        foot(shelf),
    ])
    .gap(Space::M)
    .inside_by(Space::Xxl, Space::L)
}

/// Describes what keys do, from the left: all of them, or all but how to play.
fn key_hints<'a>(shelf: &GameShelf, shortcuts: &Shortcuts, is_all: bool) -> Vec<Node<'a, ShelfRequest>> {
    let arrows = [PREVIOUS_GAME, NEXT_GAME].map(|shortcut| keycap(shortcuts.first_key_cap(shortcut)));
    let one = |cap: Phrase, words: Phrase| key_hint([keycap(cap)], words);
    let of = |shortcut: Shortcut, words: Phrase| one(shortcuts.first_key_cap(shortcut), words);
    // Enter does what the emphasized button does, which may be what another key does, too.
    let begins = default_request(shelf) == ShelfRequest::Lessons;
    let enter = if begins { phrase!("shelf-key-lessons") } else { phrase!("shelf-key-play") };
    let lessons = (has_lessons(shelf) && !begins).then(|| of(LESSONS, phrase!("shelf-key-lessons")));
    let how_to_play = is_all.then(|| of(Shortcut::HELP, phrase!("shelf-key-how-to-play")));
    [
        Some(key_hint(arrows, phrase!("shelf-key-choose"))),
        Some(one(english_key_cap(egui::Key::Enter), enter)),
        lessons,
        how_to_play,
        Some(one(english_key_cap(egui::Key::Escape), phrase!("shelf-key-back"))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Describes keys, and what they do.
fn key_hint<'a>(caps: impl IntoIterator<Item = Node<'a, ShelfRequest>>, words: Phrase) -> Node<'a, ShelfRequest> {
    row(caps).gap(Space::Xs).and([text(TextStyle::NOTE, words)])
}
