//! The game in other languages: a change retells everything, and longer words are not cut.

use std::sync::Once;

use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::Settings;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use junkyard_bots::client::play::advice::prompt;
use program::shelf::ALL_MESSAGES;
use shell::language::{MESSAGES, Phrase, languages};

use crate::access::texts::{every_screen, texts};
use crate::access::tree::{Tree, press};
use crate::app::Client;
use crate::table::panels::in_scrounge;

/// The language of the words that are made longer and get accents.
const PSEUDO: &str = "en-XA";

/// Adds the pseudo-language: English with accents, and a third longer.
fn add_pseudo() {
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
fn longer(text: &str) -> String {
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

fn speak(client: &mut Client, language: &str) {
    client.app.world_mut().resource_mut::<Settings>().language = Some(language.to_owned());
    client.rest();
}

#[test]
fn a_change_of_language_retells_the_table_at_once() {
    add_pseudo();
    let mut client = Client::at(&mut in_scrounge());
    Tree::begin(&mut client);
    let english = Tree::of(&mut client).all();
    let log_line = client.play().log().lines().last().unwrap().text.clone();
    speak(&mut client, PSEUDO);
    let all = Tree::of(&mut client).all();
    let language = languages::with_tag(PSEUDO).unwrap();
    let log_line = language.tell(&log_line);
    assert!(all.contains(&log_line) && !english.contains(&log_line), "{log_line} is not in:\n{all}");
    let strong = client.app.world_mut().resource_scope(|world, play: Mut<_>| {
        world.resource_scope(|world, interaction: Mut<_>| {
            junkyard_bots::game::read_table(world, |table| prompt::current_prompt(table, &play, &interaction).strong)
                .unwrap()
        })
    });
    assert!(all.contains(&language.tell(&strong)), "{}", language.tell(&strong));
    speak(&mut client, "en");
    assert_eq!(Tree::of(&mut client).all(), english);
}

#[test]
fn the_language_is_chosen_in_the_settings_and_by_a_screen_reader_too() {
    add_pseudo();
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Settings));
    Tree::begin(&mut client);
    press(&mut client, accesskit_role(), "Language");
    let name = languages::with_tag(PSEUDO).unwrap();
    let name = name.tell(&Phrase::new(&MESSAGES, "language-name"));
    press(&mut client, accesskit_role(), &name);
    assert_eq!(client.app.world().resource::<Settings>().language.as_deref(), Some(PSEUDO));
    assert!(Tree::of(&mut client).all().contains(&longer("Done")));
}

const fn accesskit_role() -> bevy_egui::egui::accesskit::Role {
    bevy_egui::egui::accesskit::Role::RadioButton
}

#[test]
fn no_words_are_cut_in_a_language_with_longer_words() {
    add_pseudo();
    notes::start_recording();
    let mut client = Client::new();
    speak(&mut client, PSEUDO);
    let mut all = Vec::new();
    every_screen(&mut client, |client, shown| {
        let cut = texts(client).cut;
        all.extend(cut.into_iter().map(|text| format!("{shown}: {text}")));
    });
    assert!(all.is_empty(), "{}", all.join("\n"));
}
