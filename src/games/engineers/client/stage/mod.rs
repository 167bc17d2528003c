//! The stage as a whole: the yard with a zone beside it, or what covers it, with the presses on it.

use client::kit::Pen;

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::{auction, dialogs, offer, shop, workbench};

/// Draws the stage.
pub fn draw_stage(pen: &mut Pen, scene: &mut Scene) {
    match StageView::of(scene) {
        StageView::Yard => {}
        StageView::Workbench => workbench::draw_workbench(pen, scene),
        StageView::Shop => shop::draw_shop(pen, scene),
        StageView::Offer => offer::draw_offer(pen, scene),
        StageView::Auction => auction::draw_auction(pen, scene),
        StageView::Blank(thing) => dialogs::draw_blank(pen, scene, thing),
        StageView::Tests => dialogs::draw_tests(pen, scene),
        StageView::HandIn => dialogs::draw_hand_in(pen, scene),
        StageView::Sharers(thing) => dialogs::draw_sharers(pen, scene, thing),
        StageView::TestRun => {}
    }
}
