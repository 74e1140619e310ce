import { words } from "../word-lists.ts";

/** Words that follow a name which is the subject of a sentence, by language; folded in no way. */
export const DESCRIBING_VERBS: Readonly<Record<string, readonly string[]>> = {
  en: words`
    sells holds owns produces dominates ships stays needs targets manages tracks automates simplifies became launched
    is was has had does did can could will would may also lets offers gives keeps makes works comes
    starts costs helps turns suits fits adds brings runs handles looks feels covers includes integrates
    supports charges combines remains shines wins stands lives leads provides ranks tends focuses excels
    allows connects plans goes sits serves delivers isn't doesn't tops gets beats seems uses builds
    sends takes shows appeals specialises specializes
  `,
  de: words`
    ist war hat kann wird bietet eignet hilft kostet macht bleibt gilt überzeugt passt liegt steht gibt
    kommt läuft richtet bringt punktet gehört verbindet ermöglicht führt liefert verwaltet bündelt
    unterstützt enthält lohnt sind haben können werden bieten sticht zählt verlangt fehlt kenne kennen würde sollte finde halte möchte nutze empfehle
  `,
  fr: words`
    est était n'est n'a peut propose offre permet reste convient coûte couvre aide sert fait gère garde
    mise brille séduit domine arrive inclut facilite fournit combine se s'adresse s'intègre dispose va
    demeure tient ne n'apparaît n'offre n'inclut figure facture coûtait vise vend livre gagne remporte
  `,
  es: words`
    es era tiene puede ofrece permite sirve cuesta ayuda cubre incluye queda destaca funciona resulta
    llega lleva compite exige mantiene llegó admite aparece figura vende incluía cubría admite acepta entrega requiere
    sigue brinda gestiona lidera conviene cuenta encaja facilita combina se da va cobra gana parece
  `,
  pt: words`
    é era tem pode oferece permite serve custa ajuda cobre inclui fica destaca funciona continua lidera
    não aparece aceita exige custava atende conta facilita combina entrega vende cobra ganha parece dá vai traz
  `,
  it: words`
    è era ha può offre permette serve costa aiuta copre include resta spicca funziona conviene consente
    non appare costava accetta copriva include richiede gestisce rimane si vince propone fornisce combina consegna vende sembra va paga dà tiene
  `,
  pl: words`
    jest był była ma może oferuje pozwala pomaga kosztuje działa nadaje daje robi wysyła umożliwia łączy
    obsługuje wystawia wymaga integruje wspiera zapewnia wygrywa wydaje się nie
  `,
  ru: words`
    это был была имеет может предлагает позволяет помогает стоит работает подходит даёт дает делает умеет
    остаётся остается включает поддерживает стал стала не лучше хорош удобен дешевле считается входит
  `,
  el: words`
    είναι ήταν έχει μπορεί προσφέρει επιτρέπει βοηθά κοστίζει δουλεύει ταιριάζει δίνει κάνει παραμένει
    καλύπτει υποστηρίζει δεν χρεώνει ξεχωρίζει λείπει
  `,
  tr: words`iyi hızlı ucuz daha yerine hakkında için ise sunuyor güvenilir`,
  nl: words`
    is was heeft kan biedt helpt kost werkt blijft past maakt geeft staat komt levert ondersteunt
    raad zou vind ken noem combineert blinkt wordt ontbreekt vraagt rekent zorgt loopt
  `,
};

