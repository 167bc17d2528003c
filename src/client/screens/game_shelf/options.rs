//! Games as the options of a list: pointer, keyboard and screen reader.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{
    Context, Event, Id, Memory, PointerButton, Rect, Response, Sense, UiBuilder, WidgetInfo, WidgetType,
};

use super::games::{GameShelf, ShelvedGame};
use crate::kit::Pen;
use crate::kit::focus;
use crate::kit::spoken::{Manner, add_spoken_text};
use shell::language::{Phrase, phrase};

/// Request of a player at the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShelfRequest {
    /// To choose a game by its index.
    Choose(usize),
    /// To play the chosen game.
    Play,
    /// To show the lessons of the chosen game.
    Lessons,
    /// To show how the chosen game is played.
    HowToPlay,
    /// To return to the screen before.
    Back,
}

/// Game as an option of the list.
#[derive(Clone, Copy)]
pub(super) struct GameOption<'a> {
    /// The game.
    pub game: &'a ShelvedGame,
    /// Its index.
    pub number: usize,
    /// Number of games.
    pub count: usize,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

/// Returns the games as options, from the left.
pub(super) fn options(shelf: &GameShelf) -> impl Iterator<Item = GameOption<'_>> {
    let games = shelf.games().iter().enumerate();
    games.map(|(number, game)| GameOption {
        game,
        number,
        count: shelf.games().len(),
        is_chosen: number == shelf.number(),
    })
}

/// Draws the games as options of a list for screen readers.
pub(super) fn draw_list(pen: &mut Pen, rect: Rect, draw: impl FnOnce(&mut Pen)) {
    let words = pen.tell(&phrase!("shelf-list"));
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect).id_salt("games on the shelf"));
    child.ctx().accesskit_node_builder(child.unique_id(), |node| {
        node.set_role(Role::ListBox);
        node.set_label(words);
    });
    draw(&mut Pen { ui: &mut child, art: &mut *pen.art, look });
}

/// Adds the name of the chosen game to what is read out when it changes, unless its option has the
/// keyboard, which is read out then.
pub(super) fn speak_choice(pen: &Pen, rect: Rect, shelf: &GameShelf) {
    let Some(chosen) = options(shelf).find(|option| option.is_chosen) else { return };
    if pen.ui.ctx().memory(Memory::focused) != Some(own_id(chosen.number)) {
        let words = pen.tell(&chosen.name_in_words());
        add_spoken_text(pen.ui.ctx(), "chosen-game", rect, Manner::ReadOut, &words);
    }
}

fn own_id(number: usize) -> Id {
    Id::new(("game on the shelf", number))
}

impl GameOption<'_> {
    /// Listens to clicks. The chosen game alone can have the keyboard, because the arrows choose
    /// the others.
    pub(super) fn listen(self, pen: &Pen, rect: Rect) -> Response {
        let id = own_id(self.number);
        let response = if self.is_chosen {
            pen.interact_focusable(rect, id, Sense::click())
        } else {
            pen.ui.interact(rect, id, Sense::CLICK)
        };
        let words = || pen.tell(&self.in_words());
        // A choice has a sound of its own, so the type is none of those that sound as they are
        // pressed.
        response.widget_info(|| WidgetInfo::selected(WidgetType::Other, true, self.is_chosen, words()));
        response.ctx.accesskit_node_builder(id, |node| {
            node.set_role(Role::ListBoxOption);
            node.set_selected(self.is_chosen);
            node.set_position_in_set(self.number);
            node.set_size_of_set(self.count);
        });
        response
    }

    /// Returns the request of a click: a double click plays, and so does a press of the chosen game
    /// by the keyboard or a finger.
    pub(super) fn request(self, response: &Response) -> Option<ShelfRequest> {
        let is_touched =
            response.ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Touch { .. })));
        let by_keyboard = response.clicked() && !response.clicked_by(PointerButton::Primary);
        let plays = response.double_clicked() || (response.clicked() && (is_touched || by_keyboard));
        if self.is_chosen && plays {
            return Some(ShelfRequest::Play);
        }
        response.clicked().then_some(ShelfRequest::Choose(self.number))
    }

    /// Returns the name of the game, its place on the shelf, and whether it is chosen.
    fn name_in_words(self) -> Phrase {
        let name = &self.game.cover.name;
        let number = self.number + 1;
        if self.is_chosen {
            phrase!("shelf-spoken-chosen", name = name, number = number, count = self.count)
        } else {
            phrase!("shelf-spoken-game", name = name, number = number, count = self.count)
        }
    }

    /// Returns the game and its facts in sentences.
    fn in_words(self) -> Phrase {
        let cover = &self.game.cover;
        let name = self.name_in_words();
        let players = cover.players_in_words();
        let minutes = cover.minutes_in_words();
        let facts = phrase!("shelf-spoken-facts", credit = &cover.credit, players = players, minutes = minutes);
        let sentence = cover.sentence.clone();
        let others = [self.game.lessons_in_words(), self.game.saved_in_words()].into_iter().flatten();
        let others = others.map(|fact| phrase!("spoken-line", line = fact));
        [facts, sentence]
            .into_iter()
            .chain(others)
            .fold(name, |told, next| phrase!("spoken-both", first = told, second = next))
    }
}

/// Chooses a game. The keyboard goes with the choice if the game that was chosen before has it.
pub(super) fn choose_option(ctx: &Context, shelf: &mut GameShelf, number: usize) {
    let before = own_id(shelf.number());
    shelf.choose(number);
    if ctx.memory(Memory::focused) == Some(before) {
        focus::give_focus(ctx, own_id(shelf.number()));
    }
}
