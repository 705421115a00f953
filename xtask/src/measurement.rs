//! What a bench prints, one JSON object per line, and the table of it.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::columns;

/// A line of a bench.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Measurement {
    pub(crate) name: String,
    value: f64,
    unit: String,
    /// How many times as fast as the slow reference in the same run.
    ratio: Option<f64>,
    /// The least value that is good.
    floor: Option<f64>,
}

impl Measurement {
    /// Reads a line; nothing if it is not a JSON object, an error if it is one but not a measurement.
    pub(crate) fn parse(line: &str) -> Option<Result<Self>> {
        line.trim_start().starts_with('{').then(|| Self::of(&serde_json::from_str(line)?))
    }

    fn of(told: &Value) -> Result<Self> {
        let text = |name: &str| told[name].as_str().with_context(|| format!("missing field `{name}`"));
        Ok(Self {
            name: text("name")?.to_owned(),
            value: told["value"].as_f64().context("missing field `value`")?,
            unit: text("unit")?.to_owned(),
            ratio: told["ratio"].as_f64(),
            floor: told["floor"].as_f64(),
        })
    }

    pub(crate) fn is_below(&self) -> bool {
        self.floor.is_some_and(|floor| self.value < floor)
    }

    fn row(&self) -> Vec<String> {
        let verdict = match self.floor {
            None => "",
            Some(_) if self.is_below() => "BELOW",
            Some(_) => "ok",
        };
        vec![
            self.name.clone(),
            readable(self.value),
            self.unit.clone(),
            self.ratio.map(|ratio| format!("{ratio:.1}x")).unwrap_or_default(),
            self.floor.map(readable).unwrap_or_default(),
            verdict.to_owned(),
        ]
    }
}

/// The table of all measurements, with a word on its columns.
pub(crate) fn table(measurements: &[Measurement]) -> String {
    let mut rows = vec![["name", "value", "unit", "ratio", "floor", ""].map(str::to_owned).to_vec()];
    rows.extend(measurements.iter().map(Measurement::row));
    let notes = "ratio: to the slow reference in the same run\nfloor: the least value that is good\n";
    format!("{}\n{notes}", columns::align(&rows, &[1, 3, 4]))
}

/// A number with thousands separators; up to three decimals below a thousand.
fn readable(value: f64) -> String {
    let decimals = if value.abs() < 1000.0 { 3 } else { 0 };
    let text = format!("{value:.decimals$}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
    let mut grouped = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() { grouped } else { format!("{grouped}.{fraction}") }
}

#[cfg(test)]
mod tests {
    use super::{Measurement, readable, table};

    fn measurement(line: &str) -> Measurement {
        Measurement::parse(line).expect("an object").expect("a measurement")
    }

    #[test]
    fn other_lines_are_not_measurements_and_broken_ones_are_errors() {
        assert!(Measurement::parse("running 0 tests").is_none());
        assert!(Measurement::parse("").is_none());
        assert!(Measurement::parse(r#"{"name":"a","unit":"s"}"#).expect("an object").is_err());
        assert!(Measurement::parse(r#"{"name":"a","#).expect("an object").is_err());
    }

    #[test]
    fn a_value_must_reach_its_floor() {
        assert!(!measurement(r#"{"name":"a","value":9,"unit":"x","ratio":null}"#).is_below());
        assert!(!measurement(r#"{"name":"a","value":10,"unit":"x","ratio":null,"floor":10}"#).is_below());
        assert!(measurement(r#"{"name":"a","value":9.9,"unit":"x","ratio":null,"floor":10}"#).is_below());
    }

    #[test]
    fn numbers_are_readable() {
        for (value, text) in [
            (0.0, "0"),
            (999.0, "999"),
            (1_000.0, "1,000"),
            (-12_345.0, "-12,345"),
            (1_234_567.8, "1,234,568"),
            (0.25, "0.25"),
            (999.999_9, "1,000"),
        ] {
            assert_eq!(readable(value), text);
        }
    }

    #[test]
    fn the_table_is_aligned() {
        let lines = [
            r#"{"name":"playouts","value":1234567.0,"unit":"games/s","ratio":4.23,"floor":1000000}"#,
            r#"{"name":"routes","value":5,"unit":"routes/s","ratio":null,"floor":50}"#,
            r#"{"name":"size","value":64,"unit":"bytes"}"#,
        ];
        let expected = "\
name          value  unit      ratio      floor
playouts  1,234,567  games/s    4.2x  1,000,000  ok
routes            5  routes/s                50  BELOW
size             64  bytes

ratio: to the slow reference in the same run
floor: the least value that is good
";
        assert_eq!(table(&lines.map(measurement)), expected);
    }
}