/** Verbs of any meaning behind a subject, by their endings, in languages whose articles and nouns have others. */
export const VERB_ENDINGS = [
  String.raw`\p{Ll}{3,}s\s(?!are|were|have|had|can|will|may|must|should|did|last|costs?\s|fell|rose|need|sell|hit|come|go\s|wear|look|suit|tend|stay|fit)\p{Ll}+\s(?:from|with|into|to|for|in)`,
  String.raw`\p{Ll}{3,}s\s(?:with|into)\s(?:\p{Lu}\p{L}+|your|the|an?)`,
  "(?:pricing|users|customers|plans|reviews|integrations|templates|accounts)",
  String.raw`\p{Ll}{3,}e\s(?:le|la|les|une?|des|nos|vos|votre|notre|leurs?|ses|son|sa|toute?s?|chaque|vite|bien|mieux|moins|plus|aussi)`,
  // French: "vous rembourse", "a cassé", "émet des"; Spanish: "también tiene", "nació"; Italian: "ti fa", "nasce a".
  String.raw`(?:vous|nous|lui|leur|y|ne|se)\s\p{Ll}+`,
  String.raw`(?:a|ont|avait|aura)\s(?:\p{Ll}+\s)?\p{Ll}+(?:é|i|u|is|it)`,
  String.raw`\p{Ll}{2,}(?:ît|et|it|st)\s(?:le|la|les|des|du|une?|aux?|à|de|en|par|sur)`,
  String.raw`(?:también|ya|siempre|nunca|te|nos)\s\p{Ll}+`,
  // "ahorra horas en"
  String.raw`\p{Ll}{2,}[ae]\s\p{Ll}{3,}s\s(?:en|de|del|con|por|para|a|al|y|em|do|da|com|e)`,
  String.raw`\p{Ll}{2,}i?ó`,
  String.raw`\p{Ll}{2,}(?:ace|ece|ite|ide|ende|iene|uye|iza|ifica|erva|iona)\s(?:\p{Ll}+s|más|hasta|a|al|en|con)`,
  String.raw`(?:ti|ci|vi|mi|ne|anche|non)\s\p{Ll}+`,
  String.raw`\p{Ll}{3,}e\s(?:a|ai|al|alla|agli|in|hasta|en|con|da|per|por)`,
  String.raw`(?:daarentegen|echter|bovendien|zelf|hingegen|dagegen|jedoch|allerdings|wiederum)\s\p{Ll}+`,
  String.raw`\p{Ll}{2,}[aen]\s(?:el|los|las|una?|tus?|sus?|todo|cada|il|lo|gli|ogni|fino|os|as|um|uma|seus?|suas?|más|menos|bien|mejor|también|mais|bem|melhor|também|più|meno|bene|meglio|anche)`,
  String.raw`\p{Ll}{3,}t\s(?:de|het|een|je|alle|elke|veel|met|zich|een|op|uit)`,
  String.raw`(?!ge)\p{Ll}{3,}t\s(?:den|die|das|dem|sich|eine?n?|auch|mehr|in|mit|am|beim|im|auf|für|zu)`,
  String.raw`(?!ge)\p{Ll}{4,}iert`,
  String.raw`(?:\p{Ll}+\s){0,3}\p{Ll}+[ıiuü]yor`,
  String.raw`(?:я|мы)\s(?:бы|не|советую|советуем|рекомендую|рекомендуем)`,
  String.raw`(?:(?:в|во|на|среди|по|для|из)\s(?:\p{Ll}+\s){1,4}?)?(?:\p{Script=Cyrillic}+о\s)?(?:не|нет|\p{Script=Cyrillic}{2,}(?:[её]т|ит|ют|ят|ла|ли)(?:с[ья])?)`,
  String.raw`(?:σε|στ\p{L}+|από|για)\s(?:\p{Ll}+\s){1,4}?(?:δεν|δε|είναι|έχει)`,
  String.raw`\p{Script=Greek}{2,}(?:ει|εί|άει|εται|είται|ουν|ούν)`,
  String.raw`(?!ge)\p{Ll}{3,}t\s\p{Lu}\p{Ll}{3,}(?=[\s.,])`,
  String.raw`no\s(?:solo|sólo|se|es|está|tiene|ofrece|aparece|figura|incluye|cobra|permite|cubre|cuesta)`,
];

/** What a word is said to be where it is no company's name: "Copper is a metal". */
export const ORDINARY_KINDS = words`
  metal fruit colour color day month season word verb noun term number shape planet star bird animal plant tree
  material mineral fabric virtue feeling key button direction mountain river toy flower dish drink spice holiday
  island city town village Stadt Ort Dorf Insel Wort ville île commune mot ciudad isla pueblo palabra città isola parola cidade ilha
  palavra stad eiland dorp woord
`;

/** What a button's label stands behind: "press Resend". */
export const PRESSING = [
  "press",
  "tap",
  "hit",
  "click",
  "click on",
  "button",
  "drücken",
  "klicken Sie auf",
  "cliquez sur",
  "pulse",
  "clique em",
  "premi",
];

/** Words that join two names. */
export const JOINING_WORDS = words`and or und oder et ou y o e и или και ή i oraz lub ve veya & \+ / vs\.? versus`;

