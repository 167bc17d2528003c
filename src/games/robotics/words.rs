//! Names of things that players see throughout the game, as phrases.

use crate::action::{Goal, Share};
use crate::messages::{MESSAGES, phrase};
pub use crate::money_words::{amount_words, credits_words};
use crate::parts::{Kind, KindCounts, Market, Order, Part, PartCounts};
use crate::table::Options;
use shell::language::{Argument, Phrase};

/// Option of the rules, as the form of a new game lists it (section 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// A drawn saboteur may be kept (16.1).
    StoredSaboteur,
    /// A drawn control may be a warning (16.2).
    WarningControl,
    /// The first turn of every round is auctioned (16.3).
    AuctionEveryRound,
    /// No auction, but fewer actions for some seats in round 1 (16.4).
    EvenStart,
    /// The last round is played to its end (16.5).
    LastBell,
}

impl RuleOption {
    /// All options, in the order of their rules.
    pub const ALL: [Self; 5] =
        [Self::StoredSaboteur, Self::WarningControl, Self::AuctionEveryRound, Self::EvenStart, Self::LastBell];

    /// Whether the option is chosen.
    pub const fn is_chosen(self, options: &Options) -> bool {
        match self {
            Self::StoredSaboteur => options.stored_saboteur,
            Self::WarningControl => options.warning_control,
            Self::AuctionEveryRound => options.auction_every_round,
            Self::EvenStart => options.even_start,
            Self::LastBell => options.last_bell,
        }
    }
}

/// Id of the message that names a kind of counter; the message has the attributes `.a`, `.the` and
/// `.several`.
const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Head => "robotics-kind-head",
        Kind::Wheels => "robotics-kind-wheels",
        Kind::Pincer => "robotics-kind-pincer",
        Kind::SuctionCup => "robotics-kind-suction-cup",
        Kind::Propeller => "robotics-kind-propeller",
        Kind::Plunger => "robotics-kind-plunger",
        Kind::Torso => "robotics-kind-torso",
        Kind::Switch => "robotics-kind-switch",
        Kind::Multifunctional => "robotics-kind-multifunctional",
        Kind::ManufacturingControl => "robotics-kind-manufacturing-control",
        Kind::Saboteur => "robotics-kind-saboteur",
    }
}

/// Name of a kind of counter without an article: "head".
pub fn kind_name(kind: Kind) -> Phrase {
    Phrase::new(&MESSAGES, kind_id(kind))
}

/// Name of a kind of counter with the indefinite article, as the object of a verb: "a head".
pub fn a_counter(kind: Kind) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.a", kind_id(kind)))
}

/// Number of counters of a kind, as the object of a verb: "a head", "2 heads".
pub fn count_of_counters(kind: Kind, count: u8) -> Phrase {
    if count == 1 {
        return a_counter(kind);
    }
    Phrase::new(&MESSAGES, format!("{}.several", kind_id(kind))).with("count", count)
}

/// Name of a part without an article: "head", "head with a nut".
pub fn part_name(part: Part) -> Phrase {
    add_nut(kind_name(part.kind), part.nut)
}

/// Name of a part with the indefinite article, as the object of a verb: "a head with a nut".
pub fn a_part(part: Part) -> Phrase {
    add_nut(a_counter(part.kind), part.nut)
}

/// Name of a part with the definite article, as the object of a verb: "the head with a nut".
pub fn the_part(part: Part) -> Phrase {
    add_nut(Phrase::new(&MESSAGES, format!("{}.the", kind_id(part.kind))), part.nut)
}

/// Number of equal parts, as the object of a verb: "a head", "2 heads with nuts".
pub fn count_of_parts(part: Part, count: u8) -> Phrase {
    let parts = count_of_counters(part.kind, count);
    if count > 1 && part.nut { phrase!("robotics-with-nuts", parts = parts) } else { add_nut(parts, part.nut) }
}

