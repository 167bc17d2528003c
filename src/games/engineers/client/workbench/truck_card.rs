//! The truck at the workbench, with what is in it.

use std::cell::RefCell;

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::facts::BenchFacts;
use super::hand_card::{HandForm, HeldSpot, show_held};
use super::listening::{BenchHeard, BenchPress};
use super::truck_load::TruckLoad;
use crate::client::art::names::truck_drawing;
use client::kit::palette::{INK, TRAY_INSET};
use client::kit::panel::build::{column, painted, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Describes the truck: where it stands, and what is in it.
pub(super) fn truck_card<'a>(
    facts: &'a BenchFacts,
    load: &'a TruckLoad,
    form: HandForm,
    heard: &'a RefCell<BenchHeard>,
) -> Node<'a, BenchPress> {
    let side = IconSize::Name.points();
    let truck = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        pen.draw_svg(truck_drawing(load.colour), place, Color32::WHITE);
    });
    let things = load.things.iter().map(|thing| {
        painted(form.side, form.side, move |pen: &mut Pen, rect: Rect| {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(form.side));
            let spot = HeldSpot { copy: 0, may_move: facts.may_act && load.is_near };
            show_held(pen, place, facts, thing, spot, Some(heard));
        })
    });
    let things = wrapped_row(things.collect::<Vec<_>>()).gap(Space::Xxs);
    let contents = match form.is_small {
        true => row([truck, things.grow()]).gap(Space::Xxs),
        false => column([row([truck, text(TextStyle::NOTE, &load.place)]).gap(Space::Xs), things]).gap(Space::Xs),
    };
    contents.inside_by(Space::S, Space::Xs).silent().on(Surface::Painted(Box::new(|pen, rect, _| {
        pen.draw_rect(rect, Radius::Panel.points(), TRAY_INSET, Stroke::new(LineWidth::Row.points(), INK));
    })))
}
