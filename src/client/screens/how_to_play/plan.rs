//! Plan of a book, read from a file: everything but the words, which are messages.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::book::{Book, Example, ExamplePicture, PagePictures, PageSign, RulePage};
use shell::language::{Messages, Phrase, phrase};

/// Plan of a book. `P` is the plan of an example's picture, which only the game can read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookPlan<P> {
    /// Plans of the pages.
    pub pages: Vec<PagePlan<P>>,
    /// Numbers of the rules that rulings are about.
    pub rulings: Vec<String>,
}

impl<P> Default for BookPlan<P> {
    fn default() -> Self {
        Self { pages: Vec::new(), rulings: Vec::new() }
    }
}

/// Plan of a page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PagePlan<P> {
    /// Ending of the id of the page's message, whose attributes are all texts of the page.
    pub key: String,
    /// Ranges of rules that the page is about, by their first and last numbers; a single rule has
    /// its number twice.
    rules: Vec<(String, String)>,
    /// Number of paragraphs.
    paragraphs: usize,
    /// Plans of the examples' pictures.
    pub pictures: Vec<P>,
}

/// Messages of a book.
#[derive(Clone, Copy)]
pub struct BookWords {
    /// Messages of the game.
    pub messages: &'static Messages,
    /// Beginning of the ids of pages, before a hyphen and the page's key. The attributes are
    /// `title`, `text-1` and so on, and for each example `picture-1-title` and `picture-1-caption`.
    pub page: &'static str,
    /// Beginning of the ids of rulings, before a hyphen and the rule's number, as in `1-4`.
    pub ruling: &'static str,
}

/// Picture of an example, and whether it is a good example or a bad one, if it is either.
pub struct PlannedPicture {
    /// Whether it is a good example.
    pub good: Option<bool>,
    /// The picture.
    pub picture: ExamplePicture,
}

impl<P: DeserializeOwned> BookPlan<P> {
    /// Reads a plan.
    ///
    /// # Errors
    /// The error of the parser.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }
}

impl<P> BookPlan<P> {
    /// Makes the book: `picture` makes the pictures of examples, and a page without examples has
    /// the signs.
    pub fn make_book(&self, words: BookWords, signs: &[PageSign], picture: impl Fn(&P) -> PlannedPicture) -> Book {
        let ruling = |number: &String| {
            let id = format!("{}-{}", words.ruling, number.replace('.', "-"));
            (number.clone(), Phrase::new(words.messages, id))
        };
        Book {
            pages: self.pages.iter().map(|plan| plan.make_page(words, signs, &picture)).collect(),
            rulings: self.rulings.iter().map(ruling).collect(),
            collection: None,
        }
    }
}

impl<P> PagePlan<P> {
    fn make_page(&self, words: BookWords, signs: &[PageSign], picture: impl Fn(&P) -> PlannedPicture) -> RulePage {
        let of_page = |what: &str| Phrase::new(words.messages, format!("{}-{}.{what}", words.page, self.key));
        let example = |(number, plan): (usize, &P)| {
            let PlannedPicture { good, picture } = picture(plan);
            Example {
                title: of_page(&format!("picture-{number}-title")),
                caption: of_page(&format!("picture-{number}-caption")),
                good,
                picture,
            }
        };
        RulePage {
            title: of_page("title"),
            rules: rules_in_words(&self.rules),
            text: (1..=self.paragraphs).map(|number| of_page(&format!("text-{number}"))).collect(),
            pictures: if self.pictures.is_empty() {
                PagePictures::Signs(signs.to_vec())
            } else {
                PagePictures::Examples((1..).zip(&self.pictures).map(example).collect())
            },
        }
    }
}

/// Names the rules of a page, as in "rules 2.4, 3.1 to 3.7".
fn rules_in_words(rules: &[(String, String)]) -> Phrase {
    let some = |(first, last): &(String, String)| {
        if first == last { Phrase::words(first) } else { phrase!("how-to-rules-from-to", first = first, last = last) }
    };
    let all = Phrase::list(rules.iter().map(some));
    phrase!("how-to-rules", rules = all.unwrap_or_else(|| Phrase::words("")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn the_rules_of_a_page_are_told_from_one_to_another() {
        let of = |first: &str, last: &str| (first.to_owned(), last.to_owned());
        let told = |all: &[(String, String)]| Language::english().tell(&rules_in_words(all));
        assert_eq!(told(&[of("2.4", "2.4"), of("3.1", "3.7"), of("5.4", "5.4")]), "rules 2.4, 3.1 to 3.7, 5.4");
    }
}
