//! The title: the way into everything else.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, Memory, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{self, backdrop};
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::files::requests::Continue;
use crate::client::input::stepped;
use crate::client::kit::palette::{CREAM, GREEN, INK, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::scroll::{self, Keys};
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Letters, Pen, focus};
use crate::client::play::Play;
use crate::client::play::found_puzzles::today;
use crate::client::play::learned::Learned;
use crate::client::settings::Settings;
use crate::language::{Phrase, phrase};
use crate::lessons::{Progress, library};
use crate::puzzles::State;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::Title)));
}

/// What the menu leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Choice {
    Continue,
    NewGame,
    Lessons,
    Puzzles,
    Load,
    Replays,
    HowToPlay,
    Settings,
    Quit,
}

/// What a choice is called, by its id, and its icon.
const fn words(choice: Choice) -> (&'static str, &'static str) {
    match choice {
        Choice::Continue => ("menu-continue", "play"),
        Choice::NewGame => ("menu-new-game", "phase_factory"),
        Choice::Lessons => ("menu-first-game", "human"),
        Choice::Puzzles => ("menu-puzzles", "target"),
        Choice::Load => ("menu-load", "load"),
        Choice::Replays => ("menu-replays", "replay"),
        Choice::HowToPlay => ("menu-how-to-play", "help"),
        Choice::Settings => ("menu-settings", "settings"),
        Choice::Quit => ("menu-quit", "quit"),
    }
}

/// The rows of one or two choices: whoever has nothing to go on with and took no lesson is offered the first game before all else.
fn rows(has_game: bool, is_new: bool) -> Vec<Vec<Choice>> {
    use Choice::{Continue, HowToPlay, Lessons, Load, NewGame, Puzzles, Quit, Replays, Settings};
    let first = match (has_game, is_new) {
        (true, _) => vec![vec![Continue], vec![NewGame], vec![Lessons, Puzzles]],
        (false, true) => vec![vec![Lessons], vec![NewGame], vec![Puzzles]],
        (false, false) => vec![vec![NewGame], vec![Lessons, Puzzles]],
    };
    first.into_iter().chain([vec![Load, Replays], vec![HowToPlay, Settings], vec![Quit]]).collect()
}

/// What stands below a choice's name: what is gone on with, or how far the lessons are.
struct Below {
    resume: Option<Phrase>,
    lessons: Phrase,
    puzzles: Phrase,
    /// Whether a puzzle waits: today's is not solved.
    has_puzzle: bool,
    /// The choice that stands out.
    main: Choice,
}

impl Below {
    fn of(&self, choice: Choice) -> Option<&Phrase> {
        match choice {
            Choice::Continue => self.resume.as_ref(),
            Choice::Lessons => Some(&self.lessons),
            Choice::Puzzles => Some(&self.puzzles),
            _ => None,
        }
    }
}

/// How today's puzzle stands, and whether it is still to be solved.
fn today_is(learned: &Learned) -> (Phrase, bool) {
    match learned.puzzles.daily(today()) {
        None => (phrase!("title-puzzle-new"), true),
        Some(State::AnswerSeen) => (phrase!("title-puzzle-seen"), false),
        Some(_) => (phrase!("title-puzzle-solved"), false),
    }
}

/// How far the lessons are.
fn lessons(progress: &Progress) -> Phrase {
    let count = library::all().len();
    match progress.next().and_then(|next| library::all().iter().position(|lesson| lesson == next)) {
        Some(0) if progress.step_of(&library::all()[0]).is_none() => {
            phrase!("title-lessons-new", minutes = library::minutes())
        }
        Some(number) => phrase!("title-lesson", number = number + 1, count = count),
        None => phrase!("title-lessons-done", count = count),
    }
}

