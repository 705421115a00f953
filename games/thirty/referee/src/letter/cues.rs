//! Words by which a sentence may bear on orders: drafts, withdrawals, conditions, changes, other people.
//!
//! What is counted never depends on these lists: a sentence that is not understood is shown to the game master whatever
//! its words are. They only tell a sentence that may change an order, which then waits, from plain words.

use std::{collections::HashMap, sync::LazyLock};

/// How a word may bear on orders; the gravest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Cue {
    /// The orders are not meant yet.
    Draft,
    /// They are taken back.
    Withdrawal,
    /// They are another person's.
    Person,
    /// They depend on something.
    Condition,
    /// They may be changed.
    Change,
    /// A thing of the game or of the letter is named.
    Thing,
}

/// The words of each kind; a star stands for any ending.
const WORDS: [(Cue, &str); 6] = [
    (
        Cue::Draft,
        "entwurf* entwuerf* draft* vorlaeufig* vorab provisor* tentativ* prelim* probe* probier* test tests testing \
         skizz* idee* idea* unfertig* fertig* final* endgueltig* endfassung definitiv* yet thinking think ueberleg* \
         nachdenk* wart* wait* hold* morgen tomorrow spaeter* later demnaechst spontan unvollstaendig* incomplete \
         unfinished early frueh zwischenstand experiment* rough roughly sketch* guess* rate raten \
         vorerst einstweilen erstmal zunaechst pending sit park* hang continu* fortsetz* fortgesetzt* folg* follow*",
    ),
    (
        Cue::Withdrawal,
        "zurueck* widerruf* storn* annull* loesch* streich* gestrich* vergiss* vergess* vergiß ignor* ungueltig* \
         hinfaellig* verwerf* verworf* gegenstandslos* withdraw* withdrew retract* revok* revoc* cancel* forget* \
         disregard* scrap* void* invalid* delet* undo* discard* drop* abort* nevermind mind back rueckgaengig versehen \
         versehentlich irrtum* irrtuem* mistake* mistook accident* wrong* falsch* quatsch unsinn nonsense bloedsinn \
         muell rubbish garbage error* fehler* vertan vertipp* verschrieb* typo* scherz* witz* joke* joking kidding \
         fool* prank* spass oops ups hoppla raus weg erledigt obsolet* obsolete hinweg abbr* abgebroch* stop* halt* schluss* aufheb* aufgehob* resign* nope nah haha hihi \
         aetsch reingelegt* iron* sarkas* sarcas* echt* real april bet wette wetten \
         quit* aussteig* steig* ausgestieg* kuendig* aufgeb* concede* retire* bereu* regret* draw draws",
    ),
    (
        Cue::Person,
        "seine seiner seinen seinem seins ihre ihrer ihren ihrem ihm his her hers him their theirs them frau mann \
         bruder schwester sohn tochter vater mutter papa mama freund* kumpel gatte gattin partner* wife husband \
         brother* sister* son daughter friend* father mother mum dad behalf auftrag vertret* stellvertret* namens bat \
         bittet asked asks durchgeb* durchzugeb* weitergeb* weiterzugeb* weiterleit* forward* richtet ausricht* \
         auszuricht* somebody someone jemand* kolleg* colleague* neighbour* nachbar* kind sein",
    ),
    (
        Cue::Condition,
        "falls wenn wann when if unless sofern sonst ansonsten soweit solange sobald bevor before until till oder or \
         entweder either else ob whether bzw evtl eventuell* ggf gegebenenfalls notfalls maybe perhaps possibl* \
         moeglich* vielleicht alternativ* ersatz* otherwise vorausgesetzt voraussetz* bedingung* provid* assum* \
         angenommen except* ausser* ausnahm* but aber though although however jedoch sondern allerdings trotzdem \
         dennoch only nur erst je nachdem depend* abhaeng* zweifel* doubt* hesitat* zoeger* schwank* unschluess* ratlos* \
         gruebel* grueble sicher* unsicher* sure unsure ungewiss fraglich \
         egal whatever whichever irgend* any anything anywhere case fall damit sodass bis",
    ),
    (
        Cue::Change,
        "nicht nichts nix nie niemals kein* nein nee noe ne not no never none nothing nor ohne without weder t dont \
         doesnt isnt arent cannot cant wont doch lieber rather statt* anstatt anstelle* instead ersetz* replac* \
         aender* geaend* abaender* verander* veraender* chang* korr* corr* tausch* vertausch* getauscht swap* swop* \
         wechsel* dreh* gedreht umdreh* turn* rotat* flip* spiegel* gespiegelt mirror* revers* umgekehrt ander* \
         these those other* differ* anderswo verschieb* verschob* schieb* shift* neu* new alt alte* old older frueher* earlier \
         previous* vorig* vorher* besser* better actually eigentlich nachtrag* nachtraeg* weiterhin gilt gelt* \
         gueltig* zaehl* count* wert* auswert* valid* massgeb* stimm* richtig* right correct true meint gemeint \
         mean* meant bleib* behalt* keep* stay* stand* lass* leave* nimm* nehm* genommen mach* setz* leg* trag* use \
         using take* took put pick* choos* chose* choice entscheid* decid* waehl* wahl wuensch* bitte please let \
         pleas* add* ergaenz* hinzu* extra zusaetz* plus noch nochmal nochmals again zwischen vorletzt* letzt* \
         last latest naechst* next sofort ab gespielt illegal legal* erlaub* allow* permit* geht gehen \
         passt fit fits frei free besetzt taken belegt verwechsel* mix* confus* besproch* discuss* agreed verabred* \
         anruf* rief call* eingezeichnet ersatzlos achtung attention wichtig important note notice \
         hinweis vorsicht beware vielmehr beziehungsweise sowie zuerst zuletzt zweimal twice doppel* \
         double* eher soll* should shall must muss muesst* darf duerf* koenn* kann could would wuerd* \
         haett* waer* planned geplant object* widersprech* einspruch one eins ones",
    ),
    (
        Cue::Thing,
        "zug zuege zuegen zuges order* move* befehl* wurf wuerfe wuerfen wuerfel* roll rolls rolled dice feld* square* \
         plaettchen tile* piece* kachel* teil* gleis* schiene* track* strecke* linie* kurve* gerade* tunnel* \
         bruecke* weiche* kreuz* curve* straight* bridge* junction* switch* crossover* crossing* mine bergwerk* \
         bonus* stadt staedte* town* city cities station* bahnhof* berg* gebirg* mountain* runde* round* spiel* game \
         games player* karte* map maps blatt sheet* zeile* spalte* reihe* row rows column* brief* mail* email* \
         letter* schreiben nachricht* message* anhang* anlage* attach* bericht* report* zettel rails telefon* phone* links rechts oben \
         unten left top bottom hoch runter rauf tief* hoeher up down lower higher grad degree* quer senkrecht \
         waagrecht waagerecht vertikal* vertical* horizontal* diagonal* erste* erster erstens zweit* dritt* viert* \
         fuenft* sechst* first* second* third* fourth fifth sixth beide* both alle all alles allen aller everything \
         everyth* ganze* ganzes gesamt* whole entire rest uebrig* remaining zwei drei two three aufbau* setup* \
         aufstell* setzung nmr zat deadline gm spielleiter* referee* buchstabe* koordinate* coordinate* ps nb pps",
    ),
];

