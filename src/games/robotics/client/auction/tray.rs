//! The tray while the stage shows the auction: the raises, and the pass.

use bevy_egui::egui::Rect;

use crate::action::Action;
use crate::client::play::Command;
use crate::client::play::raises::{KEYS_OF_RAISES, Raise, raises_of};
use crate::client::scene::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::parts::Credits;
use crate::table::{Auction, Stage};
use crate::words;
use client::kit::palette::{CREAM, INK, MUTED, YARD, YELLOW};
use client::kit::panel::build::{choose, column, corner_key, even_row, groove, layers, row, spacer, text};
use client::kit::panel::{Node, Rank, State, Surface, place};
use client::kit::spoken::Manner;
use client::kit::tokens::{Radius, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Least width of the words beside the buttons, and of the button to pass, in points.
const WORDS: f32 = 210.0;
const PASS: f32 = 150.0;
/// Style of the heading, and of the bid on a button.
const HEADING: TextStyle = TextStyle::LABEL.in_colour(YELLOW);
const BID: TextStyle = TextStyle::display(24.0, CREAM);

/// Facts of the tray.
struct AuctionFacts {
    /// Heading, and the explanation below it.
    heading: Phrase,
    about: Phrase,
    /// Seat that bids.
    bidder: SeatId,
    raises: Vec<Raise>,
    /// Keys of the raises and of the pass, as they are written on the buttons.
    caps: [Option<String>; 3],
    cap_of_pass: Option<String>,
    /// Whether nobody has bid.
    is_first: bool,
    /// Reason why no button can be pressed.
    waits: Option<Phrase>,
}

impl AuctionFacts {
    fn of(pen: &Pen, scene: &Scene, auction: &Auction) -> Self {
        let credits = words::credits_words(scene.table.credits(auction.bidder));
        let name = scene.seat_name(auction.bidder);
        let is_open = scene.is_open();
        let (heading, about) = if is_open {
            (phrase!("robotics-auction-your-bid"), phrase!("robotics-auction-you-have", credits = credits))
        } else {
            let about = phrase!("robotics-auction-bidder-has", name = name, credits = credits);
            (phrase!("robotics-auction-bid-of", name = name), about)
        };
        Self {
            heading,
            about,
            bidder: auction.bidder,
            raises: raises_of(scene.table, auction),
            caps: KEYS_OF_RAISES.map(|key| scene.cap_of(pen, key)),
            cap_of_pass: scene.cap_of(pen, shortcuts::PASS),
            is_first: auction.highest.is_none(),
            waits: (!is_open).then(|| phrase!("robotics-auction-wait", name = name)),
        }
    }
}

/// Raises that have a button; none outside of an auction.
pub fn raises(scene: &Scene) -> Vec<Raise> {
    let Stage::Auction(auction) = &scene.table.state().stage else { return Vec::new() };
    raises_of(scene.table, auction)
}

/// Draws the tray.
pub fn draw_auction_tray(pen: &mut Pen, scene: &mut Scene) {
    let Stage::Auction(auction) = &scene.table.state().stage else { return };
    let facts = AuctionFacts::of(pen, scene, auction);
    let mut placed = place(&pen.ruler(), scene.regions.tray, auction_panel(&facts));
    let actions = facts.raises.iter().map(|raise| Action::Bid(raise.bid)).chain([Action::PassBid]);
    let accepts = |action: &Action| {
        let rect = placed.rect_of(key_of(facts.bidder, action))?;
        scene.accepts_press(pen, rect, key_of(facts.bidder, action)).then(|| action.clone())
    };
    let open: Vec<Action> = actions.collect::<Vec<_>>().iter().filter_map(accepts).collect();
    for action in placed.show(pen).into_iter().filter(|action| open.contains(action)) {
        scene.send_command(Command::Do(action));
    }
}

/// Key of the button of an action, for each bidder another one: the next one must not find the
/// keyboard focus where the last one left it.
fn key_of(bidder: SeatId, action: &Action) -> (&'static str, SeatId, Credits) {
    match action {
        Action::Bid(credits) => ("bid", bidder, *credits),
        _ => ("pass-auction", bidder, 0),
    }
}

/// Form of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RaiseForm {
    /// The bid, and below it by how much it raises.
    WithRaise,
    /// The bid.
    Bid,
    /// The amount alone.
    Amount,
}

