import { phrases } from "../word-lists.ts";

/** Words by which an answer warns of a name, only compares with it or says that it is absent, by meaning; patterns. */

/** Warnings, before a name. */
export const WARNINGS = phrases`
  avoid; avoiding; steer clear of; stay away from; keep away from; not recommend; not recommended
  n['’]t recommend; cannot recommend; skip; skipped; excluded; omitted; pass on; (?:left|leave|leaving) out
  meiden Sie; meide; vermeiden Sie; vermeide; Finger weg von; rate von; raten von; abraten von; évitez
  évite; éviter; ne (?:vous )?recommande(?:rais)? pas; déconseille; méfiez-vous de; evita; evite; evitar
  evítese; no (?:te |le |os )?recomiendo; no recomendaría; desaconsejo; não recomendo; não recomendaria
  desaconselho; fuja d[ao]; evitate; evitare; sconsiglio; non consiglio; non consiglierei; non raccomando
  vermijd; mijd; blijf weg van
`;
/** Choosing, which a negation before it makes a warning: "don't use", "never sign up for". */
export const CHOOSING = phrases`
  use; buy; choose; pick; get; take; try; go with; go for; start with; suggest; sign up for; pay for
  switch to; bother with
`;
export const NEGATIONS = ["(?:do|would|should|could|ca|wo)n['’]t", "(?:do|would|should|can) ?not", "never"];

/** What is put off for something else, and what something is told apart from; a contrast recommends nobody. */
export const PUT_OFF = phrases`
  instead of; rather than; unlike; in contrast to; contrary to; as opposed to; different from; statt
  anstatt; anstelle von; anders als; im Gegensatz zu; im Unterschied zu; au lieu d[e']; plutôt que
  contrairement à; à la différence d[e']; à l['’]inverse d[e']; en lugar de; en vez de; a diferencia de
  al contrario que; a diferencia del; em vez d[eao]; ao invés d[eao]; ao contrário d[eao]
  diferentemente d[eao]; diferente d[eao]; invece di; anziché; piuttosto che; a differenza di
  al contrario di; in plaats van; anders dan; in tegenstelling tot
`;

/** What a name is compared with, right before it: "cheaper than", "an alternative to", "switching from". */
export const COMPARED_BEFORE = phrases`
  (?<!nothing |no one |none )(?<!rather )(?:\p{L}{2,}er|more|less|fewer|better|worse) (?:\p{L}+ ){0,3}than
  compared (?:to|with); alternatives? (?:to|for); (?:who|that) (?:leave|left)
  (?:switch|switching|switched|migrating|migrated|moving|moved|coming) (?:(?:away|over|back|(?:here|to) ?\p{L}*) )?from
  (?:\p{L}{3,}er|mehr|weniger) als; Alternativen? (?:zu|für|von)
  (?:im Vergleich|verglichen) (?:zu|zum|zur|mit); gegenüber; (?:Wechsel|Umstieg|wechseln|umsteigen) von
  (?:plus|moins) \p{L}+ que; (?:meilleure?s?|mieux|pire) que; alternatives? (?:à|au|aux)
  par rapport (?:à|au); comparée?s? (?:à|au); en comparaison (?:de|avec); (?:passer|migrer|venir) de
  (?:más|menos) \p{L}+ que; (?:mejor|peor) que; alternativas? a(?:l)?; (?:en comparación|comparad[oa]s?) con
  frente a(?:l)?; (?:migrar|pasar|cambiar) de(?:sde)?; (?:mais|menos) \p{L}+ (?:do )?que
  (?:melhor|pior) (?:do )?que; alternativas? (?:a|ao|à); (?:em comparação|comparad[oa]s?) (?:com|a|ao|à)
  (?:più|meno) \p{L}+ (?:di|del|della|rispetto a); (?:migliore|meglio|peggio) di; alternativ[ae] a(?:l|lla)?
  (?:rispetto|in confronto) a(?:l|lla)?; paragonat[oa] a; (?:\p{L}{3,}er|minder) dan
  alternatie(?:f|ven) voor; (?:vergeleken|in vergelijking) met; overstappen van
`;
/** What makes praise of a comparison. */
export const NOTHING = phrases`
  no; nothing; none; nobody; hardly; not; kein\p{L}*; nichts; nicht; rien; aucun\p{L}*; pas; nada
  ning[uú]n\p{L}*; nenhum\p{L}*; não; niente; nulla; nessun\p{L}*; non; geen; niets; niet
`;
/** The same, right after it. */
export const COMPARED_AFTER = phrases`
  (?:['’]s)?\s(?:alternatives?|competitors?|rivals?)(?!\p{L}); -Alternativen?(?!\p{L})
`;

