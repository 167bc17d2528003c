//! The menu over the table. Escape opens and closes it.
//!
//! The game at the table says what the menu holds, in a system that calls [`MenuScreen::draw`]; it
//! adds the system with [`add_menu`], or the menu of games and lessons alone with
//! [`add_menu_of_game_or_lesson`].

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::{ScheduleSystem, StaticSystemParam, SystemParam};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::notice::Notice;
use crate::app::request::{Purpose, Request, Tour};
use crate::app::screen::{Layer, Overlay, Screen};
use crate::app::sheet::DialogKeys;
use crate::app::{focus, sheet};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::kit::palette::SECOND;
use crate::kit::panel::build::{column, even_row, icon, row, scroll, seat_chip, text};
use crate::kit::panel::{Node, Surface};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, Space, TargetHeight};
use crate::kit::widgets::name::name_on_line;
use crate::kit::{Button, ButtonKind, TextStyle};
use crate::play::command::Command;
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::seats::{MOST_SEATS, Seat, SeatId, SeatPlayer, next_seat_player, seat_player};

/// Entry of the menu.
#[derive(Clone, Debug)]
pub struct MenuEntry {
    /// Label.
    pub label: Phrase,
    /// Icon before the label.
    pub icon: &'static str,
    /// Requests of a press.
    pub requests: Vec<Request>,
}

impl MenuEntry {
    /// Creates an entry that makes one request.
    pub fn new(label: Phrase, icon: &'static str, request: Request) -> Self {
        Self { label, icon, requests: vec![request] }
    }

    /// Creates an entry that closes the menu after a request.
    pub fn closing(label: Phrase, icon: &'static str, request: Request) -> Self {
        Self { label, icon, requests: vec![request, Request::CloseOverlay] }
    }

    /// Creates the entry that leads back to the table.
    pub fn play_on() -> Self {
        Self::new(phrase!("menu-play-on"), "play", Request::CloseOverlay)
    }

    /// Creates the entry that leads back to the result of a game that is over, with the icon of its
    /// end.
    pub fn back_to_result(icon: &'static str) -> Self {
        Self::new(phrase!("back-to-result"), icon, Request::Show(Screen::Victory))
    }

    /// Creates the entry that leads to the rules.
    pub fn how_to_play() -> Self {
        Self::new(phrase!("menu-how-to-play"), "help", Request::Show(Screen::HowToPlay))
    }
}

/// Contents of the menu.
#[derive(Clone, Debug)]
pub struct MenuContents<'a> {
    /// Sentence about how the game or exercise is kept.
    pub sentence: Phrase,
    /// Rows of one or two entries. The first entry is emphasized, and Enter presses it.
    pub rows: Vec<Vec<MenuEntry>>,
    /// Seats whose players can be changed.
    pub seats: Vec<(&'a Seat, SeatPlayer)>,
}

impl<'a> MenuContents<'a> {
    /// Contents for a game that can be saved and watched. `first` leads back to the game, and
    /// `beside_watch` is the game's own entry beside the one that watches it.
    pub fn of_game<G: ClientGame>(play: &'a Play<G>, first: MenuEntry, beside_watch: Option<MenuEntry>) -> Self {
        Self { sentence: saving_sentence(play), rows: rows_of_game(first, beside_watch), seats: seats_of(play) }
    }

    /// Contents for an exercise, with rows of its own below the entry that leads back to it.
    pub fn of_exercise(sentence: Phrase, own: impl IntoIterator<Item = Vec<MenuEntry>>) -> Self {
        let rows = [vec![MenuEntry::play_on()]].into_iter().chain(own).chain(last_rows()).collect();
        Self { sentence, rows, seats: Vec::new() }
    }

    /// Contents for a lesson, which is neither saved as a game nor watched.
    pub fn of_lesson() -> Self {
        let lessons = MenuEntry::new(phrase!("shelf-lessons"), "human", Request::Show(Screen::Lessons));
        Self::of_exercise(phrase!("menu-lesson-kept"), [vec![lessons, MenuEntry::how_to_play()]])
    }
}

