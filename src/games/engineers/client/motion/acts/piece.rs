//! Pieces of the act of a machine across the table, and the places between which it acts.

use bevy_egui::egui::{Pos2, Rect};

use super::machine_act::Matter;

/// Places between which a machine acts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActPlaces {
    /// Picture of the machine.
    pub machine: Rect,
    /// Workbench.
    pub bench: Rect,
    /// Log.
    pub log: Rect,
    /// Score of the team.
    pub score: Rect,
    /// The whole table.
    pub table: Rect,
}

/// Look of a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActShape {
    /// A piece of matter.
    Matter(Matter),
    /// The machine.
    Machine,
    /// The points.
    Points,
    /// A rope to a point.
    Rope(Pos2),
    /// A beam of light.
    Beam,
}

/// Piece of an act at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActPiece {
    /// Its look.
    pub shape: ActShape,
    /// Its middle.
    pub at: Pos2,
    /// Its width in points: of a ring its diameter, of a beam its length.
    pub size: f32,
    /// Angle by which it is turned clockwise, in radians.
    pub angle: f32,
    /// Opacity, from 0 to 1.
    pub opacity: f32,
}

impl ActPiece {
    /// A piece of matter, upright and opaque.
    pub(super) const fn matter(matter: Matter, at: Pos2, size: f32) -> Self {
        Self { shape: ActShape::Matter(matter), at, size, angle: 0.0, opacity: 1.0 }
    }
}
