//! Rule 9.1: what nobody may know is nowhere to be found, and what one seat may know only there.

use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::table::{Location, View};
use shell::seats::{PlayerKind, SeatId};

use crate::played::Selfplay;

#[test]
fn a_snapshot_never_names_what_lies_face_down() {
    let mut blind = 0;
    for seed in 0..40 {
        let mut play = Selfplay::new(4, seed, &[PlayerKind::Random]);
        while let Some(action) = play.choose() {
            let snapshot = play.game.snapshot();
            let look = snapshot.state.secret_look().map_or(vec![], |(_, draws)| draws.to_vec());
            for (number, part) in snapshot.parts.iter().enumerate() {
                let looked_at = look.iter().any(|part| part.index() == number);
                if part.location == Location::Pile || looked_at {
                    assert_eq!(part.tile, None);
                }
                blind += usize::from(part.tile.is_none() && matches!(part.location, Location::Held { .. }));
            }
            play.game.act(action).unwrap();
        }
    }
    assert!(blind > 100, "{blind}");
}

/// Tables in secret looks: robots with large eyes are rare, so they are built for it.
fn looking() -> Game {
    use crate::scene::{FIRST, PLAIN, SECOND, Scene};
    use junkyard_bots::action::Action;
    use junkyard_bots::parts::Size;
    let mut scene = Scene::new(3);
    scene.robot(
        FIRST,
        "
        e4^ e4^ e4^ e4^
        e4^ e4^ e4^ e4^
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        ",
    );
    scene.robot(SECOND, PLAIN);
    let mut game = scene.scan(FIRST);
    for size in [Size::Small, Size::Medium, Size::Small, Size::Medium] {
        game.act(Action::Draw(size)).unwrap();
    }
    game
}

#[test]
fn a_seats_view_is_unchanged_when_all_it_can_not_see_is_another() {
    let mut game = looking();
    let snapshot = game.snapshot();
    let views: Vec<View> = (0..3).map(|seat| game.view(SeatId(seat))).collect();
    let mut looks = vec![views[0].clone()];
    for seed in 100..120 {
        let mut other = snapshot.clone();
        other.stream.seed = seed;
        other.stream.position = seed % 7;
        game.restore(&other).unwrap();
        assert_eq!(game.view(SeatId(1)), views[1], "the second seat sees the look");
        assert_eq!(game.view(SeatId(2)), views[2]);
        looks.push(game.view(SeatId(0)));
    }
    looks.dedup();
    assert!(looks.len() > 10, "the looker sees what is drawn");
}

#[test]
fn the_looker_sees_the_draws_and_nobody_else_does() {
    let mut game = looking();
    let draws = game.state().secret_look().unwrap().1.to_vec();
    assert_eq!(draws.len(), 4);
    for part in draws {
        assert!(game.view(SeatId(0)).parts[part.index()].tile.is_some());
        assert_eq!(game.view(SeatId(1)).parts[part.index()].tile, None);
        assert_eq!(game.snapshot().parts[part.index()].tile, None);
    }
}

#[test]
fn a_secret_look_comes_back_from_a_snapshot_as_it_was() {
    let mut game = looking();
    let snapshot = game.snapshot();
    let seen = game.view(SeatId(0));
    let setup = game.read(|table| table.setup().clone());
    let mut again = Game::from_snapshot(&setup, &snapshot).unwrap();
    assert_eq!(again.view(SeatId(0)), seen);
    assert_eq!(again.snapshot(), snapshot);
}

#[test]
fn a_view_written_as_text_has_no_seed() {
    let mut game = looking();
    let text = ron::to_string(&game.view(SeatId(1))).unwrap();
    assert!(!text.contains("seed") && !text.contains("stream") && !text.contains("position"));
}

#[test]
fn all_views_of_random_games_are_unchanged_under_another_future() {
    for seed in 0..6 {
        let mut play = Selfplay::new(3, seed, &[PlayerKind::Random]);
        while let Some(action) = play.choose() {
            let snapshot = play.game.snapshot();
            let looker = snapshot.state.secret_look().map(|(seat, _)| seat);
            let seats: Vec<SeatId> = (0..3).map(SeatId).filter(|&seat| Some(seat) != looker).collect();
            let views: Vec<View> = seats.iter().map(|&seat| play.game.view(seat)).collect();
            let mut other = snapshot.clone();
            other.stream.seed ^= 0xabcd;
            play.game.restore(&other).unwrap();
            for (&seat, view) in seats.iter().zip(&views) {
                assert_eq!(&play.game.view(seat), view);
            }
            play.game.restore(&snapshot).unwrap();
            play.game.act(action).unwrap();
        }
    }
}
