//! Chances as they come true: a curve from what the sampled worlds say to how often seats have won of which that was said.
//!
//! Curves are in `assets/analysis`, one for each number of seats; these commands make them anew. In their games the worlds were right within 2
//! points at two seats, 5 at three and 9 at four, tenth by tenth, and the curves within 1, 4 and 3.
//!
//! ```text
//! junkyard-bots train calibration --seats 2 --games 6000 --seed 8200000 --out curve_2.ron
//! junkyard-bots train calibration --seats 3 --games 1500 --seed 8300000 --out curve_3.ron
//! junkyard-bots train calibration --seats 4 --games 1500 --seed 8400000 --out curve_4.ron
//! ```

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::opponents::worlds::Chances;

/// Points of a curve: at 0, 0.1 and so on to 1.
pub const POINTS: usize = 11;

/// How often seats win of which the sampled worlds say 0, 0.1, and so on to 1; straight between these points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Curve(pub(super) [f32; POINTS]);

impl Curve {
    /// What is said is what comes true.
    pub fn straight() -> Self {
        Self(std::array::from_fn(|point| point as f32 / (POINTS - 1) as f32))
    }

    /// The curve for games of so many seats.
    pub fn for_seats(seats: u8) -> &'static Self {
        static CURVES: LazyLock<[Curve; 3]> = LazyLock::new(|| {
            [
                built_in(include_str!("../../assets/analysis/curve_2.ron")),
                built_in(include_str!("../../assets/analysis/curve_3.ron")),
                built_in(include_str!("../../assets/analysis/curve_4.ron")),
            ]
        });
        &CURVES[usize::from(seats.clamp(2, 4) - 2)]
    }

    /// Reads the text of a file of a curve.
    ///
    /// # Errors
    /// What the parser says, and points that don't rise from 0 to 1.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        let curve: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let rises = curve.0.windows(2).all(|pair| pair[0] <= pair[1]);
        if rises && curve.0[0] == 0.0 && curve.0[POINTS - 1] == 1.0 {
            Ok(curve)
        } else {
            Err("a curve rises from 0 to 1".to_owned())
        }
    }

    /// The text of such a file.
    pub fn to_ron(&self) -> String {
        let points: Vec<String> = self.0.iter().map(|point| format!("{point:.3}")).collect();
        format!("({})\n", points.join(", "))
    }

    /// The curve with a point moved, and others as far as it has to rise. Where `mirrors`, its halves mirror each other, and the middle stays.
    pub(super) fn moved(&self, point: usize, by: f32, mirrors: bool) -> Option<Self> {
        const LAST: usize = POINTS - 1;
        if mirrors && 2 * point == LAST {
            return None;
        }
        let mut points = self.0;
        points[point] = (points[point] + by).clamp(0.0, 1.0);
        let moved = points[point];
        points[..point].iter_mut().for_each(|before| *before = before.min(moved));
        points[point + 1..].iter_mut().for_each(|after| *after = after.max(moved));
        if mirrors {
            let half = if 2 * point > LAST { LAST / 2 + 1..POINTS } else { 0..LAST / 2 };
            half.for_each(|at| points[LAST - at] = 1.0 - points[at]);
            points[LAST / 2] = 0.5;
        }
        let rises = points.windows(2).all(|pair| pair[0] <= pair[1]);
        (rises && points[0] == 0.0 && points[LAST] == 1.0).then_some(Self(points))
    }

    /// How much it bends: the sum of the squares by which its rise changes from one stretch to the next.
    pub(super) fn bend(&self) -> f32 {
        self.0.windows(3).map(|three| (three[2] - 2.0 * three[1] + three[0]).powi(2)).sum()
    }

    /// How often a seat wins of which this is said, and how steep the curve is there.
    fn at(&self, said: f32) -> (f32, f32) {
        let along = said.clamp(0.0, 1.0) * (POINTS - 1) as f32;
        let before = (along as usize).min(POINTS - 2);
        let rise = self.0[before + 1] - self.0[before];
        (self.0[before] + (along - before as f32) * rise, rise * (POINTS - 1) as f32)
    }

    /// A seat's chance as it comes true, by how much another move would make it greater, and the standard error of that. What the others'
    /// chances make of it is left aside.
    pub fn difference(&self, chance: f32, by: f32, error: f32) -> (f32, f32, f32) {
        let (held, better) = (self.at(chance).0, self.at(chance + by).0);
        let stretch = if by > 0.0 { (better - held) / by } else { 1.0 };
        (held, better - held, error * stretch)
    }

    /// The chances of all seats as they come true, and their errors stretched likewise. What is certain stays so.
    pub fn hold(&self, said: &Chances, errors: &Chances) -> (Chances, Chances) {
        let all: f32 = said.iter().sum();
        let bent: Chances = said.iter().map(|chance| self.at(*chance).0).collect();
        let sum: f32 = bent.iter().sum();
        let scale = if sum > 0.0 { all / sum } else { 1.0 };
        let stretched = said.iter().zip(errors).map(|(chance, error)| error * self.at(*chance).1 * scale);
        (bent.iter().map(|chance| chance * scale).collect(), stretched.collect())
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
fn built_in(text: &str) -> Curve {
    Curve::from_ron(text).expect("the curves of the game are sound")
}

#[cfg(test)]
mod tests {
    use smallvec::smallvec;

    use super::*;

    #[test]
    fn chances_stay_together_1_and_what_is_certain_stays_certain() {
        for seats in 2..=4_u8 {
            let curve = Curve::for_seats(seats);
            for said in [[0.5, 0.3, 0.1, 0.1], [0.97, 0.01, 0.01, 0.01], [0.25; 4]] {
                let mut said: Chances = said.into_iter().take(seats.into()).collect();
                let sum: f32 = said.iter().sum();
                said.iter_mut().for_each(|chance| *chance /= sum);
                let (held, errors) = curve.hold(&said, &said.iter().map(|_| 0.02).collect());
                assert!((held.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{held:?}");
                assert!(errors.iter().all(|error| (0.0..0.2).contains(error)), "{errors:?}");
            }
            let won: Chances = (0..seats).map(|seat| f32::from(seat == 1)).collect();
            assert_eq!(curve.hold(&won, &won).0, won);
            let nobody: Chances = (0..seats).map(|_| 0.0).collect();
            assert_eq!(curve.hold(&nobody, &nobody).0, nobody, "a stalemate");
        }
    }

    #[test]
    fn a_curve_that_falls_is_refused() {
        let straight = Curve::straight();
        assert_eq!(Curve::from_ron(&straight.to_ron()).as_ref(), Ok(&straight));
        assert!(Curve::from_ron("(0, 0.2, 0.1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1)").is_err());
        assert!(Curve::from_ron("(0, 1)").is_err());
        let (held, errors) = straight.hold(&smallvec![0.25, 0.75], &smallvec![0.01, 0.01]);
        assert!((held[0] - 0.25).abs() < 1e-6 && (errors[0] - 0.01).abs() < 1e-6);
    }
}
