//! The log as a button and the inspector as a pop-up, for text so large that a column has no room
//! for them. The log opens by its key too, and the inspector follows the choice of the keyboard.

use bevy_egui::egui::{Id, LayerId, Order, Rect, UiBuilder, vec2};

use super::inspector;
use crate::client::column::log_facts;
use crate::client::play::TurnStage;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::round::LegalActions;
use client::kit::Pen;
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::table::log_popup::{self, APART};
use client::table::pointer::pointer_position;

/// Time for which the pointer rests on a part before the inspector appears, in seconds.
const REST: f32 = 0.12;
/// Width of the inspector, in points at the usual text size.
const INSPECTOR: f32 = 280.0;

/// Draws the button, the log if it is open, and the inspector of the thing under the resting
/// pointer or chosen by the keyboard.
pub fn draw_popups(pen: &mut Pen, scene: &mut Scene) {
    let popup = Popup::of(pen, scene);
    // The button is left out where the inspector would cover a part of it, or what is said about a
    // thing in hand.
    let is_free = |place: Rect| {
        scene.interaction.own.hand.is_none() && popup.as_ref().is_none_or(|popup| !popup.place.intersects(place))
    };
    let is_open = &mut scene.view.log_is_open;
    let button = log_popup::draw_log_button(pen, &scene.regions, is_open, "phase_reveal", is_free);
    if scene.view.log_is_open && pen.ui.is_enabled() {
        scene.regions.log = log_popup::open_log_rect(pen, &scene.regions, button);
        log_popup::show_open_log(pen, scene.regions.log, |pen| log_facts::draw_log(pen, scene));
    }
    if let Some(popup) = popup {
        popup.draw_inspector(pen, scene);
    }
}

/// Whether the keyboard chose another thing after the last move of the pointer.
fn is_by_keys(pen: &Pen, scene: &Scene) -> bool {
    let ctx = pen.ui.ctx();
    let (now, still) = ctx.input(|input| (input.time, input.pointer.time_since_last_movement()));
    let chosen = scene.interaction.own.chosen;
    let (_, since) = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or_insert_with(Id::new("chosen since"), || (chosen, f64::NEG_INFINITY));
        if last.0 != chosen {
            *last = (chosen, now);
        }
        *last
    });
    chosen.is_some() && since >= now - f64::from(still)
}

/// Whether a question or another sign is over the stage: nothing that follows the pointer is drawn
/// above it.
fn is_covered(pen: &Pen, scene: &Scene) -> bool {
    let is_asked =
        matches!(scene.play.choices(), LegalActions::GiveCrystal(_)) && scene.interaction.stage == TurnStage::Choosing;
    !pen.ui.is_enabled() || !scene.question.is_none() || is_asked || matches!(scene.interaction.stage, TurnStage::Over)
}

/// Returns the thing that the inspector shows, and the rectangle that it must not cover: the thing
/// under the resting pointer, or the one that the keyboard chose, until the pointer moves again.
fn thing_to_inspect(pen: &Pen, scene: &Scene) -> Option<(Thing, Rect)> {
    // Called even while nothing is shown, because it records the last choice.
    let is_by_keys = is_by_keys(pen, scene);
    if scene.interaction.own.hand.is_some() || is_covered(pen, scene) {
        return None;
    }
    let pointed = scene.view.pointed.map(Thing::Part).or(scene.view.pointed_pile.map(Thing::Pile));
    let key = match pointed {
        Some(Thing::Part(part)) => 1 + u64::from(part.0),
        Some(Thing::Pile(size)) => 100_000 + size as u64,
        None => 0,
    };
    let has_rested = pen.progress_since_change("inspected", key, REST) >= 1.0;
    if !is_by_keys {
        let thing = pointed?;
        let at = pointer_position(pen.ui)?;
        return has_rested.then(|| (thing, Rect::from_center_size(at, vec2(36.0, 36.0))));
    }
    let chosen = scene.interaction.own.chosen?;
    let place = match chosen {
        Thing::Part(part) => scene.view.spots.get(&part).copied(),
        Thing::Pile(_) => None,
    };
    // A pile is at the left end of the tray.
    Some((chosen, place.unwrap_or_else(|| scene.regions.tray.with_max_x(scene.regions.tray.left() + 206.0))))
}

/// Inspector at its place, and the thing that it is about.
struct Popup {
    thing: Thing,
    place: Rect,
}

impl Popup {
    fn of(pen: &mut Pen, scene: &mut Scene) -> Option<Self> {
        let (thing, about) = thing_to_inspect(pen, scene)?;
        let whole = pen.ui.ctx().content_rect().shrink(8.0);
        let wide = INSPECTOR * pen.look.text;
        let needed = inspector::inspector_panel(scene, Some(thing), false).needed_height(&pen.ruler(), wide);
        let tall = needed.min(whole.height());
        // Above the tray if there is room, else beside the thing.
        let least = scene.regions.prompt.bottom() + APART;
        let top = (about.top().min(scene.regions.tray.top()) - APART - tall).max(least).min(whole.bottom() - tall);
        let is_beside = top + tall > about.top();
        let left = if !is_beside {
            (about.center().x - wide / 2.0).max(scene.regions.stage.left()).min(whole.right() - wide)
        } else if about.right() + APART + wide < whole.right() {
            about.right() + APART
        } else {
            (about.left() - APART - wide).max(whole.left())
        };
        Some(Self { thing, place: rect_at(left, top, wide, tall) })
    }

    fn draw_inspector(self, pen: &mut Pen, scene: &mut Scene) {
        scene.view.inspected = Some(self.thing);
        let whole = pen.ui.ctx().content_rect();
        let layer = LayerId::new(Order::Tooltip, Id::new("inspector"));
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole.shrink(8.0)));
        ui.set_clip_rect(whole);
        let mut pen = Pen { ui: &mut ui, art: pen.art, look: pen.look };
        show_panel(&mut pen, self.place, inspector::inspector_panel(scene, Some(self.thing), false));
    }
}
