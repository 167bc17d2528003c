//! The whole dialog of a new game: its seats, tile sets and rule options, and below them the seed,
//! the energy that wins and the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Pos2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::cards::{TileSetCard, tile_set_cards};
use super::fields::TextField;
use super::form::Form;
use super::junkyards::PressedCard;
use super::options::CrystalRow;
use super::{junkyards, seats};
use crate::action::JunkyardBots;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::tiles::TilesOfFile;
use crate::messages::phrase;
use crate::parts::catalogue;
use crate::table::setup::{LEAST_ENERGY_TO_WIN, MOST_ENERGY_TO_WIN};
use client::app::notice::Notice;
use client::app::request::Request;
use client::app::screen::{Choosing, Layer, Screen};
use client::app::{focus, sheet};
use client::art::Art;
use client::input;
use client::kit::palette::{INK, INSET, YELLOW};
use client::kit::pen::rect_at;
use client::kit::scroll::{ScrollKeys, draw_scrolled};
use client::kit::widgets::icon_button::icon_button;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::screens::game_shelf::draw_form_title;
use client::screens::game_shelf::games::{GameShelf, is_chosen};
use client::settings::Settings;
use shell::language::Phrase;
use shell::record::Recorded;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::NewGame))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
}

/// Gap between the tile sets and the rule options, in points.
const OPTION_GAP: f32 = 10.0;

/// Buttons that were pressed.
#[derive(Default)]
struct PressedButtons {
    start: bool,
    back: bool,
    file: bool,
}

/// Tile set from a file, the dialog in which a file is chosen, and the games on the shelf.
#[derive(SystemParam)]
struct NewGameFacts<'w> {
    tiles: Res<'w, TilesOfFile>,
    choosing: Option<Res<'w, Choosing>>,
    shelf: Res<'w, GameShelf>,
}

fn draw_new_game_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut form: ResMut<Form>,
    facts: NewGameFacts,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut pressed = PressedButtons::default();
    // The file dialog takes the keys while it is open.
    let hears_keys = facts.choosing.is_none();
    let enter = hears_keys && sheet::is_enter_pressed(&ctx);
    // In a text field Escape only leaves the field.
    let escape = hears_keys && !focus::has_left_field(&ctx) && input::is_pressed(&ctx, egui::Key::Escape);
    let form = form.bypass_change_detection();
    if facts.tiles.is_changed() && facts.tiles.0.is_some() {
        form.junkyard = catalogue::bundled_tile_sets().len();
    }
    sheet::draw_screen(&ctx, &settings, &mut art, "new-game-sheet", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, (1020.0, 740.0));
        let top = draw_head(pen, rect, &facts.shelf);
        let foot = NewGameFoot::of(pen, rect, form);
        let room = Rect::from_min_max(pos2(rect.left() + 30.0, top), pos2(rect.right() - 30.0, foot.line - 14.0));
        let cards = tile_set_cards(facts.tiles.0.as_ref());
        form.junkyard = form.junkyard.min(cards.len() - 1);
        draw_scrolled(pen, room, "new-game-body", ScrollKeys::Pages, |pen, page| {
            draw_body(pen, page, form, &cards, &mut pressed, &foot)
        });
        foot.draw_foot(pen, form, &mut pressed);
    });
    if pressed.back || escape {
        notice.clear_messages();
        requests.write(Request::Back);
    } else if (pressed.start || enter) && form.problem().is_none() {
        let setup = Box::new(form.game_setup(facts.tiles.0.as_ref()));
        requests.write(JunkyardRequest::Begin(setup, form.seats.clone()).into());
        form.replace_seed();
    } else if pressed.file {
        requests.write(JunkyardRequest::ChooseTiles.into());
    }
    Ok(())
}

/// Draws the title and the description, on one line or below each other. Returns the upper edge of
/// the room for the seats.
fn draw_head(pen: &mut Pen, rect: Rect, shelf: &GameShelf) -> f32 {
    let about = phrase!("new-game-about");
    let letters = TextStyle::LEAD;
    let x = rect.left() + 36.0;
    let y = rect.top() + 22.0 + pen.size(32.0);
    let wide = draw_form_title(pen, (x, y), rect.width() - 72.0, phrase!("new-game"), shelf);
    let after = x + wide + 16.0;
    if pen.wide(&about, letters) <= rect.right() - 32.0 - after {
        pen.text((after, y - 2.0), Anchor::Start, letters.face, letters.size, letters.colour, about);
        return y + 20.0;
    }
    y + 22.0 + pen.passage(pos2(x, y + 12.0), rect.width() - 72.0, letters, about)
}

