//! The title: the way into everything else.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, Memory, Rect, Sense, Stroke, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{self, backdrop};
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::files::requests::Continue;
use crate::client::input::stepped;
use crate::client::kit::palette::{CREAM, INK, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::scroll::{self, Keys};
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Letters, Pen, focus};
use crate::client::play::Play;
use crate::client::settings::Settings;
use crate::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::Title)));
}

/// What the menu leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Choice {
    Continue,
    NewGame,
    Load,
    Replays,
    HowToPlay,
    Settings,
    Quit,
}

/// All choices: the ids of what they are called, and their icons.
const CHOICES: [(Choice, &str, &str); 7] = [
    (Choice::Continue, "menu-continue", "play"),
    (Choice::NewGame, "menu-new-game", "phase_factory"),
    (Choice::Load, "menu-load", "load"),
    (Choice::Replays, "menu-replays", "replay"),
    (Choice::HowToPlay, "menu-how-to-play", "help"),
    (Choice::Settings, "menu-settings", "settings"),
    (Choice::Quit, "menu-quit", "quit"),
];

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    latest: Res<Continue>,
    play: Option<Res<Play>>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let resume = play.is_some().then(|| phrase!("title-back-to-table")).or_else(|| latest.sentence());
    let open: Vec<_> =
        CHOICES.into_iter().filter(|(choice, ..)| *choice != Choice::Continue || resume.is_some()).collect();
    let choices: Vec<Choice> = open.iter().map(|(choice, ..)| *choice).collect();
    go_round(&ctx, &choices);
    let mut clicked = sheet::enter(&ctx).then(|| choices[0]);
    sheet::sheet(&ctx, &settings, &mut art, "title", |pen, whole| {
        let logo = scenery(pen, whole);
        // A low window has lower entries, so that the last one is on it too.
        let rows = open.len() as f32;
        let first = if resume.is_some() { 28.0 } else { 0.0 };
        let from = if sheet::is_large(pen) { logo + 12.0 } else { (whole.height() * 0.36).clamp(200.0, 304.0) };
        let (tall, gap) = if from + rows * 62.0 + first < whole.height() - 12.0 { (54.0, 8.0) } else { (49.0, 6.0) };
        let room = area(56.0, from, 340.0 * pen.look.text.min(1.4), whole.bottom() - 12.0 - from);
        scroll::scrolled(pen, room, "title", Keys::Pages, |pen, page| {
            let mut y = page.top();
            for &(choice, id, icon) in &open {
                let sub = resume.as_ref().filter(|_| choice == Choice::Continue);
                let label = pen.tell(&Phrase::new(id));
                let high = entry_height(pen, page.width(), &label, sub, if sub.is_some() { 76.0 } else { tall });
                if entry(pen, area(page.left(), y, page.width(), high), (choice, &label, icon), sub) {
                    clicked = Some(choice);
                }
                y += high + if sub.is_some() { gap + 6.0 } else { gap };
            }
            y - gap - page.top()
        });
        let version = phrase!("title-version", version = env!("CARGO_PKG_VERSION"));
        pen.text((whole.right() - 24.0, whole.bottom() - 29.0), Anchor::End, Face::Text, 16.0, CREAM, version);
    });
    let Some(choice) = clicked else { return Ok(()) };
    notice.clear();
    let request = match choice {
        Choice::Continue if play.is_some() => Request::Show(Screen::Table),
        Choice::Continue => match latest.path() {
            Some(path) => Request::Open(path),
            None => return Ok(()),
        },
        Choice::NewGame => Request::Show(Screen::NewGame),
        Choice::Load => Request::Show(Screen::Load),
        Choice::Replays => Request::Show(Screen::Replays),
        Choice::HowToPlay => Request::Show(Screen::HowToPlay),
        Choice::Settings => Request::Show(Screen::Settings),
        Choice::Quit => Request::Quit,
    };
    requests.write(request);
    Ok(())
}

/// From the last entry the arrow down leads to the first one, and the other way round: in the next frame, for in this one the arrow still
/// leads on from what has the keyboard.
fn go_round(ctx: &egui::Context, open: &[Choice]) {
    let round = Id::new("goes-round");
    if let Some(to) = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(round)).flatten() {
        focus::give(ctx, to);
    }
    let focused = ctx.memory(Memory::focused);
    let [first, last] = [open.first(), open.last()].map(|choice| choice.map(|choice| own_id(*choice)));
    for (key, from, to) in [(egui::Key::ArrowUp, first, last), (egui::Key::ArrowDown, last, first)] {
        if focused == from
            && stepped(ctx, key)
            && let Some(to) = to
        {
            ctx.data_mut(|data| data.insert_temp(round, Some(to)));
            ctx.request_repaint();
        }
    }
}

