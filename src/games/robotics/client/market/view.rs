//! The market as it is looked at in a frame: the turn of its disc, and the prices that it shows.

use bevy_egui::egui::emath::easing::quadratic_out;
use bevy_egui::egui::{Id, Pos2, Rect};

use super::disc_motion::{DiscMotion, DiscPace, DiscTurn, LEAN};
use super::layout::MarketLayout;
use super::tag_state::TagState;
use crate::client::column::part_card::chosen_by_keys;
use crate::client::play::Thing;
use crate::client::sale::parts_on_the_way;
use crate::client::scene::Scene;
use crate::client::scene::disc_ahead::DiscAhead;
use crate::client::scene::stage_view::StageView;
use crate::parts::disc::SQUARES;
use crate::parts::{KindCounts, Market};
use client::kit::Pen;

/// Seconds in which the disc leans, and in which it comes back.
const LEANS: f32 = 0.16;
const COMES_BACK: f32 = 0.22;
/// Seconds in which the strips of the squares change between lamps and prices.
const FADES: f32 = 0.12;

/// The market as it is looked at in a frame.
#[derive(Clone, Copy, Debug)]
pub struct MarketView {
    /// Places of its things.
    pub layout: MarketLayout,
    /// Turn after purchases.
    pub turn: DiscTurn,
    /// Turn by hand or keys, in sectors.
    pub by_hand: f32,
    /// Angle by which the disc leans, in sectors.
    pub lean: f32,
    /// Position of the disc with which the strips of the squares show prices.
    pub strip_position: u8,
    /// Opacity of these prices, from 0 to 1.
    pub strip_opacity: f32,
    /// Number of purchases after which there will be the prices that are shown; 0 for those of now.
    pub ahead: u8,
    /// Thing that is looked at: in hand, under the pointer, or chosen by the keyboard since that
    /// moved.
    pub looked_at: Option<Thing>,
    /// Components that are on their way to their squares, by kind.
    pub flying: KindCounts,
}

/// Motion of the disc that lasts from one frame to the next.
#[derive(Clone, Copy, Debug)]
struct KeptMotion {
    disc: DiscMotion,
    /// Position with which the strips showed prices last.
    strip_position: u8,
}

/// Room of the market in its half of the stage: below the prompt.
pub fn room_of_market(scene: &Scene) -> Rect {
    let half = scene.halves().market;
    half.with_min_y(scene.regions.prompt.bottom().clamp(half.top(), half.center().y))
}

impl MarketView {
    /// Views the market in this frame, and lets a hand turn the disc. Requests frames while
    /// something moves.
    pub fn of_frame(pen: &Pen, scene: &mut Scene, layout: MarketLayout) -> Self {
        let pace = pace_of(scene);
        let position = scene.table.market().disc;
        let resting = || KeptMotion { disc: DiscMotion::resting(position), strip_position: position };
        let mut kept = pen.ui.ctx().data(|data| data.get_temp(motion_id())).unwrap_or_else(resting);
        let turn = move_disc(pen, scene, &mut kept.disc, layout.middle());
        let by_hand = scene.view.disc_turned;
        let looked_at = looked_at(pen, scene);
        let leans = by_hand == 0.0 && !turn.is_moving && may_turn_disc(scene, looked_at);
        let ahead = if leans { 1 } else { by_hand.round().clamp(0.0, SQUARES as f32) as u8 };
        if ahead > 0 {
            kept.strip_position = (position + ahead) % SQUARES as u8;
        }
        pen.ui.ctx().data_mut(|data| data.insert_temp(motion_id(), kept));
        Self {
            layout,
            turn,
            by_hand,
            lean: if pace.is_reduced || !layout.is_ring() {
                // Tags on squares would lean over the edges of these.
                0.0
            } else {
                LEAN * fade_in_and_out(pen, pace, "lean", leans, (LEANS, COMES_BACK))
            },
            strip_position: kept.strip_position,
            strip_opacity: fade_in_and_out(pen, pace, "strips", ahead > 0, (FADES, FADES)),
            ahead,
            looked_at,
            flying: parts_on_the_way(pen, scene),
        }
    }

