//! The card of a seat as a whole.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, vec2};

use super::facts::{Badge, CardSpots, Corner, Count, Link, SeatCard, SeatFoot, SeatPicture};
use super::meters::{card_meters, counts_node, meter_key};
use super::places::places_node;
use super::store::StoreSpaces;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, PANEL, SECOND, YELLOW, rgb};
use crate::kit::panel::build::{choose, column, even_row, groove, painted, row, spacer, text, widget};
use crate::kit::panel::{Align, Node, Rank, Surface, place};
use crate::kit::pen::rect_at;
use crate::kit::spoken::Manner;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::figure::NumberBadge;
use crate::kit::widgets::name::name_in_room;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::numbers::grouped_number;
use shell::seats::SeatId;

/// Width of the picture, in points.
const PICTURE: f32 = 84.0;
/// Lengths of the dashes and gaps of the frame around a card whose player must answer, in points.
const DASHES: (f32, f32) = (9.0, 5.0);

/// Draws a card; its numbers take `seconds` to change. Returns the rectangles of its parts.
pub fn draw_seat_card(pen: &mut Pen, card: &SeatCard, seconds: f32) -> CardSpots {
    let panel = seat_card_panel::<()>(pen, card, seconds);
    let mut placed = place(&pen.ruler(), card.rect, panel);
    let meters = (0..card.meters.len()).map(|number| placed.rect_of(meter_key(card.seat, number))).collect();
    let spots = CardSpots { picture: placed.rect_of("picture"), corner: placed.rect_of(("corner", card.seat)), meters };
    placed.show(pen);
    spots
}

/// Listens for clicks on a rectangle of a seat; returns whether it was clicked.
pub fn is_card_clicked(pen: &mut Pen, seat: SeatId, rect: Rect, link: &Link) -> bool {
    let response = pen.ui.interact(rect, Id::new(("look closer", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&link.name)));
    notes::record_place(pen.ui.ctx(), || link.note.clone(), rect);
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(LineWidth::Row.points(), CREAM);
        pen.stroke_rect(rect.expand(Space::Xxs.points()), Radius::Panel.points(), line);
    }
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(pen.tell(&link.hint));
    clicked
}

/// Describes a card. In little room the figures of a bar are beside it, then the status is left
/// out, and then all meters share one line.
fn seat_card_panel<'a, M: 'a>(pen: &Pen, card: &'a SeatCard, seconds: f32) -> Node<'a, M> {
    let picture = card.picture.as_ref().map_or_else(Node::empty, |picture| {
        let draw = move |pen: &mut Pen, rect: Rect| draw_picture(pen, card.seat, picture, rect);
        painted(PICTURE, 0.0, draw).fill().key("picture")
    });
    let meters = column([status_line(card), card_meters(pen, card, seconds)]).gap(Space::Xxs).grow();
    column([head_line(card), row([picture, meters]).grow(), last_line(pen, card, seconds)])
        .gap(Space::Xs)
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(|pen, rect, _| draw_surface(pen, card, rect))))
}

