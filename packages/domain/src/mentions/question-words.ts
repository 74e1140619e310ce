import { phrases } from "../word-lists.ts";

/** Words by which a question asks for another company or whom to avoid, and what its answer says then, by meaning; patterns. */

/** Before the name of whom a question wants to replace. */
export const REPLACED_BEFORE = phrases`
  alternatives? (?:\p{L}+ ){0,2}(?:to|for); (?:instead|in place) of; replac\p{L}+(?: for)?; substitutes? for; other than; rid of; outgr\p{L}+; (?:tired|sick) of; fed up with
  leav(?:e|es|ing); dropp?(?:ing)?; ditch(?:ing)?; cancel\p{L}*; quit(?:ting)?; had it with; (?:mov\p{L}+|switch\p{L}*|migrat\p{L}+|coming|get\p{L}*|away) (?:away )?(?:from|off)
  Alternativen? (?:\p{L}+ ){0,2}(?:zu[mr]?|für|von); Ersatz (?:für|von); ersetz\p{L}+; (?:statt|anstatt|anstelle von); außer; (?:weg|wechseln|Wechsel|umsteigen|Umstieg) von; verlassen; kündigen
  alternatives? (?:\S+ )?(?:à|au|aux); remplac\p{L}+; (?:à la place|au lieu) d[eu']; (?:quitt|résili)\p{L}+; autre (?:chose )?que; marre d[eu']; (?:passer|migrer|partir) d[eu']
  alternativas? (?:\p{L}+ )?al?; reemplaz\p{L}+(?: a)?; sustitu\p{L}+(?: a)?; (?:en lugar|en vez) del?
  (?:vamos|voy|ir(?:me|nos|se)?|marchar\p{L}*|salir(?:me|nos)?|salimos|migrar|dejar|pasar(?:me|nos)?) del?; (?:dejar|dejamos|abandonar|cancelar|cambiar)
  hart[oa]s? del?
  alternativ\p{L}+ (?:ci sono |c['’]è )?a(?:l|lla)?; sostitu\p{L}+; (?:al posto|invece) d(?:i|el|ella); (?:andare|andar|venire) via da(?:l|lla)?; (?:lasciare|lasciando|abbandonare|disdire)
  stuf\p{L} d\p{L}+(?: \p{Ll}+)?
  alternativas? (?:\p{L}+ )?(?:a|ao|à); substitu\p{L}+; (?:no lugar|em vez) d[aeo]; (?:sair|saindo|saímos|migrar) d[aeo]; (?:trocar|deixar|largar|cancelar)(?: [oa])?; cansad\p{L}+ d[aeo]
  alternatie(?:f|ven) (?:\p{L}+ ){0,2}(?:voor|van); vervang\p{L}+(?: voor)?; in plaats van; (?:weg|overstappen) (?:bij|van); stopp?en met
  alternatyw\p{L}+ (?:dla|do); zamiast; zastąpi\p{L}+; zamiennik\p{L}*(?: dla)?; (?:odchodz\p{L}+|odejś\p{L}+|przejś\p{L}+|rezygn\p{L}+) ze?
  (?:альтернатив\p{L}+|аналог\p{L}*|замен\p{L}+|замін\p{L}+)(?: для)?; вместо; замість; кроме; крім
  (?:у[хй][оі]?д\p{L}+|у?йти|піти|пере(?:ез|хо|й|їж)\p{L}+|йд\p{L}+|відмов\p{L}+|отказ\p{L}+) (?:со?|из|от|зі?|із|від)
  (?:εναλλακτικ\p{L}+ (?:\p{L}+ )?(?:για|σ\p{L}*|του|της)|αντί(?: για)?|αντικαταστ\p{L}+|εκτός από|φύγ\p{L}+ από)(?: τ\p{L}+)?
  (?:ال)?بدائل(?: عن)?; (?:ال)?بديل\p{L}*(?: \p{L}+)?(?: عن)?; بدل\p{L}*(?: من| عن)?; ترك; غير; استبدال; (?:חלופ|תחליפ?)\p{L}*(?: \p{L}+)?(?: ל-?)?; אלטרנטיב\p{L}+(?: ל-?)?; במקום
  (?:לעזוב|להחליף|עוזבים) את; חוץ מ-?
  (?:可以)?(?:替代|代替|取代|替换|换掉|除了|离开|弃用|不用|不想(?:再)?用); แทน(?:ที่)?; ทางเลือก(?:แทน|อื่นจาก); นอกจาก; (?:ย้าย|เปลี่ยน)(?:ออก)?จาก; เลิกใช้
`;
/** Behind it. */
export const REPLACED_BEHIND = phrases`
  (?:alternatives?|replacements?)(?!\p{L}); -(?:Alternativ|Ersatz)\p{L}*; (?:ersetzen|ablösen|verlassen|kündigen|vervangen|opzeggen|weg|af)(?!\p{L})
  (?:is|has (?:got|become)|got|feels|ist|wird|est|devient|es|é|è|ficou|is)(?: \p{L}+)? (?:too(?! good)|zu|trop|demasiado|muito|troppo|te) \p{L}+
  yerine; (?:['’]\p{L}+ )?(?:dışında|alternatif\p{L}*); ['’]?[dt][ae]n (?:ayrıl|geç|çık|vazgeç|kurtul)\p{L}+; ['’]?[yi]?[ıiuü]? (?:bırak|değiştir)\p{L}+
  の代わり; の代替; 以外; に代わ; を(?:やめ|解約|退会); から(?:の)?[^。？?、]{0,16}(?:乗り換え|移行|切り替え|移り|移る)
  대신; 말고; 의? ?대안; (?:을|를) (?:대체|대신); (?:을|를)? ?(?:해지|탈퇴); 에서 [^.?]{0,12}(?:옮|갈아|전환|이동|바꾸); (?:이|가) [^.?]{0,8}그만
  的?(?:替代|平替|代替); (?:换|转|迁移)[到至成]; 以外; 之外; (?:की|के) (?:जगह|बजाय|बदले|अलावा); (?:का|के) (?:[\p{L}\p{M}]+ )?विकल्प; (?:को )?छोड़[\p{L}\p{M}]*
`;
/** Before and behind the name of whom it wants something like, but cheaper. */
export const LIKE_BEFORE = phrases`
  like(?: an?| the)?; (?:similar|comparable) to; wie(?: die(?: von)?| das(?: von)?)?; ähnlich (?:wie|zu); comme(?: l[ae])?; similaire à; como(?: el| la)?
  (?:parecid|similar)\p{L}* (?:a|al|ao|com)(?: o)?
  tipo(?: o| a)?; come(?: il| la)?; simile a(?:l|lla)?; (?:zoals|(?:zo)?iets als)(?: een| de)?; jak; podobn\p{L}+ do; как; вроде; похож\p{L}* на; як; схож\p{L}* на; (?:σαν|όπως)(?: τ\p{L}+)?
  مثل; يشبه; כמו; דומה ל-?; (?:像|跟|和); (?:เหมือน|คล้าย|แบบ)
`;
export const LIKE_BEHIND = phrases`
  ['’]?(?:\p{L}{1,3} )?(?:gibi|benzeri?); (?:の|みたい)な?; のよう; みたい; 같은; 처럼; (?:की|के)? ?(?:तरह|जैस)[\p{L}\p{M}]*; 那样; 一样; 类似
`;
export const CHEAPER = phrases`
  (?:but|only|without|cheaper|simpler|lighter|less|aber|nur|günstiger|billiger|mais|moins|pero|barat\p{L}+|ma|meno|economic\p{L}+|mas|só|em conta|maar|goedkoper|ale|tylko|tańsz\p{L}+|ama)(?!\p{L})
  (?:daha|но|только|дешевле|але|дешевш\p{L}+|αλλά|φθην\p{L}+|لكن|أرخص|אבל|זול\p{L}*|लेकिन|पर|सस्त[\p{L}\p{M}]*)(?![\p{L}\p{M}]); (?:但|便宜|けど|安|지만|저렴|แต่|ถูกกว่า)
`;

