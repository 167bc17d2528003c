//! The way back in a lesson, and the way to the step at which it was left.

use std::sync::Arc;

use shell::lessons::{LessonProgress, LessonRefusal, LessonStage, SteppedRun, Wait};
use shell::table::HeadlessGame;

use super::LessonsUnderTest;
use super::played::{PlayedLesson, State};

/// Goes back, and asserts that this was possible.
pub fn go_back<G: LessonsUnderTest>(played: &mut PlayedLesson<G>) {
    assert!(played.running.can_go_back());
    assert!(played.running.go_back(&mut played.game));
}

/// Asserts that the way back leads through every step that was read or acted in, at least so many
/// in a lesson.
pub fn assert_way_back_leads_through<G: LessonsUnderTest>(least: usize) {
    for lesson in G::all_lessons() {
        let mut played = PlayedLesson::<G>::of(lesson);
        let mut begun: Vec<State<G>> = Vec::new();
        while !played.running.is_over() {
            let step = played.running.step_number();
            let is_new = begun.last().is_none_or(|(last, ..)| *last < step);
            if is_new && !played.is_watched() {
                begun.push(played.state());
            }
            played.go_on();
        }
        assert!(begun.len() >= least, "{begun:?}");
        while let Some(before) = begun.pop() {
            go_back(&mut played);
            assert_eq!(played.state(), before, "lesson {}", lesson.number());
        }
        assert!(!played.running.can_go_back() && !played.running.go_back(&mut played.game), "it is the beginning");
        played.finish();
    }
}

/// Asserts that the way back leads to the beginning of a step in which the learner has done
/// `actions` first, and from there to the step before, at such a stage.
pub fn assert_way_back_leads_to_beginning<G: LessonsUnderTest>(
    played: &mut PlayedLesson<G>,
    step: usize,
    actions: impl IntoIterator<Item = G::Action>,
    stage_before: LessonStage,
) {
    played.go_to(step);
    let before = played.state();
    actions.into_iter().for_each(|action| drop(played.act(action)));
    go_back(played);
    assert_eq!(played.state(), before);
    go_back(played);
    assert_eq!((played.running.step_number(), played.running.stage()), (step - 1, stage_before));
}

/// Asserts that the way back leads before the turn of the others while they act in a lesson.
pub fn assert_way_back_leads_before_others<G: LessonsUnderTest>(mut played: PlayedLesson<G>) {
    let watch = played.watched_step();
    played.go_to(watch);
    played.go_on();
    go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.stage()), (watch - 1, LessonStage::Acting));
    assert!(played.is_learners_turn());
    played.finish();
}

/// Asserts that a lesson that was left is resumed at its step.
pub fn assert_lessons_are_resumed<G: LessonsUnderTest>() {
    for lesson in G::all_lessons() {
        let mut played = PlayedLesson::<G>::of(lesson);
        let mut progress = LessonProgress::<G>::default();
        let mut step = None;
        while !played.running.is_over() {
            let is_new = step.replace(played.running.step_number()) != Some(played.running.step_number());
            if is_new && !played.is_watched() {
                progress.save_run(&played.running);
                let left = ron::to_string(&progress).unwrap();
                let read: LessonProgress<G> = ron::from_str(&left).unwrap();
                assert_eq!(read, progress);
                let mut game = HeadlessGame::from_snapshot(lesson.setup(), lesson.start()).unwrap();
                let running = read.resume(lesson, &mut game);
                let mut resumed = PlayedLesson { running, game };
                assert_eq!(resumed.state(), played.state(), "{left}");
            }
            played.go_on();
        }
    }
}

/// Asserts that of the learner's actions in the first lesson those are dropped that it does not
/// allow: all but the first.
pub fn assert_other_actions_are_dropped<G: LessonsUnderTest>(actions: &[G::Action], step: usize) {
    let lesson = &G::all_lessons()[0];
    let mut game = HeadlessGame::from_snapshot(lesson.setup(), lesson.start()).unwrap();
    let running = SteppedRun::resume(Arc::clone(lesson), &mut game, 6, actions);
    assert_eq!((running.step_number(), running.learners_actions().count()), (step, 1));
    PlayedLesson { running, game }.finish();
}

/// Asserts that the lesson that was left last, here that with a number above 1, comes next, and
/// then the first that is not done.
pub fn assert_lesson_left_last_comes_next<G: LessonsUnderTest>(number: u8) {
    let all = G::all_lessons();
    let next = |progress: &LessonProgress<G>| progress.next_lesson().map(|lesson| lesson.number());
    let mut progress = LessonProgress::<G>::default();
    assert_eq!(next(&progress), Some(1));
    let mut left = PlayedLesson::<G>::begin(number.into());
    progress.save_run(&left.running);
    assert_eq!(progress, LessonProgress::default(), "it was only looked at");
    left.go_to(3);
    progress.save_run(&left.running);
    assert_eq!((next(&progress), progress.step_of(left.running.lesson())), (Some(number), Some(3)));
    left.finish();
    progress.save_run(&left.running);
    assert_eq!((next(&progress), progress.done_count()), (Some(1), 1));
    all.iter().for_each(|lesson| progress.mark_done(lesson));
    assert_eq!((next(&progress), progress.done_count()), (None, all.len()));
    progress.start_over();
    assert_eq!(progress, LessonProgress::default());
}

/// Asserts that an action is suggested whenever the learner acts, unless the step is one that
/// `is_free` names.
pub fn assert_actions_are_suggested<G: LessonsUnderTest>(is_free: impl Fn(&G::Step) -> bool) {
    for lesson in G::all_lessons() {
        let mut played = PlayedLesson::<G>::of(lesson);
        while !played.running.is_over() {
            let running = &played.running;
            let suggested = played.game.read(|table| running.suggested_action(table));
            let acts = running.stage() == LessonStage::Acting && !running.step().is_some_and(&is_free);
            assert_eq!(suggested.is_some(), acts, "{:?}", running.text());
            match suggested {
                Some(action) => drop(played.act(action)),
                None => drop(played.go_on()),
            }
        }
    }
}

/// Asserts that undo reaches back to the beginning of the step in which `action` is done, and no
/// further, and that the action is refused in the first step, which is only read.
pub fn assert_undo_reaches_beginning<G: LessonsUnderTest>(
    played: &mut PlayedLesson<G>,
    step: usize,
    action: G::Action,
) {
    assert!(!played.running.can_undo() && !played.running.undo(&mut played.game));
    assert_eq!(played.refused(action.clone()), LessonRefusal::NotYet(Wait::ReadFirst.into()));
    played.go_to(step);
    let before = played.state();
    played.act(action);
    assert!(played.running.undo(&mut played.game) && !played.running.can_undo());
    assert_eq!(played.state(), before);
}
