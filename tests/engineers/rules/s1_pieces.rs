//! Pieces (section 1): the data set and its checks.

use engineers::set::data_file::NeedEntry;
use engineers::set::limits::{DIE, MONEY, ROUND_LIMITS, SEATS, TOOLS_OF_A_KIND, WORKERS};
use engineers::set::{
    Class, DataError, DataFile, DataSet, Effect, Family, Grade, Hold, Job, KindId, Need, Stat, WorkPlace,
};
use engineers::yard::{Direction, FaceFault};

/// The fault of the game's own data after a change.
fn fault(change: impl FnOnce(&mut DataFile)) -> DataError {
    let mut file = DataSet::standard().file().clone();
    change(&mut file);
    DataSet::new(file).unwrap_err()
}

/// Numbers of kinds by their names.
fn kinds(names: &[&str]) -> Vec<KindId> {
    let set = DataSet::standard();
    names.iter().map(|name| set.find_kind(name).unwrap_or_else(|| panic!("{name}"))).collect()
}

#[test]
fn rule_1_1_two_to_four_teams_have_four_workers_each() {
    assert_eq!((SEATS, WORKERS, DIE, MONEY), (2..=4, 4, 20, 1000));
    assert_eq!(ROUND_LIMITS, 1..=200);
}

#[test]
fn rule_1_2_every_face_joins_25_squares_and_has_an_exit_in_the_middle_of_each_edge() {
    let set = DataSet::standard();
    assert_eq!(set.tile_count(), 10);
    for tile in 0..set.tile_count() {
        for face in [0, 1].map(|face| set.face(tile, face)) {
            let edges = |index: usize| {
                let on_edges = [(index, 0), (4, index), (index, 4), (0, index)];
                on_edges.into_iter().zip(Direction::ALL).map(|((column, row), out)| face.is_open(column, row, out))
            };
            assert!((0..5).all(|index| edges(index).all(|is_open| is_open == (index == 2))));
            let mut found = vec![(2, 2)];
            let mut next = 0;
            while let Some(&(column, row)) = found.get(next) {
                for out in Direction::ALL.into_iter().filter(|&out| face.is_open(column, row, out)) {
                    let beside = match out {
                        Direction::North => (column, row.wrapping_sub(1)),
                        Direction::East => (column + 1, row),
                        Direction::South => (column, row + 1),
                        Direction::West => (column.wrapping_sub(1), row),
                    };
                    let is_on_tile = beside.0 < 5 && beside.1 < 5;
                    assert!(!is_on_tile || face.is_open(beside.0, beside.1, out.opposite()));
                    if is_on_tile && !found.contains(&beside) {
                        found.push(beside);
                    }
                }
                next += 1;
            }
            assert_eq!(found.len(), 25);
        }
    }
}

#[test]
fn rule_1_2_a_face_that_is_no_such_maze_is_refused() {
    let of_face = |change: fn(&mut Vec<String>)| {
        let fault = fault(|file| change(&mut file.mazes[3].faces[1]));
        let DataError::Maze { tile, face, fault } = fault else { panic!("{fault}") };
        assert_eq!((tile.as_str(), face), ("crane_foot", 2));
        fault
    };
    assert_eq!(of_face(|rows| drop(rows.pop())), FaceFault::Size);
    assert_eq!(of_face(|rows| rows[4].push('+')), FaceFault::Size);
    assert_eq!(of_face(|rows| rows[1] = "|  x  |   |".to_owned()), FaceFault::Sign('x'));
    assert_eq!(of_face(|rows| rows[1] = "|     -   |".to_owned()), FaceFault::Sign('-'));
    assert_eq!(of_face(|rows| rows[0] = "+-+-+-+-+-+".to_owned()), FaceFault::Exits);
    assert_eq!(of_face(|rows| rows[1] = "      |   |".to_owned()), FaceFault::Exits);
    // The upper left square is closed in.
    let closed_in = of_face(|rows| {
        rows[1] = "| |   |   |".to_owned();
        rows[2] = "+-+-+ + + +".to_owned();
    });
    assert_eq!(closed_in, FaceFault::Parts);
    assert_eq!(fault(|file| drop(file.mazes[3].faces.pop())), DataError::MazeFaces("crane_foot".to_owned()));
    assert_eq!(fault(|file| drop(file.mazes.pop())), DataError::Tiles(9));
}