fn show(
    mut contexts: EguiContexts,
    (settings, learned): (Res<Settings>, Res<Learned>),
    mut art: ResMut<Art>,
    latest: Res<Continue>,
    play: Option<Res<Play>>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    // Lessons and puzzles are left behind; they are gone on with by ways of their own.
    let play = play.filter(|play| !play.is_exercise());
    let resume = play.is_some().then(|| phrase!("title-back-to-table")).or_else(|| latest.sentence());
    let is_new = learned.lessons == Progress::default();
    let rows = rows(resume.is_some(), is_new);
    let (puzzles, has_puzzle) = today_is(&learned);
    let below = Below { resume, lessons: lessons(&learned.lessons), puzzles, has_puzzle, main: rows[0][0] };
    go_round(&ctx, &rows);
    let mut clicked = sheet::enter(&ctx).then_some(below.main);
    sheet::sheet(&ctx, &settings, &mut art, "title", |pen, whole| {
        let logo = scenery(pen, whole);
        let from = if sheet::is_large(pen) { logo + 12.0 } else { (whole.height() * 0.36).clamp(200.0, 288.0) };
        let room = Rect::from_min_max(pos2(56.0, from), whole.max - vec2(0.0, 12.0));
        clicked = entries(pen, room, &rows, &below).or(clicked);
        let version = phrase!("title-version", version = env!("CARGO_PKG_VERSION"));
        pen.text((whole.right() - 24.0, whole.bottom() - 29.0), Anchor::End, Face::Text, 16.0, CREAM, version);
    });
    let Some(choice) = clicked else { return Ok(()) };
    notice.clear();
    let at_table = play.is_some().then_some(Request::Show(Screen::Table));
    let goes_on = at_table.or_else(|| latest.path().map(Request::Open));
    requests.write_batch(leads_to(choice, goes_on));
    Ok(())
}

/// Where a choice leads.
fn leads_to(choice: Choice, goes_on: Option<Request>) -> Option<Request> {
    Some(match choice {
        Choice::Continue => return goes_on,
        Choice::NewGame => Request::Show(Screen::NewGame),
        Choice::Lessons => Request::Show(Screen::Lessons),
        Choice::Puzzles => Request::Show(Screen::Puzzles),
        Choice::Load => Request::Show(Screen::Load),
        Choice::Replays => Request::Show(Screen::Replays),
        Choice::HowToPlay => Request::Show(Screen::HowToPlay),
        Choice::Settings => Request::Show(Screen::Settings),
        Choice::Quit => Request::Quit,
    })
}

/// The rows of entries, pairs side by side where their words have room; returns the choice that was pressed.
fn entries(pen: &mut Pen, room: Rect, rows: &[Vec<Choice>], below: &Below) -> Option<Choice> {
    let pairs = rows.iter().filter(|row| row.len() > 1).flatten();
    let widest = pairs.map(|choice| pen.wide(Phrase::new(words(*choice).0), letters(false, CREAM))).fold(0.0, f32::max);
    let pair = 2.0 * (widest + BESIDE + 2.0) + 8.0;
    // A bar for scrolling must not take the room that keeps pairs side by side.
    let wide = (372.0 * pen.look.text.min(1.4)).max(pair.min(WIDEST) + BAR);
    let room = Rect::from_min_size(room.min, vec2(wide, room.height()));
    let mut pressed = None;
    scroll::scrolled(pen, room, "title", Keys::Pages, |pen, page| {
        let mut y = page.top();
        for row in rows {
            let is_pair = row.len() > 1 && pair <= page.width() && !sheet::is_large(pen);
            let columns = if is_pair { 2 } else { 1 };
            for line in row.chunks(columns) {
                let (high, choice) = entry_line(pen, page.with_min_y(y), line, (columns, below));
                pressed = pressed.or(choice);
                // What stands out stands a little apart.
                y += high + if line.contains(&below.main) { 14.0 } else { 8.0 };
            }
        }
        y - 8.0 - page.top()
    });
    pressed
}

/// Entries side by side, of which `columns` share the width. Returns how high they are, and the one that was pressed.
fn entry_line(pen: &mut Pen, room: Rect, line: &[Choice], (columns, below): (usize, &Below)) -> (f32, Option<Choice>) {
    let wide = (room.width() - 8.0 * (columns - 1) as f32) / columns as f32;
    let height = |choice: &Choice| {
        let (sub, label) = (below.of(*choice), pen.tell(&Phrase::new(words(*choice).0)));
        entry_height(pen, wide, &label, (*choice == below.main, sub), if sub.is_some() { 70.0 } else { 52.0 })
    };
    let high = line.iter().map(height).fold(0.0, f32::max);
    let mut pressed = None;
    for (column, &choice) in line.iter().enumerate() {
        let place = area(room.left() + column as f32 * (wide + 8.0), room.top(), wide, high);
        if entry(pen, place, choice, (choice == below.main, below.of(choice))) {
            pressed = Some(choice);
        }
        if choice == Choice::Puzzles && below.has_puzzle {
            badge(pen, place);
        }
    }
    (high, pressed)
}

