//! The right column while chances are shown: turning points and better moves above, what a strong
//! player would have done below. Where text is large they take turns.

use bevy_egui::egui::{Id, Rect};

use super::{instead, points};
use crate::client::app::request::Control;
use crate::client::kit::choice::{choice, choice_width};
use crate::client::kit::flow::in_rows;
use crate::client::kit::{Pen, notes};
use crate::client::scene::Scene;
use crate::client::watch::chances::work::Work;
use crate::client::watch::watched::Watch;
use crate::games::junkyard_bots::messages::phrase;
use crate::shell::language::Phrase;

/// How much larger than drawn text is where both panels have no room above each other.
const BOTH: f32 = 1.25;

/// Which of the two is shown where they take turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Points,
    Instead,
}

impl Page {
    fn name(self) -> Phrase {
        match self {
            Self::Points => phrase!("chances-points"),
            Self::Instead => phrase!("step-heading"),
        }
    }
}

/// Draws it; `turn` is how far its lists are turned. Returns what is asked for.
pub fn show(pen: &mut Pen, scene: &Scene, watch: &Watch, work: &Work, turn: f32) -> Vec<Control> {
    let upper = scene.regions.inspector;
    let lower = scene.regions.log;
    if pen.look.text <= BOTH {
        let asked = points::show(pen, scene, watch, work, upper, turn);
        return asked.into_iter().chain(instead::show(pen, scene, watch, work, lower)).collect();
    }
    let whole = upper.union(lower);
    let id = Id::new("page of chances");
    let mut page = pen.ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let pages = [Page::Points, Page::Instead];
    // Side by side, or below each other where their names are long.
    let widths = pages.map(|page| choice_width(pen, None, page.name()).max((whole.width() - 8.0) / 2.0));
    let tall = pen.size(16.0) * 1.3 + 16.0;
    let places = in_rows(whole, &widths, tall, 8.0);
    let end = places.last().map_or(whole.top(), Rect::bottom);
    for (number, (one, place)) in pages.into_iter().zip(places).enumerate() {
        notes::note(pen.ui.ctx(), || format!("chances page {number}"), place);
        if choice(pen, place, None, one.name(), one.name(), page == one) {
            page = one;
        }
    }
    pen.ui.data_mut(|data| data.insert_temp(id, page));
    let below = whole.with_min_y(end + 8.0);
    match page {
        Page::Points => points::show(pen, scene, watch, work, below, turn).into_iter().collect(),
        Page::Instead => instead::show(pen, scene, watch, work, below),
    }
}