#[test]
fn rule_1_3_a_hundred_objects_are_junk_powerups_or_blanks() {
    let set = DataSet::standard();
    let count = |class: Class| {
        let of_class = set.object_ids().filter(|&id| set.kind(id).class == class);
        of_class.map(|id| u32::from(set.kind(id).count)).sum::<u32>()
    };
    assert_eq!([Class::Junk, Class::Powerup, Class::Blank, Class::Tool].map(count), [84, 11, 5, 0]);
    for kind in set.kind_ids().map(|id| set.kind(id)) {
        let works = matches!(kind.class, Class::Powerup | Class::Tool);
        assert_eq!(works, !kind.effects.is_empty(), "{}", kind.name);
        assert!(kind.class == Class::Junk || kind.families.is_empty(), "{}", kind.name);
    }
    let has_some = |family| set.object_ids().any(|id| set.kind(id).families.contains(family));
    assert!(Family::ALL.into_iter().all(has_some));
    let engine = set.kind(kinds(&["car_engine"])[0]);
    assert_eq!((engine.penalty, engine.hands, engine.count), (6, 4, 2));
    assert_eq!(engine.families.iter().collect::<Vec<_>>(), [Family::Engine]);
}

#[test]
fn rule_1_4_a_hundred_quality_tiles_go_with_the_objects() {
    assert_eq!(DataSet::standard().quality_counts(), [50, 30, 15, 5]);
    assert_eq!(Grade::QUALITIES, [Grade::D, Grade::C, Grade::B, Grade::A]);
    assert_eq!(fault(|file| file.quality.a += 1), DataError::Qualities(101));
    assert_eq!(fault(|file| file.objects[0].count += 1), DataError::Objects(101));
}

#[test]
fn rule_1_5_twelve_kinds_of_tools_have_a_price() {
    let set = DataSet::standard();
    assert_eq!(set.tool_ids().count(), 12);
    assert!(set.tool_ids().all(|id| set.is_tool(id) && set.kind(id).count == TOOLS_OF_A_KIND));
    assert!(set.object_ids().all(|id| !set.is_tool(id) && set.kind(id).price == 0));
    assert_eq!(set.object_ids().chain(set.tool_ids()).collect::<Vec<_>>(), set.kind_ids().collect::<Vec<_>>());
    assert_eq!(set.kind(set.find_kind("tool_kit").unwrap()).price, 200);
    assert!(!set.is_tool(KindId(200)));
    assert_eq!(fault(|file| drop(file.tools.pop())), DataError::Tools(11));
    assert_eq!(fault(|file| file.tools[0].price = 0), DataError::KindNumber("tool_kit".to_owned()));
}

#[test]
fn rule_1_6_a_need_is_a_kind_or_any_kind_of_a_family() {
    let set = DataSet::standard();
    let cart = set.machine(set.find_machine("soapbox_cart").unwrap());
    let seat = kinds(&["car_seat"])[0];
    assert_eq!(cart.needs[..], [Need::Any(Family::Frame), Need::Any(Family::Wheel), Need::Kind(seat)]);
    assert!(set.machine_ids().all(|id| (3..=6).contains(&set.machine(id).needs.len())));
    let fits = |need: usize, name: &str| cart.needs[need].fits(&set, kinds(&[name])[0]);
    assert!(fits(0, "ladder") && fits(1, "car_tyre") && fits(2, "car_seat"));
    assert!(!fits(0, "car_tyre") && !fits(2, "bed_frame"));
    // Powerups, tools, blanks and numbers that the set lacks fit nothing.
    assert!(!(0..3).any(|need| fits(need, "shopping_cart") || fits(need, "tool_kit") || fits(need, "odd_lump")));
    assert!(!cart.needs[0].fits(&set, KindId(250)));
}

