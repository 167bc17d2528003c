//! The Junkyard of the tray: all of it is in sight, what can be taken is marked, and the ghost
//! leaves the window with the pointer.

use std::sync::Arc;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, vec2};
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::{JunkyardBotsShow, TurnStage};
use junkyard_bots::game::{JunkyardBotsTable, Restorable, TableWorld};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::shape::Edge;
use junkyard_bots::parts::tile_set::TileEntry;
use junkyard_bots::parts::{PartId, Size, TileKind, TileSetFile};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatKind, seating};

use crate::access::texts::{context, texts};
use crate::access::tree::Tree;
use crate::app::Client;
use crate::table::computers::{against_cog, by_hand};
use crate::table::panels::in_scrounge;

/// A game of four tidy players in the scrounge after so many steps, in which a face-up part can be
/// taken.
fn in_scrounge_after(setup: &Setup, steps: usize) -> RecordedGame {
    let mut seats = seating::default_seats(4, SeatKind::Human);
    seats[2].name = "Wilhelmina Rosenbaum-Sch".to_owned();
    let (mut game, _) = RecordedGame::begin(setup.clone(), seats).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(setup.seed);
    loop {
        let legal = game.legal_actions();
        if let LegalActions::Take(takes) = &legal
            && game.history().steps().len() >= steps
            && takes.parts().next().is_some()
        {
            return game;
        }
        let seat = game.game().state().turn.as_ref().expect("the game goes on").seat;
        let view = game.view(seat);
        let action =
            decide_as(PlayerKind::Tidy, &Situation::new(game.history().setup(), &view, &legal), &mut random).action;
        game.act(action).unwrap();
    }
}

/// The standard tile set with further kinds of eyes and claws, by their sockets: 8 small, 30 medium
/// and 20 large ones.
fn of_many_kinds() -> Setup {
    use Edge::{Bottom, Left, Right, Top};
    let mut file =
        TileSetFile::from_ron(include_str!("../../../assets/games/junkyard_bots/tile_sets/standard.ron")).unwrap();
    let edges = [Top(1), Bottom(1), Left(1), Right(1), Top(2), Bottom(2), Left(2), Right(2)];
    let mut add = |kind, size, sockets: Vec<Edge>| {
        let name = format!("more_{}", file.tiles.len());
        file.tiles.push(TileEntry { name, kind, size, count: 1, sockets });
    };
    for kind in [TileKind::Eye, TileKind::Claw] {
        edges[..4].iter().for_each(|&edge| add(kind, Size::Small, vec![edge]));
        for first in 0..6 {
            (first + 1..6).for_each(|second| add(kind, Size::Medium, vec![edges[first], edges[second]]));
        }
        for (second, third) in [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4), (1, 5), (2, 5), (3, 5), (4, 5)] {
            add(kind, Size::Large, vec![edges[0], edges[second], edges[third], edges[7]]);
        }
    }
    Setup { tiles: Arc::new(file.tile_set().unwrap()), ..Setup::new(4, 5) }
}

/// Lays parts of the piles face-up, each with that chance in 16, and everything that starters were
/// made of too.
fn lay_open(client: &mut Client, random: &mut ChaCha8Rng, chance: u32) {
    let mut snapshot = client.snapshot();
    let count = u16::try_from(snapshot.parts.len()).unwrap();
    let (tiles, sizes) = client.read(|table| {
        let sizes: Vec<Option<Size>> = (0..count).map(|id| table.part(PartId(id)).unwrap().size).collect();
        (Arc::clone(&table.setup().tiles), sizes)
    });
    let first = usize::from(client.read(|table| table.setup().starter_count()));
    for (number, &size) in sizes.iter().enumerate().skip(first) {
        if snapshot.parts[number].location != Location::Pile || random.random_range(0..16) >= chance {
            continue;
        }
        let known = |tile| snapshot.parts[first..].iter().filter(|part| part.tile == Some(tile)).count();
        let of_size = tiles.tiles().iter().filter(|tile| tile.size().is_some() && tile.size() == size);
        let open: Vec<_> = of_size.filter(|tile| known(tile.id()) < usize::from(tile.count())).collect();
        snapshot.parts[number].tile = Some(open[random.random_range(0..open.len())].id());
        snapshot.parts[number].location = Location::FaceUp;
    }
    TableWorld::of(client.app.world_mut()).unwrap().restore(&snapshot).unwrap();
}

