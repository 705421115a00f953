//! Whole phrases that people write around orders, each from its first to its last word: a word more, and it is another
//! sentence.
//!
//! Bars stand between words of which one is there, and a question mark behind those that may be left out.

use super::{Cursor, Item};
use crate::letter::tokens::Kind;

/// Phrases that say nothing about orders.
const PLAIN: &[&str] = &[
    // Confirmations.
    "mit|ich|wir? der? bitte|bitten|erbitte|bitt dich? um? eine|ein? kurze|kurzes|kleine|schnelle? bestaetigung|rueckmeldung|antwort|eingangsbestaetigung|empfangsbestaetigung|lebenszeichen|quittung|kenntnisnahme",
    "ich? bitte|bitten|erbitte um? eine? kurze? bestaetigung|rueckmeldung des|ueber|zum|fuer? den? eingangs|empfangs|erhalts|eingang|empfang|erhalt",
    "ueber? eine|ein? kurze|kurzes|kleine? bestaetigung|rueckmeldung|antwort|eingangsbestaetigung|lebenszeichen waere|ist|reicht|genuegt nett|schoen|super|toll|prima|fein|lieb|gut|klasse?",
    "ueber eine|ein? kurze|kleine? bestaetigung|rueckmeldung|antwort wuerde|freue ich mich sehr? freuen?",
    "bitte bestaetige|bestaetigen|bestaetigt mir|sie? noch? kurz? den|die? erhalt|empfang|eingang|mail|abgabe|zuege? dieser|der|meiner? mail|abgabe|zuege?",
    "bestaetige|bestaetigen|bestaetigt mir|sie? bitte? noch? kurz? den|die erhalt|empfang|eingang|mail|abgabe dieser|der|meiner? mail|abgabe|zuege?",
    "bitte mir? noch? kurz? den|die? erhalt|empfang|eingang|mail|abgabe|zuege? kurz? bestaetigen",
    "gib|gebt|sag|sagt mir? bitte? kurz? bescheid",
    "gib|gebt|sag|sagt mir? bitte? kurz? bescheid ob alles|es|das|sie|die? mail? gut? angekommen ist",
    "please|pls|kindly confirm",
    "please|pls|kindly? confirm receipt|arrival of? this|my|these|the? email|mail|letter|orders|moves|message?",
    "please|pls? let me know that|when|if|whether you got|received|have this|it|them|these|my? orders|mail|email|message|moves?",
    "a|just? a? quick|short|brief? confirmation|reply|acknowledgement would be nice|great|appreciated|lovely|good",
    "thanks|thank you? for confirming|a? quick? confirmation?",
    // Hopes.
    "ich? hoffe|hoffentlich dass? das|es|alles so? passt so|alles?",
    "ich? hoffe|hoffentlich dass? das|es|alles|die? mail? ist|kommt? alles|so|gut|noch? gut? klar|lesbar|verstaendlich|rechtzeitig|angekommen|an ist|an?",
    "ich? hoffe dir|euch|ihnen? geht es|s? dir|euch? gut",
    "i|we? hope that|this|it|everything|all? s|is? all? clear|readable|legible",
    "i|we? hope you|all are|re|is? well|fine|good with? you?",
    "hope this|it|that finds you well",
    // Apologies and being in time.
    "sorry|entschuldige|entschuldigung|verzeih|verzeihung|pardon bitte? fuer? die|meine|den? etwas|so? spaete|verspaetete|kurzfristige|knappe? abgabe|zugabgabe|antwort|mail|rueckmeldung|verspaetung|verzoegerung|stoerung",
    "sorry|entschuldige|entschuldigung bitte? dass ich|es so|etwas? spaet|knapp dran|wird|ist|kommt bin|ist?",
    "es? tut mir leid fuer? die|meine? spaete|verspaetete? abgabe|antwort|mail|verspaetung?",
    "gerade|grad|eben noch rechtzeitig|puenktlich",
    "sorry|apologies for|about the|my|being so? late|delayed? reply|orders|mail|email|submission|delay|lateness?",
    "just in time",
    // The end of a letter.
    "das|dies war|waer|waers|wars|ist s|es|alles? auch? schon? von mir",
    "das war|waer s|es schon? fuer heute|diesmal",
    "mehr gibt|habe es|ich nicht",
    "that|this s|is it|all|everything from me|us?",
    "bis zur|zum|dann|auf naechsten|naechste runde|auswertung|ausgabe|heft|zug|mal",
    "bis zum naechsten heft|zug|zat",
    "bis dann|denn|dahin|demnaechst|spaeter",
    "moege der|die bessere|beste gewinnen",
    "may the best one|player|man|woman? win",
    "see|talk|speak|write to? you? next round|turn|time|issue|soon",
    "ich? freue mich schon? auf die|den|das naechste|naechsten? auswertung|bericht|runde|ergebnis|ausgabe|heft",
    "ich? bin schon? gespannt",
    "ich? bin schon? gespannt auf die|das|den naechste|naechsten? auswertung|ergebnis|bericht|runde",
    "ich? bin schon? gespannt wie es|s weitergeht",
    "i? m|am? looking forward to the|your next? report|results|round|issue|turn",
    "auf|los geht s|es",
    "ok|okay|so|also|well? here you|we go|are",
    "hier|da? bitte sehr|schoen",
    // Thanks and wishes.
    "danke|dank|vielen|herzlichen dank? fuer|fuers das|die? leiten|leitung|ausrichten|organisieren|organisation|auswerten|wuerfeln|warten|spielleiten|spielleitung|spiel|zine|heft des|der? spiels|partie?",
    "thanks|thank|many you|thanks? for running|organising|organizing|hosting|refereeing|doing all? this|the|our? game|zine|it",
    "thanks|thank|many you|thanks? for all? the|your hard? work|effort|zine|game|report|rolls|reminder",
    "frohe|schoene|gesegnete weihnachten|ostern|feiertage|pfingsten und|sowie? ein|einen? guten|gutes|schoenen? rutsch ins neue jahr",
    "einen? guten rutsch ins neue jahr",
    "ein? gutes|frohes|gesundes neues jahr",
    "happy|merry christmas|birthday|easter|holidays and? a? happy? new year",
    "alles gute|liebe zum|nachtraeglich zum? geburtstag",
    "viel|gute erfolg|besserung an? alle|allen?",
    "take care",
    "pfiat|pfueat|pfia di|eich|euch|gott",
    "merci fuer|fuers d|die|das? uswertig|auswertung|spiel?",
];

