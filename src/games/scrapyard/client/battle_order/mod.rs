//! The battle order at the left of the map (5.4).

use bevy_egui::egui::{Rect, Stroke, pos2};

use super::arena::layout::OrderRoom;
use crate::messages::phrase;
use crate::table::Table;
use client::kit::palette::{BROWN_WELL, CREAM, INK, INSET, MUTED, SECOND, YELLOW};
use client::kit::panel::build::{column, row, seat_chip, spacer, text};
use client::kit::panel::{Node, State, Surface, place};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::seats::{Colour, Seat, SeatId};

/// Least height of a row, in points at the usual text size.
const ROW: f32 = 34.0;

/// A robot of the battle order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its seat.
    pub seat: SeatId,
    /// Place in the order, from 1.
    pub place: u8,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether the robot is wrecked.
    pub is_wrecked: bool,
}

/// Robots in battle order, wrecked ones included.
pub fn order_rows(table: &Table, seats: &[Seat]) -> Vec<OrderRow> {
    let row = |(place, seat): (u8, &SeatId)| {
        let player = seats.get(seat.index())?;
        Some(OrderRow {
            seat: *seat,
            place,
            name: player.name.clone(),
            colour: player.colour,
            is_active: table.state().awaited_seat() == Some(*seat),
            is_wrecked: !table.robot(*seat).stands(),
        })
    };
    (1..).zip(&table.state().order).filter_map(row).collect()
}

/// Draws the battle order. Returns the seat under the pointer.
pub fn draw_battle_order(pen: &mut Pen, room: OrderRoom, rows: &[OrderRow]) -> Option<SeatId> {
    let heading = if room.has_names {
        text(TextStyle::STRONG.in_colour(SECOND), phrase!("scrapyard-arena-order"))
    } else {
        Node::empty()
    };
    let lines = rows.iter().map(|row| order_node(row, room.has_names));
    let panel = column([heading].into_iter().chain(lines)).gap(Space::Xs).key("battle-order");
    let mut placed = place(&pen.ruler(), room.rect, panel);
    let places: Vec<Option<Rect>> = rows.iter().map(|row| placed.rect_of(("order", row.seat))).collect();
    placed.show(pen);
    let at = pointer_position(pen.ui).filter(|at| pen.ui.is_enabled() && room.rect.contains(*at))?;
    let under = rows.iter().zip(places).find(|(_, place)| place.is_some_and(|place| place.contains(at)));
    under.map(|(row, _)| row.seat)
}

/// Describes a robot: its place, its colour, and its name if there is room for names.
fn order_node(order: &OrderRow, has_name: bool) -> Node<'_, ()> {
    let number = text(TextStyle::FIGURE.in_colour(MUTED), order.place.to_string());
    let chip = seat_chip(order.colour, IconSize::Text);
    let style = if order.is_active { TextStyle::STRONG } else { TextStyle::BODY };
    let colour = if order.is_wrecked { MUTED } else { CREAM };
    let name = if has_name { name_on_line(style.in_colour(colour), &order.name).grow() } else { spacer() };
    let OrderRow { is_active, is_wrecked, .. } = *order;
    let draw = move |pen: &mut Pen, rect: Rect, _: State| {
        let (fill, line) = if is_active { (BROWN_WELL, YELLOW) } else { (INSET, INK) };
        pen.draw_rect(rect, Radius::Chip.points(), fill, Stroke::new(LineWidth::Row.points(), line));
        if is_wrecked {
            let left = pos2(rect.left() + Space::M.points(), rect.center().y);
            let right = rect.right() - Space::M.points();
            pen.draw_line(left.into(), (right, left.y), LineWidth::Well.points(), MUTED);
        }
    };
    let words = if order.is_wrecked {
        phrase!("scrapyard-arena-order-wrecked", place = order.place, name = &order.name)
    } else {
        phrase!("scrapyard-arena-order-row", place = order.place, name = &order.name)
    };
    row([number, chip, name])
        .gap(Space::S)
        .inside_by(Space::S, Space::Xxs)
        .at_least_high(ROW)
        .on(Surface::Painted(Box::new(draw)))
        .reads(Manner::Found, words)
        .key(("order", order.seat))
}

#[cfg(test)]
mod tests {
    use super::super::arena::test_battle::{A, TestBattle, test_seats};
    use super::*;

    #[test]
    fn rule_5_4_wrecked_robots_stay_in_the_order() {
        let battle = TestBattle::new(3).with(A, |robot| robot.condition.square = None);
        let rows = order_rows(&battle.table(), &test_seats(3));
        assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(rows.iter().map(|row| row.is_wrecked).collect::<Vec<_>>(), [true, false, false]);
        assert!(rows[0].is_active);
    }
}
