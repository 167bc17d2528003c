//! Name of a card on its pile: on up to three lines, broken where its language breaks it.

use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::text::Ruler;
use client::kit::text::name_breaks::{LinesOfName, NameBreak, breaks_of_name, ways_to_break};
use client::kit::{Block, TextStyle};

/// Room for the name of a card, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TitleRoom {
    /// Width of the first of several lines, which has the number of cards beside it.
    pub first: f32,
    /// Width of a single line, and of those after the first.
    pub other: f32,
}

/// Name of a card, laid out.
#[derive(Clone, Debug)]
pub struct Title {
    /// Lines; none where the name has no room.
    pub lines: Vec<Block>,
    /// Number of the room in which it has place.
    pub room: usize,
    /// Whether its first line stands below the number of cards.
    pub is_low: bool,
}

/// Way of laying out a name, as long as there is room for it.
#[derive(Clone, Copy, Debug)]
struct TitleForm {
    /// Numbers of breaks, and the greatest sum of their costs.
    breaks: (usize, usize),
    most_cost: u8,
    face: Face,
    /// Least size of letters, in parts of the usual one.
    least: f32,
    is_low: bool,
}

/// Lays out a name in the first of some rooms where it can be read best: whole words on one line or
/// two, in bold letters or in those of running text; then with words broken, and with its lines
/// below the number of cards; then in smaller letters, where the window is so small that they may
/// be; then on three lines. Where nothing of this has room, the name is left out.
pub fn lay_out_title(ruler: &Ruler, name: &str, style: TextStyle, rooms: &[TitleRoom]) -> Title {
    let breaks = breaks_of_name(name, &ruler.look.tell(&phrase!("scrapyard-pile-word-breaks")));
    for forms in forms_of_title(style, ruler.least_letters(style)) {
        for (number, room) in rooms.iter().enumerate() {
            for form in &forms {
                if let Some(lines) = lines_in(ruler, name, &breaks, style, *form, *room) {
                    return Title { lines, room: number, is_low: form.is_low };
                }
            }
        }
    }
    Title { lines: Vec::new(), room: 0, is_low: false }
}

/// Ways of laying out a name, those that are equally good beside each other.
fn forms_of_title(style: TextStyle, least: f32) -> [Vec<TitleForm>; 6] {
    let bold = TitleForm { breaks: (0, 1), most_cost: 0, face: style.face, least: 1.0, is_low: false };
    let broken = TitleForm { most_cost: NameBreak::IN_WORD, ..bold };
    let low = TitleForm { breaks: (1, 1), is_low: true, ..bold };
    let low_broken = TitleForm { breaks: (1, 1), is_low: true, ..broken };
    let many = TitleForm { breaks: (1, 2), most_cost: u8::MAX, ..bold };
    let plain = |form: TitleForm| TitleForm { face: Face::Text, ..form };
    let small = |form: TitleForm| TitleForm { least, ..plain(form) };
    [
        vec![bold, plain(bold)],
        vec![low, plain(low)],
        vec![broken, plain(broken)],
        vec![low_broken, plain(low_broken)],
        vec![small(bold), small(low), small(broken), small(low_broken)],
        vec![many, plain(many), small(many)],
    ]
}

/// Lays out a name in a form; `None` if it has no room. Of several ways to break it, that with the
/// fewest broken words is taken, and of these the one whose letters could be largest; a single line
/// comes before all.
fn lines_in(
    ruler: &Ruler,
    name: &str,
    breaks: &[NameBreak],
    style: TextStyle,
    form: TitleForm,
    room: TitleRoom,
) -> Option<Vec<Block>> {
    let style = TextStyle { face: form.face, ..style };
    let room = if form.is_low { TitleRoom { first: room.other, ..room } } else { room };
    let (fewest, most) = form.breaks;
    let ways = (fewest..=most).flat_map(|count| ways_to_break(name, breaks, count));
    let fitting = ways.filter(|way| way.cost <= form.most_cost).filter_map(|way| {
        let factor = room_for_letters(ruler, &way, style, room);
        (factor >= form.least).then_some((way, factor))
    });
    let is_better = |one: &(LinesOfName, f32), other: &(LinesOfName, f32)| {
        let rank = |way: &LinesOfName| (way.lines.len() > 1, way.cost);
        rank(&one.0).cmp(&rank(&other.0)).then(other.1.total_cmp(&one.1))
    };
    let (best, factor) = fitting.min_by(is_better)?;
    let style = style.scaled(factor.min(1.0));
    Some(best.lines.iter().map(|line| ruler.layout(style, f32::INFINITY, line.as_str())).collect())
}

/// Size that the letters of a name could have in a room, in parts of the usual one.
fn room_for_letters(ruler: &Ruler, way: &LinesOfName, style: TextStyle, room: TitleRoom) -> f32 {
    let factor = |(number, line): (usize, &String)| {
        let width = if number == 0 && way.lines.len() > 1 { room.first } else { room.other };
        width / ruler.layout(style, f32::INFINITY, line.as_str()).size().x.max(1.0)
    };
    way.lines.iter().enumerate().map(factor).fold(f32::INFINITY, f32::min)
}