fn add_nut(part: Phrase, nut: bool) -> Phrase {
    if nut { phrase!("robotics-with-nut", part = part) } else { part }
}

/// Parts, as the object of a verb: "a head, 2 pincers and a torso with a nut"; "nothing" without
/// any.
pub fn list_of_parts(parts: &PartCounts) -> Phrase {
    list_or_nothing(parts.iter().map(|(part, count)| count_of_parts(part, count)))
}

/// Counters by kind, such as what an order needs, as the object of a verb: "a head and 2 pincers";
/// "nothing" without any.
pub fn list_of_counters(counters: &KindCounts) -> Phrase {
    list_or_nothing(counters.iter().map(|(kind, count)| count_of_counters(kind, count)))
}

/// Share of a trade, as the object of a verb: "a head and 200 credits"; "nothing" for an empty one.
pub fn share_words(share: &Share) -> Phrase {
    let parts = share.parts.iter().map(|(part, count)| count_of_parts(part, count));
    let credits = (share.credits > 0).then(|| credits_words(share.credits));
    list_or_nothing(parts.chain(credits))
}

/// Items joined as the language does, or "nothing".
fn list_or_nothing(items: impl Iterator<Item = Phrase>) -> Phrase {
    let items: Vec<Phrase> = items.collect();
    if items.is_empty() { phrase!("robotics-nothing") } else { phrase!("words", words = Argument::list(items)) }
}

/// Name of a market.
pub fn market_name(market: Market) -> Phrase {
    match market {
        Market::Regular => phrase!("robotics-market-regular"),
        Market::Black => phrase!("robotics-market-black"),
    }
}

/// Id of the message that names an order of the game's own data set; the message has the attribute
/// `.wish`. `None` for an order that only another data set has.
fn order_id(order: &Order) -> Option<&'static str> {
    Some(match order.name.as_str() {
        "drain_diver" => "robotics-order-drain-diver",
        "skylight_polisher" => "robotics-order-skylight-polisher",
        "bin_butler" => "robotics-order-bin-butler",
        "kite_chaser" => "robotics-order-kite-chaser",
        "porridge_stirrer" => "robotics-order-porridge-stirrer",
        "night_postman" => "robotics-order-night-postman",
        "aquarium_nanny" => "robotics-order-aquarium-nanny",
        "piano_mover" => "robotics-order-piano-mover",
        "moss_scrubber" => "robotics-order-moss-scrubber",
        "ceiling_painter" => "robotics-order-ceiling-painter",
        "two_faced_quizmaster" => "robotics-order-two-faced-quizmaster",
        "band_in_a_box" => "robotics-order-band-in-a-box",
        "storm_hunter" => "robotics-order-storm-hunter",
        "circus_juggler" => "robotics-order-circus-juggler",
        "flood_pumper" => "robotics-order-flood-pumper",
        "grand_hotel" => "robotics-order-grand-hotel",
        _ => return None,
    })
}

/// Name of an order. One of another data set is named as in its file, with spaces.
pub fn order_name(order: &Order) -> Phrase {
    order_id(order).map_or_else(|| Phrase::words(order.name.replace('_', " ")), |id| Phrase::new(&MESSAGES, id))
}

/// Wish of the customer of an order; `None` for an order of another data set.
pub fn order_wish(order: &Order) -> Option<Phrase> {
    Some(Phrase::new(&MESSAGES, format!("{}.wish", order_id(order)?)))
}

/// Id of the message that names a goal; the message has the attribute `.about`.
const fn goal_id(goal: Goal) -> &'static str {
    match goal {
        Goal::Orders => "robotics-goal-orders",
        Goal::Credits => "robotics-goal-credits",
    }
}

/// Name of a goal, before the number that a new game sets for it: "Orders to win".
pub fn goal_name(goal: Goal) -> Phrase {
    Phrase::new(&MESSAGES, goal_id(goal))
}

/// Sentence about a goal.
pub fn about_goal(goal: Goal) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.about", goal_id(goal)))
}

