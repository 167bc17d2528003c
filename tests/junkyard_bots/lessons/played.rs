//! Each lesson, played to its end by its model answers.

use junkyard_bots::action::{Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::lessons::{LEARNER, Suggestion, library};
use junkyard_bots::parts::TileSet;
use junkyard_bots::table::Location;
use shell::seats::SeatId;

use super::{begin, follow, others, play_to, shown};

#[test]
fn each_lesson_is_played_to_its_end_by_what_is_shown() {
    for lesson in library::all_lessons() {
        let (mut running, mut game) = begin(lesson);
        let mut turns = 0;
        while !running.is_finished() {
            assert!(!game.read(|table| running.is_stuck(table)), "{}", lesson.id());
            let next = shown(&running, &mut game);
            follow(&mut running, &mut game, next);
            turns += 1;
            assert!(turns < 60, "{} comes to no end", lesson.id());
        }
        assert_eq!(running.step_number(), lesson.steps().len());
        assert_eq!(game.read(|table| running.next_suggestion(table)), None);
    }
}

#[test]
fn six_lessons_of_four_to_seven_steps_take_about_ten_minutes() {
    let lessons = library::all_lessons();
    assert_eq!(lessons.len(), 6);
    for lesson in lessons {
        assert!((4..=7).contains(&lesson.steps().len()), "{}", lesson.id());
        assert!(lesson.setup().tiles.get(lesson.picture()).is_some());
        let standard = TileSet::standard();
        let same =
            |(own, other): (&junkyard_bots::parts::Tile, &junkyard_bots::parts::Tile)| own.name() == other.name();
        assert!(lesson.setup().tiles.tiles().iter().zip(standard.tiles()).all(same), "tiles have the same numbers");
    }
    assert!((10..=15).contains(&library::total_minutes()), "{}", library::total_minutes());
}

/// A game at the end of a lesson, and all that happened in it.
fn played(id: &str) -> (Game, Vec<TableEvent>) {
    let (mut running, mut game) = begin(library::lesson_with_id(id).unwrap());
    let mut all = Vec::new();
    while !running.is_finished() {
        let next = shown(&running, &mut game);
        all.extend(follow(&mut running, &mut game, next).into_iter().flat_map(|acted| acted.events));
    }
    (game, all)
}

#[test]
fn what_the_words_of_the_lessons_say_is_so() {
    let (mut game, _) = played("build");
    assert_eq!(game.read(|table| table.abilities(LEARNER).sight), 2);

    let (mut game, _) = played("scan");
    assert_eq!(game.read(|table| table.eaten(LEARNER)), 1);
    let elbow = game.read(|table| table.tiles().tile_named("pipe_small_elbow").unwrap().id());
    let left = game.read(|table| table.parts_where(|part| part.tile == Some(elbow)));
    assert_eq!(left.iter().map(|part| part.location).collect::<Vec<_>>(), [Location::FaceUp]);

    let (mut game, _) = played("eat");
    assert_eq!(game.read(|table| (table.eaten(LEARNER), table.abilities(LEARNER).speed)), (2, 2));
    assert_eq!(game.state().crystal, Some(LEARNER));

    let (mut game, events) = played("pipes");
    assert_eq!(game.read(|table| (table.abilities(LEARNER).speed, table.abilities(SeatId(1)).speed)), (4, 3));
    assert!(events.iter().any(|event| matches!(event, TableEvent::CrystalGiven { to: LEARNER, tied: 1, .. })));
}

#[test]
fn rule_6_3_and_6_4_the_throws_of_the_lesson_do_what_it_says() {
    let (game, events) = played("bombs");
    let throws: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            TableEvent::Attacked { seat, points, bonus, dodge, damage, .. } => {
                Some((seat.0, *points, *bonus, *dodge, *damage))
            }
            _ => None,
        })
        .collect();
    assert_eq!(throws, [(0, 2, 1, 1, 2), (1, 1, 0, 2, 0)]);
    assert_eq!(game.state().phase, Phase::Factory);
}

#[test]
fn rule_5_6_the_mouth_finds_energy_and_the_claw_a_bomb() {
    let (mut game, events) = played("together");
    assert!(events.iter().any(|event| matches!(event, TableEvent::Took { by, .. } if by.len() == 2)), "a team");
    assert_eq!(game.read(|table| (table.power(LEARNER), table.eaten(LEARNER))), (4, 1));
}

#[test]
fn the_splitter_step_leaves_the_other_feet_in_the_air() {
    let (mut running, mut game) = begin(library::lesson_with_id("pipes").unwrap());
    play_to(&mut running, &mut game, "splitter");
    others(&mut running, &mut game);
    let step = running.step_number();
    let mut draft = Vec::new();
    while running.step_number() == step {
        let next = shown(&running, &mut game);
        let Suggestion::Draft(built) = &next else { panic!("a draft") };
        draft.clone_from(built);
        follow(&mut running, &mut game, next);
    }
    let robot = |game: &mut Game| {
        game.read(|table| junkyard_bots::lessons::draft_robot(table, &draft)).unwrap().abilities().speed
    };
    assert_eq!(robot(&mut game), 2, "2 on the ground, 0 in the air");
}
