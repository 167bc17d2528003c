//! Doing actions of the game with the pointer, or with the keyboard alone.

use junkyard_bots::action::{Action, BuildPart};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{GripperKind, PartId, Size};
use junkyard_bots::record::{LoadedGame, RecordedGame};
use junkyard_bots::robot::build::Inventory;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Location;
use program::window::places::Places;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::grid::Placement;
use shell::seats::{PlayerKind, SeatId};

use crate::display::Window;
use crate::go_on::look_up;
use crate::placing::{cells, choose_by_keys, lay, middle, pile, thing};

/// Input with which a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMethod {
    Pointer,
    Keys,
}

/// Returns the action of a computer player, with the same random stream for the same step.
pub fn choose(game: &mut RecordedGame, player: PlayerKind) -> Action {
    let seat = game.game().state().active_seat().unwrap();
    let view = game.view(seat);
    let legal = game.legal_actions();
    let situation = Situation::new(game.history().setup(), &view, &legal);
    decide_as(player, &situation, &mut ChaCha8Rng::seed_from_u64(game.history().steps().len() as u64)).action
}

/// Does an action through the window and checks that the game which saved itself has done the same.
pub fn act(window: &Window, with: InputMethod, mut before: LoadedGame, action: &Action) -> LoadedGame {
    let steps = before.game.history().steps().len();
    if with == InputMethod::Keys || matches!(action, Action::Draw(_)) {
        look_up();
    }
    match action {
        Action::Build(build) => self::build(window, with, &mut before.game, build),
        Action::Draw(size) => draw(window, with, *size),
        Action::StopDrawing => press(window, with, &["Stop", "Enough drawn"], "p"),
        Action::KeepDraws => press(window, with, &["Keep them"], "k"),
        Action::Rescan => press(window, with, &["Put back and scan again"], "s"),
        Action::Take { part, placement } => take(window, with, &mut before.game, *part, *placement),
        Action::TakeBlind { size, by, placement } => take_blind(window, with, &mut before.game, *size, *by, *placement),
        Action::Pass => press(window, with, &["Pass", "Hold"], "p"),
        Action::Attack { target, bombs } => attack(window, with, &mut before.game, *target, bombs),
        Action::GiveCrystal(seat) => {
            let name = before.game.history().seats()[seat.index()].name.clone();
            press(window, with, &[&name], &(seat.0 + 1).to_string());
        }
    }
    let asks = |name: &&str| ["Keep taking", "Keep scanning", "Keep aiming"].contains(name);
    let is_asked = |now: &Places| now.at.keys().any(|name| asks(&name.as_str()));
    let places = window.wait(&format!("{action:?}"), |now| now.steps == steps + 1 || is_asked(now));
    if places.steps == steps {
        look_up();
        window.keys("Return");
        window.wait(&format!("{action:?} after all"), |now| now.steps == steps + 1);
    }
    let after = window.saved(steps + 1);
    let done = after.game.history().steps().last().unwrap().action.clone();
    assert!(is_the_same(&mut before.game, action, &done), "asked for {action:?}, did {done:?}");
    after
}

/// Builds may name their parts in another order, and of like parts of the Junkyard any may be
/// taken.
fn is_the_same(game: &mut RecordedGame, asked: &Action, done: &Action) -> bool {
    let seat = SeatId(0);
    match (asked, done) {
        (Action::Build(asked), Action::Build(done)) => {
            let sorted = |build: &[BuildPart]| {
                let mut build = build.to_vec();
                build.sort_unstable();
                build
            };
            sorted(asked) == sorted(done)
        }
        (Action::Take { part: a, placement: here }, Action::Take { part: b, placement: there }) => {
            let view = game.view(seat);
            let same = view.part(*a).unwrap();
            here == there && Some(same) == view.part(*b)
        }
        (asked, done) => asked == done,
    }
}

fn press(window: &Window, with: InputMethod, names: &[&str], key: &str) {
    look_up();
    match with {
        InputMethod::Keys => window.keys(key),
        InputMethod::Pointer => {
            let places = window.wait("a button", |now| names.iter().any(|name| now.at.contains_key(*name)));
            let (x, y) = names.iter().find_map(|name| places.at.get(*name)).unwrap();
            window.click_at(*x, *y);
        }
    }
}

fn draw(window: &Window, with: InputMethod, size: Size) {
    let key = match size {
        Size::Small => "1",
        Size::Medium => "2",
        Size::Large => "3",
    };
    let in_secret = format!("draw {size}");
    let name = if window.at().contains_key(&in_secret) { in_secret } else { pile(size) };
    press(window, with, &[&name], key);
}

