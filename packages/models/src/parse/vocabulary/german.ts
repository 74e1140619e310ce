import { terms, type Vocabulary } from "./vocabulary.ts";

export const german = {
  fieldLabels: terms`
    vorteile nachteile preis preise webseite stärken schwächen gegründet hauptsitz sitz besonderheiten
    geeignet_für ideal_für hinweis tipp kontakt standort bewertung leistung zielgruppe begründung fazit
    lieferzeit öffnungszeiten adresse telefon anmerkung
  `,
  avoid: terms`
    vermeiden abzuraten abraten nicht_empfehl\w* nicht_zu_empfehlen finger_weg
    (?:lasse|würde|lass|lassen_sie)_(?:ich_)?die_finger lieber_nicht rate_ich_ab nicht_(?:überzeugt|geeignet)
    durchgefallen meiden würde_ich_(?:nicht|meiden)
  `,
  avoidLabels: terms`finger_weg lieber_nicht schlechteste[rs]? abzuraten`,
  gone: terms`
    keine_neuen_(?:kunden|verträge|mitglieder|aufträge) verstorben
    nicht_mehr_(?:erhältlich|verfügbar|am_markt|empfohlen|produziert)
    (?:eingestellt|geschlossen|insolvent|abgekündigt)(?:_seit|_im|[.,;)]|$) gibt_es_nicht_mehr
    (?:geschlossen|insolvent|eingestellt|aufgelöst|verkauft)_\d{4} hat_(?:geschlossen|aufgegeben|dichtgemacht)
    pleite im_ruhestand
  `,
  summaries: terms`kurz_gesagt kurzum zusammengefasst fazit unterm_strich`,
  ordinals: terms`erste[rs]? zweite[rs]? dritte[rs]? vierte[rs]? fünfte[rs]?`,
  criteria: terms`
    fazit methodik ausblick worauf kriterien auswahlkriterien wichtige_(?:kriterien|faktoren) zusammenfassung
    tipps checkliste fragen hintergrund nächste_schritte darauf_(?:achten|kommt) so_(?:wählen|finden)
    vor_(?:dem_kauf|der) (?:wichtige_)?hinweise häufige_fragen gut_zu_wissen praktisches
  `,
  kinds: terms`
    wichtig_(?:sind|ist)(?=[^.]*$)
    (?:zwei|drei|vier|fünf|sechs|einige|mehrere|folgende[nr]?)_(?:\p{L}+_)?(?:schritten?|fragen|kriterien|punkten?|aspekten?|faktoren|fachleute)
    (?:zwei|drei|vier|mehrere|verschiedene)_(?:arten|wege|typen|gruppen) achten_sie_auf
    arten_von_(?:anbietern|firmen|läden|diensten|betrieben) so_gehen_sie gehen_sie_(?:so|wie_folgt)_vor
  `,
  titleStarts: terms`Im Bei Für Unter Über Bis Ab`,
  sources: terms`quellen links belege weiterführende`,
  mentions: terms`
    ehrenvolle ebenfalls weitere_(?:empfehl\w*|optionen|anbieter|gute|erwähn\w*) auch_(?:gut|empfehl\w*)
    außerdem_(?:gut|erwähn\w*|empfehl\w*) nicht_ganz_auf lobende\w*_erwähnung\w*
  `,
  picks: terms`empfehlenswert\w* empfehlung(?:en)? empfohlen\w* bestenliste rangliste`,
  placeholders: terms`keine?`,
  sentenceStarts: terms`hier_sind`,
  nameVerbs: terms`ist bietet`,
  ordinaryWords: terms`
    für und die der das beste besten kleine große unternehmen kosten preis benutzerfreundlichkeit funktionen
  `,
  leadingWords: terms`
    welche welcher welches dahinter danach außerdem ebenfalls zudem anschließend schließlich zuletzt zuerst zunächst hier dort auch
    als wer meine mein meiner unser unsere auf bei von nach vor knapp direkt platz stelle wahl der die das ein
    eine und oder für mit im am wenn ich wir sie zu den dem
  `,
  cues: terms`vorn vorne häufigsten bekanntesten? beliebtesten? besten? empfohlen\w* führend\w* favorit gefolgt empfehl\p{L}* erste_wahl`,
  conjunctions: terms`und sowie oder gefolgt_von dann danach anschließend und_zuletzt und_dann`,
  reasonWords: terms`für bei`,
  excludedBefore: terms`als statt anders_als im_gegensatz_zu`,
  objectBefore: terms`
    ist sind sehen wird werden empfehle gehören zählen wie empfehle_ich würde_ich favorit_ist wäre nehmen
  `,
  subjectVerbs: terms`ist schafft kostet bietet führt gilt überzeugt folgt punktet passt eignet_sich`,
  advice: terms`
    am_besten_schneide[tn] empfehle setze_auf greife_zu gut_aufgehoben_bei ist_bei starten_mit beginnen_mit
    stelle_(?:steht|kommt|folgt|liegt) (?:dahinter|danach|dann)_(?:folgt|kommt)
  `,
  orderWords: terms`
    zuerst danach dahinter anschließend schließlich zuletzt erste[rnms]? zweite[rnms]? dritte[rnms]?
    vierte[rnms]? als_(?:nächste[rs]?|alternative|letzte[rs]?) platz_(?:eins|zwei|drei|vier|\d)
  `,
  awards: terms`
    testsieger gesamtsieger preistipp geheimtipp für wenn als silber preis-leistung\p{L}* beste[rs]? am_besten
  `,
  ordering: terms`rangfolge reihenfolge gereiht ranking fazit endergebnis mein_ergebnis meine_wahl`,
  withdrawals: terms`moment korrektur korrigiert stattdessen vergessen_sie endgültig\w* überarbeitet\w*`,
  ties: terms`geteilt(?:e[rn]?)? gleichauf`,
  rankNouns: terms`platz rang wahl stelle`,
  rankMarks: terms`platz\s`,
  refusals: terms`tut_mir_leid kann_ich_(?:leider_)?nicht ich_kann_(?:dir|ihnen|dabei)?[^.]{0,20}nicht`,
  absences: terms`
    ich_(?:möchte|will|werde|darf)[^.]{0,40}_(?:nicht|keine[nm]?|niemanden)_(?:\p{L}+_){0,3}(?:nennen|empfehlen|bewerten|herausgreifen|küren|reihen)
    (?:nenne|empfehle)_ich_(?:\p{L}+_)?(?:nicht|keine[nm]?|niemanden)
    keine?_(?:\p{L}+_){0,2}(?:unternehmen|firmen|anbieter) nicht_finden
  `,
  offers: terms`
    hier_(?:sind|ist|kommen) (?:aber|doch)_(?:diese|folgende|einige|es_gibt)
    (?:folgende|diese)_(?:\p{L}+_)?(?:sind|kommen|bieten) trotzdem dennoch stattdessen ragen_heraus
  `,
  companyKeys: terms`
    firma unternehmen anbieter hersteller marke händler name betrieb laden produkt dienst dienstleister
    lieferant
  `,
  expertKeys: terms`experte`,
  siteKeys: terms`domäne webseite internetseite mehr_infos website domain internetadresse netz url`,
  rankKeys: terms`rang platz platzierung reihenfolge`,
  descriptionKeys: terms`beschreibung`,
  rationaleKeys: terms`begründung`,
  leftOutKeys: terms`nichtempfohlen ausgeschlossen eingestellt ausgeschieden`,
  listKeys: terms`unternehmen`,
  notNameTitles: terms`kriterium merkmal stadt ort land region preis note punkte telefon gebiet`,
} satisfies Vocabulary;
