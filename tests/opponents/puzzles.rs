//! Moments with a known best answer, found in games that play themselves.

use junkyard_bots::action::Action;
use junkyard_bots::game::Game;
use junkyard_bots::opponents::{self, Player, Situation};
use junkyard_bots::parts::{Gripper, Kind, SeatId};
use junkyard_bots::robot::ability;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Setup, View};

/// The players that should not miss what wins.
const GOOD: [Player; 2] = [Player::Cog, Player::Tidy];

/// Goes through games of two by the tidy player until `puzzle` has had something to say `wanted` times.
fn find(wanted: usize, mut puzzle: impl FnMut(&Situation, &mut dyn FnMut(Player) -> Action) -> bool) {
    let mut found = 0;
    for seed in 0..4_000 {
        let setup = Setup::new(2, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut step = 0;
        while let Some(seat) = game.state().turn.as_ref().map(|turn| turn.seat) {
            let (view, legal) = (game.view(seat), game.legal_actions());
            let situation = Situation { tiles: &setup.tiles, energy_to_win: 10, view: &view, legal: &legal };
            let mut answer = |player: Player| player.choose(&situation, &mut opponents::stream(seed, step, seat));
            found += usize::from(puzzle(&situation, &mut answer));
            if found >= wanted {
                return;
            }
            game.act(Player::Tidy.choose(&situation, &mut opponents::stream(seed, step, seat))).unwrap();
            step += 1;
        }
    }
    panic!("only {found} such moments in 4,000 games");
}

fn speed(situation: &Situation, seat: SeatId) -> u16 {
    situation.view.robot(situation.tiles, seat).map_or(0, |robot| ability::measure(&robot).0.speed)
}

fn power(view: &View, seat: SeatId) -> u16 {
    view.powers[seat.index()].into()
}

#[test]
fn an_energy_that_ends_the_race_is_taken() {
    find(8, |situation, answer| {
        let LegalActions::Take(takes) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let needed = 10_u16.saturating_sub(view.energy(tiles, view.seat));
        let tile = |part| tiles.get(view.part(part)?.tile?);
        let wins: Vec<_> = takes
            .parts()
            .filter(|(_, by, _)| *by == Gripper::Mouth)
            .filter(|(part, ..)| {
                tile(*part).is_some_and(|tile| tile.kind() == Kind::Energy && u16::from(tile.points()) >= needed)
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
fn a_throw_that_destroys_the_only_rival_of_less_energy_is_made() {
    find(4, |situation, answer| {
        let LegalActions::Throw(throws) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let target = throws.targets()[0];
        let points: u16 =
            throws.bombs().iter().filter_map(|&bomb| view.size(tiles, bomb)).map(|size| u16::from(size.points())).sum();
        let is_lethal = points >= power(view, target) + speed(situation, target) && power(view, target) > 0;
        let is_ahead = view.energy(tiles, view.seat) > view.energy(tiles, target) && power(view, view.seat) > 0;
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
        let LegalActions::Throw(throws) = situation.legal else { return false };
        let Situation { tiles, view, .. } = *situation;
        let target = throws.targets()[0];
        let points: u16 =
            throws.bombs().iter().filter_map(|&bomb| view.size(tiles, bomb)).map(|size| u16::from(size.points())).sum();
        // Even with a pipe for each bomb.
        if points + 2 * throws.bombs().len() as u16 > speed(situation, target) {
            return false;
        }
        for player in [Player::Rusty, Player::Tidy, Player::Cog] {
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
        for player in [Player::Rusty, Player::Tidy, Player::Cog] {
            assert!(!matches!(answer(player), Action::TakeBlind { .. }), "{player:?}");
        }
        true
    });
}
