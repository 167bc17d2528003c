//! The hint in a lesson: what it asks for, and the mark of that at the table.

use crate::action::Engineers;
use crate::client::play::advice::hint::Hint;
use crate::client::play::advice::marks::marks_of_action;
use crate::client::play::thing::TableItem;
use crate::game::read_table;
use client::play::executor::Executor;
use client::play::start::stepped::{lesson_at_table, reason_not_to_suggest};
use shell::language::InWords;

/// Shows what the lesson at the table asks for. Returns whether there is a lesson.
pub fn show_suggestion(executor: &mut Executor<'_, Engineers>) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return false };
    if let Some(why) = reason_not_to_suggest(running, &executor.interaction.stage) {
        executor.refuse(why.phrase());
        return true;
    }
    let moved = read_table(executor.world, |table| {
        running.suggested_action(table).map(|suggested| marks_of_action(table, &suggested))
    });
    let (item, to) = moved.flatten().unwrap_or_default();
    let (action, reason) = running.text().unwrap_or_default();
    let own = &mut executor.interaction.own;
    own.pointed = item.or(own.pointed);
    if let Some(TableItem::Worker(_, worker)) = item {
        own.worker = worker;
    }
    executor.interaction.hint = Some(Hint { action, reason, item, to });
    true
}