struct Table {
    whole: HashMap<&'static str, Cue>,
    stems: HashMap<&'static str, Cue>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut res = Table { whole: HashMap::new(), stems: HashMap::new() };
    for (cue, words) in WORDS {
        for word in words.split_whitespace() {
            let (map, word) = match word.strip_suffix('*') {
                Some(stem) => (&mut res.stems, stem),
                None => (&mut res.whole, word),
            };
            // A word in two lists is of the graver kind.
            map.entry(word).or_insert(cue);
        }
    }
    res
});

/// How a folded word may bear on orders.
pub(super) fn cue(word: &str) -> Option<Cue> {
    let stems = word.char_indices().map(|it| it.0).skip(3).chain([word.len()]);
    let stem = stems.filter_map(|end| TABLE.stems.get(&word[..end]).copied()).min();
    TABLE.whole.get(word).copied().into_iter().chain(stem).min()
}

#[cfg(test)]
mod tests {
    use super::{Cue, cue};

    #[test]
    fn words_are_known_with_their_endings() {
        for (word, expected) in [
            ("entwurfsfassung", Some(Cue::Draft)),
            ("zurueckgezogen", Some(Cue::Withdrawal)),
            ("withdrawn", Some(Cue::Withdrawal)),
            ("nicht", Some(Cue::Change)),
            ("wetter", None),
            ("urlaub", None),
            ("zuege", Some(Cue::Thing)),
            ("a", None),
        ] {
            assert_eq!(cue(word), expected, "{word}");
        }
    }
}
