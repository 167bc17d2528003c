//! The ten places of a construction zone as they are painted.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::facts::ZonePlace;
use super::zone_things::{LinkToLast, ZoneThing};
use crate::client::art::icons::DeedIcon;
use crate::client::art::names::truck_drawing;
use crate::client::art::tags::{TagLook, paint_tag};
use crate::client::art::thing_picture::paint_thing;
use client::kit::Pen;
use client::kit::palette::{FAINT, GREEN, GREEN_WELL, INK, INSET, LIGHT_RED, LINE, RED, RED_WELL, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use shell::language::Phrase;
use shell::seats::Colour;

/// Part of a place that the picture of a thing takes.
const PICTURE: f32 = 0.82;
/// Sides of a link, of the sign of a fault and of that of a tied thing, in parts of a place.
const LINK: f32 = 0.5;
const SIGN: f32 = 0.36;
/// Lengths of dashes and gaps, in points.
const DASH: f32 = 4.0;
const GAP: f32 = 3.0;

/// Paints the ground of a place and the thing in it.
pub fn paint_place(pen: &mut Pen, place: &ZonePlace, rect: Rect, colour: Colour) {
    match place {
        ZonePlace::Free => paint_free(pen, rect),
        ZonePlace::Thing(thing) if thing.is_on_way => paint_free(pen, rect),
        ZonePlace::Truck => {
            pen.draw_inset(rect, Radius::Chip.points(), INSET);
            pen.draw_svg(truck_drawing(colour), inner(rect), fade_colour(Color32::WHITE, FAINT));
        }
        ZonePlace::Thing(thing) => paint_zone_thing(pen, thing, rect),
    }
}

/// Paints the edge of a place in which nothing is.
fn paint_free(pen: &Pen, rect: Rect) {
    let stroke = Stroke::new(LineWidth::Thin.points(), LINE);
    pen.draw_dashed_rect(rect.shrink(1.0), stroke, DASH, GAP);
}

fn inner(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), rect.size() * PICTURE)
}

/// Paints a thing in its place.
fn paint_zone_thing(pen: &mut Pen, thing: &ZoneThing, rect: Rect) {
    let ground = match (thing.is_faulty, thing.is_joined) {
        (true, _) => RED_WELL,
        (false, true) => GREEN_WELL,
        (false, false) => INSET,
    };
    pen.draw_inset(rect, Radius::Chip.points(), ground);
    let frame = match (thing.is_faulty, thing.is_of_job) {
        (true, _) => Some(RED),
        (false, true) => Some(GREEN),
        (false, false) => None,
    };
    if let Some(frame) = frame {
        pen.draw_dashed_rect(rect.shrink(1.0), Stroke::new(LineWidth::Well.points(), frame), DASH, GAP);
    }
    paint_thing(pen, &thing.picture, inner(rect));
    let sign = Vec2::splat(SIGN * rect.width());
    if thing.is_faulty {
        let at = Rect::from_min_size(rect.right_top() - vec2(sign.x, 0.0), sign);
        pen.draw_svg(DeedIcon::Debug.drawing(), at, LIGHT_RED);
    }
    if thing.is_tied {
        let at = Rect::from_min_size(rect.left_bottom() - vec2(0.0, sign.y), sign);
        pen.fill_rect(at, Space::Xxs.points(), INK);
        pen.draw_svg("locked", at, Color32::WHITE);
    }
    if thing.packed > 0 {
        let words = Phrase::words(thing.packed.to_string());
        paint_tag(pen, rect.right_bottom(), &words, TagLook::Carried);
    }
}

/// Paints the link of a thing to the one in the place before it, on the edge that they share.
pub fn paint_link(pen: &mut Pen, thing: &ZoneThing, rect: Rect, gap: f32) {
    let Some(link) = thing.link.filter(|_| !thing.is_on_way) else { return };
    let middle = rect.left_center() - vec2(gap / 2.0, 0.0);
    let side = LINK * rect.width();
    let place = Rect::from_center_size(middle, Vec2::splat(side));
    match link {
        LinkToLast::Joined => pen.draw_svg("link", place, Color32::WHITE),
        LinkToLast::BeingJoined => {
            pen.painter().circle(middle, side / 2.0, INK, Stroke::new(LineWidth::Well.points(), GREEN));
            pen.draw_svg("link_dark", place, Color32::WHITE);
        }
    }
}
