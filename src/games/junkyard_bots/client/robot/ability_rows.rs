//! Abilities of a robot before and after a change, as rows with names or as icons, and its energy.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Rect, Sense, Shape, Stroke, pos2};

use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::parts::TileKind;
use crate::robot::Abilities;
use crate::words;
use client::kit::palette::{
    CARD, CREAM, FAINT, GREEN, GREEN_WELL, INK, LIGHT_RED, MUTED, RED_WELL, SECOND, fade_colour,
};
use client::kit::panel::build::{choose, column, even_row, layers, painted, row, spacer, text, widget};
use client::kit::panel::{Node, Surface};
use client::kit::spoken::Manner;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::figure::MeterBar;
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Ability: its icon, the kind of part that gives it, and its value.
type Ability = (&'static str, TileKind, fn(Abilities) -> u16);

const ABILITIES: [Ability; 4] = [
    ("ability_sight", TileKind::Eye, |now| now.sight),
    ("ability_grip", TileKind::Claw, |now| now.grip),
    ("ability_bite", TileKind::Mouth, |now| now.bite),
    ("ability_speed", TileKind::Mover, |now| now.speed),
];

/// Describes the abilities with their names, one below the other, which take the height that is
/// left.
pub fn named_abilities<'a, M: 'a>(old: Abilities, now: Abilities) -> Node<'a, M> {
    column(changes(old, now).map(|change| change.row().grow()))
}

/// Describes the abilities as icons, the names of which are for a screen reader and the pointer.
pub fn ability_icons<'a, M: 'a>(old: Abilities, now: Abilities) -> Node<'a, M> {
    even_row(changes(old, now).map(AbilityChange::cell))
}

/// Describes the energy of a robot.
pub fn energy_row<'a, M: 'a>(scene: &Scene, seat: SeatId) -> Node<'a, M> {
    let eaten = scene.table.eaten(seat);
    let wanted = scene.table.setup().energy_to_win;
    let meter = MeterBar { icon: "energy", shown: eaten.into(), full: wanted };
    row([widget(meter).grow(), text(TextStyle::STRONG, format!("{eaten} / {wanted}"))])
}

fn changes(old: Abilities, now: Abilities) -> [AbilityChange; 4] {
    ABILITIES.map(|(icon, kind, of)| AbilityChange { icon, kind, old: of(old), now: of(now) })
}

/// Value of an ability before and after a change.
#[derive(Clone, Copy)]
struct AbilityChange {
    icon: &'static str,
    kind: TileKind,
    old: u16,
    now: u16,
}

impl AbilityChange {
    fn name(self) -> Phrase {
        phrase!("ability-title", ability = words::ability_key(self.kind))
    }

    /// Fill of the row or cell, colour of its line, and width of the line.
    fn card_style(self) -> (Color32, Color32, LineWidth) {
        match self.now.cmp(&self.old) {
            Ordering::Greater => (GREEN_WELL, GREEN, LineWidth::Panel),
            Ordering::Less => (RED_WELL, LIGHT_RED, LineWidth::Panel),
            Ordering::Equal => (CARD, INK, LineWidth::Well),
        }
    }

    /// Whether the ability is missing before and after the change.
    const fn is_none(self) -> bool {
        self.now == 0 && self.old == 0
    }

    const fn colour(self) -> Color32 {
        if self.is_none() { MUTED } else { CREAM }
    }

    /// Describes the ability with its name, and a triangle after a figure that has changed if there
    /// is room.
    fn row<'a, M: 'a>(self) -> Node<'a, M> {
        let name = || text(TextStyle::ENTRY_CHOSEN.in_colour(self.colour()), self.name());
        let with = |triangle: Node<'a, M>| row([self.picture(), name().grow(), self.figures(), triangle]).gap(Space::M);
        let row = if self.now == self.old {
            with(Node::empty())
        } else {
            choose([with(self.triangle()), with(Node::empty())])
        };
        self.on_card(row)
    }

    /// Describes the ability as its icon.
    fn cell<'a, M: 'a>(self) -> Node<'a, M> {
        let hint = painted(0.0, 0.0, move |pen: &mut Pen, rect: Rect| {
            let id = pen.ui.id().with(("ability", self.kind as u8));
            pen.ui.interact(rect, id, Sense::hover()).on_hover_hint(pen.tell(&self.name()));
        });
        layers([self.on_card(row([self.picture(), spacer(), self.figures()]).gap(Space::None)), hint])
    }

    fn on_card<'a, M: 'a>(self, contents: Node<'a, M>) -> Node<'a, M> {
        let face = move |pen: &mut Pen, rect: Rect, _| {
            let (fill, line, width) = self.card_style();
            pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(width.points(), line));
        };
        let spoken = if self.old == self.now {
            phrase!("spoken-ability", ability = self.name(), now = self.now)
        } else {
            phrase!("spoken-change", ability = self.name(), from = self.old, to = self.now)
        };
        row([contents.grow()])
            .inside_by(Space::S, Space::Xs)
            .on(Surface::Painted(Box::new(face)))
            .reads(Manner::Found, spoken)
    }

    /// Describes the icon, which doesn't grow with the text: the rows are low.
    fn picture<'a, M: 'a>(self) -> Node<'a, M> {
        let side = IconSize::Name.points();
        let tint = if self.is_none() { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
        painted(side, side, move |pen, rect| pen.draw_svg(self.icon, rect, tint))
    }

    /// Describes the value, and if it has changed the one before it.
    fn figures<'a, M: 'a>(self) -> Node<'a, M> {
        let value = |value: u16, colour: Color32| text(TextStyle::NAME.in_colour(colour), value.to_string());
        if self.now == self.old {
            return value(self.now, self.colour());
        }
        let (_, line, _) = self.card_style();
        row([value(self.old, SECOND), arrow(line), value(self.now, line)])
    }

    /// Describes the triangle after a figure that has changed, which shows the way of the change.
    fn triangle<'a, M: 'a>(self) -> Node<'a, M> {
        let (_, line, _) = self.card_style();
        let side = IconSize::Text.points();
        painted(side, side, move |pen, rect| {
            let rises = self.now > self.old;
            let (tip, base) = if rises { (rect.top(), rect.bottom()) } else { (rect.bottom(), rect.top()) };
            let corners = vec![pos2(rect.center().x, tip), pos2(rect.right(), base), pos2(rect.left(), base)];
            pen.painter().add(Shape::convex_polygon(corners, line, Stroke::NONE));
        })
    }
}

/// Describes an arrow to the right.
fn arrow<'a, M: 'a>(colour: Color32) -> Node<'a, M> {
    let width = LineWidth::Panel.points();
    painted(IconSize::Sign.points(), Space::M.points(), move |pen, rect| {
        let tip = rect.right_center();
        let head = rect.height() / 2.0;
        for from in [rect.left_center(), pos2(tip.x - head, rect.top()), pos2(tip.x - head, rect.bottom())] {
            pen.draw_line(from.into(), tip.into(), width, colour);
        }
    })
}
