//! The inspector of the build phase: a card with its picture, its time, a sentence for each thing
//! that it gives or does, and the parts that it would replace.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, vec2};

use super::card_lines::lines_of_card;
use super::try_on::{WorkshopPlace, places_of_card};
use crate::cards::{Card, CardId, DataSet};
use crate::client::art::card_picture::CardPicture;
use crate::client::art::figure_row::FigureRow;
use crate::client::art::figures::{CardFigure, card_figures};
use crate::client::art::painting::{Turned, draw_card_picture};
use crate::client::art::robot::PartIds;
use crate::client::art::time_dial::draw_dial;
use crate::messages::phrase;
use crate::words::{card_name, card_type};
use client::kit::palette::{CREAM, MUTED, SECOND, STAGE, STAGE_LINE};
use client::kit::panel::build::{choose, column, divider, painted, row, scroll, spacer, text};
use client::kit::panel::{Node, Rank, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::seats::Colour;

/// Heights of the picture: the least one and the usual one, in points.
const PICTURE: (f32, f32) = (48.0, 92.0);
/// Radius of the time dial, and its middle from the corner of the picture.
const DIAL: f32 = 14.0;
const DIAL_INSIDE: Vec2 = vec2(20.0, 18.0);
/// Distance of the lines behind the picture.
const LINES: f32 = 44.0;
/// Side of the picture of a part that would be replaced, and heights of the icons beside it.
const REPLACED: f32 = 30.0;
const ICONS: [f32; 2] = [20.0, 16.0];
/// Width of these icons with their numbers, in points at the usual text size.
const FIGURES: f32 = 84.0;

/// Contents of the inspector.
#[derive(Clone, Debug)]
pub struct CardInspectorFacts<'a> {
    data: &'a DataSet,
    /// Card.
    pub card: CardId,
    /// Parts that it would replace; one of two for an arm.
    pub replaces: Vec<CardId>,
    /// Colour of the robot with these parts.
    colour: Option<Colour>,
}

impl<'a> CardInspectorFacts<'a> {
    /// A card that could be put on a robot.
    pub fn of_card(data: &'a DataSet, card: CardId, robot: &PartIds, colour: Colour) -> Self {
        let replaced = |place: WorkshopPlace| match place {
            WorkshopPlace::Slot(slot) => Some(robot[slot.index()]),
            WorkshopPlace::Discard => None,
        };
        let replaces = places_of_card(data, card).into_iter().filter_map(replaced).collect();
        Self { data, card, replaces, colour: Some(colour) }
    }

    /// A part that is on a robot, or another card that replaces nothing.
    pub const fn of_owned(data: &'a DataSet, card: CardId, colour: Option<Colour>) -> Self {
        Self { data, card, replaces: Vec::new(), colour }
    }
}

/// Describes the inspector in a width in points.
fn card_inspector<'a>(ruler: &Ruler, facts: &CardInspectorFacts<'a>, width: f32) -> Node<'a, ()> {
    let Some(card) = facts.data.find_card(facts.card) else { return Node::empty() };
    let title = head_node(ruler, card, width - 2.0 * Space::M.points());
    let lines = column(lines_of_card(card)).gap(Space::S);
    let lines = scroll("lines-of-the-card", ScrollKeys::None, lines).grow();
    let picture = picture_node(facts, card).gives_way(Rank::First);
    let replaces = replaces_node(facts);
    column([title, picture, lines]).and(replaces).gap(Space::S).inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Draws the inspector in a room.
pub fn draw_card_inspector(pen: &mut Pen, room: Rect, facts: &CardInspectorFacts) {
    let panel = card_inspector(&pen.ruler(), facts, room.width());
    show_panel(pen, room, panel.key("card-inspector"));
}

