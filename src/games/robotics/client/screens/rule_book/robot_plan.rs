//! Plans of robots on the pages of the rules.

use std::sync::Arc;

use serde::Deserialize;

use crate::action::PlacedPart;
use crate::client::art::robot::{compose, drawings_of_robot};
use crate::parts::{DataSet, Kind, Part};
use crate::robot::{AttachedPart, Robot};
use client::screens::how_to_play::book::ExamplePicture;
use shell::grid::{Cell, Placement};

/// Robot with its nuts. A bad example breaks a rule.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RobotPlan {
    /// Whether it is a good example or a bad one, if it is either.
    #[serde(default)]
    pub(super) good: Option<bool>,
    /// Cells of the components that carry a nut.
    #[serde(default)]
    nuts: Vec<Cell>,
    /// The components, in the order of attachment.
    parts: Vec<(Kind, Placement)>,
}

impl RobotPlan {
    /// The components of the robot, in the order of attachment.
    pub(super) fn placed(&self) -> Vec<PlacedPart> {
        let placed = |(kind, at): &(Kind, Placement)| {
            let part = if self.nuts.contains(&at.cell) { Part::with_nut(*kind) } else { Part::plain(*kind) };
            PlacedPart { part, at: *at }
        };
        self.parts.iter().map(placed).collect()
    }

    /// The robot, whether or not it breaks a rule.
    pub(super) fn robot(&self, data: &DataSet) -> Robot {
        Robot::of(data, self.placed())
    }

    /// Picture of the robot, which stands on its lowest components.
    pub(super) fn picture(&self, data: &DataSet) -> ExamplePicture {
        let robot = self.robot(data);
        let picture = Arc::new(compose(&robot, drawings_of_robot(&robot)).unwrap_or_default());
        let ground = robot.parts().iter().map(AttachedPart::cell).map(|cell| cell.y).min().unwrap_or_default();
        ExamplePicture::Standing { picture, ground }
    }
}