/// Seats of a game with their players.
fn seats_of<G: ClientGame>(play: &Play<G>) -> Vec<(&Seat, SeatPlayer)> {
    (0..).map(SeatId).zip(play.seats()).map(|(number, seat)| (seat, play.player_of(number))).collect()
}

/// Adds the menu over the table of a game, which a system of the game draws.
pub fn add_menu<G: ClientGame, M>(app: &mut App, draw: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    let draw: ScheduleConfigs<ScheduleSystem> = draw.in_set(Layer::Menu);
    app.add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Overlay::Menu)).run_if(resource_exists::<Play<G>>));
}

/// Adds the menu over the table of a game whose exercises are all lessons. The icon is that of the
/// end of a game.
pub fn add_menu_of_game_or_lesson<G: ClientGame>(app: &mut App, icon_of_end: &'static str) {
    let draw = move |mut screen: MenuScreen,
                     play: Res<Play<G>>,
                     table: StaticSystemParam<G::Param>,
                     mut commands: MessageWriter<Command<G>>| {
        let is_over = G::awaited(&G::table(&table)).seat.is_none();
        screen.draw(&contents_of_game_or_lesson(&play, is_over, icon_of_end), &mut commands)
    };
    add_menu::<G, _>(app, draw);
}

fn contents_of_game_or_lesson<'a, G: ClientGame>(
    play: &'a Play<G>,
    is_over: bool,
    icon_of_end: &'static str,
) -> MenuContents<'a> {
    if play.is_exercise() {
        return MenuContents::of_lesson();
    }
    let first = if is_over { MenuEntry::back_to_result(icon_of_end) } else { MenuEntry::play_on() };
    MenuContents::of_game(play, first, None)
}

/// Width of the menu, in points.
const WIDTH: f32 = 560.0;

/// Thing in the menu that was pressed.
enum MenuPress<'a> {
    /// An entry.
    Entry(&'a MenuEntry),
    /// A seat, which goes to another player.
    Seat(SeatId, SeatPlayer),
}

/// Returns the rows for a game that can be saved and watched.
fn rows_of_game(first: MenuEntry, beside_watch: Option<MenuEntry>) -> Vec<Vec<MenuEntry>> {
    let save = MenuEntry::new(phrase!("menu-save-as-file"), "save", Request::Choose(Purpose::Save));
    let copy = MenuEntry::closing(phrase!("menu-copy-as-text"), "copy", Request::CopyPlay);
    let watch = MenuEntry::new(phrase!("menu-watch"), "replay", Request::WatchPlay(Tour::default()));
    let load = MenuEntry::new(phrase!("menu-load"), "load", Request::Show(Screen::Load));
    let rows = vec![
        vec![first],
        vec![save, copy],
        [watch].into_iter().chain(beside_watch).collect(),
        vec![load, MenuEntry::how_to_play()],
    ];
    rows.into_iter().chain(last_rows()).collect()
}

/// Returns the last rows of every menu, which lead out of the game.
fn last_rows() -> [Vec<MenuEntry>; 2] {
    let settings = MenuEntry::new(phrase!("menu-settings"), "settings", Request::Show(Screen::Settings));
    let title = MenuEntry::new(phrase!("menu-main"), "menu", Request::Show(Screen::Title));
    let quit = MenuEntry::new(phrase!("menu-quit"), "quit", Request::Quit);
    [vec![settings, title], vec![quit]]
}

/// Returns the sentence about how a game is saved.
fn saving_sentence<G: ClientGame>(play: &Play<G>) -> Phrase {
    match play.fault() {
        Some(fault) => phrase!("menu-not-saved", fault = fault),
        None => phrase!("menu-saves-itself"),
    }
}

/// State with which the menu is drawn.
#[derive(SystemParam)]
pub struct MenuScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    settings: Res<'w, Settings>,
    art: ResMut<'w, Art>,
    chooser: Option<Res<'w, Chooser>>,
    notice: ResMut<'w, Notice>,
    requests: MessageWriter<'w, Request>,
}