/// The slots of the face-up parts, each once, in the order in which they are drawn.
fn slots(client: &mut Client) -> Vec<Rect> {
    let parts: Vec<PartId> = client.read(|table| {
        let open = table.parts_where(|part| part.location == Location::FaceUp);
        open.into_iter().map(|part| part.id).collect()
    });
    let spots = &client.view().spots;
    let mut slots: Vec<Rect> = parts.iter().map(|part| spots[part].expand(3.0)).collect();
    slots.sort_by(|one, other| one.top().total_cmp(&other.top()).then(one.left().total_cmp(&other.left())));
    slots.dedup();
    slots
}

/// The part of a slot that no later one lies over.
fn seen(slots: &[Rect], at: usize) -> f32 {
    let samples = (0..20).flat_map(|x| (0..20).map(move |y| vec2((x as f32 + 0.5) / 20.0, (y as f32 + 0.5) / 20.0)));
    let points: Vec<Pos2> = samples.map(|part| slots[at].lerp_inside(part)).collect();
    let free = points.iter().filter(|&&point| !slots[at + 1..].iter().any(|later| later.contains(point)));
    free.count() as f32 / points.len() as f32
}

/// Everything that is wrong with the slots in a window of a size.
fn check(client: &mut Client, size: (f32, f32), percent: u16, shown: &str) {
    let (width, height) = size;
    client.app.world_mut().resource_mut::<Settings>().text = percent;
    client.resize(width, height);
    client.rest();
    let slots = slots(client);
    let tray = client.view().regions.tray;
    let zoom = context(client).zoom_factor();
    let shown = format!("{shown}, {width} by {height} at {percent} %, {} slots in {tray:?}", slots.len());
    let scanned: Vec<Rect> = client
        .read(|table| {
            let seat = table.state().active_seat().unwrap();
            table.junkyard().scanned(seat).iter().collect::<Vec<_>>()
        })
        .iter()
        .map(|part| client.view().spots[part])
        .collect();
    for (at, slot) in slots.iter().enumerate() {
        assert!(tray.contains_rect(*slot), "{slot:?} is not whole: {shown}");
        assert!(slot.width().min(slot.height()) * zoom >= 37.9, "{slot:?} is small: {shown}");
        assert!(seen(&slots, at) >= 0.48, "{slot:?} is hidden but for {}: {shown}", seen(&slots, at));
        assert!(scanned.iter().all(|scan| !scan.shrink(1.0).intersects(*slot)), "{slot:?} is on the scan: {shown}");
    }
    let right = client.noted().into_iter().filter(|(name, _)| name == "Pass" || name == "Hint").map(|(_, at)| at);
    for (x, y) in right {
        assert!(slots.iter().all(|slot| !slot.contains(Pos2::new(x, y))), "a button is hidden: {shown}");
    }
}

