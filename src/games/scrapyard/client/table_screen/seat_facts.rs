//! Facts on the card of a seat: its robot; in the build phase its time and what its parts add up to,
//! in battle what it can lose and of what that is the sum.

use bevy_egui::egui::{Color32, Rect};

use super::seat_status;
use crate::cards::ArmSide;
use crate::client::art::robot::RobotFigure;
use crate::client::play::{ScrapyardCommand, Thing};
use crate::client::scene::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::table::{RobotView, Table};
use client::kit::Pen;
use client::kit::palette::SECOND;
use client::panels::seats::{self, Badge, Corner, Count, Link, Meter, SeatCard, SeatPicture};
use client::table::regions::NO_COLUMN_FROM;
use shell::language::Phrase;
use shell::seats::{SeatId, SeatKind};

/// Seconds in which the numbers of a card change at the usual speed.
const CHANGES: f32 = 0.3;
/// Height of a card in points below which there is no room for badges.
const ROOM_FOR_BADGES: f32 = 150.0;

/// Draws all cards, and listens to those of a game that is played: a click delays a player, or shows
/// the robot.
pub fn draw_seat_cards(pen: &mut Pen, scene: &mut Scene) {
    let seconds = if scene.settings.reduced_motion { 0.0 } else { CHANGES * scene.settings.speed.factor() };
    for seat in scene.table.seats() {
        let card = seat_card(scene, seat);
        scene.note_lesson_spot(Spot::Seat(seat), card.rect);
        scene.note_thing(Thing::Seat(seat), card.rect);
        _ = seats::draw_seat_card(pen, &card, seconds);
        if !scene.play.is_watched() {
            listen_to_card(pen, scene, &card);
        }
    }
}

fn listen_to_card(pen: &mut Pen, scene: &mut Scene, card: &SeatCard) {
    let link = Link {
        name: phrase!("scrapyard-card-robot-of", name = &card.name),
        note: format!("seat {}", card.seat.0),
        hint: phrase!("scrapyard-card-robot-of", name = &card.name),
    };
    if seats::is_card_clicked(pen, card.seat, card.rect, &link) {
        scene.send_command(ScrapyardCommand::Press(Thing::Seat(card.seat)));
    }
    if scene.pointer_position(pen.ui).is_some_and(|at| card.rect.contains(at)) {
        scene.point_at(Thing::Seat(card.seat));
    }
}

/// The card of a seat.
fn seat_card(scene: &Scene, seat: SeatId) -> SeatCard {
    let rect = scene.regions.seats[seat.index()];
    let robot = scene.table.robot(seat);
    let has_picture = scene.settings.text < NO_COLUMN_FROM;
    let is_wrecked = scene.table.state().is_battle() && !robot.stands();
    let (meters, badges) = match (is_wrecked, scene.table.state().is_battle()) {
        (true, _) => (Vec::new(), Vec::new()),
        (false, true) => (battle_meters(&robot), battle_badges(&robot, rect)),
        (false, false) => (build_meters(scene.table, &robot), build_badges(&robot, rect)),
    };
    SeatCard {
        seat,
        rect,
        name: scene.seat_name(seat).to_owned(),
        colour: scene.seat_colour(seat),
        is_active: seat_status::player_on_turn(scene) == Some(seat),
        must_answer: false,
        is_computer: matches!(scene.play.seat(seat).kind, SeatKind::Computer(_)),
        status: seat_status::status_words(scene, seat),
        corner: if is_wrecked { Corner::Token("wrecked") } else { Corner::Empty },
        picture: has_picture.then(|| picture_of_seat(scene, &robot)),
        meters,
        store: None,
        badges,
    }
}

/// Picture of a seat's robot.
fn picture_of_seat(scene: &Scene, robot: &RobotView) -> SeatPicture {
    let figure = RobotFigure::new(scene.table.data(), &robot.loadout().0, scene.seat_colour(robot.seat()));
    SeatPicture::Picture(figure.picture())
}

/// In the build phase: the time used, and batteries, armour and speed.
fn build_meters(table: &Table, robot: &RobotView) -> Vec<Meter> {
    let time = Meter::Bar {
        icon: "time",
        value: table.track().place(robot.seat()).into(),
        full: table.setup().track_end().into(),
    };
    let counts = Meter::Counts(vec![
        count("battery", robot.batteries()),
        count("armour", robot.full_armour()),
        Count { icon: "effect_move", tint: SECOND, value: robot.speed().into() },
    ]);
    vec![time, counts]
}

/// Damage of both arms, and the number of cards, where there is room for them.
fn build_badges(robot: &RobotView, rect: Rect) -> Vec<Badge> {
    if rect.height() < ROOM_FOR_BADGES {
        return Vec::new();
    }
    let arm = |side: ArmSide| badge("attack", robot.attack(side).map_or(0, |attack| attack.damage.into()));
    ArmSide::BOTH.into_iter().map(arm).chain([badge("cards", as_u16(robot.cards().number()))]).collect()
}

/// In battle: what it can lose (2.5), and its unused batteries.
fn battle_meters(robot: &RobotView) -> Vec<Meter> {
    let most = robot.full_armour().saturating_add(as_u16(robot.cards().number()));
    let toughness = u16::try_from(robot.toughness().max(0)).unwrap_or(u16::MAX);
    let loses = Meter::Goal { icon: "toughness", value: toughness, goal: most.max(toughness), figures: to_lose };
    let batteries = Meter::Lamps {
        icon: "battery",
        value: as_u8(robot.condition().unused),
        full: as_u8(robot.batteries()),
        is_low: robot.condition().unused == 0,
    };
    vec![loses, batteries]
}

/// The sum: shields, armour, cards and dents, where there is room for them.
fn battle_badges(robot: &RobotView, rect: Rect) -> Vec<Badge> {
    if rect.height() < ROOM_FOR_BADGES {
        return Vec::new();
    }
    let condition = robot.condition();
    vec![
        badge("shield", condition.shields),
        badge("armour", condition.armour),
        badge("cards", as_u16(robot.cards().number())),
        badge("dent", condition.dents),
    ]
}

/// What a robot can lose in words: "17 to lose".
fn to_lose(value: u16) -> Phrase {
    phrase!("scrapyard-card-to-lose", count = value)
}

const fn badge(icon: &'static str, value: u16) -> Badge {
    Badge { icon, value, before: value }
}

const fn count(icon: &'static str, value: u16) -> Count {
    Count { icon, tint: Color32::WHITE, value }
}

fn as_u16(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn as_u8(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
