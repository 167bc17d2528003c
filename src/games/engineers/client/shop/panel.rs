//! The shop as a whole: who deals with which money, the tools, and what can be sold.

use super::facts::ShopFacts;
use super::tool_card::{ShopPress, sale_card, tool_card};
use crate::client::art::icons::DeedIcon;
use crate::client::offer::painted::PaintedOffer;
use crate::messages::phrase;
use crate::words::{actions_words, dollars_words};
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{choose, column, divider, even_row, icon, row, scroll, seat_chip, text};
use client::kit::panel::{Node, Rank};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::{Button, ButtonKind, TextStyle};

/// Key of the button that closes the shop.
pub const CLOSE: &str = "shop-close";

/// Describes the shop. The heading stays in view while the rest scrolls. Places of things that can
/// be sold are noted as they are painted.
pub fn shop_panel<'a>(ruler: &Ruler, facts: &'a ShopFacts, places: &'a PaintedOffer) -> Node<'a, ShopPress> {
    let size = ruler.look.text;
    let tools = even_row(facts.tools.iter().map(|tool| tool_card(tool, size))).gap(Space::S);
    let sales = if facts.sales.is_empty() {
        text(TextStyle::NOTE, phrase!("engineers-shop-no-sales"))
    } else {
        even_row(facts.sales.iter().map(|sale| sale_card(sale, size, places))).gap(Space::S)
    };
    let section = |title| text(TextStyle::HEADING.in_colour(YELLOW), title).manner(Manner::Heading);
    let goods =
        column([section(phrase!("engineers-shop-tools")), tools, section(phrase!("engineers-shop-sales")), sales])
            .gap(Space::S);
    column([heading(facts), divider(), scroll("shop", ScrollKeys::Pages, goods).grow()]).gap(Space::S).key("shop")
}

/// Name of the shop, the worker who deals with its actions, the money, and the button that closes.
fn heading(facts: &ShopFacts) -> Node<'_, ShopPress> {
    let name = text(TextStyle::NAME.in_colour(YELLOW), phrase!("engineers-shop-title")).manner(Manner::Heading);
    let actions = actions_words(facts.actions.into());
    let worker = phrase!("engineers-prompt-worker", who = &facts.worker_name, actions = actions);
    let money = row([
        icon("dollar", IconSize::Text, bevy_egui::egui::Color32::WHITE),
        text(TextStyle::NAME, dollars_words(facts.money)),
    ])
    .gap(Space::Xs);
    let close = || Button::usual(phrase!("popup-close"), ButtonKind::Slate);
    let close = choose([
        close().with_icon("cross").sends(ShopPress::Close).target(TargetHeight::Row).key(CLOSE),
        close()
            .with_icon("cross")
            .sends_by_icon(phrase!("popup-close"), ShopPress::Close)
            .target(TargetHeight::Row)
            .key(CLOSE),
    ]);
    row([
        icon(DeedIcon::Shop.drawing(), IconSize::Name, YELLOW).gives_way(Rank::First),
        name,
        seat_chip(facts.colour, IconSize::Row).gives_way(Rank::Second),
        text(TextStyle::STRONG.in_colour(SECOND), worker).grow(),
        money,
        close,
    ])
    .gap(Space::M)
}
