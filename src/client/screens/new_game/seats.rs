//! The seats of a new game, a row for each: its name, its colour and its player. Rows without a
//! seat have buttons to add one.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::fields::{PlayerSigns, colour_choices, level_button, mark_switch, name_field, player_choices};
use super::form::Form;
use super::own_form::{OwnForm, SeatMark};
use super::press::FormPress;
use crate::kit::palette::{CARD, LINE, SECOND, fade_colour, rgb};
use crate::kit::panel::build::{choose, column, layers, painted, row, text, wrapped_row};
use crate::kit::panel::{Node, Surface, WidthRange};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, Seat, SeatKind};

/// Colour of a row without a seat, and opacity of the picture in it.
const EMPTY: Color32 = rgb(0x1b_2a30);
const FAINT: f32 = 0.55;

/// Widths of cells that are the same in all rows: the button of a level, whichever it is, and the
/// game's mark below its heading.
#[derive(Clone, Copy)]
struct CellWidths {
    level: WidthRange,
    mark: WidthRange,
}

impl CellWidths {
    fn of_form<O: OwnForm>(ruler: &Ruler, form: &Form<O>) -> Self {
        let level = layers(O::SEATS.levels.iter().map(|level| level_button::<O>(*level, 0))).widths_in(ruler);
        let mark = O::SEATS.mark.map_or_else(WidthRange::default, |mark| mark_widths(ruler, form, mark));
        Self { level, mark }
    }
}

/// Width of the switch of a mark, no narrower than its heading.
fn mark_widths<O: OwnForm>(ruler: &Ruler, form: &Form<O>, mark: SeatMark) -> WidthRange {
    let heading = heading_text::<FormPress<O>>((mark.name)()).widths_in(ruler).ideal;
    WidthRange::fixed(mark_switch(form, mark, 0).widths_in(ruler).ideal.max(heading))
}

/// Describes the rows of all seats and the headings above them. A seat has a single line if there
/// is room, if need be with players by their names or icons alone, and else a second one for its
/// player.
pub(super) fn seats_panel<'a, O: OwnForm>(ruler: &Ruler, form: &'a Form<O>) -> Node<'a, FormPress<O>> {
    let widths = CellWidths::of_form(ruler, form);
    let with_rows = |headings: Node<'a, FormPress<O>>, describe: &dyn Fn(usize, &Seat) -> Node<'a, FormPress<O>>| {
        let rows = (0..usize::from(O::SEATS.most)).map(|number| match form.seats().get(number) {
            Some(seat) => on_seat(seat.colour, describe(number, seat)),
            None => empty_row(number, number == form.seats().len()),
        });
        column([headings]).and(rows)
    };
    let first = form.seats().first();
    let on_one_line = |signs: PlayerSigns| {
        let cells_of = move |number: usize, seat: &Seat| cells(form, number, seat, widths, signs);
        let first_cells = first.map(|seat| cells_of(0, seat)).unwrap_or_default();
        let describe = move |number: usize, seat: &Seat| row(cells_of(number, seat)).gap(signs.gap());
        with_rows(headings(ruler, first_cells, headings_of_cells(form)).gap(signs.gap()), &describe)
    };
    let on_two_lines = |number: usize, seat: &Seat| two_lines(form, number, seat);
    let first_line = first.map(|seat| heading_cells(form, seat)).unwrap_or_default();
    choose([
        on_one_line(PlayerSigns::NamesWithIcons),
        on_one_line(PlayerSigns::Names),
        on_one_line(PlayerSigns::Icons),
        with_rows(headings(ruler, first_line, headings_of_first_line()), &on_two_lines),
    ])
}

/// Describes a row of headings, which are as wide as the cells below them.
fn headings<'a, M: 'a>(ruler: &Ruler, cells: Vec<Node<'a, M>>, names: Vec<Option<Phrase>>) -> Node<'a, M> {
    let headings = cells.into_iter().zip(names).enumerate().map(|(number, (mut cell, name))| {
        let WidthRange { least, ideal } = cell.widths_in(ruler);
        let heading = name.map_or_else(no_cell, heading_text).with_widths(least, ideal);
        if number == NAME { heading.grow() } else { heading }
    });
    row(headings).gap(Space::M).inside_by(Space::L, Space::None)
}

fn heading_text<'a, M: 'a>(name: Phrase) -> Node<'a, M> {
    text(TextStyle::NOTE, name)
}

/// Describes nothing, for which a row leaves its gaps.
fn no_cell<'a, M: 'a>() -> Node<'a, M> {
    painted(0.0, 0.0, |_, _| ())
}

/// Index of the name among the cells of a row; it takes what is left over.
const NAME: usize = 1;

fn headings_of_cells<O: OwnForm>(form: &Form<O>) -> Vec<Option<Phrase>> {
    let has_level = form.seats().iter().any(|seat| seat.kind != SeatKind::Human);
    let level = has_level.then(|| phrase!("new-game-level"));
    let mut names = headings_of_first_line();
    names.extend([Some(phrase!("new-game-played-by")), level]);
    names.extend(O::SEATS.mark.map(|mark| Some((mark.name)())));
    names.push(None);
    names
}

fn headings_of_first_line() -> Vec<Option<Phrase>> {
    vec![None, Some(phrase!("new-game-name")), Some(phrase!("new-game-colour"))]
}