const FOUND = "(?:find|locate|verify|identify|confirm|come across|turn up|track down)";
const THINGS =
  "(?:mentions?|information|info|details?|reviews?|evidence|traces?|records?|data|results?|signs?|references?|coverage|listings?|word|sources?|testimonials?)";

const GERMAN_THINGS = `(?:${phrases`
  Informationen; Angaben; Hinweise?; Erwähnung(?:en)?; Bewertung(?:en)?; Treffer; Daten; Belege; Quellen?
  Berichte?; Ergebnisse; Erfahrungen; Rede; Spur
`.join("|")})`;

/** What says that nothing is known, before a name, with other words between. */
export const ABSENT_BEFORE = phrases`
  (?:no|none of (?:the|these|my|those)|neither of the) (?:\p{L}+ ){1,2}(?:mentions?|names?|lists?|includes?|recommends?|cites?)
  (?:keine[rs]?|geen|aucune?|nenhuma?|nessun[ao]?|ningun[ao]?) (?:\p{L}+ ){1,3}(?:nennt|erwähnt|listet|noemt|vermeldt|mentionne)
  (?:aucune?|nenhuma?|nessun[ao]?|ningun[ao]?) (?:\p{L}+ ){1,3}(?:cite|cita|menciona|menziona|nomina|nombra|nomeia)
  (?:n['’]t|not|cannot|unable to|failed to) (?:able to |\p{L}+ )?${FOUND}
  (?:no|(?:n['’]t|not) (?:have |seen )?(?:any|much|enough|a)) (?:\p{L}+ )?${THINGS}(?: \p{L}+){0,3} (?:of|on|about|for|regarding|concerning|to|from)
  nothing (?:\p{L}+ ){0,2}(?:about|on|of|regarding|concerning|for); n['’]t mention; not mention
  (?:no|none of the|neither) \p{L}+ (?:mentions?|names?|lists?|includes?|covers?)
  without (?:any )?(?:mention of|mentioning|naming)
  (?:nichts(?: \p{L}+)?|kein(?:e[nmrs]?)? (?:\p{L}+ )?${GERMAN_THINGS}) (?:über|zu|zum|zur|von|für|auf)
  (?:rien|aucune?s? (?:information|mention|avis|trace|donnée|source|résultat|référence)s?) (?:sur|de|d'|pour|à propos de|au sujet de|concernant)
  (?:pas|rien) (?:pu )?(?:trouv|mentionn|vu)\p{L}*|pas d['’](?:information|avis|mention)s?|aucune source ne \p{L}+
  no (?:he |hemos |pude |se )?(?:encontr|hall|aparece|menciona|existe|hay|tengo)\p{L}*
  ningun[ao]? (?:\p{L}+ )?(?:información|mención|reseña|referencia|dato)\p{L}*; sin mención
  não (?:se )?(?:encontr|ach|há|localiz|menciona|existe|tenho|consegui)\p{L}*
  nenhum[a]? (?:menção|informaç|avaliaç|referência|dado)\p{L}*; nada sobre; sem menção
  non (?:ho |abbiamo |si |c['’]è |ci sono |sono riuscit[oa] a )?(?:trov|risulta|esist|menzion|alcun|nessun|nulla|informazion|dati|notizie)\p{L}*
  nessun[ao]? (?:menzione|informazion|recension|riferiment|traccia)\p{L}*; (?:nulla|niente) su
  (?:geen (?:informatie|vermelding(?:en)?|reviews?|gegevens|bronnen|resultaten)|niets(?: \p{L}+)?) (?:over|van|voor|op)
`;
/** The same, right before a name. */
export const UNKNOWN_BEFORE = phrases`
  (?:n['’]t|not) know(?: much| anything| enough)?(?: of| about)?; never heard of; n['’]t include
  not include; (?:found|saw|there (?:is|are|was|were)) no; not familiar with; unfamiliar with; connais pas
  desconozco; no conozco(?: a)?; não conheço; desconheço; non conosco; ken geen
`;
/** Between those words and the name: something else is what was not found ("nothing better than X"). */
export const LIFTING_BETWEEN = phrases`
  better; cheaper; easier; simpler; faster; stronger; \p{L}+er; more; than; like; beats?; as; besides
  except; besser\p{L}*; als; mieux; meilleur\p{L}*; que; mejor\p{L}*; melhor\p{L}*; meglio; migliore; beter
  dan; como; comme; wie; come; against; do que; that; whether; if; why; how; when; dass; ob; che; in; with
  inside; within; con; com; avec; mit
`;