/** What stays with a company, before its name and behind it. */
export const STAYING = phrases`
  (?:stay|stick|remain|continu|carry)\p{L}* (?:on )?with; (?:keep|keeping|kept)(?: using)?; (?:go|going|come|coming) back to; (?:liv|viv|leb|lev|жив)\p{L}* (?:in|en|dans|no|na|в|у)
  (?:bleib\p{L}*(?: Sie| ihr)?|weiter) (?:bei|mit); (?:bleibt|ist|hat|bietet|reicht|lohnt sich|blijft|heeft|biedt); behalt\p{L}*; weiter\p{L}* nutz\p{L}*
  (?:rest\p{L}+|continu\p{L}+) (?:chez|sur|avec|à utiliser); gard\p{L}+; (?:qued\p{L}+|segu\p{L}+|sig\p{L}+|continu\p{L}+) (?:con|en|usando); manten\p{L}+
  (?:rest\p{L}+|riman\p{L}+|continu\p{L}+) (?:con|su|in|a usare); ten\p{L}+
  (?:fi[cq]\p{L}+|continu\p{L}+|segu\p{L}+) (?:com|no|na|usando); mant\p{L}+; blij\p{L}* (?:bij|met|op); hou\p{L}+; (?:zosta\p{L}+|pozosta\p{L}+) (?:przy|w|na); оста\p{L}+ (?:на|в|с|при)
  оставьте; залиш\p{L}+(?: на| в| з| при)?
  (?:(?:μείν|μέν)\p{L}+ (?:στ\p{L}+|με)|κρατ\p{L}+)(?: τ\p{L}+)?; (?:البقاء|ابق|ابقوا|الاستمرار) (?:على|مع|في); (?:ما|لا) [يز]\p{L}*ال; עדיין; (?:להישאר|תישארו|הישארו|להמשיך)(?: עם| ב-?)?
  继续用; 留在; 保留; ใช้; อยู่กับ
`;
export const STAYING_BEHIND = phrases`
  ['’]?(?:\p{L}{1,3} )?(?:kullanmaya )?(?:kal(?:ın|mak|mal)|devam)\p{L}*; be(?:ibe)?halten; behouden
  (?:still|toujours|encore|todavía|aún|ainda|ancora|wciąż|nadal|вс[её] ещё|все ще|ακόμα|hâlâ)(?!\p{L}); を使い続け; のまま; を続け; (?:을|를) 계속; 그대로; (?:पर|में) (?:ही )?(?:रह|बन)[\p{L}\p{M}]*; 其实|仍|还是; ต่อไป
`;

