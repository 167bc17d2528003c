//! The screen of the null table: cards of the seats, curtain, log, prompt and buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Rect, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::art::Art;
use client::input::Shortcuts;
use client::kit::panel::build::{column, text};
use client::kit::panel::show_panel;
use client::kit::points::is_laid_out;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use client::panels::curtain::{Curtain, CurtainNotice, draw_curtain};
use client::panels::log::{EventLog, draw_event_log};
use client::panels::seats::{Badge, Corner, Meter, SeatCard, draw_seat_card};
use client::play::Audience;
use client::play::command::Command;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::screens::menu::{MenuContents, MenuEntry, MenuScreen, add_menu};
use client::settings::Settings;
use shell::language::Phrase;
use shell::seats::{SeatId, SeatKind};

use crate::null_game::{MOST_TAKEN, NullAction, NullGame, NullTable, STONES};

pub(super) fn plugin(app: &mut App) {
    let draw = draw_table.in_set(Layer::Screen).run_if(in_state(Screen::Table));
    app.add_systems(EguiPrimaryContextPass, draw.run_if(resource_exists::<Play<NullGame>>));
    add_menu::<NullGame, _>(app, draw_menu);
}

fn draw_menu(
    mut screen: MenuScreen,
    play: Res<Play<NullGame>>,
    mut commands: MessageWriter<Command<NullGame>>,
) -> Result {
    screen.draw(&MenuContents::of_game(&play, MenuEntry::play_on(), None), &mut commands)
}

/// Data that the screen reads, and its pictures.
#[derive(SystemParam)]
pub(super) struct NullScreen<'w> {
    pub(super) table: Res<'w, NullTable>,
    pub(super) play: Res<'w, Play<NullGame>>,
    pub(super) interaction: Res<'w, Interaction<NullGame>>,
    pub(super) audience: Res<'w, Audience>,
    pub(super) settings: Res<'w, Settings>,
    art: ResMut<'w, Art>,
}

/// The same without the pictures.
pub(super) struct NullScreenView<'a> {
    pub(super) table: &'a NullTable,
    pub(super) play: &'a Play<NullGame>,
    pub(super) interaction: &'a Interaction<NullGame>,
    pub(super) audience: Audience,
    keys: &'a Shortcuts,
}

impl NullScreen<'_> {
    /// Calls `draw` with a pen on the whole window.
    pub(super) fn draw<R>(
        &mut self,
        ctx: &egui::Context,
        draw: impl FnOnce(&mut Pen, &NullScreenView, Rect) -> R,
    ) -> R {
        let whole = ctx.content_rect();
        let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(whole);
        let mut ui = egui::Ui::new(ctx.clone(), "null game".into(), builder);
        let look = self.settings.appearance_in(ctx);
        let view = NullScreenView {
            table: &self.table,
            play: &self.play,
            interaction: &self.interaction,
            audience: *self.audience,
            keys: &self.settings.keys,
        };
        draw(&mut Pen { ui: &mut ui, art: &mut self.art, look }, &view, whole)
    }
}

fn draw_table(
    mut contexts: EguiContexts,
    mut screen: NullScreen,
    mut commands: MessageWriter<Command<NullGame>>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    let pressed = screen.draw(&ctx, |pen, view, whole| {
        if let TurnStage::Curtain { seat, over, .. } = view.interaction.stage {
            return draw_closed_curtain(pen, view, whole, seat, over).then_some(Pressed::Command(Command::Advance));
        }
        draw_seats(pen, view);
        draw_log(pen, view, Rect::from_min_max(pos2(900.0, 40.0), whole.max - vec2(12.0, 12.0)));
        draw_buttons(pen, view)
    });
    match pressed {
        Some(Pressed::Command(command)) => drop(commands.write(command)),
        Some(Pressed::Request(request)) => drop(requests.write(request)),
        None => {}
    }
    Ok(())
}

/// Effect of a button.
#[derive(Clone)]
enum Pressed {
    Command(Command<NullGame>),
    Request(Request),
}

fn draw_closed_curtain(pen: &mut Pen, view: &NullScreenView, whole: Rect, seat: SeatId, over: bool) -> bool {
    let words = Phrase::words;
    let notice = match over {
        true => CurtainNotice::LookAgain { title: words("Seen"), after: words("The number is hidden again.") },
        false => CurtainNotice::ComeAlone { why: words("Here is your number."), icon: "target" },
    };
    let player = view.play.seat(seat);
    let closed = view.play.changes * 2 + u64::from(over);
    let curtain = Curtain { closed, name: &player.name, colour: player.colour, notice, keys: view.keys };
    draw_curtain(pen, whole, &curtain, 0.0)
}

