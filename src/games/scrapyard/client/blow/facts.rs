//! Contents of the inspector: the sum before a blow, that of the crusher's bite, a robot at rest.

use shell::language::{InWords, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

use super::harm::{Harm, PlannedBlow};
use super::sum::{LineSign, SumBox, SumFacts, SumRow, Tone};
use crate::action::Illegal;
use crate::cards::{ArmSide, Slot, Trait};
use crate::client::art::names::CardIcon;
use crate::client::play::TurnButton;
use crate::client::play::buttons::refusal_of_button;
use crate::messages::phrase;
use crate::table::{RobotView, Table};
use crate::words::{card_name, trait_name};

/// Sum before a blow (2.5, 9.4); `None` if it has no effect on a target.
pub fn blow_sum(
    table: &Table,
    seats: &[Seat],
    attacker: SeatId,
    target: SeatId,
    blow: PlannedBlow,
) -> Option<SumFacts> {
    let harm = Harm::of(table, attacker, target, blow)?;
    let robot = table.robot(target);
    let name = seat_name(seats, target);
    let with = match blow {
        PlannedBlow::Card(card) => table.data().find_card(card).map(card_name).unwrap_or_default(),
        PlannedBlow::Ability(slot) => card_name(table.robot(attacker).part(slot)),
        PlannedBlow::Arm(side) => card_name(table.robot(attacker).part(side.slot())),
    };
    let left = robot.toughness() - i32::from(harm.dents);
    let cost = if harm.needs_card {
        phrase!("scrapyard-sum-cost-with-card", count = harm.batteries)
    } else {
        phrase!("scrapyard-sum-cost", count = harm.batteries)
    };
    let rest = if left <= 0 { phrase!("scrapyard-sum-wrecked") } else { phrase!("scrapyard-sum-stands") };
    let boxes = vec![
        can_lose(&robot, phrase!("scrapyard-sum-can-lose")),
        SumBox { number: harm.dents.into(), label: phrase!("scrapyard-sum-dents"), note: cost, tone: Tone::Loses },
        SumBox { number: left.max(0), label: phrase!("scrapyard-sum-left"), note: rest, tone: Tone::Left },
    ];
    let crash = harm.may_crash.then(|| SumRow {
        sign: LineSign::Icon("effect_push", false),
        label: phrase!("scrapyard-sum-crash"),
        value: phrase!("scrapyard-sum-one-more"),
        is_dimmed: false,
    });
    let spikes = (harm.spikes > 0).then(|| SumRow {
        sign: LineSign::Icon("trait_spikes", false),
        label: phrase!("scrapyard-sum-spikes"),
        value: phrase!("scrapyard-sum-back", count = harm.spikes),
        is_dimmed: false,
    });
    let lines = crash.into_iter().chain(spikes).chain(arm_lines(table, attacker));
    Some(SumFacts { title: phrase!("scrapyard-sum-title", card = with, name = name), boxes, lines: lines.collect() })
}

/// Sum of a bite of the crusher on a robot whose turn has ended, and what the others stand on
/// (10.1); `None` if it does not bite there.
pub fn crusher_sum(table: &Table, seats: &[Seat], bitten: SeatId) -> Option<SumFacts> {
    let crusher = table.setup().crusher(table.state().round)?;
    let robot = table.robot(bitten);
    let left = robot.toughness();
    let before = left + i32::from(crusher.dents);
    let note = phrase!("scrapyard-sum-round-each", round = table.state().round, count = crusher.dents);
    let rest = if left <= 0 { phrase!("scrapyard-sum-wrecked") } else { phrase!("scrapyard-sum-settled-next") };
    let boxes = vec![
        SumBox { number: before, ..can_lose(&robot, phrase!("scrapyard-sum-could-lose")) },
        SumBox { number: crusher.dents.into(), label: phrase!("scrapyard-sum-dents"), note, tone: Tone::Loses },
        SumBox { number: left.max(0), label: phrase!("scrapyard-sum-left"), note: rest, tone: Tone::Left },
    ];
    let line = |seat: SeatId| {
        let player = seats.get(seat.index())?;
        let ring = table.arena().ring(table.robot(seat).square()?);
        let is_safe = u16::from(ring) > crusher.ring;
        let value = if is_safe { phrase!("scrapyard-sum-safe") } else { phrase!("scrapyard-sum-on-red") };
        Some(SumRow {
            sign: LineSign::Seat(player.colour),
            label: Phrase::words(&player.name),
            value,
            is_dimmed: false,
        })
    };
    let title = phrase!("scrapyard-sum-crusher", name = seat_name(seats, bitten));
    Some(SumFacts { title, boxes, lines: table.others(bitten).filter_map(line).collect() })
}

/// Facts about a robot at rest: what it can lose, its arms, its speed and its traits.
pub fn robot_sum(table: &Table, seats: &[Seat], seat: SeatId) -> SumFacts {
    let robot = table.robot(seat);
    let attack = |side: ArmSide| {
        let printed = robot.attack(side)?;
        let value = phrase!("scrapyard-sum-arm", damage = printed.damage, range = robot.attack_range(side));
        let label = card_name(robot.part(side.slot()));
        Some(SumRow { sign: LineSign::Icon("attack", false), label, value, is_dimmed: false })
    };
    let speed = SumRow {
        sign: LineSign::Icon(CardIcon::SPEED.name, true),
        label: phrase!("scrapyard-sum-speed"),
        value: Phrase::words(robot.speed().to_string()),
        is_dimmed: false,
    };
    let traits = Slot::ALL
        .into_iter()
        .flat_map(|slot| robot.part(slot).part().map(|part| part.traits.clone()).unwrap_or_default());
    let trait_line = |of_part: Trait| SumRow {
        sign: LineSign::Icon(CardIcon::of_trait(of_part).name, false),
        label: trait_name(of_part),
        value: of_part.number().map(|number| Phrase::words(number.to_string())).unwrap_or_default(),
        is_dimmed: false,
    };
    let condition = robot.condition();
    let part = |icon: &'static str, label: Phrase, count: u32, has_own_colours: bool| SumRow {
        sign: LineSign::Icon(icon, has_own_colours),
        label,
        value: Phrase::words(count.to_string()),
        is_dimmed: count == 0,
    };
    let sum = [
        part("shield", phrase!("scrapyard-sum-shields"), condition.shields.into(), true),
        part("armour", phrase!("scrapyard-sum-armour"), condition.armour.into(), true),
        part("cards", phrase!("scrapyard-sum-cards"), robot.cards().number(), false),
        part("dent", phrase!("scrapyard-sum-dents-now"), condition.dents.into(), true),
    ];
    let attacks = ArmSide::BOTH.into_iter().filter_map(attack);
    let lines = sum.into_iter().chain(attacks).chain([speed]).chain(traits.map(trait_line)).collect();
    let title = Phrase::words(seat_name(seats, seat));
    SumFacts { title, boxes: vec![can_lose(&robot, phrase!("scrapyard-sum-can-lose"))], lines }
}

