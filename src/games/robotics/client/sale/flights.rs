//! The ways of a sold robot's components to the market and the scrap yard, and of its nuts.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Color32, Id, LayerId, Order, Pos2, UiBuilder, Vec2, emath::lerp, pos2};

use super::homes::{Home, homes_of, point_of_home, point_of_nuts};
use crate::action::PlacedPart;
use crate::client::art::drawing_of;
use crate::client::art::standing_grid::{PartMotion, paint_part, rect_of_cell};
use crate::client::play::shows::Sale;
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use crate::parts::KindCounts;
use client::kit::Pen;
use client::kit::palette::{GREEN, fade_colour, rgb};
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::motion::way::{DottedWay, WayArc};
use client::table::grid::Grid;

/// Seconds in which the card grows, from one component's start to the next one's, and in which a
/// component flies and a nut rolls home, at the usual speed.
pub const CARD: f32 = 0.26;
const APART: f32 = 0.09;
const FLIES: f32 = 0.52;
const ROLLS: f32 = 0.7;
/// Seconds in which the next order slides in, at the usual speed.
const SLIDES: f32 = 0.3;
/// Colour of the way into the scrap yard.
const BROWN: Color32 = rgb(0xde_b577);
/// Size of a component at the end of its flight, in parts of that in the robot.
const SMALL: f32 = 0.75;
/// Arc of a component's way.
const ARC: WayArc = WayArc::Flat;
/// Number of turns of a nut on its way.
const TURNS: f32 = 3.0;

/// Seconds of a whole sale, at the usual speed.
pub fn seconds_of_sale(sale: &Sale) -> f32 {
    seconds_of_flights(sale) + if sale.next.is_some() { SLIDES } else { 0.0 }
}

/// Part of the time in which the next order slides in that is over, from 0 to 1: it comes when the
/// components and nuts are at home (6.6).
pub fn part_of_next_order(sale: &Sale, clock: ShowClock) -> f32 {
    clock.eased_part_of(seconds_of_flights(sale), SLIDES)
}

/// Seconds until the last component and the last nut are at home, at the usual speed.
fn seconds_of_flights(sale: &Sale) -> f32 {
    let parts = sale.robot.len().saturating_sub(1) as f32 * APART + FLIES;
    let nuts = number_of_nuts(sale).saturating_sub(1) as f32 * APART + ROLLS;
    CARD + parts.max(nuts)
}

fn number_of_nuts(sale: &Sale) -> usize {
    sale.robot.iter().filter(|placed| placed.part.nut).count()
}

/// Components that have not arrived at their squares yet, by kind.
pub fn flying_to_squares(sale: &Sale, clock: ShowClock) -> KindCounts {
    let homes = homes_of(sale).into_iter().enumerate();
    let is_flying = |number: usize| clock.part_of(CARD + number as f32 * APART, FLIES) < 1.0;
    let flying = homes.filter(|(number, (_, home))| *home == Home::Square && is_flying(*number));
    flying.fold(KindCounts::default(), |mut counts, (_, (placed, _))| {
        counts[placed.part.kind] += 1;
        counts
    })
}

/// Component of a sold robot on its way.
pub struct PartFlight {
    placed: PlacedPart,
    home: Home,
    from: Pos2,
    to: Pos2,
    /// Part of its time that is over, from 0 to 1.
    part: f32,
    /// Angle by which it turns on the way, clockwise in radians.
    turns: f32,
}

impl PartFlight {
    /// Whether it has not left its place.
    fn is_waiting(&self) -> bool {
        self.part <= 0.0
    }

    /// Whether it has left its place, and not arrived.
    fn is_on_its_way(&self) -> bool {
        !self.is_waiting() && self.part < 1.0
    }

    /// Draws it on its way.
    fn draw(&self, pen: &mut Pen, cell: f32) {
        let angle = f32::from(self.placed.at.rotation as u8) * FRAC_PI_2 + self.turns * self.part;
        let grown = lerp(1.0..=SMALL, self.part);
        let at = ARC.point_at(self.from, self.to, self.part);
        pen.draw_rotated(drawing_of(self.placed.part.kind), at, Vec2::splat(cell), grown, angle, Color32::WHITE);
    }

    /// Draws its whole way as dots.
    fn draw_way(&self, pen: &Pen) {
        let colour = if self.home == Home::Square { GREEN } else { BROWN };
        let way = DottedWay { from: self.from, to: self.to, arc: ARC, colour, dot: LineWidth::Well };
        way.draw_dots(pen, pen.ui.clip_rect(), 1.0);
    }
}

