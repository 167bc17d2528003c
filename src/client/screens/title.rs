//! The title screen, which leads to all other screens.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, Memory, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::game_shelf::games::GameShelf;
use super::title_choices::{
    EntriesOfGames, LastingEntries, ScreenOfTable, TitleEntriesOfGame, TitleEntry, continue_entry, entry_to_table, rows,
};
use super::title_entries::{entries_width, entry_key, title_entries};
use crate::app::notice::Notice;
use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet::{self, BACKDROP, draw_backdrop};
use crate::art::Art;
use crate::files::latest::Continue;
use crate::input::is_pressed_or_repeated;
use crate::kit::meanings::Meanings;
use crate::kit::panel::build::{row, spacer, text};
use crate::kit::panel::{Align, Node, rect_in_sight, show_panel, widget_id};
use crate::kit::pen::rect_at;
use crate::kit::tokens::Space;
use crate::kit::{Pen, TextStyle, focus};
use crate::settings::Settings;
use shell::about::VERSION;
use shell::language::{Phrase, phrase};

/// Left edge of the entries, below the letters of the logo, in points.
const LEFT: f32 = 56.0;

/// Drawing of the program's name.
#[derive(Resource, Clone, Copy, Debug)]
pub struct TitleLogo {
    /// The drawing.
    pub drawing: &'static str,
    /// Its width, in parts of its height.
    pub width: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleEntriesOfGame>()
        .init_resource::<LastingEntries>()
        .init_resource::<ScreenOfTable>()
        .init_resource::<PlaceOfQuit>()
        .add_systems(OnEnter(Screen::Title), forget_place_of_quit)
        .add_systems(EguiPrimaryContextPass, draw_title.in_set(Layer::Screen).run_if(in_state(Screen::Title)));
}

/// Place of the entry that quits. It ignores presses just after the title has come, or the entry
/// has come to another place, because a second click must not end the program.
#[derive(Resource, Default)]
struct PlaceOfQuit(Meanings);

impl PlaceOfQuit {
    /// Whether a press on the entry counts. Must be called in every frame.
    fn accepts_press(&mut self, pen: &Pen, entry: Option<&TitleEntry>) -> bool {
        let ctx = pen.ui.ctx();
        let is_behind = !ctx.memory(|memory| memory.is_above_modal_layer(pen.ui.layer_id()));
        self.0.begin_frame(ctx, is_behind);
        let place = entry.and_then(|entry| rect_in_sight(pen, entry_key(entry)));
        place.is_none_or(|place| self.0.accepts_press(ctx, place, "quit"))
    }
}

fn forget_place_of_quit(mut quit: ResMut<PlaceOfQuit>) {
    *quit = PlaceOfQuit::default();
}

/// Data of the entries that the title shows.
#[derive(SystemParam)]
struct TitleFacts<'w> {
    of_chosen: Res<'w, TitleEntriesOfGame>,
    lasting: Res<'w, LastingEntries>,
    latest: Res<'w, Continue>,
    table: ResMut<'w, ScreenOfTable>,
    shelf: Res<'w, GameShelf>,
    logo: Res<'w, TitleLogo>,
    quit: ResMut<'w, PlaceOfQuit>,
}

impl TitleFacts<'_> {
    /// Returns the rows of entries. The game at the table is continued before the one that was
    /// saved last.
    fn rows(&mut self) -> Vec<Vec<TitleEntry>> {
        let to_table = self.table.0.take().map(|table| entry_to_table(table, self.latest_sentence()));
        let to_latest = || {
            let path = self.latest.path()?;
            Some(continue_entry(self.latest_sentence()?, Request::Continue(path)))
        };
        let games = EntriesOfGames { of_chosen: &self.of_chosen, lasting: &self.lasting, shelf: &self.shelf };
        rows(to_table.or_else(to_latest), games)
    }

    /// Drawing behind the entries: the world of the game that is at the table or was played last.
    fn scene(&self) -> &'static str {
        self.shelf.chosen().map_or(BACKDROP, |game| game.cover.title_scene)
    }

    /// Returns a sentence on the game that was saved last. It begins with the game's name if there
    /// are several games.
    fn latest_sentence(&self) -> Option<Phrase> {
        let sentence = self.latest.sentence()?;
        let cover = self.latest.game_name().and_then(|game| self.shelf.cover_of(game));
        Some(match cover.filter(|_| self.shelf.has_several()) {
            Some(cover) => phrase!("title-continue-game", game = &cover.name, sentence = sentence),
            None => sentence,
        })
    }
}