/** What asks whom to avoid. */
export const AVOIDING = phrases`
  avoid; warn; the worst; steer clear; (?:stay|keep) away; rule out; not (?:to )?(?:buy|use|choose|bother|worth|recommended|for (?:us|me)); (?:what|where|which|who|whom) not
  over(?:priced|rated|kill)
  (?<!not )too (?:big|expensive|complicated|complex)
  (?:should|would|do)(?:n['’]t| not) (?:\p{L}+ )?(?:buy|sign|use|choose|pick|take|get|touch|bother|trust); (?:bad|worst) (?:things|reputation|reviews); wrong (?:choice|tool)
  meiden; vermeiden; taug\p{L}+ nichts; Finger (?:weg|lassen|davon); abraten; (?:scheiden|fallen) (?:\p{L}+ )?aus; nicht (?:\p{L}+ )?(?:kauf|nehm|nutz|wähl|empfehl|in ?frage|lohn)\p{L}*
  überteuert
  überdimensioniert; (?<!nicht )zu (?:groß|teuer|komplex)
  évit\p{L}+; fuir; déconseill\p{L}+; ne (?:val\p{L}+ |faut-il )?pas; surdimensionné; (?<!pas )trop (?:cher|gros|lourd); méfier; evit\p{L}+; descart\p{L}+; mala (?:elección|opción|idea)
  alej\p{L}+
  huir; ahorr(?:amos|arnos)
  (?:no|não|non) (?:\p{L}+ )?(?:compr|contrat|eleg|elij|escolh|scegl|us|recom|val|conv|prend)\p{L}+; alla larga; sconsigl\p{L}+; sprecat\p{L}; (?<!non (?:\p{L}+ )?)troppo; fuori portata
  (?:quale|quali|cosa) no
  fugir; longe d[aeo]; exager\p{L}
  vermijd\p{L}+; mijden; oppassen; raad(?:t| je)? (?:\p{L}+ )?af; overslaan; (?:beter|waar|welke?|wat) (?:\p{L}+ )?niet; niet (?:\p{L}+ ){0,2}(?:kopen|nemen|kiezen|besteed); verkeerde keuze
  (?<!niet )te (?:duur|groot|zwaar)
  unikać; omijać; nie (?:brać|wybierać|kupować|polec\p{L}+|warto); odradz\p{L}+; uzak dur\p{L}+; kaçın\p{L}+; \p{L}+m[ae](?:yalım|malı); önerm(?:ez|iyor|em)\p{L}*
  избега\p{L}+; не (?:стоит|брать|подход\p{L}+|нуж\p{L}+|рекоменд\p{L}+|совет\p{L}+|варто|брати|рад\p{L}+); перебор; обход\p{L}+; уника\p{L}+; омина\p{L}+; оминути
  αποφ[εύ]\p{L}+; μακριά; (?:δεν|μην) (?:\p{L}+ )?(?:πάρ|αγορ|διαλέ|επιλ|αξίζ|συνιστ|προτείν)\p{L}+; تجنب; لا تنصح; نستبعد; ابتعد; להימנע; להתרחק; לא (?:כדאי|מומלצ|מומלץ|לקנות|לבחור); बच(?:ना|ें)
  (?:नहीं|न) (?:लेना|चुनना|खरीदना)
  (?:避け|おすすめし(?:ない|ません)|やめた(?:ほう|方)|やりすぎ|評判が悪|피해야|피하|지 말아야|추천하지 않|避开|避免|别[买选用]|不[该要]?(?:建议|值得|推荐|买|选|用)|หลีกเลี่ยง|ไม่ควร|ไม่แนะนำ)
`;
/** Behind a negation: what makes praise of it, or no judgement. */
const LIFTED = `(?: (?:pas |è |é )?(?:${phrases`
  only; just; bad; cost; need; charge; let; lock; disappoint; nur; schlecht; viel; que; solo; só; mal; male; mau; alleen; slecht; duur; tylko; только; лише; плох; поган; μόνο; רק
`.join("|")}))`;
/** What denies, behind a subject; "no fees" does not. */
export const DENYING = phrases`
  (?:\p{L}+n['’]t|not|nicht|pas|ne|n['’]\p{L}+|non(?! plus)|tampoco|ni|não|nem|niet|evenmin|nie|не|δεν|ليست?|לא|değil|नहीं)(?!\p{L})(?!${LIFTED})
  no (?:es|son|está|tiene|sirve|vale|merece|l[oa]s?|me|te|se|os|\p{L}+ría)(?!\p{L})
`;
