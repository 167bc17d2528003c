//! Losses of each workshop to a manufacturing control.

use crate::action::{LostPart, PlacedPart};
use crate::client::play::{Interaction, RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::parts::{Part, PartCounts};
use crate::robot::Robot;
use crate::table::Table;
use shell::seats::SeatId;

/// A control that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShownControl<'a> {
    /// Components with nuts that it took.
    pub(super) taken: &'a [LostPart],
    /// Components that fell with them.
    pub(super) fallen: &'a [LostPart],
    /// Whether its light goes round; else its counter is still shown.
    pub(super) is_at_work: bool,
}

impl<'a> ShownControl<'a> {
    /// The control that is shown now, or after its counter; `None` if there is none.
    pub(super) fn of(interaction: &'a Interaction) -> Option<Self> {
        let of_show = |show: &'a RoboticsShow, is_at_work: bool| match show {
            RoboticsShow::Control { taken, fallen } => Some(Self { taken, fallen, is_at_work }),
            _ => None,
        };
        match &interaction.stage {
            TurnStage::Show { show: RoboticsShow::Drawn(_), then, .. } => {
                then.iter().find_map(|show| of_show(show, false))
            }
            TurnStage::Show { show, .. } => of_show(show, true),
            TurnStage::Watch(_) => of_show(interaction.own.watched.as_ref()?, true),
            _ => None,
        }
    }
}

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
    /// Losses of all workshops in turn order; `None` if no control is at work.
    pub fn all_of(scene: &Scene) -> Option<Vec<Self>> {
        let shown = ShownControl::of(scene.interaction).filter(|shown| shown.is_at_work)?;
        Some(Self::all_to(scene.table_now, &shown))
    }

    /// Losses of all workshops to a control, after which the table is as it is now.
    pub(super) fn all_to(now: &Table, shown: &ShownControl) -> Vec<Self> {
        let of_seat = |seat: SeatId| {
            let workshop = now.workshop(seat);
            Self::of(seat, workshop.robot, &workshop.shop.all_loose(), [shown.taken, shown.fallen])
        };
        now.seats().map(of_seat).collect()
    }

    /// Losses of a workshop, of which robot and loose parts are what stayed. `lost` are the parts
    /// that were taken from all workshops, and those that fell.
    fn of(seat: SeatId, robot: &Robot, loose: &PartCounts, lost: [&[LostPart]; 2]) -> Self {
        let [taken, fallen] = lost.map(|lost| lost.iter().filter(move |lost| lost.seat == seat));
        let placed = |lost: &LostPart| Some(PlacedPart { part: lost.part, at: lost.from.placement()? });
        Self {
            seat,
            left: robot.placed().collect(),
            loose_taken: taken.clone().filter(|lost| lost.from.placement().is_none()).map(|lost| lost.part).collect(),
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
    use crate::action::{LoosePlace, PartPlace};
    use crate::parts::{DataSet, Kind};
    use shell::grid::{Placement, Rotation};

    #[test]
    fn rule_11_5_each_workshop_is_seen_with_what_it_lost() {
        let at = Placement::new(1, 0, Rotation::Left);
        let torso = PlacedPart { part: Part::plain(Kind::Torso), at: Placement::default() };
        let lost = |seat, part, from| LostPart { seat: SeatId(seat), part, from };
        let loose = PartPlace::Loose(LoosePlace::Store);
        let attached = PartPlace::Robot(at);
        let head = Part::with_nut(Kind::Head);
        let wheels = Part::plain(Kind::Wheels);
        let taken = [lost(0, head, loose), lost(1, head, attached), lost(1, head, loose)];
        let fallen = [lost(1, wheels, attached)];
        let robot = Robot::of(&DataSet::standard(), [torso]);
        let of = |seat| WorkshopLoss::of(SeatId(seat), &robot, &PartCounts::from_iter([wheels]), [&taken, &fallen]);
        let second = of(1);
        assert_eq!(second.lost().collect::<Vec<_>>(), [head, head, wheels]);
        assert_eq!(second.before().map(|placed| placed.at).collect::<Vec<_>>(), [torso.at, at, at]);
        assert_eq!((of(0).lost().count(), of(2).is_clean(), second.loose.as_slice()), (1, true, &[wheels][..]));
    }
}
