//! The pseudo-language: English with accents, and a third longer.

use std::sync::Once;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use program::shelf::ALL_MESSAGES;
use shell::language::languages;

/// The language of the words that are made longer and get accents.
pub const PSEUDO: &str = "en-XA";

/// Adds the pseudo-language: English with accents, and a third longer.
pub fn add_pseudo() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        // English is the first language of the messages.
        let english = ALL_MESSAGES.map(|messages| messages.files()[0]).join("\n");
        let mut resource = fluent_syntax::parser::parse(english).unwrap();
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                let patterns = message.value.iter_mut().chain(message.attributes.iter_mut().map(|own| &mut own.value));
                patterns.for_each(lengthen);
            }
        }
        let text = fluent_syntax::serializer::serialize(&resource);
        assert!(languages::add_languages(vec![(PSEUDO.to_owned(), text)], &ALL_MESSAGES).is_empty());
    });
}

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| lengthen(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::Placeable { .. }) } => {
                unreachable!("messages have no braces within braces but for choices")
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Vowels with accents; every third of them twice.
pub fn longer(text: &str) -> String {
    let mut out = String::new();
    let mut vowels = 0;
    for letter in text.chars() {
        let accented = match letter {
            'a' => 'á',
            'e' => 'ê',
            'i' => 'ï',
            'o' => 'ö',
            'u' => 'ü',
            'A' => 'Å',
            'E' => 'É',
            'O' => 'Ø',
            other => other,
        };
        out.push(accented);
        if accented != letter {
            vowels += 1;
            if vowels % 3 == 0 {
                out.push(accented);
            }
        }
    }
    out
}
