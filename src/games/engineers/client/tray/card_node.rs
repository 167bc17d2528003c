//! A machine card in the tray: its name, needs, picture and points.

use bevy_egui::egui::{Color32, Rect, vec2};

use super::card_facts::TrayCard;
use super::facts::{TrayFacts, TrayPress};
use super::painter::{paint_back, paint_ground, paint_needs, paint_team_edge};
use crate::client::art::card_name::CardName;
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::set::MachineId;
use client::kit::palette::{CREAM, YELLOW};
use client::kit::panel::build::{choose, column, icon, painted, row, spacer, text};
use client::kit::panel::{Node, Rank, Role, State, Surface};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Least and usual height of the needs, in points.
const NEEDS: (f32, f32) = (26.0, 60.0);
/// Size of the picture of a machine, in points.
const PICTURE: (f32, f32) = (32.0, 24.0);

/// Key of a card.
pub const fn card_key(machine: MachineId) -> (&'static str, u8) {
    ("tray-card", machine.0)
}

/// Describes the cards of a team, those that are seen first.
pub fn card_nodes<'a>(ruler: &Ruler, facts: &'a TrayFacts) -> Vec<Node<'a, TrayPress>> {
    let open = facts.cards.open.iter().zip(&facts.card_names);
    let open = open.map(|(card, name)| open_card(card, forms_of_name(ruler, name), facts.card_colour));
    open.chain((0..facts.cards.backs).map(|_| back())).collect()
}

/// A card of which the face is seen. In little room its picture is left out, then its name. A press
/// holds it in the inspector.
fn open_card<'a>(card: &'a TrayCard, names: Vec<Node<'a, TrayPress>>, colour: Colour) -> Node<'a, TrayPress> {
    let is_chosen = card.is_chosen;
    let name = choose(names.into_iter().chain([Node::empty()])).gives_way(Rank::Third);
    let needs = painted(0.0, NEEDS.1, |pen: &mut Pen, rect: Rect| paint_needs(pen, &card.needs, rect));
    let foot = choose([foot_of_card(card, true), foot_of_card(card, false)]).gives_way(Rank::First).stays();
    let ground = move |pen: &mut Pen, rect: Rect, state: State| {
        paint_ground(pen, rect, state, is_chosen);
        paint_team_edge(pen, rect, colour);
    };
    column([name, needs.with_heights(NEEDS.0, NEEDS.1).grow(), foot])
        .gap(Space::Xs)
        .inside_by(Space::Xs, Space::S)
        .on(Surface::Painted(Box::new(ground)))
        .press(TrayPress::Card(card.machine))
        .role(Role::Radio { is_chosen })
        .called(card.words.clone())
        .hint(card.words.clone())
        .key(card_key(card.machine))
}

/// Forms of a name, the best one first: in whole words, which in little width are not bold; on two
/// lines with a word broken; in smaller letters, where they may be; on three lines.
fn forms_of_name<'a>(ruler: &Ruler, name: &'a CardName) -> Vec<Node<'a, TrayPress>> {
    let small = TextStyle::BODY.scaled(ruler.least_letters(TextStyle::BODY));
    let whole = name.whole.as_str();
    let wrapped = |style: TextStyle| lines_of_name(style, whole).narrow();
    let broken = |ways: &'a [String], style: TextStyle| ways.iter().map(move |way| lines_of_name(style, way));
    let mut forms = vec![wrapped(TextStyle::STRONG), wrapped(TextStyle::BODY)];
    forms.extend(broken(&name.on_two, TextStyle::STRONG));
    forms.extend(broken(&name.on_two, TextStyle::BODY));
    forms.push(wrapped(small));
    forms.extend(broken(&name.on_two, small));
    forms.extend(broken(&name.on_three, TextStyle::BODY));
    forms
}

fn lines_of_name(style: TextStyle, lines: &str) -> Node<'_, TrayPress> {
    text(style, lines).anchor(Anchor::Middle)
}

/// The picture of the machine if there is room for it, whether all have seen the card, and its
/// points.
fn foot_of_card(card: &TrayCard, has_picture: bool) -> Node<'_, TrayPress> {
    let picture = painted(PICTURE.0, PICTURE.1, |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), vec2(PICTURE.0, PICTURE.1));
        pen.draw_svg(card.drawing, place, Color32::WHITE);
    });
    let seen = card.is_shown.then(|| icon(DeedIcon::Search.drawing(), IconSize::Sign, CREAM));
    let points = text(TextStyle::HEADING.in_colour(YELLOW), Phrase::words(card.points.to_string()));
    let picture = has_picture.then_some(picture);
    row(picture.into_iter().chain([spacer()]).chain(seen).chain([points])).gap(Space::Xs)
}

/// The back of a card that is not seen.
fn back<'a>() -> Node<'a, TrayPress> {
    let words = phrase!("engineers-tray-secret-card");
    painted(0.0, 0.0, |pen: &mut Pen, rect: Rect| paint_back(pen, rect)).reads(Manner::Found, words)
}
