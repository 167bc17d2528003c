//! Facts on the card of a seat: its robot as a small picture, power, energy, abilities, and the
//! state of its player.

use crate::action::{BlindTileFate, Phase, TableEvent};
use crate::client::play::{JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::scene::visible::small_picture;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::robot::Abilities;
use crate::table::Choice;
use crate::words;
use client::app::request::Request;
use client::art::Picture;
use client::kit::Pen;
use client::panels::seats;
use client::panels::seats::{Badge, Corner, Link, Meter, SeatCard, SeatPicture};
use client::table::regions::NO_COLUMN_FROM;
use shell::language::Phrase;
use shell::seats::{SeatId, SeatKind};

/// Draws all cards.
pub fn draw_seat_cards(pen: &mut Pen, scene: &mut Scene) {
    let seconds = 0.3 * scene.settings.speed.factor();
    for seat in scene.table.seats() {
        let spot = seats::draw_seat_card(pen, &seat_card(scene, seat), seconds).picture;
        // The remains of an exploded robot stay at its last place.
        if spot.is_some() && scene.table.survives(seat) {
            scene.view.seat_spots[seat.index()] = spot;
        }
    }
}

/// Opens the robot view for a click on a card, or, with `robot_alone`, on the small picture.
pub fn listen_to_cards(pen: &mut Pen, scene: &mut Scene, robot_alone: bool) {
    for seat in scene.table.seats() {
        let card = scene.regions.seats[seat.index()];
        let listens = if robot_alone { scene.view.seat_spots[seat.index()] } else { Some(card) };
        let Some(listens) = listens else { continue };
        let link = Link {
            name: phrase!("look-closer-at", name = scene.seat_name(seat)),
            note: format!("robot {}", seat.0),
            hint: scene.settings.keys.name_with_key(phrase!("look-closer"), shortcuts::LOOK_CLOSER),
        };
        if seats::is_card_clicked(pen, seat, listens, &link) {
            scene.send_request(Request::LookAt(seat));
        }
    }
}

fn seat_card(scene: &mut Scene, seat: SeatId) -> SeatCard {
    let picture = (scene.settings.text < NO_COLUMN_FROM).then(|| seat_picture(scene, seat));
    let power = shown_power(scene, seat);
    let setup = scene.table.setup();
    let lamps = Meter::Lamps { icon: "power", value: power, full: setup.tiles.starter().power, is_low: power <= 1 };
    let energy = Meter::Bar { icon: "energy", value: scene.table.eaten(seat), full: setup.energy_to_win };
    SeatCard {
        seat,
        rect: scene.regions.seats[seat.index()],
        name: scene.seat_name(seat).to_owned(),
        colour: scene.seat_colour(seat),
        is_active: scene.active() == Some(seat),
        must_answer: false,
        is_computer: matches!(scene.play.seat(seat).kind, SeatKind::Computer(_)),
        status: status_words(scene, seat),
        corner: if has_crystal(scene, seat) { Corner::Token("boost_crystal") } else { Corner::Empty },
        picture: picture.map(SeatPicture::Picture),
        meters: vec![lamps, energy],
        store: None,
        badges: ability_badges(scene, seat),
        foot: None,
    }
}

/// Small picture of a robot. While blind tiles that it took are still to be turned up (rule 5.6),
/// it stays as it was before, so that no effect is seen before its cause.
fn seat_picture(scene: &mut Scene, seat: SeatId) -> Picture {
    let last = scene.view.small_pictures[seat.index()].clone();
    if let Some(last) = last.filter(|_| waits_for_blind_tiles(scene, seat)) {
        return last;
    }
    let picture = small_picture(scene.table, scene.play, scene.interaction, scene.audience, seat);
    scene.view.small_pictures[seat.index()] = Some(picture.clone());
    picture
}

/// Whether blind tiles that a robot took are still to be turned up on the screen (rule 5.6).
fn waits_for_blind_tiles(scene: &Scene, seat: SeatId) -> bool {
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &scene.interaction.stage else {
        return false;
    };
    let mut waiting = events.iter().skip(scene.view.turned);
    waiting.any(|event| matches ! ( event , TableEvent :: BlindTurnedUp { seat : of , .. } if * of == seat ))
}

/// Whether a seat has the crystal, and it has arrived there.
fn has_crystal(scene: &Scene, seat: SeatId) -> bool {
    scene.table.state().crystal == Some(seat) && !scene.view.crystal_flies
}

/// Power of a robot as far as it is shown: a blind bomb takes some of it once its tile has turned.
fn shown_power(scene: &Scene, seat: SeatId) -> u8 {
    let now = scene.table.power(seat);
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &scene.interaction.stage else {
        return now;
    };
    let lost = events.iter().enumerate().filter_map(|(tile, event)| match event {
        TableEvent::BlindTurnedUp { seat: of, fate: BlindTileFate::Explodes { power }, .. } if *of == seat => {
            Some((tile, *power))
        }
        _ => None,
    });
    let (shown, waiting): (Vec<_>, Vec<_>) = lost.partition(|(tile, _)| *tile < scene.view.turned);
    match (shown.last(), waiting.is_empty()) {
        (_, true) => now,
        (Some((_, power)), false) => *power,
        (None, false) => scene.interaction.own.powers_before.get(seat.index()).copied().unwrap_or(now),
    }
}

fn ability_badges(scene: &Scene, seat: SeatId) -> Vec<Badge> {
    let (now, before) = shown_abilities(scene, seat);
    vec![
        Badge { icon: "ability_sight", value: now.sight, before: before.sight, warns: false },
        Badge { icon: "ability_grip", value: now.grip, before: before.grip, warns: false },
        Badge { icon: "ability_bite", value: now.bite, before: before.bite, warns: false },
        Badge { icon: "ability_speed", value: now.speed, before: before.speed, warns: false },
    ]
}

/// Abilities to show, and those before the change that is being tried out.
fn shown_abilities(scene: &Scene, seat: SeatId) -> (Abilities, Abilities) {
    let now = scene.table.abilities(seat);
    let builds = scene.table.state().active_seat() == Some(seat);
    match &scene.interaction.own.bench {
        Some(bench) if builds => (Abilities::of(&bench.linked().1), now),
        _ => (now, now),
    }
}

/// Choice of the active player, in a word or two.
fn choice_words(choice: &Choice) -> Phrase {
    match choice {
        Choice::FirstBuild => phrase!("status-building"),
        Choice::Draw { .. } => phrase!("status-scanning"),
        Choice::KeepOrRescan { .. } => phrase!("status-secret-look"),
        Choice::Take { .. } => phrase!("status-scrounging"),
        Choice::Attack { .. } => phrase!("status-attacking"),
        Choice::Rebuild => phrase!("status-rebuilding"),
        Choice::GiveCrystal => phrase!("status-crystal"),
    }
}

/// State of a seat's player, in a word or two.
fn status_words(scene: &Scene, seat: SeatId) -> Phrase {
    let state = scene.table.state();
    // A robot that a blind bomb destroys has not exploded before the bomb's tile is turned up.
    if !scene.table.survives(seat) && shown_power(scene, seat) == 0 {
        return phrase!("status-exploded");
    }
    if let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &scene.interaction.stage {
        return match tiles.iter().position(|tile| tile.0 == seat) {
            Some(at) if at < *up => phrase!("status-turned-up"),
            Some(at) if at == *up => phrase!("status-choosing"),
            _ => phrase!("status-waiting"),
        };
    }
    let Some(turn) = &state.turn else { return phrase!("status-done") };
    let is_shown = scene.interaction.stage.shown().is_none();
    if scene.active() != Some(seat)
        && is_shown
        && let Some(part) = scene.interaction.own.taken_by(seat).next_back()
    {
        return phrase!("status-took", part = scene.part_name(part));
    }
    // The last step is still shown: the next turn has not begun.
    let is_next =
        scene.interaction.stage.is_momentary() || matches!(scene.interaction.stage, TurnStage::HandOver { .. });
    let is_next = is_next && scene.active() != Some(seat);
    if turn.seat == seat
        && is_next
        && !matches!(
            scene.interaction.stage,
            TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. } | TurnStage::OnlyAction { .. }
        )
    {
        return phrase!("status-up-next");
    }
    if turn.seat == seat {
        return choice_words(&turn.choice);
    }
    if let Choice::Take { passed } = &turn.choice
        && passed.contains(seat)
    {
        return phrase!("status-passed");
    }
    match state.phase {
        Phase::SetUp if scene.table.part(scene.table.setup().body(seat)).is_some_and(|_| has_built(scene, seat)) => {
            phrase!("status-built")
        }
        Phase::Battle => match scene.table.bombs(seat).count() {
            0 => phrase!("status-no-bombs"),
            bombs => words::count_of_bombs(bombs),
        },
        _ if scene.table.order_after(turn.seat).next() == Some(seat) => phrase!("status-up-next"),
        _ => phrase!("status-waiting"),
    }
}

fn has_built(scene: &Scene, seat: SeatId) -> bool {
    scene.table.junkyard().starters(seat).is_empty()
}
