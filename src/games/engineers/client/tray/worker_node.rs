//! A worker in the tray: number, square, order, what it carries, and its actions.

use bevy_egui::egui::Rect;

use super::facts::{TrayFacts, TrayPress};
use super::painter::paint_ground;
use super::worker_facts::TrayWorker;
use super::worker_lines::{head_line, order_line, pip_line, seen_lines, slot_line, sum_line};
use crate::action::WorkerId;
use client::kit::Pen;
use client::kit::panel::build::{column, spacer};
use client::kit::panel::{Node, Role, State, Surface};
use client::kit::tokens::Space;

/// Key of a worker.
pub const fn worker_key(worker: WorkerId) -> (&'static str, u8) {
    ("tray-worker", worker.0)
}

/// Describes a worker. A press chooses it.
pub fn worker_node<'a>(facts: &'a TrayFacts, worker: &'a TrayWorker) -> Node<'a, TrayPress> {
    let number = worker.worker;
    let is_chosen = worker.is_chosen;
    let lines: Vec<Node<TrayPress>> = match &worker.own {
        Some(own) => {
            // Below the slots, so that these stay where they are when orders come and go.
            let order = own.order.as_ref().map_or_else(Node::empty, |order| order_line(number, order));
            vec![slot_line(facts, number, own), sum_line(worker, own), order, spacer(), pip_line(own)]
        }
        None => seen_lines(worker).into_iter().chain([spacer()]).collect(),
    };
    let ground = move |pen: &mut Pen, rect: Rect, state: State| paint_ground(pen, rect, state, is_chosen);
    let node = column([head_line(facts, worker)].into_iter().chain(lines))
        .gap(Space::Xs)
        .inside(Space::S)
        .on(Surface::Painted(Box::new(ground)))
        .press(TrayPress::Worker(number))
        .role(Role::Radio { is_chosen })
        .called(worker.words.clone())
        .hint(worker.words.clone())
        .noted(format!("tray worker {}", number.0))
        .key(worker_key(number));
    // The keys of the workers choose them.
    node.passed_by_tab()
}
