//! Cards of the seats: a player's name, a picture, meters and badges. The caller defines their
//! meaning.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, WidgetInfo, WidgetType, vec2};

use crate::art::Picture;
use crate::kit::notes;
use crate::kit::palette::{CARD, CREAM, INK, INSET, PANEL, SECOND, rgb};
use crate::kit::panel::build::{choose, column, even_row, painted, row, text, widget};
use crate::kit::panel::{Align, Node, Rank, Surface, place};
use crate::kit::pen::rect_at;
use crate::kit::text::letters::HoverHint;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::figure::{LampRow, MeterBar, NumberBadge};
use crate::kit::widgets::name::name_in_room;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Width of the picture, in points.
const PICTURE: f32 = 84.0;

/// Contents of the card of a seat.
pub struct SeatCard {
    /// Seat.
    pub seat: SeatId,
    /// Rectangle of the card.
    pub rect: Rect,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether a computer plays the seat.
    pub is_computer: bool,
    /// State of the player, in a word or two.
    pub status: Phrase,
    /// Drawing of a temporary possession of the player, in the upper right corner.
    pub token: Option<&'static str>,
    /// Picture of the player; `None` if there is no room for it.
    pub picture: Option<Picture>,
    /// Meters, one below the other.
    pub meters: Vec<Meter>,
    /// Badges side by side.
    pub badges: Vec<Badge>,
}

/// Target of a click.
pub struct Link {
    /// Name in words.
    pub name: Phrase,
    /// Name in the notes for tests.
    pub note: String,
    /// Hint at the pointer.
    pub hint: Phrase,
}

/// Number shown as a part of its maximum.
pub enum Meter {
    /// Lamp for each point.
    Lamps {
        /// Icon before the lamps.
        icon: &'static str,
        /// Number of lamps that are on.
        value: u8,
        /// Number of all lamps.
        full: u8,
        /// Whether the lamps that are on warn.
        is_low: bool,
    },
    /// Bar with its figures.
    Bar {
        /// Icon before the bar.
        icon: &'static str,
        /// Filled part of the bar, in the unit of `full`.
        value: u16,
        /// Capacity of the bar.
        full: u16,
    },
}

/// Number that may be changing.
pub struct Badge {
    /// Icon before the number.
    pub icon: &'static str,
    /// Present value.
    pub value: u16,
    /// Value before the change that is being tried out; the same if there is none.
    pub before: u16,
}

/// Draws a card; its numbers take `seconds` to change. Returns the rectangle of the picture.
pub fn draw_seat_card(pen: &mut Pen, card: &SeatCard, seconds: f32) -> Option<Rect> {
    let panel = seat_card_panel::<()>(pen, card, seconds);
    let mut placed = place(&pen.ruler(), card.rect, panel);
    let spot = placed.rect_of("picture");
    placed.show(pen);
    spot
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
    column([head_line(card), row([picture, meters]).grow(), badge_line(pen, card, seconds)])
        .gap(Space::Xs)
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(|pen, rect, _| draw_surface(pen, card, rect))))
}

