//! Messages of one language, read from Fluent files.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

/// Messages of one language.
pub(super) type Bundle = FluentBundle<Arc<FluentResource>>;

/// Parses a Fluent file, and counts its syntax errors. Entries with syntax errors are left out.
pub(super) fn parse_file(file: &str) -> (Arc<FluentResource>, usize) {
    match FluentResource::try_new(file.to_owned()) {
        Ok(resource) => (Arc::new(resource), 0),
        Err((resource, errors)) => (Arc::new(resource), errors.len()),
    }
}

/// Ids of the messages of a file.
pub(super) fn message_ids(resource: &FluentResource) -> impl Iterator<Item = &str> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

/// Puts the messages of some files together, so that they can refer to each other.
pub(super) fn make_bundle(tag: LanguageIdentifier, resources: impl IntoIterator<Item = Arc<FluentResource>>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Fluent would isolate every argument; `isolated` marks only the words from outside that need
    // it.
    bundle.set_use_isolating(false);
    for resource in resources {
        // Of two messages with the same id, the later one counts.
        bundle.add_resource_overriding(resource);
    }
    // This fails only if a function of this name exists already.
    let _ = bundle.add_function("CAPITAL", capitalise);
    bundle
}

/// Fluent function `CAPITAL($words)`: its argument with a capital first letter, for the beginning
/// of a sentence.
fn capitalise<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(words)) = arguments.first() else { return FluentValue::Error };
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()).into()
}