fn own_id(choice: Choice) -> Id {
    Id::new(("title", choice))
}

/// What is behind the entries. Returns where the logo ends.
fn scenery(pen: &mut Pen, whole: Rect) -> f32 {
    backdrop(pen, "title_scene", whole);
    let scale = (whole.width() / 1600.0).max(whole.height() / 900.0);
    let corner = whole.center() - vec2(1600.0, 900.0) * scale / 2.0;
    let power = corner + vec2(1185.0, 548.0) * scale;
    let size = 62.0 * scale / pen.look.text;
    pen.text((power.x, power.y), Anchor::Middle, Face::Display, size, crate::client::kit::palette::GREEN, "5");
    let dark = |alpha: u8| Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, alpha);
    let middle = 400.0;
    let left = Rect::from_min_size(whole.min, vec2(middle, whole.height()));
    let right = Rect::from_min_size(whole.min + vec2(middle, 0.0), vec2(640.0 - middle, whole.height()));
    let across = egui::Direction::LeftToRight;
    pen.painter().add(egui::Shape::gradient_rect(left, across, [dark(224), dark(140)]));
    pen.painter().add(egui::Shape::gradient_rect(right, across, [dark(140), dark(0)]));
    // Large text needs the room.
    let high = (whole.height() * 0.3125).min(250.0) / if sheet::is_large(pen) { pen.look.text } else { 1.0 };
    pen.drawing("logo", area(22.0, 26.0, high * 720.0 / 330.0, high), Color32::WHITE);
    26.0 + high
}

/// What is left and right of an entry's words.
const BESIDE: f32 = 76.0;

const fn letters(sub: Option<&Phrase>, colour: Color32) -> Letters {
    Letters::display(if sub.is_some() { 22.0 } else { 20.0 }, colour)
}

const SUB: Letters = Letters::bold(16.0, Color32::from_rgb(0x3a, 0x2a, 0x08));

fn entry_height(pen: &Pen, width: f32, label: &str, sub: Option<&Phrase>, drawn: f32) -> f32 {
    let room = width - BESIDE;
    let below = sub.map_or(0.0, |sub| pen.tall(sub, SUB, room));
    drawn.max(pen.tall(label, letters(sub, CREAM), room) + below + 12.0)
}

fn entry(pen: &mut Pen, rect: Rect, (choice, label, icon): (Choice, &str, &'static str), sub: Option<&Phrase>) -> bool {
    let response = pen.listen(rect, own_id(choice), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let (face, lip, light, text) = if sub.is_some() {
        (YELLOW, Color32::from_rgb(0xb9, 0x7c, 0x17), Color32::from_rgb(0xff, 0xd9, 0x78), INK)
    } else {
        let hover =
            if response.hovered() { Color32::from_rgb(0x3b, 0x57, 0x64) } else { Color32::from_rgb(0x2f, 0x47, 0x51) };
        (hover, Color32::from_rgb(0x1b, 0x2a, 0x30), Color32::from_rgb(0x52, 0x70, 0x80), CREAM)
    };
    pen.ring(&response, rect.expand(5.0), 14.0);
    pen.outlined(rect, 10.0, lip, Stroke::new(3.0, INK));
    let down = if response.is_pointer_button_down_on() { 4.0 } else { 0.0 };
    let top = Rect::from_min_size(rect.min + vec2(1.5, 1.5 + down), rect.size() - vec2(3.0, 8.5));
    pen.fill(top, 8.5, face);
    pen.line((top.left() + 8.5, top.top() + 3.0), (top.right() - 8.5, top.top() + 3.0), 2.2, light);
    let y = top.center().y;
    pen.icon(icon, rect.left() + 20.0, y - 14.0, 28.0, text);
    let (x, room) = (rect.left() + 66.0, rect.width() - BESIDE);
    let high = pen.tall(label, letters(sub, text), room);
    let below = sub.map_or(0.0, |sub| pen.tall(sub, SUB, room));
    pen.silently(|pen| {
        pen.about((x, y - below / 2.0), Anchor::Start, room, letters(sub, text), label);
        if let Some(sub) = sub {
            pen.about((x, y + high / 2.0), Anchor::Start, room, SUB, sub);
        }
    });
    if let Some(sub) = sub {
        say(pen.ui.ctx(), "gone-on-with", rect, Manner::Found, &pen.tell(sub));
    }
    response.clicked()
}