/// Describes the colour and the name of the player, and a temporary possession.
fn head_line<'a, M: 'a>(card: &'a SeatCard) -> Node<'a, M> {
    // They have no more room with larger text.
    let side = IconSize::Name.points();
    let chip = painted(side, side, move |pen, rect| pen.draw_seat_chip(rect.left(), rect.top(), card.colour, side));
    let token = card.token.map_or_else(Node::empty, |token| {
        painted(side, side, move |pen, rect| pen.draw_svg(token, rect, Color32::WHITE))
    });
    row([chip, name_in_room(&card.name, ("name", card.seat)).grow(), token])
}

/// Describes the state of the player.
fn status_line<'a, M: 'a>(card: &'a SeatCard) -> Node<'a, M> {
    let style = if card.is_active { TextStyle::STRONG } else { TextStyle::NOTE };
    let bot = if card.is_computer {
        let side = IconSize::Text.points();
        painted(side, side, |pen, rect| pen.draw_svg("bot", rect, SECOND)).align(Align::Start)
    } else {
        Node::empty()
    };
    row([bot, text(style, &card.status).grow()]).gap(Space::Xs).gives_way(Rank::Second)
}

/// Describes the meters, one below the other or on one line.
fn card_meters<'a, M: 'a>(pen: &Pen, card: &'a SeatCard, seconds: f32) -> Node<'a, M> {
    let meters = |may_be_below: bool| {
        card.meters.iter().map(move |meter| meter_node(pen, card.seat, meter, seconds, may_be_below))
    };
    choose([column(meters(true)).gap(Space::Xxs), row(meters(false))]).gives_way(Rank::Third).stays()
}

/// Describes a meter; the figures of a bar are beside it, or below it where they may be.
fn meter_node<'a, M: 'a>(pen: &Pen, seat: SeatId, meter: &Meter, seconds: f32, may_be_below: bool) -> Node<'a, M> {
    let (icon, value, full) = match *meter {
        Meter::Lamps { icon, value, full, is_low } => return widget(LampRow { icon, value, full, is_low }),
        Meter::Bar { icon, value, full } => (icon, value, full),
    };
    let shown = pen.ui.ctx().animate_value_with_time(Id::new(("bar", icon, seat)), f32::from(value), seconds);
    let bar = || widget(MeterBar { icon, shown, full });
    let figures = || text(TextStyle::STRONG, format!("{shown:.0} / {full}")).anchor(Anchor::End);
    let beside = row([bar().grow(), figures()]);
    if !may_be_below {
        return beside.grow();
    }
    choose([column([bar(), figures()]).gap(Space::None), beside]).gives_way(Rank::First).stays()
}

/// Describes the badges, all equally wide if there is room for it.
fn badge_line<'a, M: 'a>(pen: &Pen, card: &SeatCard, seconds: f32) -> Node<'a, M> {
    let badge = |badge: &Badge| {
        let shown = pen.animate_number((badge.icon, card.seat), badge.value, seconds);
        widget(NumberBadge { icon: badge.icon, value: badge.value, before: badge.before, shown })
    };
    let equal = even_row(card.badges.iter().map(badge)).gap(Space::Xs);
    choose([equal, row(card.badges.iter().map(|of| badge(of).grow())).gap(Space::Xs)])
}

/// Draws the card without its contents.
fn draw_surface(pen: &Pen, card: &SeatCard, rect: Rect) {
    let hue = pen.seat_colour(card.colour);
    let radius = Radius::Panel.points();
    if card.is_active {
        let side = Space::L.points();
        let middle = rect.right_center();
        let point = vec![middle - vec2(0.0, side), middle + vec2(side, 0.0), middle + vec2(0.0, side)];
        pen.painter().add(Shape::convex_polygon(point, hue, Stroke::new(LineWidth::Panel.points(), INK)));
        pen.draw_panel(rect, radius, CARD);
        let line = LineWidth::Chosen.points();
        pen.stroke_rect(rect.shrink(line), Radius::Chip.points(), Stroke::new(line, hue));
    } else {
        pen.draw_panel(rect, radius, PANEL);
        pen.draw_left_edge(rect, radius, Space::S.points(), hue);
    }
}

/// Draws the picture on its ground.
fn draw_picture(pen: &mut Pen, seat: SeatId, picture: &Picture, rect: Rect) {
    pen.draw_inset(rect, Radius::Chip.points(), INSET);
    let high = Space::M.points();
    let floor = rect_at(rect.left(), rect.bottom() - high, rect.width(), high).shrink(LineWidth::Thin.points());
    pen.fill_rect(floor, Radius::Chip.points(), FLOOR);
    pen.draw_seat_picture(seat, picture, rect, Space::S.points());
}

/// Ground below a picture.
const FLOOR: Color32 = rgb(0x0f_191e);
