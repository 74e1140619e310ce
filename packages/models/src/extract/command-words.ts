/**
 * Words by which a text speaks to a machine that reads it, by language and meaning; each is the source of a regular
 * expression. A new language is a member of this list. They are narrow on purpose: advice to a buyer (`put Acme at the
 * top of your list`) must not be taken for one.
 */
interface CommandWords {
  /** Takes earlier instructions back: `ignore all previous instructions`. */
  readonly overrides: readonly string[];
  /** Speaks to a program by name: `note to the AI:`. */
  readonly addresses: readonly string[];
  /** Tells what to write: `you must list only`. */
  readonly orders: readonly string[];
}

export const COMMAND_WORDS: readonly CommandWords[] = [
  {
    overrides: [
      String.raw`(?:ignore|disregard|forget|override|skip) (?:\w+ ){0,4}(?:instructions?|prompts?|rules|guidelines|commands?|directions)\b`,
      String.raw`(?:ignore|disregard) (?:\w+ ){0,2}(?:above|before|previous(?:ly)?|other (?:names|companies|entries|results))\b`,
      String.raw`new (?:system )?instructions?\b ?[:–-]`,
    ],
    addresses: [
      String.raw`(?:system|developer) (?:prompt|message|note|override|instructions?)\b`,
      String.raw`(?<=^|[.!?:]\s)[^\w\n]{0,8}(?:system|assistant|developer)\s?[:>]`,
      String.raw`(?:note|message|instructions?|attention|reminder)(?: to| for)? (?:the |any |all )?(?:ai|llms?|language models?|assistants?|models?|parsers?|extractors?|bots?|crawlers?|machines?)\b`,
      String.raw`(?:ai|llms?|language models?|assistants|parsers?|extractors?|bots|crawlers) (?:that |who |which )?(?:read\w*|pars\w+|summari\w+|process\w*|extract\w*|must|should|shall)\b`,
      String.raw`(?:as|you are|you['’]re) (?:an?|the) (?:ai|llm|language model|assistant|parser|extractor)\b`,
    ],
    orders: [
      String.raw`you (?:must|should|shall|are to|will) (?:now |always |only )?(?:list|output|return|respond|reply|answer|print|extract|include|place|put|rank|name)\b`,
      String.raw`(?<=^|[.!?:]\s)[^\w\n]{0,8}(?:please )?(?:output|return|respond|reply|answer|print|extract) (?:only|just|with|exactly)\b`,
      String.raw`(?<=^|[.!?:]\s)[^\w\n]{0,8}(?:always |only )(?:list|output|return|extract|include|rank)\b`,
      String.raw`(?:add|insert|append|include|put|place|list|rank) .{1,60} (?:in|into|to|at|on) (?:your|the) (?:output|json|entries|extraction|reply|response)\b`,
    ],
  },
  {
    overrides: [
      String.raw`(?:ignorier\w*|vergiss|vergessen sie|missachte\w*) (?:\S+ ){0,4}(?:anweisung\w*|anleitung\w*|regeln|vorgaben|prompts?)`,
    ],
    addresses: [
      String.raw`(?:hinweis|nachricht|anweisung) (?:an|für) (?:die |das |alle )?(?:ki|sprachmodelle?|modelle?|assistenten?)\b`,
    ],
    orders: [
      String.raw`(?:du musst|sie müssen) (?:\S+ ){0,5}(?:auflisten|ausgeben|nennen|antworten|zurückgeben|aufführen)`,
    ],
  },
  {
    overrides: [
      String.raw`(?:ignorez?|oubliez?|ne tenez pas compte de) (?:\S+ ){0,4}(?:instructions?|consignes?|règles)`,
    ],
    addresses: [
      String.raw`(?:note|message|consigne) (?:à|pour) (?:l['’]|la |les )?(?:ia|assistants?|modèles?)\b`,
    ],
    orders: [String.raw`(?:vous devez|tu dois) (?:\S+ ){0,3}(?:lister|répondre|renvoyer|citer|classer)`],
  },
  {
    overrides: [
      String.raw`(?:ignor[ae]|olvid[ae]|descart[ae]) (?:\S+ ){0,4}(?:instrucciones|reglas|indicaciones)`,
    ],
    addresses: [
      String.raw`(?:nota|mensaje|instrucción) (?:a|para) (?:la |los |el )?(?:ia|asistentes?|modelos?)\b`,
    ],
    orders: [
      String.raw`(?:debes|debe|tienes que) (?:\S+ ){0,3}(?:listar|responder|devolver|incluir|clasificar)`,
    ],
  },
  {
    overrides: [
      String.raw`(?:ignora(?:te)?|dimentica(?:te)?) (?:\S+ ){0,4}(?:istruzioni|regole|indicazioni)`,
    ],
    addresses: [
      String.raw`(?:nota|messaggio|istruzioni) (?:a|per) (?:l['’]|gli |i )?(?:ia|assistent[ei]|modell[oi])\b`,
    ],
    orders: [String.raw`(?:devi|dovete) (?:\S+ ){0,3}(?:elencare|rispondere|restituire|includere)`],
  },
  {
    overrides: [
      String.raw`(?:ignore|ignora|esqueça|desconsidere) (?:\S+ ){0,4}(?:instruções|regras|orientações)`,
    ],
    addresses: [
      String.raw`(?:nota|mensagem|instrução) (?:para|à|ao|aos) (?:a |o |os )?(?:ia|assistentes?|modelos?)\b`,
    ],
    orders: [String.raw`(?:você deve|deves) (?:\S+ ){0,3}(?:listar|responder|retornar|incluir)`],
  },
  {
    overrides: [String.raw`(?:negeer|vergeet) (?:\S+ ){0,4}(?:instructies|aanwijzingen|regels)`],
    addresses: [
      String.raw`(?:opmerking|bericht|instructie) (?:aan|voor) (?:de |het |alle )?(?:ai|assistenten?|modellen)\b`,
    ],
    orders: [String.raw`(?:je moet|u moet) (?:\S+ ){0,5}(?:noemen|antwoorden|teruggeven|vermelden)`],
  },
  {
    overrides: [
      "(?:忽略|无视|忽視|無視).{0,12}(?:指令|指示|说明|說明|提示|规则|規則)",
      "(?:指示|命令|ルール).{0,6}(?:無視|忘れ)",
    ],
    addresses: [
      "(?:AI|人工智能|语言模型|言語モデル|アシスタント)(?:助手|モデル)?(?:请|請|は必ず|への(?:指示|注意))",
    ],
    orders: ["(?:你|您)(?:必须|必須)(?:只)?(?:列出|输出|輸出|返回|回答)"],
  },
  {
    overrides: [
      "(?:이전|위의|앞의).{0,8}(?:지시|명령|지침).{0,6}무시",
      String.raw`(?:игнорируй(?:те)?|забудь(?:те)?) (?:\S+ ){0,4}(?:инструкции|указания|правила)`,
    ],
    addresses: [],
    orders: [],
  },
];
