//! Contents of the menu over a table of Scrapyard: a game, or a lesson.

use bevy::prelude::*;

use crate::action::Scrapyard;
use crate::client::play::{Command, Play};
use crate::table::PlayState;
use client::screens::menu::{MenuContents, MenuEntry, MenuScreen, add_menu};

pub(super) fn plugin(app: &mut App) {
    add_menu::<Scrapyard, _>(app, draw_menu);
}

fn draw_menu(
    mut screen: MenuScreen,
    play: Res<Play>,
    state: Option<Res<PlayState>>,
    mut commands: MessageWriter<Command>,
) -> Result {
    screen.draw(&menu_contents(&play, state.as_deref()), &mut commands)
}

/// Contents of the menu. All exercises of this game are lessons.
fn menu_contents<'a>(play: &'a Play, state: Option<&PlayState>) -> MenuContents<'a> {
    if play.is_exercise() {
        return MenuContents::of_lesson();
    }
    let is_over = state.is_some_and(|state| state.outcome().is_some());
    let first = if is_over { MenuEntry::back_to_result("phase_clash") } else { MenuEntry::play_on() };
    MenuContents::of_game(play, first, None)
}
