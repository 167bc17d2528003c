//! The right column while chances are shown: turning points and better moves above, the alternative
//! of a strong player below. Where text is large they are pages.

use bevy_egui::egui::{Id, Rect};

use super::{instead, points};
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use client::app::request::Request;
use client::kit::choice::{choice_width, draw_choice};
use client::kit::wrap::wrap_into_rows;
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// Text size, in parts of the usual one, up to which both panels have room above each other.
const BOTH: f32 = 1.25;

/// Page of the column where text is large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ChancesPage {
    #[default]
    Points,
    Instead,
}

impl ChancesPage {
    fn name(self) -> Phrase {
        match self {
            Self::Points => phrase!("chances-points"),
            Self::Instead => phrase!("step-heading"),
        }
    }
}

/// Draws the column; `turn` is the distance to scroll its lists. Returns the requests of
/// presses.
pub fn draw_chances_column(
    pen: &mut Pen,
    scene: &Scene,
    watched: &WatchedGame,
    work: &AnalysisWork,
    turn: f32,
) -> Vec<Request> {
    let upper = scene.regions.inspector;
    let lower = scene.regions.log;
    if pen.look.text <= BOTH {
        let asked = points::draw_points(pen, scene, watched, work, upper, turn).map(Request::Replay);
        return asked.into_iter().chain(instead::draw_alternative(pen, scene, watched, work, lower)).collect();
    }
    let whole = upper.union(lower);
    let id = Id::new("page of chances");
    let mut page = pen.ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let pages = [ChancesPage::Points, ChancesPage::Instead];
    // Side by side, or below each other where their names are long.
    let widths = pages.map(|page| choice_width(pen, None, page.name()).max((whole.width() - 8.0) / 2.0));
    let tall = pen.size(16.0) * 1.3 + 16.0;
    let places = wrap_into_rows(whole, &widths, tall, 8.0);
    let end = places.last().map_or(whole.top(), Rect::bottom);
    for (number, (one, place)) in pages.into_iter().zip(places).enumerate() {
        notes::record_place(pen.ui.ctx(), || format!("chances page {number}"), place);
        if draw_choice(pen, place, None, one.name(), one.name(), page == one) {
            page = one;
        }
    }
    pen.ui.data_mut(|data| data.insert_temp(id, page));
    let below = whole.with_min_y(end + 8.0);
    match page {
        ChancesPage::Points => {
            points::draw_points(pen, scene, watched, work, below, turn).map(Request::Replay).into_iter().collect()
        }
        ChancesPage::Instead => instead::draw_alternative(pen, scene, watched, work, below),
    }
}