    /// Turn of the disc with all that moves it, in sectors.
    pub fn whole_turn(&self) -> f32 {
        self.turn.turn + self.by_hand + self.lean
    }

    /// Whether the tags stand beside the squares that they belong to.
    pub fn is_at_rest(&self) -> bool {
        !self.turn.is_moving && self.by_hand == 0.0
    }

    /// Rectangle of the tag of a square while the disc rests, or leans.
    pub fn tag_of_square(&self, square: usize, market: Market) -> Rect {
        self.layout.tag(square as f32 + self.lean, market)
    }
}

/// Whether keys can turn the disc: the market is on the stage, and nothing is in hand.
pub fn may_look_ahead(scene: &Scene) -> bool {
    scene.held_thing().is_none() && StageView::of(scene) == StageView::Halves
}

/// Number of purchases ahead to which keys have turned the disc, from 0 to 7.
pub fn disc_ahead(scene: &Scene) -> u8 {
    if may_look_ahead(scene) { scene.view.disc_ahead.purchases(scene.play.changes) } else { 0 }
}

/// Moves the disc to its position at the table, and by keys or a hand that holds it. Returns its
/// turn without that by keys or hand.
fn move_disc(pen: &Pen, scene: &mut Scene, disc: &mut DiscMotion, middle: Pos2) -> DiscTurn {
    let pace = pace_of(scene);
    let ctx = pen.ui.ctx();
    let now = ctx.input(|input| input.time);
    disc.see_position(scene.table.market().disc, now, pace);
    if disc.is_held() || !may_look_ahead(scene) {
        scene.view.disc_ahead = DiscAhead::default();
    }
    let ahead = disc_ahead(scene);
    disc.turn_by_keys(ahead, scene.view.disc_turned, now);
    let pointer = ctx.input(|input| input.pointer.latest_pos().filter(|_| input.pointer.primary_down()));
    let by_hand = disc.turn_by_hand(scene.view.disc_turned, pointer.map(|at| (at - middle).angle()), now, pace);
    scene.view.disc_turned = by_hand;
    let turn = disc.turn_at(now, pace);
    if turn.is_moving || by_hand != f32::from(ahead) && !disc.is_held() {
        ctx.request_repaint();
    }
    turn
}

/// Takes the disc in hand at an angle about its middle, in radians.
pub fn take_disc(pen: &Pen, angle: f32) {
    pen.ui.ctx().data_mut(|data| {
        if let Some(mut kept) = data.get_temp::<KeptMotion>(motion_id()) {
            kept.disc.take(angle);
            data.insert_temp(motion_id(), kept);
        }
    });
    pen.ui.ctx().request_repaint();
}

fn motion_id() -> Id {
    Id::new("motion of the disc")
}

/// Pace of the disc, by the player's settings.
pub fn pace_of(scene: &Scene) -> DiscPace {
    DiscPace { factor: scene.settings.speed.factor(), is_reduced: scene.settings.reduced_motion }
}

/// Thing that is looked at: in hand, under the pointer in the last frame, or chosen by the keyboard
/// since the pointer moved.
fn looked_at(pen: &Pen, scene: &Scene) -> Option<Thing> {
    // Called in every frame, because it records the last choice.
    let by_keys = chosen_by_keys(pen, scene);
    scene.held_thing().or(by_keys).or(scene.view.pointed_before)
}

/// Whether a purchase of the thing that is looked at would turn the disc.
fn may_turn_disc(scene: &Scene, looked_at: Option<Thing>) -> bool {
    match looked_at {
        Some(Thing::Price(kind, market)) => TagState::of(scene, kind, market).may_turn_disc(),
        _ => false,
    }
}

/// Fades something in and out within some seconds each. Returns its opacity, from 0 to 1.
fn fade_in_and_out(pen: &Pen, pace: DiscPace, what: &'static str, is_on: bool, seconds: (f32, f32)) -> f32 {
    let seconds = if is_on { seconds.0 } else { seconds.1 };
    let seconds = (seconds * pace.factor).max(f32::EPSILON);
    pen.ui.ctx().animate_bool_with_time_and_easing(Id::new(("market", what)), is_on, seconds, quadratic_out)
}
