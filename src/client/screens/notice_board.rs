//! Messages on cards at the right of every screen, the newest on top. Explanations at the table are
//! placed where they cover nothing that is needed there.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Area, Id, Order, Rect, Sense, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::explanation_room::{ExplanationRoom, ExplanationRooms};
use super::notice_card::{COMES, NoticeCard, NoticePress, WIDTH, notice_panel};
use crate::app::fault::Fault;
use crate::app::jobs::FileJobs;
use crate::app::notice::{Message, MessageContent, Notice};
use crate::app::request::Request;
use crate::app::screen::Layer;
use crate::art::Art;
use crate::kit::panel::{Node, show_panel};
use crate::kit::pen::rect_at;
use crate::kit::points::is_laid_out;
use crate::kit::text::Ruler;
use crate::kit::tokens::Space;
use crate::kit::{Appearance, Pen};
use crate::settings::Settings;

/// Distance of the first card from the top of the window, in points: below the bar of the table.
const FROM_TOP: f32 = 130.0;
/// Distance of cards from the edges of the window and from each other.
const FROM_EDGE: Space = Space::M;
const GAP: Space = Space::S;
/// Distance that a card moves as it comes.
const COMES_FROM: Space = Space::Xl;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExplanationRooms>().add_systems(EguiPrimaryContextPass, show.in_set(Layer::Notice));
}

/// Rectangle that a card has at rest, and its description; `None` for one that has no room and
/// waits.
type CardPlace<'a> = Option<(Rect, Node<'a, NoticePress>)>;

/// Presses on the cards, and the card under the pointer.
#[derive(Default)]
struct TouchedCards {
    closes: Option<u64>,
    held: Option<u64>,
    requests: Vec<Request>,
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
    let mut touched = TouchedCards::default();
    let mut hidden = Vec::new();
    let places = places(&Ruler { ctx: &ctx, look }, &cards, whole, &rooms);
    for (card, place) in cards.iter().zip(places) {
        let Some((rect, panel)) = place else {
            hidden.extend(card.number);
            continue;
        };
        let (part, opacity) = card.motion(&data.settings);
        let left = 1.0 - part;
        let aside = if card.explains { 0.0 } else { COMES_FROM.points() * left * left };
        let rect = rect.translate(vec2(aside, 0.0));
        // Cards that last as long as a condition have no number.
        let id = card.number.map_or_else(|| Id::new(("notice", card.icon)), |_| Id::new(("notice", card.number)));
        Area::new(id).order(Order::Foreground).fixed_pos(rect.min).constrain(false).show(&ctx, |ui| {
            ui.set_opacity(opacity);
            show_card(&mut Pen { ui, art: &mut data.art, look }, rect, card, panel, &mut touched);
        });
    }
    // The first frame after a rest may come late, so its time is limited.
    let waits = |number: u64| touched.held == Some(number) || hidden.contains(&number);
    notice.advance_time(data.time.delta().min(Duration::from_millis(100)), waits);
    if let Some(number) = touched.closes {
        notice.close_message(number);
    }
    // A message under the pointer waits, and needs no frame until the pointer moves.
    let is_hidden = |card: &NoticeCard| card.number.is_some_and(|number| hidden.contains(&number));
    let comes_or_goes =
        |card: &NoticeCard| card.shown < COMES * 2.0 || (card.left.is_some() && card.number != touched.held);
    let moves = |card: &NoticeCard| !is_hidden(card) && comes_or_goes(card);
    if touched.closes.is_some() || cards.iter().any(moves) {
        data.redraw.write(RequestRedraw);
    }
    data.requests.write_batch(touched.requests);
    Ok(())
}

/// Shows a card and listens to it.
fn show_card(pen: &mut Pen, rect: Rect, card: &NoticeCard, panel: Node<NoticePress>, touched: &mut TouchedCards) {
    // The card takes clicks but not the keyboard, which is for its buttons.
    pen.ui.allocate_rect(rect, Sense::CLICK);
    for press in show_panel(pen, rect, panel) {
        touched.requests.extend(card.request(pen, &press));
        if !matches!(press, NoticePress::Copy) {
            touched.closes = card.number;
        }
    }
    if card.number.is_some() && pen.ui.rect_contains_pointer(rect) {
        touched.held = card.number;
    }
}

/// Places of the cards.
fn places<'a>(ruler: &Ruler, cards: &'a [NoticeCard], window: Rect, rooms: &[ExplanationRoom]) -> Vec<CardPlace<'a>> {
    let inside = window.shrink(FROM_EDGE.points());
    let width = card_width(&ruler.look, inside);
    let mut top = None;
    let mut at_the_right = |card: &'a NoticeCard| {
        let mut panel = notice_panel(card);
        let height = panel.needed_height(ruler, width);
        // A card that has no room waits until those before it are gone.
        let from = top.unwrap_or_else(|| (window.top() + FROM_TOP).min(inside.bottom() - height).max(inside.top()));
        if top.is_some() && from + height > window.bottom() - GAP.points() {
            top = Some(f32::INFINITY);
            return None;
        }
        top = Some(from + height + GAP.points());
        Some((rect_at(inside.right() - width, from, width, height), panel))
    };
    cards.iter().map(|card| if card.explains { in_a_room(ruler, card, rooms) } else { at_the_right(card) }).collect()
}

/// Width of a card in a room, in points.
fn card_width(look: &Appearance, room: Rect) -> f32 {
    (WIDTH * look.text).min(room.width())
}

/// Place of a card in the first room that it fits into.
fn in_a_room<'a>(ruler: &Ruler, card: &'a NoticeCard, rooms: &[ExplanationRoom]) -> CardPlace<'a> {
    rooms.iter().find_map(|room| {
        let mut panel = notice_panel(card);
        let whole = room.rect.with_max_x(room.rect.left() + card_width(&ruler.look, room.rect));
        let height = panel.needed_height(ruler, whole.width());
        let top = if room.is_from_bottom { whole.bottom() - height } else { whole.top() };
        panel.fits_in(ruler, whole).then(|| (rect_at(whole.left(), top, whole.width(), height), panel))
    })
}
