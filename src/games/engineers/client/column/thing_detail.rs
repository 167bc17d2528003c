//! The inspector about a thing, or about an entry of the notebook.

use shell::language::{InWords, Phrase};

use super::detail::{DetailFacts, DetailLine, DetailPicture, DetailSign, picture_of};
use super::inspected::InspectorTable;
use super::known_things::KnownPlace;
use super::value_terms::signed;
use crate::action::{Illegal, ThingId};
use crate::client::art::icons::{DeedIcon, marker_drawing};
use crate::client::art::names::{family_drawing, grade_drawing, kind_drawing};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::yard::lying::shown_grade;
use crate::messages::phrase;
use crate::set::{Effect, Grade, Kind, Stat, WorkPlace};
use crate::table::carry::Weight;
use crate::table::{Entry, Place, ThingView};
use crate::turn::work::zone_work::sorted_whole;
use crate::words::{
    KindFeature, a_whole, class_name, dollars_words, grade_name, kind_lines, kind_name, list_of_parts, machine_name,
    square_name, thing_name, workers_name,
};

impl InspectorTable<'_, '_> {
    /// Contents about a thing, or about the viewer's note of it; `None` if the viewer knows
    /// neither.
    pub(super) fn thing_detail(&self, thing: ThingId) -> Option<DetailFacts> {
        match self.table.find_thing(thing).filter(|found| self.knows(found)) {
            Some(found) => Some(self.known_thing(&found)),
            None => self.noted_thing(thing),
        }
    }

    fn known_thing(&self, thing: &ThingView) -> DetailFacts {
        let kind = thing.kind(self.eyes(thing));
        let mut lines = self.lines_of_place(thing);
        lines.extend(self.lines_of_whole(thing));
        lines.extend(lines_of_grade(thing, kind));
        lines.extend(lines_of_kind(kind));
        lines.extend(self.lines_of_cards(thing.id));
        lines.extend(self.line_of_scrap(thing));
        DetailFacts {
            title: kind_name(kind),
            note: class_name(kind.class),
            picture: Some(DetailPicture::Thing(picture_of(thing, self.eyes(thing)))),
            lines,
        }
    }

    /// Place of a thing, and the worker to whom it is tied (5.9).
    fn lines_of_place(&self, thing: &ThingView) -> Vec<DetailLine> {
        let eyes = self.eyes(thing);
        let Some(place) = KnownPlace::of(self.table, eyes, thing) else { return Vec::new() };
        let sign = match place {
            KnownPlace::Zone | KnownPlace::OtherZone(_) => DeedIcon::Zone,
            KnownPlace::Carried(_) => DeedIcon::Hand,
            KnownPlace::Truck => DeedIcon::Truck,
            KnownPlace::Open(_) | KnownPlace::Noted(..) => DeedIcon::Search,
        };
        let words = match (place, thing.team()) {
            (KnownPlace::Zone, Some(of)) if self.viewer.seat != Some(of) => {
                KnownPlace::OtherZone(of).words(self.seats, eyes)
            }
            _ => place.words(self.seats, eyes),
        };
        let tied = thing.access.tied;
        let note = if tied.is_empty() || !self.sees_all_of(eyes) {
            Phrase::default()
        } else {
            phrase!("engineers-inspector-tied", who = workers_name(self.seats, eyes, tied))
        };
        let mut lines = vec![DetailLine::new(DetailSign::Icon(sign.drawing()), words).with_note(note)];
        if let Place::Packed(container) = thing.place {
            let words = phrase!("engineers-inspector-packed", container = a_whole_name(self, container));
            lines.push(DetailLine::note(DetailSign::Drawing("bundle"), words));
        }
        lines
    }

