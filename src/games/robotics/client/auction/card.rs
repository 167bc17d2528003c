//! The highest bid, over the robot's half of the stage.

use bevy_egui::egui::{Color32, Rect, vec2};

use crate::client::column::popup_buttons::bottom_above_buttons;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::CREDIT_STEP;
use crate::table::{Auction, Stage};
use crate::words;
use client::kit::palette::{CREAM, YELLOW};
use client::kit::panel::build::{choose, column, divider, icon, row, seat_chip, spacer, text};
use client::kit::panel::{Node, Rank, Surface, show_panel};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle, notes};
use shell::language::{Argument, Phrase};

/// Style of the heading, and of the highest bid.
const HEADING: TextStyle = TextStyle::display(21.0, CREAM);
const AMOUNT: TextStyle = TextStyle::display(56.0, YELLOW);
/// Part of the height of the robot's half that is above its floor.
const FLOOR: f32 = 484.0 / 540.0;
/// Most coins that lie on the floor, and the distance between two of them in sides of a coin.
const MOST_COINS: u32 = 7;
const APART: f32 = 0.8;

/// Draws the highest bid over the robot's half of the stage.
pub fn draw_auction(pen: &mut Pen, scene: &mut Scene) {
    let Stage::Auction(auction) = &scene.table.state().stage else { return };
    let half = scene.halves().robot;
    draw_coins(pen, auction, half);
    let mut card = auction_card(scene, auction);
    let room = room_of_card(pen, scene, half);
    let height = card.needed_height(&pen.ruler(), room.width()).min(room.height());
    let place = room.with_max_y(room.top() + height);
    notes::record_cover(pen.ui, place);
    show_panel::<()>(pen, place, card);
}

/// Room for the card: below the lamp or, where text is large, over it.
fn room_of_card(pen: &Pen, scene: &Scene, half: Rect) -> Rect {
    let top = scene.regions.prompt.bottom() + Space::Xs.points();
    let bottom = bottom_above_buttons(pen, scene).min(half.bottom()) - Space::Xs.points();
    let (aside, below) = if pen.look.text > LARGE { (Space::Xs, Space::None) } else { (Space::Xl, Space::Xxl) };
    half.shrink2(vec2(aside.points(), Space::None.points())).with_min_y(top + below.points()).with_max_y(bottom)
}

/// Describes the card: who bids most, what the first turn is worth, and who may still bid.
fn auction_card<'a>(scene: &Scene, auction: &Auction) -> Node<'a, ()> {
    let still = scene.table.seats().filter(|&seat| !auction.passed.contains(seat));
    let still = Argument::list(still.map(|seat| scene.seat_name(seat)));
    let note = |style, words: Phrase, rank| text(style, words.clone()).reads(Manner::Found, words).gives_way(rank);
    column([
        highest_bid(scene, auction),
        divider().gives_way(Rank::First),
        note(TextStyle::NOTE, phrase!("robotics-auction-about"), Rank::First),
        note(TextStyle::STRONG, phrase!("robotics-auction-still-in", names = still), Rank::Second),
    ])
    .gap(Space::M)
    .inside(Space::L)
    .on(Surface::Panel(Radius::Dialog))
    .key("auction")
}

/// Describes the highest bid and its bidder.
fn highest_bid<'a>(scene: &Scene, auction: &Auction) -> Node<'a, ()> {
    let Some((seat, credits)) = auction.highest else {
        let least = words::credits_words(CREDIT_STEP);
        let heading = text(HEADING, phrase!("robotics-auction-no-bid")).manner(Manner::Heading);
        let first = phrase!("robotics-auction-first-bid", least = least);
        return column([heading, text(TextStyle::BODY, first.clone()).reads(Manner::Found, first)]);
    };
    let name = phrase!("robotics-auction-bids", name = scene.seat_name(seat));
    let spoken = phrase!("settings-name-and-value", name = &name, value = words::credits_words(credits));
    let heading = row([seat_chip(scene.seat_colour(seat), IconSize::Name), text(HEADING, name).grow()])
        .reads(Manner::Heading, spoken);
    let amount = |style, size| {
        let coin = icon("credit", size, Color32::WHITE);
        row([spacer(), coin, text(style, words::amount_words(credits)), spacer()]).silent()
    };
    let small = amount(TextStyle::PAGE.in_colour(YELLOW), IconSize::Row);
    column([heading, choose([amount(AMOUNT, IconSize::Large), small]).gives_way(Rank::Third).stays()])
}

/// Draws coins on the floor, one for each step of the highest bid.
fn draw_coins(pen: &mut Pen, auction: &Auction, half: Rect) {
    let coins = auction.highest.map_or(0, |(_, credits)| credits / CREDIT_STEP).min(MOST_COINS);
    let side = IconSize::Name.points();
    let step = side * APART;
    let left = half.center().x - (coins.saturating_sub(1) as f32 * step + side) / 2.0;
    let top = half.top() + half.height() * FLOOR - side;
    for coin in 0..coins {
        let lift = if coin % 2 == 0 { 0.0 } else { Space::Xs.points() };
        pen.draw_svg("credit", rect_at(left + coin as f32 * step, top - lift, side, side), Color32::WHITE);
    }
}
