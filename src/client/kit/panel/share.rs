//! Division of a width or a height among things side by side or one below the other.

/// Difference of lengths that is taken for none after rounding, in points.
pub(super) const ROUNDING: f32 = 0.5;

/// Width that a thing needs and the one that it would have, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WidthRange {
    /// Least width, in which no word is broken.
    pub least: f32,
    /// Width in which each text has one line.
    pub ideal: f32,
}

impl WidthRange {
    /// The same width in any case.
    pub const fn fixed(width: f32) -> Self {
        Self { least: width, ideal: width }
    }

    /// The widths with so much more, such as that of margins.
    pub(super) fn plus(self, more: f32) -> Self {
        Self { least: self.least + more, ideal: self.ideal + more }
    }

    /// The larger of both widths of two things.
    pub(super) fn max(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), ideal: self.ideal.max(other.ideal) }
    }
}

/// Height that a thing needs in a width, and the one that it would have, in points. They differ for
/// what scrolls, and for pictures that may be smaller.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HeightRange {
    /// Least height.
    pub least: f32,
    /// Height in which nothing scrolls and pictures have their full size.
    pub ideal: f32,
}

impl HeightRange {
    /// The same height in any case.
    pub const fn fixed(height: f32) -> Self {
        Self { least: height, ideal: height }
    }

    /// The heights with so much more, such as that of margins.
    pub(super) fn plus(self, more: f32) -> Self {
        Self { least: self.least + more, ideal: self.ideal + more }
    }

    /// The larger of both heights of two things.
    pub(super) fn max(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), ideal: self.ideal.max(other.ideal) }
    }
}

/// Claim of a thing on a length that is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Claim {
    /// Least length.
    pub least: f32,
    /// Length that it would have.
    pub ideal: f32,
    /// Whether it takes a part of what is left over, and gives first where there is too little.
    pub grows: bool,
}

/// Sum of the gaps between so many things.
pub(super) fn gaps(count: usize, gap: f32) -> f32 {
    count.saturating_sub(1) as f32 * gap
}

/// Divides a length among claims, in their order. The lengths are together as long as `length`
/// where a thing grows; otherwise they may be less, and more only if even the least lengths are.
pub(super) fn divide(length: f32, claims: &[Claim]) -> Vec<f32> {
    let mut parts: Vec<f32> = claims.iter().map(|claim| claim.ideal).collect();
    let left = length - parts.iter().sum::<f32>();
    if left >= 0.0 {
        let growing = claims.iter().filter(|claim| claim.grows).count().max(1) as f32;
        for (part, claim) in parts.iter_mut().zip(claims) {
            *part += if claim.grows { left / growing } else { 0.0 };
        }
        return parts;
    }
    let missing = take(&mut parts, claims, -left, |claim| claim.grows);
    take(&mut parts, claims, missing, |claim| !claim.grows);
    parts
}

/// Takes a length from the parts that give, each by the same share of what it can give. Returns
/// what is still missing.
fn take(parts: &mut [f32], claims: &[Claim], missing: f32, gives: impl Fn(&Claim) -> bool) -> f32 {
    let can_give = |claim: &Claim| if gives(claim) { (claim.ideal - claim.least).max(0.0) } else { 0.0 };
    let most: f32 = claims.iter().map(can_give).sum();
    if most <= 0.0 {
        return missing;
    }
    let share = (missing / most).min(1.0);
    for (part, claim) in parts.iter_mut().zip(claims) {
        *part -= share * can_give(claim);
    }
    (missing - most).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn claim(least: f32, ideal: f32, grows: bool) -> Claim {
        Claim { least, ideal, grows }
    }

    #[test]
    fn what_grows_takes_what_is_left_and_gives_first() {
        let table: [(f32, &[Claim], &[f32]); 7] = [
            (100.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, false)], &[20.0, 30.0]),
            (100.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, true)], &[20.0, 80.0]),
            (100.0, &[claim(10.0, 20.0, true), claim(10.0, 30.0, true)], &[45.0, 55.0]),
            (40.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, true)], &[20.0, 20.0]),
            (25.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, true)], &[15.0, 10.0]),
            (35.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, false)], &[15.0, 20.0]),
            (10.0, &[claim(10.0, 20.0, false), claim(10.0, 30.0, false)], &[10.0, 10.0]),
        ];
        for (length, claims, wanted) in table {
            assert_eq!(divide(length, claims), wanted, "{length} among {claims:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_part_is_less_than_the_least_nor_are_all_longer_than_the_length(
            length in 0.0_f32..500.0,
            claims in proptest::collection::vec((0.0_f32..80.0, 0.0_f32..80.0, proptest::bool::ANY), 0..6),
        ) {
            let claims: Vec<Claim> =
                claims.into_iter().map(|(least, more, grows)| claim(least, least + more, grows)).collect();
            let parts = divide(length, &claims);
            let least: f32 = claims.iter().map(|claim| claim.least).sum();
            proptest::prop_assert!(parts.iter().zip(&claims).all(|(part, claim)| *part >= claim.least - 0.01));
            proptest::prop_assert!(parts.iter().sum::<f32>() <= length.max(least) + 0.1);
        }
    }
}