/// Phrases that say nothing about orders although they ask.
const ASKING: &[&str] = &[
    "kannst|koenntest|magst|wuerdest du mir? bitte? den|die? erhalt|empfang|eingang|mail|abgabe? bitte? kurz? bestaetigen",
    "ist|sind alles|es|das|die|meine|sie mail|zuege? gut|heil? angekommen",
    "alles|gut gut? angekommen",
    "could|can|would you please|kindly? send|drop|give me? a quick|short|brief? confirmation|reply|note|line please?",
    "could|can|would you please|kindly? confirm receipt|arrival? of? this|my? mail|email|orders?",
    "did|have you get|got|received|receive this|it|my? mail|email|orders?",
    "wie geht|gehts|ist es|s? dir|euch|ihnen|so?",
    "how are|is|s you|it|everything|things going|today?",
];

/// Phrases before orders; headings and orders may follow at once.
const OPENING: &[&str] = &[
    "unten|hier|anbei|nachfolgend|untenstehend findest|findet|bekommst|erhaeltst|hast du|ihr|sie meine|unsere zuege|befehle|zugabgabe|abgabe",
    "fuer|in|zu diese|dieser runde|spielrunde",
    "fuer|in|zu|zur die|der? laufende|laufenden|aktuelle|aktuellen|jetzige|jetzigen runde|spielrunde",
    "for|in this|the round|turn",
    "for|in the? current|present round|turn",
    "i|we d|would like to play|lay|build|place|put",
    "i|we ll|will play|lay|build|place|put",
    "ich|wir spiele|spielen",
    "hier|anbei|nun|jetzt? kommen|sind|folgen? meine|unsere|die drei zuege|befehle|wuerfe",
    "here|below? are|come? my|our|the three orders|moves|rolls",
];

