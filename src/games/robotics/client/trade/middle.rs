//! The middle of the tray of a trade: who decides, or the choice of a partner.

use super::facts::{TradeFacts, TradeMoment};
use crate::client::play::{Command, RoboticsCommand};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::turn::trade::check_partner;
use client::kit::TextStyle;
use client::kit::palette::{CREAM, INK};
use client::kit::panel::build::{choose, column, even_row, row, seat_chip, spacer, text};
use client::kit::panel::{Node, Rank, Role, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::widgets::name::name_on_line;
use shell::language::{InWords, Phrase};
use shell::seats::{Colour, SeatId};

/// Width of two symbols beside each other, in points.
const TWO_SYMBOLS: f32 = 2.0 * (IconSize::Row.points() + 2.0 * Space::S.points()) + Space::S.points();

/// Partner who may be chosen.
struct PartnerChoice {
    seat: SeatId,
    name: String,
    colour: Colour,
    is_chosen: bool,
    /// Reason why no offer may be made to that partner.
    closed: Option<Phrase>,
}

impl PartnerChoice {
    /// Describes the choice, with the name or with the symbol of the seat alone.
    fn node(&self, has_name: bool) -> Node<'_, Command> {
        let style = TextStyle::STRONG.in_colour(if self.is_chosen { INK } else { CREAM });
        let name = if has_name { name_on_line(style, &self.name).grow() } else { Node::empty() };
        // Symbols alone stand where there is little room.
        let least = if has_name { TargetHeight::Row.points() } else { 0.0 };
        row([seat_chip(self.colour, IconSize::Row), name])
            .inside_by(Space::S, Space::Xs)
            .at_least_high(least)
            .on(Surface::Choice { is_chosen: self.is_chosen })
            .press(Command::Game(RoboticsCommand::BeginOffer(Some(self.seat))))
            .role(Role::Radio { is_chosen: self.is_chosen })
            .called(&self.name)
            .disabled_because(self.closed.as_ref())
            .key(partner_key(self.seat))
    }
}

/// Key of the choice of a partner in the panel.
pub(super) const fn partner_key(seat: SeatId) -> (&'static str, SeatId) {
    ("partner", seat)
}

/// Contents of the middle.
pub(super) struct Middle {
    title: Option<Phrase>,
    rest: Option<Phrase>,
    partners: Vec<PartnerChoice>,
}

impl Middle {
    /// The middle of the tray now.
    pub(super) fn of(scene: &Scene, facts: &TradeFacts) -> Self {
        let name = |seat: SeatId| scene.seat_name(seat);
        let none = Vec::new();
        match facts.moment {
            TradeMoment::Making if !facts.offer.is_counter => Self {
                title: Some(phrase!("robotics-trade-with")),
                rest: Some(phrase!("robotics-trade-how-to")),
                partners: partner_choices(scene, facts),
            },
            TradeMoment::Making => Self {
                title: Some(phrase!("robotics-trade-counter-how-to")),
                rest: Some(phrase!("robotics-trade-how-to")),
                partners: none,
            },
            TradeMoment::Answering | TradeMoment::Waiting => Self {
                title: Some(phrase!("robotics-trade-decides", name = name(facts.answerer()))),
                rest: Some(phrase!("robotics-trade-turn-goes-on", name = name(facts.offer.active))),
                partners: none,
            },
            TradeMoment::Made => Self { title: None, rest: None, partners: none },
        }
    }

    /// Seats that may be chosen as partners.
    pub(super) fn seats(&self) -> impl Iterator<Item = SeatId> {
        self.partners.iter().map(|partner| partner.seat)
    }

    /// Describes the middle.
    pub(super) fn node(&self) -> Node<'_, Command> {
        let title = |title| text(TextStyle::ENTRY_CHOSEN, title).manner(Manner::Heading).narrow();
        let title = self.title.as_ref().map(title);
        let rest = self.rest.as_ref().map(|rest| text(TextStyle::NOTE, rest).narrow().gives_way(Rank::First));
        let partners = (!self.partners.is_empty()).then(|| {
            let choices = |has_name| even_row(self.partners.iter().map(move |partner| partner.node(has_name)));
            let symbols = choices(false).gap(Space::S).at_least_wide(TWO_SYMBOLS);
            let below = column(self.partners.iter().map(|partner| partner.node(true))).gap(Space::Xs);
            choose([choices(true).gap(Space::S), below, symbols]).gives_way(Rank::Second).stays()
        });
        column(title.into_iter().chain(partners).chain(rest).chain([spacer()])).gap(Space::S)
    }
}

/// All seats but that of the active player, as partners.
fn partner_choices(scene: &Scene, facts: &TradeFacts) -> Vec<PartnerChoice> {
    let Some(turn) = scene.table.state().turn() else { return Vec::new() };
    let others = scene.table.seats().filter(|seat| *seat != turn.seat);
    let choice = |seat: SeatId| PartnerChoice {
        seat,
        name: scene.seat_name(seat).to_owned(),
        colour: scene.seat_colour(seat),
        is_chosen: seat == facts.offer.partner,
        closed: check_partner(scene.table, turn, seat).err().map(|why| phrase!("as-title", name = why.phrase())),
    };
    others.map(choice).collect()
}
