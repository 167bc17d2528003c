//! The robot view: any robot, enlarged, with all public facts about it. It covers the table or the
//! watched game.

use bevy_egui::egui::{self, Key, Rect, Stroke, vec2};

use super::robot_stage::{RobotStage, RobotViewMessage, held_panel, robot_figures};
use crate::client::robot::fact_cards;
use crate::client::scene::contents::Scene;
use crate::client::scene::portrait::ask_for_portrait;
use crate::client::shortcuts;
use crate::messages::phrase;
use client::app::request::Request;
use client::app::sheet;
use client::art::Art;
use client::input::{Listener, Shortcut, is_pressed};
use client::kit::palette::{CARD, INK, INSET};
use client::kit::panel::build::{choose, column, layers, row, scroll, seat_chip, spacer, text, widget, wrapped_row};
use client::kit::panel::{Align, Node, Rank, Role, State, Surface, place};
use client::kit::scroll::ScrollKeys;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::kit::widgets::name::name_on_line;
use client::kit::{Pen, TextStyle};
use client::panels::paging::turn_by_keys;
use client::table::grid::Moved;
use shell::seats::{SeatId, SeatKind};

/// Size of the dialog, width of the robot, and least width of the facts beside it, in points, so
/// that robots that are looked at one after another stand at the same place.
const DIALOG: (f32, f32) = (1020.0, 710.0);
const ROBOT: f32 = 490.0;
const FACTS: f32 = 420.0;

/// Key of the list of facts.
const LIST: &str = "robot-facts";

/// Draws the view of a seat's robot over everything, and leaves requests in the scene. While a file
/// chooser is in front nothing is listened to.
pub fn draw_robot_view(ctx: &egui::Context, scene: &mut Scene, art: &mut Art, seat: SeatId, is_behind: bool) {
    let settings = scene.settings;
    let mut is_list = false;
    if scene.view.closer.0 != seat {
        scene.view.closer = (seat, Moved::default());
    }
    sheet::draw_modal_layer(ctx, settings, art, "look-closer", |pen, whole| {
        if is_behind {
            pen.ui.disable();
        }
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        let mut placed = place(&pen.ruler(), rect, robot_view_panel(scene, seat));
        let list = placed.rect_of(LIST);
        if let Some(list) = list {
            scroll_by_arrows(pen, list);
        }
        is_list = list.is_some();
        for message in placed.show(pen) {
            match message {
                RobotViewMessage::Close => scene.send_request(Request::CloseOverlay),
                RobotViewMessage::SavePortrait => scene.send_request(ask_for_portrait(seat)),
                RobotViewMessage::LookAt(other) => scene.send_request(Request::LookAt(other)),
                RobotViewMessage::Move(moved) => scene.view.closer.1 = moved,
            }
        }
    });
    if !is_behind {
        listen_to_keys(ctx, scene, seat, is_list);
    }
}

/// Scrolls the list of facts, which is drawn next.
fn scroll_by_arrows(pen: &Pen, list: Rect) {
    let turn = turn_by_keys(pen.ui, Key::ArrowUp, Key::ArrowDown);
    if turn != 0.0 {
        pen.ui.scroll_with_delta(vec2(0.0, -turn * list.height()));
    }
}

/// Listens to the keys of the view. In a list, the arrows up and down scroll instead.
fn listen_to_keys(ctx: &egui::Context, scene: &mut Scene, seat: SeatId, is_list: bool) {
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let seats: Vec<SeatId> = scene.table.seats().collect();
    let beside = |step: usize| seats[(seat.index() + step) % seats.len()];
    let by_seat = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD, shortcuts::FOURTH];
    let by_number = seats.iter().copied().find(|other| keys.is_pressed(by_seat[other.index()]));
    if keys.is_pressed(Shortcut::ESCAPE) || keys.is_pressed(shortcuts::LOOK_CLOSER) {
        scene.send_request(Request::CloseOverlay);
    } else if is_pressed(ctx, Key::ArrowRight) || (!is_list && is_pressed(ctx, Key::ArrowDown)) {
        scene.send_request(Request::LookAt(beside(1)));
    } else if is_pressed(ctx, Key::ArrowLeft) || (!is_list && is_pressed(ctx, Key::ArrowUp)) {
        scene.send_request(Request::LookAt(beside(seats.len() - 1)));
    } else if let Some(other) = by_number {
        scene.send_request(Request::LookAt(other));
    }
}

