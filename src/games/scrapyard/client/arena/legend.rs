//! The list beside the map that says what the marks on it mean.

use bevy_egui::egui::{Rect, Vec2};

use super::mark_painter::{paint_aimed, paint_crushed_sign, paint_end, paint_in_reach};
use crate::messages::phrase;
use client::kit::palette::SECOND;
use client::kit::panel::build::{column, painted, row, text};
use client::kit::panel::{Node, Rank};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Mark that the list explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    End,
    InReach,
    Aimed,
    Crushed,
}

impl Sign {
    fn words(self) -> Phrase {
        match self {
            Self::End => phrase!("scrapyard-arena-legend-end"),
            Self::InReach => phrase!("scrapyard-arena-legend-reach"),
            Self::Aimed => phrase!("scrapyard-arena-legend-aimed"),
            Self::Crushed => phrase!("scrapyard-arena-legend-crushed"),
        }
    }

    fn paint(self, pen: &mut Pen, rect: Rect) {
        // Cross hairs stand out of their ring.
        let radius = rect.width() / 2.0 - Space::Xs.points();
        match self {
            Self::End => paint_end(pen, rect),
            Self::InReach => paint_in_reach(pen, rect.center(), radius),
            Self::Aimed => paint_aimed(pen, rect.center(), radius),
            Self::Crushed => paint_crushed_sign(pen, rect),
        }
    }
}

/// Describes the list. Crushed squares are explained once there are some. In little room the
/// heading is left out, and then the last marks.
pub fn legend<'a>(has_crushed: bool) -> Node<'a, ()> {
    let signs = [Sign::End, Sign::InReach, Sign::Aimed].into_iter().chain(has_crushed.then_some(Sign::Crushed));
    let lines = signs.map(|sign| {
        let side = IconSize::Row.points();
        let drawn = painted(side, side, move |pen: &mut Pen, rect: Rect| {
            sign.paint(pen, Rect::from_center_size(rect.center(), Vec2::splat(side)));
        });
        row([drawn, text(TextStyle::NOTE, sign.words()).grow()]).gap(Space::S).gives_way(Rank::Second)
    });
    let heading = text(TextStyle::STRONG.in_colour(SECOND), phrase!("scrapyard-arena-legend")).gives_way(Rank::First);
    column([heading].into_iter().chain(lines)).gap(Space::Xs).key("legend-of-the-arena")
}
