//! Moments with a known best answer, found in games that play themselves.

use junkyard_bots::action::Action;
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::builder::{self, Budget};
use junkyard_bots::opponents::robot_value::Priorities;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{GripperKind, PartId, TileKind, TileSet};
use junkyard_bots::robot::Abilities;
use junkyard_bots::robot::build::Inventory;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Setup, View};
use shell::grid::Cell;
use shell::seats::{PlayerKind, SeatId, stream_of_player};

/// The players that should not miss what wins.
const GOOD: [PlayerKind; 3] = [PlayerKind::Titan, PlayerKind::Cog, PlayerKind::Tidy];

/// Goes through games of two by the tidy player until `puzzle` has had something to say `wanted`
/// times.
fn find(wanted: usize, puzzle: impl FnMut(&Situation, &mut dyn FnMut(PlayerKind) -> Action) -> bool) {
    find_at(2, wanted, puzzle);
}

/// The same in games of more.
fn find_at(seats: u8, wanted: usize, mut puzzle: impl FnMut(&Situation, &mut dyn FnMut(PlayerKind) -> Action) -> bool) {
    let mut found = 0;
    for seed in 0..4_000 {
        let setup = Setup::new(seats, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut step = 0;
        while let Some(seat) = game.state().active_seat() {
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(&setup, &view, &legal);
            let mut answer =
                |player: PlayerKind| decide_as(player, &situation, &mut stream_of_player(seed, step, seat)).action;
            found += usize::from(puzzle(&situation, &mut answer));
            if found >= wanted {
                return;
            }
            game.act(decide_as(PlayerKind::Tidy, &situation, &mut stream_of_player(seed, step, seat)).action).unwrap();
            step += 1;
        }
    }
    panic!("only {found} such moments in 4,000 games");
}

fn speed(situation: &Situation, seat: SeatId) -> u16 {
    situation.view.robot(seat).map_or(0, |robot| robot.abilities().speed)
}

fn power(view: &View, seat: SeatId) -> u16 {
    view.powers[seat.index()].into()
}

#[test]
fn an_energy_that_ends_the_race_is_taken() {
    find(8, |situation, answer| {
        let LegalActions::Take(takes) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let needed = 10_u16.saturating_sub(view.energy_eaten_or_held(tiles)[view.seat.index()]);
        let tile = |part| tiles.get(view.part(part)?.tile?);
        let wins: Vec<_> = takes
            .parts()
            .filter(|(_, by, _)| *by == GripperKind::Mouth)
            .filter(|(part, ..)| {
                tile(*part).is_some_and(|tile| tile.kind() == TileKind::Energy && u16::from(tile.points()) >= needed)
            })
            .map(|(part, ..)| part)
            .collect();
        if wins.is_empty() || needed == 0 {
            return false;
        }
        for player in GOOD {
            let action = answer(player);
            assert!(matches!(&action, Action::Take { part, .. } if wins.contains(part)), "{player:?}: {action:?}");
        }
        true
    });
}

#[test]
fn an_attack_that_destroys_the_only_rival_of_less_energy_is_made() {
    find(4, |situation, answer| {
        let LegalActions::Attack(attacks) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let target = attacks.targets()[0];
        let points: u16 = attacks
            .bombs()
            .iter()
            .filter_map(|&bomb| view.size_of_part(tiles, bomb))
            .map(|size| u16::from(size.points()))
            .sum();
        let is_lethal = points >= power(view, target) + speed(situation, target) && power(view, target) > 0;
        let is_ahead = view.energy_eaten_or_held(tiles)[view.seat.index()]
            > view.energy_eaten_or_held(tiles)[target.index()]
            && power(view, view.seat) > 0;
        if !is_lethal || !is_ahead {
            return false;
        }
        for player in GOOD {
            assert!(matches!(answer(player), Action::Attack { .. }), "{player:?}");
        }
        true
    });
}

#[test]
fn bombs_that_the_target_dodges_are_kept() {
    find(8, |situation, answer| {
        let LegalActions::Attack(attacks) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let target = attacks.targets()[0];
        let points: u16 = attacks
            .bombs()
            .iter()
            .filter_map(|&bomb| view.size_of_part(tiles, bomb))
            .map(|size| u16::from(size.points()))
            .sum();
        // Even with a pipe for each bomb.
        if points + 2 * attacks.bombs().len() as u16 > speed(situation, target) {
            return false;
        }
        for player in [PlayerKind::Rusty, PlayerKind::Tidy, PlayerKind::Cog] {
            assert_eq!(answer(player), Action::Pass, "{player:?}");
        }
        true
    });
}

#[test]
fn a_robot_with_one_power_left_grabs_nothing_blind() {
    find(8, |situation, answer| {
        let LegalActions::Take(takes) = situation.legal else { return false };
        let view = situation.view;
        if power(view, view.seat) != 1 || takes.blind().next().is_none() {
            return false;
        }
        for player in [PlayerKind::Rusty, PlayerKind::Tidy, PlayerKind::Cog] {
            assert!(!matches!(answer(player), Action::TakeBlind { .. }), "{player:?}");
        }
        true
    });
}

#[test]
fn bombs_are_kept_when_an_explosion_would_give_another_the_victory() {
    find_at(3, 4, |situation, answer| {
        let LegalActions::Attack(attacks) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let energy = |seat: SeatId| view.energy_eaten_or_held(tiles)[seat.index()];
        let points = |bomb: PartId| view.size_of_part(tiles, bomb).map_or(0, |size| u16::from(size.points()));
        // Every bomb alone destroys whom it is thrown at, or is dodged even with pipes; and
        // somebody who would be left has more energy.
        let gives_away = attacks.targets().iter().all(|&target| {
            let others = (0..view.powers.len() as u8).map(SeatId).filter(|&seat| seat != target && seat != view.seat);
            let is_behind = others.into_iter().any(|seat| power(view, seat) > 0 && energy(seat) > energy(view.seat));
            let is_all_or_nothing = attacks.bombs().iter().all(|&bomb| {
                points(bomb) + 3 <= speed(situation, target)
                    || points(bomb) >= power(view, target) + speed(situation, target)
            });
            is_behind && is_all_or_nothing && power(view, target) > 0
        });
        let hurts = attacks
            .targets()
            .iter()
            .any(|&target| attacks.bombs().iter().any(|&bomb| points(bomb) > speed(situation, target)));
        if !gives_away || !hurts {
            return false;
        }
        for player in [PlayerKind::Tidy, PlayerKind::Cog] {
            assert_eq!(answer(player), Action::Pass, "{player:?}");
        }
        true
    });
}

#[test]
fn three_feet_fit_the_ground_in_one_way() {
    let tiles = TileSet::standard();
    let find = |name: &str| tiles.tiles().iter().find(|tile| tile.name() == name).unwrap().id();
    let names =
        ["claw_medium", "eye_large", "feet_small", "feet_small", "feet_small", "mouth_medium", "pipe_medium_splitter"];
    let parts = (1..).map(PartId).zip(names.map(find)).collect();
    let inventory = Inventory { body: PartId(0), parts, must_attach_all: true };
    let priorities = Priorities { speed: 40, ..Priorities::default() };
    // Feet have one socket, on top: only the body's three lower ones have the ground below them.
    let build = builder::build(&tiles, &inventory, &[], &priorities, Budget(1_600));
    let assembly = inventory.check_build(&tiles, &build).unwrap();
    let feet = assembly.parts().iter().filter(|placed| placed.is_kind(TileKind::Mover));
    let mut feet: Vec<Cell> = feet.map(|placed| placed.placement.cell).collect();
    feet.sort_unstable();
    assert_eq!(feet, [Cell::new(0, -1), Cell::new(1, -1), Cell::new(2, -1)]);
    assert_eq!(assembly.ground(), -1, "nothing is lower");
    assert_eq!(Abilities::of(&assembly).speed, 3);
}
