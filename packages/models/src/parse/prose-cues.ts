/** Words that tell, in running text, whom an answer recommends and whom it merely mentions. */

/** From here on a sentence speaks of those it advises against or leaves out. */
export const LEFT_OUT_CLAUSE =
  /(?<![\p{L}])(?:avoid(?:ed|ing)?(?! (?:the|a|any|being|having|common|costly|surprises|fees|paying))|stay away from|steer clear|not recommend\w*|(?:would|do|could|can)(?:n['’]?t| ?not)(?: \w+)? (?:recommend|choose|pick|trust|suggest|go with|bother)|don['’]?t recommend|cannot recommend|never recommend|skip(?:ped)?(?= \p{Lu})|left out|leave out|leaving out|excluded|excluding|ruled out|rejected|omitted|didn['’]t make|did not make|overrated|outside (?:your|the|this) (?:question|scope|brief)|out of scope|beyond the scope|does(?:n['’]t| not) (?:count|qualify)|beware|be wary|no longer|nicht empfehl\w*|würde ich (?:nicht|meiden)|vermeiden|meiden|evitaría|evitar|no recomiendo|no recomendaría|éviter|évitez|déconseill\w*|evite|evitaria|sconsigli\w*|避免|不推荐|不建议|避けるべき|おすすめしません|추천하지 않|피하|избегать|не рекоменд\p{L}*)/iu;