/** What follows a verb that ends in s, of no list: "Later posts the picture"; after a plural other words do. */
export const OBJECT_BEGINNINGS = words`
  the a an your you every its their our everything what how which who where all both it them us
  everyone
`;

/** Before a day or a month, and after it. */
export const BEFORE_DATES = words`
  on by until till since next last every each this from before after of in through early late mid end
  am im bis jeden nächsten letzten ab seit vom zum zur for
`;
export const AFTER_DATES = words`
  morning afternoon evening night noon midday mornings nights to through until
`;

/** German nouns have capitals too: after these the word is a noun. Names may have a definite article ("die Commerzbank"). */
export const NOUN_BEGINNINGS = words`
  ein eine einen einem einer eines kein keine keinen keinem keiner jede jeder jedes jeden mein meine
  meinen dein deine ihr ihre ihren unser unsere viele viel mehr diese dieser dieses diesen welche
  welcher ohne
`;
export const GERMAN_WORDS = words`
  der die das und ist nicht ein eine mit für auf den dem sich von zu wird oder ich sie bei kein keine
  keinen einen hat im wir steht über nach vor wie auch noch nur aber sind haben aus zum zur vom beim unter
  gegen durch seit wenn weil kann
`;

/** Dutch words that no other of these languages has. */
export const DUTCH_WORDS = words`het een niet voor je zijn jij wij zij ook maar naar bij deze geen zonder ik euro morgen alle`;

/** Definite articles: an ordinary word behind one of them is a noun where nothing else makes a name of it. */
export const DEFINITE_BEGINNINGS = words`
  der die das den dem des am im zum zur beim vom ans ins aufs
`;

/** Words that begin sentences and are followed by verbs themselves: nothing but marks makes a name of them there. */
export const POINTING_WORDS = words`
  i you we it they he she this that these those all every now next then here there one who what let us
  our such some any most more du wir sie er es das was wer tu vous nous il elle on ce qui él ella esto
  eso quien que lo você ele ela isso isto quem lui lei voi noi questo chi che jij wij dit dat
`;

/** Finite verbs that are common words, too. */
export const COPULAS = words`is are was were has é era est ist war hat es fue`;

/** What follows a product's name with a capital or a small letter, and makes no longer name or thing of it. */
export const PLAN_WORDS = words`
  API AI Pay Pro Plus Business Enterprise Premium Basic Standard Starter Teams? Cloud CRM HR POS App Suite Essentials Advanced Lite Online Mini Max Ultra Duo
  Inc Ltd LLC GmbH AG SA SAS SpA
`;
export const PRODUCT_NOUNS = words`
  apps? plans? accounts? integrations? platform teams? tools? users? customers website alternatives? pricing software subscription
  reviews? templates? pages? channels? boards? workspaces? databases? bots? connectors? plugins? extensions? dashboards? terminals? readers?
  cards? interface ecosystem community marketplace inbox features? editor
`;

/** Verbs whose subjects are products and companies, not people and places. */
export const PRODUCT_VERBS = words`
  costs charges includes offers supports integrates lets kostet bietet umfasst enthält coûte propose inclut offre cuesta ofrece
  incluye costa include custa oferece inclui kost biedt bevat
`;

/** English words that begin a sentence before a name; any other word with a capital there belongs to a longer name. */
export const OPENERS = words`
  a about add adding adopt after all also although an and another as ask at avoid because before besides between both build
  but buy by can check choose choosing combine compare compared comparing connect consider could did do does during each either
  even every everyone few finally first for forget from get getting give go going had has have how however if import in
  install instead integrate into is it its keep last let like love made make many maybe meanwhile meet migrate more most move
  my neither next no nobody not now on once one only open or order our over pair per perhaps pick please plus prefer recommend
  rather replace run save second see set should similarly since skip small so some start still stick such swap switch take
  teams test than that the their then these they third this those though through thus to today together top trust try under
  unless unlike until upgrade use users using versus via was we were what when where whether which while who why will with
  within without would yes yet you your choose startups companies agencies developers engineers designers marketers people
`;

/** Before a day that is no name, unless its category stands near. */
export const BEFORE_DAYS = words`a the your our my their his her one most another other every first second third`;

/** Before the name of a person. */
export const TITLES = words`Mr Mrs Ms Dr Prof Sir Lord Lady Herrn? Frau Señora? Sra? Monsieur Madame Mme Signora? Dom Dona Mevrouw Meneer`;
