//! The odds of the next draw, by kind, which anybody could count (17.1).

use bevy_egui::egui::Color32;

use crate::client::art::drawing_of;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::Kind;
use crate::words::kind_name;
use client::kit::panel::Node;
use client::kit::panel::build::{column, icon, row, text};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, TextStyle};

/// Describes the odds, the likeliest kind first.
pub(super) fn bag_contents<'a>(scene: &Scene) -> Node<'a, ()> {
    let bag = &scene.table.yard().bag;
    let all = bag.total();
    let mut kinds: Vec<(Kind, u8)> = bag.iter().collect();
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let title = text(TextStyle::NAME, phrase!("robotics-bag-odds", count = all)).manner(Manner::Heading);
    let rows = kinds.into_iter().map(|(kind, count)| {
        let percent = (u32::from(count) * 100 + all / 2).checked_div(all).unwrap_or(0);
        row([
            icon(drawing_of(kind), IconSize::Text, Color32::WHITE),
            text(TextStyle::NOTE, phrase!("as-title", name = kind_name(kind))).grow(),
            text(TextStyle::FIGURE, phrase!("robotics-bag-share", count = count, percent = percent))
                .anchor(Anchor::End),
        ])
    });
    column([title].into_iter().chain(rows)).gap(Space::None)
}
