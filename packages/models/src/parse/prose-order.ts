/** Words that put a name in an order: `third comes`, `Enfin,`, `An zweiter Stelle steht`. One list, by language. */

const ORDER_WORDS =
  // English
  "first|second|third|fourth|fifth|sixth|next|finally|lastly|last(?: but not least)?|runner[- ]up|another|number (?:one|two|three|four|five|six|\\d{1,2})|(?:right |just |close |not far )?(?:behind|after|below) (?:it|them|that|those|these|this|her|him|both)|" +
  "my (?:other |\\w+ )?(?:pick|choice|vote|favou?rite|money|recommendation)|the (?:short |quick |obvious |safe |honest )?answer|" +
  // Spanish, Portuguese, Italian, French
  "primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|a continuación|por último|finalmente|otra (?:buena )?opción|también|" +
  "primeir[oa]|terceir[oa]|em seguida|por fim|outra (?:boa )?opção|" +
  "prim[oa]|second[oa]|terz[oa]|infine|subito dopo|a seguire|" +
  "premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|ensuite|enfin|en tête|juste derrière|" +
  // German, Dutch, Scandinavian
  "erste[rnms]?|zweite[rnms]?|dritte[rnms]?|vierte[rnms]?|zuerst|danach|dahinter|anschließend|schließlich|zuletzt|als (?:nächste[rs]?|alternative|letzte[rs]?)|platz (?:eins|zwei|drei|vier|\\d)|" +
  "eerste|tweede|derde|vierde|daarna|vervolgens|tot slot|ten slotte|första|andra|tredje|slutligen|første|anden|andre|tredje|" +
  // Polish, Russian, Turkish
  "pierwsz\\p{L}*|drugi\\p{L}*|trzeci\\p{L}*|następn\\p{L}*|перв\\p{L}*|втор\\p{L}*|трет\\p{L}*|затем|далее|наконец|birinci|ikinci|üçüncü|son olarak";
const ORDER_BEFORE = new RegExp(`(?<![\\p{L}])(?:${ORDER_WORDS})(?![\\p{L}])([^.;()\\n]{0,70})$`, "iu");
const RELATIVE =
  /(?<![\p{L}])(?:which|that|who|whose|because|since|check|ask|compare|read|verify|request|look up|search|qui|parce|weil|porque|perché|omdat|founded|launched|opened|started|acquired|bought)(?![\p{L}])/iu;

/** The clause up to a name says which place it takes. */
export function isOrdered(before: string, reach = 70): boolean {
  const tail = ORDER_BEFORE.exec(before.slice(-160))?.[1];
  return tail !== undefined && tail.length <= reach && !RELATIVE.test(tail);
}

const GERMAN =
  /(?<![\p{L}])(?:für|ist|nicht|wer|folgt|steht|würde|wäre|kommt|mich|sehr|auch|einen?|zum|zur)(?![\p{L}])/iu;
const GERMAN_SLOT =
  /(?:^|[,;:–—(*„“"]\s?|(?<![\p{L}])(?:ist|sind|wäre|wären|steht|stehen|folgt|folgen|kommt|kommen|liegt|liegen|landet|rangiert|heißt|heißen|ich|man|auch|noch|und|oder|sowie|danach|zuerst|zunächst|mich|mir|dann|bei|von|wie|empfehle|nenne|nehme|wähle|macht|bietet)\s)[*_„“"[]{0,3}$/iu;

/** German writes every noun large: only some places in a sentence are a name's. */
export function isGermanNoun(before: string, sentence: string): boolean {
  return GERMAN.test(sentence) && !GERMAN_SLOT.test(before);
}

const PERSON_ADVISES =
  /(?<![\p{L}])(?:i['’]d|i would|we['’]d|you should|you could|you can['’]t(?: really)? go|hard to(?: go)?)(?: (?!avoid|skip|not|never|pass|stay|beware|wary|hesitate|rather)[\p{L}'’-]+){1,7}\s[*_["“]{0,3}$/iu;
const WEAK_END =
  /(?<![\p{L}])(?:on|about|against|of|over|than|at|in|like|unlike|by|as|your|my|its|their|a|an|(?<!(?:go|going|opt|vote|plump|reach) )for)\s[*_["“]{0,3}$/iu;

/** `I'd steer you toward X`, `I'd buy the cooking line from X`, `You can't go wrong with X`. */
export function isPersonalAdvice(before: string): boolean {
  return PERSON_ADVISES.test(before) && !WEAK_END.test(before);
}

const THING =
  /^(?:['’]s)? (?:range|line|series|models?|edition|plan|tier|collection|label|version|fire|lineup|sensors?|stores?|office|factory|plant|warehouse|district|area|region|valley|awards?|prize|league|tables?|association|community|act|acquisition|deal|merger|scandal|outage|market|menus?|engine|app store)(?![\p{L}])/iu;

/** A name that qualifies a thing: `the Advance range`, `, the Oakland company,`. */
export function isAttributive(before: string, after: string): boolean {
  if (!/(?<![\p{L}])(?:the|its|their|an?|this|these|used)\s[*_]{0,3}$/iu.test(before)) return false;
  return (
    THING.test(after) ||
    (/,\s(?:the|an?)\s$/iu.test(before) &&
      /^ (?:company|firm|studio|outfit|brand|maker|specialist|start-?up)/iu.test(after))
  );
}

const CLARIFIES =
  /(?<![\p{L}])(?:do you mean|what (?:exactly )?(?:do )?you mean|before i (?:rank|answer|recommend|can)|i(?:['’]d| would)? need (?:a (?:bit|little) |some )?more (?:information|details|context)|(?:could|can) you (?:tell me|clarify|specify|share))/iu;

/** The answer asks what is meant instead of recommending anybody. */
export function asksBack(text: string): boolean {
  return text.length < 900 && CLARIFIES.test(text);
}

const STRONG =
  /(?<![\p{L}])(?:another|also|too|strong|solid|good|great|excellent|worth|option|choice|pick|alternative|recommend\w*|next|third|second)(?![\p{L}])/iu;

/** What follows a name recommends it. */
export function isCommended(after: string): boolean {
  return STRONG.test(after);
}

/** The next sentence takes back what this one names: `They're cheap, yet I'd pass.` */
export function takesBack(next: string): boolean {
  return (
    /^(?:they|both|these|those|it|neither|either)(?![\p{L}])/iu.test(next) &&
    /(?<![\p{L}])(?:i['’]d pass|i['’]d skip|i['’]d avoid|pass on|not recommend|stay away|steer clear|wouldn['’]t)(?![\p{L}])/iu.test(
      next,
    )
  );
}
