import { phrases } from "../word-lists.ts";

/** Words by which an answer warns of a name, only compares with it or says that it is absent, by meaning; patterns. */

/** Warnings, before a name. */
export const WARNINGS = phrases`
  avoid; avoiding; forget(?: about)?; ruled out; rule out; (?:I|we|they) regret(?:ted)? (?:buying|choosing|using|switching to|signing up for|paying for)
  cancel(?:led)?; warne(?:n)? vor; Vergessen Sie; oubliez; olvid[ae]; esqueça; dimentica\p{L}*; (?:steer|stay|keep) clear of; keep (?:your|a) distance from; wide berth to
  think (?:hard|long) before (?:\p{L}+ ){1,3}; (?:better|best) off without
  no (?:reason|need|point) (?:to|in) (?:pay|paying|use|using|buy|buying|choose|choosing|get|getting|switch to|take|start with)(?: for)?; be wary of; beware of; think twice about
  talk(?:s|ed)? (?:you|us|me) into; (?:stay|keep|steer|shy) away from; not recommend; not recommended
  n['’]t recommend; cannot recommend; skip; skipped; excluded; omitted; pass on; (?:left|leave|leaving) out
  meiden Sie; meide; vermeiden Sie; vermeide; Finger weg von; rate von; raten von; abraten von; évitez
  évit\p{L}+; ne (?:vous )?recommande(?:rais)? pas; déconseille; méfiez-vous de; evit\p{L}+; evítese; no (?:te |le |os )?recomiendo; no recomendaría; desaconsejo; não recomendo; não recomendaria
  desaconselh\p{L}+; desaconsej\p{L}+; fuja d[ao]; sconsigl\p{L}+; non consiglio; non consiglierei; non raccomando
  vermijd\p{L}*; mijd\p{L}*; blijf weg van; (?:kies|neem|koop|gebruik|bestel) (?:\p{L}+ ){0,2}geen; (?:kies|ga|teken) (?:\p{L}+ )?niet (?:voor|bij)
  (?:nehm|nimm|wähl|kauf|nutz)\p{L}* (?:Sie )?(?:\p{L}+ ){0,2}kein\p{L}*; setz\p{L}+ (?:Sie )?(?:\p{L}+ )?nicht auf; verzichten Sie auf; verzichte auf; Finger von; Bogen um
  Abstand von; fuyez; fuis
  n['’](?:achet|utilis|opt|all|essay)\p{L}+ pas; ne (?:vous |te |me |se )?(?:choisi|prend|pren|conseill|recommand|souscri|mis|tourn|fi)\p{L}+ pas
  no (?:te |se |me |os )?(?:contrat|eleg|elij|compr|us|recomend|recomiend|aconsej|escog|escoj|optar|apostar|utili)\p{L}+
  não (?:se |te |me )?(?:contrat|escolh|compr|us|recomend|aconselh|indic|opt|assin)\p{L}+; fuj[ao]m? d[aeo]; huy[ae]n? de
  non (?:mi |ti |vi |si )?(?:scegli|compr|us|consigli|prend|raccomand|acquist|punt|affid)\p{L}+; diffid\p{L}+ d\p{L}+
  no (?:pag|gast|invert)\p{L}+ (?:\p{L}+ ){0,2}(?:por|en); não (?:pag|gast|invist|coloc)\p{L}+ (?:\p{L}+ ){0,2}(?:por|em|n[ao]|com|pel[ao])
  ne (?:pay|mett|dépens)\p{L}+ pas (?:\p{L}+ ){0,2}(?:pour|dans|chez); non (?:pag|spend|mett)\p{L}+ (?:\p{L}+ ){0,2}(?:per|in|su); kein(?:en)? (?:Geld|Cent|Euro) (?:für|in)
  geen (?:geld|cent|euro) (?:aan|in|voor)
  lasc\p{L}+ perdere; (?:sta|ten|tien)\p{L}* (?:\p{L}+ )?(?:lontan\p{L}|alla larga) da(?:l|lla)?; aléj\p{L}+ de; lejos de; longe d[aeo]; à l['’]écart d[e']; uit de buurt van
  (?:beter|liever) geen; (?:besser|lieber) kein\p{L}*; niet aan te raden; raad (?:ik )?af; afraden
  (?:hold|holding) off on; think twice before (?:\p{L}+ ){1,3}; (?:little|no) (?:reason|sense|point) (?:to|in) (?:pay|use|us|buy|choos|adopt)\p{L}*(?: for)?
  not (?:sold on|convinced by|impressed (?:by|with)); n['’]t (?:sold on|convinced by|impressed (?:by|with))
  inutile de (?:payer|prendre|choisir); passez votre chemin sur; olvíd\p{L}+ de; esque\p{L}+ [oa]; laat (?:\p{L}+ )?(?=\S+ (?:\p{L}+ )?links liggen); lasci\p{L}+ (?:stare|perdere)
  (?:no (?:hace falta|necesitas)|não (?:é preciso|precisa de?)|non (?:serve|ti serve|vi serve|occorre))(?: (?:pagar|contratar|usar|pagare|usare))?(?: o| a)?(?= *["“*_]*$)
  (?:pas besoin d(?:e|['’])|inutile d['’]avoir)(?= *["“*_]*$)
  (?:can|do|ca)(?:not|n['’]t| not) see (?:a|the|any) (?:case|point|need|reason) (?:for|in|to) ?(?:\p{L}+ing)?; (?:customers|freelancers|teams|companies|users|people|they) regret; do without
  (?:better|best) without
  se passer d(?:e|['’]); prescind\p{L}+ de; fare a meno d(?:i|el|ella); (?:ficar|passar|viver) sem(?: o| a)?
`;
/** Choosing, which a negation before it makes a warning: "don't use", "never sign up for". */
export const CHOOSING = phrases`
  use; buy; choose; pick; get; take; try; go with; go for; start with; suggest; sign up for; pay for
  switch to; bother with; need(?! (?:one|any) of); hire; rely on; trust; commit to; move to; invest in; adopt; opt for; settle for
  sign (?:\p{L}+ ){0,4}with; subscribe to; upgrade to; depend on; buy from; order from; lock yourself into; order; book with
  rush into; fall for; touch; spend (?:any )?money on; waste (?:\p{L}+ )?(?:money|time) on; want; look at; consider
`;
export const NEGATIONS = [
  "(?:do|would|should|could|ca|wo|need)n['’]t",
  "(?:do|would|should|can) ?not",
  "never",
];

