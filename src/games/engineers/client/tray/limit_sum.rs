//! The limit of a worker as a sum, with the reason for each term (3.2, 3.3).

use shell::language::Phrase;
use shell::seats::SeatId;

use crate::action::{WorkerId, WorkerSet};
use crate::messages::phrase;
use crate::set::limits::BASE_LIMIT;
use crate::set::{Kind, Stat};
use crate::table::{Carrier, Table, ThingView};
use crate::words::{kind_name, list_of_parts, stat_name};

/// Term of a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct LimitTerm {
    /// Actions by which the limit is less or more.
    pub actions: u16,
    /// Whether it is less.
    pub is_less: bool,
    /// Thing or marker that is the reason: "oil drum", "stamina".
    pub reason: Phrase,
}

/// The limit of a worker as a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct LimitSum {
    /// Actions that the worker may spend in a turn.
    pub limit: u8,
    /// Actions that the burden takes (3.3).
    pub burden: u16,
    /// Actions that stamina markers and a Stride add.
    pub more: u16,
    /// Terms with their reasons: the penalties of what is carried, what lessens the burden, and
    /// what adds to the limit.
    pub terms: Vec<LimitTerm>,
}

impl LimitSum {
    /// The limit of a worker with its reasons.
    pub fn of(table: &Table, seat: SeatId, worker: WorkerId) -> Self {
        let carrier = Carrier::of(table, seat, worker);
        let terms = CarrierTerms { table, seat, worker, carrier: &carrier };
        let loads: Vec<LimitTerm> = terms.loads().collect();
        let load = loads.iter().map(|term| term.actions).sum();
        let lighter = terms.lighter(load);
        let stronger = terms.stronger();
        let more = stronger.iter().map(|term| term.actions).sum();
        let terms = loads.into_iter().chain(lighter).chain(stronger).collect();
        Self { limit: carrier.limit(), burden: carrier.burden(), more, terms }
    }

    /// The sum in numbers: "6 − 2 + 1 = 5"; the limit alone if nothing changes it.
    pub fn figures(&self) -> Phrase {
        let some = |sign: char, count: u16| if count > 0 { format!(" {sign} {count}") } else { String::new() };
        let terms = some('−', self.burden) + &some('+', self.more);
        if terms.is_empty() {
            return phrase!("engineers-tray-limit", limit = self.limit);
        }
        Phrase::words(format!("{BASE_LIMIT}{terms} = {}", self.limit))
    }

    /// The sum with the reasons: "6 − 2 oil drum + 1 work boots = 5 actions"; the limit alone if
    /// nothing changes it.
    pub fn reasons(&self) -> Phrase {
        if self.terms.is_empty() {
            return self.figures();
        }
        let base = Phrase::words(BASE_LIMIT.to_string());
        let sum = self.terms.iter().fold(base, |sum, term| {
            let reason = &term.reason;
            match term.is_less {
                true => phrase!("engineers-tray-less", sum = sum, count = term.actions, reason = reason),
                false => phrase!("engineers-tray-more", sum = sum, count = term.actions, reason = reason),
            }
        });
        phrase!("engineers-tray-sum", sum = sum, limit = self.limit)
    }
}

/// A worker whose terms are told.
#[derive(Clone, Copy)]
struct CarrierTerms<'a, 't> {
    table: &'a Table<'t>,
    seat: SeatId,
    worker: WorkerId,
    carrier: &'a Carrier<'a, 't>,
}

impl CarrierTerms<'_, '_> {
    /// Penalties of what the worker carries, with shares (3.3, 5.5).
    fn loads(&self) -> impl Iterator<Item = LimitTerm> {
        let term = |held: &(WorkerSet, ThingView)| {
            let share = self.table.loaded_weight(&held.1, self.seat).shared_by(held.0.len());
            let reason = list_of_parts(self.table, &self.table.whole(held.1.id), self.seat);
            LimitTerm { actions: share.penalty, is_less: true, reason }
        };
        self.carrier.wholes().map(term).filter(|term| term.actions > 0)
    }

    /// Terms that lessen the burden, at most to nothing: strength markers, and a Brace.
    fn lighter(&self, load: u16) -> Vec<LimitTerm> {
        let strength = u16::from(self.carrier.worker().map_or(0, |worker| worker.strength)).min(load);
        let brace = u16::from(self.carrier.best(Kind::brace).unwrap_or(0)).min(load - strength);
        let by_tool = self.tool_with(Kind::brace);
        terms_of([(strength, stat_name(Stat::Strength)), (brace, by_tool)])
    }

    /// Terms that add to the limit: stamina markers, and a Stride.
    fn stronger(&self) -> Vec<LimitTerm> {
        let stamina = self.carrier.worker().map_or(0, |worker| worker.stamina);
        let stride = self.carrier.best(Kind::stride).unwrap_or(0);
        let by_tool = self.tool_with(Kind::stride);
        terms_of([(stamina.into(), stat_name(Stat::Stamina)), (stride.into(), by_tool)])
    }

    /// Name of the thing in hand whose effect counts (1.11).
    fn tool_with(&self, effect: fn(&Kind) -> Option<u8>) -> Phrase {
        let tools = self.table.tools_in_hand(self.seat, self.worker).map(|thing| thing.kind(self.seat));
        let best = tools.filter(|kind| effect(kind).is_some()).max_by_key(|kind| effect(kind));
        best.map(kind_name).unwrap_or_default()
    }
}

/// Terms that add actions, of which some may add none.
fn terms_of(counted: [(u16, Phrase); 2]) -> Vec<LimitTerm> {
    let some = counted.into_iter().filter(|(actions, _)| *actions > 0);
    some.map(|(actions, reason)| LimitTerm { actions, is_less: false, reason }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::told::tell;

    fn told(yard: &TestYard) -> (String, String) {
        let sum = LimitSum::of(&yard.table(), A, WorkerId(0));
        (tell(&sum.figures()), tell(&sum.reasons()))
    }

    #[test]
    fn rule_3_2_the_sum_tells_why_a_worker_has_fewer_or_more_actions() {
        let yard = TestYard::new();
        assert_eq!(told(&yard), ("limit 6".to_owned(), "limit 6".to_owned()));
        let loaded = yard.held(A, &[0], "oil_drum").held(A, &[0], "work_boots");
        let table = loaded.table();
        let sum = LimitSum::of(&table, A, WorkerId(0));
        assert_eq!(u16::from(sum.limit), (6 + sum.more).saturating_sub(sum.burden));
        assert!(sum.burden > 0 && sum.more > 0, "{sum:?}");
        assert!(told(&loaded).1.contains("oil drum"), "{sum:?}");
    }

    #[test]
    fn rule_3_3_strength_takes_no_more_than_the_burden() {
        let yard = TestYard::new().change(|position| position.teams[0].workers[0].strength = 2);
        assert_eq!(told(&yard).0, "limit 6");
        let loaded = yard.held(A, &[0], "oil_drum");
        let sum = LimitSum::of(&loaded.table(), A, WorkerId(0));
        let signed = |term: &LimitTerm| i32::from(term.actions) * if term.is_less { -1 } else { 1 };
        assert_eq!(6 + sum.terms.iter().map(signed).sum::<i32>(), i32::from(sum.limit));
    }
}
