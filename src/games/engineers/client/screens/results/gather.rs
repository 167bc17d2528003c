//! Contents of the victory screen: the winners and how the game ended, the machines that worked,
//! points and money.

use bevy::prelude::*;

use super::award_facts::awards_of_game;
use super::figure_facts::game_figures;
use super::finished_game::{TestOfGame, events_with_rounds, find_tests, replay_with_wealth};
use super::machine_parade::parade_scene;
use super::ranks::{TeamResult, rank_teams};
use super::summary::summary_of_game;
use super::test_pictures::{BestTests, ask_for_picture};
use crate::action::Outcome;
use crate::client::art::icons::DeedIcon;
use crate::client::play::Play;
use crate::client::screens::saved_facts::picture_of_team;
use crate::messages::phrase;
use crate::sentences::standing::ending_reason;
use crate::table::{PlayState, Table, TableParam};
use crate::words::{dollars_words, list_of_machines};
use client::app::screen::Screen;
use client::art::Picture;
use client::panels::standings::{Banner, Standings, StandingsRow};
use client::screens::game_shelf::games::GameShelf;
use client::screens::victory::Results;
use client::settings::Settings;
use shell::language::Phrase;
use shell::seats::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Victory),
        gather_results.run_if(resource_exists::<Play>).run_if(resource_exists::<PlayState>),
    );
}

/// Gathers the results, replaying the game once. A history that can't be replayed yields an empty
/// chronicle.
fn gather_results(
    table: TableParam,
    play: Res<Play>,
    settings: Res<Settings>,
    shelf: Res<GameShelf>,
    mut commands: Commands,
) {
    let table = table.table();
    let Some(outcome) = table.state().outcome() else { return };
    let chronicle = replay_with_wealth(play.history()).unwrap_or_default();
    let tests = find_tests(table.data(), events_with_rounds(&chronicle));
    let worked: Vec<TestOfGame> = tests.iter().copied().filter(|test| test.works).collect();
    let results = rank_teams(&table);
    let pictures = BestTests::of_game(&chronicle);
    commands.insert_resource(Results {
        turn: play.changes,
        banner: winners_banner(&table, &play, outcome, &results),
        scene: parade_scene(&play, &worked),
        standings: team_standings(&table, &play, outcome, &results, &pictures),
        awards: awards_of_game(&play, &tests),
        preview: results.first().and_then(|first| pictures.preview(first.seat, play.seats())),
        save_picture: Some(ask_for_picture),
        figures: game_figures(&table, &play, &chronicle),
        new_game: shelf.first_screen(),
        new_game_icon: DeedIcon::Test.drawing(),
        added: None,
        summary: summary_of_game(&table, play.history(), &results, settings.language()),
    });
    commands.insert_resource(pictures);
}

/// Plate with the winners, and the reason why they have won (section 18).
fn winners_banner(table: &Table, play: &Play, outcome: &Outcome, results: &[TeamResult]) -> Banner {
    let winners: Vec<&Seat> = results.iter().filter(|result| result.won).map(|result| play.seat(result.seat)).collect();
    let ending = phrase!("as-title", name = ending_reason(outcome));
    let text = phrase!("victory-ending", ending = ending, round = table.state().round);
    Banner::of_winners(&winners, Phrase::default(), text)
}

fn team_standings(
    table: &Table,
    play: &Play,
    outcome: &Outcome,
    results: &[TeamResult],
    pictures: &BestTests,
) -> Standings {
    let number = |value: usize| Phrase::words(value.to_string());
    let row = |result: &TeamResult| {
        let seat = play.seat(result.seat);
        let picture = picture_of_team(table, play.seats(), result.seat);
        StandingsRow {
            seat: result.seat,
            name: seat.name.clone(),
            colour: seat.colour,
            won: result.won,
            picture: picture.unwrap_or(Picture::Drawing("crate")),
            text: machines_in_words(table, outcome, result),
            values: [number(result.points.into()), dollars_words(result.money), number(result.machines)],
            portrait: pictures.picture_name(result.seat, play.seats()),
        }
    };
    let columns = [
        phrase!("engineers-standings-points"),
        phrase!("engineers-standings-money"),
        phrase!("engineers-standings-machines"),
    ];
    Standings { columns, rows: results.iter().map(row).collect() }
}

/// Machines of a team in their order; for a team without any, the reason for the ending if it has
/// won, or that it has none.
fn machines_in_words(table: &Table, outcome: &Outcome, result: &TeamResult) -> Phrase {
    match table.find_team(result.seat).map(|team| team.built.as_slice()) {
        Some(built @ [_, ..]) => list_of_machines(table.data(), built),
        _ if result.won => phrase!("as-title", name = ending_reason(outcome)),
        _ => phrase!("engineers-standings-none"),
    }
}
