//! The stage while a trade is on it: two sheets, and below them what would change.

use std::cell::RefCell;

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use super::coins::repeat_held_buttons;
use super::facts::{TradeFacts, TradeMoment};
use super::flight::draw_flights;
use super::sheet::{SheetForm, TradeSheet, sheet_panel};
use super::terms_words::{TermsLine, terms_lines};
use crate::client::column::popup_buttons::bottom_above_buttons;
use crate::client::play::Command;
use crate::client::play::offer::OfferSide;
use crate::client::scene::{Scene, SceneCell};
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::table::play_state::MOST_OFFERS;
use client::kit::palette::{INK, LIGHT_RED, SECOND, SIGN, YELLOW, rgb};
use client::kit::panel::build::{column, icon, painted, row, scroll, seat_chip, sentence, text};
use client::kit::panel::{Align, Node, Placed, State, Surface, WidthRange, place};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::{InWords, Phrase, Text};
use shell::seats::Colour;

/// Colours of the ground, and of the two circles of light on it.
const GROUND: Color32 = rgb(0x2b_2622);
const LIGHT: [Color32; 2] = [rgb(0x33_2c25), rgb(0x3d_342b)];
/// Radii of those circles, in parts of the height of the stage.
const RADII: [f32; 2] = [0.61, 0.41];
/// Diameter of the sign between the sheets, and of the icon on it, in points.
const SWAP: f32 = 56.0;
const SWAP_ICON: f32 = 36.0;

/// Sentences about what changes, and what goes with them.
struct TermsFacts {
    title: Phrase,
    /// Number of the offer; `None` once the trade is made.
    number: Option<Phrase>,
    lines: Vec<(Colour, TermsLine)>,
    /// Reason why the offer can't be made as it is.
    why_not: Option<Phrase>,
}

impl TermsFacts {
    fn of(scene: &Scene, facts: &TradeFacts) -> Self {
        let is_made = facts.moment == TradeMoment::Made;
        let title = if is_made {
            phrase!("robotics-trade-made")
        } else {
            phrase!("robotics-trade-if-accepted", name = scene.seat_name(facts.answerer()))
        };
        let lines = terms_lines(scene, facts).into_iter().map(|line| (scene.seat_colour(line.seat), line));
        let why_not = match facts.moment {
            TradeMoment::Making => facts.offer.reason_not_to_send(scene.table),
            _ => None,
        };
        let why_not = why_not.map(|why| phrase!("as-title", name = why.phrase()));
        Self { title, number: (!is_made).then(|| number_words(scene, facts)), lines: lines.collect(), why_not }
    }
}

/// Number of the offer to this partner in this turn (12.7), or that it is a counter-offer.
fn number_words(scene: &Scene, facts: &TradeFacts) -> Phrase {
    if facts.offer.is_counter {
        return phrase!("robotics-trade-is-counter");
    }
    let made = scene.table.state().turn().and_then(|turn| turn.offers.get(facts.offer.partner.index()).copied());
    let made = made.unwrap_or(0);
    let number = if facts.moment == TradeMoment::Making { made + 1 } else { made };
    phrase!("robotics-trade-number", number = number, most = MOST_OFFERS)
}

/// Draws the trade on the whole stage.
pub fn draw_trade(pen: &mut Pen, scene: &mut Scene) {
    let stage = scene.regions.stage;
    draw_ground(pen, stage);
    let Some(facts) = TradeFacts::of(scene) else { return };
    scene.view.orders_for = facts.decider();
    let sheets = OfferSide::BOTH.map(|side| TradeSheet::of(pen, scene, &facts, side));
    let terms = TermsFacts::of(scene, &facts);
    let below = stage.with_min_y(scene.regions.prompt.bottom()).with_max_y(bottom_above_buttons(pen, scene));
    let shared: SceneCell = RefCell::new(scene);
    let ruler = pen.ruler();
    let mut pressed =
        trade_panel(&ruler, below, &|form| trade_contents(&ruler, &sheets, &terms, form, &shared)).show(pen);
    let scene = shared.into_inner();
    for sheet in &sheets {
        repeat_held_buttons(pen, sheet.side, &mut pressed);
        scene.note_lesson_spot(Spot::OfferedCredits(facts.offer.seat_of(sheet.side)), sheet.money.get());
    }
    if facts.may_change(scene) {
        pressed.into_iter().for_each(|command| scene.send_command(command));
    }
    if facts.moment == TradeMoment::Made {
        draw_flights(pen, scene, &facts, &sheets);
    }
}

