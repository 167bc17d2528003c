//! Messages on cards at the right of every screen, the newest on top. Explanations at the table are
//! placed where they cover nothing that is needed there.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Id, Order, Rect, Ui, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::explanation_room::{ExplanationRoom, ExplanationRooms};
use super::notice_card::{COMES, NoticeCard, NoticeLayout, NoticeRequests, draw_card};
use crate::app::fault::Fault;
use crate::app::jobs::FileJobs;
use crate::app::notice::{Message, MessageContent, Notice};
use crate::app::request::Request;
use crate::app::screen::Layer;
use crate::art::Art;
use crate::kit::Pen;
use crate::kit::pen::rect_at;
use crate::kit::points::is_laid_out;
use crate::settings::Settings;

/// Distance of the first card from the right and the top of the window, in points.
const FROM: (f32, f32) = (12.0, 130.0);
/// Gap between two cards, in points.
const GAP: f32 = 8.0;
/// Least width of a card's words, in points at the usual text size.
const LEAST_WORDS: f32 = 120.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExplanationRooms>().add_systems(EguiPrimaryContextPass, show.in_set(Layer::Notice));
}

/// Messages and their surroundings, and things that the cards ask for.
#[derive(SystemParam)]
struct NoticeBoardData<'w> {
    notice: ResMut<'w, Notice>,
    jobs: Res<'w, FileJobs>,
    rooms: ResMut<'w, ExplanationRooms>,
    settings: Res<'w, Settings>,
    art: ResMut<'w, Art>,
    time: Res<'w, Time<Real>>,
    requests: MessageWriter<'w, Request>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

fn show(mut contexts: EguiContexts, mut data: NoticeBoardData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let notice = data.notice.bypass_change_detection();
    let rooms = std::mem::take(&mut data.rooms.0);
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let lasting = notice.autosave_fault().map(|why| MessageContent::Fault(Fault::Autosave(why.clone())));
    let lasting = lasting.map(|told| NoticeCard::of(None, &told, Duration::from_secs(1)));
    let of_message = |message: &Message| NoticeCard::of(Some(message.number), &message.told, message.shown);
    let slow = data.jobs.slow().map(NoticeCard::of_slow_disk);
    let cards: Vec<NoticeCard> = notice.messages().iter().map(of_message).chain(lasting).chain(slow).collect();
    let look = data.settings.appearance_in(&ctx);
    let whole = ctx.content_rect();
    let mut asked = NoticeRequests::default();
    let mut scratch = Ui::new(ctx.clone(), Id::new("a notice's size"), UiBuilder::new().max_rect(whole).invisible());
    let pen = Pen { ui: &mut scratch, art: &mut data.art, look };
    let mut hidden = Vec::new();
    for (card, place) in cards.iter().zip(places(&pen, &cards, whole, &rooms)) {
        let Some((rect, layout)) = place else {
            hidden.extend(card.number);
            continue;
        };
        let (aside, opacity) = card.motion(&data.settings);
        let rect = rect.translate(vec2(if card.explains { 0.0 } else { aside }, 0.0));
        // Cards that last as long as a condition have no number.
        let id = card.number.map_or_else(|| Id::new(("notice", card.icon)), |_| Id::new(("notice", card.number)));
        Area::new(id).order(Order::Foreground).fixed_pos(rect.min).constrain(false).show(&ctx, |ui| {
            ui.set_opacity(opacity);
            draw_card(&mut Pen { ui, art: &mut data.art, look }, rect, card, &layout, &mut asked);
        });
    }
    // The first frame after a rest may come late, so its time is limited.
    let waits = |number: u64| asked.held == Some(number) || hidden.contains(&number);
    notice.advance_time(data.time.delta().min(Duration::from_millis(100)), waits);
    if let Some(number) = asked.closes {
        notice.close_message(number);
    }
    // A message under the pointer waits, and needs no frame until the pointer moves.
    let is_hidden = |card: &NoticeCard| card.number.is_some_and(|number| hidden.contains(&number));
    let comes_or_goes =
        |card: &NoticeCard| card.shown < COMES.1 * 2.0 || (card.left.is_some() && card.number != asked.held);
    let moves = |card: &NoticeCard| !is_hidden(card) && comes_or_goes(card);
    if asked.closes.is_some() || cards.iter().any(moves) {
        data.redraw.write(RequestRedraw);
    }
    data.requests.write_batch(asked.requests);
    Ok(())
}

/// The place and layout of each card; `None` for a card that has no room and waits.
fn places(
    pen: &Pen,
    cards: &[NoticeCard],
    window: Rect,
    rooms: &[ExplanationRoom],
) -> Vec<Option<(Rect, NoticeLayout)>> {
    let mut top = None;
    let mut at_the_right = |card: &NoticeCard| {
        let layout = card.layout(pen, window.width() - 2.0 * FROM.0);
        let highest = (window.bottom() - layout.high - FROM.0).max(window.top() + FROM.0);
        // A card that has no room waits until those before it are gone.
        let from = top.unwrap_or((window.top() + FROM.1).min(highest));
        if top.is_some() && from + layout.high > window.bottom() - GAP {
            top = Some(f32::INFINITY);
            return None;
        }
        top = Some(from + layout.high + GAP);
        Some((rect_at(window.right() - FROM.0 - layout.width, from, layout.width, layout.high), layout))
    };
    cards.iter().map(|card| if card.explains { in_a_room(pen, card, rooms) } else { at_the_right(card) }).collect()
}

/// Rectangle and layout of a card in the first room that it fits into.
fn in_a_room(pen: &Pen, card: &NoticeCard, rooms: &[ExplanationRoom]) -> Option<(Rect, NoticeLayout)> {
    rooms.iter().find_map(|room| {
        let layout = card.layout(pen, room.rect.width());
        let has_place = layout.room >= pen.size(LEAST_WORDS) && layout.high <= room.rect.height();
        let top = if room.is_from_bottom { room.rect.bottom() - layout.high } else { room.rect.top() };
        has_place.then(|| (rect_at(room.rect.left(), top, layout.width, layout.high), layout))
    })
}
