//! The drawings that show kinds of things, machines, families, grades and seats.

use super::files::DRAWINGS;
use crate::set::{Class, Family, Grade, Kind, Machine};
use client::art::names::symbol_name;
use shell::seats::Colour;

/// Drawing of a kind; that of a blank for a kind of another data set that has none.
pub fn kind_drawing(kind: &Kind) -> &'static str {
    let folder = if kind.class == Class::Tool { "tool" } else { "thing" };
    find_named(folder, &kind.name).unwrap_or("thing_odd_lump")
}

/// Drawing of a machine; the empty place of a workbench for one of another data set that has none.
pub fn machine_drawing(machine: &Machine) -> &'static str {
    find_named("machine", &machine.name).unwrap_or("slot_empty")
}

/// Drawing of a machine's need for any kind of a family (1.6).
pub const fn family_drawing(family: Family) -> &'static str {
    match family {
        Family::Engine => "family_engine",
        Family::Wheel => "family_wheel",
        Family::Frame => "family_frame",
        Family::Tank => "family_tank",
        Family::Pipe => "family_pipe",
        Family::Blade => "family_blade",
        Family::Electric => "family_electric",
        Family::Cloth => "family_cloth",
        Family::Line => "family_line",
        Family::Drive => "family_drive",
    }
}

/// Drawing of a grade now (11.8). A broken component is marked as damaged.
pub const fn grade_drawing(grade: Grade) -> &'static str {
    match grade {
        Grade::A => "quality_a",
        Grade::B => "quality_b",
        Grade::C => "quality_c",
        Grade::D => "quality_d",
        Grade::Broken => "damage",
    }
}

/// Drawing of a worker in the colour and with the symbol of a seat.
pub fn worker_drawing(colour: Colour) -> &'static str {
    find_named("worker", symbol_name(colour)).unwrap_or("worker_circle")
}

/// Drawing of a truck in the colour and with the symbol of a seat.
pub fn truck_drawing(colour: Colour) -> &'static str {
    find_named("truck", symbol_name(colour)).unwrap_or("truck_circle")
}

/// Drawing of the ground of a construction zone in the colour and with the symbol of a seat.
pub fn zone_drawing(colour: Colour) -> &'static str {
    find_named("zone", symbol_name(colour)).unwrap_or("zone_circle")
}

/// Drawing of a sort of things with a name; `None` if there is none.
fn find_named(sort: &str, name: &str) -> Option<&'static str> {
    DRAWINGS.find_drawing(&format!("{sort}_{name}")).map(|file| file.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::DataSet;

    #[test]
    fn every_kind_and_machine_of_the_set_has_a_drawing_of_its_own() {
        let data = DataSet::standard();
        for kind in data.kind_ids().map(|id| data.kind(id)) {
            assert!(kind_drawing(kind).ends_with(&format!("_{}", kind.name)), "{}", kind.name);
        }
        for machine in data.machine_ids().map(|id| data.machine(id)) {
            assert_eq!(machine_drawing(machine), format!("machine_{}", machine.name));
        }
    }

    #[test]
    fn every_family_grade_and_seat_has_a_drawing() {
        let families = Family::ALL.into_iter().map(family_drawing);
        let grades = Grade::ALL.into_iter().map(grade_drawing);
        assert!(families.chain(grades).all(|name| DRAWINGS.find_drawing(name).is_some()));
        for colour in Colour::ALL {
            for name in [worker_drawing(colour), truck_drawing(colour), zone_drawing(colour)] {
                assert!(name.ends_with(symbol_name(colour)), "{name}");
            }
        }
    }
}
