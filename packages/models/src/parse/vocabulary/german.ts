import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const german = {
  fieldLabels: [
    ...words`
      vorteile nachteile preis preise webseite stärken schwächen gegründet hauptsitz sitz besonderheiten
    `,
    ...phrases`
      geeignet für
      ideal für
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
  ],
  criteria: [...words`worauf kriterien auswahlkriterien`, ...phrases`wichtige (?:kriterien|faktoren)`],
  sources: words`quellen`,
  mentions: [
    ...words`ehrenvolle ebenfalls`,
    ...phrases`
      weitere (?:empfehl\w*|optionen|anbieter|gute|erwähn\w*)
      auch (?:gut|empfehl\w*)
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
  ],
  conjunctions: [...words`und sowie oder`, ...phrases`gefolgt von`],
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
  ],
  objectBetween: [...words`wohl`, ...phrases`unter anderem`],
  subjectVerbs: [...words`ist bietet führt gilt überzeugt folgt punktet passt`, ...phrases`eignet sich`],
  enumerationStarts: words`sind wie gehören empfehle`,
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
  relatives: words`weil`,
  awards: [
    ...words`testsieger gesamtsieger preistipp geheimtipp für wenn als silber`,
    ...phrases`
      preis-leistung\p{L}*
      beste[rs]?
      am besten
    `,
  ],
  awardTitles: [...words`testsieger gesamtsieger preistipp`, ...phrases`preis-leistung.*`],
  awardPurposes: words`für wenn als`,
  awardSuperlatives: words`beste bester bestes am`,
  rankMarks: phrases`platz\s`,
  refusals: phrases`
    tut mir leid
    kann ich (?:leider )?nicht
    ich kann (?:dir|ihnen|dabei)?[^.]{0,20}nicht
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
  nameTitles: words`unternehmen anbieter`,
  notNameTitles: words`kriterium merkmal`,
  nounMarks: [
    ...words`für ist nicht wer folgt steht würde wäre kommt mich sehr auch zum zur`,
    ...phrases`einen?`,
  ],
  nounSlots: words`
    ist sind wäre wären steht stehen folgt folgen kommt kommen liegt liegen landet rangiert heißt heißen
    ich man auch noch und oder sowie danach zuerst zunächst mich mir dann bei von wie empfehle nenne
    nehme wähle macht bietet
  `,
} satisfies Vocabulary;
