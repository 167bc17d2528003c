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
        parts.without(self).is_empty()
    }

    /// These parts and others together.
    #[must_use]
    pub fn plus(&self, parts: &Self) -> Self {
        self.zip_with(parts, u8::saturating_add)
    }

    /// These parts without others; what is not there is ignored.
    #[must_use]
    pub fn without(&self, parts: &Self) -> Self {
        self.zip_with(parts, u8::saturating_sub)
    }

    /// The parts that are among these and among others, each as often as it is in both.
    #[must_use]
    pub fn shared_with(&self, parts: &Self) -> Self {
        self.zip_with(parts, u8::min)
    }

    /// The different parts with their numbers, by kind, those without nuts first.
    pub fn iter(&self) -> impl Iterator<Item = (Part, u8)> + '_ {
        // Most are none, and legal actions are listed from these all the time: the different parts
        // are the bits of a number, of which only those that are set are visited.
        let mut left = self.different();
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            let kind = *Kind::ALL.get(lowest as usize / 2)?;
            left &= left - 1;
            let part = Part { kind, nut: lowest % 2 == 1 };
            Some((part, self.count(part)))
        })
    }

    /// The different parts as the bits of a number: two for each kind, without and with a nut.
    #[inline]
    fn different(&self) -> u32 {
        Kind::ALL.into_iter().fold(0, |parts, kind| {
            let bits = u32::from(self.plain[kind] > 0) | u32::from(self.with_nut[kind] > 0) << 1;
            parts | bits << (2 * kind.index())
        })
    }

    /// Part `number`, from 0, of all parts one by one; `None` if there are not so many.
    pub fn nth(&self, number: u32) -> Option<Part> {
        let mut before = 0;
        self.iter().find_map(|(part, count)| {
            before += u32::from(count);
            (number < before).then_some(part)
        })
    }

    /// All parts one by one, in the same order.
    pub fn each(&self) -> impl Iterator<Item = Part> + '_ {
        self.iter().flat_map(|(part, count)| std::iter::repeat_n(part, count.into()))
    }

    /// Numbers by kind, with and without nuts.
    pub fn by_kind(&self) -> KindCounts {
        self.plain.zip_with(&self.with_nut, u8::saturating_add)
    }

    #[inline]
    fn zip_with(&self, other: &Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Self {
            plain: self.plain.zip_with(&other.plain, &join),
            with_nut: self.with_nut.zip_with(&other.with_nut, &join),
        }
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

    #[test]
    fn parts_are_listed_by_kind_and_those_without_nuts_first() {
        let last = *Kind::ALL.last().unwrap();
        let listed = [Part::plain(Kind::Head), Part::with_nut(Kind::Head), Part::plain(last), Part::with_nut(last)];
        let mut parts: PartCounts = listed.into_iter().rev().collect();
        parts.add(listed[1]);
        assert!(parts.iter().eq(listed.into_iter().zip([1, 2, 1, 1])));
        assert!(parts.each().map(Some).eq((0..5).map(|number| parts.nth(number))) && parts.nth(5).is_none());
        assert_eq!(PartCounts::NONE.iter().count(), 0);
    }
}