const SIZES: [(f32, f32); 3] = [(1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];

fn check_all(client: &mut Client, shown: &str) {
    for size in SIZES {
        for percent in [100, 150, 200] {
            check(client, size, percent, shown);
        }
    }
}

#[test]
fn late_in_a_game_every_part_of_the_junkyard_is_whole_and_in_sight() {
    notes::start_recording();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for (seed, steps) in [(1, 60), (2, 110)] {
        let mut client = Client::at(&mut in_scrounge_after(&Setup::new(4, seed), steps));
        check_all(&mut client, &format!("game {seed}"));
        lay_open(&mut client, &mut random, 6);
        check_all(&mut client, &format!("game {seed}, many parts"));
    }
}

#[test]
fn with_every_tile_face_up_every_stack_is_whole_and_in_sight() {
    notes::start_recording();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut client = Client::at(&mut in_scrounge_after(&Setup::new(4, 1), 40));
    lay_open(&mut client, &mut random, 16);
    check_all(&mut client, "all tiles");
    let mut open = client.read(|table| table.parts_where(|part| part.location == Location::FaceUp));
    open.sort_by_key(|part| part.tile);
    open.dedup_by_key(|part| part.tile);
    assert_eq!(slots(&mut client).len(), open.len(), "each tile has its slot");
    client.app.world_mut().resource_mut::<Settings>().language = Some("de".to_owned());
    check_all(&mut client, "all tiles in German");
}

#[test]
fn of_a_tile_set_with_many_kinds_every_stack_is_whole_and_in_sight() {
    notes::start_recording();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut client = Client::at(&mut in_scrounge_after(&of_many_kinds(), 12));
    lay_open(&mut client, &mut random, 16);
    check_all(&mut client, "many kinds");
    // The largest of these windows has room for all of them.
    assert!(slots(&mut client).len() > 60);
}

#[test]
fn what_can_be_taken_is_told_and_why_the_rest_can_not() {
    let mut client = Client::at(&mut in_scrounge_after(&Setup::new(4, 1), 60));
    Tree::begin(&mut client);
    let tree = Tree::of(&mut client);
    let LegalActions::Take(takes) = client.play().choices().clone() else { panic!("it is the scrounge") };
    let all = tree.all();
    let told = |end: &str| all.lines().filter(|line| line.contains(end)).count();
    let open: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
    let seat = client.read(|table| table.state().active_seat().unwrap());
    // A slot holds like parts of the Junkyard; each scanned part has its own.
    let slots = client.read(|table| {
        let mut tiles = table.parts_where(|part| part.location == Location::FaceUp);
        tiles.sort_by_key(|part| part.tile);
        tiles.dedup_by_key(|part| part.tile);
        let scanned = table.junkyard().scanned(seat).iter();
        tiles.iter().map(|part| part.id).chain(scanned).collect::<Vec<_>>()
    });
    let piles = Size::ALL.into_iter().filter(|&size| takes.blind().any(|(_, open)| open == size)).count();
    let can = slots.iter().filter(|part| open.contains(part)).count();
    assert_eq!(told(", can be taken"), can + piles, "{all}");
    assert_eq!(told(", can't be taken: "), slots.len() - can + 3 - piles, "{all}");
    assert!(can > 0 && can < slots.len(), "both are there");
    assert!(all.contains("can't be taken: too heavy: your claw"), "{all}");
}

#[test]
fn keys_come_to_what_can_not_be_taken_last_and_hear_why() {
    let mut client = Client::at(&mut in_scrounge_after(&Setup::new(4, 1), 60));
    Tree::begin(&mut client);
    let LegalActions::Take(takes) = client.play().choices().clone() else { panic!("it is the scrounge") };
    client.key(KeyCode::Tab, Key::Tab);
    let Some(Thing::Part(first)) = client.interaction().own.chosen else { panic!("a part is chosen") };
    assert!(takes.parts().any(|(part, ..)| part == first));
    assert!(Tree::of(&mut client).all().contains("You can take it."));
    let mut heard = false;
    let mut stops = Vec::new();
    for _ in 0..80 {
        if let Some(Thing::Part(part)) = client.interaction().own.chosen {
            let (x, y) = client.spot(part);
            stops.extend(client.read(|table| table.part(part)).map(|part| ((part.size, y as u32, x as u32), part)));
        }
        client.key(KeyCode::Tab, Key::Tab);
        if Tree::of(&mut client).all().contains("You can't take it: too heavy") {
            heard = true;
            break;
        }
    }
    assert!(heard);
    let can_be_taken = |part: PartId| takes.parts().any(|(open, ..)| open == part);
    stops.retain(|(_, part)| part.location == Location::FaceUp && can_be_taken(part.id));
    assert!(stops.len() > 1 && stops.is_sorted_by(|one, next| one.0 < next.0), "as they are drawn: {stops:?}");
    client.enter();
    assert!(client.interaction().own.hand.is_none(), "what can't be taken stays where it is");
}

#[test]
fn a_scan_is_mine_only_if_one_person_plays_and_it_is_that_person() {
    notes::start_recording();
    let title = |client: &mut Client| {
        let written = texts(client).written.into_iter().map(|text| text.text);
        written.filter(|text| text == "My scan" || text.ends_with("'s scan")).collect::<Vec<_>>()
    };
    let mut several = Client::at(&mut in_scrounge());
    let seat = several.read(|table| table.state().active_seat().unwrap());
    let name = several.play().seat(seat).name.clone();
    assert_eq!(title(&mut several), [format!("{name}'s scan")]);
    let mut client = against_cog(5);
    let mut seen = [false; 2];
    for _ in 0..60 {
        let turn = client.read(|table| table.state().turn.clone()).unwrap();
        // While a step is seen, what is shown is of the player who did it.
        let seat = match client.interaction().stage {
            TurnStage::Show {
                from, show: JunkyardBotsShow::Drawn(_) | JunkyardBotsShow::ComputerStep { .. }, ..
            } => Some(from),
            _ if client.interaction().stage.is_momentary() => None,
            _ => Some(turn.seat),
        };
        let is_scan = matches!(turn.choice, Choice::Draw { .. } | Choice::Take { .. });
        if let Some(seat) = seat.filter(|_| is_scan) {
            let found = title(&mut client);
            let name = &client.play().seat(seat).name;
            let wanted = if seat.0 == 0 { "My scan".to_owned() } else { format!("{name}'s scan") };
            assert!(found.iter().all(|title| *title == wanted), "{found:?}, not {wanted}");
            seen[seat.index()] |= !found.is_empty();
        }
        if seen == [true; 2] {
            return;
        }
        by_hand(&mut client);
    }
    panic!("both scans are seen: {seen:?}");
}
