//! Several forms of the same thing, of which the first that fits is shown.

use bevy_egui::egui::Rect;

use super::measure::Measure;
use super::share::{HeightRange, WidthRange};
use crate::kit::text::Ruler;

/// Forms of a thing, the best one first. The first whose ideal width fits is shown, else the last.
pub(super) struct Forms<N> {
    forms: Vec<N>,
    /// Form from which on one is chosen: earlier ones have given way.
    first: usize,
    chosen: usize,
}

impl<N: Measure> Forms<N> {
    pub(super) fn new(forms: impl IntoIterator<Item = N>) -> Self {
        Self { forms: forms.into_iter().collect(), first: 0, chosen: 0 }
    }

    /// Lets the first form that is left give way. Returns whether there was another one.
    pub(super) const fn take_next(&mut self) -> bool {
        let has_next = self.first + 1 < self.forms.len();
        if has_next {
            self.first += 1;
            self.chosen = self.first;
        }
        has_next
    }

    /// The chosen form; none if there is no form at all.
    pub(super) fn chosen(&mut self) -> &mut [N] {
        self.forms.get_mut(self.chosen..=self.chosen).unwrap_or_default()
    }

    /// The chosen form, by value.
    pub(super) fn into_chosen(self) -> Vec<N> {
        self.forms.into_iter().skip(self.chosen).take(1).collect()
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        let forms = self.forms.iter_mut().skip(self.first).map(|form| form.widths(ruler));
        let add = |known: Option<WidthRange>, form: WidthRange| {
            Some(known.map_or(form, |known| WidthRange { least: known.least.min(form.least), ..known }))
        };
        forms.fold(None, add).unwrap_or_default()
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        let forms = self.forms.iter_mut().enumerate().skip(self.first);
        let mut fitting = forms.filter_map(|(number, form)| (form.widths(ruler).ideal <= width).then_some(number));
        self.chosen = fitting.next().unwrap_or(self.forms.len().saturating_sub(1));
        self.chosen().iter_mut().map(|form| form.heights(ruler, width)).fold(HeightRange::default(), HeightRange::max)
    }

    pub(super) fn take_room(&mut self, ruler: &Ruler, room: Rect) {
        self.heights(ruler, room.width());
        self.chosen().iter_mut().for_each(|form| form.take_room(ruler, room));
    }
}
