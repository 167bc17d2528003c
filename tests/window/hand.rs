//! Doing actions of the game with the pointer, or with the keyboard alone.

use std::time::Duration;

use program::games::junkyard_bots::action::{Action, BuildPart};
use program::games::junkyard_bots::game::JunkyardBotsTable;
use program::games::junkyard_bots::opponents::{Situation, decide_as};
use program::games::junkyard_bots::parts::{GripperKind, PartId, Size};
use program::games::junkyard_bots::record::{LoadedGame, RecordedGame};
use program::games::junkyard_bots::robot::build::Inventory;
use program::games::junkyard_bots::round::LegalActions;
use program::games::junkyard_bots::table::Location;
use program::shell::grid::{Placement, Rotation};
use program::shell::seats::{PlayerKind, SeatId};
use program::window::places::Places;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::display::Window;

/// Input with which a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    Pointer,
    Keys,
}

fn thing(part: PartId) -> String {
    format!("Part({part:?})")
}

fn pile(size: Size) -> String {
    format!("Pile({size:?})")
}

/// Fills in a new game of two people, from the title.
pub fn new_game_of_two_people(window: &Window) {
    window.click("New game");
    window.click("Person 2");
    window.wait("two people", has_two_people);
}

/// The same in the form, with keys alone; leads back to the button that begins.
pub fn two_people_by_keys(window: &Window) {
    let tab = |key: &str, times: usize| {
        for _ in 0..times {
            window.keys(key);
            // A text field draws its cursor again and again: there is no rest to wait for.
            std::thread::sleep(Duration::from_millis(250));
        }
    };
    tab("shift+Tab", 15);
    window.keys("Return");
    window.wait("two people", has_two_people);
    // The seat's level, which it went by, is gone.
    tab("Tab", 14);
}

/// Whether the second seat of the form is a person's: it has no level.
pub fn has_two_people(now: &Places) -> bool {
    now.screen == "NewGame" && now.at.contains_key("Person 2") && !now.at.keys().any(|name| name.starts_with("Level 2"))
}

/// The thing waited for that only a press ends, and the button to press; `None` if it goes on
/// by itself. A press at the very moment at which that happens would be meant for something else.
pub fn wanted_press(now: &Places) -> Option<(&'static str, String)> {
    match now.stage.as_str() {
        "Reveal" if now.at.contains_key("Turn up") => Some(("turn up", "Turn up".to_owned())),
        "HandOver" => Some(("hand over", "Go on".to_owned())),
        "Curtain" => {
            let ask = now.at.keys().find(|name| name.ends_with("show me") || name.starts_with("Raise"));
            Some(("curtain", ask.cloned().unwrap_or_else(|| "Go on".to_owned())))
        }
        _ => None,
    }
}

