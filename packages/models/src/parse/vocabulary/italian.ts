import { terms, type Vocabulary } from "./vocabulary.ts";

export const italian = {
  fieldLabels: terms`
    vantaggi svantaggi prezzo prezzi sito(?:_web)? punti_di_forza nota consiglio contatto indirizzo telefono
    servizio orari ideale_per
  `,
  avoid: terms`
    da_evitare sconsigliat\w* non_(?:consigli\w*|raccomand\w*) sconsigli\w* lasciate?_perdere alla_larga
    scartat[ie]
  `,
  avoidLabels: terms`evitare peggiore`,
  gone: terms`non_(?:è|sono)_più (?:chius|cessat|dismess)[oaie](?:_nel|_da|[.,;)]|$)`,
  summaries: terms`in_breve in_sintesi in_sostanza riassumendo conclusione`,
  ordinals: terms`prim[ao] second[ao] terz[ao] quart[ao] quint[ao]`,
  criteria: terms`
    conclusione conclusioni criteri riepilogo consigli(?!at) domande note prossimi_passi prima_di
    cosa_(?:guardare|chiedere|valutare) come_(?:scegliere|ho|abbiamo) domande_frequenti da_sapere
  `,
  kinds: terms`
    (?:due|tre|quattro|cinque|sei|alcuni|alcune|i)_(?:\p{L}+_)?(?:passi|passaggi|domande|criteri|punti_su_cui|aspetti|fattori)
    (?:due|tre|quattro|diversi)_tipi come_(?:trovare|scegliere) tipi_di_(?:fornitori|aziende|negozi|servizi)
    passi_seguenti
  `,
  titleStarts: terms`A In Di Da Per`,
  sources: terms`fonti`,
  mentions: terms`
    menzioni?\w* menzion[ei]\w*_(?:d[’']onore|speciali?) altr[ie]_(?:opzioni|nomi|buon\w*|valid\w*)
    anche_(?:buon\w*|da_considerare)
  `,
  picks: terms`consigliat[ie] migliori classifica`,
  placeholders: terms`nessun[oa]?`,
  sentenceStarts: terms`ecco`,
  nameVerbs: terms`è`,
  ordinaryWords: terms`
    per e il la i le di piccole grandi imprese aziende prezzo costi qualità servizio assistenza
  `,
  leadingWords: terms`tra fra mio mia subito dopo infine il lo gli per io`,
  cues: terms`not[ei] conosciut[ei] famos[ei] miglior[ei]? consigli\w* miglior\w* preferit[oa]`,
  conjunctions: terms`poi infine e_infine seguit[oae]_da(?:l|lla)? e_poi e_da(?:l|lla)?`,
  reasonWords: terms`per`,
  excludedBefore: terms`diferente_d[eoa]`,
  objectBefore: terms`sono troviamo figurano è consiglio come sceglierei`,
  subjectVerbs: terms`è`,
  advice: terms`consiglio sceglierei metterei punterei_su partirei_da`,
  orderWords: terms`infine prim[oa] second[oa] terz[oa] subito_dopo a_seguire`,
  awards: terms`se (?:il_|la_)?miglior[ei]? (?:il_|la_)?più`,
  withdrawals: terms`anzi(?:,|_no) correggo lista_definitiva`,
  ties: terms`parimerito (?:a_)?pari_merito ex[-_]aequo`,
  rankNouns: terms`posto scelta opzione`,
  refusals: terms`mi_dispiace non_posso`,
  absences: terms`
    (?:preferisco|preferirei)_(?:non|evitare) non_(?:sono_in_grado|intendo|voglio|me_la_sento) non_ho_trovato
    nessun\p{L}*_(?:azienda|impresa)
  `,
  offers: terms`
    ecco(?!_(?:come|cosa)) quest[ei]_(?:sono|le|i) ma_(?:ecco|ci_sono|quest[ei]|alcun[ei]) (?:le|i)_seguenti
    tuttavia di_seguito al_loro_posto spiccano
  `,
  companyKeys: terms`azienda marca produttore fornitore nome ditta negozio prodotto esperto`,
  siteKeys: terms`sito sitoweb dominio sito(?:_web)? sito_web web url`,
  rankKeys: terms`posizione classifica posto`,
  descriptionKeys: terms`descrizione`,
  rationaleKeys: terms`motivo motivazione`,
  notNameTitles: terms`città paese prezzo voto luogo telefono`,
} satisfies Vocabulary;
