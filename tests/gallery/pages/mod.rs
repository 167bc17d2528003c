//! The contents of the pages.
//!
//! - [`texts`], [`surfaces`], [`buttons`], [`choices`], [`layout`], [`figures`]: the widgets, and
//!   the ways in which nodes get their room;
//! - [`seats`], [`results`], [`plots`], [`log`], [`replay`], [`curtain`], [`messages`]: the panels.
//!
//! A page is a function from its sample data and what was tried out to a node.

mod buttons;
mod choices;
mod curtain;
mod figures;
mod layout;
mod log;
mod messages;
mod plots;
mod replay;
mod results;
mod seats;
mod surfaces;
mod texts;

use client::kit::Pen;
use client::kit::panel::Node;

use crate::asked::{Asked, TriedValues};
use crate::page_names::GalleryPage;

/// Sample data of the panels, by page.
#[derive(Default)]
pub struct Samples {
    pub results: results::ResultSamples,
    pub plots: plots::PlotSamples,
    pub log: log::LogSamples,
    pub replay: replay::ReplaySamples,
    pub messages: messages::MessageSamples,
}

/// Describes the contents of a page.
pub fn describe_page<'a>(
    page: GalleryPage,
    pen: &Pen,
    samples: &'a Samples,
    tried: &'a TriedValues,
) -> Node<'a, Asked> {
    match page {
        GalleryPage::Texts => texts::texts_page(),
        GalleryPage::Surfaces => surfaces::surfaces_page(pen),
        GalleryPage::Buttons => buttons::buttons_page(),
        GalleryPage::Choices => choices::choices_page(tried),
        GalleryPage::Layout => layout::layout_page(),
        GalleryPage::Figures => figures::figures_and_names_page(),
        GalleryPage::Seats => seats::seats_page(),
        GalleryPage::Results => results::results_page(pen, &samples.results),
        GalleryPage::Plots => plots::plots_page(pen, &samples.plots),
        GalleryPage::Log => log::log_page(&samples.log),
        GalleryPage::Replay => replay::replay_page(&samples.replay, tried),
        GalleryPage::Curtain => curtain::curtain_page(),
        GalleryPage::Messages => messages::messages_page(&samples.messages),
    }
}
