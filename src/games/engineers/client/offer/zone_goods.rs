//! The things of a zone in rows of five, those in a deal highlighted.

use bevy_egui::egui::{Rect, Stroke, Vec2};

use super::painted::PaintedOffer;
use crate::client::zone_panel::places::{paint_link, paint_place};
use crate::client::zone_panel::{ZoneFacts, ZonePlace, ZoneThing};
use crate::messages::phrase;
use client::kit::Pen;
use client::kit::palette::{YELLOW, YELLOW_WELL};
use client::kit::panel::build::{column, painted, row};
use client::kit::panel::{Node, Role, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{LineWidth, Radius, Space};
use shell::language::Phrase;

/// Places side by side.
const IN_ROW: usize = 5;
/// Greatest side of a place, in points.
const LARGEST_PLACE: f32 = 48.0;
/// Gap between two places.
const GAP: Space = Space::Xs;
/// Radius of the mark on a thing that is in the deal, in parts of the side of its place.
const MARK: f32 = 0.17;

/// Things of a zone, as they are described.
#[derive(Clone, Copy)]
pub struct ZoneGoods<'a> {
    /// The zone.
    pub zone: &'a ZoneFacts,
    /// Name of its team.
    pub name: &'a str,
    /// Whether things can be pressed now.
    pub may_press: bool,
    /// Side of a place, in points.
    pub side: f32,
    /// Places as they are painted.
    pub painted: &'a PaintedOffer,
}

/// Side of a place in a panel of some width inside, in points.
pub fn side_of_place(inside: f32) -> f32 {
    let count = IN_ROW as f32;
    ((inside - (count - 1.0) * GAP.points()) / count).min(LARGEST_PLACE).floor()
}

impl<'a> ZoneGoods<'a> {
    /// Describes the places. `is_chosen` tells what is in the deal, `press` gives the message of a
    /// press on a thing.
    pub fn node<M: 'a>(self, is_chosen: impl Fn(&ZoneThing) -> bool, press: impl Fn(&ZoneThing) -> M) -> Node<'a, M> {
        let rows = self.zone.places.chunks(IN_ROW).map(|chunk| {
            let nodes = chunk.iter().enumerate().map(|(index, place)| match place {
                ZonePlace::Thing(thing) => self.thing(place, thing, index > 0, is_chosen(thing), press(thing)),
                ZonePlace::Free | ZonePlace::Truck => self.paint(place, None, false, false),
            });
            row(nodes.collect::<Vec<_>>()).gap(GAP)
        });
        column(rows.collect::<Vec<_>>()).gap(GAP)
    }

    /// Describes the place of a thing.
    fn thing<M: 'a>(
        self,
        place: &'a ZonePlace,
        thing: &'a ZoneThing,
        has_left: bool,
        is_chosen: bool,
        message: M,
    ) -> Node<'a, M> {
        let node = self.paint(place, Some(thing), has_left, is_chosen);
        if !self.may_press {
            let name = if is_chosen { self.name_of_press(thing, false) } else { thing.name.clone() };
            return node.reads(Manner::Found, name);
        }
        let name = self.name_of_press(thing, is_chosen);
        node.on(Surface::Bare)
            .press(message)
            .role(Role::Switch { is_on: is_chosen })
            .called(name.clone())
            .hint(name)
            .noted(format!("good {}", thing.thing.0))
            .key(("good", thing.thing))
    }

    /// Sentence on what a press does: the thing is put into the deal, or taken out.
    fn name_of_press(self, thing: &ZoneThing, is_chosen: bool) -> Phrase {
        let name = self.name;
        if is_chosen {
            phrase!("engineers-deal-take-out", name = name, thing = &thing.name)
        } else {
            phrase!("engineers-deal-put-in", name = name, thing = &thing.name)
        }
    }

    fn paint<M: 'a>(
        self,
        place: &'a ZonePlace,
        thing: Option<&'a ZoneThing>,
        has_left: bool,
        is_chosen: bool,
    ) -> Node<'a, M> {
        let side = self.side;
        painted(side, side, move |pen: &mut Pen, room: Rect| {
            let rect = Rect::from_center_size(room.center(), Vec2::splat(side));
            if is_chosen {
                pen.fill_rect(rect.expand(GAP.points() / 2.0), Radius::Chip.points(), YELLOW_WELL);
            }
            paint_place(pen, place, rect, self.zone.colour);
            let Some(thing) = thing else { return };
            if has_left {
                paint_link(pen, thing, rect, GAP.points());
            }
            if is_chosen {
                mark_chosen(pen, rect);
            }
            self.painted.note_thing(thing.thing, rect);
        })
    }
}

/// Marks a thing that is in the deal by a frame and a check mark.
fn mark_chosen(pen: &mut Pen, rect: Rect) {
    let stroke = Stroke::new(LineWidth::Chosen.points(), YELLOW);
    pen.stroke_rect(rect, Radius::Chip.points(), stroke);
    let radius = MARK * rect.width();
    pen.draw_check_mark(rect.left_bottom() + Vec2::new(radius, -radius), radius);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_places_are_as_wide_as_the_panel_leaves_them() {
        assert_eq!(side_of_place(900.0), LARGEST_PLACE);
        let side = side_of_place(212.0);
        assert!(side * 5.0 + GAP.points() * 4.0 <= 212.0 && side > 38.0, "{side}");
    }
}
