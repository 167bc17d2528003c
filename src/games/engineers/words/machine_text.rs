//! Text of a machine's card (1.6).

use super::counts::points_words;
use super::names::{family_id, kind_name, machine_in_sentence, machine_name};
use crate::messages::{MESSAGES, phrase};
use crate::set::{DataSet, Machine, MachineId, Need};
use shell::language::{Argument, Phrase};

/// Need of a machine: "pump", "any tank".
pub fn need_name(data: &DataSet, need: Need) -> Phrase {
    match need {
        Need::Kind(kind) => data.get_kind(kind).map(kind_name).unwrap_or_default(),
        Need::Any(family) => Phrase::new(&MESSAGES, format!("{}.any", family_id(family))),
    }
}

/// Card of a machine with its points and needs, for screen readers and the command line.
pub fn machine_in_words(data: &DataSet, machine: &Machine) -> Phrase {
    let needs = Argument::list(machine.needs.iter().map(|&need| need_name(data, need)));
    let points = points_words(machine.points);
    phrase!("engineers-machine-in-words", name = machine_name(machine), points = points, needs = needs)
}

/// Machines of some cards, in quotation marks: "“Go-kart” and “Airship”".
pub fn list_of_machines(data: &DataSet, machines: &[MachineId]) -> Phrase {
    let names = machines.iter().filter_map(|&machine| data.get_machine(machine)).map(machine_in_sentence);
    phrase!("words", words = Argument::list(names))
}

#[cfg(test)]
mod tests {
    use super::super::told::{tell, tell_in};
    use super::*;

    #[test]
    fn rule_1_6_every_own_machine_is_told_with_its_needs() {
        let data = DataSet::standard();
        data.machine_ids().for_each(|id| drop(tell(&machine_in_words(&data, data.machine(id)))));
        let cannon = data.machine(data.find_machine("water_cannon").unwrap());
        assert_eq!(
            tell(&machine_in_words(&data, cannon)),
            "Water cannon, 50 points. Needs pump, garden hose, any tank and any engine."
        );
    }

    #[test]
    fn several_machines_are_a_list() {
        let data = DataSet::standard();
        let machines = ["go_kart", "airship"].map(|name| data.find_machine(name).unwrap());
        assert_eq!(tell(&list_of_machines(&data, &machines)), "“Go-kart” and “Airship”");
        assert_eq!(tell_in("de", &list_of_machines(&data, &machines)), "„Gokart“ und „Luftschiff“");
    }
}
