//! Shares of those who load or unload a thing (9.9).

use smallvec::SmallVec;

use crate::action::{Shares, WorkerId};

/// Man-actions that workers can share: all ways to pay them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Man-actions that are needed.
    needs: u8,
    /// Actions that each worker can pay, which together are enough.
    left: [u8; 4],
}

impl Sharing {
    /// The ways to pay some man-actions, with what each worker can pay; `None` if that is not
    /// enough.
    pub fn of(needs: u16, left: [u8; 4]) -> Option<Self> {
        let has: u16 = left.iter().map(|&left| u16::from(left)).sum();
        (needs <= has).then_some(Self { needs: needs as u8, left })
    }

    /// Shares by which workers of low numbers pay as much as they can.
    pub fn first(&self) -> Shares {
        let mut shares = Shares::default();
        let mut needs = self.needs;
        for (share, left) in shares.0.iter_mut().zip(self.left) {
            *share = left.min(needs);
            needs -= *share;
        }
        shares
    }

    /// Some shares: each man-action is paid by any worker who can.
    pub fn pick(&self, below: &mut impl FnMut(u32) -> u32) -> Shares {
        let mut shares = Shares::default();
        for _ in 0..self.needs {
            let can_pay = |worker: &WorkerId| shares.of(*worker) < self.left[worker.index()];
            let payers: SmallVec<[WorkerId; 4]> = WorkerId::all().filter(can_pay).collect();
            if let Some(payer) = payers.get(below(payers.len() as u32) as usize) {
                shares.0[payer.index()] += 1;
            }
        }
        shares
    }

    /// All shares.
    pub fn each(&self) -> Vec<Shares> {
        let mut found = vec![Shares::default()];
        for (index, &left) in self.left.iter().enumerate() {
            let longer = found.iter().flat_map(|&shares| {
                let open = u16::from(self.needs) - shares.total();
                (0..=u16::from(left).min(open)).map(move |share| {
                    let mut shares = shares;
                    shares.0[index] = share as u8;
                    shares
                })
            });
            found = longer.collect();
        }
        found.retain(|shares| shares.total() == u16::from(self.needs));
        found
    }
}