    /// Assembly that a thing is part of, and its contents.
    fn lines_of_whole(&self, thing: &ThingView) -> Vec<DetailLine> {
        let eyes = self.eyes(thing);
        let mut lines = Vec::new();
        if self.table.state().is_faulty(&sorted_whole(self.table, thing.id)) {
            lines.push(DetailLine::new(DetailSign::Icon(DeedIcon::Debug.drawing()), Illegal::Faulty.phrase()));
        }
        let packed: Vec<ThingId> = self.table.at(Place::Packed(thing.id)).map(|packed| packed.id).collect();
        if !packed.is_empty() {
            let things = list_of_parts(self.table, &packed, eyes);
            lines.push(DetailLine::note(
                DetailSign::Drawing("bundle"),
                phrase!("engineers-inspector-holds", things = things),
            ));
        }
        if thing.assembly().is_some() {
            let whole = a_whole(self.table, thing.id, eyes);
            lines.push(DetailLine::note(
                DetailSign::Icon(DeedIcon::Join.drawing()),
                phrase!("engineers-inspector-part-of", thing = whole),
            ));
        }
        if thing.assembly().is_some() || !packed.is_empty() {
            let weight = weight_words(self.table.weight(thing.id, eyes));
            let words = phrase!("engineers-inspector-together");
            lines.push(DetailLine::new(DetailSign::Icon(DeedIcon::Hand.drawing()), words).with_note(weight));
        }
        lines
    }

    /// Cards of the viewer that need such a thing.
    fn lines_of_cards(&self, thing: ThingId) -> Vec<DetailLine> {
        let data = self.table.data();
        let names = self.cards_that_need(thing).into_iter().filter_map(|machine| data.get_machine(machine));
        let line = |name| {
            let words = phrase!("engineers-inspector-needs-it");
            DetailLine::new(DetailSign::Icon(DeedIcon::Card.drawing()), name).with_note(words)
        };
        names.map(|machine| line(machine_name(machine))).collect()
    }

    /// Price that a shop pays for an object (8.4).
    fn line_of_scrap(&self, thing: &ThingView) -> Option<DetailLine> {
        let price = dollars_words(self.table.data().scrap_price(thing.grade()?));
        let words = phrase!("engineers-inspector-scrap", price = price);
        Some(DetailLine::note(DetailSign::Drawing("dollar"), words))
    }

    /// Contents about an entry of the viewer's notebook, or about one that this turn struck out
    /// (17.2, 17.3).
    fn noted_thing(&self, thing: ThingId) -> Option<DetailFacts> {
        let seat = self.viewer.seat.filter(|&seat| self.table.has_notebook(seat))?;
        let entry: &Entry = self.table.notebook(seat).entry(thing)?;
        let kind = self.table.data().get_kind(entry.kind)?;
        let grade = shown_grade(kind, entry.grade);
        let picture = ThingPicture { drawing: kind_drawing(kind), grade, mark: None };
        let place = KnownPlace::Noted(entry.square, entry.round).words(self.seats, seat);
        let words = phrase!("engineers-inspector-noted", square = square_name(entry.square));
        let noted = DetailLine::new(DetailSign::Icon(DeedIcon::Notebook.drawing()), words).with_note(place);
        let data = self.table.data();
        let cards = self.table.hand(seat).filter_map(|(machine, _)| data.get_machine(machine));
        let needs = cards.filter(|machine| machine.needs.iter().any(|need| need.fits(data, entry.kind)));
        let needs = needs.map(|machine| {
            DetailLine::new(DetailSign::Icon(DeedIcon::Card.drawing()), machine_name(machine))
                .with_note(phrase!("engineers-inspector-needs-it"))
        });
        let lines = std::iter::once(noted).chain(grade.map(line_of_letter)).chain(lines_of_kind(kind)).chain(needs);
        Some(DetailFacts {
            title: kind_name(kind),
            note: class_name(kind.class),
            picture: Some(DetailPicture::Thing(picture)),
            lines: lines.collect(),
        })
    }
}