/** What is put off for something else, and what something is told apart from; a contrast recommends nobody. */
export const PUT_OFF = phrases`
  instead of; rather than; unlike; in contrast to; contrary to; as opposed to; different from; statt
  anstatt; anstelle von; anders als; im Gegensatz zu; im Unterschied zu; au lieu d[e']; plutôt que
  contrairement à; à la différence d[e']; à l['’]inverse d[e']; en lugar de; en vez de; a diferencia de
  al contrario que; a diferencia del; em vez d[eao]; ao invés d[eao]; ao contrário d[eao]
  diferentemente d[eao]; diferente d[eao]; invece (?:di|che)(?: a| con| su)?; diversamente da(?:l|lla)?; anziché; piuttosto che; a differenza di
  al contrario di; al posto di; in luogo di; no lugar d[eao]; à la place d[e']; in plaats van; anders dan; in tegenstelling tot; in place of; (?<!can )replac(?:e|es|ed|ing)(?!.* (?:with|by) )
  (?:prefer|choose|chose|chosen|pick|picked|favou?r|recommend|take|like) (?:[^ ,.;]+ ){1,4}over
  (?<=[,–—] (?:and |but )?|\p{L} and )not(?= ["“*_]*$); (?:vor|vorgezogen) gegenüber; ersetzt
`;