fn draw_title(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut facts: TitleFacts,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let rows = facts.rows();
    let main = rows.first().and_then(|row| row.first());
    let mut clicked = if sheet::is_enter_pressed(&ctx) { main } else { None };
    sheet::draw_screen(&ctx, &settings, &mut art, "title", |pen, whole| {
        lead_arrows(&ctx, &rows, widget_id(pen));
        let logo = draw_scenery(pen, whole, facts.scene(), *facts.logo);
        let is_large = sheet::has_large_text(pen);
        let from = if is_large { logo + Space::M.points() } else { room_of_logo(whole.height()) };
        let corner = whole.max - vec2(Space::Xl.points(), Space::M.points());
        let room = Rect::from_min_max(pos2(LEFT, from), corner);
        let entries = title_entries(&rows, is_large).exactly_wide(entries_width(&pen.ruler(), &rows));
        let quit = rows.iter().flatten().find(|entry| quits(entry));
        let may_quit = facts.quit.accepts_press(pen, quit);
        let pressed = show_panel(pen, room, title_panel(entries)).pop();
        clicked = pressed.filter(|entry| may_quit || !quits(entry)).or(clicked);
    });
    if let Some(entry) = clicked {
        notice.clear_messages();
        requests.write(entry.request.clone());
    }
    Ok(())
}

/// Whether an entry ends the program.
const fn quits(entry: &TitleEntry) -> bool {
    matches!(entry.request, Request::Quit)
}

/// Room for the logo above the entries, in points, in a window of this height.
const fn room_of_logo(window: f32) -> f32 {
    (window * 0.36).clamp(200.0, 288.0)
}

/// Describes the entries, and at the right the version of the program.
fn title_panel<'a>(entries: Node<'a, &'a TitleEntry>) -> Node<'a, &'a TitleEntry> {
    let version = text(TextStyle::BODY, phrase!("title-version", version = VERSION));
    row([entries.fill(), spacer(), version.align(Align::End)])
}

/// Leads the arrow down from an entry that is alone in its row to the first of the next row, of
/// which otherwise any could be the nearest; from the last row to the first one; and the arrow up
/// from the first row to the last. This takes effect in the next frame, because in this one the
/// arrow still moves the focus. `id` tells the id of the widget with a key.
fn lead_arrows(ctx: &egui::Context, rows: &[Vec<TitleEntry>], id: impl Fn(Id) -> Id) {
    let led = Id::new("led-by-arrows");
    if let Some(to) = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(led)).flatten() {
        focus::give_focus(ctx, to);
    }
    let Some(focused) = ctx.memory(Memory::focused) else { return };
    let has_focus = |row: &Vec<TitleEntry>| row.iter().any(|entry| id(entry_key(entry)) == focused);
    let Some(number) = rows.iter().position(has_focus) else { return };
    let last = rows.len() - 1;
    let next = (rows[number].len() == 1 || number == last).then_some((number + 1) % rows.len());
    let before = (number == 0).then_some(last);
    for (key, row) in [(egui::Key::ArrowDown, next), (egui::Key::ArrowUp, before)] {
        let to = row.and_then(|row| rows[row].first()).filter(|_| is_pressed_or_repeated(ctx, key));
        if let Some(to) = to {
            ctx.data_mut(|data| data.insert_temp(led, Some(id(entry_key(to)))));
            ctx.request_repaint();
        }
    }
}

/// Draws the background. Returns the lower edge of the logo, in points.
fn draw_scenery(pen: &mut Pen, whole: Rect, scene: &'static str, logo: TitleLogo) -> f32 {
    draw_backdrop(pen, scene, whole);
    let dark = |alpha: u8| Color32::from_rgba_unmultiplied(0x0e, 0x17, 0x1c, alpha);
    let middle = 400.0;
    let left = Rect::from_min_size(whole.min, vec2(middle, whole.height()));
    let right = Rect::from_min_size(whole.min + vec2(middle, 0.0), vec2(640.0 - middle, whole.height()));
    let across = egui::Direction::LeftToRight;
    pen.painter().add(egui::Shape::gradient_rect(left, across, [dark(224), dark(140)]));
    pen.painter().add(egui::Shape::gradient_rect(right, across, [dark(140), dark(0)]));
    // Large text needs the room, so the logo is smaller.
    let high = (whole.height() * 0.3125).min(250.0) / if sheet::has_large_text(pen) { pen.look.text } else { 1.0 };
    pen.draw_svg(logo.drawing, rect_at(22.0, 26.0, high * logo.width, high), Color32::WHITE);
    26.0 + high
}
