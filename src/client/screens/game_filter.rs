//! Row above the list of saved games that lists those of one game alone. With one game there is no
//! such row.

use super::detail::Pressed;
use super::game_shelf::cover::Cover;
use super::game_shelf::game_choice::{GameChoice, GameEntry, name_of_game};
use super::game_shelf::games::GameShelf;
use super::saved_games::SavedGames;
use shell::language::phrase;

/// The row: all games, and each game, with the numbers of saved ones.
pub fn game_filter<'a>(saved_games: &SavedGames, shelf: &'a GameShelf) -> GameChoice<'a, Pressed> {
    let entry = |cover: Option<&'a Cover>| {
        let game = cover.map(|cover| cover.game);
        let count = saved_games.count_of(game);
        let is_chosen = saved_games.game() == game;
        let name = name_of_game(cover);
        let saved = phrase!("shelf-saved", count = count);
        let called = if is_chosen {
            phrase!("saved-spoken-filter-on", name = name, saved = saved)
        } else {
            phrase!("saved-spoken-filter-off", name = name, saved = saved)
        };
        let can_be_chosen = count > 0 || is_chosen || cover.is_none();
        let why_not = (!can_be_chosen).then(|| phrase!("saved-none-match"));
        GameEntry { cover, count: Some(count), is_chosen, called, why_not, message: Pressed::ListGame(game) }
    };
    let games = shelf.games().iter().map(|game| Some(&game.cover));
    let all = [None].into_iter().chain(games).filter(|_| shelf.has_several());
    GameChoice::new("saved-games", all.map(entry).collect())
}