/// Describes the tray, with less words where there is no room for them.
fn auction_panel(facts: &AuctionFacts) -> Node<'_, Action> {
    let yard = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    let with_words = || row([words_of(facts), groove().fill()]).and(buttons_of(facts, RaiseForm::WithRaise));
    let forms = [RaiseForm::WithRaise, RaiseForm::Bid, RaiseForm::Amount].map(|form| row(buttons_of(facts, form)));
    choose([with_words()].into_iter().chain(forms).map(|form| form.gap(Space::M)))
        .gives_way(Rank::First)
        .stays()
        .inside(Space::L)
        .on(Surface::Painted(Box::new(yard)))
        .key("auction-tray")
}

/// Describes the buttons.
fn buttons_of(facts: &AuctionFacts, form: RaiseForm) -> [Node<'_, Action>; 3] {
    let raises = facts.raises.iter().enumerate().map(|(number, raise)| raise_button(facts, number, raise, form));
    let raises = if form == RaiseForm::WithRaise { even_row(raises) } else { row(raises.map(Node::grow)) };
    [raises.gap(Space::M).grow().fill(), groove().fill(), pass_button(facts, form).fill()]
}

/// Describes the heading with the explanation below it.
fn words_of(facts: &AuctionFacts) -> Node<'_, Action> {
    let heading = text(HEADING, &facts.heading).manner(Manner::Heading);
    let about = text(TextStyle::NOTE, &facts.about).reads(Manner::Found, &facts.about);
    column([heading, about]).at_least_wide(WORDS).narrow().fill()
}

/// Describes the button of a raise. The least one is what Enter does.
fn raise_button<'a>(facts: &'a AuctionFacts, number: usize, raise: &'a Raise, form: RaiseForm) -> Node<'a, Action> {
    let why_not = raise.why_not.map(|why| why.phrase());
    let why_not = facts.waits.clone().or(why_not);
    let is_default = number == 0 && why_not.is_none();
    let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
    let colour = match (why_not.is_some(), kind) {
        (true, _) => MUTED,
        (false, ButtonKind::Primary) => INK,
        (false, _) => CREAM,
    };
    let amount = words::amount_words(raise.bid);
    let label = phrase!("robotics-auction-bid", amount = &amount);
    let sub = if facts.is_first {
        phrase!("robotics-auction-opening")
    } else {
        phrase!("robotics-auction-more", amount = words::amount_words(raise.by))
    };
    let shown = if form == RaiseForm::Amount { amount } else { label.clone() };
    let style = if form == RaiseForm::WithRaise { BID } else { TextStyle::LABEL };
    let big = text(style.in_colour(colour), shown).anchor(Anchor::Middle);
    let sub =
        (form == RaiseForm::WithRaise).then(|| text(TextStyle::STRONG.in_colour(colour), sub).anchor(Anchor::Middle));
    let contents = column([spacer(), big]).and(sub).and([spacer()]).gap(Space::Xxs);
    // The shorter forms leave the corner no room.
    let cap = facts.caps.get(number).cloned().flatten().filter(|_| form == RaiseForm::WithRaise);
    let contents = layers([contents].into_iter().chain(cap.map(|cap| corner_key(cap, colour))));
    let action = Action::Bid(raise.bid);
    let key = key_of(facts.bidder, &action);
    let button = Button { default: is_default, ..Button::usual(label, kind).disabled_because(why_not) };
    button.around(contents.fill(), action).key(key).noted(format!("bid {}", raise.bid)).fill()
}

/// Describes the button that passes.
fn pass_button(facts: &AuctionFacts, form: RaiseForm) -> Node<'_, Action> {
    let label = phrase!("robotics-auction-pass");
    let button = match form {
        RaiseForm::WithRaise => {
            Button::large(label, ButtonKind::Slate).with_icon("pass").with_corner_key(facts.cap_of_pass.clone())
        }
        RaiseForm::Bid | RaiseForm::Amount => Button::usual(label, ButtonKind::Slate),
    };
    let button = button.disabled_because(facts.waits.as_ref());
    let pass = button.sends(Action::PassBid).key(key_of(facts.bidder, &Action::PassBid)).noted("pass-auction");
    if form == RaiseForm::WithRaise { pass.at_least_wide(PASS) } else { pass }
}