/// Draws the seats, the tile sets, the rule options and, if the foot has no room for them, the seed
/// and the energy. Returns the height of all, in points.
fn draw_body(
    pen: &mut Pen,
    page: Rect,
    form: &mut Form,
    cards: &[TileSetCard],
    pressed: &mut PressedButtons,
    foot: &NewGameFoot,
) -> f32 {
    let heading = TextStyle::NAME.in_colour(YELLOW);
    let letters = TextStyle::NOTE;
    let title = phrase!("new-game-junkyard");
    let about = phrase!("new-game-junkyard-about");
    let wide = pen.wide(&title, heading) + 20.0;
    let is_one_line = wide + pen.wide(&about, letters) <= page.width() - 8.0;
    let about_high = if is_one_line { 0.0 } else { pen.tall(&about, letters, page.width()) };
    // A card is as high as three seats, as far as there is room for both.
    let words = 24.0 + pen.size(18.0) + about_high;
    let headings = seats::headings_height(pen);
    let for_seats = (page.height() - words - headings) * 0.56 + headings;
    let mut top = page.top();
    top += seats::draw_seats(pen, page.with_min_y(top).with_max_y(top + for_seats), form);
    let baseline = top + 8.0 + pen.size(22.0);
    pen.head((page.left() + 4.0, baseline), heading.size, heading.colour, title);
    if is_one_line {
        let at = (page.left() + 4.0 + wide, baseline);
        pen.text(at, Anchor::Start, letters.face, letters.size, letters.colour, about);
    } else {
        pen.passage(pos2(page.left() + 4.0, baseline + pen.size(5.0)), page.width(), letters, about);
    }
    top += words;
    let option = CrystalRow::of(pen, page.width());
    let below = option.height() + OPTION_GAP;
    let (high, asked) = junkyards::draw_cards(
        pen,
        page.with_min_y(top).with_max_y((page.bottom() - below).max(top)),
        cards,
        form.junkyard,
    );
    match asked {
        Some(PressedCard::TileSet(number)) => form.junkyard = number,
        Some(PressedCard::File) => pressed.file = true,
        None => {}
    }
    top += high + OPTION_GAP;
    option.draw_row(pen, page.with_min_y(top), form);
    top += option.height();
    if !foot.has_numbers {
        top += 16.0;
        let line = foot.numbers_high;
        draw_seed(pen, pos2(page.left() + 4.0, top + line / 2.0), line, form);
        top += line + 12.0;
        draw_energy(pen, pos2(page.left() + 4.0, top + line / 2.0), line, form);
        top += line;
    }
    top - page.top()
}

/// Places of the controls below the seats and the tile sets.
struct NewGameFoot {
    /// The whole dialog.
    sheet: Rect,
    /// Vertical position of the line above them, in points from the top of the window.
    line: f32,
    /// Height of the seed's line, and of the energy's, in points.
    numbers_high: f32,
    /// Whether the seed and the energy are in the foot, and not with the rest.
    has_numbers: bool,
    back: Rect,
    start: Rect,
}