/// Describes the colour and the name of the player, and the upper right corner.
fn head_line<'a, M: 'a>(card: &'a SeatCard) -> Node<'a, M> {
    // They have no more room with larger text.
    let side = IconSize::Name.points();
    let chip = painted(side, side, move |pen, rect| pen.draw_seat_chip(rect.left(), rect.top(), card.colour, side));
    let corner = match &card.corner {
        Corner::Empty => Node::empty(),
        Corner::Token(token) => painted(side, side, move |pen, rect| pen.draw_svg(token, rect, Color32::WHITE)),
        Corner::Places(places) => places_node(places),
        Corner::Number(count) => corner_number(*count),
    };
    row([chip, name_in_room(&card.name, ("name", card.seat)).grow(), corner.key(("corner", card.seat))])
}

/// Describes the state of the player. Where a computer's is a little too long for its line, its
/// sign is smaller, and then left out; a longer one is wrapped.
fn status_line<'a, M: 'a>(card: &'a SeatCard) -> Node<'a, M> {
    let style = if card.is_active || card.must_answer { TextStyle::STRONG } else { TextStyle::NOTE };
    let words = || text(style, &card.status).grow();
    let with_bot = |size: IconSize, gap: Space| {
        let side = size.points();
        let bot = painted(side, side, |pen, rect| pen.draw_svg("bot", rect, SECOND)).align(Align::Start);
        row([bot, words()]).gap(gap)
    };
    let line = if card.is_computer {
        let usual = || with_bot(IconSize::Text, Space::Xs);
        choose([usual(), with_bot(IconSize::Sign, Space::Xs), row([words()]), usual()]).grow()
    } else {
        words()
    };
    row([line]).gives_way(Rank::Second)
}

/// Describes the things that the player keeps, and the badges, all equally wide if there is room
/// for it.
fn last_line<'a, M: 'a>(pen: &Pen, card: &'a SeatCard, seconds: f32) -> Node<'a, M> {
    let badge = |badge: &Badge| {
        let shown = pen.animate_number((badge.icon, card.seat), badge.value, seconds);
        widget(NumberBadge { icon: badge.icon, value: badge.value, before: badge.before, shown, warns: badge.warns })
    };
    let badges = || card.badges.iter().map(badge);
    if let Some(store) = &card.store {
        return row([widget(StoreSpaces(store)).grow()].into_iter().chain(badges())).gap(Space::Xs);
    }
    if let Some(foot) = &card.foot {
        return row([foot_line(foot).inside_by(Space::Xs, Space::Xs).on(Surface::Well).grow()]);
    }
    if card.badges.is_empty() {
        return Node::empty();
    }
    let equal = even_row(badges()).gap(Space::Xs);
    choose([equal, row(badges().map(Node::grow)).gap(Space::Xs)])
}

/// Describes the words, or the groups of numbers with grooves between them.
fn foot_line<'a, M: 'a>(foot: &'a SeatFoot) -> Node<'a, M> {
    match foot {
        SeatFoot::Words(words) => text(TextStyle::NOTE, words).anchor(Anchor::Middle).gives_way(Rank::Second),
        SeatFoot::Groups { groups, spoken } => {
            let parts = groups.iter().enumerate().flat_map(|(number, counts)| {
                let groove = if number > 0 { groove() } else { Node::empty() };
                [groove, spacer(), counts_node(counts), spacer()]
            });
            row(parts).gap(Space::None).reads(Manner::Found, spoken)
        }
    }
}

/// Draws the card without its contents.
fn draw_surface(pen: &Pen, card: &SeatCard, rect: Rect) {
    let hue = pen.seat_colour(card.colour);
    let radius = Radius::Panel.points();
    let line = LineWidth::Chosen.points();
    if card.is_active {
        let side = Space::L.points();
        let middle = rect.right_center();
        let point = vec![middle - vec2(0.0, side), middle + vec2(side, 0.0), middle + vec2(0.0, side)];
        pen.painter().add(Shape::convex_polygon(point, hue, Stroke::new(LineWidth::Panel.points(), INK)));
        pen.draw_panel(rect, radius, CARD);
        pen.stroke_rect(rect.shrink(line), Radius::Chip.points(), Stroke::new(line, hue));
    } else {
        pen.draw_panel(rect, radius, PANEL);
        pen.draw_left_edge(rect, radius, Space::S.points(), hue);
    }
    if card.must_answer {
        pen.draw_dashed_rect(rect.shrink(line), Stroke::new(line, YELLOW), DASHES.0, DASHES.1);
    }
}

/// Draws the picture on its ground.
fn draw_picture(pen: &mut Pen, seat: SeatId, picture: &SeatPicture, rect: Rect) {
    pen.draw_inset(rect, Radius::Chip.points(), INSET);
    let high = Space::M.points();
    let floor = rect_at(rect.left(), rect.bottom() - high, rect.width(), high).shrink(LineWidth::Thin.points());
    pen.fill_rect(floor, Radius::Chip.points(), FLOOR);
    match picture {
        SeatPicture::Empty => {}
        SeatPicture::Picture(picture) => pen.draw_seat_picture(seat, picture, rect, Space::S.points()),
        SeatPicture::Faded(picture) => {
            let before = pen.ui.opacity();
            pen.ui.multiply_opacity(FADED);
            pen.draw_seat_picture(seat, picture, rect, Space::S.points());
            pen.ui.set_opacity(before);
        }
    }
}

/// Opacity of a picture of what is out of the game.
const FADED: f32 = 0.45;

/// Describes a number in the upper right corner, before its icon.
fn corner_number<'a, M: 'a>(count: Count) -> Node<'a, M> {
    let side = IconSize::Name.points();
    let icon = painted(side, side, move |pen: &mut Pen, rect: Rect| pen.draw_svg(count.icon, rect, count.tint));
    let number = text(TextStyle::NAME.in_colour(YELLOW), grouped_number(count.value.into()));
    row([number, icon]).gap(Space::Xs)
}

/// Ground below a picture.
const FLOOR: Color32 = rgb(0x0f_191e);
