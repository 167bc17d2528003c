//! The right column while chances are shown: turning points and better moves above, the alternative
//! of a strong player below. Where text is large they are pages.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Id, vec2};

use super::press::{ChancesPage, ChancesPress};
use super::{instead, points};
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::watched::WatchedGame;
use client::app::request::Request;
use client::kit::Pen;
use client::kit::panel::build::{column, even_row};
use client::kit::panel::{Node, show_panel};
use client::kit::tokens::Space;
use client::kit::widgets::choice;

/// Text size, in parts of the usual one, up to which both panels have room above each other.
const BOTH: f32 = 1.25;

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
    if turn != 0.0 {
        // The list that is drawn next applies this.
        pen.ui.scroll_with_delta_animation(vec2(0.0, -turn * upper.height()), ScrollAnimation::none());
    }
    let of_page = |pen: &Pen, page| match page {
        ChancesPage::Points => points::points_panel(scene, watched, work),
        ChancesPage::Instead => instead::instead_panel(pen, scene, watched, work),
    };
    let pressed = if pen.look.text <= BOTH {
        let points = of_page(pen, ChancesPage::Points);
        let pressed = show_panel(pen, upper, points);
        let instead = of_page(pen, ChancesPage::Instead);
        pressed.into_iter().chain(show_panel(pen, lower, instead)).collect()
    } else {
        let open = pen.ui.data(|data| data.get_temp(Id::new("page of chances"))).unwrap_or_default();
        let panel = column([page_choices(open), of_page(pen, open).grow()]);
        show_panel(pen, upper.union(lower), panel.key("pages-of-chances"))
    };
    let mut asked = Vec::new();
    for press in pressed {
        match press {
            ChancesPress::Open(page) => {
                pen.ui.data_mut(|data| data.insert_temp(Id::new("page of chances"), page));
            }
            ChancesPress::Ask(request) => asked.push(request),
        }
    }
    asked
}

/// Describes the choice of a page.
fn page_choices<'a>(open: ChancesPage) -> Node<'a, ChancesPress> {
    even_row(ChancesPage::ALL.into_iter().enumerate().map(|(number, page)| {
        // The choice is there only where text is large, and grows with it.
        choice(page.name(), page == open, ChancesPress::Open(page))
            .at_least_high(Space::Xxl.points())
            .noted(format!("chances page {number}"))
    }))
}
