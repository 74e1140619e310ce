import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const italian = {
  withdrawals: phrases`
    anzi(?:,| no)
    correggo
    lista definitiva
  `,
  kinds: phrases`
    (?:due|tre|quattro|cinque|sei|alcuni|alcune|i) (?:\p{L}+ )?(?:passi|passaggi|domande|criteri|punti su cui|aspetti)
    (?:due|tre|quattro|diversi) tipi
    come (?:trovare|scegliere)
    tipi di (?:fornitori|aziende|negozi|servizi)
    passi seguenti
  `,
  rankNouns: words`posto`,
  ties: phrases`
    parimerito
    (?:a )?pari merito
    ex[- ]aequo
  `,
  fieldLabels: [
    ...words`vantaggi svantaggi prezzo prezzi`,
    ...phrases`
      sito(?: web)?
      punti di forza
    `,
    ...words`nota consiglio contatto indirizzo telefono servizio orari`,
    ...phrases`
      ideale per
    `,
  ],
  siteLabels: [
    ...phrases`sito(?: web)?`,
    ...words`sito`,
    ...phrases`
      sito web
    `,
  ],
  avoid: [
    ...phrases`
    da evitare
    sconsigliat\w*
  `,
    ...phrases`
      non (?:consigli\w*|raccomand\w*)
      sconsigli\w*
    `,
    ...phrases`
    sconsiglio
    lasciate? perdere
    alla larga
    scartat[ie]
  `,
  ],
  criteria: [
    ...words`conclusione conclusioni`,
    ...words`criteri`,
    ...phrases`come scegliere`,
    ...words`riepilogo consigli domande note`,
    ...phrases`
      prossimi passi
      prima di
      cosa (?:guardare|chiedere|valutare)
      come (?:scegliere|ho|abbiamo)
    `,
    ...phrases`
    domande frequenti
    da sapere
  `,
  ],
  sources: words`fonti`,
  titleStarts: words`A In Di Da Per`,
  mentions: [
    ...phrases`
    altre opzioni
    menzioni?\w*
  `,
    ...phrases`
      menzion[ei]\w* (?:d[’']onore|speciali?)
      altr[ie] (?:opzioni|nomi|buon\w*|valid\w*)
      anche (?:buon\w*|da considerare)
    `,
  ],
  placeholders: phrases`nessun[oa]?`,
  sentenceStarts: words`ecco`,
  nameVerbs: words`è`,
  notNames: words`italia`,
  leadingWords: words`mio mia subito dopo infine il lo gli per io`,
  leftOutClauses: phrases`sconsigli\w*`,
  cues: [
    ...words`consiglio`,
    ...phrases`miglior[ei]?`,
    ...phrases`
      consigli\w*
      miglior\w*
    `,
    ...phrases`
    migliore
    preferit[oa]
  `,
  ],
  reasonWords: words`per`,
  excludedBefore: phrases`diferente d[eoa]`,
  objectBefore: [
    ...words`sono è consiglio come`,
    ...phrases`
    sceglierei
  `,
  ],
  subjectVerbs: words`è`,
  advice: [
    ...words`consiglio sceglierei metterei`,
    ...phrases`
      punterei su
      partirei da
    `,
  ],
  orderWords: [
    ...words`infine`,
    ...phrases`
      prim[oa]
      second[oa]
      terz[oa]
      subito dopo
      a seguire
    `,
  ],
  awards: [
    ...words`se`,
    ...phrases`
      (?:il |la )?miglior[ei]?
      (?:il |la )?più
    `,
  ],
  awardPurposes: words`se`,
  awardSuperlatives: words`migliore miglior`,
  refusals: phrases`
    mi dispiace
    non posso
  `,
  weakAbsences: phrases`
    (?:preferisco|preferirei) (?:non|evitare)
    non (?:sono in grado|intendo|voglio|me la sento)
  `,
  offers: phrases`
    ecco(?! (?:come|cosa))
    quest[ei] (?:sono|le|i)
    ma (?:ecco|ci sono|quest[ei]|alcun[ei])
    (?:le|i) seguenti
    tuttavia
    di seguito
    al loro posto
    spiccano
  `,
  absences: phrases`
    non ho trovato
    nessun\p{L}* (?:azienda|impresa)
  `,
  companyKeys: words`azienda`,
  descriptionKeys: words`descrizione`,
  rankTitles: words`posto posizione classifica`,
  siteTitles: words`sito web dominio url`,
  nameTitles: [
    ...words`azienda marca produttore fornitore`,
    ...words`nome ditta negozio prodotto`,
    ...phrases`
    esperto
  `,
  ],
  avoidLabels: words`evitare peggiore`,
  gone: phrases`
      non (?:è|sono) più
      (?:chius|cessat|dismess)[oaie](?: nel| da|[.,;)]|$)
    `,
  rankKeys: words`posizione classifica`,
  siteKeys: words`sito sitoweb dominio`,
  rationaleKeys: words`motivo motivazione`,
  recordKeys: words`azienda`,
  ordinaryWords: words`
      per e il la i le di piccole grandi imprese aziende prezzo costi qualità servizio assistenza
    `,
  notNameTitles: phrases`
    città
    paese
    prezzo
    voto
    luogo
    telefono
  `,
  conjunctions: phrases`
    poi
    infine
    e infine
    seguit[oa] da
    e poi
  `,
} satisfies Vocabulary;