/// Cells of the first of two lines. The heading of the colours may be wider than they are.
fn heading_cells<'a, O: OwnForm>(form: &'a Form<O>, seat: &Seat) -> Vec<Node<'a, FormPress<O>>> {
    let [picture, name, colours, remove] = first_line(form, 0, seat);
    vec![picture, name, row([colours, remove]).gap(Space::M)]
}

/// Cells of a seat on one line.
fn cells<'a, O: OwnForm>(
    form: &'a Form<O>,
    number: usize,
    seat: &Seat,
    widths: CellWidths,
    signs: PlayerSigns,
) -> Vec<Node<'a, FormPress<O>>> {
    let [picture, name, colours, remove] = first_line(form, number, seat);
    let own_level = match seat.kind {
        SeatKind::Human => no_cell(),
        SeatKind::Computer(level) => level_button(level, number),
    };
    let players = row(player_choices(form.player_of(number), number, signs)).gap(Space::Xs);
    let with_widths = |cell: Node<'a, FormPress<O>>, range: WidthRange| cell.with_widths(range.least, range.ideal);
    let mark = O::SEATS.mark.map(|mark| with_widths(mark_switch(form, mark, number), widths.mark));
    let mut cells = vec![picture, name, colours, players, with_widths(own_level, widths.level)];
    cells.extend(mark);
    cells.push(remove);
    cells
}

/// Cells of a seat without those of its player.
fn first_line<'a, O: OwnForm>(form: &'a Form<O>, number: usize, seat: &Seat) -> [Node<'a, FormPress<O>>; 4] {
    let is_least = form.seats().len() <= usize::from(O::SEATS.fewest);
    let why_stays = is_least.then(|| phrase!("new-game-two-players"));
    let remove = FormPress::change(move |form: &mut Form<O>| form.remove_seat(number));
    [
        picture_well((O::SEATS.picture)(seat.colour), Color32::WHITE),
        name_field(form, number).grow(),
        colour_choices(form, number),
        small_button("cross", phrase!("new-game-remove", seat = number + 1), why_stays, remove).key(("remove", number)),
    ]
}

/// Describes a seat on two lines: the second one has its player.
fn two_lines<'a, O: OwnForm>(form: &'a Form<O>, number: usize, seat: &Seat) -> Node<'a, FormPress<O>> {
    let players = player_choices(form.player_of(number), number, PlayerSigns::NamesWithIcons);
    // A heading stays on the line of what it names.
    let level = match seat.kind {
        SeatKind::Human => Node::empty(),
        SeatKind::Computer(level) => row([heading_text(phrase!("new-game-level")), level_button(level, number)]),
    };
    let mark = O::SEATS.mark.map(|mark| row([heading_text((mark.name)()), mark_switch(form, mark, number)]));
    column([
        row(first_line(form, number, seat)).gap(Space::M),
        wrapped_row([heading_text(phrase!("new-game-played-by"))]).and(players).and([level]).and(mark),
    ])
}

/// Puts the contents of a row on a card with the colour of the seat.
fn on_seat<'a, M: 'a>(colour: Colour, contents: Node<'a, M>) -> Node<'a, M> {
    contents.inside_by(Space::L, Space::S).on(Surface::Painted(Box::new(move |pen, rect, _| {
        pen.draw_panel(rect, Radius::Panel.points(), CARD);
        pen.draw_left_edge(rect, Radius::Row.points(), Space::S.points(), pen.seat_colour(colour));
    })))
}

/// Describes a picture in a well.
fn picture_well<'a, M: 'a>(drawing: &'static str, tint: Color32) -> Node<'a, M> {
    let side = IconSize::Large.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        pen.draw_svg(drawing, rect.shrink(Space::Xs.points()), tint);
    };
    painted(side, side, draw).on(Surface::Well)
}

/// Describes a row without a seat. The first of them has buttons to add one.
fn empty_row<'a, O: OwnForm>(number: usize, can_add: bool) -> Node<'a, FormPress<O>> {
    let words = || {
        let name = phrase!("new-game-empty", seat = number + 1);
        let picture = picture_well(O::SEATS.empty_picture, fade_colour(Color32::WHITE, FAINT));
        row([picture, text(TextStyle::PROMPT.in_colour(SECOND), name).grow()]).gap(Space::M)
    };
    let button = |label: Phrase, icon: &'static str, kind: SeatKind| {
        Button::usual(label, ButtonKind::Slate)
            .with_icon(icon)
            .sends(FormPress::change(move |form: &mut Form<O>| form.add_seat(kind)))
            .target(TargetHeight::Action)
            .key(("add", icon, number))
    };
    let buttons = || {
        [
            button(phrase!("new-game-add-person"), "human", SeatKind::Human),
            button(phrase!("new-game-add-computer"), "bot", SeatKind::Computer(O::SEATS.usual_level())),
        ]
    };
    let contents = if can_add {
        choose([row([words().grow()]).and(buttons()), column([words(), wrapped_row(buttons())])])
    } else {
        words()
    };
    contents.inside_by(Space::L, Space::S).on(Surface::Painted(Box::new(|pen, rect, _| {
        pen.fill_rect(rect, Radius::Panel.points(), EMPTY);
        let dash = Space::S.points();
        pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Row.points(), LINE), dash, dash);
    })))
}
