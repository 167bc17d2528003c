//! The contents of the three lessons.

use robotics::action::{Action, Illegal, LoosePlace, LostPart, TableEvent};
use robotics::lessons::{ILO, LEARNER, LessonRefusal, LessonStage, NotYet, StepGoal, Wanted, all_lessons};
use robotics::parts::{DataSet, Kind, Market};
use robotics::record::Draft;
use shell::language::InWords;
use shell::stream::{Stream, StreamPoint};

use super::PlayedLesson;
use crate::stepped_lessons::played::assert_told;
use crate::table::{build, convert, named, offer, scrap, store};

#[test]
fn the_orders_pay_what_the_lessons_say() {
    let data = DataSet::standard();
    let open = |number: usize| all_lessons()[number - 1].start().position.orders.open[0];
    let pays = [1, 2, 3].map(|number| {
        let order = data.order(open(number)).unwrap();
        (order.name.as_str(), order.pays)
    });
    assert_eq!(pays, [("skylight_polisher", 1300), ("bin_butler", 2800), ("piano_mover", 3200)]);
}

#[test]
fn rule_6_1_the_first_lesson_sells_a_turn_after_the_robot_was_finished() {
    let mut played = PlayedLesson::begin(1);
    let sale = played.step_that(|step| matches!(step.goal(), StepGoal::Acted(Wanted::Sell(_))));
    let events = played.go_to(sale);
    let spent = |event: &TableEvent| match event {
        TableEvent::Bought { seat: LEARNER, kind: Kind::SuctionCup, market: Market::Regular, credits, disc } => {
            Some((*credits, *disc))
        }
        _ => None,
    };
    assert_eq!(events.iter().find_map(spent), Some((600, 3)));
    assert!(matches!(played.refused(Action::KeepRobot), LessonRefusal::NotYet(NotYet::Later)));
    assert_eq!(played.refused(Action::Draw), LessonRefusal::Illegal(Illegal::SellFirst));
    played.finish();
    assert_eq!(played.game.read(|table| table.credits(LEARNER)), 1700);
}

#[test]
fn rule_2_5_the_first_lesson_shows_that_the_purchase_changed_the_price() {
    let mut played = PlayedLesson::begin(1);
    let buy = played.step_that(|step| matches!(step.goal(), StepGoal::Acted(Wanted::Buy(..))));
    played.go_to(buy + 1);
    assert_eq!(played.running.stage(), LessonStage::Reading);
    let price = played.game.read(|table| table.market().price(table.data(), Kind::SuctionCup, Market::Regular));
    assert_eq!(price, Some(800));
}

#[test]
fn the_seed_of_the_second_lesson_is_the_first_that_draws_a_control() {
    let lesson = &all_lessons()[1];
    let bag = lesson.start().position.yard.bag;
    let draws_control = |seed: &u64| {
        let mut stream = Stream::at(StreamPoint { seed: *seed, position: 0 });
        bag.nth(stream.below(bag.total())) == Some(Kind::ManufacturingControl)
    };
    assert_eq!((0..1000).find(draws_control), Some(lesson.setup().seed));
}

#[test]
fn rule_11_6_the_control_of_the_second_lesson_takes_nuts_and_what_hung_on_them() {
    let mut played = PlayedLesson::begin(2);
    let watch = played.watched_step();
    played.go_to(watch);
    let events = played.go_to(watch + 1);
    let worked = |event: TableEvent| match event {
        TableEvent::ControlWorked { taken, fallen, .. } => Some((taken, fallen)),
        _ => None,
    };
    let (taken, fallen) = events.into_iter().find_map(worked).expect("the seed draws a control");
    let kinds = |lost: &[LostPart]| named(&lost.iter().map(|lost| lost.part).collect());
    assert_eq!(kinds(&taken), "head* pincer* switch*");
    assert_eq!(kinds(&fallen), "wheels pincer");
    let left = played.game.read(|table| table.workshop(LEARNER).robot.counts());
    assert_eq!(named(&left), "head plunger torso");
}

#[test]
fn rule_13_2_the_second_lesson_takes_any_conversion_that_meets_the_order() {
    let mut played = PlayedLesson::begin(2);
    let step = played.step_that(|step| matches!(step.goal(), StepGoal::Acted(Wanted::ConvertFor(_))));
    played.go_to(step);
    let draft = Draft::Convert(build("T^", ""));
    played.running.keep_draft(&mut played.game, draft.clone()).unwrap();
    assert_eq!(played.running.history().draft(), Some(&draft));
    let poor = played.refused(convert("H^ ..\nT^ P>", "plunger"));
    assert_eq!(poor, LessonRefusal::NotYet(NotYet::OrderNotMet { missing: 2 }));
    assert_told(&poor.phrase(), 80);
    let illegal = played.refused(convert("H^ W^", ""));
    assert!(matches!(illegal, LessonRefusal::Illegal(_)));
    for stored in ["", "plunger"] {
        let mut other = played.copy();
        other.act(convert(".. Sv ..\nS> T^ H>\n.. Pv ..", stored));
        other.finish();
    }
}

#[test]
fn rule_12_7_the_third_lesson_takes_its_own_offer_only() {
    let mut played = PlayedLesson::begin(3);
    let step = played.step_that(|step| matches!(step.goal(), StepGoal::Acted(Wanted::Offer(..))));
    played.go_to(step);
    for other in [offer(ILO, "100", "suction_cup"), offer(ILO, "plunger 200", "suction_cup")] {
        assert!(matches!(played.refused(other), LessonRefusal::NotYet(NotYet::Later)));
    }
    let unowned = played.refused(offer(ILO, "wheels", "suction_cup"));
    assert_eq!(unowned, LessonRefusal::Illegal(Illegal::NotLoose));
    // The plunger may as well come from the store.
    played.act(store("plunger"));
    played.act(offer(ILO, "plunger 100", "suction_cup"));
    assert_eq!(played.refused(Action::Accept), LessonRefusal::NotYet(NotYet::OthersFirst));
    played.go_on();
    assert_eq!(played.refused(Action::Refuse), LessonRefusal::NotYet(NotYet::ReadFirst));
    played.go_on();
    assert!(matches!(played.refused(Action::Refuse), LessonRefusal::NotYet(NotYet::Later)));
    played.finish();
}

#[test]
fn rule_8_4_the_third_lesson_lets_the_learner_pay_or_scrap() {
    let mut played = PlayedLesson::begin(3);
    let step = played.step_that(|step| *step.goal() == StepGoal::BenchCleared);
    played.go_to(step);
    let credits = played.game.read(|table| table.credits(LEARNER));
    for (away, rent) in [(store("wheels"), 100), (scrap("wheels", LoosePlace::Bench), 0)] {
        let mut other = played.copy();
        other.act(away);
        other.finish();
        assert_eq!(other.game.read(|table| table.credits(LEARNER)), credits - rent);
    }
}
