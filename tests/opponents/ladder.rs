//! Each level beats the one below it, by far more than chance in these few games.

use junkyard_bots::opponents::Player;
use junkyard_bots::parts::TileSet;
use junkyard_bots::simulate::{self, Origin, Plan};

/// How many of some games of two the first player wins alone or shares, the seats changed after half of them.
fn won(first: Player, second: Player, games: u64) -> u64 {
    let plan = Plan {
        games,
        seats: 2,
        players: vec![first.into(), second.into()],
        seed: 5_000,
        rotate: true,
        origin: Origin::New(TileSet::standard()),
    };
    simulate::run(&plan, || ()).unwrap().tally.wins_by_player[first.name()]
}

#[test]
fn rusty_beats_random_and_cog_beats_rusty() {
    let rusty = won(Player::Rusty, Player::Random, 100);
    assert!(rusty >= 88, "Rusty won {rusty} of 100 against random");
    let cog = won(Player::Cog, Player::Rusty, 60);
    assert!(cog >= 40, "Cog won {cog} of 60 against Rusty");
}
