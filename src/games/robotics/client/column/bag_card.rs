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

/// Form of the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddsForm {
    /// A line for each kind, with its name.
    Lines,
    /// Two kinds on a line, with their pictures alone.
    Pairs,
}

/// Describes the odds, the likeliest kind first.
pub(super) fn bag_contents<'a>(scene: &Scene, form: OddsForm) -> Node<'a, ()> {
    let bag = &scene.table.yard().bag;
    let all = bag.total();
    let mut kinds: Vec<(Kind, u8)> = bag.iter().collect();
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let title = text(TextStyle::NAME, phrase!("robotics-bag-odds", count = all)).manner(Manner::Heading);
    let line = |(kind, count): (Kind, u8)| {
        let percent = (u32::from(count) * 100 + all / 2).checked_div(all).unwrap_or(0);
        let name = match form {
            OddsForm::Lines => text(TextStyle::NOTE, phrase!("as-title", name = kind_name(kind))).grow(),
            OddsForm::Pairs => Node::empty(),
        };
        let share = phrase!("robotics-bag-share", count = count, percent = percent);
        let share = text(TextStyle::FIGURE, share).anchor(Anchor::End);
        let share = if form == OddsForm::Lines { share } else { share.grow() };
        row([icon(drawing_of(kind), IconSize::Text, Color32::WHITE), name, share]).grow()
    };
    if form == OddsForm::Lines {
        return column([title].into_iter().chain(kinds.into_iter().map(line))).gap(Space::None);
    }
    // The kinds go on from the first column to the second.
    let half = kinds.len().div_ceil(2);
    let (first, second) = kinds.split_at(half);
    let stack = |kinds: &[(Kind, u8)]| column(kinds.iter().copied().map(line)).gap(Space::None).grow();
    column([title, row([stack(first), stack(second)]).gap(Space::M)]).gap(Space::Xs)
}