/// Draws the components that have not left their places. With reduced motion they fade there.
pub fn draw_waiting(pen: &mut Pen, scene: &Scene, flights: &[PartFlight], grid: &Grid) {
    let fades = scene.settings.reduced_motion;
    for flight in flights.iter().filter(|flight| flight.is_waiting() || fades && flight.is_on_its_way()) {
        let tint = fade_colour(Color32::WHITE, 1.0 - flight.part);
        paint_part(pen, grid, flight.placed, PartMotion { tint, ..PartMotion::REST });
    }
}

/// Draws the components that are on their ways, over all panels. In the robot, a cell has a side in
/// points.
pub fn draw_flying(pen: &mut Pen, flights: &[PartFlight], cell: f32) {
    draw_over_panels(pen, |pen| {
        let moving = || flights.iter().filter(|flight| flight.is_on_its_way());
        moving().for_each(|flight| flight.draw_way(pen));
        moving().for_each(|flight| flight.draw(pen, cell));
    });
}

/// The flights of all components at a time.
pub fn all_flights(scene: &Scene, sale: &Sale, grid: &Grid, clock: ShowClock) -> Vec<PartFlight> {
    let flight = |(number, (placed, home)): (usize, (PlacedPart, Home))| {
        let from = rect_of_cell(grid, placed.at.cell).center();
        let to = point_of_home(scene, placed.part.kind, home);
        let turns = if number % 2 == 0 { FRAC_PI_2 } else { -FRAC_PI_2 };
        let begins = CARD + number as f32 * APART;
        let part = if scene.settings.reduced_motion {
            clock.part_of(begins, FLIES)
        } else {
            clock.eased_part_of(begins, FLIES)
        };
        PartFlight { placed, home, from, to, part, turns }
    };
    homes_of(sale).into_iter().enumerate().map(flight).collect()
}

/// Draws the nuts that roll home over the floor, over all panels.
pub fn draw_nuts(pen: &mut Pen, scene: &Scene, sale: &Sale, clock: ShowClock) {
    let halves = scene.halves();
    let to = point_of_nuts(halves.market);
    let from = pos2(halves.robot.left() + Space::Xl.points(), to.y);
    let parts = (0..number_of_nuts(sale)).map(|number| clock.eased_part_of(CARD + number as f32 * APART, ROLLS));
    let rolling: Vec<f32> = parts.filter(|part| *part > 0.0 && *part < 1.0).collect();
    draw_over_panels(pen, |pen| {
        for part in rolling {
            let side = Vec2::splat(IconSize::Row.points());
            pen.draw_rotated("nut", from.lerp(to, part), side, 1.0, -part * TAU * TURNS, Color32::WHITE);
        }
    });
}

/// Draws over all panels of the table, but not over a menu or a dialog.
fn draw_over_panels(pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
    if !pen.ui.is_enabled() {
        return draw(pen);
    }
    let whole = pen.ui.ctx().content_rect();
    let layer = LayerId::new(Order::Middle, Id::new("the sale over panels"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    ui.set_clip_rect(whole);
    draw(&mut Pen { ui: &mut ui, art: pen.art, look: pen.look });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{Kind, OrderId, Part, PartCounts};
    use shell::grid::Placement;

    #[test]
    fn rule_6_6_the_next_order_slides_in_when_all_components_are_at_home() {
        let placed = PlacedPart { part: Part::plain(Kind::Head), at: Placement::default() };
        let sale = |next| Sale {
            order: OrderId(0),
            credits: 1_500,
            robot: vec![placed; 3],
            to_market: PartCounts::from_iter([placed.part; 3]),
            to_bag: PartCounts::NONE,
            next,
        };
        let sold = sale(Some(OrderId(1)));
        let whole = seconds_of_sale(&sold);
        assert!((whole - seconds_of_sale(&sale(None)) - SLIDES).abs() < f32::EPSILON);
        let clock = |seconds: f32| ShowClock::at(seconds);
        let is_home = |at: f32| flying_to_squares(&sold, clock(at)).total() == 0;
        let begins = whole - SLIDES;
        assert!(!is_home(begins - APART / 2.0) && is_home(begins));
        let part = |at: f32| part_of_next_order(&sold, clock(at));
        assert_eq!([part(0.0), part(begins), part(whole)], [0.0, 0.0, 1.0]);
        assert!(part(begins + SLIDES / 2.0) > 0.0);
    }
}
