//! List of the games by their marks, in place of the boxes where text is large, with the card
//! beside it.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, Vec2, vec2};

use super::card::card_beside;
use super::games::GameShelf;
use super::options::{GameOption, ShelfRequest, draw_list, options};
use crate::kit::palette::{INK, INSET, RAISED, YELLOW};
use crate::kit::panel::build::{column, painted, row, scroll, text, widget};
use crate::kit::panel::{HeightRange, Node, State, Widget, WidthRange, show_panel};
use crate::kit::pen::Pen;
use crate::kit::scroll::ScrollKeys;
use crate::kit::text::{Ruler, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};

/// Size of a mark, in points.
const MARK: Vec2 = vec2(60.0, 80.0);

/// Describes the list and the card.
pub(super) fn marks_and_card(shelf: &GameShelf) -> Node<'_, ShelfRequest> {
    let list = scroll("games", ScrollKeys::None, widget(MarkList { shelf }).narrow());
    row([list.fill(), card_beside(shelf).narrow().grow().fill()]).gap(Space::L)
}

/// List of the games by their marks.
struct MarkList<'a> {
    shelf: &'a GameShelf,
}

impl<'a> MarkList<'a> {
    fn panel(&self) -> Node<'a, ShelfRequest> {
        column(options(self.shelf).map(|option| widget(MarkRow { option }).kept_in_view(option.is_chosen)))
    }
}

impl Widget<ShelfRequest> for MarkList<'_> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        self.panel().widths_in(ruler)
    }

    fn heights(&self, ruler: &Ruler, width: f32) -> HeightRange {
        HeightRange::fixed(self.panel().needed_height(ruler, width))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<ShelfRequest> {
        let mut asked = None;
        draw_list(pen, rect, |pen| asked = show_panel(pen, rect, self.panel()).pop());
        asked
    }
}

/// Game of the list.
struct MarkRow<'a> {
    option: GameOption<'a>,
}

impl<'a> MarkRow<'a> {
    fn panel(&self) -> Node<'a, ShelfRequest> {
        let cover = &self.option.game.cover;
        let mark = painted(MARK.x, MARK.y, |pen, rect| pen.draw_svg(cover.mark, rect, Color32::WHITE));
        row([mark, text(TextStyle::STRONG, &cover.short_name).grow()]).gap(Space::M).inside(Space::S).silent()
    }
}

impl Widget<ShelfRequest> for MarkRow<'_> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        self.panel().widths_in(ruler)
    }

    fn heights(&self, ruler: &Ruler, width: f32) -> HeightRange {
        HeightRange::fixed(self.panel().needed_height(ruler, width))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<ShelfRequest> {
        let response = self.option.listen(pen, rect);
        let fill = if response.hovered() { RAISED } else { INSET };
        let is_chosen = self.option.is_chosen;
        let edge = if is_chosen { (LineWidth::Chosen, YELLOW) } else { (LineWidth::Row, INK) };
        pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(edge.0.points(), edge.1));
        State::of(&response, true).draw_ring(pen, rect, Radius::Panel);
        show_panel(pen, rect, self.panel());
        if is_chosen {
            let inner = rect.shrink(Space::Xs.points());
            pen.draw_check_mark(inner.right_top(), IconSize::Text.points() / 2.0);
        }
        self.option.request(&response)
    }
}
