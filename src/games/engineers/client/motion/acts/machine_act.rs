//! Acts of the machines that work (11.7): what each of them does across the table, as the file
//! `acts.ron` says.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::set::{Family, Machine, Need};

/// Acts of the machines of the game's own data set, by their names.
static ACTS: LazyLock<HashMap<String, MachineAct>> = LazyLock::new(|| {
    let text = include_str!("../../../../../../assets/games/engineers/acts.ron");
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    ron::from_str(text).expect("the acts of the game's machines")
});

/// Matter that a machine moves across the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Matter {
    /// Leaves.
    Leaf,
    /// Dust.
    Dust,
    /// Water.
    Water,
    /// Steam, which rises.
    Steam,
    /// Sawdust.
    Sawdust,
    /// Stones.
    Stone,
    /// Potatoes.
    Potato,
    /// Light.
    Light,
    /// Sound.
    Sound,
}

/// Act of a machine across the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum MachineAct {
    /// Pieces are blown over the log.
    Blows(Matter),
    /// Pieces rain over the table.
    Sprays(Matter),
    /// Pieces fly out and land.
    Throws(Matter),
    /// The machine goes across the table and leaves pieces behind.
    Crosses(Matter),
    /// Rings spread from the workbench.
    Spreads(Matter),
    /// The machine flies to the card of its team and lifts the score.
    Lifts,
}

impl MachineAct {
    /// Act of a machine. One of another data set, which the file does not name, acts by its first
    /// need for a family.
    pub fn of(machine: &Machine) -> Self {
        ACTS.get(&machine.name).copied().unwrap_or_else(|| Self::of_needs(&machine.needs))
    }

    /// Act of a machine with some needs.
    fn of_needs(needs: &[Need]) -> Self {
        let family = needs.iter().find_map(|need| match need {
            Need::Any(family) => Some(*family),
            Need::Kind(_) => None,
        });
        match family {
            Some(Family::Wheel | Family::Frame | Family::Drive) => Self::Crosses(Matter::Dust),
            Some(Family::Engine) => Self::Crosses(Matter::Steam),
            Some(Family::Tank | Family::Pipe) => Self::Sprays(Matter::Water),
            Some(Family::Blade) => Self::Blows(Matter::Leaf),
            Some(Family::Cloth | Family::Line) => Self::Lifts,
            Some(Family::Electric) => Self::Spreads(Matter::Light),
            None => Self::Spreads(Matter::Sound),
        }
    }

    /// Whether the machine itself carries the points to its team.
    pub const fn carries_points(self) -> bool {
        matches!(self, Self::Lifts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::DataSet;
    use std::collections::HashSet;

    #[test]
    fn every_machine_of_the_set_has_an_act_and_every_act_is_of_a_machine() {
        let data = DataSet::standard();
        let names: HashSet<&str> = data.machine_ids().map(|id| data.machine(id).name.as_str()).collect();
        let acting: HashSet<&str> = ACTS.keys().map(String::as_str).collect();
        assert_eq!(names, acting);
        let sorts: HashSet<_> = ACTS.values().map(std::mem::discriminant).collect();
        assert_eq!(sorts.len(), 6, "each sort of act is some machine's");
    }

    #[test]
    fn a_machine_of_another_set_acts_by_its_needs() {
        let data = DataSet::standard();
        let kite = data.machine(data.find_machine("great_kite").unwrap());
        assert_eq!(MachineAct::of(kite), MachineAct::Lifts);
        let needs = |needs: &[Need]| Machine {
            name: "tower".to_owned(),
            title: "Tower".to_owned(),
            points: 40,
            needs: needs.iter().copied().collect(),
        };
        assert_eq!(MachineAct::of(&needs(&[])), MachineAct::Spreads(Matter::Sound));
        let acts = Family::ALL.map(|family| MachineAct::of(&needs(&[Need::Any(family)])));
        assert!(acts.contains(&MachineAct::Lifts) && acts.contains(&MachineAct::Blows(Matter::Leaf)));
    }
}
