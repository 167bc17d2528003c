//! The messages of the languages' files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// Messages by their ids, attributes as `id.attribute`: the names of their arguments.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of English.
pub fn english() -> Messages {
    read(&folder().join("en.ftl"))
}

/// The messages of all other languages, with their tags.
pub fn others() -> Vec<(String, Messages)> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let tag = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.map(|path| (tag(&path), read(&path))).filter(|(tag, _)| tag != "en").collect()
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages")
}

fn read(path: &Path) -> Messages {
    let text = fs::read_to_string(path).unwrap();
    let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| {
        let places: Vec<String> =
            errors.iter().map(|error| format!("line {}: {error}", text[..error.pos.start].lines().count())).collect();
        panic!("{}:\n{}", path.display(), places.join("\n"))
    });
    let mut messages = Messages::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut arguments = BTreeSet::new();
        of_pattern(pattern, &mut arguments);
        assert!(messages.insert(id.clone(), arguments).is_none(), "{}: {id} is there twice", path.display());
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                of_pattern(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(arguments.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for inline in positional {
                of_inline(inline, arguments);
            }
        }
        _ => {}
    }
}
