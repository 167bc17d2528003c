//! The card of a seat: the robot that it builds, and in battle the things that the robot can lose.

use bevy_egui::egui::{Color32, Rect};

use super::status::status_words;
use crate::action::{DentCause, Wreck};
use crate::cards::ArmSide;
use crate::client::art::names::CardIcon;
use crate::client::art::robot::RobotFigure;
use crate::client::hand::facts::batteries_of;
use crate::client::hand::stores::battery_drawings;
use crate::messages::phrase;
use crate::table::{RobotView, Table};
use client::art::Picture;
use client::kit::palette::CREAM;
use client::panels::seats::{Badge, Corner, Count, Meter, SeatCard, SeatFoot, SeatPicture};
use shell::seats::{Colour, Seat, SeatId, SeatKind, seat_name};

/// Size of a battery on a card, in points.
const BATTERY: (f32, f32) = (15.0, 20.0);
/// Toughness below which the number on the card warns (2.5).
const FEW: i32 = 5;

/// Facts for a card that the table does not have.
#[derive(Clone, Copy, Debug)]
pub struct CardContext {
    /// Rectangle of the card.
    pub rect: Rect,
    /// Whether there is room for a picture.
    pub has_picture: bool,
    /// Batteries of the player whose turn it is that were drained before it (8.10).
    pub drained: u16,
}

/// The card of a seat.
pub fn seat_card(table: &Table, seats: &[Seat], seat: SeatId, context: CardContext) -> SeatCard {
    let player = seats.get(seat.index());
    let colour = player.map_or(Colour::Orange, |player| player.colour);
    let robot = table.robot(seat);
    let picture = RobotFigure::of(&robot, table.data(), colour).picture();
    let wreck = table.state().wrecks.iter().find(|wreck| wreck.seat == seat);
    let contents = match wreck {
        Some(wreck) => contents_of_wreck(table, seats, wreck),
        None if table.state().is_battle() => contents_in_battle(table, &robot, context.drained),
        None => contents_in_build_phase(table, &robot),
    };
    SeatCard {
        seat,
        rect: context.rect,
        name: player.map(|player| player.name.clone()).unwrap_or_default(),
        colour,
        is_active: table.state().awaited_seat() == Some(seat),
        must_answer: false,
        is_computer: player.is_some_and(|player| matches!(player.kind, SeatKind::Computer(_))),
        status: status_words(table, seats, seat),
        corner: contents.corner,
        picture: context.has_picture.then(|| seat_picture(picture, wreck.is_some())),
        meters: contents.meters,
        store: None,
        badges: contents.badges,
        foot: contents.foot,
    }
}

const fn seat_picture(picture: Picture, is_wrecked: bool) -> SeatPicture {
    if is_wrecked { SeatPicture::Faded(picture) } else { SeatPicture::Picture(picture) }
}

/// Contents of a card that depend on the phase.
struct PhaseContents {
    corner: Corner,
    meters: Vec<Meter>,
    badges: Vec<Badge>,
    foot: Option<SeatFoot>,
}

/// Contents in the build phase: time, batteries, armour, speed, cards, and the attacks of both
/// arms.
fn contents_in_build_phase(table: &Table, robot: &RobotView) -> PhaseContents {
    let count = |icon, tint, value: u16| Count { icon, tint, value };
    let white = Color32::WHITE;
    let cards = u16::try_from(robot.cards().number()).unwrap_or(u16::MAX);
    let tokens = vec![count("battery", white, robot.batteries()), count("armour", white, robot.full_armour())];
    let others = vec![count("ability_speed", white, robot.speed().into()), count("cards", CREAM, cards)];
    let time = table.track().place(robot.seat());
    let arms = ArmSide::BOTH.map(|side| {
        let damage = robot.attack(side).map_or(0, |attack| attack.damage);
        (damage, robot.attack_range(side))
    });
    let icon = |icon: CardIcon, value| count(icon.name, icon.tint(CREAM), value);
    let groups =
        arms.map(|(damage, range)| vec![icon(CardIcon::DAMAGE, damage.into()), icon(CardIcon::RANGE, range.into())]);
    let [left, right] = arms.map(|(damage, range)| phrase!("scrapyard-seat-arm", damage = damage, range = range));
    let spoken = phrase!("scrapyard-seat-arms", left = left, right = right);
    PhaseContents {
        corner: Corner::Number(count("time", white, time.into())),
        meters: vec![Meter::Counts(tokens), Meter::Counts(others)],
        badges: Vec::new(),
        foot: Some(SeatFoot::Groups { groups: groups.into(), spoken }),
    }
}

