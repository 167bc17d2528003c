//! The hint in a lesson: what it asks for, and the mark of that at the table.

use crate::action::Engineers;
use crate::client::play::advice::marks::marks_of_action;
use crate::client::play::thing::TableItem;
use client::play::executor::Executor;
use client::play::start::stepped;

/// Shows what the lesson at the table asks for. Returns whether there is a lesson.
pub fn show_suggestion(executor: &mut Executor<'_, Engineers>) -> bool {
    stepped::show_suggestion(executor, marks_of_action, |own, hint| {
        own.pointed = hint.thing.or(own.pointed);
        if let Some(TableItem::Worker(_, worker)) = hint.thing {
            own.worker = worker;
        }
    })
}
