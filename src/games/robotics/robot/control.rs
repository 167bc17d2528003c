//! Components that a manufacturing control takes off a robot, and those that fall with them (rules
//! 11.5, 11.6).

use smallvec::SmallVec;

use super::assembly::{AttachedPart, Robot};
use crate::action::PlacedPart;

/// Components that a robot loses to a manufacturing control.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ControlLoss {
    /// Components with a nut, in the order of attachment.
    pub taken: Vec<PlacedPart>,
    /// Components that no longer hang together with the rest, in the order of attachment.
    pub fallen: Vec<PlacedPart>,
}

impl Robot {
    /// Takes off all components with a nut (11.5), and all groups of the rest but the largest with
    /// a connector (11.6). A robot without nuts is left alone.
    pub fn lose_to_control(&mut self) -> ControlLoss {
        let mut loss = ControlLoss::default();
        let honest = self.parts.iter().filter(|part| !part.part().nut).copied().collect();
        if self.parts.iter().all(|part| !part.part().nut) {
            return loss;
        }
        loss.taken = self.parts.iter().filter(|part| part.part().nut).map(|part| part.placed).collect();
        self.parts = honest;
        let groups = self.groups();
        let stays = self.largest_group(&groups);
        let all: SmallVec<[AttachedPart; 12]> = std::mem::take(&mut self.parts);
        for (part, group) in all.into_iter().zip(groups) {
            if Some(group) == stays {
                self.parts.push(part);
            } else {
                loss.fallen.push(part.placed);
            }
        }
        loss
    }

    /// The largest group with a connector in it; of equal ones that whose first component was
    /// attached earliest (11.6). Groups are named by the index of that component.
    fn largest_group(&self, groups: &[usize]) -> Option<usize> {
        let has_connector = |group: usize| {
            self.parts.iter().zip(groups).any(|(part, &of)| of == group && part.part().kind.is_connector())
        };
        let firsts = (0..groups.len()).filter(|&index| groups[index] == index && has_connector(index));
        let size = |group: usize| groups.iter().filter(|&&of| of == group).count();
        firsts.max_by_key(|&group| (size(group), std::cmp::Reverse(group)))
    }
}
