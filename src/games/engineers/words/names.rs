//! Names of kinds, machines, families, grades, jobs and markers.

use super::own_ids::{find_kind_id, find_machine_id};
use crate::messages::{MESSAGES, phrase};
use crate::set::{Class, DataSet, Family, Grade, Job, Kind, Machine, Stat};
use shell::language::Phrase;

/// Name of a kind of thing, in lower case if the language writes it so: "oil drum". A kind of
/// another data set has the title that its file gives it.
pub fn kind_name(kind: &Kind) -> Phrase {
    match own_kind_id(kind) {
        Some(id) => Phrase::new(&MESSAGES, id),
        None => Phrase::words(&kind.title),
    }
}

/// One thing of a kind as a grammatical object: "an oil drum".
pub fn a_kind(kind: &Kind) -> Phrase {
    match own_kind_id(kind) {
        Some(id) => Phrase::new(&MESSAGES, format!("{id}.a")),
        None => Phrase::words(&kind.title),
    }
}

/// Id of the message that names a kind; `None` if the kind is of another data set.
fn own_kind_id(kind: &Kind) -> Option<&'static str> {
    let own = DataSet::standard();
    let is_own = own.find_kind(&kind.name).is_some_and(|id| own.kind(id).title == kind.title);
    find_kind_id(&kind.name).filter(|_| is_own)
}

/// Class of a kind: "junk", "tool".
pub fn class_name(class: Class) -> Phrase {
    match class {
        Class::Junk => phrase!("engineers-class-junk"),
        Class::Powerup => phrase!("engineers-class-powerup"),
        Class::Blank => phrase!("engineers-class-blank"),
        Class::Tool => phrase!("engineers-class-tool"),
    }
}

/// Name of a machine, without quotation marks. A machine of another data set has the title that its
/// file gives it.
pub fn machine_name(machine: &Machine) -> Phrase {
    let own = DataSet::standard();
    let is_own = own.find_machine(&machine.name).is_some_and(|id| own.machine(id).title == machine.title);
    match find_machine_id(&machine.name).filter(|_| is_own) {
        Some(id) => Phrase::new(&MESSAGES, id),
        None => Phrase::words(&machine.title),
    }
}

/// Name of a machine in a sentence, in quotation marks.
pub fn machine_in_sentence(machine: &Machine) -> Phrase {
    phrase!("engineers-machine-in-sentence", machine = machine_name(machine))
}

/// Id of the message that names a family; the message has the attribute `.any`.
pub(super) const fn family_id(family: Family) -> &'static str {
    match family {
        Family::Engine => "engineers-family-engine",
        Family::Wheel => "engineers-family-wheel",
        Family::Frame => "engineers-family-frame",
        Family::Tank => "engineers-family-tank",
        Family::Pipe => "engineers-family-pipe",
        Family::Blade => "engineers-family-blade",
        Family::Electric => "engineers-family-electric",
        Family::Cloth => "engineers-family-cloth",
        Family::Line => "engineers-family-line",
        Family::Drive => "engineers-family-drive",
    }
}

/// Name of a family of junk: "tank".
pub fn family_name(family: Family) -> Phrase {
    Phrase::new(&MESSAGES, family_id(family))
}

/// Current grade of an object: "A", "broken".
pub fn grade_name(grade: Grade) -> Phrase {
    match grade {
        Grade::A => phrase!("engineers-grade-a"),
        Grade::B => phrase!("engineers-grade-b"),
        Grade::C => phrase!("engineers-grade-c"),
        Grade::D => phrase!("engineers-grade-d"),
        Grade::Broken => phrase!("engineers-grade-broken"),
    }
}

/// Name of a kind of work: "joining".
pub fn job_name(job: Job) -> Phrase {
    match job {
        Job::Join => phrase!("engineers-job-join"),
        Job::Detach => phrase!("engineers-job-detach"),
        Job::Debug => phrase!("engineers-job-debug"),
    }
}

/// Name of a kind of marker: "strength".
pub fn stat_name(stat: Stat) -> Phrase {
    match stat {
        Stat::Strength => phrase!("engineers-stat-strength"),
        Stat::Stamina => phrase!("engineers-stat-stamina"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{tell, tell_in};
    use super::*;

    #[test]
    fn every_own_thing_and_machine_has_a_name_in_every_language_and_in_english_its_title() {
        let data = DataSet::standard();
        for kind in data.kind_ids().map(|id| data.kind(id)) {
            let name = kind_name(kind);
            assert_eq!(Some(name.id()), find_kind_id(&kind.name), "{}", kind.name);
            assert_eq!(tell(&name), kind.title.to_lowercase());
            assert!(tell(&a_kind(kind)).ends_with(&tell(&name)), "{}", kind.name);
        }
        for machine in data.machine_ids().map(|id| data.machine(id)) {
            let name = machine_name(machine);
            assert_eq!(Some(name.id()), find_machine_id(&machine.name), "{}", machine.name);
            assert_eq!(tell(&name), machine.title);
        }
    }

    #[test]
    fn things_of_another_data_set_have_the_titles_of_their_file() {
        let mut kind = DataSet::standard().kind(crate::set::KindId(0)).clone();
        kind.title = "Steam engine".to_owned();
        assert_eq!([tell(&kind_name(&kind)), tell(&a_kind(&kind))], ["Steam engine", "Steam engine"]);
        let mut machine = DataSet::standard().machine(crate::set::MachineId(0)).clone();
        machine.title = "Rocket".to_owned();
        assert_eq!(tell(&machine_in_sentence(&machine)), "“Rocket”");
    }

    #[test]
    fn an_article_goes_with_a_thing_that_something_is_done_to() {
        let data = DataSet::standard();
        let drum = a_kind(data.kind(data.find_kind("oil_drum").unwrap()));
        assert_eq!(tell(&drum), "an oil drum");
        assert_eq!([tell_in("de", &drum), tell_in("es", &drum)], ["ein Ölfass", "un bidón de aceite"]);
    }

    #[test]
    fn classes_families_grades_jobs_and_markers_have_names() {
        let classes = [Class::Junk, Class::Powerup, Class::Blank, Class::Tool];
        assert_eq!(classes.map(|class| tell(&class_name(class))), ["junk", "powerup", "blank", "tool"]);
        assert_eq!(Grade::ALL.map(|grade| tell(&grade_name(grade))), ["broken", "D", "C", "B", "A"]);
        assert_eq!(Job::ALL.map(|job| tell(&job_name(job))), ["joining", "detaching", "debugging"]);
        assert_eq!(Stat::BOTH.map(|stat| tell(&stat_name(stat))), ["strength", "stamina"]);
        assert_eq!(tell(&family_name(Family::Electric)), "electric part");
    }
}
