import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const dutch = {
  withdrawals: phrases`
    klopt niet
    correctie
    in plaats daarvan
  `,
  criteria: [
    ...words`conclusie`,
    ...words`samenvatting tips vragen criteria aandachtspunten werkwijze`,
    ...phrases`
      volgende stappen
      waar (?:je )?op (?:te )?letten
      hoe (?:kies|ik|te)
      voordat
    `,
  ],
  rankNouns: words`plaats`,
  ties: words`gedeeld`,
  avoid: [
    ...phrases`te vermijden`,
    ...words`vermijden afgeraden`,
    ...phrases`
      niet aan te raden
      af te raden
    `,
    ...phrases`
    afraders?
    (?:liever|beter) niet
    niet doen
    raad ik af
  `,
  ],
  sources: words`bronnen`,
  leadingWords: words`mijn onze daarna tot op ook`,
  cues: [
    ...words`aanraden`,
    ...phrases`
    raad
    beste
    favoriet
  `,
  ],
  reasonWords: words`voor`,
  objectBefore: [
    ...words`zijn`,
    ...phrases`
    raad
    kies
    is
  `,
  ],
  orderWords: [
    ...words`eerste tweede derde vierde daarna vervolgens`,
    ...phrases`
      tot slot
      ten slotte
    `,
  ],
  awards: [...words`voor als`, ...phrases`(?:de |het )?beste`],
  awardPurposes: words`voor als`,
  awardSuperlatives: words`beste`,
  refusals: [
    ...phrases`het spijt me`,
    ...phrases`
      daar kan ik (?:je |u )?niet
    `,
  ],
  weakAbsences: phrases`
    ik (?:noem|geef|beveel) (?:\p{L}+ )?(?:liever|bewust) (?:geen|niet|niemand)
    ik (?:kan|wil|mag|ga) (?:\p{L}+ ){0,3}(?:geen|niet|niemand) (?:\p{L}+ ){0,3}(?:noemen|aanbevelen|aanraden|rangschikken)
  `,
  offers: phrases`
    hier (?:zijn|is|volgen)
    maar (?:deze|dit zijn|er zijn|enkele)
    de volgende
    toch
    daarentegen
    in plaats daarvan
  `,
  companyKeys: words`naam bedrijf`,
  rankTitles: words`plaats rang positie`,
  siteTitles: words`website webadres site url domein`,
  nameTitles: [
    ...words`merk bedrijf fabrikant`,
    ...words`aanbieder winkel naam`,
    ...phrases`
    leverancier
  `,
  ],
  fieldLabels: [
    ...words`
      prijs prijzen voordelen nadelen locatie contact adres opmerking tip let doelgroep oordeel
      opgericht
    `,
    ...phrases`
      sterke punten
      geschikt voor
      ideaal voor
      let op
    `,
  ],
  siteLabels: [
    ...words`webadres`,
    ...phrases`
      meer info
    `,
  ],
  avoidLabels: [
    ...words`vermijd slechtste`,
    ...phrases`
      liever niet
    `,
  ],
  gone: [
    ...phrases`
      niet meer (?:verkrijgbaar|actief|te koop)
      (?:gestopt|gesloten|failliet|opgeheven)(?: in| sinds|[.,;)]|$)
    `,
    ...phrases`
    (?:gesloten|failliet|gestopt)(?: in| sinds|[.,;)]|$)
  `,
  ],
  mentions: phrases`
      eervolle vermelding\w*
      ook (?:goed|de moeite|aan te raden)
      overige (?:opties|aanbieders|goede)
      andere (?:opties|aanbieders|goede)
    `,
  placeholders: words`geen niemand`,
  sentenceStarts: phrases`
      hier (?:zijn|is)
    `,
  rankKeys: words`plaats rang positie`,
  siteKeys: words`webadres domein`,
  descriptionKeys: words`omschrijving beschrijving`,
  rationaleKeys: words`reden motivatie toelichting`,
  recordKeys: words`bedrijf`,
  ordinaryWords: words`
      voor en de het een beste kleine grote bedrijven prijs kosten kwaliteit service
    `,
  absences: phrases`
      geen (?:\p{L}+ ){0,2}(?:bedrijven|aanbieders)
      niet (?:vinden|gevonden)
    `,
  ordering: words`rangorde volgorde ranglijst`,
  leftOutClauses: words`vermijden`,
  kinds: phrases`
    (?:twee|drie|vier|vijf|zes|enkele|deze|volgende) (?:\p{L}+ )?(?:stappen|vragen|criteria|punten|aspecten)
      soorten (?:aanbieders|bedrijven|winkels|diensten)
      volg deze stappen
    `,
  notNameTitles: phrases`
    plaats
    stad
    land
    prijs
    telefoon
  `,
  conjunctions: phrases`
    daarna
    en tot slot
    tot slot
    gevolgd door
  `,
} satisfies Vocabulary;
