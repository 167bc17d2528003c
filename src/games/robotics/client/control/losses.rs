//! Losses of each workshop to a manufacturing control.

use crate::action::{LostPart, PlacedPart};
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::parts::{Part, PartCounts};
use crate::robot::Robot;
use shell::seats::SeatId;

/// A workshop with what a control took out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkshopLoss {
    /// Seat of the workshop.
    pub seat: SeatId,
    /// Attached components that stayed, in the order of attachment.
    pub left: Vec<PlacedPart>,
    /// Attached components with nuts that it took.
    pub taken: Vec<PlacedPart>,
    /// Attached components that fell with them.
    pub fallen: Vec<PlacedPart>,
    /// Loose parts that stayed.
    pub loose: Vec<Part>,
    /// Loose parts with nuts that it took.
    pub loose_taken: Vec<Part>,
}

impl WorkshopLoss {
    /// Losses of all workshops in turn order; `None` if no control is shown.
    pub fn all_of(scene: &Scene) -> Option<Vec<Self>> {
        let TurnStage::Show { show: RoboticsShow::Control { taken, fallen }, .. } = &scene.interaction.stage else {
            return None;
        };
        Some(Self::all_to(scene, [taken, fallen]))
    }

    /// Losses of all workshops to a control that is shown after its counter; none otherwise.
    pub fn all_after_draw(scene: &Scene) -> Vec<Self> {
        let TurnStage::Show { show: RoboticsShow::Drawn(_), then, .. } = &scene.interaction.stage else {
            return Vec::new();
        };
        let lost = then.iter().find_map(|show| match show {
            RoboticsShow::Control { taken, fallen } => Some([taken.as_slice(), fallen]),
            _ => None,
        });
        lost.map(|lost| Self::all_to(scene, lost)).unwrap_or_default()
    }

    /// Losses of all workshops to a control that took some parts and made others fall.
    fn all_to(scene: &Scene, lost: [&[LostPart]; 2]) -> Vec<Self> {
        let of_seat = |seat: SeatId| {
            let workshop = scene.table.workshop(seat);
            Self::of(seat, workshop.robot, &workshop.shop.all_loose(), lost)
        };
        scene.table.seats().map(of_seat).collect()
    }

    /// Losses of a workshop, of which robot and loose parts are what stayed. `lost` are the parts
    /// that were taken from all workshops, and those that fell.
    fn of(seat: SeatId, robot: &Robot, loose: &PartCounts, lost: [&[LostPart]; 2]) -> Self {
        let [taken, fallen] = lost.map(|lost| lost.iter().filter(move |lost| lost.seat == seat));
        let placed = |lost: &LostPart| Some(PlacedPart { part: lost.part, at: lost.at? });
        Self {
            seat,
            left: robot.placed().collect(),
            loose_taken: taken.clone().filter(|lost| lost.at.is_none()).map(|lost| lost.part).collect(),
            taken: taken.filter_map(placed).collect(),
            fallen: fallen.filter_map(placed).collect(),
            loose: loose.each().collect(),
        }
    }

    /// All attached components as they were before.
    pub fn before(&self) -> impl Iterator<Item = PlacedPart> + '_ {
        self.left.iter().chain(&self.taken).chain(&self.fallen).copied()
    }

    /// All parts that were lost: attached ones with nuts, loose ones, and those that fell.
    pub fn lost(&self) -> impl Iterator<Item = Part> + '_ {
        let of = |placed: &PlacedPart| placed.part;
        self.taken.iter().map(of).chain(self.loose_taken.iter().copied()).chain(self.fallen.iter().map(of))
    }

    /// Whether nothing was lost.
    pub fn is_clean(&self) -> bool {
        self.lost().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{DataSet, Kind};
    use shell::grid::{Placement, Rotation};

    #[test]
    fn rule_11_5_each_workshop_is_seen_with_what_it_lost() {
        let at = Placement::new(1, 0, Rotation::Left);
        let torso = PlacedPart { part: Part::plain(Kind::Torso), at: Placement::default() };
        let lost = |seat, part, at| LostPart { seat: SeatId(seat), part, at };
        let head = Part::with_nut(Kind::Head);
        let wheels = Part::plain(Kind::Wheels);
        let taken = [lost(0, head, None), lost(1, head, Some(at)), lost(1, head, None)];
        let fallen = [lost(1, wheels, Some(at))];
        let robot = Robot::of(&DataSet::standard(), [torso]);
        let of = |seat| WorkshopLoss::of(SeatId(seat), &robot, &PartCounts::from_iter([wheels]), [&taken, &fallen]);
        let second = of(1);
        assert_eq!(second.lost().collect::<Vec<_>>(), [head, head, wheels]);
        assert_eq!(second.before().map(|placed| placed.at).collect::<Vec<_>>(), [torso.at, at, at]);
        assert_eq!((of(0).lost().count(), of(2).is_clean(), second.loose.as_slice()), (1, true, &[wheels][..]));
    }
}