/// Describes the view: the players, the robot, and the facts beside it as cards or, where there is
/// little room, as a list.
pub fn robot_view_panel<'a>(scene: &'a Scene, seat: SeatId) -> Node<'a, RobotViewMessage> {
    let facts = choose([cards_beside(scene, seat), list_beside(scene, seat)]);
    column([heading(scene, seat), facts.gives_way(Rank::First).stays().grow()])
        .gap(Space::M)
        .inside_by(Space::Xl, Space::L)
}

/// Describes the tabs of the players, the kind of the player, and the buttons in the corner.
fn heading<'a>(scene: &'a Scene, seat: SeatId) -> Node<'a, RobotViewMessage> {
    let who = match scene.play.seat(seat).kind {
        SeatKind::Human => phrase!("closer-person"),
        SeatKind::Computer(_) => phrase!("closer-computer"),
    };
    let tabs = scene.table.seats().map(|other| tab(scene, other, other == seat));
    let portrait = small_button("portrait", phrase!("closer-portrait"), None, RobotViewMessage::SavePortrait);
    let close = small_button("cross", phrase!("closer-back"), None, RobotViewMessage::Close);
    row([
        wrapped_row(tabs.chain([text(TextStyle::NOTE, who)])).grow(),
        portrait.align(Align::Start),
        close.align(Align::Start),
    ])
}

/// Describes the tab of a player.
fn tab<'a>(scene: &'a Scene, seat: SeatId, is_shown: bool) -> Node<'a, RobotViewMessage> {
    let colour = scene.seat_colour(seat);
    let name = scene.seat_name(seat);
    let face = move |pen: &mut Pen, rect: Rect, state: State| {
        let fill = if is_shown || state.is_hovered { CARD } else { INSET };
        let (width, line) = if is_shown { (LineWidth::Chosen, pen.seat_colour(colour)) } else { (LineWidth::Row, INK) };
        pen.draw_rect(rect, Radius::Panel.points(), fill, Stroke::new(width.points(), line));
        state.draw_ring(pen, rect, Radius::Panel);
    };
    row([seat_chip(colour, IconSize::Row), name_on_line(TextStyle::HEADING, name)])
        .gap(Space::M)
        .inside_by(Space::L, Space::Xs)
        .target(TargetHeight::Action)
        .on(Surface::Painted(Box::new(face)))
        .press(RobotViewMessage::LookAt(seat))
        .role(Role::Radio { is_chosen: is_shown })
        .called(name)
        .noted(format!("look at {}", seat.0))
        .key(("look-at", seat))
}

/// Describes the robot with what it holds, and the facts beside it as cards.
fn cards_beside<'a>(scene: &'a Scene, seat: SeatId) -> Node<'a, RobotViewMessage> {
    let robot = scene.robot_or_build(seat);
    let shown = column([robot_on_stage(scene, seat).grow(), held_panel(scene, seat)]).with_widths(ROBOT, ROBOT);
    let parts = scroll("parts-of-robot", ScrollKeys::Pages, fact_cards::part_cards(scene, &robot));
    let facts = column([
        fact_cards::ability_cards(scene, &robot),
        fact_cards::threat_cards(scene, seat, &robot),
        column([fact_cards::parts_heading(scene, &robot), parts.grow()]).grow(),
    ]);
    row([shown.fill().grow(), facts.gap(Space::L).at_least_wide(FACTS).fill()]).gap(Space::L)
}

/// Describes the robot, and beside it all facts in a list.
fn list_beside<'a>(scene: &'a Scene, seat: SeatId) -> Node<'a, RobotViewMessage> {
    let robot = scene.robot_or_build(seat);
    let facts = column([
        fact_cards::ability_cards(scene, &robot),
        fact_cards::threat_cards(scene, seat, &robot),
        fact_cards::held_cards(scene, seat),
        column([fact_cards::parts_heading(scene, &robot), fact_cards::part_cards(scene, &robot)]),
    ]);
    // Both have half of the room.
    let list = scroll(LIST, ScrollKeys::Pages, facts.gap(Space::M)).key(LIST);
    row([robot_on_stage(scene, seat), list].map(|half| half.with_widths(0.0, 0.0).grow().fill())).gap(Space::L)
}

/// Describes the robot on its grid, with its power and its energy at the top.
fn robot_on_stage<'a>(scene: &'a Scene, seat: SeatId) -> Node<'a, RobotViewMessage> {
    let figures = column([robot_figures(scene, seat), spacer()]).inside_by(Space::Xl, Space::L);
    layers([widget(RobotStage::new(scene, seat)), figures])
}
