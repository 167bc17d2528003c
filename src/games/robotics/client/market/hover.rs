//! Things of the market under the pointer, and what is told of each.

use std::time::Duration;

use bevy_egui::egui::{Id, Rect};

use super::bubble::HoverBubble;
use super::market_words;
use super::tag_state::TagState;
use super::view::MarketView;
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::parts::{Kind, Market};
use client::kit::Pen;
use shell::language::InWords;

/// Seconds for which the pointer rests on a thing before it is told of.
const RESTS: f32 = 0.3;
/// Seconds before that in which a move of the pointer counts as made on the thing.
const JUST_BEFORE: f64 = 0.05;

/// Thing of the market under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HoveredThing {
    /// Price tag.
    Tag(Kind, Market),
    /// Square.
    Square(Kind),
    /// The nuts that are left.
    Nuts,
}

/// Bubble about the thing under the resting pointer, or about the price tag that the keyboard has
/// chosen; `None` while something is in hand, and for a thing that says all itself.
pub fn bubble_of(pen: &Pen, scene: &Scene, view: &MarketView, hovered: Option<HoveredThing>) -> Option<HoverBubble> {
    let has_rested = has_rested(pen, scene, hovered);
    if scene.held_thing().is_some() || !view.is_at_rest() || !has_rested {
        return None;
    }
    let chosen = match view.looked_at {
        Some(Thing::Price(kind, market)) => Some(HoveredThing::Tag(kind, market)),
        _ => None,
    };
    let thing = hovered.or(chosen)?;
    let about = place_of(scene, view, thing)?;
    match thing {
        HoveredThing::Tag(kind, market) => {
            let bubble = bubble_of_tag(scene, kind, market, about);
            bubble.map(|bubble| bubble.beside(view.layout.right_of_squares()))
        }
        HoveredThing::Square(kind) => {
            let bubble = HoverBubble::telling(about, vec![market_words::square_facts(scene.table, kind)]);
            // In rows there are squares above or below it, too.
            Some(if view.layout.is_ring() { bubble } else { bubble.beside(view.layout.right_of_squares()) })
        }
        HoveredThing::Nuts => Some(HoverBubble::telling(about, vec![market_words::nuts_left(scene.table)])),
    }
}

/// Whether the pointer has come to the thing and rested on it for a moment. A thing that has
/// changed below the pointer is not told of before that moves: the player has just bought there.
fn has_rested(pen: &Pen, scene: &Scene, hovered: Option<HoveredThing>) -> bool {
    let ctx = pen.ui.ctx();
    let key = (hovered, scene.table.market().disc);
    let now = ctx.input(|input| input.time);
    let moved = now - ctx.input(|input| f64::from(input.pointer.time_since_last_movement()));
    let since = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or_insert_with(Id::new("hovered in the market"), || (key, now));
        if last.0 != key {
            *last = (key, now);
        }
        last.1
    });
    let rested = (now - since) as f32;
    if hovered.is_some() && rested < RESTS {
        ctx.request_repaint_after(Duration::from_secs_f32(RESTS - rested));
    }
    hovered.is_none() || rested >= RESTS && moved >= since - JUST_BEFORE
}

/// Rectangle of a thing.
fn place_of(scene: &Scene, view: &MarketView, thing: HoveredThing) -> Option<Rect> {
    let square_of = |kind| scene.table.data().ring().square_of(kind);
    Some(match thing {
        HoveredThing::Tag(kind, market) => view.tag_of_square(square_of(kind)?, market),
        HoveredThing::Square(kind) => view.layout.square(square_of(kind)?).frame,
        HoveredThing::Nuts => view.layout.nuts(),
    })
}

/// Bubble about a price tag: the reason why nothing can be bought there; before a purchase on the
/// black market the chance of a control (11.5); the prices afterwards.
fn bubble_of_tag(scene: &Scene, kind: Kind, market: Market, about: Rect) -> Option<HoverBubble> {
    if let Some(why) = TagState::of(scene, kind, market).reason_not() {
        return Some(HoverBubble::refusing(about, market_words::with_capital(why.phrase())));
    }
    (market == Market::Black).then(|| {
        let chance = market_words::control_chance(scene.table);
        HoverBubble::telling(about, vec![chance, market_words::prices_after(scene.table, kind, market)])
    })
}
