//! Reasons as data, from which they are told in other languages.

use crate::samples;
use kernel::{Cited as _, Refused, laws};

use crate::toy::{Cell, Refusal, Row};

fn row() -> Row {
    Cell::all().map(Cell::row).last().expect("a cell")
}

#[test]
fn every_reason_is_cited_by_its_name_and_its_values() {
    laws::cite("table", &samples::refusals::<Refusal>());
    laws::cite("unfair", &samples::unfair());
    laws::cite("sidings", &toys());
}

fn toys() -> Vec<(Refusal, &'static str)> {
    vec![
        (Refusal::WrongRow(row()), "sidings-wrong-row row=row 3"),
        (Refusal::Taken, "sidings-taken"),
        (Refusal::Left, "sidings-left"),
        (Refusal::Fine, "sidings-fine"),
    ]
}

#[test]
fn a_table_passes_on_the_reason_of_its_game() {
    let refused = Refused::Rule(Refusal::WrongRow(row()));
    let citation = refused.citation();
    assert_eq!(citation, Refusal::WrongRow(row()).citation());
    assert_eq!(citation.to_string(), "the cell must lie in row 3");
    assert_eq!((citation.id, citation.arguments), ("sidings-wrong-row", vec![("row", "row 3".to_owned())]));
}

#[test]
#[should_panic(expected = "no sample of sidings-fine")]
fn a_reason_without_a_sample_is_missed() {
    laws::cite("sidings", &toys()[..3]);
}

#[test]
#[should_panic(expected = "sidings-wrong-row row=row 3")]
fn a_reason_with_another_value_is_found() {
    laws::cite("sidings", &[(Refusal::WrongRow(row()), "sidings-wrong-row row=row 1")]);
}