/** What a name is compared with, right before it: "cheaper than", "an alternative to", "switching from". */
export const COMPARED_BEFORE = phrases`
  (?<!nothing |no one |none )(?<!rather )(?:\p{L}{2,}er|more|less|fewer|better|worse) (?:\p{L}+ ){0,3}than
  compared (?:to|with); alternatives? (?:to|for); (?:who|that) (?:leave|left)
  (?:switch|switching|switched|migrate|migrating|migrated|move|moving|moved|coming) (?:\p{L}+ ){0,4}?(?:from|off|out of)
  (?:are|were|been|start\p{L}*|of|after|before|about|by|consider\p{L}*|worth) (?:leaving|ditching|dropping|abandoning)
  ditch(?:ed)?; abandoned; (?:teams|companies|firms|people|users|customers|many|most|some|they|we|who) (?:left|dropped)
  (?:light|simpl|small|cheap|lean)\p{L}* (?:take|version|variant) (?:on|of); (?:half|twice|third|as) as (?:much|little) as; (?:is|are) no; (?<![\p{L},] )next to; beside
  (?:copy|copies|mimic|mimics|imitate|imitates|clone of|resembles|reminiscent of); (?:halb|doppelt) so viel wie; (?:mitad|metade|metà|moitié) (?:que|do que|di|de)
  (?:wer|die|Kunden|Firmen|Teams) (?:von|aus); (?:ceux|celles|clients|équipes) qui (?:quittent|abandonnent|délaissent)
  (?:quienes|los que|clientes que) (?:dejan|abandonan); (?:quem|os que) (?:sai|saem|deixa|deixam|abandona)(?: d[eao])?; (?:chi|clienti che) (?:lascia|lasciano|abbandona)
  (?:hate|loathe)s?; (?:lacks?|without|n['’]t have|not have) (?:the |all |some )?\p{L}+ (?:of|that)
  (?:won|took|takes|wins|lures?|poached|steals?) (?:\p{L}+ ){0,2}from; everything; versus; vs\.?(?=\s$); (?:choose|pick|take|buy|use|put) (?:[^ ,.;]+ ){1,3}(?:before|above)
  (?:schlägt|übertrifft|überholt|unterbietet|ersetzt|verdrängt); (?:mehr|weniger) \p{L}+ als; zieh\p{L}*(?: ich| wir)? [^ ,.;]+; (?:bat|dépasse|surpasse)
  (?:most|much|all|half|some|many) of what; similar to; comparable to; on (?:a )?par with; equivalent (?:to|of); as (?!soon|long|well|far|much|many|early|late)\p{L}+ as
  (?:tired|sick) of; fed up with; had enough of
  put off by; frustrated (?:with|by); genervt von; satt haben; marre d[e']; (?:harto|cansad\p{L}) de; (?:cansado|farto) d[aeo]; stanc\p{L} d[ei]
  (?:so|ebenso|genauso) \p{L}+ wie; aussi \p{L}+ que; tan \p{L}+ como; tão \p{L}+ (?:quanto|como); (?:ähnlich|vergleichbar) (?:wie|mit)
  (?:semblable|similaire|comparable|ressembl\p{L}+(?: \p{L}+)?) (?:à|au); (?:parec|similar|comparable)\p{L}*(?: mucho| bastante)? al?; (?:semelhante|parecid\p{L}) (?:a|à|ao|com)
  (?:simile|somigli\p{L}+(?: \p{L}+)?) a(?:l|lla)?
  (?:lieber|besser|eher) (?:[^ ,.;]+ ){1,4}als; (?:plutôt|mieux) (?:[^ ,.;]+ ){1,4}que; (?:antes|mejor|melhor|piuttosto|liever) (?:[^ ,.;]+ ){1,4}(?:que|do que|che|dan)
  (?:préf[éè]r\p{L}+|prefier\p{L}+|prefer\p{L}+|prefir\p{L}+) (?!\p{L}+(?:er|ir|re|ar) )(?:[^ ,.;]+ ){1,3}(?:à|al|ao|alla|a(?= \p{L}))
  (?:bevorzug\p{L}+|verkies\p{L}*) (?:[^ ,.;]+ ){1,3}(?:gegenüber|vor|boven)
  beats; outperforms; outshines; outclasses; undercuts; ahead of
  (?:\p{L}{3,}er|mehr|weniger) als; Alternativen? (?:zu|für|von)
  (?:im Vergleich|verglichen) (?:zu|zum|zur|mit); gegenüber; (?:Wechsel|Umstieg|wechseln|umsteigen) von
  (?:plus|moins) \p{L}+ que; (?:meilleure?s?|mieux|pire) que; alternatives? (?:à|au|aux)
  par rapport (?:à|au); comparée?s? (?:à|au); en comparaison (?:de|avec); (?:(?<!se )passer|migrer|venir) de
  (?:más|menos) \p{L}+ que; (?:mejor|peor) que; alternativas? a(?:l)?; (?:en comparación|comparad[oa]s?) con
  frente a(?:l)?; (?:migrar|pasar|cambiar) de(?:sde)?; (?:mais|menos) \p{L}+ (?:do )?que
  (?:melhor|pior) (?:do )?que; alternativas? (?:a|ao|à); (?:em comparação|comparad[oa]s?) (?:com|a|ao|à)
  (?:più|meno) \p{L}+ (?:di|del|della|rispetto a); (?:migliore|meglio|peggio) di; alternativ[ae] a(?:l|lla)?
  (?:rispetto|in confronto) a(?:l|lla)?; paragonat[oa] a; (?:\p{L}{3,}er|minder) dan
  devant; (?:remplac|reemplaz|sustituy|substitu|sostitui|vervang)\p{L}+(?!.* (?:par|por|con|com|pel[oa]|door) )
  (?:meglio|mieux|mejor|melhor|beter|besser|lieber|liever) [^ ,.;]+ (?:che|que|do que|dan|als)
  (?<=[,–—] )(?:nicht|pas|et non|e non|e não|y no|non|en niet|und nicht|niet)(?= ["“*_]*\p{Lu}); por encima de; à frente d[eao]
  (?:più|(?<!fare a )meno) (?:di|del|della|dell['’]|dei|rispetto a); (?:più|meno|meglio|peggio) (?!fare a meno)(?:\p{L}+ ){1,3}(?:di|del|della|dell['’]|dei)
  (?:más|menos|mejor|peor|mais|melhor|pior) (?:[^ ,.;]+ ){0,3}(?:do )?que; (?:plus|moins|mieux|meilleure?s?|pire) (?:[^ ,.;]+ ){0,3}qu(?:e|['’])
  (?:meer|minder|beter|sneller|goedkoper|duurder|eenvoudiger) (?:[^ ,.;]+ ){1,3}dan; (?:besser|mehr|weniger|günstiger|billiger|teurer|schneller|einfacher|schlanker) (?:[^ ,.;]+ ){1,3}als
  (?:pass|migr|cambi|trasloc)(?:ando|ato|ata|ati|are|iamo|ano|i|o) (?:\p{L}+ )?(?:da|dal|dall['’]|dalla); (?:lasci|abbandon|moll)(?:ato|ata|are|ando|ano)
  (?:pas|migr|cambi|mud)(?:amos|é|aron|ado|ar|arse|ando|aste|an) (?:\p{L}+ )?de(?:sde|l)?; (?:dej|abandon|reemplaz|cambi)(?:amos|é|aron|ado|ando); (?:chiuso|disdetto|cambiato)
  (?:viene|vengono|arriva|arrivano|proviene) da; vien\p{L}* de
  (?:migr|mud|troc|pass)(?:amos|ei|aram|ou|ar|ando|ado) (?:\p{L}+ )?d[aeo]s?; (?:saímos|saí|saiu|saíram|sair) d[aeo]; (?:troc|deix|abandon|larg)(?:amos|ei|aram|ou|ando)
  (?:quitt|abandonn|délaiss|lâch)(?:ée?s?|ant|ons|ent|er); (?:pass|migr|bascul)(?:ée?s?|ant|ons|er) (?:\p{L}+ )?d(?:e|['’]); (?:overgestapt|gewisseld|vertrokken|over) (?:van|bij)
  (?:meer|minder) dan; (?:mehr|weniger) als; alternativ[ae] \p{L}+ a(?:l|lla)?; alternativas? \p{L}+ (?:a|al|à|ao); alternatives? \p{L}+ (?:à|au); alternatie(?:f|ven) \p{L}+ voor
  batt(?:e|ono); verslaat; verslaan; klopt; overtreft; (?:supera|vence|bate)(?: a)?; ähnelt; lijkt (?:(?:het )?\p{L}+ )?op; (?:wint|winnen|won) (?:het )?van; gelijk aan
  (?:uguale|identic\p{L}|analog\p{L}) a(?:l|lla)?; identique (?:à|au); (?:idéntic|igual)\p{L}* (?:a|à|ao|al|que)
  (?:di quell[oaie] d\p{L}+|que (?:el|la|los|las) del?|que (?:celui|celle|ceux|celles) d(?:e|['’])|do que [oa]s? d[aeo]|dan d(?:ie|at) van|als (?:das|die|der) von)
  alternatie(?:f|ven) voor; (?:vergeleken|in vergelijking) met; overstappen van
  (?:alles,? w(?:as|at)|(?:tout|tous) ce que(?: fait| propose)?|todo lo que(?: hace| ofrece)?|tutto (?:quello|ciò) che(?: fa| offre)?|tudo (?:o )?que(?: faz)?)(?: (?:o|a))?
  (?:schlank|leicht|einfach|günstig)\p{L}* (?:Variante|Version) (?:von|zu)
  (?:versión|versão|version|versione|versie) (?:m[aá]s |mais |plus |più )?(?:ligera|leve|légère|leggera|simple|simples|semplice|barata|economica|allégée) d(?:e|o|a|i|['’])
  (?:licht|eenvoudig|goedkop)\p{L}* versie van; helft van; (?:mitad|metade|metà|moitié) d[oae]s?; (?:net )?(?:zo|even) \p{L}+ als; (?:ähnlich|fast so|etwa so) \p{L}+ wie; \p{L}+(?:e|o|a) quanto
  (?<=^)(?:against|face (?:à|au)|frente ao?|tegenover|versus); (?:works|looks|feels|acts|behaves) (?:much |a lot )?like; (?:closest|nearest)(?: \p{L}+)? to
  (?<!you )outgrow(?:ing|n)?; (?:challenger|rival|competitor|answer) (?:to|of); (?:swap|trade|exchange)(?:ped|d)?; (?:dejan?|lasciano?|trocam?|quittent|verlassen|verlaten)(?: o| a)?
  (?:nivel|livello|nível|niveau|level|Niveau) (?:de|di|do|d['’]|van|von|of); kommt an; kommen an; n['’](?:égale|atteint) pas; (?:may|does|do|can)(?: not|n['’]t) (?:quite )?match
  (?:lags?|trails?) behind; rivals
  (?:fraction|Bruchteil|fracción|frazione|fração|fractie)(?: (?:of|du|del|do|van de|der) \p{L}+)? (?:of|of what|von|de|di|d['’]|do|da|van)
  (?:n['’]est pas|non è|não é|no es) \p{L}+ (?:come|comme|como|quanto)
  fans of
  borrows (?:\p{L}+ )?from
`;
/** "We moved from X to Y", where the verb comes last. */
export const MOVED_FROM = ["van", "von", "vom", "ruil(?:de|den|t)?"];
export const MOVED = phrases`
  in (?:voor|tegen); overgestapt; overgegaan; gewisseld; weggegaan; gewechselt; umgestiegen; umgezogen; migriert; wechsel\p{L}+; umsteig\p{L}+
`;
/** Conditions under which another one is proposed: "if X is too dear". */
export const CONDITIONS = phrases`
  wie; wer; wem; chi trova; quien encuentr\p{L}+; if; when; once; where; whenever; should; wenn; falls; sollte; wo; si; cuando; quand; lorsque; se; als; indien; wanneer
  vind(?:t|en)? (?:je|u|jij)
  (?:ceux|celles) qui trouvent; quem ach\p{L}+(?: o| a)?; quien(?:es)? (?:encuentr\p{L}+|ve\p{L}*)(?: a)?; (?:whoever|those who|people who) finds?; le parezca \p{L}+
`;
export const TOO = phrases`
  too; zu (?:teuer|groß|komplex|schwer|kompliziert|langsam|viel); trop; demasiado; muito; demais; troppo; te (?:duur|zwaar|groot|complex|traag)
  (?:seem|feel|sound|look)s?
  (?:par(?:aît|ece|ecer)|sembra|scheint|wirkt|lijkt) (?:te |ti |vous |le |lhe |je |zu |trop |muy |muito )?(?:car[oa]|chèr?e?|lourd|teuer|duur|zwaar|pesad[oa]|pesante|complex\p{L}|grand\p{L})
  car[oa]; chère?; teuer; duur; expensive; pricey; complicat\p{L}+
`;
/** What makes praise of a comparison. */
export const NOTHING = phrases`
  no; few; nothing; none; nobody; hardly; not; kein\p{L}*; nichts; nicht; rien; aucun\p{L}*; pas; nada
  ning[uú]n\p{L}*; ninguém; nadie; niemand; personne; nenhum\p{L}*; não; niente; nulla; nessun\p{L}*; non; geen; niets; niet
`;
/** Words that begin a sentence and are no name. */
export const NO_SUBJECTS = phrases`
  I; You; We; They; There; It; This; That; What; Who; Nothing; Nobody; None; No; Not; Neither; Few; Ich; Wir; Sie; Du; Es; Man; Er; Das; Nichts; Niemand
  On; Je; Tu; Nous; Vous; Il; Elle; Ce; Rien; Personne; Se; Yo; Nada; Nadie; Ninguno; Eu; Ningu[eé]m; Io; Niente; Nulla; Nessuno; Ik; Je; Wij; Niets
`;
/** The same, right after it. */
export const COMPARED_AFTER = phrases`
  (?:['’]s)?\s(?:alternatives?|competitors?|rivals?)(?!\p{L}); \s(?:ingeruild|gekündigt|verlassen|verlaten|opgezegd|am (?:nächsten|ähnlichsten))(?!\p{L}); -Alternativen?(?!\p{L})
  -(?:style|like|esque|ähnlich\p{L}*|artig\p{L}*)(?!\p{L})
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
  (?:no|none of (?:the|these|my|those)|neither of the) (?:[\p{L}\p{N}'’-]+ ){1,7}?(?:mention|name|list|include|recommend|cite|cover|feature|refer to)(?:s|d|ed)?
  (?:keine[rsnm]?|geen) (?:\p{L}+ ){1,6}?(?:nennt|nennen|erwähnt|erwähnen|listet|listen|führt|enthält|noemt|noemen|vermeldt|vermelden)
  (?:aucune?|nenhuma?|nessun[ao]?|ning[uú]n[ao]?) (?:\p{L}+ ){1,6}?(?:cit\p{L}+|mention\p{L}+|mencion\p{L}+|menzion\p{L}+|nomin\p{L}+|nombr\p{L}+|nomei\p{L}+|inclu\p{L}+)
  aucune? (?:\p{L}+ ){1,6}?(?:nomm\p{L}+|évoqu\p{L}+|parl\p{L}+ d[ei])
  (?:nobody|no one|none)(?: [\p{L}'’-]+){0,5}? (?:mentions?|names?|lists?|cites?|talks about|recommends?); never (?:once )?(?:mentions?|names?|lists?|cites?|covers?)
  know(?:s)? (?:very )?little (?:about|of); (?:n['’]t|not) have (?:any )?(?:access to )?(?:\p{L}+ )?(?:reviews|data|information|details|pricing|prices) (?:of|on|for|about)
  (?:n['’]t|not|un)(?: yet)? ?(?:currently |personally )?aware of(?: any)?; no (?:knowledge|record) of
  (?:no|n['’]t any|little) (?:\p{L}+ )?experience with; keine Erfahrung(?:en)? mit; geen ervaring met; (?:aucune|pas d['’])\s?expérience (?:avec|de)
  no tengo experiencia con; não tenho experiência com; non ho esperienza con; non ho elementi (?:per|su); keine Grundlage für
  (?:desconozco|desconheço|ignoro|no sé|não sei|non so|non saprei|j['’]ignore|ne sais pas|weet niet|weiß nicht|nicht sagen) (?:si|se|ob|of)
  (?:cannot|can['’]t|could not|couldn['’]t|unable to) (?:say|tell|confirm|judge|verify|comment) (?:you )?(?:whether|if|how|what)
  (?:nunca|jamás) (?:he )?(?:o[uií]|escuch)\p{L}*(?: (?:hablar|falar))? d[eao]; jamais entendu parler d[e']; mai sentito (?:parlare d\p{L}+|nominare|d\p{L}+)
  non (?:cit|menzion|nomin|elenc|riport)\p{L}+; no (?:cit|mencion|nombr)\p{L}+; não (?:cit|mencion|list)\p{L}+; ne (?:cit|mentionn|parl|nomm)\p{L}+ pas(?: de)?
  nooit (?:van )?gehoord; noch nie (?:etwas )?von; nothing (?:[\p{L}'’-]+ ){0,6}?(?:refers? to|mentions?|names?|points? to|lists?|cites?)
  (?:n['’]t|not|cannot|never) (?:\p{L}+ )?(?:cover|list|name|cite|feature|discuss|reference|touch on|speak to|comment on|say (?:anything|much) about|recogni[sz]e)
  can(?:['’]t|not) (?:tell you |offer )?(?:anything|much) (?:\p{L}+ )?(?:about|on); draw a blank on; drew a blank on
  (?:n['’]t|not|cannot|unable to|failed to) (?:able to |\p{L}+ )?${FOUND}
  (?:no|(?:n['’]t|not) (?:have |seen )?(?:any|much|enough|a)) (?:\p{L}+ )?${THINGS}(?: \p{L}+){0,3} (?:of|on|about|for|regarding|concerning|to|from)
  no (?:entry|entries|trace|sign|page) (?:for|of|on); lack (?:\p{L}+ )?(?:information|data|details) (?:about|on|for)
  nothing (?:\p{L}+ ){0,2}(?:about|on|of|regarding|concerning|for); n['’]t mention; not mention
  (?:no|none of the|neither) \p{L}+ (?:mentions?|names?|lists?|includes?|covers?)
  without (?:any )?(?:mention of|mentioning|naming)
  (?:nichts(?: \p{L}+)?|kein(?:e[nmrs]?)? (?:\p{L}+ )?${GERMAN_THINGS}) (?:über|zu|zum|zur|von|für|auf)
  (?:rien|aucune?s? (?:information|mention|avis|trace|donnée|source|résultat|référence)s?) (?:sur|de|d'|pour|à propos de|au sujet de|concernant)
  (?:pas|rien) (?:pu )?(?:trouv|mentionn|vu)\p{L}*|pas d['’](?:information|avis|mention)s?|aucune source ne \p{L}+
  no (?:he |hemos |pude |se |lo |la )?(?:encontr|encuentr|hall|conozc|dispong|aparece|menciona|existe|hay|tengo)\p{L}*
  ningun[ao]? (?:\p{L}+ )?(?:información|mención|reseña|referencia|dato)\p{L}*; sin mención
  não (?:se )?(?:encontr|ach|há|localiz|conheç|disponh|menciona|existe|tenho|consegui)\p{L}*
  nenhum[a]? (?:menção|informaç|avaliaç|referência|dado)\p{L}*; nada sobre; sem menção
  non (?:ho |abbiamo |si |c['’]è |ci sono |sono riuscit[oa] a )?(?:trov|risulta|esist|menzion|alcun|nessun|nulla|informazion|dati|notizie)\p{L}*
  nessun[ao]? (?:menzione|informazion|recension|riferiment|traccia)\p{L}*; (?:nulla|niente) su
  (?:weinig|niets|niks|niet veel) (?:te vinden|bekend|gevonden) over; non (?:dispon|abbiamo|ho)\p{L}* (?:di )?(?:dati|informazioni|notizie)
  (?:geen (?:informatie|vermelding(?:en)?|reviews?|gegevens|bronnen|resultaten)|niets(?: \p{L}+)?) (?:over|van|voor|op)
  (?:n['’]t|cannot|not) tell you (?:anything|much) (?:\p{L}+ )?(?:about|on)
  (?:peux|pouvons|peut) (?:rien|pas) (?:vous )?(?:dire|affirmer|juger)(?: \p{L}+)? d(?:e|['’]); no (?:puedo|podemos) (?:decir|opinar|valorar|juzgar)\p{L}*(?: \p{L}+)? (?:de|sobre)
  não (?:posso|consigo) (?:dizer|opinar|avaliar)\p{L}*(?: \p{L}+)? (?:sobre|d[oae])(?: [oa])?
  non (?:posso|possiamo|saprei) (?:dire|giudicare|valutare)(?: \p{L}+)? (?:di|su); (?:me|nos) faltan? (?:\p{L}+ )?(?:datos|información) (?:de|sobre)
  (?:mi|ci) mancano (?:\p{L}+ )?(?:dati|informazioni) (?:su|di); faltam(?:-me)? (?:\p{L}+ )?(?:dados|informações) (?:sobre|d[oae])(?: [oa])?
  (?:no|n['’]t have(?: any)?) (?:first-hand|direct|personal|detailed) (?:knowledge|experience) (?:of|with)
`;
/** The same, right before a name. */
export const UNKNOWN_BEFORE = phrases`
  (?:n['’]t|not) know(?: much| anything| enough)?(?: of| about)?; never heard of; n['’]t include
  not include; (?:found|saw|there (?:is|are|was|were)) no; (?:not|n['’]t) familiar (?:enough )?with; unfamiliar with; connais pas(?: assez| bien)?
  desconozco; no conozco(?: lo suficiente| bien)?(?: a)?; não conheço(?: o suficiente| bem)?; desconheço; non conosco(?: abbastanza| bene)?; ken geen
  (?:no|not a|keine?|geen) (?:company|tool|product|Firma|Anbieter|bedrijf) (?:called|named|namens|genaamd)
  (?:aucune|ningun[ao]?|nenhuma|nessuna?) (?:entreprise|empresa|azienda) (?:appelée|llamad[ao]|chamad[ao]|di nome)
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
  (?:(?:is|was|are|were) )?never (?:mentioned|listed|named|comes up|came up|appears|appeared)
  (?:is|was)(?:n['’]t| not) (?:one|something|a (?:name|company|product|tool)) (?:that |which )?I
  (?:does|did)(?:n['’]t| not) ring a bell; (?:is|are) not available (?:to me|here|in)
  (?:is|was|are|were)(?:n['’]t| not) (?:in|on|among|part of) (?:any|one|either)(?: of)?; (?:is|was) in (?:none|neither) of
  (?:wird|ist|steht|taucht|erscheint|findet sich)\b[^,.;]{0,20}\b(?:keine[rmn]?|nirgends|nirgendwo)
  (?:não|non|no) (?:é|è|es|foi|viene|fue|é) (?:citad|mencionad|menzionat|listad|nombrad|nominad|incluíd|incluid)\p{L}
  n['’](?:apparaît|est|figure)\p{L}* (?:dans|sur|chez) aucun\p{L}*
  (?:is|was|are) (?:missing|absent|left out|omitted|excluded|unknown to me|not known to me|nowhere)
  (?:ist|steht|wird|wurde|taucht|kommt|erscheint|war)\b[^,.;]{0,40}\bnicht (?!nur|bloß|allein|einfach|zuletzt)(?:\p{L}+ )?(?:erwähnt|genannt|aufgeführt|gelistet|gefunden|bekannt)
  (?:ist|steht|wird|wurde|taucht|kommt|erscheint|war)\b[^,.;]{0,40}\bnicht (?!nur|bloß|allein|einfach|zuletzt)(?:\p{L}+ )?(?:in de[rn]|in diese[rnm]|auf|vor|dabei)
  niet (?:kunnen )?(?:vinden|gevonden|terugvinden)(?!\p{L}); nicht (?:gefunden|finden)(?!\p{L})
  (?:habe|haben) (?:ich|wir) (?:noch |bisher )?keine Erfahrung\p{L}*; heb(?:ben)? (?:ik|wij|we) (?:nog )?geen ervaring; (?:no tengo|não tenho|non ho) (?:experiencia|experiência|esperienza)
  (?:ist mir unbekannt|sagt mir nichts)
  (?:fehlt|fehlen)(?! (?:es|nur|lediglich|nichts|ein|eine|einzig|noch|bisher|leider|aber) )
  (?:habe|haben|konnte|konnten|liegen|liegt|gibt|ist|finde|finden)\b[^,.;]{0,40}\b(?:nichts|keine?[nrs]?)\b[^,.;]{0,40}(?:gefunden|finden|vor|bekannt)
  (?:liegen|liegt|gibt|ist|finde|finden)\b[^,.;]{0,40}\bkeine?[nrs]?\b[^,.;]{0,40}${GERMAN_THINGS}
  (?:n['’](?:est|apparaît|a|y)|ne (?:figure|fait|se trouve|ressort)) (?:pas|nulle part) (?!seulement|que|juste|uniquement|qu['’])(?:\p{L}+ )?(?:sur|dans|parmi|partie|mentionnée?|citée?|été|ici)
  n['’]apparaît (?:pas|nulle part); ne figure (?:pas|nulle part)
  n['’]est (?:mentionnée?|citée?) (?:nulle|par aucun); m['’]est inconnue?; est absente?; manque à
  no (?!solo|sólo|solamente|únicamente)(?:aparece|figura|consta|sale|se menciona|es mencionad\p{L}|está (?:en|entre)|forma parte)
  não (?!só|apenas|somente)(?:aparece|consta|figura|entra|entrou|é mencionad\p{L}|foi (?:mencionad|encontrad|citad)\p{L}|está (?:n[ao]|em|entre)|faz parte)
  non (?!solo|soltanto)(?:compare|appare|figura|risulta|viene (?:menzionat|citat)\p{L}|è (?:nell[ae]|nel|nella|in|tra|fra|presente|menzionat\p{L}|citat\p{L})|fa parte)
  manca; è assente; falta en; falta n[ao]; está ausente; brilla por su ausencia; m['’]est inconnue?; mi è sconosciut\p{L}; me es desconocid\p{L}
  (?:staat|komt|wordt|is) niet (?!alleen|zomaar)(?:\p{L}+ )?(?:op|in|voor|genoemd|vermeld)|ontbreekt
  ne me dit rien; no me suena; non mi dice n(?:ulla|iente); não me diz nada; zegt (?:me|mij) niets
  is (?:new|unfamiliar|unknown) to me; kenn(?:e|en) (?:ich|wir) (?:\p{L}+ )?nicht
  (?:me (?:resulta|es|é)|mi (?:è|risulta)|is (?:mij|me)) (?:desconocid\p{L}|desconhecid\p{L}|sconosciut\p{L}|onbekend)
  non mi è not[oa]; (?:duikt|komt|staat|taucht|kommt|steht|erscheint)(?: \p{L}+)? (?:op )?in (?:geen|kein)\p{L}*
  kann (?:ich|man) (?:\p{L}+ )?nicht (?:beurteilen|einschätzen|bewerten); is (?:outside|beyond) what I know
`;
/** What leaves a name out after it. */
export const AVOIDED_AFTER = phrases`
  (?:is|are|was)\s(?:(?!hard|difficult|impossible)\p{L}+\s){0,3}to avoid(?=\s*(?:[.!?;,\n]|$))
  is (?:the )?one (?:that )?I(?:['’]d| would) (?:leave|keep|skip|avoid|drop)
  (?:should|would) not be (?:your|my|the) (?:first )?(?:choice|pick); (?:kann|können|sollte|sollten)\b[^,.;]{0,30}\bverzichten
  ist keine (?:gute |sinnvolle )?(?:Wahl|Option|Lösung|Empfehlung); n['’]est pas (?:un |le )?(?:bon|meilleur) choix; no es (?:una )?(?:buena|mejor) (?:opción|elección)
  não é (?:uma )?boa (?:opção|escolha); non è (?:una )?buona scelta; (?:is|are)(?:n['’]t| not) a (?:good|wise|sensible) (?:choice|pick|buy)
  (?:should be|is best|are best) (?:avoided|skipped)
  (?:is|are|was|were) (?:overrated|to be avoided|a (?:hard )?(?:pass|skip)(?= ))
  (?:est|sont) à (?:éviter|fuir|proscrire); (?:ne vaut|n['’]est) pas (?:le coup|la peine|recommand\p{L}+|conseill\p{L}+)
  no (?:es recomendable|vale la pena|merece la pena|la recomiendo|lo recomiendo); não (?:vale a pena|é recomend\p{L}+|recomendo)
  (?:es|é|è) (?:mejor |melhor |meglio )?(?:evitar|evitarla|evitarlo|da evitare); non (?:vale la pena|è consigliabile|conviene|la consiglio|lo consiglio)
  (?:is|zijn) (?:niet aan te raden|af te raden|beter te vermijden); (?:lohnt|lohnen) sich (?:\p{L}+ ){0,3}nicht
  kommt\b[^,.;]{0,30}\bnicht (?:in ?frage)
  (?:is|are)\s(?:(?:one|ones|something|nothing)\s)?(?:that\s|which\s)?(?:I|we)(?:['’]d|\swould|\sdo|\scould|\scan)(?:\s?not|n['’]t|\snever)\s(?:recommend|${CHOOSING.join("|")})
  ${NOT}(?:been )?(?:recommended|recommendable|worth)(?! (?:only|just))
  (?:würde|würden|kann|sollte|sollten|rate|raten|ist)\b[^,.;]{0,60}\b(?:abraten|meiden|vermeiden|verzichten|absehen|nicht (?:zu )?empfehlen)
  (?:würde|würden|kann|sollte|sollten)\b[^,.;]{0,60}\b(?:Bogen machen|die Finger lassen|nicht (?:nehmen|wählen|nutzen|setzen|kaufen))
  (?:rate|raten|rät)\b[^.;]{0,60}\bab(?!\p{L}); (?:lieber|besser) (?:meiden|lassen); (?:raad|zou)\b[^.;]{0,50}\b(?:af|vermijden|afraden|wegblijven|niet (?:aan|aanraden|kiezen|nemen|gaan))
  (?:is|are|would be|ist|wäre|est|serait|es|sería|é|seria|è|sarebbe|zou)(?: \p{L}+){0,2} (?:last|letzte|dernier|última|ultima|laatste) (?:choice|option|pick|Wahl|choix|opción|opção|scelta|keus|keuze)
  (?:is|are|ist|est|es|é|è)(?: \p{L}+){0,3} (?:ungeeignet|ongeschikt|unnecessary|a (?:poor|bad) (?:fit|choice|idea)|(?:the|a) wrong (?:tool|choice|fit))(?!\p{L})
  (?:is|are) (?:hard|difficult|tough) to (?:recommend|justify); ist (?:schwer|kaum) zu empfehlen; est difficile à (?:recommander|conseiller); es difícil de recomendar; é difícil de recomendar
  è difficile da consigliare; is moeilijk aan te raden
  (?:is|are|est|es|é|è)(?:n['’]t| not| niet) (?:the |een |het )?(?:right|best|juiste) (?:tool|choice|fit|pick|keuze); (?:makes|make) (?:little|no) sense
  (?:is|are) (?:far )?more than (?:you|they|most) need
  n['’]est pas (?:fait|pensée?|conçue?) pour (?:vous|toi); ungeeignet; ongeschikt; ne vaut pas; no vale; não vale; non vale(?! solo); is het geld niet waard; is (?:het )?niet waard
  (?:überzeugt|überzeugte) (?:mich |uns )?(?:\p{L}+ )?nicht; ne (?:me|nous|m['’]a pas) convain\p{L}+ pas; no (?:me|nos) conven\p{L}+; não (?:me|nos) conven\p{L}+; non (?:mi|ci) convin\p{L}+
  overtuig\p{L}+ (?:mij|me|ons) niet
  (?:brauch|benötig)\p{L}+ (?:Sie|du|man|ihr) (?:\p{L}+ )?nicht; heb(?:t|ben)? (?:je|u|we) (?:\p{L}+ ){0,3}niet nodig; (?:würde|würden) (?:ich|wir) (?:\p{L}+ )?warten; se (?:te )?queda grande
  (?:would be|is|wäre|ist|serait|est|sería|es|sarebbe|è|seria|é|zou|is)(?: \p{L}+){0,2} (?:a mistake|ein Fehler|fehl am Platz|une erreur|un error|un errore|um erro|een vergissing|een fout)
  (?:würde|würden) (?:ich|wir) (?:mir |uns )?(?:sparen|weglassen|streichen); (?:beter|besser|lieber) (?:overslaan|laten|sparen|weglassen)
  (?:scheidet|fällt|scheiden|fallen)\b[^,.;]{0,30}\b(?:aus|weg)(?!\p{L}); (?:ist|wäre)(?: \p{L}+){0,2} raus
  (?:können|kannst|könnt) (?:Sie|du|ihr)(?: sich| dir| euch)? (?:\p{L}+ )?(?:sparen|vergessen|streichen)
  (?:queda|está|fica|è|é|est|is)(?: \p{L}+)? (?:descartad[oa]|disqualifiée?|squalificat[oa]|hors[- ]jeu|hors budget|fuori discussione|fuori gioco|da scartare|out of the question|a dealbreaker)
  valt (?:\p{L}+ )?(?:af|weg); (?:kun|kan|kunt) (?:je|u|men) (?:\p{L}+ )?(?:vergeten|overslaan|schrappen); is (?:dead )?last (?:on|in)(?!\p{L}); is at the bottom; disqualifies itself
  (?:I['’]d|I would) be (?:\p{L}+ )?(?:careful|cautious|wary)(?! (?:to|with|about|of|when)); (?:wäre|bin) ich (?:\p{L}+ ){0,2}(?:vorsichtig|skeptisch); je (?:serais (?:\p{L}+ )?prudente?|me méfierais)
  (?:yo )?(?:(?:tendría|iría con|andaría con) (?:\p{L}+ )?cuidado|l[oa]s? (?:descart|evit)aría); l[oa] (?:lasc\p{L}+ (?:perdere|stare)|eviterei|scarterei)
  eu (?:descartaria|evitaria|deixaria de (?:lado|fora))
  (?:io )?(?:starei|sarei) (?:\p{L}+ )?(?:attent|caut|prudent)\p{L}; (?:eu )?teria (?:\p{L}+ )?cuidado; zou ik (?:\p{L}+ )?(?:voorzichtig|oppassen|opletten)
  (?:bym|był\p{L}*bym) (?:\p{L}+ )?(?:uważał|ostrożn)\p{L}*
`;
/** Whose list a name is not on, when that is the writer's own. */
export const OWN_LISTS = phrases`
  my; our; meine[rnm]?; unsere[rnm]?; ma; mon; notre; mi; nuestra; nuestro; minha; meu; nossa; mia; mio
  nostra; mijn; onze
`;
/** What one looks in: to be missing there is no judgement. */
export const SOURCES = phrases`
  search; searches; data; sources?; results?; documents?; articles?; texts?; Quellen; Daten; Suche; fuentes; fontes; fonti
  búsqueda; ricerca; recherche; knowledge; training; notes; bronnen
`;
/** Verbs before a name that "not" behind it negates: "ich kenne X nicht", "ik ken X niet". */
export const REJECTED_BEFORE = phrases`
  empfehle; empfehlen; nehme; aanraden; würde; gebruik; kies; neem; koop; naar; (?:nutz|kauf|wähl|nehm|buch)\p{L}*(?: Sie)?
`;
export const NEGATED_BEFORE = phrases`
  taucht; tauchen; erscheint; steht; kommt; findet sich; kenne; kennen; fand; finde; erwähnt; erwähnen; nennt; nennen; führt; listet; ken; noemt; noemen; vermeldt
`;

