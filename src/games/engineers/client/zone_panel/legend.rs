//! The list below the zone that says what marks in the yard mean.

use bevy_egui::egui::{Color32, Rect, Vec2};

use crate::action::ThingId;
use crate::client::art::figures::paint_worker;
use crate::client::art::tags::{TagLook, paint_small_tag, paint_tag};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::yard::lying::{NotedThing, OpenThing};
use crate::client::yard::lying_painter::{paint_note, paint_open};
use crate::messages::phrase;
use client::kit::palette::SECOND;
use client::kit::panel::build::{column, painted, row, text};
use client::kit::panel::{Node, Rank};
use client::kit::tokens::Space;
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Side of a sign, in points.
const SIGN: f32 = 26.0;
/// Number of things that the tags of the signs show.
const SHOWN: &str = "2";

/// Mark that the list explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum YardSign {
    FaceDown,
    Open,
    Noted,
    Gone,
    Carried,
}

impl YardSign {
    fn words(self) -> Phrase {
        match self {
            Self::FaceDown => phrase!("engineers-legend-face-down"),
            Self::Open => phrase!("engineers-legend-open"),
            Self::Noted => phrase!("engineers-legend-noted"),
            Self::Gone => phrase!("engineers-legend-gone"),
            Self::Carried => phrase!("engineers-legend-carried"),
        }
    }

    fn paint(self, pen: &mut Pen, rect: Rect, own: Colour) {
        let words = Phrase::words(SHOWN);
        match self {
            Self::FaceDown => {
                pen.draw_svg("crate", rect, Color32::WHITE);
                paint_tag(pen, rect.right_bottom(), &words, TagLook::Lying);
            }
            Self::Open => {
                let picture = ThingPicture { drawing: "thing_mower_engine", grade: None, mark: None };
                let thing = OpenThing { thing: ThingId(0), picture, name: Phrase::default(), on_way: None };
                let colour = pen.seat_colour(own);
                paint_open(pen, &thing, rect, colour);
            }
            Self::Noted | Self::Gone => {
                let drawing = if self == Self::Gone { "thing_steel_cable" } else { "thing_headlight" };
                let picture = ThingPicture { drawing, grade: None, mark: None };
                let round = (self == Self::Noted).then_some(1);
                let noted = NotedThing { thing: ThingId(0), picture, name: Phrase::default(), round };
                paint_note(pen, &noted, rect);
            }
            Self::Carried => {
                paint_worker(pen, own, rect, false, 1.0);
                paint_small_tag(pen, &words, TagLook::Carried, |_| rect.right_bottom());
            }
        }
    }
}

/// Describes the list, with the marks of a notebook where there is one. In little room the heading
/// is left out, and then the last marks.
pub fn legend<'a, M: 'a>(own: Colour, has_notebook: bool) -> Node<'a, M> {
    let noted = [YardSign::Noted, YardSign::Gone].into_iter().filter(move |_| has_notebook);
    let signs = [YardSign::FaceDown, YardSign::Open].into_iter().chain(noted).chain([YardSign::Carried]);
    let lines = signs.map(|sign| {
        let drawn = painted(SIGN, SIGN, move |pen: &mut Pen, rect: Rect| {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(SIGN));
            sign.paint(pen, place, own);
        });
        row([drawn, text(TextStyle::NOTE, sign.words()).grow()]).gap(Space::M).gives_way(Rank::Second)
    });
    let heading = text(TextStyle::STRONG.in_colour(SECOND), phrase!("engineers-legend")).gives_way(Rank::First);
    column([heading].into_iter().chain(lines)).gap(Space::Xs).key("legend-of-the-yard")
}