/// Name of a container, for a thing that is in it.
fn a_whole_name(table: &InspectorTable, container: ThingId) -> Phrase {
    let eyes = table.table.find_thing(container).map(|found| table.eyes(&found));
    eyes.map(|eyes| thing_name(table.table, container, eyes)).unwrap_or_default()
}

/// Weight in words: "Penalty 3, 2 hands."
pub(super) fn weight_words(weight: Weight) -> Phrase {
    phrase!("engineers-line-carry", penalty = weight.penalty, hands = weight.hands)
}

/// Grade of a component or a blank, and the one that it had before (11.8).
fn lines_of_grade(thing: &ThingView, kind: &Kind) -> Vec<DetailLine> {
    let Some(now) = shown_grade(kind, thing.grade()) else { return Vec::new() };
    let tile = thing.condition.quality.map(|tile| if thing.is_blank() { Grade::of_blank(tile) } else { tile });
    let before = tile.filter(|&before| before != now);
    let line = line_of_letter(now);
    vec![match before {
        Some(before) => DetailLine {
            words: phrase!("engineers-inspector-grade-was", before = grade_name(before), now = grade_name(now)),
            ..line
        },
        None => line,
    }]
}

/// A grade with what it counts in a test (11.4).
fn line_of_letter(grade: Grade) -> DetailLine {
    let words = phrase!("engineers-inspector-grade", grade = grade_name(grade));
    let note = match grade {
        Grade::Broken => phrase!("engineers-value-broken"),
        _ => phrase!("engineers-inspector-grade-counts", number = Phrase::words(signed(grade.value().into()))),
    };
    DetailLine::new(DetailSign::Drawing(grade_drawing(grade)), words).with_note(note)
}

/// Sentences about a kind, each with a sign (1.3, 1.9).
fn lines_of_kind(kind: &Kind) -> Vec<DetailLine> {
    let line = |feature, words| DetailLine::note(sign_of_feature(feature, kind), words);
    kind_lines(kind).into_iter().map(|found| line(found.feature, found.words)).collect()
}

/// Sign of a fact about a kind.
pub fn sign_of_feature(feature: KindFeature, kind: &Kind) -> DetailSign {
    let icon = |deed: DeedIcon| DetailSign::Icon(deed.drawing());
    match feature {
        KindFeature::Weight { .. } | KindFeature::WorksIn(WorkPlace::Hand) => icon(DeedIcon::Hand),
        KindFeature::Families => kind
            .families
            .iter()
            .next()
            .map_or(icon(DeedIcon::Card), |family| DetailSign::Drawing(family_drawing(family))),
        KindFeature::Blank => DetailSign::Drawing("thing_odd_lump"),
        KindFeature::WorksIn(WorkPlace::Zone) => icon(DeedIcon::Zone),
        KindFeature::Once => DetailSign::Drawing("spark"),
        KindFeature::Price(_) => DetailSign::Drawing("dollar"),
        KindFeature::Effect(effect) => sign_of_effect(effect),
    }
}

fn sign_of_effect(effect: Effect) -> DetailSign {
    let icon = |deed: DeedIcon| DetailSign::Icon(deed.drawing());
    match effect {
        Effect::Work { job, .. } => icon(DeedIcon::of_job(job)),
        Effect::Scan { .. } => icon(DeedIcon::Search),
        Effect::TakeDownWall { .. } => DetailSign::Drawing("rubble"),
        Effect::Hold { .. } => DetailSign::Drawing("bundle"),
        Effect::Brace(_) => DetailSign::Drawing(marker_drawing(Stat::Strength)),
        Effect::Stride(_) => icon(DeedIcon::Step),
        Effect::Train { stat, .. } => DetailSign::Drawing(marker_drawing(stat)),
        Effect::Mend { .. } => DetailSign::Drawing("damage"),
        Effect::Improve { .. } => DetailSign::Drawing("improvement"),
        Effect::Steady(_) => icon(DeedIcon::Test),
    }
}