/** Verbs that go around a name: "I left X off the list". */
export const LEFT_BEFORE = phrases`
  give; giving; left; leave; leaving; keep; kept; took; laiss\p{L}+; dej\p{L}+(?: a)?; deix\p{L}+(?: [oa])?; lasc\p{L}+; mett\p{L}+; laat; laten; sla; schiet; zou; lass\p{L}*; ließe; würde
  dejaría(?: a)?; deixaria(?: [oa])?; überlass\p{L}+
`;
export const LEFT_AFTER = phrases`
  off; out; over; tekort; a miss; a wide berth; de côté; de lado; a un lado; fuera; de fora; da parte; perdere; (?:\p{L}+ )?links liggen; achterwege
  (?:\p{L}+ )?(?:links liegen|außen vor|weg)(?: lassen)?(?=[.,;!]|$)
  to (?:the )?(?:big|larg)\p{L}+; aux (?:grand\p{L}+|gross\p{L}+); alle grandi; (?:para|a) (?:las|los|as|os) grandes; den Großen; (?:lieber|besser) weg; beter (?:overslaan|laten)
`;
/** What is said of a name that stands before its sentence: "As for X, I have no information". */
export const ABSENT_BEHIND = phrases`
  [,:?–-] (?:I|we) (?:have|found|saw|could find) (?:no (?:\p{L}+ )?${THINGS}|nothing)
  [,:?–-] (?:I|we)(?: have|['’]ve) never heard of; ,? ?(?:I|we) (?:don['’]t|do not) (?:know|have)(?: (?:it|them|any|enough|anything))?(?=[.,;]|$)
  \s?[–—:-] (?:no|not enough) (?:data|information|reviews|entry|results|sources|mentions?); (?:kenne|kennen) (?:ich|wir) nicht
  : (?:no (?:\p{L}+ )?${THINGS}|nothing) (?:found|available)
`;

