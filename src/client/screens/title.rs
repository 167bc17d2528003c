//! The title screen, which leads to all other screens.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, Memory, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::title_choices::{Below, Choice, lessons, rows, today_is};
use super::title_entries::{entries, own_id};
use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{self, backdrop};
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::files::latest::Continue;
use crate::client::input::stepped;
use crate::client::kit::palette::{CREAM, GREEN};
use crate::client::kit::pen::rect_at;
use crate::client::kit::{Anchor, Pen, focus};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::client::play::Play;
use crate::games::junkyard_bots::client::play::exercises::learned::Learned;
use crate::games::junkyard_bots::lessons::LessonProgress;
use crate::games::junkyard_bots::table::RoundState;
use crate::shell::about::VERSION;
use crate::shell::language::phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::Title)));
}

fn show(
    mut contexts: EguiContexts,
    (settings, learned): (Res<Settings>, Res<Learned>),
    mut art: ResMut<Art>,
    latest: Res<Continue>,
    (play, state): (Option<Res<Play>>, Option<Res<RoundState>>),
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    // Lessons and puzzles are not resumed here; they have entries of their own.
    let play = play.filter(|play| !play.is_exercise());
    let is_over = state.is_some_and(|state| state.outcome.is_some());
    let at_hand = match (play.is_some(), is_over) {
        (false, _) => None,
        (true, false) => Some((phrase!("title-back-to-table"), Screen::Table)),
        (true, true) => Some((phrase!("back-to-result"), Screen::Victory)),
    };
    let resume = at_hand.as_ref().map(|(words, _)| words.clone()).or_else(|| latest.sentence());
    let is_new = learned.lessons == LessonProgress::default();
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
        let version = phrase!("title-version", version = VERSION);
        pen.text((whole.right() - 24.0, whole.bottom() - 29.0), Anchor::End, Face::Text, 16.0, CREAM, version);
    });
    let Some(choice) = clicked else { return Ok(()) };
    notice.clear();
    let at_hand = at_hand.map(|(_, screen)| Request::Show(screen));
    let goes_on = at_hand.or_else(|| latest.path().map(Request::Continue));
    requests.write_batch(leads_to(choice, goes_on));
    Ok(())
}

/// Request of a choice; `goes_on` is the request of [`Choice::Continue`].
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

/// Leads the arrow down from the last entry to the first one, and the arrow up from the first to
/// the last. This takes effect in the next frame, because in this one the arrow still moves the
/// focus.
fn go_round(ctx: &egui::Context, rows: &[Vec<Choice>]) {
    let round = Id::new("goes-round");
    if let Some(to) = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(round)).flatten() {
        focus::give_focus(ctx, to);
    }
    let focused = ctx.memory(Memory::focused);
    let ids =
        |row: Option<&Vec<Choice>>| -> Vec<Id> { row.into_iter().flatten().map(|&choice| own_id(choice)).collect() };
    let first = ids(rows.first());
    let last = ids(rows.last());
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

/// Draws the background. Returns the lower edge of the logo, in points.
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
    // Large text needs the room, so the logo is smaller.
    let high = (whole.height() * 0.3125).min(250.0) / if sheet::is_large(pen) { pen.look.text } else { 1.0 };
    pen.draw_svg("logo", rect_at(22.0, 26.0, high * 720.0 / 330.0, high), Color32::WHITE);
    26.0 + high
}
