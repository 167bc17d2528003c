//! The tray of the build phase as a whole: piles and buttons, drawn and listened to.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Sense, WidgetInfo, WidgetType};

use super::buttons::{BuildButton, BuildButtonFacts, build_buttons, buttons_column, buttons_in};
use super::facts::{PileChoices, PileFacts, PileState, all_piles};
use super::layout::BuildTrayLayout;
use super::pile::draw_pile;
use super::words::{hint_of_pile, name_of_pile};
use crate::cards::DataSet;
use crate::table::Table;
use client::kit::palette::{YARD, YELLOW};
use client::kit::panel::place;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Radius};
use client::kit::{Pen, notes};
use client::table::holding::How;

/// Width of the buttons, in points at the usual text size.
const BUTTONS: f32 = 126.0;

/// Contents of the tray of the build phase.
#[derive(Clone, Debug)]
pub struct BuildTrayFacts<'a> {
    data: &'a DataSet,
    /// Piles, in the order of their numbers.
    pub piles: Vec<PileFacts>,
    /// Buttons from the top; none while no player at this window acts.
    pub buttons: Vec<BuildButtonFacts>,
    /// Whether piles can be pressed and dragged.
    is_open: bool,
}

impl<'a> BuildTrayFacts<'a> {
    /// The tray of a table, with what the player at this window has chosen so far. `takes_none`
    /// tells that it is settled to collect none of the rummaged cards.
    pub fn of(table: &Table<'a>, choices: PileChoices, takes_none: bool) -> Self {
        Self {
            data: table.data(),
            piles: all_piles(table, choices),
            buttons: build_buttons(table, choices, takes_none),
            is_open: choices.may_act,
        }
    }
}

/// Press in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildTrayPress {
    /// A pile was clicked, or a drag of its card began. It may be refused.
    Pile(u8, How),
    /// A pile is pressed, in which the player wants to rummage.
    RummageIn(u8),
    /// A button.
    Button(BuildButton),
}

/// The tray in a frame.
#[derive(Clone, Debug, Default)]
pub struct BuildTrayShown {
    /// Press of this frame.
    pub pressed: Option<BuildTrayPress>,
    /// Pile under the pointer.
    pub pointed: Option<u8>,
    /// Rectangles of the piles.
    pub piles: Vec<Rect>,
    /// Rectangles of the buttons.
    pub buttons: Vec<(BuildButton, Rect)>,
}

/// Draws the tray of the build phase, and listens to it.
pub fn draw_build_tray(pen: &mut Pen, tray: Rect, facts: &BuildTrayFacts) -> BuildTrayShown {
    pen.draw_panel(tray, Radius::Panel.points(), YARD);
    let usual = BUTTONS * pen.look.text;
    let needed = buttons_column(&facts.buttons, false).needed_width(&pen.ruler());
    let layout = BuildTrayLayout::new(tray, facts.piles.len(), usual.max(needed));
    let mut shown = BuildTrayShown { piles: layout.piles.clone(), ..BuildTrayShown::default() };
    for (pile, rect) in facts.piles.iter().zip(layout.piles.iter().copied()) {
        draw_pile(pen, facts.data, pile, rect);
        listen_to_pile(pen, facts, pile, rect, &mut shown);
    }
    show_buttons(pen, facts, layout.buttons, &mut shown);
    shown
}

/// Listens to a pile: a drag or a click takes its card in hand, or rummages in it.
fn listen_to_pile(pen: &Pen, facts: &BuildTrayFacts, pile: &PileFacts, rect: Rect, shown: &mut BuildTrayShown) {
    let can_be_pressed = facts.is_open && !matches!(pile.state, PileState::Empty | PileState::PickedUp);
    let sense = if can_be_pressed { Sense::click_and_drag() } else { Sense::hover() };
    let response = pen.ui.interact(rect, Id::new(("junk pile", pile.pile)), sense);
    let name = || pen.tell(&name_of_pile(facts.data, pile));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can_be_pressed, name()));
    notes::record_place(pen.ui.ctx(), || format!("pile {}", pile.pile + 1), rect);
    if response.hovered() {
        shown.pointed = Some(pile.pile);
        if can_be_pressed && pile.refusal.is_none() {
            let line = bevy_egui::egui::Stroke::new(LineWidth::Panel.points(), YELLOW);
            pen.stroke_rect(rect, Radius::Row.points(), line);
        }
    }
    let rummages = pile.state == PileState::ToRummage;
    if response.drag_started_by(PointerButton::Primary) && !rummages {
        shown.pressed = Some(BuildTrayPress::Pile(pile.pile, How::Drag));
    } else if response.clicked() {
        shown.pressed = Some(match rummages {
            true => BuildTrayPress::RummageIn(pile.pile),
            false => BuildTrayPress::Pile(pile.pile, How::of_press(pen.ui.ctx())),
        });
    }
    let response = if can_be_pressed { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    if let Some(hint) = hint_of_pile(facts.data, pile) {
        response.on_hover_hint(pen.tell(&hint));
    }
}

fn show_buttons(pen: &mut Pen, facts: &BuildTrayFacts, room: Rect, shown: &mut BuildTrayShown) {
    if facts.buttons.is_empty() {
        return;
    }
    let ruler = pen.ruler();
    let mut panel = place(&ruler, room, buttons_in(&ruler, &facts.buttons, room.size()));
    let rect_of = |button: BuildButton, rect: Option<Rect>| rect.map(|rect| (button, rect));
    let places: Vec<_> =
        facts.buttons.iter().filter_map(|facts| rect_of(facts.button, panel.rect_of(facts.button))).collect();
    shown.buttons = places;
    if let Some(button) = panel.show(pen).into_iter().next() {
        shown.pressed = Some(BuildTrayPress::Button(button));
    }
}
