//! The log as a button and the inspector as a pop-up at the pointer: for text so large that a column has no room for
//! it.

use bevy_egui::egui::{Id, LayerId, Order, Rect, UiBuilder};

use super::{inspector, log_facts};
use crate::client::kit::pen::area;
use crate::client::kit::{Button, Kind, Pen};
use crate::client::scene::contents::Scene;
use crate::language::phrase;

/// Seconds the pointer rests on a part before the inspector comes.
const REST: f32 = 0.12;
/// How large the inspector is, in points.
const SIZE: (f32, f32) = (300.0, 290.0);

/// Draws the button, the log if it is open, and the inspector if the pointer rests on something.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let stage = scene.regions.stage;
    let (wide, label) = (116.0, if scene.view.log_is_open { phrase!("popup-close") } else { phrase!("popup-log") });
    let place = area(stage.right() - wide - 12.0, stage.bottom() - 48.0, wide, 42.0);
    if scene.view.log_is_open {
        let log = scene.regions.log;
        scene.regions.log = Rect::from_min_max(log.min, log.max - bevy_egui::egui::vec2(0.0, 48.0));
        log_facts::show(pen, scene);
        scene.regions.log = log;
    }
    if Button::new(label, Kind::Slate, 17.0).icon("phase_reveal").show(pen, place) {
        scene.view.log_is_open = !scene.view.log_is_open;
    }
    inspect(pen, scene);
}

fn inspect(pen: &mut Pen, scene: &mut Scene) {
    let pointed = (scene.view.pointed, scene.view.pointed_pile);
    let key = match pointed {
        (Some(part), _) => 1 + u64::from(part.0),
        (None, Some(size)) => 100_000 + size as u64,
        (None, None) => 0,
    };
    let rested = pen.progress("inspected", key, REST) >= 1.0;
    let Some(at) = scene.pointer(pen.ui).filter(|_| key > 0 && rested && scene.desk.hand.is_none()) else { return };
    let whole = pen.ui.ctx().content_rect();
    let (wide, tall) = SIZE;
    let left = if at.x + 24.0 + wide < whole.right() { at.x + 24.0 } else { at.x - 24.0 - wide };
    let top = (at.y - tall / 2.0).clamp(whole.top() + 8.0, (whole.bottom() - tall - 8.0).max(whole.top() + 8.0));
    let layer = LayerId::new(Order::Tooltip, Id::new("inspector"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    ui.set_clip_rect(whole);
    let before = scene.regions.inspector;
    scene.regions.inspector = area(left, top, wide, tall);
    inspector::show(&mut Pen { ui: &mut ui, art: pen.art, look: pen.look }, scene);
    scene.regions.inspector = before;
}
