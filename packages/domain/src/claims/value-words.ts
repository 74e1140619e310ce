import { phrases } from "../word-lists.ts";

/** Words that say how an amount is meant, by meaning; the languages of a list do not clash. Letters are folded to small ones. */

export const MULTIPLIERS: readonly (readonly [number, readonly string[]])[] = [
  [1e12, ["trillion", "billionen", "兆", "조"]],
  [
    1e9,
    phrases`
      billion; bn; b; milliarden; milliarde; mrd; milliards; milliard; mil millones; miliardi; miliard
      bilhões; bilhão; miljard; млрд; миллиардов; 十亿; 十億
    `,
  ],
  [1e8, ["億", "亿", "억"]],
  [1e7, ["crore", "千万"]],
  [
    1e6,
    phrases`
      millionen; millions; million; mio; mn; mln; m; millones; millón; milioni; milione; milhões; milhão
      miljoen; млн; миллионов; 百万
    `,
  ],
  [1e5, ["lakh"]],
  [1e4, ["万", "萬", "만"]],
  [1e3, ["thousand", "k", "tausend", "tsd", "mille", "mil", "mila", "duizend", "тыс", "тысяч", "千", "천"]],
];

/** Signs and words of currencies; the longest that fits counts. */
export const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  USD: phrases`us$; $; usd; us dollars; dollars; dollar; dólares; 美元; 美金; ドル; 달러; долларов`,
  EUR: ["€", "eur", "euros", "euro", "欧元", "ユーロ", "유로", "евро"],
  GBP: ["£", "gbp", "pounds", "英镑", "ポンド"],
  JPY: ["円", "jpy", "yen", "日元"],
  CNY: ["元", "cny", "rmb", "yuan", "人民币"],
  INR: ["₹", "inr", "rupees", "rs"],
  KRW: ["₩", "krw", "원", "won"],
  RUB: ["₽", "rub", "рублей", "руб"],
  BRL: ["r$", "br$", "brl", "reais"],
  CAD: ["ca$", "c$", "cad"],
  AUD: ["au$", "a$", "aud"],
  NZD: ["nz$", "nzd"],
  HKD: ["hk$", "hkd"],
  SGD: ["s$", "sgd"],
  MXN: ["mx$", "mxn"],
  CHF: ["chf", "franken", "sfr"],
  PLN: ["zł", "pln"],
  SEK: ["sek"],
  NOK: ["nok"],
  DKK: ["dkk"],
  TRY: ["₺", "try"],
};

/** A sign of two currencies means that of the answer's language; elsewhere nobody knows. */
export const SHARED_SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "¥": { ja: "JPY", zh: "CNY" },
  kr: { sv: "SEK", no: "NOK", da: "DKK" },
};

export const PERIOD_WORDS = {
  month: phrases`
    month; months; monthly; mo; mth; monat; monatlich; mtl; mois; mensuel; mensuels; mes
    mensual; mese; mensile; mês; mensal; maand; maandelijks; месяц; мес; 月; ヶ月; か月; 월
  `,
  year: phrases`
    year; years; yearly; yr; annually; annual; annum; jahr; jährlich; an; année; año; anual
    anno; annuale; ano; jaar; год; 年; 년; par an; /an
  `,
  week: ["week", "weekly", "wk", "woche", "wöchentlich", "semaine", "semana", "settimana", "週", "周", "주"],
  day: ["day", "daily", "tag", "täglich", "jour", "día", "giorno", "dia", "日"],
  once: ["one-time", "once", "lifetime", "one-off", "einmalig", "买断", "買い切り"],
} as const;

/** What a price is paid for, where it is one person. */
export const SEAT_WORDS = phrases`
  seat; user; person; member; agent; license; licence; employee; head; editor; nutzer; nutzerin; benutzer
  anwender; person; mitarbeiter; lizenz; platz; utilisateur; utilisateurs; personne; usuario; persona
  utente; usuário; pessoa; gebruiker; пользователя; пользователь; ユーザー; ユーザ; 1人; 1ユーザー; 1ユーザ; 1名; 1 user
  1 seat; 一人; 用户; 每人; 席位; 사용자; 인당; 1인
`;

/** Beginnings of how a bill is sent: no period of the price. */
export const BILLED = phrases`
  billed; paid; invoiced; charged; when billed; bei jährlicher zahlung; bei monatlicher zahlung; abgerechnet
  jährlich abgerechnet; monatlich abgerechnet; facturé; facturado; 年払い; 按年付费
`;

export const ABOUT = phrases`
  about; around; approximately; approx; roughly; circa; ca; nearly; almost; some; ~; ≈; etwa; ungefähr; rund
  fast; knapp; environ; près de; autour de; aproximadamente; unos; cerca de; alrededor de; quasi; ongeveer
  bijna; около; примерно; 約; 约; 大约; およそ; 약
`;

export const OVER = phrases`
  over; more than; above; at least; exceeding; upwards of; north of; über; mehr als; mindestens; plus de
  más de; oltre; più di; mais de; meer dan; более; больше; 超过; 超過; 以上; 이상; +
`;

export const UNDER = phrases`
  under; less than; below; fewer than; unter; weniger als; moins de; menos de; meno di; minder dan; менее
  меньше; 不到; 未満; 미만
`;

