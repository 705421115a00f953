//! Every refusal as data: its name and its arguments, from which it is told in other languages.

use crate::samples;

#[test]
fn every_refusal_is_cited_by_its_name_and_its_values() {
    kernel::laws::cite("sidings", &samples::refusals());
}
