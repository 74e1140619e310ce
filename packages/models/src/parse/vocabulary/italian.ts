import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const italian = {
  withdrawals: phrases`
    anzi(?:,| no)
    correggo
    lista definitiva
  `,
  kinds: phrases`
    come (?:trovare|scegliere)
    tipi di (?:fornitori|aziende|negozi|servizi)
    passi seguenti
  `,
  ties: words`parimerito`,
  fieldLabels: [
    ...words`vantaggi svantaggi prezzo prezzi`,
    ...phrases`
      sito(?: web)?
      punti di forza
    `,
  ],
  siteLabels: phrases`sito(?: web)?`,
  avoid: phrases`
    da evitare
    sconsigliat\w*
  `,
  criteria: [...words`conclusione conclusioni`, ...words`criteri`, ...phrases`come scegliere`],
  sources: words`fonti`,
  mentions: phrases`
    altre opzioni
    menzioni?\w*
  `,
  placeholders: phrases`nessun[oa]?`,
  sentenceStarts: words`ecco`,
  nameVerbs: words`è`,
  notNames: words`italia`,
  leadingWords: words`mio mia subito dopo infine il lo gli per io`,
  leftOutClauses: phrases`sconsigli\w*`,
  cues: [...words`consiglio`, ...phrases`miglior[ei]?`],
  reasonWords: words`per`,
  excludedBefore: phrases`diferente d[eoa]`,
  objectBefore: words`sono è consiglio come`,
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
  absences: phrases`
    non ho trovato
    nessun\p{L}* (?:azienda|impresa)
  `,
  companyKeys: words`azienda`,
  descriptionKeys: words`descrizione`,
  rankTitles: words`posto posizione classifica`,
  siteTitles: words`sito web dominio url`,
  nameTitles: words`azienda marca produttore fornitore`,
} satisfies Vocabulary;
