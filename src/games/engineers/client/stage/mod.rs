//! The stage as a whole: the yard with a zone beside it, or what covers it, with the presses on it.
//!
//! - [`yard_stage`]: yard and zone, also behind a dialog; [`zone_stage`]: the panel beside it;
//! - [`yard_points`]: items at a point of the yard; [`yard_marks`]: what is marked there;
//! - [`yard_view`]: the part of the yard that is seen; [`yard_places`]: places that others need.

use client::kit::Pen;

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::{auction, dialogs, offer, shop, test_run, workbench};

pub mod yard_marks;
pub mod yard_places;
pub mod yard_points;
pub mod yard_stage;
pub mod yard_view;
pub mod zone_stage;

/// Draws the stage.
pub fn draw_stage(pen: &mut Pen, scene: &mut Scene) {
    let view = StageView::of(scene);
    if view.is_over_yard() {
        yard_stage::draw_yard_behind(pen, scene);
    }
    match view {
        StageView::Yard => yard_stage::draw_yard_stage(pen, scene),
        StageView::Workbench => workbench::draw_workbench(pen, scene),
        StageView::Shop => shop::draw_shop(pen, scene),
        StageView::Offer => offer::draw_offer(pen, scene),
        StageView::Auction => auction::draw_auction(pen, scene),
        StageView::Blank(thing) => dialogs::draw_blank(pen, scene, thing),
        StageView::Tests => dialogs::draw_tests(pen, scene),
        StageView::HandIn => dialogs::draw_hand_in(pen, scene),
        StageView::Sharers(thing) => dialogs::draw_sharers(pen, scene, thing),
        StageView::TestRun => test_run::draw_test_run(pen, scene),
    }
}