#[test]
fn rule_1_9_a_thing_tells_the_numbers_of_its_effects() {
    let set = DataSet::standard();
    let of = |name: &str| set.kind(set.find_kind(name).unwrap());
    assert_eq!(of("power_driver").work(Job::Join), Some(3));
    assert_eq!(of("power_driver").work(Job::Detach), None);
    assert_eq!(
        of("sledgehammer").effects[..],
        [Effect::TakeDownWall { actions: 3 }, Effect::Work { job: Job::Detach, times: 2 }]
    );
    assert_eq!((of("sledgehammer").wall_actions(), of("sledgehammer").work(Job::Detach)), (Some(3), Some(2)));
    assert_eq!((of("head_lamp").scan(), of("metal_detector").scan()), (Some(1), Some(2)));
    assert_eq!(of("wheelbarrow").hold(), Some(Hold { slots: 3, hands: 3, ease: 2 }));
    assert!(of("rucksack").is_container() && of("rucksack").is_worn() && !of("bucket").is_container());
    assert_eq!((of("lifting_belt").brace(), of("work_boots").stride()), (Some(2), Some(1)));
    assert_eq!(of("barbell").train(Stat::Strength), Some(6));
    assert_eq!(of("barbell").train(Stat::Stamina), None);
    assert_eq!((of("welding_set").mend(), of("tin_of_grease").improve()), (Some(4), Some(2)));
    assert_eq!((of("test_stand").steady(), of("safety_valve").steady()), (Some(2), Some(4)));
}

#[test]
fn rule_1_10_a_thing_works_in_the_hand_or_in_the_zone() {
    let set = DataSet::standard();
    let in_zone = set.kind_ids().map(|id| set.kind(id)).filter(|kind| kind.place == WorkPlace::Zone);
    let names: Vec<&str> = in_zone.map(|kind| kind.name.as_str()).collect();
    assert_eq!(names, ["exercise_bike", "barbell", "safety_valve", "test_stand"]);
    let once = set.kind_ids().map(|id| set.kind(id)).filter(|kind| kind.is_once);
    assert_eq!(once.map(|kind| kind.name.as_str()).collect::<Vec<_>>(), ["tin_of_grease", "safety_valve"]);
    assert_eq!(fault(|file| file.tools[11].place = WorkPlace::Hand), DataError::Place("test_stand".to_owned()));
    assert_eq!(fault(|file| file.tools[0].place = WorkPlace::Zone), DataError::Place("tool_kit".to_owned()));
    assert_eq!(fault(|file| file.tools[0].is_once = true), DataError::Once("tool_kit".to_owned()));
}

#[test]
fn rule_1_11_two_like_effects_of_a_thing_are_refused() {
    let twice = |file: &mut DataFile| file.tools[0].effects.push(Effect::Work { job: Job::Join, times: 5 });
    assert_eq!(fault(twice), DataError::Effects("tool_kit".to_owned()));
    assert_eq!(fault(|file| file.tools[0].effects.clear()), DataError::Effects("tool_kit".to_owned()));
    let far = |file: &mut DataFile| file.tools[5].effects[0] = Effect::Scan { steps: 7 };
    assert_eq!(fault(far), DataError::Effects("head_lamp".to_owned()));
    let other_job = |file: &mut DataFile| file.tools[0].effects.push(Effect::Work { job: Job::Detach, times: 5 });
    let mut file = DataSet::standard().file().clone();
    other_job(&mut file);
    assert!(DataSet::new(file).is_ok());
}

#[test]
fn rule_1_12_a_machine_must_be_possible_and_every_junk_needed() {
    let name = || "soapbox_cart".to_owned();
    assert_eq!(fault(|file| file.machines[0].points = 19), DataError::Points(name()));
    assert_eq!(fault(|file| file.machines[0].points = 81), DataError::Points(name()));
    assert_eq!(fault(|file| drop(file.machines[0].needs.pop())), DataError::Needs(name()));
    let seven = |file: &mut DataFile| file.machines[0].needs.extend([(); 4].map(|()| NeedEntry::Any(Family::Line)));
    assert_eq!(fault(seven), DataError::Needs(name()));
    for need in ["ejector_seat", "sack", "odd_lump", "tool_kit"] {
        let unknown = DataError::NeedUnknown { machine: name(), need: need.to_owned() };
        assert_eq!(fault(|file| file.machines[0].needs[0] = NeedEntry::Kind(need.to_owned())), unknown);
    }
    // There is one magnet.
    let two_magnets = |file: &mut DataFile| {
        file.machines[0].needs[..2].fill(NeedEntry::Kind("magnet".to_owned()));
    };
    assert_eq!(fault(two_magnets), DataError::NeedsNotMet(name()));
    let no_seats = |file: &mut DataFile| {
        let is_seat = |need: &NeedEntry| *need == NeedEntry::Kind("car_seat".to_owned());
        let needs = file.machines.iter_mut().flat_map(|machine| &mut machine.needs).filter(|need| is_seat(need));
        needs.for_each(|need| *need = NeedEntry::Any(Family::Line));
    };
    assert_eq!(fault(no_seats), DataError::NotNeeded("car_seat".to_owned()));
    assert_eq!(fault(|file| file.machines.truncate(11)), DataError::Machines(11));
}