const LISTS =
  "(?:list|shortlist|sources?|results?|ranking|table|overview|texts?|data|search|documents?|articles?|reviews?|selection|picks?|guides?|cut)";
const THESE = "(?:my|our|the|this|these|those|that|any of (?:my|the|these)|your)";

const NOT =
  "(?:is|was|are|were|has|have|does|do|did|could|can)(?:n['’]t| not) (?!just|only|merely|simply|solely)(?:\\p{L}+ )??";

/** What says it after a name, in its clause. */
export const ABSENT_AFTER = phrases`
  ${NOT}(?:on|in|among|part of|one of|make|making|made) ${THESE} (?:\p{L}+ )?${LISTS}
  ${NOT}(?:appear|show up|feature|come up|turn up|get a mention|be found)
  ${NOT}(?:been )?(?:mentioned|listed|included|named|covered|found)(?! (?:only|just))
  (?:is|was|are) (?:missing|absent|left out|omitted|excluded|unknown to me|not known to me|nowhere)
  (?:ist|steht|wird|wurde|taucht|kommt|erscheint|war)\b[^,.;]{0,40}\bnicht (?!nur|bloß|allein|einfach|zuletzt)(?:\p{L}+ )?(?:erwähnt|genannt|aufgeführt|gelistet|gefunden|bekannt)
  (?:ist|steht|wird|wurde|taucht|kommt|erscheint|war)\b[^,.;]{0,40}\bnicht (?!nur|bloß|allein|einfach|zuletzt)(?:\p{L}+ )?(?:in de[rn]|in diese[rnm]|auf|vor|dabei)
  (?:ist mir unbekannt|sagt mir nichts)
  (?:fehlt|fehlen)(?! (?:es|nur|lediglich|nichts|ein|eine|einzig|noch|bisher|leider|aber) )
  (?:habe|haben|konnte|konnten|liegen|liegt|gibt|ist|finde|finden)\b[^,.;]{0,40}\b(?:nichts|keine?[nrs]?)\b[^,.;]{0,40}(?:gefunden|finden|vor|bekannt)
  (?:liegen|liegt|gibt|ist|finde|finden)\b[^,.;]{0,40}\bkeine?[nrs]?\b[^,.;]{0,40}${GERMAN_THINGS}
  (?:n['’](?:est|apparaît|a|y)|ne (?:figure|fait|se trouve|ressort)) pas (?!seulement|que|juste|uniquement|qu['’])(?:\p{L}+ )?(?:sur|dans|parmi|partie|mentionnée?|citée?|été|ici)
  n['’]apparaît (?:pas|nulle part); ne figure (?:pas|nulle part)
  n['’]est (?:mentionnée?|citée?) (?:nulle|par aucun); m['’]est inconnue?; est absente?; manque à
  no (?!solo|sólo|solamente|únicamente)(?:aparece|figura|consta|sale|se menciona|es mencionad\p{L}|está (?:en|entre)|forma parte)
  não (?!só|apenas|somente)(?:aparece|consta|figura|entra|entrou|é mencionad\p{L}|foi (?:mencionad|encontrad|citad)\p{L}|está (?:n[ao]|em|entre)|faz parte)
  non (?!solo|soltanto)(?:compare|appare|figura|risulta|viene (?:menzionat|citat)\p{L}|è (?:nell[ae]|nel|nella|in|tra|fra|presente|menzionat\p{L}|citat\p{L})|fa parte)
  manca; è assente
  (?:staat|komt|wordt|is) niet (?!alleen|zomaar)(?:\p{L}+ )?(?:op|in|voor|genoemd|vermeld)|ontbreekt
`;
/** What leaves a name out after it. */
export const AVOIDED_AFTER = phrases`
  (?:is|are|was)\s(?:(?!hard|difficult|impossible)\p{L}+\s){0,3}to avoid(?=\s*(?:[.!?;,\n]|$))
  (?:should be|is best) avoided
  (?:is|are)\s(?:(?:one|ones|something|nothing)\s)?(?:that\s|which\s)?(?:I|we)(?:['’]d|\swould|\sdo|\scould|\scan)(?:\s?not|n['’]t|\snever)\s(?:recommend|${CHOOSING.join("|")})
  ${NOT}(?:been )?(?:recommended|recommendable|worth)(?! (?:only|just))
  (?:würde|würden|kann|sollte|sollten|rate|raten|ist)\b[^,.;]{0,30}\b(?:abraten|meiden|vermeiden|nicht empfehlen|nicht zu empfehlen)
`;
/** Whose list a name is not on, when that is the writer's own. */
export const OWN_LISTS = phrases`
  my; our; meine[rnm]?; unsere[rnm]?; ma; mon; notre; mi; nuestra; nuestro; minha; meu; nossa; mia; mio
  nostra; mijn; onze
`;
/** Verbs before a name that "not" behind it negates: "ich kenne X nicht", "ik ken X niet". */
export const REJECTED_BEFORE = ["empfehle", "empfehlen", "nehme", "nutze", "aanraden", "würde"];
export const NEGATED_BEFORE = phrases`
  kenne; kennen; fand; finde; erwähnt; erwähnen; nennt; nennen; führt; listet; ken; noemt; noemen; vermeldt
`;

/** Verbs that go around a name: "I left X off the list". */
export const LEFT_BEFORE = ["left", "leave", "leaving", "keep", "kept", "took"];
export const LEFT_AFTER = ["off", "out"];
/** What is said of a name that stands before its sentence: "As for X, I have no information". */
export const ABSENT_BEHIND = phrases`
  [,:?–-] (?:I|we) (?:have|found|saw|could find) (?:no (?:\p{L}+ )?${THINGS}|nothing)
  [,:?–-] (?:I|we)(?: have|['’]ve) never heard of
  : (?:no (?:\p{L}+ )?${THINGS}|nothing) (?:found|available)
`;

/** Another recommendation, or another clause, has begun. */
export const TURNS = phrases`
  use; try; choose; pick; consider; start with; go with; look at; put; switch to; take; recommend; prefer
  but; however; although; so; aber; sondern; doch; mais; pero; sino; mas; ma; maar; nimm; nutze; empfehle
  prenez; recommande; usa; elige; prefiero; escolha; prefiro; scegli; preferisco; kies; because; weil
  porque; parce que; perché
`;