fn take(window: &Window, with: InputMethod, game: &mut RecordedGame, part: PartId, placement: Placement) {
    let view = game.view(SeatId(0));
    let wanted = view.part(part).unwrap();
    // Like parts lie in one stack, and the one on top stands for all.
    let mut like = view.parts_where(|other| other.location == Location::FaceUp && other.tile == wanted.tile);
    let top = if wanted.location == Location::FaceUp { like.next().unwrap().0 } else { part };
    let size = game.history().setup().tiles.get(wanted.tile.unwrap()).unwrap().size().unwrap();
    lay(window, with, &thing(top), size, placement, "");
}

fn take_blind(
    window: &Window,
    with: InputMethod,
    game: &mut RecordedGame,
    size: Size,
    by: GripperKind,
    placement: Placement,
) {
    let LegalActions::Take(takes) = game.legal_actions() else { panic!("nothing can be taken") };
    let both = GripperKind::ALL.iter().all(|&by| takes.places(by, size).contains(&placement));
    // Where both could hold it, claws do unless it is said otherwise.
    let other = if both && by == GripperKind::Mouth { "g" } else { "" };
    lay(window, with, &pile(size), size, placement, other);
}

fn build(window: &Window, with: InputMethod, game: &mut RecordedGame, build: &[BuildPart]) {
    let LegalActions::Build(inventory) = game.legal_actions() else { panic!("no build is due") };
    let seat = game.game().state().active_seat().unwrap();
    let tiles = game.history().setup().tiles.clone();
    let view = game.view(seat);
    let mut on_grid: Vec<BuildPart> = Vec::new();
    for &(part, _) in &inventory.parts {
        if let Some(Location::Attached { placement, .. }) = view.part(part).map(|part| part.location) {
            on_grid.push(BuildPart { part, placement });
        }
    }
    // What stays elsewhere or not at all goes onto the shelf first.
    for placed in on_grid.clone() {
        if !build.contains(&placed) {
            shelve(window, with, &placed, cells(tiles[tile_of(&inventory.parts, placed.part)].size().unwrap()));
            on_grid.retain(|other| other.part != placed.part);
        }
    }
    // The rest is put down in an order in which each part finds its socket.
    while let Some(next) = build.iter().find(|placed| {
        let with_it = [&on_grid[..], &[**placed]].concat();
        !on_grid.contains(placed) && without_all(&inventory).check_build(&tiles, &with_it).is_ok()
    }) {
        let size = tiles[tile_of(&inventory.parts, next.part)].size().unwrap();
        lay(window, with, &thing(next.part), size, next.placement, "");
        on_grid.push(*next);
    }
    assert_eq!(on_grid.len(), build.len(), "every part of a legal build finds its way");
    press(window, with, &["Done"], "d");
    if build.len() < inventory.parts.len() {
        window.wait("the question", |now| now.at.contains_key("Eject"));
        press(window, with, &["Eject"], "Return");
    }
}

fn tile_of(parts: &[(PartId, junkyard_bots::parts::TileId)], part: PartId) -> junkyard_bots::parts::TileId {
    parts.iter().find(|(own, _)| *own == part).unwrap().1
}

/// An inventory of which not all has to be attached.
fn without_all(inventory: &Inventory) -> Inventory {
    Inventory { must_attach_all: false, ..inventory.clone() }
}

fn shelve(window: &Window, with: InputMethod, placed: &BuildPart, size: (i16, i16)) {
    match with {
        InputMethod::Pointer => {
            let from = middle(window, placed.placement, size);
            let shelf = if window.at().contains_key("scrap") { "scrap" } else { "Start over" };
            window.drag(from, window.find(shelf), None, "");
        }
        InputMethod::Keys => {
            choose_by_keys(window, &thing(placed.part));
            window.keys("Delete");
            window.wait("an empty hand", |now| now.hand.is_empty());
        }
    }
}

fn attack(window: &Window, with: InputMethod, game: &mut RecordedGame, target: SeatId, bombs: &[PartId]) {
    let LegalActions::Attack(attacks) = game.legal_actions() else { panic!("nothing can be thrown") };
    // All bombs are chosen to begin with.
    for bomb in attacks.bombs().iter().filter(|bomb| !bombs.contains(bomb)) {
        match with {
            InputMethod::Pointer => window.click(&format!("bomb {}", bomb.0)),
            InputMethod::Keys => {
                let name = thing(*bomb);
                while window.places().chosen != name {
                    let before = window.places().chosen;
                    window.keys("Right");
                    window.wait("another choice", |now| now.chosen != before);
                }
                window.keys("Return");
            }
        }
        window.wait("a bomb to be left", |now| !now.aim.0.contains(&bomb.0));
    }
    match with {
        InputMethod::Pointer => window.click(&format!("target {}", target.0)),
        InputMethod::Keys => {
            let seats = attacks.targets();
            if seats.len() > 1 {
                let turns = seats.iter().position(|&seat| seat == target).unwrap() + 1;
                (0..turns).for_each(|_| window.keys("t"));
            }
        }
    }
    window.wait("the aim", |now| now.aim.1 == Some(target) && now.aim.0.len() == bombs.len());
    press(window, with, &["Throw!"], "l");
}