/// Goes through reveals, hand-overs and the curtain until a player may act, and calls `pressed`
/// with the window and what each press does. Returns whether the game goes on.
pub fn go_on_telling(window: &Window, with: With, mut pressed: impl FnMut(&Places, &'static str)) -> bool {
    loop {
        let now = window.places();
        match now.stage.as_str() {
            "Choosing" => return true,
            "Over" => return false,
            _ => {}
        }
        if let Some((does, button)) = wanted_press(&now) {
            look_up();
            match with {
                With::Pointer => window.click(&button),
                With::Keys => window.keys("Return"),
            }
            pressed(&now, does);
        }
        window.wait("the window to go on", |later| later.waits_for != now.waits_for);
    }
}

/// The same without a word.
pub fn go_on(window: &Window, with: With) -> bool {
    go_on_telling(window, with, |_, _| ())
}

/// The game as it is once the window waits for a player: a pass that is all there is to do is done
/// by itself.
pub fn up_to_date(window: &Window, game: LoadedGame) -> LoadedGame {
    let steps = window.places().steps;
    if game.game.history().steps().len() == steps { game } else { window.saved(steps) }
}

/// Lets the time pass in which the window does not hear what a place or a key has only just come to
/// mean.
pub fn look_up() {
    std::thread::sleep(Duration::from_millis(700));
}

/// The same with the pointer, with a picture of each kind of wait the first time it is seen.
pub fn go_on_showing(window: &Window, seen: &mut Vec<String>, shot: &impl Fn(&str)) -> bool {
    let stage = window.places().stage.to_lowercase();
    if stage != "choosing" && !seen.contains(&stage) {
        shot(&stage);
        seen.push(stage);
    }
    go_on(window, With::Pointer)
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
pub fn act(window: &Window, with: With, mut before: LoadedGame, action: &Action) -> LoadedGame {
    let steps = before.game.history().steps().len();
    if with == With::Keys || matches!(action, Action::Draw(_)) {
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

fn press(window: &Window, with: With, names: &[&str], key: &str) {
    look_up();
    match with {
        With::Keys => window.keys(key),
        With::Pointer => {
            let places = window.wait("a button", |now| names.iter().any(|name| now.at.contains_key(*name)));
            let (x, y) = names.iter().find_map(|name| places.at.get(*name)).unwrap();
            window.click_at(*x, *y);
        }
    }
}

fn draw(window: &Window, with: With, size: Size) {
    let key = match size {
        Size::Small => "1",
        Size::Medium => "2",
        Size::Large => "3",
    };
    let in_secret = format!("draw {size}");
    let name = if window.at().contains_key(&in_secret) { in_secret } else { pile(size) };
    press(window, with, &[&name], key);
}

/// The middle of the cells a thing covers at a placement, on the screen.
fn middle(window: &Window, placement: Placement, upright: (i16, i16)) -> (i32, i32) {
    let (x, y, cell) = window.places().grid;
    let is_upright = matches!(placement.rotation, Rotation::Up | Rotation::Down);
    let (wide, tall) = if is_upright { upright } else { (upright.1, upright.0) };
    let along = |at: i16, long: i16| (2 * i32::from(at) + i32::from(long)) * cell / 2;
    (x + along(placement.cell.x, wide), y - along(placement.cell.y, tall))
}

const fn cells(size: Size) -> (i16, i16) {
    match size {
        Size::Small => (1, 1),
        Size::Medium => (2, 1),
        Size::Large => (2, 2),
    }
}

/// Chooses a thing with the arrow keys and takes it in hand.
fn choose_by_keys(window: &Window, name: &str) {
    let mut tries = 0;
    while window.places().chosen != name {
        let before = window.places().chosen;
        window.keys("Right");
        window.wait("another choice", |now| now.chosen != before || now.chosen == name);
        tries += 1;
        assert!(tries < 200, "{name} can't be chosen");
    }
    window.keys("Return");
    window.wait("something in hand", |now| now.hand == name);
}

/// Moves what is in hand to a placement by keys, and puts it down.
fn place_by_keys(window: &Window, placement: Placement) {
    for _ in 0..400 {
        let Some(now) = window.places().held_at else { break };
        if now == placement {
            window.keys("Return");
            window.wait("an empty hand", |now| now.hand.is_empty());
            return;
        }
        let key = if now.rotation != placement.rotation {
            "r"
        } else if now.cell.x != placement.cell.x {
            if now.cell.x < placement.cell.x { "Right" } else { "Left" }
        } else if now.cell.y < placement.cell.y {
            "Up"
        } else {
            "Down"
        };
        window.keys(key);
        window.wait("a move", |after| after.held_at != Some(now));
    }
    panic!("{placement:?} can't be reached by keys");
}

fn take(window: &Window, with: With, game: &mut RecordedGame, part: PartId, placement: Placement) {
    let view = game.view(SeatId(0));
    let wanted = view.part(part).unwrap();
    // Like parts lie in one stack, and the one on top stands for all.
    let mut like = view.parts_where(|other| other.location == Location::FaceUp && other.tile == wanted.tile);
    let top = if wanted.location == Location::FaceUp { like.next().unwrap().0 } else { part };
    let size = game.history().setup().tiles.get(wanted.tile.unwrap()).unwrap().size().unwrap();
    lay(window, with, &thing(top), size, placement, "");
}

fn take_blind(window: &Window, with: With, game: &mut RecordedGame, size: Size, by: GripperKind, placement: Placement) {
    let LegalActions::Take(takes) = game.legal_actions() else { panic!("nothing can be taken") };
    let both = GripperKind::ALL.iter().all(|&by| takes.places(by, size).contains(&placement));
    // Where both could hold it, claws do unless it is said otherwise.
    let other = if both && by == GripperKind::Mouth { "g" } else { "" };
    lay(window, with, &pile(size), size, placement, other);
}

fn lay(window: &Window, with: With, name: &str, size: Size, placement: Placement, other: &str) {
    match with {
        With::Pointer => {
            let from = window.find(name);
            window.drag(from, middle(window, placement, cells(size)), Some(placement), other);
        }
        With::Keys => {
            choose_by_keys(window, name);
            if !other.is_empty() {
                window.keys(other);
            }
            place_by_keys(window, placement);
        }
    }
}

fn build(window: &Window, with: With, game: &mut RecordedGame, build: &[BuildPart]) {
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

fn tile_of(
    parts: &[(PartId, program::games::junkyard_bots::parts::TileId)],
    part: PartId,
) -> program::games::junkyard_bots::parts::TileId {
    parts.iter().find(|(own, _)| *own == part).unwrap().1
}

/// An inventory of which not all has to be attached.
fn without_all(inventory: &Inventory) -> Inventory {
    Inventory { must_attach_all: false, ..inventory.clone() }
}

fn shelve(window: &Window, with: With, placed: &BuildPart, size: (i16, i16)) {
    match with {
        With::Pointer => {
            let from = middle(window, placed.placement, size);
            let shelf = if window.at().contains_key("scrap") { "scrap" } else { "Start over" };
            window.drag(from, window.find(shelf), None, "");
        }
        With::Keys => {
            choose_by_keys(window, &thing(placed.part));
            window.keys("Delete");
            window.wait("an empty hand", |now| now.hand.is_empty());
        }
    }
}

fn attack(window: &Window, with: With, game: &mut RecordedGame, target: SeatId, bombs: &[PartId]) {
    let LegalActions::Attack(attacks) = game.legal_actions() else { panic!("nothing can be thrown") };
    // All bombs are chosen to begin with.
    for bomb in attacks.bombs().iter().filter(|bomb| !bombs.contains(bomb)) {
        match with {
            With::Pointer => window.click(&format!("bomb {}", bomb.0)),
            With::Keys => {
                let name = thing(*bomb);
                while window.places().chosen != name {
                    let before = window.places().chosen;
                    window.keys("Right");
                    window.wait("another choice", |now| now.chosen != before);
                }
                window.keys("Return");
            }
        }
        window.wait("a bomb to be left", |now| !now.aim.0.contains(bomb));
    }
    match with {
        With::Pointer => window.click(&format!("target {}", target.0)),
        With::Keys => {
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