/// Draws the ground with two circles of light.
fn draw_ground(pen: &Pen, stage: Rect) {
    pen.fill_rect(stage, Radius::Panel.points(), GROUND);
    let middle = pos2(stage.center().x, stage.center().y - Space::S.points());
    let inside = pen.painter().with_clip_rect(stage.intersect(pen.ui.clip_rect()));
    for (radius, colour) in RADII.into_iter().zip(LIGHT) {
        inside.circle_filled(middle, stage.height() * radius, colour);
    }
    pen.stroke_rect(stage, Radius::Panel.points(), Stroke::new(LineWidth::Panel.points(), INK));
}

/// Divides a part of the stage among the contents, in the largest form that fits, or as contents
/// that scroll.
fn trade_panel<'a>(
    ruler: &Ruler,
    below: Rect,
    contents: &dyn Fn(SheetForm) -> Node<'a, Command>,
) -> Placed<'a, Command> {
    let room = below.shrink(Space::L.points());
    for form in SheetForm::ALL {
        let mut panel = contents(form);
        if panel.fits_in(ruler, room) {
            return place(ruler, room, panel.key("trade"));
        }
    }
    let whole = contents(SheetForm::LEAST);
    place(ruler, below.shrink(Space::S.points()), scroll("trade", ScrollKeys::Pages, whole).key("trade"))
}

/// Describes the sheets side by side, and below them what would change.
fn trade_contents<'a>(
    ruler: &Ruler,
    sheets: &'a [TradeSheet; 2],
    terms: &'a TermsFacts,
    form: SheetForm,
    shared: &'a SceneCell<'_, '_>,
) -> Node<'a, Command> {
    let [mut active, mut partner] = sheets.each_ref().map(|sheet| sheet_panel(sheet, form, shared).grow().fill());
    let widths = [active.widths_in(ruler), partner.widths_in(ruler)];
    let [least, ideal] = [|widths: &WidthRange| widths.least, |widths: &WidthRange| widths.ideal]
        .map(|width| widths.iter().map(width).fold(0.0, f32::max));
    let equal = |sheet: Node<'a, Command>| sheet.with_widths(least, ideal);
    let sides = row([equal(active), painted(SWAP, SWAP, draw_swap), equal(partner)]).gap(Space::Xxs);
    column([sides, terms_panel(terms).grow()]).gap(Space::L)
}

/// Draws the sign between the sheets.
fn draw_swap(pen: &mut Pen, rect: Rect) {
    let middle = rect.center();
    pen.painter().circle(middle, SWAP / 2.0, YELLOW, Stroke::new(LineWidth::Chosen.points(), INK));
    pen.draw_icon("trade", middle.x - SWAP_ICON / 2.0, middle.y - SWAP_ICON / 2.0, SWAP_ICON, INK);
}

/// Describes what would change, in words.
fn terms_panel(terms: &TermsFacts) -> Node<'_, Command> {
    let title = text(TextStyle::HEADING.in_colour(YELLOW), &terms.title).manner(Manner::Heading);
    let number = terms.number.as_ref().map(|number| {
        text(TextStyle::STRONG.in_colour(SECOND), number).inside_by(Space::M, Space::Xs).on(Surface::Well)
    });
    let heading = row([title.grow()].into_iter().chain(number));
    let lines = terms.lines.iter().map(|(colour, line)| terms_row(*colour, line));
    let why_not = terms.why_not.as_ref().map(|why| {
        let reason = text(TextStyle::STRONG.in_colour(LIGHT_RED), why);
        row([icon("cross", IconSize::Text, LIGHT_RED).align(Align::Start), reason.grow()])
    });
    let face = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), SIGN);
    column([heading].into_iter().chain(lines).chain(why_not))
        .gap(Space::S)
        .inside_by(Space::L, Space::M)
        .on(Surface::Painted(Box::new(face)))
}

/// Describes the sentences about one player.
fn terms_row(colour: Colour, line: &TermsLine) -> Node<'_, Command> {
    let runs = line.more.iter().map(|more| (TextStyle::NOTE, Text::from(more)));
    let runs = [(TextStyle::BODY, Text::from(&line.text))].into_iter().chain(runs);
    row([seat_chip(colour, IconSize::Text).align(Align::Start), sentence(runs).grow()])
}
