//! Components by kind and nut, and numbers of them (rules 1.2, 9.4). Components of one kind and nut
//! are interchangeable, so nothing names them by number.

use serde::{Deserialize, Serialize};

use super::kind::{Kind, KindCounts};

/// A component, or a saboteur that is kept like one (16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Kind of the counter.
    pub kind: Kind,
    /// Whether it was bought on the black market and carries a nut (9.2, 9.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nut: bool,
}

impl Part {
    /// A part without a nut.
    #[inline]
    pub const fn plain(kind: Kind) -> Self {
        Self { kind, nut: false }
    }

    /// A part with a nut.
    #[inline]
    pub const fn with_nut(kind: Kind) -> Self {
        Self { kind, nut: true }
    }
}

/// Numbers of parts by kind and nut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartCounts {
    plain: KindCounts,
    with_nut: KindCounts,
}

impl PartCounts {
    /// No parts.
    pub const NONE: Self =
        Self { plain: KindCounts::from_array([0; Kind::COUNT]), with_nut: KindCounts::from_array([0; Kind::COUNT]) };

    /// Number of a part.
    #[inline]
    pub fn count(&self, part: Part) -> u8 {
        if part.nut { self.with_nut[part.kind] } else { self.plain[part.kind] }
    }

    /// Number of parts of a kind, with and without nuts.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> u8 {
        self.plain[kind].saturating_add(self.with_nut[kind])
    }

    /// Number of all parts.
    #[inline]
    pub fn total(&self) -> u32 {
        self.plain.total() + self.with_nut.total()
    }

    /// Number of nuts on them.
    #[inline]
    pub fn nuts(&self) -> u32 {
        self.with_nut.total()
    }

    /// Whether there are no parts.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// Adds a part.
    #[inline]
    pub fn add(&mut self, part: Part) {
        let count = self.count_mut(part);
        *count = count.saturating_add(1);
    }

    /// Removes a part; returns whether it was there.
    #[inline]
    #[must_use]
    pub fn remove(&mut self, part: Part) -> bool {
        let count = self.count_mut(part);
        let is_there = *count > 0;
        *count = count.saturating_sub(1);
        is_there
    }

    /// Whether all of some parts are among these.
    pub fn contains_all(&self, parts: &Self) -> bool {
        parts.iter().all(|(part, count)| self.count(part) >= count)
    }

    /// These parts and others together.
    #[must_use]
    pub fn plus(&self, parts: &Self) -> Self {
        let mut all = *self;
        for (part, count) in parts.iter() {
            let sum = all.count_mut(part);
            *sum = sum.saturating_add(count);
        }
        all
    }

    /// These parts without others; what is not there is ignored.
    #[must_use]
    pub fn without(&self, parts: &Self) -> Self {
        let mut rest = *self;
        for (part, count) in parts.iter() {
            let left = rest.count_mut(part);
            *left = left.saturating_sub(count);
        }
        rest
    }

    /// The parts that are among these and among others, each as often as it is in both.
    #[must_use]
    pub fn shared_with(&self, parts: &Self) -> Self {
        self.without(&self.without(parts))
    }

    /// The different parts with their numbers, by kind, those without nuts first.
    pub fn iter(&self) -> impl Iterator<Item = (Part, u8)> + '_ {
        let parts = Kind::ALL.into_iter().flat_map(|kind| [Part::plain(kind), Part::with_nut(kind)]);
        parts.map(|part| (part, self.count(part))).filter(|(_, count)| *count > 0)
    }

    /// All parts one by one, in the same order.
    pub fn each(&self) -> impl Iterator<Item = Part> + '_ {
        self.iter().flat_map(|(part, count)| std::iter::repeat_n(part, count.into()))
    }

    /// Numbers by kind, with and without nuts.
    pub fn by_kind(&self) -> KindCounts {
        Kind::ALL.into_iter().map(|kind| (kind, self.of_kind(kind))).collect()
    }

    #[inline]
    fn count_mut(&mut self, part: Part) -> &mut u8 {
        if part.nut { &mut self.with_nut[part.kind] } else { &mut self.plain[part.kind] }
    }
}

impl FromIterator<Part> for PartCounts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Self {
        let mut counts = Self::NONE;
        parts.into_iter().for_each(|part| counts.add(part));
        counts
    }
}

/// Writes a list that repeats each part as often as it occurs.
impl Serialize for PartCounts {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for PartCounts {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Part>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_counted_by_kind_and_nut() {
        let mut parts: PartCounts =
            [Part::plain(Kind::Head), Part::with_nut(Kind::Head), Part::with_nut(Kind::Torso)].into_iter().collect();
        assert_eq!((parts.total(), parts.nuts(), parts.of_kind(Kind::Head)), (3, 2, 2));
        assert!(parts.remove(Part::plain(Kind::Head)) && !parts.remove(Part::plain(Kind::Head)));
        let head = PartCounts::from_iter([Part::with_nut(Kind::Head)]);
        assert!(parts.contains_all(&head) && !head.contains_all(&parts));
        assert_eq!(parts.without(&head).plus(&head), parts);
        assert_eq!(parts.shared_with(&head), head);
    }
}
