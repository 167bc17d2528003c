//! Things of a table in sentences, as a team sees them: a blank is what that team has defined it as
//! (14.4, 14.5).

use super::counts::dollars_words;
use super::names::{a_kind, grade_name, kind_name};
use crate::action::{Goods, ThingId};
use crate::messages::phrase;
use crate::set::{Class, DataSet, Grade, Kind, KindId};
use crate::table::{Place, Table, ThingView};
use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

/// Name of a thing by itself: "oil drum". Empty if no such thing has appeared.
pub fn thing_name(table: &Table, thing: ThingId, viewer: SeatId) -> Phrase {
    table.find_thing(thing).map(|thing| kind_name(thing.kind(viewer))).unwrap_or_default()
}

/// A single thing as a grammatical object: "an oil drum (B)", "a tool kit". Components and blanks
/// are named with their current grade, on which machines depend.
pub fn a_thing(table: &Table, thing: ThingId, viewer: SeatId) -> Phrase {
    let Some(thing) = table.find_thing(thing) else { return Phrase::default() };
    a_graded_kind(thing.kind(viewer), grade_of_part(&thing, viewer))
}

/// Current grade of a component or a blank; `None` for tools and powerups, for which it does not
/// matter (1.4, 1.5).
fn grade_of_part(thing: &ThingView, viewer: SeatId) -> Option<Grade> {
    let is_part = matches!(thing.kind(viewer).class, Class::Junk | Class::Blank);
    thing.grade().filter(|_| is_part)
}

/// One thing of a kind and a grade, as a grammatical object.
pub fn a_graded_kind(kind: &Kind, grade: Option<Grade>) -> Phrase {
    match grade {
        Some(grade) => phrase!("engineers-thing-graded", thing = a_kind(kind), grade = grade_name(grade)),
        None => a_kind(kind),
    }
}

/// A thing, a whole assembly, or a container with its contents, as a grammatical object: "an
/// assembly (ladder C and rope D)".
pub fn a_whole(table: &Table, thing: ThingId, viewer: SeatId) -> Phrase {
    let components = table.whole(thing);
    if components.len() > 1 {
        return assembly_words(table, &components, viewer);
    }
    let packed: Vec<ThingId> = table.at(Place::Packed(thing)).map(|packed| packed.id).collect();
    let alone = a_thing(table, thing, viewer);
    if packed.is_empty() {
        return alone;
    }
    phrase!("engineers-thing-holding", thing = alone, things = list_of_parts(table, &packed, viewer))
}

/// Assembly of some components, as a grammatical object; a single component is named as a single
/// thing.
pub fn assembly_words(table: &Table, components: &[ThingId], viewer: SeatId) -> Phrase {
    match components {
        [thing] => a_thing(table, *thing, viewer),
        _ => phrase!("engineers-assembly", things = list_of_parts(table, components, viewer)),
    }
}

/// Thing or assembly that has left the game, as a grammatical object, by the kinds and grades that
/// its components had.
pub fn former_words(data: &DataSet, components: &[(ThingId, KindId, Option<Grade>)]) -> Phrase {
    let found = components.iter().filter_map(|&(_, kind, grade)| Some((data.get_kind(kind)?, grade)));
    let kinds: Vec<(&Kind, Option<Grade>)> = found.collect();
    match kinds[..] {
        [(kind, grade)] => a_graded_kind(kind, grade),
        _ => {
            let parts = kinds.iter().map(|&(kind, grade)| part_words(kind, grade));
            phrase!("engineers-assembly", things = join_words(parts))
        }
    }
}

/// Things by their names and grades, without articles: "ladder C and rope D".
pub fn list_of_parts(table: &Table, things: &[ThingId], viewer: SeatId) -> Phrase {
    let found = things.iter().filter_map(|&thing| table.find_thing(thing));
    join_words(found.map(|thing| part_words(thing.kind(viewer), grade_of_part(&thing, viewer))))
}

/// One of the things of a list, without an article: "ladder C".
pub fn part_words(kind: &Kind, grade: Option<Grade>) -> Phrase {
    match grade {
        Some(grade) => phrase!("engineers-part-graded", name = kind_name(kind), grade = grade_name(grade)),
        None => kind_name(kind),
    }
}

/// Things as grammatical objects, each assembly as a whole and only once: "a rope (C) and a tool
/// kit"; "nothing" for an empty list.
pub fn list_of_wholes(table: &Table, things: &[ThingId], viewer: SeatId) -> Phrase {
    let is_named = |index: usize| {
        let first = table.first_of(things[index]);
        things[..index].iter().all(|&before| table.first_of(before) != first)
    };
    join_words((0..things.len()).filter(|&index| is_named(index)).map(|index| a_whole(table, things[index], viewer)))
}

/// Goods of a deal: "a rope (C) and $50"; "nothing" if there are none (16.2).
pub fn goods_words(table: &Table, goods: &Goods, viewer: SeatId) -> Phrase {
    let things = goods.things.iter().map(|&thing| a_whole(table, thing, viewer));
    let money = (goods.money > 0).then(|| dollars_words(goods.money));
    join_words(things.chain(money))
}

/// Phrases as a list: "a rope and a bucket"; "nothing" if there are none.
pub fn join_words(items: impl IntoIterator<Item = Phrase>) -> Phrase {
    let items: Vec<Phrase> = items.into_iter().collect();
    if items.is_empty() { phrase!("engineers-nothing") } else { phrase!("words", words = Argument::list(items)) }
}
