//! Presses and drags of price tags and of the disc.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Pos2, Rect, Response, Sense, Vec2, WidgetInfo, WidgetType};

use super::hover::HoveredThing;
use super::layout::MarketForm;
use super::market_words;
use super::tag_state::TagState;
use super::view::{MarketView, take_disc};
use crate::client::play::{DropPlace, How, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::parts::{Kind, Market};
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// The disc under the pointer: its sectors belong to the tags on them.
struct HeardDisc {
    response: Response,
    /// Square and market of the tag under the pointer.
    under: Option<(usize, Market)>,
    /// The same where the button of the pointer went down, and the place.
    pressed: Option<(usize, Market)>,
    origin: Option<Pos2>,
}

/// A price tag that is listened to.
#[derive(Clone, Copy)]
struct ListenedTag {
    square: usize,
    kind: Kind,
    market: Market,
    state: TagState,
    rect: Rect,
}

impl ListenedTag {
    const fn thing(&self) -> Thing {
        Thing::Price(self.kind, self.market)
    }
}

/// A price tag with the response to the pointer.
struct HeardTag {
    tag: ListenedTag,
    response: Response,
}

/// Listens to the squares, the nuts, the disc and its tags, and notes their places. Returns the
/// thing under the pointer.
pub fn listen_to_market(pen: &mut Pen, scene: &mut Scene, view: &MarketView) -> Option<HoveredThing> {
    let disc = hear_disc(pen, scene, view);
    let mut hovered = listen_to_nuts(pen, scene, view);
    let mut drags = disc.response.drag_started_by(PointerButton::Primary);
    let mut takes_tag = false;
    let squares = *scene.table.data().ring().squares();
    for (square, kind) in squares.into_iter().enumerate() {
        if listen_to_square(pen, scene, view, square, kind) {
            hovered = Some(HoveredThing::Square(kind));
        }
    }
    for (square, kind) in squares.into_iter().enumerate() {
        for market in Market::BOTH {
            let rect = view.layout.tag(square as f32, market);
            let tag = ListenedTag { square, kind, market, state: TagState::of(scene, kind, market), rect };
            let response = listen_to_tag(pen, scene, view, tag);
            let is_under = disc.response.hovered() && disc.under == Some((square, market));
            if view.is_at_rest() && (response.hovered() || is_under) {
                hovered = Some(HoveredThing::Tag(kind, market));
                scene.point_at(tag.thing());
            }
            drags |= response.drag_started_by(PointerButton::Primary);
            takes_tag |= act_on_tag(pen, scene, view, &HeardTag { tag, response }, &disc);
        }
    }
    if drags && !takes_tag {
        turn_disc(pen, scene, view, disc.origin);
    }
    hovered
}

/// Listens to the disc below its tags.
fn hear_disc(pen: &mut Pen, scene: &mut Scene, view: &MarketView) -> HeardDisc {
    let middle = view.layout.middle();
    let whole = Rect::from_center_size(middle, Vec2::splat(2.0 * view.layout.radius()));
    scene.note_lesson_spot(Spot::Disc, whole);
    let response = pen.ui.interact(whole, Id::new("disc of the market"), Sense::click_and_drag());
    response.widget_info(|| name_widget(pen, WidgetType::Other, true, &market_words::disc_name()));
    let rim = match view.layout.form {
        MarketForm::Ring(_) => Rect::from_center_size(
            middle - Vec2::new(0.0, view.layout.radius()),
            Vec2::splat(LIP * view.layout.tag_scale()),
        ),
        MarketForm::Rows(_) => whole,
    };
    notes::record_place(pen.ui.ctx(), || "disc rim".to_owned(), rim);
    let at = scene.pointer_position(pen.ui);
    let origin = pen.ui.input(|input| input.pointer.press_origin());
    let is_on_rim = |at: &Pos2| view.layout.is_on_disc(*at) && view.layout.tag_at(*at).is_none();
    let response =
        if at.as_ref().is_some_and(is_on_rim) { response.on_hover_cursor(CursorIcon::Grab) } else { response };
    HeardDisc {
        response,
        under: at.and_then(|at| view.layout.tag_at(at)),
        pressed: origin.and_then(|origin| view.layout.tag_at(origin)),
        origin,
    }
}

/// Side of the place that is recorded for the rim, in units of the tags.
const LIP: f32 = 14.0;

fn name_widget(pen: &Pen, kind: WidgetType, is_enabled: bool, name: &Phrase) -> WidgetInfo {
    WidgetInfo::labeled(kind, is_enabled, pen.tell(name))
}

/// Listens to the nuts. Returns whether the pointer is on them.
fn listen_to_nuts(pen: &mut Pen, scene: &Scene, view: &MarketView) -> Option<HoveredThing> {
    let response = pen.ui.interact(view.layout.nuts(), Id::new("nuts of the market"), Sense::hover());
    response.widget_info(|| name_widget(pen, WidgetType::Label, true, &market_words::nuts_left(scene.table)));
    response.hovered().then_some(HoveredThing::Nuts)
}

/// Listens to a square. Returns whether the pointer is on it.
fn listen_to_square(pen: &mut Pen, scene: &mut Scene, view: &MarketView, square: usize, kind: Kind) -> bool {
    let frame = view.layout.square(square).frame;
    scene.note_lesson_spot(Spot::Square(kind), frame);
    notes::record_place(pen.ui.ctx(), || format!("square {}", kind.key()), frame);
    let response = pen.ui.interact(frame, Id::new(("square of the market", kind)), Sense::hover());
    response.widget_info(|| name_widget(pen, WidgetType::Label, true, &market_words::square_facts(scene.table, kind)));
    response.hovered()
}

/// Listens to a price tag. Its name for screen readers says whether it can be bought at.
fn listen_to_tag(pen: &mut Pen, scene: &mut Scene, view: &MarketView, tag: ListenedTag) -> Response {
    scene.note_thing(tag.thing(), tag.rect);
    scene.note_lesson_spot(Spot::Price(tag.kind, tag.market), tag.rect);
    notes::record_place(pen.ui.ctx(), || format!("price {} {}", tag.kind.key(), tag.market.key()), tag.rect);
    let response = pen.ui.interact(tag.rect, Id::new(("price", tag.kind, tag.market)), Sense::click_and_drag());
    // While the disc is turned ahead, tags show other prices than those that would be paid.
    let is_enabled = tag.state == TagState::ForSale && scene.is_open() && view.is_at_rest();
    response.widget_info(|| {
        let name = market_words::tag_name(scene.table, tag.kind, tag.market, tag.state);
        name_widget(pen, WidgetType::Button, is_enabled, &name)
    });
    if is_enabled { response.on_hover_cursor(CursorIcon::Grab) } else { response }
}

/// Takes the component of a tag in hand that is dragged, or buys it to the bench at a click.
/// Returns whether it is taken.
fn act_on_tag(pen: &Pen, scene: &mut Scene, view: &MarketView, heard: &HeardTag, disc: &HeardDisc) -> bool {
    let HeardTag { tag, response } = heard;
    let place = (tag.square, tag.market);
    // The price beside a square changes with the disc: a second click must not buy at another one.
    let position = scene.table.market().disc;
    let hears = scene.accepts_press(pen, tag.rect, (tag.thing(), position, scene.is_open()));
    if !scene.is_open() || scene.held_thing().is_some() || !view.is_at_rest() {
        return false;
    }
    let by_disc = disc.response.drag_started_by(PointerButton::Primary) && disc.pressed == Some(place);
    let is_dragged = response.drag_started_by(PointerButton::Primary) || by_disc;
    if is_dragged && tag.state == TagState::ForSale {
        scene.send_command(RoboticsCommand::PickUp(tag.thing(), How::Drag));
        return true;
    }
    let is_clicked = response.clicked() || disc.response.clicked() && disc.under == Some(place);
    if is_clicked && hears {
        scene.send_command(RoboticsCommand::Move(tag.thing(), DropPlace::Bench));
    }
    false
}

/// Takes the disc in hand where a drag began on it.
fn turn_disc(pen: &Pen, scene: &Scene, view: &MarketView, origin: Option<Pos2>) {
    let is_free = scene.question.is_none() && scene.held_thing().is_none() && !view.turn.is_moving;
    if let Some(origin) = origin.filter(|origin| is_free && view.layout.is_on_disc(*origin)) {
        take_disc(pen, (origin - view.layout.middle()).angle());
    }
}
