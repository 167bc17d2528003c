//! The contents of the three lessons.

use scrapyard::action::{Action, DentCause, Illegal, Settling, TableEvent, Taking};
use scrapyard::cards::CardId;
use scrapyard::lessons::{ILO, LEARNER, LessonRefusal, LessonStage, NotYet, StepGoal, Wanted, all_lessons};
use scrapyard::table::Stage;

use super::PlayedLesson;

/// Number of the card of a name.
fn card(name: &str) -> CardId {
    all_lessons()[0].setup().data.card_named(name).unwrap()
}

/// Square of the learner's token.
fn place(played: &mut PlayedLesson) -> u8 {
    played.game.read(|table| table.track().place(LEARNER))
}

#[test]
fn every_known_card_of_the_lessons_is_there() {
    let data = &all_lessons()[0].setup().data;
    let tops = &all_lessons()[0].start().position.piles;
    let names: Vec<&str> = tops.iter().map(|pile| data.card(pile.face_up().unwrap()).name.as_str()).collect();
    assert_eq!(names[..7], ["zap", "crowbar", "milk_float", "periscope", "bank_safe", "fusion_kettle", "haymaker"]);
    let pictures = all_lessons().iter().map(|lesson| data.card(lesson.picture()).name.as_str());
    assert_eq!(pictures.collect::<Vec<_>>(), ["periscope", "charge", "garage_door"]);
}

#[test]
fn rule_4_1_the_first_lesson_moves_tokens_as_its_texts_say() {
    let mut played = PlayedLesson::begin(1);
    let mut places = vec![place(&mut played)];
    while !played.running.is_over() {
        played.go_on();
        places.push(place(&mut played));
    }
    places.dedup();
    assert_eq!(places, [20, 21, 24, 26, 27, 33]);
    assert_eq!(played.game.read(|table| table.track().place(ILO)), 28);
}

#[test]
fn rule_4_8_the_first_lesson_lets_the_learner_choose_which_card_goes_on_top() {
    let mut played = PlayedLesson::begin(1);
    let take = played.step_that(|step| matches!(step.goal(), StepGoal::Acted(Wanted::Take(_))));
    played.go_to(take);
    let allowed = played.allowed();
    assert_eq!(allowed.len(), 2, "{allowed:?}");
    let nothing = Taking { on_top: [card("zap"), card("haymaker")].into_iter().collect(), ..Taking::default() };
    let nothing = Action::Take(Taking { at_bottom: Some(card("duct_tape")), ..nothing });
    assert!(matches!(played.refused(nothing), LessonRefusal::NotYet(NotYet::Later)));
    for action in allowed {
        let mut other = played.copy();
        other.act(action);
        other.finish();
    }
}

#[test]
fn rule_5_3_the_first_lesson_ends_with_a_hand_of_two() {
    let mut played = PlayedLesson::begin(1);
    played.finish();
    let (hand, round, order) = played
        .game
        .read(|table| (table.robot(LEARNER).cards().hand_size(), table.state().round, table.state().order.clone()));
    assert_eq!((hand, round, &order[..]), (2, 1, &[ILO, LEARNER][..]));
}

#[test]
fn rule_8_8_the_second_lesson_pushes_into_the_edge_and_adds_up() {
    let mut played = PlayedLesson::begin(2);
    let toughness = |played: &mut PlayedLesson| played.game.read(|table| table.robot(ILO).toughness());
    assert_eq!((toughness(&mut played), played.game.read(|table| table.range(LEARNER, ILO))), (18, Some(4)));
    let push = played.step_that(|step| *step.goal() == StepGoal::Acted(Wanted::Push(1)));
    let events = played.go_to(push + 1);
    let crash = |event: &TableEvent| matches!(event, TableEvent::Dented { cause: DentCause::Crash, dents: 1, .. });
    assert!(events.iter().any(crash), "{events:?}");
    assert_eq!((toughness(&mut played), played.running.stage()), (14, LessonStage::Reading));
    played.finish();
    let (armour, dents) = played.game.read(|table| {
        let condition = table.robot(ILO).condition();
        (condition.armour, condition.dents)
    });
    assert_eq!((armour, dents), (6, 0));
}

#[test]
fn rule_6_7_the_second_lesson_pays_with_junk_codes_only() {
    let mut played = PlayedLesson::begin(2);
    played.go_to(1);
    let square = (6, 3).into();
    let dear = played.refused(Action::Move { square, pay: card("charge") });
    assert!(matches!(dear, LessonRefusal::NotYet(NotYet::Later)));
    assert_eq!(
        played.refused(Action::Move { square: (8, 2).into(), pay: CardId::JUNK_CODE }),
        LessonRefusal::Illegal(Illegal::OutOfReach)
    );
    played.act(Action::Move { square, pay: CardId::JUNK_CODE });
    played.finish();
}

#[test]
fn rule_9_3_the_third_lesson_settles_as_its_texts_say() {
    let mut played = PlayedLesson::begin(3);
    let own = |played: &mut PlayedLesson| {
        played.game.read(|table| {
            let robot = table.robot(LEARNER);
            (robot.toughness(), robot.condition().dents, robot.condition().shields)
        })
    };
    assert_eq!(own(&mut played), (12, 4, 3));
    let settle = played.step_that(|step| matches!(step.goal(), StepGoal::SettledWithout(_)));
    played.go_to(settle);
    assert_eq!(own(&mut played), (11, 2, 0));
    let kept = played.refused(Action::Settle(Settling::Hand(card("garage_door"))));
    assert!(matches!(kept, LessonRefusal::NotYet(NotYet::Later)));
    for how in [Settling::Armour, Settling::Deck, Settling::Hand(card("skates"))] {
        let mut other = played.copy();
        other.act(Action::Settle(how));
        other.go_to(settle + 1);
        assert_eq!(own(&mut other), (11, 0, 0));
        other.finish();
    }
}

#[test]
fn rule_10_1_the_third_lesson_shows_the_crusher_at_work() {
    let mut played = PlayedLesson::begin(3);
    let border = played.step_that(|step| *step.goal() == StepGoal::Acted(Wanted::LeaveBorder));
    played.go_to(border);
    let outside = Action::Limp((0, 1).into());
    assert!(matches!(played.refused(outside), LessonRefusal::NotYet(NotYet::Later)));
    let events = played.go_to(border + 3);
    let bites: Vec<&TableEvent> =
        events.iter().filter(|event| matches!(event, TableEvent::Dented { cause: DentCause::Crusher, .. })).collect();
    assert!(matches!(bites[..], [TableEvent::Dented { seat: ILO, dents: 1, .. }]), "{bites:?}");
    assert!(events.iter().any(|event| matches!(event, TableEvent::ShieldsOff { seat: LEARNER, number: 3 })));
    let state = played.game.read(|table| (table.state().round, matches!(table.state().stage, Stage::Battle(_))));
    assert_eq!(state, (8, true));
}
