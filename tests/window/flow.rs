//! A turn that flows: presses that decide nothing, counted over whole games played with the
//! pointer, and another game with the same seats at the end.

use std::collections::BTreeMap;

use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::LoadedGame;
use junkyard_bots::table::Setup;
use shell::seats::seating::default_seats;
use shell::seats::{PlayerKind, SeatKind};

use crate::display::Window;
use crate::go_on;
use crate::hand::{self, InputMethod};

/// Seed of the games.
const SEED: u64 = 1;

/// Numbers of presses in a round, by what they do.
type Presses = BTreeMap<&'static str, u32>;

/// Plays a game to its end with the pointer, as the tidy player would, from the first choice on.
/// Returns the presses of each round that decided nothing, and the game.
fn play_to_the_end(window: &Window) -> (BTreeMap<u16, Presses>, LoadedGame) {
    let mut rounds: BTreeMap<u16, Presses> = BTreeMap::new();
    let mut game = window.game();
    loop {
        let goes_on = go_on::go_on_telling(window, InputMethod::Pointer, |now, does| {
            let round = window.saved(now.steps).game.game().state().round;
            *rounds.entry(round).or_default().entry(does).or_default() += 1;
        });
        game = go_on::up_to_date(window, game);
        if !goes_on {
            return (rounds, game);
        }
        let action = hand::choose(&mut game.game, PlayerKind::Tidy);
        game = hand::act(window, InputMethod::Pointer, game, &action);
    }
}

/// The presses of all rounds, as a table.
fn table(rounds: &BTreeMap<u16, Presses>) -> String {
    let row = |(round, presses): (&u16, &Presses)| {
        let told: Vec<String> = presses.iter().map(|(does, count)| format!("{does} {count}")).collect();
        format!("round {round}: {}", if told.is_empty() { "none".to_owned() } else { told.join(", ") })
    };
    rounds.iter().map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn rule_9_4_against_a_normal_computer_one_press_a_round_decides_nothing_and_again_is_one_press() {
    let mut seats = default_seats(2, SeatKind::Human);
    seats[1].kind = SeatKind::Computer(PlayerKind::Cog);
    let setup = Setup { energy_to_win: 2, ..Setup::new(2, SEED) };
    let Some(window) = go_on::open_new_game(setup, seats) else { return };
    let (rounds, last) = play_to_the_end(&window);
    println!("one person, one computer player:\n{}", table(&rounds));
    for (round, presses) in &rounds {
        assert!(presses.values().sum::<u32>() <= 1, "round {round}: {presses:?}");
    }
    let history = last.game.history();
    assert!(matches!(history.seats()[1].kind, SeatKind::Computer(PlayerKind::Cog)), "{:?}", history.seats());
    window.click("Show results");
    window.find("Play again");
    // A press too many at the table does not skip the result.
    go_on::look_up();
    window.click("Play again");
    window.wait("the table", |now| now.screen == "Table" && now.steps == 0);
    let again = window.game();
    let kinds = |game: &LoadedGame| game.game.history().seats().iter().map(|seat| seat.kind).collect::<Vec<_>>();
    assert_eq!((kinds(&again), again.game.history().setup().energy_to_win), (kinds(&last), 2));
    assert_ne!(again.game.history().setup().seed, history.setup().seed, "it is another game");
}

#[test]
fn rule_9_4_between_three_people_a_press_stands_only_where_the_screen_is_handed_over() {
    let setup = Setup { energy_to_win: 1, ..Setup::new(3, SEED) };
    let Some(window) = go_on::open_new_game(setup, default_seats(3, SeatKind::Human)) else { return };
    let (rounds, _) = play_to_the_end(&window);
    println!("three people:\n{}", table(&rounds));
    let of = |does: &str| rounds.values().filter_map(|presses| presses.get(does)).sum::<u32>();
    assert!(of("hand over") > 0);
    for (round, presses) in &rounds {
        let turned_up = presses.get("turn up").copied().unwrap_or_default();
        assert!(turned_up <= 3, "round {round}: {presses:?}");
    }
}
