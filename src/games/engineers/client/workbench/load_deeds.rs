//! Deeds with what workers carry, and with what is in the truck.

use shell::language::{InWords, Phrase};

use super::deeds::{BenchDeed, DeedsOf};
use crate::action::{Action, HandOrGround, WorkerSet};
use crate::client::art::icons::DeedIcon;
use crate::client::play::EngineersCommand;
use crate::client::play::executing::truck_commands::unloading;
use crate::messages::phrase;
use crate::turn::truck::loading_cost;

/// Drawing of what is put down face down.
const FACE_DOWN: &str = "crate";

impl DeedsOf<'_, '_> {
    /// Deeds with a thing that workers carry.
    pub(super) fn in_hands(self, carriers: WorkerSet) -> Vec<BenchDeed> {
        let Some(carrier) = carriers.iter().next() else { return Vec::new() };
        let put = |face_up: bool| Action::PutDown { worker: carrier, thing: self.whole, face_up };
        let lay = self.act(phrase!("engineers-bench-lay"), DeedIcon::Zone.drawing(), put(true));
        let drop = self.act(phrase!("engineers-bench-drop"), FACE_DOWN, put(false));
        let passed = self.passed(carriers);
        std::iter::once(lay).chain(passed).chain(self.connect()).chain(self.unpack()).chain([drop]).collect()
    }

    /// Handing a thing that workers carry over to the worker (5.8), and taking a share of it or
    /// giving it up (5.7).
    fn passed(self, carriers: WorkerSet) -> Vec<BenchDeed> {
        let thing = self.whole;
        let worker = self.worker;
        let hand = DeedIcon::Hand.drawing();
        let is_carrier = carriers.contains(worker);
        let alone = carriers.iter().next().filter(|_| carriers.len() == 1 && !is_carrier);
        let pass = alone.map(|carrier| {
            let pass = Action::HandOver { worker: carrier, thing, to: worker };
            self.act(phrase!("engineers-bench-pass"), hand, pass)
        });
        let share = (!is_carrier)
            .then(|| self.act(phrase!("engineers-bench-share"), "bundle", Action::TakeShare { worker, thing }));
        let leave = (is_carrier && carriers.len() > 1)
            .then(|| self.act(phrase!("engineers-bench-let-go"), hand, Action::LeaveShare { worker, thing }));
        pass.into_iter().chain(share).chain(leave).collect()
    }

    /// Deeds with a thing that is in the truck: it is unloaded to the zone, into the hands of the
    /// worker, or onto the square (9.9).
    pub(super) fn in_truck(self) -> Vec<BenchDeed> {
        let deed = |label: Phrase, icon: &'static str, to: HandOrGround| {
            let why_not = unloading(self.table, self.seat, self.worker, self.whole, to).err();
            BenchDeed::send(label, icon, EngineersCommand::Unload(self.whole, to))
                .refused(why_not.map(|why| why.phrase()))
                .costs(loading_cost(self.table, self.seat, self.whole))
        };
        vec![
            deed(phrase!("engineers-bench-lay"), DeedIcon::Zone.drawing(), HandOrGround::FaceUp),
            deed(phrase!("engineers-bench-take"), DeedIcon::Hand.drawing(), HandOrGround::Hand),
            deed(phrase!("engineers-bench-drop"), FACE_DOWN, HandOrGround::FaceDown),
        ]
    }

    /// A deed of an action of the rules.
    fn act(self, label: Phrase, icon: &'static str, action: Action) -> BenchDeed {
        BenchDeed::act(label, icon, action, self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::super::deeds::deeds_of;
    use crate::action::{ThingId, WorkerId};
    use crate::client::yard::test_yard::{A, B, TestYard};
    use crate::words::told::tell;

    /// Labels of the deeds that are possible with the first thing for a worker.
    fn told(yard: &TestYard, worker: u8) -> Vec<String> {
        let deeds = deeds_of(&yard.table(), A, WorkerId(worker), ThingId(0));
        deeds.iter().filter(|deed| deed.why_not.is_none()).map(|deed| tell(&deed.label)).collect()
    }

    #[test]
    fn a_load_is_laid_down_passed_on_or_shared() {
        let yard = TestYard::new().truck_on(A, "d0").held(A, &[1], "rope");
        assert_eq!(told(&yard, 0), ["Face up", "Hand over", "Help carry", "Face down"]);
        assert_eq!(told(&yard, 1), ["Face up", "Face down"]);
        assert!(told(&TestYard::new().in_zone(B, "rope"), 0).is_empty());
    }

    #[test]
    fn rule_5_7_a_share_is_taken_and_given_up() {
        let yard = TestYard::new().truck_on(A, "d0").held(A, &[1, 2], "girder");
        assert_eq!(told(&yard, 0), ["Face up", "Help carry", "Face down"]);
        let heavy = TestYard::new().truck_on(A, "d0").held(A, &[1, 2, 3], "girder");
        assert_eq!(told(&heavy, 1), ["Face up", "Let go", "Face down"]);
    }

    #[test]
    fn rule_9_9_what_is_in_the_truck_is_unloaded_to_any_place() {
        let loaded = |square: &str| TestYard::new().truck_on(A, square).loaded(A, "rope");
        assert_eq!(told(&loaded("c0"), 0), ["Face up", "Pick up", "Face down"]);
        assert!(told(&loaded("h0"), 0).is_empty(), "nobody is there");
    }
}