/// Contents in battle: the toughness, the batteries, and the things that add up to the toughness
/// (2.5).
fn contents_in_battle(table: &Table, robot: &RobotView, drained: u16) -> PhaseContents {
    let toughness = robot.toughness();
    let amount = Meter::Amount {
        value: u16::try_from(toughness).unwrap_or_default(),
        words: phrase!("scrapyard-seat-to-lose"),
        is_low: toughness < FEW,
    };
    let batteries = batteries_of(table, robot, drained);
    let spoken =
        phrase!("scrapyard-tray-batteries", full = batteries.full, used = batteries.used, drained = batteries.drained);
    let batteries = Meter::Drawings { drawings: battery_drawings(batteries).collect(), size: BATTERY, spoken };
    let condition = robot.condition();
    let cards = u16::try_from(robot.cards().number()).unwrap_or(u16::MAX);
    let badge = |icon, value: u16| Badge { icon, value, before: value, warns: false };
    let dents = Badge { warns: condition.dents > 0, ..badge("dent", condition.dents) };
    let badges =
        vec![badge("shield", condition.shields), badge("armour", condition.armour), badge("cards", cards), dents];
    PhaseContents { corner: Corner::Empty, meters: vec![amount, batteries], badges, foot: None }
}

/// Contents for a wrecked robot: its place in the result, and who or what wrecked it (10.4).
fn contents_of_wreck(table: &Table, seats: &[Seat], wreck: &Wreck) -> PhaseContents {
    let wrecks = &table.state().wrecks;
    let from_this_one = wrecks.iter().skip_while(|other| other.seat != wreck.seat).count();
    let place = table.standing().count() + from_this_one;
    let words = phrase!("scrapyard-seat-place", place = place);
    let round = wreck.round;
    let foot = match (wreck.by, wreck.cause) {
        (Some(by), _) => phrase!("scrapyard-seat-wrecked-by", name = seat_name(seats, by), round = round),
        (None, DentCause::Crusher) => phrase!("scrapyard-seat-wrecked-by-crusher", round = round),
        (None, _) => phrase!("scrapyard-seat-wrecked-in", round = round),
    };
    let sign = Meter::Sign { icon: "wrecked", words };
    PhaseContents { corner: Corner::Empty, meters: vec![sign], badges: Vec::new(), foot: Some(SeatFoot::Words(foot)) }
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, test_seats};
    use super::*;
    use crate::arena::Square;
    use crate::words::told::tell;
    use client::kit::pen::rect_at;

    const CONTEXT: CardContext = CardContext { rect: rect_at(12.0, 66.0, 224.0, 175.0), has_picture: true, drained: 0 };

    fn card(battle: &TestBattle, seat: SeatId) -> SeatCard {
        seat_card(&battle.table(), &test_seats(4), seat, CONTEXT)
    }

    /// Words of the line at the foot.
    fn foot_words(card: &SeatCard) -> String {
        match card.foot.as_ref().unwrap() {
            SeatFoot::Words(words) | SeatFoot::Groups { spoken: words, .. } => tell(words),
        }
    }

    #[test]
    fn rule_2_5_the_badges_add_up_to_the_large_number() {
        let battle = TestBattle::new(2).with(A, |robot| {
            robot.condition.shields = 2;
            robot.condition.dents = 3;
        });
        let card = card(&battle, A);
        let [Meter::Amount { value, is_low: false, .. }, Meter::Drawings { drawings, .. }] = &card.meters[..] else {
            panic!("the number and the batteries");
        };
        let [shields, armour, cards, dents] = &card.badges[..] else { panic!("four badges") };
        assert_eq!(shields.value + armour.value + cards.value - dents.value, *value);
        assert!(dents.warns && !shields.warns && card.is_active);
        assert_eq!(drawings.len(), usize::from(battle.table().robot(A).batteries()));
    }

    #[test]
    fn a_card_of_the_build_phase_has_no_badges_but_both_arms() {
        let card = card(&TestBattle::new(2).change(|position| position.state.order.clear()), B);
        assert!(card.badges.is_empty() && matches!(card.corner, Corner::Number(_)) && card.meters.len() == 2);
        assert_eq!(foot_words(&card), "left arm: damage 2, range 1; right arm: damage 1, range 3");
    }

    #[test]
    fn rule_10_4_a_wrecked_robot_has_its_place_and_who_did_it() {
        let wreck = |seat, by, cause| Wreck { seat, square: Square::new(0, 0), round: 8, by, cause };
        let battle = TestBattle::new(4)
            .with(A, |robot| robot.condition.square = None)
            .with(B, |robot| robot.condition.square = None)
            .change(|position| {
                position.state.wrecks =
                    [wreck(B, None, DentCause::Crusher), wreck(A, Some(SeatId(2)), DentCause::Card)]
                        .into_iter()
                        .collect();
            });
        let told = |seat| {
            let card = card(&battle, seat);
            let [Meter::Sign { words, .. }] = &card.meters[..] else { panic!("a sign") };
            (tell(words), foot_words(&card), matches!(card.picture, Some(SeatPicture::Faded(_))))
        };
        assert_eq!(told(B), ("place 4".to_owned(), "by the crusher, round 8".to_owned(), true));
        assert_eq!(told(A), ("place 3".to_owned(), "by Green, round 8".to_owned(), true));
    }
}