const CUE =
  /(?<![\p{L}])(?:best|top|leading|leaders?|leads?|strongest|finest|premier|prominent|recommend(?:ed|s|ation|ations)?|suggest(?:ed)?|go with|choose|pick(?:s|ed)?|choices?|options?|consider(?:ed)?|winner|winning|favou?rites?|stand(?:s)? out|standouts?|excellent|great|outstanding|notable|renowned|foremost|well-known|popular|number one|#1|first|second|third|followed by|runners?-?up|shortlist|include[sd]?|worth|rank(?:s|ed|ing)?|tops?|dominat\w+|try|start with|look at|names?|rated|reliable|trusted|major|key players?|solid|would be|are|mejor(?:es)?|recomiendo|recomendaría|destacan?|líder(?:es)?|meilleur(?:e|s|es)?|recommande|leaders?|besten?|beste|empfehle|empfohlen\w*|häufigsten|empfehlenswert|führend\w*|miglior[ei]?|consiglio|melhor(?:es)?|recomendo|líderes|beste|aanraden|лучш\p{L}*|рекоменд\p{L}*|najlepsz\p{L}*|en iyi)(?![\p{L}])|最好|最佳|推荐|首选|首推|其次|第[一二三四五六]|值得|考虑|不错|领先|领导|排名|主要|知名|著名|包括|おすすめ|お勧め|候補|検討|次に|番目|位は|最後に|代表的|最も|大手|有名|推奨|최고|추천|대표|[1-9]위|번째|마지막|أفضل|الأفضل|أنصح|הטוב/iu;

const COMPARISON =
  /(?<![\p{L}])(?:than|compared (?:to|with)|versus|vs\.?|unlike|whereas|better known|more expensive|less known|fall short|falls short|lags? behind|in contrast|difference between)(?![\p{L}])/iu;

const EXCLUDED_BEFORE =
  /(?<![\p{L}])(?:unlike|than|alternatives? to|alternative for|instead of|rather than|over|against|vs\.?|versus|compared (?:to|with)|competes? with|competing with|competitors?(?: such as| like| include| including)?|rivals?(?: such as| like)?|similar to|integrat\w+ (?:\w+ ){0,4}(?:with|like|such as|including)|connects? (?:\w+ ){0,3}(?:with|to)|works? (?:\w+ ){0,2}with|sync\w* with|compatible with|owned by|acquired by|bought by|backed by|founded by|created by|built by|led by|run by|developed by|part of|subsidiary of|division of|spun out of|merged with|partners?(?:hip)?s? with|clients? (?:\w+ ){0,3}(?:like|such as|include|including)|customers? (?:\w+ ){0,3}(?:like|such as|include|including)|used by|trusted by|brands? it serves|works? for|worked (?:at|for|with)|formerly (?:at|of|with)?|previously (?:at|with)|ex-|professor at|researcher at|based in|headquartered in|located in|according to|reviews? (?:on|from|by|at)|rated (?:on|by)|listed on|sources? (?:like|such as)|everyone knows|knows?|with|from|in|at|of|by|for|across|within|near|throughout|on|to|into|via|through|using|under|about|since|between|called off|switch(?:ing)? from|migrat\w+ from|replac\w+|left|beyond|besides|apart from|except(?: for)?|without|pas|que|als|statt|anders als|im gegensatz zu|a diferencia de|contrairement à|diferente d[eoa]|in contrast to|不像|不同于|相比|与)\s+(?:the |a |an |its |their |parent |rival |big |tools |platforms |companies |apps |giants |like |such as )*[*_[“"]{0,3}$/iu;

const OBJECT_BEFORE =
  /(?<![\p{L}])(?:is|are|be|was|recommend(?:ing|ed)?|suggest(?:ing)?|go with|going with|choose|choosing|pick|picking|pick is|consider(?:ing)?|try|then|followed(?: closely)? by|include[sd]?|including|such as|like|as|with|also|winner|look at|check out|start with|would be|to be|goes to|go to|belongs to|namely|named|called|second|third|first|place|spot|position|opción|option|either|and|or|by far|perhaps|say|put|place|rank|rate|name|nominate|shortlist|es|son|est|sont|ist|sind|wird|werden|zijn|sono|è|é|são|recomiendo|recomendaría|empfehle ich|würde ich|recommande|recommanderais|conseille|empfehle|consiglio|recomendo|destaca|destacan|encuentran|gehören|zählen|wie|como|comme|come|и|это)(?:\s(?:probably|likely|certainly|definitely|clearly|arguably|easily|undoubtedly|currently|still|either|also|the|both|generally|typically|often|usually|firms|companies|tools|brands|providers|platforms|people|experts|unter anderem|probablemente|sans doute|wohl|companies such as|names|ahead))*\s*[:：]?\s*(?:the |a |[*_[“"「『])*$|[:：]\s*[*_["“]*$|(?:是|有|为|推荐|首推|首选|考虑|当属|包括|如|选择|考虑|属于|は|が|：|、|으로는|는|은|هي|هو|مثل)\s*["“「『*_[]*$/iu;

const SUBJECT_VERB =
  /^(?:[*_\])]{0,4}(?:\([^()\s]{0,200}\))?\s*(?:[（(][^()（）]{0,120}[)）])?(?:, (?:an?|the|who|which|founder|co-founder|professor|author|based|with|known|formerly|now|although|though|while|despite|if|as|in|on|at|also|too|unlike) [^,.;]{2,80},|\s*,)?\s*(?: ?(?:of|at|from|in|out of) (?:the )?[^,.;]{2,50}? )?(?:which |who |(?:\w+ ){0,2}\w*ly |also |still |currently |again |then )?)(?:is|are|was|has|have|leads?|tops?|stands?|comes?|takes?|ranks?|remains?|offers?|provides?|excels?|follows?|wins?|gets?|deserves?|dominates?|rounds? out|makes?|delivers?|would be|should be|can be|might be|earns?|holds?|sits?|sets?|gives?|shines?|does|combines?|continues?|boasts?|specializ\w+|focus\w*|works?|pioneered|developed|wrote|founded|known|brings?|helps?|serves?|covers?|handles?|suits?|fits?|appears?|belongs?|[\p{Ll}]{2,12}s(?= (?:it|the|a|an|my|your|more|best|well|in|on|for|to|out|every|most))|es|est|ist|è|é|ofrece|propose|offre|bietet|lidera|destaca|führt|gilt|überzeugt|oferece|séduit|convient|reste|arrive|s['’]impose|se distingue|conviene|encaja|folgt|punktet|eignet sich|passt)(?![\p{L}])|^[*_\])]{0,4}\s*(?:是|为|以|在|凭|拥有|提供|は|が|도|은|는|이|가)/iu;

const ENUMERATION_START =
  /(?:such as|like|include[sd]?|including|are|is|zijn|consider|recommend|suggest|go with|try|with|by|then|best|top|leading|choose|pick|at|as|sind|sont|son|sono|são|wie|como|comme|gehören|destacan|recomiendo|empfehle|[:：是有为括荐如はが、])\s*(?:the |either |both |also |probably |likely |firms |companies |[*_["“「『])*$/iu;

const ADVICE =
  /(?:(?<![\p{L}])(?:i['’]d|i would|you should|should)(?: \w+){1,2}\s[*_["“]{0,3}$)|(?<![\p{L}])(?:cite|praise|name(?!s)|suggest|(?:just|please|go) (?=[*_]{0,2}$)|go with|going with|choose|pick|try|consider|start with|look at|check out|winner is|recomiendo|empfehle|recommande|consiglio|vote goes to|money is on|nod goes to|answer is|is called|sceglierei|punterei su|partirei da|metterei|escolheria|começaria (?:pel[oa]|por|com)|apostaria|ficaria com|optaría por|apostaría por|commencerais par|miserais sur|opterais pour|setze auf|greife zu|gut aufgehoben bei|ist bei|placerais|mettrais|choisirais|retiendrais|viennent|vient (?:ensuite|après|enfin|d['’]abord)|empezaría (?:por|con)|comenzaría (?:por|con)|elegiría|me gusta|me quedaría con|opción sería|starten mit|beginnen mit|stelle (?:steht|kommt|folgt|liegt)|(?:dahinter|danach|dann) (?:folgt|kommt)|推荐|首推|首选|考虑|おすすめは|추천)[^.;:]{0,12}$/iu;

/** The words right before a name advise it. */
export function isAdvice(before: string): boolean {
  return ADVICE.test(before);
}

/** A comparison that still names its subject the best. */
export function isPraise(text: string): boolean {
  return /(?<![\p{L}])(?:best|top|leads?|leaders?|stands out|winner|recommend\w*|first|strongest)(?![\p{L}])/iu.test(
    text,
  );
}

/** What follows a name says that it is no recommendation: `is overpriced`. */
export function isDismissal(after: string): boolean {
  return /^[*_\s]*(?:is|are|was|feels?|seems?|looks?) (?:\w+ ){0,2}(?:overpriced|overrated|outdated|overkill|too (?:expensive|complex|heavy|limited|slow)|disappointing|not worth|poor|weak|unreliable|bloated|defunct)/iu.test(
    after,
  );
}

export function hasCue(sentence: string): boolean {
  return CUE.test(sentence);
}

export function isComparison(sentence: string): boolean {
  return COMPARISON.test(sentence);
}

/** The words before a name say that it is only mentioned: `unlike X`, `owned by X`, `based in X`. */
export function isExcludedBefore(before: string): boolean {
  return (
    EXCLUDED_BEFORE.test(before) &&
    !/(?:followed(?: closely)? by|go(?:ing)? with|look(?:ing)? at|wrong with|past|toward|towards|(?:buy|get|order|rent|hire) (?:\w+ ){1,5}from|led by|start(?:ing)? with|stick(?:ing)? with|begin with|up with|along with|together with|and with|belongs to|goes to|go to|leaning toward|come down to)\s+(?:the |a )*[*_["“]{0,3}$/iu.test(
      before,
    )
  );
}

export function isObjectPosition(before: string): boolean {
  return OBJECT_BEFORE.test(before);
}

export function isSubjectVerb(after: string): boolean {
  return SUBJECT_VERB.test(after);
}

export function isEnumerationStart(before: string): boolean {
  return ENUMERATION_START.test(before);
}