/// Box with what a robot can lose, and of what that is.
fn can_lose(robot: &RobotView, label: Phrase) -> SumBox {
    let condition = robot.condition();
    let note = match (condition.shields > 0, condition.armour > 0) {
        (true, _) => phrase!("scrapyard-sum-with-shields"),
        (false, true) => phrase!("scrapyard-sum-armour-and-cards"),
        (false, false) => phrase!("scrapyard-sum-only-cards"),
    };
    SumBox { number: robot.toughness().max(0), label, note, tone: Tone::Has }
}

/// Lines of both arms of a robot, with the reason why one can't attack now.
fn arm_lines(table: &Table, seat: SeatId) -> impl Iterator<Item = SumRow> {
    let robot = table.robot(seat);
    ArmSide::BOTH
        .map(move |side| {
            let why = refusal_of_button(table, TurnButton::Attack(side));
            let value = match &why {
                None => phrase!("scrapyard-sum-ready"),
                Some(why) if *why == Illegal::ArmUsed.phrase() => phrase!("scrapyard-sum-used"),
                Some(why) if why.id() == Illegal::OutOfRange { distance: 0, range: 0 }.phrase().id() => {
                    phrase!("scrapyard-sum-too-far")
                }
                Some(_) => phrase!("scrapyard-sum-not-now"),
            };
            let label = card_name(robot.part(side.slot()));
            SumRow { sign: LineSign::Icon("attack", false), label, value, is_dimmed: why.is_some() }
        })
        .into_iter()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, card, test_seats};
    use super::*;
    use crate::words::told::tell;

    fn numbers(facts: &SumFacts) -> Vec<i32> {
        facts.boxes.iter().map(|of| of.number).collect()
    }

    #[test]
    fn rule_9_4_the_sum_says_what_is_left_and_when_a_robot_is_wrecked() {
        let battle = TestBattle::new(2).at(A, 3, 3).at(B, 6, 3).hand(A, "zap").with(B, |robot| {
            robot.condition.armour = 3;
            robot.condition.dents = 1;
        });
        let sum = |battle: &TestBattle| {
            blow_sum(&battle.table(), &test_seats(2), A, B, PlannedBlow::Card(card("zap"))).unwrap()
        };
        let facts = sum(&battle);
        assert_eq!(numbers(&facts), [8, 2, 6]);
        assert_eq!(tell(&facts.title), "Zap on Blue");
        assert_eq!(tell(&facts.boxes[1].note), "for 1 battery");
        assert_eq!(tell(&facts.boxes[2].note), "it still stands");
        let arms: Vec<String> = facts.lines.iter().map(|line| tell(&line.value)).collect();
        assert_eq!(arms, ["too far", "ready"]);
        let weak = battle.with(B, |robot| robot.condition.dents = 8);
        assert_eq!(
            (numbers(&sum(&weak)), tell(&sum(&weak).boxes[2].note)),
            (vec![1, 2, 0], "it is wrecked".to_owned())
        );
    }

    #[test]
    fn rule_10_1_the_crushers_sum_looks_back_at_the_bite() {
        let battle = TestBattle::new(4).in_round(9).with(A, |robot| robot.condition.dents = 2);
        let facts = crusher_sum(&battle.table(), &test_seats(4), A).unwrap();
        let toughness = battle.table().robot(A).toughness();
        assert_eq!(numbers(&facts), [toughness + 2, 2, toughness]);
        assert_eq!(facts.lines.len(), 3);
        assert_eq!(tell(&facts.lines[0].value), "on red");
        assert!(crusher_sum(&TestBattle::new(4).table(), &test_seats(4), A).is_none());
    }

    #[test]
    fn a_robot_at_rest_tells_its_arms_and_traits() {
        let battle = TestBattle::new(2).part(B, Slot::Torso, "cactus_hull");
        let facts = robot_sum(&battle.table(), &test_seats(2), B);
        let told: Vec<String> =
            facts.lines.iter().map(|line| format!("{} {}", tell(&line.label), tell_or_empty(&line.value))).collect();
        assert!(told.contains(&"Spikes 2".to_owned()) && told.contains(&"Pop Gun 1, range 3".to_owned()), "{told:?}");
    }

    fn tell_or_empty(words: &Phrase) -> String {
        if *words == Phrase::default() { String::new() } else { tell(words) }
    }
}
