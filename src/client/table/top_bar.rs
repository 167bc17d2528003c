//! The top bar: the plate with the round, the ribbon of the steps that a round or a turn has, and
//! the buttons that are always there.

use bevy_egui::egui::{Color32, Rect};

use super::regions::Regions;
use super::ribbon::{self, RibbonStep, bar_icon};
use super::strip::{Strip, strip_panel};
use super::top_buttons::{TopButton, TopButtons};
use crate::kit::palette::{INK, PANEL, YELLOW};
use crate::kit::panel::build::{column, row, spacer, text};
use crate::kit::panel::{Node, Surface, place, show_panel};
use crate::kit::points::LARGE;
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Space};
use crate::kit::{Pen, TextStyle};
use crate::settings::Settings;
use shell::language::Phrase;

/// Least width of the ribbon beside a strip, in points at the usual text size.
const BESIDE_STRIP: f32 = 120.0;

/// Contents of the top bar.
#[derive(Clone, Debug)]
pub struct TopBar {
    /// The plate at the left end.
    pub plate: Plate,
    /// Steps on the ribbon, in order, as [`ribbon::steps`] makes them; one step takes its whole
    /// width.
    pub ribbon: Vec<RibbonStep>,
    /// Chips after the ribbon, which takes what they leave.
    pub strip: Option<Strip>,
    /// Buttons at the right end.
    pub buttons: TopButtons,
}

/// Words of the plate, which have one line each.
#[derive(Clone, Debug)]
pub struct Plate {
    /// Picture before the words, which large text has no room for.
    pub picture: &'static str,
    /// The words that stand out, such as those for the round.
    pub title: Phrase,
    /// The words at the right end.
    pub note: Phrase,
}

/// Plate and buttons at the ends of a top bar.
#[derive(Clone, Copy, Debug)]
pub struct BarEnds<'a> {
    /// The plate at the left end.
    pub plate: &'a Plate,
    /// Buttons at the right end.
    pub buttons: &'a TopButtons,
}

/// The top bar as it was drawn in a frame.
#[derive(Clone, Debug)]
pub struct ShownTopBar {
    /// Buttons that were pressed.
    pub pressed: Vec<TopButton>,
    /// Rectangle of each step on the ribbon.
    pub steps: Vec<Option<Rect>>,
}

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, regions: &Regions, settings: &Settings, bar: &TopBar) -> ShownTopBar {
    let mut placed = place(&pen.ruler(), regions.top, top_bar_panel(&pen.ruler(), regions, settings, bar));
    let steps = (0..bar.ribbon.len()).map(|number| placed.rect_of(ribbon::step_key(number)).map(ribbon::painted_part));
    let steps = steps.collect();
    ShownTopBar { pressed: placed.show(pen), steps }
}

/// Draws the top bar of a game that has something else in place of the ribbon: `middle`, which
/// takes the room between the plate and the buttons. Returns the messages of what was pressed.
pub fn draw_bar_around<'a, M: From<TopButton> + 'a>(
    pen: &mut Pen,
    regions: &Regions,
    settings: &Settings,
    ends: &BarEnds<'a>,
    middle: Node<'a, M>,
) -> Vec<M> {
    let bar = bar_around(&pen.ruler(), regions, settings, ends, [middle.grow().fill()]);
    show_panel(pen, regions.top, bar)
}

/// Describes the top bar with a ribbon.
fn top_bar_panel<'a>(ruler: &Ruler, regions: &Regions, settings: &Settings, bar: &'a TopBar) -> Node<'a, TopButton> {
    let ribbon = ribbon::ribbon_panel(&bar.ribbon, settings.speed).grow().fill();
    let (ribbon, strip) = match &bar.strip {
        Some(strip) => (ribbon.at_least_wide(BESIDE_STRIP), strip_panel(strip)),
        None => (ribbon, Node::empty()),
    };
    let ends = BarEnds { plate: &bar.plate, buttons: &bar.buttons };
    bar_around(ruler, regions, settings, &ends, [ribbon, strip])
}

/// Describes the top bar with some nodes between the plate and the buttons.
fn bar_around<'a, M: From<TopButton> + 'a, const MIDDLE: usize>(
    ruler: &Ruler,
    regions: &Regions,
    settings: &Settings,
    ends: &BarEnds<'a>,
    middle: [Node<'a, M>; MIDDLE],
) -> Node<'a, M> {
    let surface = |pen: &mut Pen, rect: Rect, _| {
        pen.fill_rect(rect, 0.0, PANEL);
        let edge = |y: f32, width: LineWidth, colour: Color32| {
            pen.draw_line((rect.left(), y), (rect.right(), y), width.points(), colour);
        };
        edge(rect.bottom(), LineWidth::Panel, INK);
        edge(rect.top() + LineWidth::Thin.points(), LineWidth::Thin, Color32::from_white_alpha(24));
    };
    let buttons = row(ends.buttons.described(&settings.keys)).gap(Space::Xs);
    let plate = plate_panel(ruler, regions, ends.plate);
    row([plate].into_iter().chain(middle).chain([buttons]))
        .gap(Space::L)
        .inside_by(Space::M, Space::None)
        .on(Surface::Painted(Box::new(surface)))
}

/// Describes the plate, at least as wide as the seats below.
fn plate_panel<'a, M: 'a>(ruler: &Ruler, regions: &Regions, plate: &'a Plate) -> Node<'a, M> {
    let picture =
        if ruler.look.text > LARGE { Node::empty() } else { bar_icon(plate.picture, IconSize::Name, Color32::WHITE) };
    let title = text(TextStyle::NAME.in_colour(YELLOW), &plate.title);
    let note = text(TextStyle::NOTE, &plate.note);
    let mut words = row([picture, title, spacer(), note]).inside_by(Space::S, Space::None);
    let seats = regions.seats.first().map_or(0.0, Rect::width);
    let width = words.needed_width(ruler).max(seats);
    let words = words.exactly_wide(width).on(Surface::Well);
    column([words.grow()]).inside_by(Space::None, Space::S).fill()
}