impl NewGameFoot {
    fn back_button() -> Button<'static> {
        Button::new(phrase!("new-game-back"), ButtonKind::Slate, 19.0)
    }

    fn start_button(no: Option<Phrase>) -> Button<'static> {
        let start = Button::new(phrase!("new-game-start"), ButtonKind::Primary, 20.0).with_icon("play");
        if no.is_none() { start.as_default() } else { start.disabled_because(no) }
    }

    fn of(pen: &Pen, rect: Rect, form: &Form) -> Self {
        let back = Self::back_button();
        let start = Self::start_button(form.problem());
        let [back_wide, start_wide] =
            [(&back, 112.0), (&start, 198.0)].map(|(button, drawn)| button.width(pen).max(drawn));
        let high = start.height(pen, start_wide, back.height(pen, back_wide, 62.0));
        let y = rect.bottom() - 19.0 - high;
        let start = rect_at(rect.right() - 32.0 - start_wide, y, start_wide, high);
        let back = rect_at(start.left() - 12.0 - back_wide, y, back_wide, high);
        let numbers_high = 46.0_f32.max(pen.size(19.0) * 1.25 + 12.0);
        let numbers = seed_width(pen) + 22.0 + energy_width(pen);
        let has_numbers = rect.left() + 38.0 + numbers + 8.0 <= back.left();
        Self { sheet: rect, line: y - 9.0, numbers_high, has_numbers, back, start }
    }

    fn draw_foot(&self, pen: &mut Pen, form: &mut Form, pressed: &mut PressedButtons) {
        let left = self.sheet.left() + 30.0;
        let right = self.sheet.right() - 30.0;
        pen.draw_line((left, self.line), (right, self.line), 2.5, INK);
        if self.has_numbers {
            let middle = self.start.center().y + 2.0;
            let x = draw_seed(pen, pos2(left + 8.0, middle), self.numbers_high, form);
            draw_energy(pen, pos2(x + 22.0, middle), self.numbers_high, form);
        }
        pressed.back = Self::back_button().show(pen, self.back);
        pressed.start = Self::start_button(form.problem()).show(pen, self.start);
    }
}

const LABEL: TextStyle = TextStyle::LEAD;
const SEED: TextStyle = TextStyle::NOTE;

/// Width of the field for the seed, in points.
fn field_width(pen: &Pen) -> f32 {
    152.0_f32.max(pen.size(108.0) + 44.0)
}

fn well_width(pen: &Pen) -> f32 {
    56.0_f32.max(pen.wide("99", TextStyle::NAME) + 24.0)
}

fn seed_width(pen: &Pen) -> f32 {
    pen.wide(phrase!("new-game-seed"), SEED) + 12.0 + field_width(pen)
}

fn energy_width(pen: &Pen) -> f32 {
    pen.wide(phrase!("new-game-energy"), LABEL) + 12.0 + well_width(pen) + 96.0
}

/// Draws the seed in a line of a height, from `at`, the middle of its left end. Returns the right
/// end of the line.
fn draw_seed(pen: &mut Pen, at: Pos2, high: f32, form: &mut Form) -> f32 {
    let name = phrase!("new-game-seed");
    let wide = pen.centred_text(at.into(), Anchor::Start, f32::INFINITY, SEED, &name).x;
    let field = rect_at(at.x + 12.0 + wide, at.y - high / 2.0, field_width(pen), high);
    let inner = Rect::from_min_max(field.min, field.max - vec2(44.0, 0.0));
    let seed = TextField { frame: field, inner, id: Id::new("seed"), size: 18.0, most_letters: 24 };
    seed.draw_field(pen, &mut form.seed, &name);
    let other = Rect::from_center_size(pos2(field.right() - 23.0, at.y), vec2(38.0, 38.0));
    if icon_button(pen, other, "rotate", phrase!("new-game-another-seed"), None) {
        form.replace_seed();
    }
    field.right()
}

/// Draws the energy that wins (8.1), 10 by the rulebook, with buttons to change it, from `at`, the
/// middle of the left end.
fn draw_energy(pen: &mut Pen, at: Pos2, high: f32, form: &mut Form) {
    let middle = at.y;
    let wide = pen.centred_text(at.into(), Anchor::Start, f32::INFINITY, LABEL, phrase!("new-game-energy")).x;
    let x = at.x + wide + 12.0;
    let less = (form.energy <= LEAST_ENERGY_TO_WIN)
        .then(|| phrase!("new-game-energy-least", least = LEAST_ENERGY_TO_WIN).into());
    if icon_button(pen, rect_at(x, middle - 21.0, 42.0, 42.0), "minus", phrase!("new-game-less-energy"), less) {
        form.energy -= 1;
    }
    let well = rect_at(x + 48.0, middle - high / 2.0, well_width(pen), high);
    pen.draw_inset(well, 8.0, INSET);
    let letters = TextStyle::NAME;
    pen.centred_text((well.center().x, middle), Anchor::Middle, well.width(), letters, form.energy.to_string());
    let more =
        (form.energy >= MOST_ENERGY_TO_WIN).then(|| phrase!("new-game-energy-most", most = MOST_ENERGY_TO_WIN).into());
    let plus = rect_at(well.right() + 6.0, middle - 21.0, 42.0, 42.0);
    if icon_button(pen, plus, "plus", phrase!("new-game-more-energy"), more) {
        form.energy += 1;
    }
}
