//! List of the games by their marks, in place of the boxes where text is large, with the card
//! beside it.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::card::CoverCard;
use super::games::GameShelf;
use super::layout::CARD_SIDE;
use super::options::{GameOption, ShelfRequest, draw_list, options};
use crate::kit::palette::{CARD, INK, INSET, RAISED, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::{Anchor, Pen, TextStyle};

/// Size of a mark, and margin around it, in points.
const MARK: (f32, f32) = (60.0, 80.0);
const MARGIN: f32 = 8.0;
/// Part of the room's width that the list takes.
const LIST: f32 = 0.36;
/// Gap between two games, and between the list and the card, in points.
const GAP: f32 = 8.0;
const BESIDE: f32 = 20.0;
const NAME: TextStyle = TextStyle::STRONG;

/// Draws the list and the card. Returns the request of a click.
pub(super) fn draw_marks(pen: &mut Pen, room: Rect, shelf: &GameShelf) -> Option<ShelfRequest> {
    let inner = room.shrink2(vec2(CARD_SIDE, 8.0));
    let list = inner.with_max_x(inner.left() + inner.width() * LIST);
    let card = inner.with_min_x(list.right() + BESIDE);
    let mut asked = None;
    draw_scrolled(pen, list, "games", ScrollKeys::None, |pen, page| {
        let mut top = page.top();
        draw_list(pen, page, |pen| {
            for option in options(shelf) {
                let (height, request) = draw_mark(pen, page.with_min_y(top), option);
                asked = asked.or(request);
                top += height + GAP;
            }
        });
        top - GAP - page.top()
    });
    pen.draw_panel(card, 10.0, CARD);
    draw_scrolled(pen, card.shrink(10.0), "game", ScrollKeys::Pages, |pen, page| {
        let Some(game) = shelf.chosen() else { return 0.0 };
        let contents = CoverCard::new(pen, game, page.width());
        contents.draw(pen, page);
        contents.height()
    });
    asked
}

/// Draws a game of the list. Returns its height, in points, and the request of a click.
fn draw_mark(pen: &mut Pen, room: Rect, option: GameOption) -> (f32, Option<ShelfRequest>) {
    let left = room.left() + MARGIN + MARK.0 + 12.0;
    let width = room.right() - MARGIN - left;
    let name = &option.game.cover.short_name;
    let height = (MARK.1 + 2.0 * MARGIN).max(pen.tall(name, NAME, width) + 2.0 * MARGIN);
    let rect = rect_at(room.left(), room.top(), room.width(), height);
    let response = option.listen(pen, rect);
    let fill = if response.hovered() { RAISED } else { INSET };
    let edge = if option.is_chosen { Stroke::new(3.5, YELLOW) } else { Stroke::new(2.5, INK) };
    pen.draw_rect(rect, 10.0, fill, edge);
    pen.draw_focus_ring(&response, rect.expand(3.5), 12.0);
    let middle = rect.center().y;
    let mark = rect_at(rect.left() + MARGIN, middle - MARK.1 / 2.0, MARK.0, MARK.1);
    pen.draw_svg(option.game.cover.mark, mark, Color32::WHITE);
    pen.silently(|pen| pen.centred_text((left, middle), Anchor::Start, width, NAME, name));
    if option.is_chosen {
        pen.draw_check_mark(pos2(rect.right() - 4.0, rect.top() + 4.0), 12.0);
    }
    (height, option.request(&response))
}