/// Id of the message that names an option; the message has the attribute `.about`.
const fn option_id(option: RuleOption) -> &'static str {
    match option {
        RuleOption::StoredSaboteur => "robotics-option-stored-saboteur",
        RuleOption::WarningControl => "robotics-option-warning-control",
        RuleOption::AuctionEveryRound => "robotics-option-auction-every-round",
        RuleOption::EvenStart => "robotics-option-even-start",
        RuleOption::LastBell => "robotics-option-last-bell",
    }
}

/// Name of an option of the rules.
pub fn option_name(option: RuleOption) -> Phrase {
    Phrase::new(&MESSAGES, option_id(option))
}

/// Sentence about an option of the rules.
pub fn about_option(option: RuleOption) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.about", option_id(option)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::DataSet;
    use shell::language::{Language, languages};

    /// Asserts that every language has a phrase, and that no argument is missing.
    fn assert_told(told: &Phrase) {
        for language in languages::all_languages() {
            let words = language.tell(told);
            assert!(language.has_phrase(told) && !words.is_empty(), "{}: {}", language.tag(), told.id());
            assert!(!words.contains(['{', '$']), "{}: {words}", language.tag());
        }
    }

    fn tell_in(tag: &str, told: &Phrase) -> String {
        languages::with_tag(tag).unwrap().tell(told)
    }

    #[test]
    fn every_kind_has_its_forms_in_every_language() {
        for kind in Kind::ALL {
            for nut in [false, true] {
                let part = Part { kind, nut };
                [part_name(part), a_part(part), the_part(part)].iter().for_each(assert_told);
                (0..4).for_each(|count| assert_told(&count_of_parts(part, count)));
            }
        }
        Market::BOTH.into_iter().for_each(|market| assert_told(&market_name(market)));
    }

    #[test]
    fn every_order_option_and_goal_has_words_in_every_language() {
        for order in DataSet::standard().orders() {
            assert_told(&order_name(order));
            assert_told(&order_wish(order).unwrap());
        }
        for option in RuleOption::ALL {
            [option_name(option), about_option(option)].iter().for_each(assert_told);
        }
        for goal in [Goal::Orders, Goal::Credits] {
            [goal_name(goal), about_goal(goal)].iter().for_each(assert_told);
        }
    }

    #[test]
    fn an_order_of_another_data_set_is_named_as_in_its_file() {
        let mut order = DataSet::standard().orders()[0].clone();
        assert_eq!(Language::english().tell(&order_name(&order)), "Drain Diver");
        order.name = "sock_sorter_2".to_owned();
        assert_eq!(Language::english().tell(&order_name(&order)), "sock sorter 2");
        assert_eq!(order_wish(&order), None);
    }

    #[test]
    fn parts_are_listed_by_number_and_nut() {
        let torso = Part::with_nut(Kind::Torso);
        let pincer = Part::plain(Kind::Pincer);
        let wheels = Part::with_nut(Kind::Wheels);
        let parts = PartCounts::from_iter([torso, pincer, pincer, Part::plain(Kind::Head), wheels, wheels]);
        let listed = list_of_parts(&parts);
        assert_eq!(tell_in("en", &listed), "a head, 2 sets of wheels with nuts, 2 pincers and a torso with a nut");
        assert_eq!(tell_in("de", &listed), "einen Kopf, 2-mal Räder mit Mutter, 2 Zangen und einen Rumpf mit Mutter");
        assert_eq!(tell_in("es", &listed), "una cabeza, 2 juegos de ruedas con tuerca, 2 pinzas y un torso con tuerca");
        assert_eq!(tell_in("en", &list_of_parts(&PartCounts::NONE)), "nothing");
        let share = Share { parts: PartCounts::from_iter([torso]), credits: 200 };
        assert_eq!(tell_in("en", &share_words(&share)), "a torso with a nut and 200 credits");
    }
}