/// At the corner of an entry: one thing there is new. Large text says so in words alone.
fn badge(pen: &mut Pen, entry: Rect) {
    if sheet::is_large(pen) {
        return;
    }
    let middle = entry.right_top() + vec2(-5.0, 3.0);
    pen.painter().circle(middle, 11.0, GREEN, Stroke::new(2.5, INK));
    pen.silently(|pen| {
        pen.about(middle.into(), Anchor::Middle, 22.0, Letters::bold(16.0, INK), "1");
    });
    let place = Rect::from_center_size(middle, vec2(22.0, 22.0));
    say(pen.ui.ctx(), "puzzle-waits", place, Manner::Found, &pen.tell(&phrase!("title-puzzle-waits")));
}

/// From the last entry the arrow down leads to the first one, and the other way round: in the next frame, for in this one the arrow still
/// leads on from what has the keyboard.
fn go_round(ctx: &egui::Context, rows: &[Vec<Choice>]) {
    let round = Id::new("goes-round");
    if let Some(to) = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(round)).flatten() {
        focus::give(ctx, to);
    }
    let focused = ctx.memory(Memory::focused);
    let ids =
        |row: Option<&Vec<Choice>>| -> Vec<Id> { row.into_iter().flatten().map(|&choice| own_id(choice)).collect() };
    let (first, last) = (ids(rows.first()), ids(rows.last()));
    for (key, from, to) in [(egui::Key::ArrowUp, &first, &last), (egui::Key::ArrowDown, &last, &first)] {
        if focused.is_some_and(|focused| from.contains(&focused))
            && stepped(ctx, key)
            && let Some(to) = to.first()
        {
            ctx.data_mut(|data| data.insert_temp(round, Some(*to)));
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
    pen.text((power.x, power.y), Anchor::Middle, Face::Display, size, GREEN, "5");
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

/// How wide a bar for scrolling is, with the gap before it.
const BAR: f32 = 16.0;
/// How wide the entries get for the words of pairs.
const WIDEST: f32 = 520.0;
/// What is left of an entry's words, and left and right of them.
const BEFORE: f32 = 52.0;
const BESIDE: f32 = 62.0;

/// The letters of an entry: of the one that stands out, or of another.
const fn letters(is_main: bool, colour: Color32) -> Letters {
    Letters::display(if is_main { 22.0 } else { 18.0 }, colour)
}

const fn small(is_main: bool) -> Letters {
    Letters::bold(16.0, if is_main { Color32::from_rgb(0x3a, 0x2a, 0x08) } else { SECOND })
}

fn entry_height(pen: &Pen, width: f32, label: &str, (is_main, sub): (bool, Option<&Phrase>), drawn: f32) -> f32 {
    let room = width - BESIDE;
    let below = sub.map_or(0.0, |sub| pen.tall(sub, small(is_main), room));
    drawn.max(pen.tall(label, letters(is_main, CREAM), room) + below + 14.0)
}

/// Draws an entry; returns whether it was pressed.
fn entry(pen: &mut Pen, rect: Rect, choice: Choice, (is_main, sub): (bool, Option<&Phrase>)) -> bool {
    let (id, icon) = words(choice);
    let label = &*pen.tell(&Phrase::new(id));
    let response = pen.listen(rect, own_id(choice), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let (face, lip, light, text) = if is_main {
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
    pen.icon(icon, rect.left() + 14.0, y - 13.0, 26.0, text);
    let (x, room) = (rect.left() + BEFORE, rect.width() - BESIDE);
    let high = pen.tall(label, letters(is_main, text), room);
    let below = sub.map_or(0.0, |sub| pen.tall(sub, small(is_main), room));
    pen.silently(|pen| {
        pen.about((x, y - below / 2.0), Anchor::Start, room, letters(is_main, text), label);
        if let Some(sub) = sub {
            pen.about((x, y + high / 2.0), Anchor::Start, room, small(is_main), sub);
        }
    });
    if let Some(sub) = sub {
        say(pen.ui.ctx(), ("below", id), rect, Manner::Found, &pen.tell(sub));
    }
    response.clicked()
}