export const FREE = phrases`
  free; free of charge; no cost; at no cost; kostenlos; gratis; gratuit; gratuitement; gratuito; бесплатно
  бесплатный; 無料; 免费; 무료
`;

/** Beside a word for free they make it no price. */
export const FREE_PARTS = phrases`
  trial; test; testphase; probe; testversion; essai; prueba; prova; teste; proefperiode; проб; トライアル; 试用; 体験
  체험; plan; tier; version; shipping; support
`;

export const NEGATIONS = phrases`
  no; not; without; lacks; lack; lacking; doesn't; don't; isn't; never; cannot; can't; discontinued; none
  neither; nor; kein; keine; keinen; keiner; nicht; ohne; pas; sans; aucun; aucune; sin; ningún; ninguna
  non; senza; nessun; nessuna; não; sem; nenhum; geen; niet; zonder; нет; не; без; ない; ません; なし; 没有; 無し; 不; 없
`;

/** Negations of what stands behind them alone: "a free trial without a credit card". */
export const WITHOUT = ["without", "ohne", "sans", "sin", "senza", "sem", "zonder", "без"];

/** Their negation is of no offer. */
export const CREDIT_CARD = phrases`
  no credit card; no-credit-card; no card; keine kreditkarte; sans carte; sin tarjeta; senza carta; sem cartão
`;

/** What says of a thing that it was. */
export const ENDED = phrases`
  discontinued; ended; removed; retired; scrapped; killed; dropped; withdrawn; axed; no longer
  sunset; expired; eingestellt; abgeschafft; gestrichen; supprimé; supprimée; eliminado; eliminó; eliminato
  descontinuado; stopgezet; отменён; отменен; 終了; 廃止; 取消; 停止; 종료
`;

/** What says of a year that a company began in it. */
export const FOUNDING = phrases`
  founded; founding; foundation; since; established; est.; estd; incorporated; inception; gegründet; gründete
  gründung; gründungsjahr; seit; fondé; fondée; fonda; fondation; depuis; fundada; fundado; fundó; fundación
  desde; fondata; fondato; fondazione; dal; fundação; fundou; opgericht; oprichting; sinds; założona; założono
  założony; grundat; grundades; sedan; основана; основан; основано; основания; 設立; 創業; 創立; 成立; 创立
  创办; 創辦; 설립; 창립
`;

/** What stands between a number and what it counts, and says which of them. */
export const QUALIFIERS = phrases`
  active; paying; paid; enterprise; business; corporate; commercial; monthly; daily; weekly; small; large; big; new
  global; total; unique; registered; different; individual; full-time; happy; satisfied; loyal; free; premium
  aktive; zahlende; neue; activos; actifs; attivi; ativos
`;

/** Behind a number they do not say what it counts. */
export const NO_UNITS = phrases`
  of; in; and; or; to; at; for; per; the; a; is; are; by; on; with; de; der; des; von; und; et; di; do; van; en; y
  million; billion; thousand
`;

/** What neither says that it is so nor that it is not. */
export const UNSURE = phrases`
  may; might; perhaps; possibly; only; used to; formerly; previously; unclear; not only; not just; unless
  vielleicht; früher; nicht nur; peut-être; quizás; forse; talvez
`;

/** Months in the languages that answers are read in; their first letters tell them apart. */
export const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "januar", "jänner", "janvier", "enero", "gennaio", "janeiro", "januari", "января"],
  ["february", "feb", "februar", "février", "febrero", "febbraio", "fevereiro", "februari", "февраля"],
  ["march", "mar", "märz", "mars", "marzo", "março", "maart", "марта"],
  ["april", "apr", "avril", "abril", "aprile", "апреля"],
  ["may", "mai", "mayo", "maggio", "maio", "mei", "мая"],
  ["june", "jun", "juni", "juin", "junio", "giugno", "junho", "июня"],
  ["july", "jul", "juli", "juillet", "julio", "luglio", "julho", "июля"],
  ["august", "aug", "août", "agosto", "augustus", "августа"],
  ["september", "sep", "sept", "septembre", "septiembre", "settembre", "setembro", "сентября"],
  ["october", "oct", "oktober", "okt", "octobre", "octubre", "ottobre", "outubro", "октября"],
  ["november", "nov", "novembre", "noviembre", "novembro", "ноября"],
  ["december", "dec", "dezember", "dez", "décembre", "diciembre", "dicembre", "dezembro", "декабря"],
];

/** Common words by which the language of an answer is told. */
export const LANGUAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "is", "and", "of", "for", "with", "per", "a", "at", "in"],
  de: ["der", "die", "das", "und", "ist", "mit", "für", "pro", "ein", "eine", "kostet", "gegründet"],
  fr: ["le", "la", "les", "et", "est", "des", "pour", "par", "avec", "une", "coûte"],
  es: ["el", "los", "y", "es", "para", "por", "con", "una", "del", "cuesta"],
  it: ["il", "gli", "e", "è", "di", "per", "con", "una", "costa", "della"],
  pt: ["o", "os", "e", "é", "para", "por", "com", "uma", "custa", "do"],
  nl: ["de", "het", "en", "is", "voor", "met", "een", "kost", "van"],
  pl: ["i", "jest", "dla", "na", "się", "kosztuje"],
  sv: ["och", "är", "för", "med", "per", "ett", "kostar"],
};