/// Draws a card for each seat, one below the other, and says what is on it.
pub(super) fn draw_seats(pen: &mut Pen, view: &NullScreenView) {
    for (number, player) in (0_u8..).zip(view.play.seats()) {
        let seat = SeatId(number);
        let secret = view.table.secrets[seat.index()].filter(|_| view.audience.may_see_secrets_of(seat));
        let rect = Rect::from_min_size(pos2(12.0, 12.0 + 150.0 * f32::from(number)), vec2(300.0, 140.0));
        let is_active = view.table.awaited == Some(seat);
        let badge = |number: u32| Badge { icon: "target", value: number as u16, before: number as u16, warns: false };
        let card = SeatCard {
            seat,
            rect,
            name: player.name.clone(),
            colour: player.colour,
            is_active,
            must_answer: false,
            is_computer: player.kind != SeatKind::Human,
            status: Phrase::words(if is_active { "on turn" } else { "waits" }),
            corner: Corner::Empty,
            picture: None,
            meters: vec![Meter::Bar { icon: "target", value: view.table.stones as u16, full: STONES as u16 }],
            store: None,
            badges: secret.map(badge).into_iter().collect(),
            foot: None,
        };
        draw_seat_card(pen, &card, 0.0);
        let number = secret.map_or_else(|| "a number that you may not know".to_owned(), |number| number.to_string());
        let text = format!("{} has {number}", player.name);
        add_spoken_text(pen.ui.ctx(), ("seat", seat), rect, Manner::Found, &text);
    }
}

fn draw_log(pen: &mut Pen, view: &NullScreenView, rect: Rect) {
    let log = EventLog {
        rect,
        lines: view.play.log().lines(),
        audience: view.audience,
        seats: view.play.seats(),
        icon: "target",
        since: None,
        watch: Phrase::words("Watch"),
        scrolls: 0.0,
    };
    draw_event_log(pen, &log, |_| None);
}

/// Draws the prompt and a button for everything that can be done. Returns the effect of the one
/// that is pressed.
fn draw_buttons(pen: &mut Pen, view: &NullScreenView) -> Option<Pressed> {
    let prompt = text(TextStyle::PROMPT, prompt(view)).manner(Manner::ReadOut);
    let button = |(number, (label, effect)): (usize, (String, Pressed))| {
        Button::usual(label, ButtonKind::Slate).sends(effect).key(("button", number))
    };
    let buttons = column(buttons(view).into_iter().enumerate().map(button));
    let room = Rect::from_min_size(pos2(330.0, 30.0), vec2(300.0, 700.0));
    show_panel(pen, room, column([prompt, buttons]).key("buttons")).pop()
}

fn prompt(view: &NullScreenView) -> String {
    let name = view.table.awaited.map_or("nobody", |seat| &view.play.seat(seat).name);
    match &view.interaction.stage {
        TurnStage::Choosing => format!("{name} chooses, with {} stones", view.table.stones),
        TurnStage::HandOver { .. } => format!("{name} is next"),
        TurnStage::Over => "The game is over".to_owned(),
        stage => format!("{stage:?}"),
    }
}

/// Buttons with their labels.
fn buttons(view: &NullScreenView) -> Vec<(String, Pressed)> {
    let command = |label: &str, command| (label.to_owned(), Pressed::Command(command));
    let actions = || {
        let actions = actions(view.table).into_iter();
        actions.map(|action| (label(&action, view), Pressed::Command(Command::Do(action))))
    };
    let mut buttons = match view.interaction.stage {
        TurnStage::Choosing => actions().collect(),
        TurnStage::HandOver { .. } => vec![command("Go on", Command::Advance)],
        _ => Vec::new(),
    };
    if view.play.can_undo() {
        buttons.push(command("Undo", Command::Undo));
    }
    if view.play.history().can_redo() {
        buttons.push(command("Redo", Command::Redo));
    }
    buttons.push(("Menu".to_owned(), Pressed::Request(Request::OpenMenu)));
    buttons
}

/// Actions of the awaited seat.
fn actions(table: &NullTable) -> Vec<NullAction> {
    let Some(seat) = table.awaited else { return Vec::new() };
    if table.asked.is_some_and(|(_, waits)| waits) {
        return vec![NullAction::Answer(true), NullAction::Answer(false)];
    }
    let takes = (1..=MOST_TAKEN.min(table.stones)).map(NullAction::Take);
    let looks = table.secrets[seat.index()].is_none().then_some(NullAction::Look);
    let others = (0..table.secrets.len() as u8).map(SeatId).filter(|other| *other != seat);
    let asks = others.filter(|_| table.asked.is_none()).map(NullAction::Ask);
    takes.chain(looks).chain(asks).collect()
}

fn label(action: &NullAction, view: &NullScreenView) -> String {
    match action {
        NullAction::Look => "Look".to_owned(),
        NullAction::Take(count) => format!("Take {count}"),
        NullAction::Ask(other) => format!("Ask {}", view.play.seat(*other).name),
        NullAction::Answer(true) => "Yes".to_owned(),
        NullAction::Answer(false) => "No".to_owned(),
    }
}