/// Phrases by which earlier letters are replaced by this one, if it is whole.
const RENEWAL: &[&str] = &[
    "bitte? vergiss|vergesst|ignorier|ignoriere|ignoriert|loesche bitte? meine|die|meinen|den letzte|letzten|vorige|vorigen|vorherige|vorherigen|alte|alten|fruehere|erste mail|nachricht|email|brief von? gestern|heute|eben|vorhin?",
    "bitte meine|die|meinen|den letzte|letzten|vorige|vorigen|vorherige|vorherigen|alte|alten|fruehere|erste mail|nachricht|email|brief von? gestern|heute|eben|vorhin? vergessen|ignorieren|loeschen",
    "diese mail|brief ersetzt meine|meinen|die|den letzte|letzten|vorige|vorigen|vorherige|vorherigen|alte|alten? mail|nachricht|brief",
    "please|pls disregard|ignore|forget|discard|delete my|the previous|last|earlier|old|first mail|email|letter|message from? yesterday|today?",
    "this replaces|supersedes my|the previous|last|earlier|old|first mail|email|letter|message|orders",
    "hier|nun|jetzt? kommen|sind|folgen|also? nun|jetzt|hier? die|meine|unsere? neuen|neue|richtigen|richtige|endgueltigen|endgueltige|korrekten|korrekte|finalen|finale|aktuellen zuege|befehle|zugabgabe",
    "here|these|they? are|come? my|the|now? new|final|correct|actual orders|moves",
];

/// Phrases by which all stays that a change does not name.
const REST: &[&str] = &[
    "der? rest bleibt so|gleich|unveraendert|bestehen|stehen?",
    "der? rest|alles bleibt wie gehabt|gemeldet|geschickt|bisher|vorher",
    "die|meine beiden? anderen|uebrigen|restlichen beiden? zuege|wuerfe? bleiben so|gleich|unveraendert|bestehen?",
    "die|meine beiden? anderen|uebrigen|restlichen beiden? zuege|wuerfe? bleiben wie gehabt|gemeldet|bisher|vorher",
    "alles andere|uebrige bleibt so|gleich|unveraendert|bestehen|wie? gehabt|bisher|vorher?",
    "the? rest|others|other stays|stay|remains|remain|is|are unchanged|the|as same|is|before?",
    "everything|all else stays|remains|is unchanged|the|as same|is|before?",
];

/// How a phrase reads.
enum Said {
    Nothing,
    Asked,
    Renewal,
    Rest,
}