impl MenuScreen<'_, '_> {
    /// Draws the menu, makes the requests of an entry that is pressed, and gives a seat that is
    /// pressed to the next player.
    ///
    /// # Errors
    /// The error of a window without an interface.
    pub fn draw<G: ClientGame>(&mut self, menu: &MenuContents, commands: &mut MessageWriter<Command<G>>) -> Result {
        let ctx = self.contexts.ctx_mut()?.clone();
        if self.chooser.is_some() {
            focus::keep_top_sheet(&ctx);
            return Ok(());
        }
        let first = menu.rows.first().and_then(|row| row.first()).map(|entry| entry.requests.clone());
        let mut pressed_requests = DialogKeys::read(&ctx).answer(first, vec![Request::CloseOverlay]);
        let fullest = with_most_seats(menu);
        sheet::draw_modal_layer(&ctx, &self.settings, &mut self.art, "menu", |pen, whole| {
            let tallest = menu_panel(&fullest);
            for press in sheet::show_dialog_from_top(pen, whole, WIDTH, menu_panel(menu), tallest) {
                match press {
                    MenuPress::Entry(entry) => {
                        pressed_requests.get_or_insert_with(|| entry.requests.clone());
                    }
                    MenuPress::Seat(seat, player) => drop(commands.write(Command::GiveSeat(seat, player))),
                }
            }
        });
        if let Some(pressed_requests) = pressed_requests {
            self.notice.clear_messages();
            self.requests.write_batch(pressed_requests);
        }
        Ok(())
    }
}

/// Returns the menu with as many seats as a game can have, if it has some: its entries have their
/// places there, however many seats there are.
fn with_most_seats<'a>(menu: &MenuContents<'a>) -> MenuContents<'a> {
    let seats = menu.seats.iter().copied().cycle().take(MOST_SEATS.into()).collect();
    MenuContents { seats, ..menu.clone() }
}

/// Describes the menu: how the game is kept, the entries, and the players.
fn menu_panel<'a>(menu: &'a MenuContents) -> Node<'a, MenuPress<'a>> {
    let heading = column([
        text(TextStyle::DIALOG, phrase!("menu-title")).manner(Manner::Heading),
        text(TextStyle::NOTE, &menu.sentence),
    ]);
    let entries = menu
        .rows
        .iter()
        .enumerate()
        .map(|(number, row)| even_row(row.iter().map(|entry| menu_button(entry, number == 0))).gap(Space::M));
    let seats = (0..).zip(&menu.seats).map(|(number, (seat, player))| seat_button(SeatId(number), seat, *player));
    let contents = column([heading.gap(Space::Xs), column(entries), even_row(seats)]).gap(Space::L);
    column([scroll("menu", ScrollKeys::Pages, contents).grow()]).inside_by(Space::Xxl, Space::Xl)
}

/// Describes an entry; the emphasized one is pressed by Enter.
fn menu_button<'a>(entry: &'a MenuEntry, is_main: bool) -> Node<'a, MenuPress<'a>> {
    let kind = if is_main { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = Button::large(&entry.label, kind).with_icon(entry.icon);
    let button = if is_main { button.as_default() } else { button };
    button.sends(MenuPress::Entry(entry))
}

/// Describes the player of a seat; a press gives the seat to the next player.
fn seat_button<'a>(number: SeatId, seat: &'a Seat, player: SeatPlayer) -> Node<'a, MenuPress<'a>> {
    let sign = match player {
        SeatPlayer::Here => "human",
        SeatPlayer::Elsewhere => "elsewhere",
        SeatPlayer::Computer(_) => "bot",
    };
    let name = row([seat_chip(seat.colour, IconSize::Text), name_on_line(TextStyle::STRONG, &seat.name).grow()]);
    let kind = row([icon(sign, IconSize::Text, SECOND), text(TextStyle::NOTE, seat_player(player)).grow()]);
    let SeatId(index) = number;
    column([name, kind])
        .gap(Space::Xs)
        .inside_by(Space::M, Space::S)
        .target(TargetHeight::Button)
        .on(Surface::Row { is_chosen: false })
        .press(MenuPress::Seat(number, next_seat_player(player)))
        .called(phrase!("menu-seat-kind", name = &seat.name, kind = seat_player(player)))
        .hint(phrase!("menu-give-seat"))
        .key(Id::new(("seat kind", index)))
        .noted(format!("seat kind {index}"))
}