/// Describes the name of a card with its kind beside it, or below it if the name has no room there.
fn head_node<'a>(ruler: &Ruler, card: &Card, width: f32) -> Node<'a, ()> {
    let title = |style: TextStyle| text(style, card_name(card)).manner(Manner::Heading);
    let kind = || text(TextStyle::NOTE.in_colour(MUTED), phrase!("as-title", name = card_type(card)));
    let mut beside = row([title(TextStyle::NAME).grow(), kind()]).gap(Space::S);
    if beside.widths_in(ruler).least <= width {
        return beside;
    }
    let mut below = title(TextStyle::NAME);
    let name = if below.widths_in(ruler).least <= width { below } else { title(TextStyle::STRONG) };
    column([name, kind()]).gap(Space::None)
}

/// Describes the picture with the time dial.
fn picture_node<'a>(facts: &CardInspectorFacts<'a>, card: &'a Card) -> Node<'a, ()> {
    let is_owned = facts.replaces.is_empty() && facts.colour.is_some() && card.part().is_some();
    let picture = CardPicture::of(facts.data, facts.card, facts.colour.filter(|_| is_owned));
    let draw = move |pen: &mut Pen, rect: Rect| {
        pen.draw_inset(rect, Radius::Row.points(), STAGE);
        let line = Stroke::new(1.0, STAGE_LINE);
        for number in 1..(rect.width() / LINES) as u8 + 1 {
            let x = rect.left() + f32::from(number) * LINES;
            if x < rect.right() - LineWidth::Panel.points() {
                pen.painter().vline(x, rect.y_range().shrink(LineWidth::Well.points()), line);
            }
        }
        draw_card_picture(pen, &picture, rect.shrink2(vec2(Space::M.points(), Space::S.points())), Color32::WHITE);
        if card.time > 0 {
            draw_dial(pen, Turned::upright(rect.min), DIAL_INSIDE, DIAL, card.time, 1.0);
        }
    };
    painted(0.0, 0.0, draw).with_heights(PICTURE.0, PICTURE.1)
}

/// Describes the parts that the card would replace.
fn replaces_node<'a>(facts: &CardInspectorFacts<'a>) -> Vec<Node<'a, ()>> {
    let heading = match facts.replaces.len() {
        0 => return Vec::new(),
        1 => phrase!("scrapyard-inspector-replaces"),
        _ => phrase!("scrapyard-inspector-replaces-one"),
    };
    let heading = text(TextStyle::NOTE.in_colour(SECOND), heading);
    let rows = facts.replaces.iter().filter_map(|&id| replaced_row(facts, id));
    [divider(), heading].into_iter().chain(rows).collect()
}

/// Describes a part that would be replaced: picture, name, icons with numbers.
fn replaced_row<'a>(facts: &CardInspectorFacts<'a>, id: CardId) -> Option<Node<'a, ()>> {
    let card = facts.data.find_card(id)?;
    let picture = CardPicture::of(facts.data, id, facts.colour);
    let draw = move |pen: &mut Pen, rect: Rect| draw_card_picture(pen, &picture, rect, Color32::WHITE);
    let sign = || {
        let draw = draw.clone();
        painted(REPLACED, REPLACED, draw)
    };
    let name = || text(TextStyle::STRONG, card_name(card)).grow();
    let figures = card_figures(card);
    let whole = row([sign(), name(), figures_node(figures.clone())]).gap(Space::S);
    let short = row([sign(), figures_node(figures), spacer()]).gap(Space::S);
    Some(choose([whole, short]))
}

fn figures_node<'a>(figures: Vec<CardFigure>) -> Node<'a, ()> {
    let draw = move |pen: &mut Pen, rect: Rect| {
        let row = FigureRow::fit(&pen.ruler(), &figures, TextStyle::FIGURE.in_colour(CREAM), rect.width(), ICONS);
        let place = Align2::RIGHT_CENTER.align_size_within_rect(vec2(row.width(), 0.0), rect);
        row.paint(pen, Turned::upright(bevy_egui::egui::Pos2::ZERO), place.left_center().to_vec2(), 1.0);
    };
    painted(0.0, ICONS[0], draw).at_least_wide(FIGURES)
}