impl Cursor<'_> {
    /// A phrase that is all of a sentence, or of its part up to a mark.
    pub(super) fn phrase(&mut self) -> Option<Vec<Item>> {
        let before = self.at;
        let mut any = |list: &[&str], ends: &str| {
            list.iter().any(|it| {
                self.at = before;
                self.words_of(it) && (self.is_end() || self.eat_mark(ends))
            })
        };
        let said = if any(PLAIN, ",.!:;") {
            Said::Nothing
        } else if any(ASKING, "?.!") {
            Said::Asked
        } else if any(REST, ",.!;") {
            Said::Rest
        } else if any(RENEWAL, ",.!:;") || self.is_renewal_for(before) {
            Said::Renewal
        } else {
            self.at = before;
            return None;
        };
        Some(match said {
            Said::Nothing => Vec::new(),
            Said::Asked => vec![Item::Asked],
            Said::Renewal => vec![Item::Renewal],
            Said::Rest => vec![Item::Rest],
        })
    }

    /// `Die neuen Züge für Runde 4`: the heading is read for itself.
    fn is_renewal_for(&mut self, before: usize) -> bool {
        RENEWAL.iter().any(|it| {
            self.at = before;
            self.words_of(it) && self.word().is_some_and(|it| ["fuer", "for", "zu", "zur"].contains(&it))
        })
    }

    /// A phrase before orders.
    pub(super) fn opening(&mut self) -> bool {
        let before = self.at;
        let is_there = OPENING.iter().any(|it| {
            self.at = before;
            // The number of a round is a heading.
            let is_round = |it: &str| it.ends_with("turn") || it.ends_with("spielrunde");
            self.words_of(it) && !(is_round(it) && matches!(self.peek(), Some(Kind::Number(_))))
        });
        if !is_there {
            self.at = before;
        }
        is_there
    }

    /// Goes behind the words of a phrase, if they are here.
    fn words_of(&mut self, phrase: &str) -> bool {
        let end = self.end_of(self.at, phrase);
        self.at = end.unwrap_or(self.at);
        end.is_some()
    }

    /// Where these words end that begin at a place, commas between them not counted.
    fn end_of(&self, at: usize, phrase: &str) -> Option<usize> {
        if phrase.is_empty() {
            return Some(at);
        }
        let (element, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
        let (words, may_lack) = element.strip_suffix('?').map_or((element, false), |it| (it, true));
        let is_comma = self.tokens.get(at).is_some_and(|it| it.kind == Kind::Mark(','));
        let here = if is_comma && at > self.at { at + 1 } else { at };
        let is_there = matches!(self.tokens.get(here).map(|it| &it.kind),
            Some(Kind::Word(word)) if words.split('|').any(|it| it == word));
        let with = is_there.then(|| self.end_of(here + 1, rest)).flatten();
        with.or_else(|| may_lack.then(|| self.end_of(at, rest)).flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::{
        Roster,
        grammar::{Names, Place},
        tokens::tokens,
    };

    /// Whether a sentence is a phrase to its end.
    fn is_phrase(text: &str) -> bool {
        let names = Names::of(&Roster::default());
        let tokens = tokens(text);
        let mut cursor = Cursor { text, tokens: &tokens, at: 0, names: &names, place: Place::default(), is_odd: false };
        cursor.phrase().is_some() && cursor.is_end()
    }

    #[test]
    fn a_phrase_is_known_as_a_whole_and_not_with_a_word_more() {
        for text in [
            "Bitte um kurze Bestätigung!",
            "Ich bitte um Bestätigung des Eingangs.",
            "Bitte kurz bestätigen",
            "Kurze Bestätigung wäre nett.",
            "Hoffe, das passt so.",
            "Ist alles angekommen?",
            "Please confirm receipt.",
            "Could you send me a quick confirmation?",
            "Das war's von mir.",
            "Bis zur nächsten Runde!",
            "Der Rest bleibt wie gehabt.",
        ] {
            assert!(is_phrase(text), "{text}");
        }
        for text in [
            "Bitte erst nach Bestätigung werten!",
            "Bitte um Bestätigung, dass Wurf 2 gilt",
            "Hoffe, das passt so nicht.",
            "Hoffe, das passt so?",
            "Das war's nicht von mir.",
            "Bis zur nächsten Runde gilt das.",
            "Der Rest bleibt wie gehabt oder auch nicht.",
            "Please confirm roll 2.",
            "Der Rest",
        ] {
            assert!(!is_phrase(text), "{text}");
        }
    }

    #[test]
    fn every_phrase_needs_a_word_and_is_written_as_words_are_folded() {
        for phrase in [PLAIN, ASKING, OPENING, RENEWAL, REST].concat() {
            let elements: Vec<_> = phrase.split(' ').collect();
            assert!(elements.iter().filter(|it| !it.ends_with('?')).count() >= 2, "{phrase}");
            assert!(
                elements.iter().all(|it| !it.is_empty()) && crate::letter::tokens::fold(phrase) == phrase,
                "{phrase}"
            );
        }
    }
}
