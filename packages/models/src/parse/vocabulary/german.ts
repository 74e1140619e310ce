import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const german = {
  leftOutKeys: words`nichtempfohlen ausgeschlossen eingestellt ausgeschieden`,
  kinds: phrases`
    (?:zwei|drei|vier|fünf|sechs|einige|mehrere|folgende[nr]?) (?:\p{L}+ )?(?:schritten?|fragen|kriterien|punkten?|aspekten?|fachleute)
    (?:zwei|drei|vier|mehrere|verschiedene) (?:arten|wege|typen|gruppen)
    achten sie auf
    arten von (?:anbietern|firmen|läden|diensten|betrieben)
    so gehen sie
    gehen sie (?:so|wie folgt) vor
    folgende schritte
  `,
  ordering: [
    ...phrases`
    rangfolge
    reihenfolge
    gereiht
    ranking
  `,
    ...phrases`
    fazit
    endergebnis
    mein ergebnis
    meine wahl
  `,
  ],
  withdrawals: phrases`
    moment
    korrektur
    korrigiert
    stattdessen
    vergessen sie
    endgültig\w*
    überarbeitet\w*
  `,
  avoidLabels: phrases`
    finger weg
    lieber nicht
    schlechteste[rs]?
    abzuraten
  `,
  gone: [
    ...phrases`
    keine neuen (?:kunden|verträge|mitglieder|aufträge)
    verstorben
    nicht mehr (?:erhältlich|verfügbar|am markt|empfohlen|produziert)
    (?:eingestellt|geschlossen|insolvent|abgekündigt)(?: seit| im|[.,;)]|$)
  `,
    ...phrases`
      gibt es nicht mehr
    `,
    ...phrases`
    (?:geschlossen|insolvent|eingestellt|aufgelöst|verkauft) \d{4}
    hat (?:geschlossen|aufgegeben|dichtgemacht)
    pleite
    im ruhestand
  `,
  ],
  rankNouns: words`platz rang`,
  ties: words`geteilt(?:e[rn]?)? gleichauf`,
  fieldLabels: [
    ...words`
      vorteile nachteile preis preise webseite stärken schwächen gegründet hauptsitz sitz besonderheiten
    `,
    ...phrases`
      geeignet für
      ideal für
    `,
    ...words`
      hinweis tipp kontakt standort bewertung leistung zielgruppe begründung fazit lieferzeit
      öffnungszeiten adresse telefon anmerkung
    `,
  ],
  siteLabels: [...words`webseite internetseite`, ...phrases`mehr infos`],
  avoid: [
    ...words`vermeiden abzuraten abraten`,
    ...phrases`
      nicht empfehl\w*
      nicht zu empfehlen
      finger weg
    `,
    ...phrases`
    (?:lasse|würde|lass|lassen sie) (?:ich )?die finger
    lieber nicht
    rate ich ab
    nicht (?:überzeugt|geeignet)
    durchgefallen
  `,
  ],
  criteria: [
    ...words`fazit methodik ausblick`,
    ...words`worauf kriterien auswahlkriterien`,
    ...phrases`wichtige (?:kriterien|faktoren)`,
    ...words`zusammenfassung tipps hinweise checkliste fragen hintergrund`,
    ...phrases`
      nächste schritte
      darauf (?:achten|kommt)
      so (?:wählen|finden)
      vor (?:dem kauf|der)
    `,
    ...phrases`
    (?:wichtige )?hinweise
    häufige fragen
    gut zu wissen
    praktisches
  `,
  ],
  sources: [
    ...words`quellen`,
    ...words`links belege`,
    ...phrases`
      weiterführende
    `,
  ],
  titleStarts: words`Im Bei Für Unter Über Bis Ab`,
  mentions: [
    ...words`ehrenvolle ebenfalls`,
    ...phrases`
      weitere (?:empfehl\w*|optionen|anbieter|gute|erwähn\w*)
      auch (?:gut|empfehl\w*)
    `,
    ...phrases`
      außerdem (?:gut|erwähn\w*|empfehl\w*)
      nicht ganz auf
      lobende\w* erwähnung\w*
    `,
  ],
  placeholders: phrases`keine?`,
  sentenceStarts: phrases`hier sind`,
  nameVerbs: words`ist bietet`,
  notNames: words`deutschland europa österreich schweiz`,
  ordinaryWords: words`
    für und die der das beste besten kleine große unternehmen kosten preis benutzerfreundlichkeit
    funktionen
  `,
  leadingWords: words`
    dahinter danach außerdem ebenfalls zudem anschließend schließlich zuletzt zuerst zunächst hier dort
    auch als wer meine mein meiner unser unsere auf bei von nach vor knapp direkt platz stelle wahl der
    die das ein eine und oder für mit im am wenn ich wir sie zu den dem
  `,
  leftOutClauses: [
    ...words`vermeiden meiden`,
    ...phrases`
      nicht empfehl\w*
      würde ich (?:nicht|meiden)
    `,
  ],
  cues: [
    ...words`beste empfehle häufigsten empfehlenswert`,
    ...phrases`
      besten?
      empfohlen\w*
      führend\w*
    `,
    ...phrases`
    favorit
    gefolgt
    empfehl\p{L}*
    erste wahl
  `,
  ],
  conjunctions: [
    ...words`und sowie oder`,
    ...phrases`gefolgt von`,
    ...phrases`
    dann
    danach
    anschließend
    und zuletzt
    und dann
  `,
  ],
  reasonWords: words`für bei`,
  excludedBefore: [
    ...words`als statt`,
    ...phrases`
      anders als
      im gegensatz zu
    `,
  ],
  objectBefore: [
    ...words`ist sind wird werden empfehle gehören zählen wie`,
    ...phrases`
      empfehle ich
      würde ich
    `,
    ...phrases`
    favorit ist
    wäre
    nehmen
  `,
  ],
  subjectVerbs: [...words`ist bietet führt gilt überzeugt folgt punktet passt`, ...phrases`eignet sich`],
  advice: [
    ...words`empfehle`,
    ...phrases`
      setze auf
      greife zu
      gut aufgehoben bei
      ist bei
      starten mit
      beginnen mit
      stelle (?:steht|kommt|folgt|liegt)
      (?:dahinter|danach|dann) (?:folgt|kommt)
    `,
  ],
  orderWords: [
    ...words`zuerst danach dahinter anschließend schließlich zuletzt`,
    ...phrases`
      erste[rnms]?
      zweite[rnms]?
      dritte[rnms]?
      vierte[rnms]?
      als (?:nächste[rs]?|alternative|letzte[rs]?)
      platz (?:eins|zwei|drei|vier|\d)
    `,
  ],
  awards: [
    ...words`testsieger gesamtsieger preistipp geheimtipp für wenn als silber`,
    ...phrases`
      preis-leistung\p{L}*
      beste[rs]?
      am besten
    `,
  ],
  awardPurposes: words`für wenn als`,
  awardSuperlatives: words`beste bester bestes am`,
  rankMarks: phrases`platz\s`,
  refusals: phrases`
    tut mir leid
    kann ich (?:leider )?nicht
    ich kann (?:dir|ihnen|dabei)?[^.]{0,20}nicht
  `,
  weakAbsences: phrases`
    ich (?:möchte|will|werde|darf)[^.]{0,40} (?:nicht|keine[nm]?|niemanden) (?:\p{L}+ ){0,3}(?:nennen|empfehlen|bewerten|herausgreifen|küren|reihen)
    (?:nenne|empfehle) ich (?:\p{L}+ )?(?:nicht|keine[nm]?|niemanden)
  `,
  offers: phrases`
    hier (?:sind|ist|kommen)
    (?:aber|doch) (?:diese|folgende|einige|es gibt)
    (?:folgende|diese) (?:\p{L}+ )?(?:sind|kommen|bieten)
    trotzdem
    dennoch
    stattdessen
    ragen heraus
  `,
  absences: phrases`
    keine? (?:\p{L}+ ){0,2}(?:unternehmen|firmen|anbieter)
    nicht finden
  `,
  companyKeys: words`firma unternehmen anbieter`,
  expertKeys: words`experte`,
  siteKeys: words`domäne webseite`,
  rankKeys: words`rang platz`,
  descriptionKeys: words`beschreibung`,
  rationaleKeys: words`begründung`,
  recordKeys: words`unternehmen`,
  listKeys: words`unternehmen`,
  rankTitles: words`rang platz platzierung reihenfolge`,
  siteTitles: words`webseite website domain internetadresse netz url`,
  nameTitles: [
    ...words`unternehmen anbieter hersteller firma marke händler`,
    ...words`name betrieb laden produkt dienst`,
    ...phrases`
    dienstleister
    lieferant
  `,
  ],
  notNameTitles: [
    ...words`kriterium merkmal`,
    ...phrases`
    stadt
    ort
    land
    region
    preis
    note
    punkte
    telefon
    gebiet
  `,
  ],
} satisfies Vocabulary;
