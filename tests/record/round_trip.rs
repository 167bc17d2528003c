//! Save, load, save: the same bytes, and the same game.

use junkyard_bots::opponents::Player;
use junkyard_bots::record::{Proof, load};

use crate::play::{Selfplay, noon};

#[test]
fn a_game_comes_back_the_same_after_every_action_and_proves_itself() {
    for (seats, seed, player) in [(2, 1, Player::Random), (3, 2, Player::Tidy), (4, 3, Player::Random)] {
        let mut play = Selfplay::new(seats, seed, player);
        let mut actions = 0;
        play.play_until(|record| {
            actions += 1;
            if actions % 3 == 0 {
                let text = record.save(noon());
                let mut loaded = load(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(loaded.proof, Proof::Proved);
                assert_eq!(loaded.game.snapshot(), record.snapshot());
                assert_eq!(loaded.game.history().steps(), record.history().steps());
                assert_eq!(loaded.game.history().seats(), record.history().seats());
                assert_eq!(loaded.game.history().can_undo(), record.history().can_undo());
                assert_eq!(loaded.game.save(noon()), text);
            }
            false
        });
        let text = play.record.save(noon());
        assert_eq!(load(text.as_bytes()).unwrap().game.save(noon()), text, "the finished game");
        assert!(actions > 50);
    }
}
