//! A lesson is left and taken up again at any step.

use junkyard_bots::action::Action;
use junkyard_bots::game::Game;
use junkyard_bots::lessons::{LessonInput, LessonProgress, LessonRun, library};
use junkyard_bots::parts::Size;

use super::{begin, follow, others, shown};

#[test]
fn a_lesson_that_was_left_is_taken_up_at_the_same_step_and_table() {
    for lesson in library::all_lessons() {
        let (mut running, mut game) = begin(lesson);
        while !running.is_finished() {
            let mut progress = LessonProgress::default();
            progress.save_run(&running);
            let text = ron::to_string(&progress).unwrap();
            let read: LessonProgress = ron::from_str(&text).unwrap();
            let step = (!running.kept().is_empty()).then_some(running.step_number());
            assert_eq!(read.step_of(lesson), step, "a lesson is begun by doing something");
            let mut again = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
            let mut resumed = read.resume(lesson, &mut again);
            // The other robots' moves since the last own one are made again as the game goes on.
            others(&mut resumed, &mut again);
            others(&mut running, &mut game);
            assert_eq!(resumed.step_number(), running.step_number(), "{}", lesson.id());
            assert_eq!(again.snapshot(), game.snapshot(), "{}, step {}", lesson.id(), running.step_number());
            assert_eq!(
                again.read(|table| resumed.current_draft(table)),
                game.read(|table| running.current_draft(table))
            );
            if running.is_finished() {
                break;
            }
            let next = shown(&running, &mut game);
            follow(&mut running, &mut game, next);
        }
    }
}

#[test]
fn what_can_not_be_done_again_is_left_out_with_what_follows() {
    let lesson = library::lesson_with_id("scan").unwrap();
    let kept = [
        LessonInput::Acted(Action::Draw(Size::Small)),
        LessonInput::Acted(Action::Pass),
        LessonInput::Acted(Action::Draw(Size::Small)),
    ];
    let mut game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
    let running = LessonRun::resume(lesson.clone(), &mut game, &kept);
    assert_eq!((running.step_number(), running.kept().len()), (1, 1));
}

#[test]
fn progress_names_the_lesson_to_go_on_with() {
    let mut progress = LessonProgress::default();
    let [first, second, third] = [0, 1, 2].map(|number| &library::all_lessons()[number]);
    assert_eq!(progress.next_lesson(), Some(first));
    progress.mark_done(first);
    assert_eq!((progress.next_lesson(), progress.done_count(), progress.is_done(first)), (Some(second), 1, true));
    let (mut running, mut game) = begin(third);
    let next = shown(&running, &mut game);
    follow(&mut running, &mut game, next);
    progress.save_run(&running);
    assert_eq!(
        (progress.next_lesson(), progress.step_of(third)),
        (Some(third), Some(1)),
        "any lesson may be taken at any time"
    );
    let (mut other, mut table) = begin(second);
    let draw = shown(&other, &mut table);
    follow(&mut other, &mut table, draw);
    progress.save_run(&other);
    assert_eq!((progress.next_lesson(), progress.step_of(third)), (Some(second), Some(1)), "several may be left");
    progress.restart(second);
    assert_eq!((progress.next_lesson(), progress.step_of(second)), (Some(second), None), "the first that is not done");
    while !running.is_finished() {
        let next = shown(&running, &mut game);
        follow(&mut running, &mut game, next);
    }
    progress.save_run(&running);
    assert_eq!((progress.next_lesson(), progress.step_of(third), progress.done_count()), (Some(second), None, 2));
    library::all_lessons().iter().for_each(|lesson| progress.mark_done(lesson));
    assert_eq!(progress.next_lesson(), None, "all are done");
    progress.start_over();
    assert_eq!((progress.next_lesson(), progress.done_count()), (Some(first), 0));
}

#[test]
fn the_real_game_after_the_lessons_is_short() {
    let setup = library::first_real_game(7);
    setup.check().unwrap();
    assert_eq!((setup.seats, setup.energy_to_win), (2, 5));
}
