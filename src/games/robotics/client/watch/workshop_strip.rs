//! The loose parts of the workshop that is shown, below its robot: a replay has no tray.

use bevy_egui::egui::{Color32, Rect};

use crate::action::LoosePlace;
use crate::client::garage::shown_robot::ShownRobot;
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::tray::workshop_parts::draw_loose_part;
use crate::messages::phrase;
use crate::parts::{Part, PartCounts};
use crate::table::Stage;
use crate::words::list_of_parts;
use client::kit::palette::{SECOND, YARD};
use client::kit::panel::build::{painted, row, text};
use client::kit::panel::{Align, Node, State, Surface, place};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Side of a part on the strip, in points.
const PART: f32 = IconSize::Name.points();

/// The parts at a place of a workshop.
struct StripSection {
    place: LoosePlace,
    parts: PartCounts,
    /// Whether each part, in order, is on its way there.
    arriving: Vec<bool>,
}

impl StripSection {
    fn of(scene: &Scene, place: LoosePlace) -> Self {
        let parts = *scene.shop().loose(place);
        let arriving = parts.each().map(|part| scene.view.is_arriving(Thing::Loose(part, place))).collect();
        Self { place, parts, arriving }
    }

    /// Name of the place, and the sentence about it for screen readers.
    fn words(&self) -> (Phrase, Phrase) {
        let parts = list_of_parts(&self.parts);
        match self.place {
            LoosePlace::Bench => (phrase!("robotics-tray-bench"), phrase!("robotics-replay-bench", parts = parts)),
            LoosePlace::Store => (phrase!("robotics-tray-store"), phrase!("robotics-replay-store", parts = parts)),
        }
    }

    /// The parts, each with its rectangle in the room of all.
    fn placed(&self, room: Rect) -> impl Iterator<Item = (Part, Rect)> + use<> {
        let rect = move |number: usize| rect_at(room.left() + number as f32 * PART, room.top(), PART, PART);
        let parts: Vec<Part> = self.parts.each().collect();
        parts.into_iter().enumerate().map(move |(number, part)| (part, rect(number)))
    }

    /// Describes the parts after the name of their place.
    fn node(&self) -> Node<'_, ()> {
        let (title, told) = self.words();
        let pictures = painted(self.arriving.len() as f32 * PART, PART, |pen, rect| {
            for ((part, rect), is_arriving) in self.placed(rect).zip(&self.arriving) {
                if !is_arriving {
                    draw_loose_part(pen, part, rect, Color32::WHITE);
                }
            }
        });
        let title = text(TextStyle::NOTE.in_colour(SECOND), title).align(Align::Middle);
        row([title, pictures.key(("parts", self.place))]).gap(Space::Xs).reads(Manner::Found, told)
    }
}

/// Draws the strip on the ground below the robot, if something is loose and there is room. Notes
/// where its parts are, which fly from there and to there.
pub fn draw_workshop_strip(pen: &mut Pen, scene: &mut Scene) {
    let is_turn = matches!(scene.table.state().stage, Stage::Turn(_));
    let sections = [LoosePlace::Bench, LoosePlace::Store].map(|place| StripSection::of(scene, place));
    let is_empty = sections.iter().all(|section| section.parts.is_empty());
    if !is_turn || is_empty || StageView::of(scene) != StageView::Halves {
        return;
    }
    let ground = ShownRobot::of(pen.ui.ctx(), scene).grid.ground();
    let room = scene.halves().robot.with_min_y(ground).shrink(Space::S.points());
    let mut strip = strip_panel(&sections);
    let width = strip.needed_width(&pen.ruler());
    let height = strip.needed_height(&pen.ruler(), width);
    if width > room.width() || height > room.height() {
        return;
    }
    let rect = Rect::from_center_size(room.center(), (width, height).into());
    let mut placed = place(&pen.ruler(), rect, strip);
    for section in &sections {
        if let Some(parts) = placed.rect_of(("parts", section.place)) {
            let things = section.placed(parts);
            things.for_each(|(part, rect)| scene.note_thing(Thing::Loose(part, section.place), rect));
        }
    }
    placed.show(pen);
}

/// Describes the strip.
fn strip_panel(sections: &[StripSection]) -> Node<'_, ()> {
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Row.points(), YARD);
    let filled = sections.iter().filter(|section| !section.parts.is_empty());
    row(filled.map(StripSection::node))
        .gap(Space::M)
        .inside_by(Space::S, Space::Xxs)
        .on(Surface::Painted(Box::new(ground)))
}