/** What leads to a name of which the rest of the sentence says that nothing was found. */
export const ABSENT_TOPIC = phrases`
  about; on; regarding; concerning; as for; for; über; zu; zum; zur; für; von; sur; concernant; pour; quant à
  à propos de; sobre; acerca de; respecto a; d[aeo]s?; del; dell[ao]; du; su; sul; sulla; riguardo a; di; over; van; voor
`;
export const NOTHING_FOUND = phrases`
  (?:nothing|(?:have|found|saw|see|is|are|was|were) no (?:\p{L}+ ){0,2}${THINGS})(?: (?:to|in|on|at|was|here)|[.,]|$)
  (?:could|can|did|do|have)(?:n['’]t| not|not) (?:\p{L}+ )?(?:find|found|locate|seen|verify|know anything)
  (?:kann|können|weiß|wissen) (?:\p{L}+ ){0,2}(?:nichts|wenig)
  (?:nichts|keine[nrs]?) (?:\p{L}+ ){0,3}(?:gefunden|finden|bekannt|${GERMAN_THINGS})
  (?:rien (?:trouvé|vu|de)|aucune? (?:information|avis|donnée|mention|source|référence|résultat)|pas (?:trouvé|d['’](?:avis|information)))
  no (?:he |hemos |se |pude )?(?:encontr|hall|hay|tengo|dispongo|aparec|existe)\p{L}*
  não (?:se )?(?:encontr|ach|há|tenho|localiz|existe|consegui)\p{L}*
  non (?:ho |abbiamo |si |ci )?(?:trov|sono|risult|dispon|esist|riesco)\p{L}*
  nooit (?:iets )?(?:van )?gehoord; nie (?:etwas )?gehört; never heard; nunca (?:he )?oído; jamais entendu; mai sentito; non (?:ho|abbiamo) (?:\p{L}+ )?(?:notizi|dat|informazion)\p{L}*
  non (?:so|sappiamo|conosco) (?:\p{L}+ )?(?:nulla|niente|molto|quasi); no sé (?:\p{L}+ )?nada; não sei (?:\p{L}+ )?nada
  (?:vond|vind|weet|heb) (?:ik|wij|we) (?:\p{L}+ ){0,2}(?:niets|niks|weinig|geen)
  (?:geen|niets) (?:\p{L}+ ){0,3}(?:gevonden|vinden|bekend|informatie|gegevens|reviews)
  (?:kan|kunnen) (?:ik|wij|we) (?:\p{L}+ )?(?:niets|weinig|niet)(?: \p{L}+)? (?:zeggen|beoordelen); fehlen (?:mir|uns) (?:\p{L}+ )?(?:Daten|Informationen|Angaben)
`;
/** Warnings further behind a name, in its sentence. */
export const AVOIDED_BEHIND = phrases`
  (?:I|we|you)(?:['’]d| would| should| might)? (?:(?:rather|better|probably|personally|just) )?(?:look elsewhere|steer clear|stay away|walk away)
  (?:I|we|you)(?:['’]d| would| should| might)? (?:(?:rather|better|probably|personally|just) )?(?:skip|avoid|pass on) (?:it|this|that|them)
  (?:I|we)(?: can['’]t| cannot| do not| don['’]t| would not| wouldn['’]t| won['’]t) (?:recommend|advise|suggest) (?:it|this|them)
  (?:möchte|muss|würde|kann) ich (?:\p{L}+ ){0,2}(?:warnen|abraten)
  (?:I|we|you)(?:['’]d| would| should| do| can)?(?: not|n['’]t| never) (?:go near|touch|use|choose|pick|buy|take|recommend|trust|bother with|pay for) (?:it|this|that|them)
  (?:(?:davon|da|hier) rate ich (?:\p{L}+ )?ab|ich rate davon ab|davon würde ich (?:abraten|die Finger lassen)|Finger davon)
  (?:je|nous) (?:ne )?(?:l['’](?:éviter\p{L}+|évite)|(?:le|la|les) (?:déconseill\p{L}+|(?:recommand|conseill|prend|choisi)\p{L}+ pas)); passez votre chemin
  (?:no|não) (?:l[oa]s?|[oa]s?) (?:recom\p{L}+|elegir\p{L}+|escolher\p{L}+|usar\p{L}+|comprar\p{L}+); (?:yo|eu|io) (?:l[oa] |[oa] )?evitar\p{L}+
  non l[oaie] (?:consigli\p{L}+|scegli\p{L}+|raccomand\p{L}+|user\p{L}+|prender\p{L}+); l[oa] eviterei; (?:raad|zou) ik (?:\p{L}+ )?(?:af|vermijden)
  [?:–—-]\s+(?:avoid|skip it|skip|hard pass|stay away|steer clear|not recommended|no thanks|lieber nicht|besser nicht)
  [?:–—-]\s+(?:eher nicht|meglio di no|mejor no|melhor não|plutôt pas|liever niet|beter niet|à éviter|evitar|da evitare)
`;
/** What is said to suit neither the reader nor the case. */
export const UNSUITED = phrases`
  (?:(?:is|are|was)(?:n['’]t| not)|not) (?:(?!just|only|merely)\p{L}+ ){0,2}for (?:you|us|this|that|your \p{L}+)(?! (?:if|when|unless|yet|alone|until))
  (?:(?:ist|sind) )?(?:\p{L}+ )?(?:nichts|nicht (?:(?!nur|bloß|allein)\p{L}+ ){0,2}?) ?für (?:dich|euch|Sie|(?:Ihr|euer|eur|dein|dies)\p{L}* \p{L}+)(?!,? wenn)
  (?:n['’](?:est|sont) |ne (?:sont|semble) )?pas (?:(?!seulement|que)\p{L}+ )?(?:faite?s?|pensée?s?|conçue?s?|adaptée?s?|bonnes?) (?:pour|à) (?:vous|toi|ça|cela|(?:cet?|cette|votre|ton) \p{L}+)(?! si)
  no (?:es|son|está|están|sirve) (?:(?!sol[oa])\p{L}+ )?para (?:ti|vosotr\p{L}+|vos|eso|esto|(?:tu|su|vuestr\p{L}) \p{L}+)(?! si)
  não (?:é|são|serve) (?:(?!só|apenas)\p{L}+ )?(?:para|pra) (?:ti|vocês?|isso|(?:o |a )?(?:seu|sua) \p{L}+)(?! se)
  non (?:è|sono|fa|fanno) (?:(?!solo|soltanto)\p{L}+ )?(?:per|a) (?:te|voi|questo|quest\p{L} \p{L}+|(?:il|la) (?:tu[oa]|vostr[oa]) \p{L}+)(?! se)
  (?:is|zijn) (?:\p{L}+ )?niets? (?:(?!alleen)\p{L}+ ){0,2}?(?:voor|aan) (?:jou|jullie|u|dit|deze \p{L}+|(?:je|uw) \p{L}+)(?! als)
  nie (?:jest|są|nadaje się) (?:(?!tylko)\p{L}+ )?(?:dla|do) (?:ciebie|was|pana|pani|tego|(?:twoj|wasz)\p{L}+)
`;
/** Headings of lists that warn. */
export const WARNING_HEADINGS = phrases`
  to avoid; avoid; not recommended; not for (?:you|us|everyone|this); not worth; skip; to skip; stay away
  steer clear; red flags?; worst; overrated; don['’]t bother; do not (?:buy|use); would(?:n['’]t| not) (?:choose|buy|use|pick|recommend)
  zu meiden; meiden; nicht (?:empfehlenswert|empfohlen|zu empfehlen); Finger weg; abzuraten; à éviter; éviter; à fuir
  déconseill\p{L}+; evitar; no recomendad\p{L}+; não recomendad\p{L}+; da evitare; sconsigliat\p{L}+; te vermijden; afgeraden
`;

/** Another recommendation, or another clause, has begun. */
export const TURNS = phrases`
  use; try; choose; pick; get; nehmen; nehmt; wählen; nutzen; ist; sind; consider; start with; go with; look at; put; switch to; take; recommend; prefer
  but; however; although; so; aber; sondern; doch; mais; pero; sino; mas; ma; maar; nimm; nutze; empfehle
  prenez; recommande; usa; elige; prefiero; escolha; prefiro; scegli; preferisco; kies; because; weil
  porque; parce que; perché
`;