#[test]
fn rule_1_12_names_titles_and_classes_are_checked() {
    let name = |text: &str| DataError::EntryName(text.to_owned());
    assert_eq!(fault(|file| file.tools[1].name = "tool_kit".to_owned()), name("tool_kit"));
    assert_eq!(fault(|file| file.objects[1].name = "tool_kit".to_owned()), name("tool_kit"));
    assert_eq!(fault(|file| file.machines[1].name = "Tea Urn".to_owned()), name("Tea Urn"));
    assert_eq!(fault(|file| file.mazes[1].name = String::new()), name(""));
    assert_eq!(fault(|file| file.name = "x".repeat(41)), DataError::Title("x".repeat(40)));
    assert_eq!(fault(|file| file.tools[0].title = String::new()), DataError::Title("tool_kit".to_owned()));
    let engine = || "mower_engine".to_owned();
    assert_eq!(fault(|file| file.objects[0].effects.push(Effect::Brace(1))), DataError::NotItsClass(engine()));
    assert_eq!(fault(|file| file.objects[0].class = Class::Tool), DataError::NotItsClass(engine()));
    assert_eq!(fault(|file| file.objects[0].hands = 0), DataError::KindNumber(engine()));
    assert_eq!(fault(|file| file.objects[0].penalty = 10), DataError::KindNumber(engine()));
    let blank = |file: &mut DataFile| file.objects.last_mut().unwrap().penalty = 1;
    assert_eq!(fault(blank), DataError::Blank("odd_lump".to_owned()));
    assert_eq!(fault(|file| file.scrap.a = 1001), DataError::Scrap);
}

#[test]
fn rule_1_12_a_file_is_read_as_it_was_written_and_anything_else_refused() {
    let set = DataSet::standard();
    let text = ron::to_string(set.file()).unwrap();
    assert_eq!(DataSet::from_ron(&text).unwrap(), *set);
    let unreadable = |text: &str| matches!(DataSet::from_ron(text), Err(DataError::Unreadable(_)));
    assert!(unreadable("(name: \"nothing\")"));
    assert!(unreadable(&text.replacen("penalty", "weight", 1)));
    assert!(unreadable(&text.replacen("(name", "(colour:\"red\",name", 1)));
}

#[test]
fn rule_8_4_scrap_is_paid_by_grade() {
    let set = DataSet::standard();
    assert_eq!(Grade::ALL.map(|grade| set.scrap_price(grade)), [5, 10, 20, 40, 80]);
}

#[test]
fn rule_11_4_and_11_8_a_grade_has_a_value_and_wears() {
    assert_eq!(Grade::ALL.map(Grade::value), [0, -2, -1, 0, 2]);
    assert!(Grade::Broken < Grade::D && Grade::D < Grade::C && Grade::C < Grade::B && Grade::B < Grade::A);
    assert_eq!(Grade::current(Grade::B, 0, 0), Grade::B);
    assert_eq!(Grade::current(Grade::B, 0, 1), Grade::C);
    assert_eq!(Grade::current(Grade::D, 0, 1), Grade::Broken);
    assert_eq!(Grade::current(Grade::D, 0, 3), Grade::Broken);
    assert_eq!(Grade::current(Grade::B, 3, 1), Grade::A);
    assert_eq!(Grade::current(Grade::D, 2, 1), Grade::C);
}

#[test]
fn rule_14_2_a_blank_is_c_or_d() {
    assert_eq!(Grade::QUALITIES.map(Grade::of_blank), [Grade::D, Grade::D, Grade::C, Grade::C]);
}
