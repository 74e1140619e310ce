/** Where and in which language a question is asked (`names-claims-topics-markets.md` §4, record 96). */
export interface Market {
  /** ISO 3166-1 alpha-2, capitals: "DE". */
  readonly country: string;
  /** BCP 47 primary tag, small letters: "de". */
  readonly language: string;
}

/** What is asked, and how. Figures of questions that differ in any of these are never joined. */
export interface AskedQuestion {
  readonly prompt: string;
  /** Null: nobody, from nowhere. */
  readonly market: Market | null;
  readonly webSearch: boolean;
}

/** Markets of a brand at most. */
export const MAX_MARKETS = 5;

/** In addresses: what is asked in no market. */
export const NO_MARKET = "none";

/** Languages that the reading of answers was tested in (§4.4). */
export const TESTED_LANGUAGES: readonly string[] = "en de fr es it pt nl ja zh ko".split(" ");

/** Other languages that can be chosen. */
const UNTESTED_LANGUAGES =
  "ar bg bn ca cs da el et fa fi fil he hi hr hu id lt lv ms nb pl ro ru sk sl sr sv sw ta th tr uk ur vi".split(
    " ",
  );

export const MARKET_LANGUAGES: readonly string[] = [...TESTED_LANGUAGES, ...UNTESTED_LANGUAGES];

/** ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = [
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ",
  "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR",
  "GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP",
  "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT",
  "MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW",
  "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ",
  "UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW",
].flatMap((row) => row.split(" "));

/** "DE/de": a market in addresses, columns of tables and keys. */
export function marketCode({ country, language }: Market): string {
  return `${country}/${language}`;
}

/** The market of a code, in letters of either case; null for what is none. */
export function readMarket(code: string | null | undefined): Market | null {
  const [country = "", language = "", ...rest] = (code ?? "").split("/");
  const market = { country: country.toUpperCase(), language: language.toLowerCase() };
  return rest.length === 0 && isMarket(market) ? market : null;
}

/** A market's code as it is stored; null for none. */
export function marketCodeOf(market: Market | null): string | null {
  return market && marketCode(market);
}

export function isMarket({ country, language }: Market): boolean {
  return COUNTRIES.includes(country) && MARKET_LANGUAGES.includes(language);
}

/** "Germany", in English or another language. */
export function countryName(country: string, language = "en"): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}

/** "German". */
export function languageName(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}

/** "Germany · German". */
export function marketName({ country, language }: Market): string {
  return `${countryName(country)} · ${languageName(language)}`;
}

/**
 * How a model was told the market (§4.2): `located` sent to its search, and proved to be heeded; `sent` to its search;
 * `told` by the instruction; `worded` in the question's own words; `language` by the question's language alone; `none`: no market.
 */
export const GEOS = ["located", "sent", "told", "worded", "language", "none"] as const;
export type Geo = (typeof GEOS)[number];

/** How an answer's model was told its market. Nothing is `located` before its proof. */
export function geoOf(
  { prompt, market }: Pick<AskedQuestion, "prompt" | "market">,
  { isSent, isTold }: { readonly isSent: boolean; readonly isTold: boolean },
): Geo {
  if (market === null) return "none";
  if (isSent) return "sent";
  if (isTold) return "told";
  return namesCountry(prompt, market) ? "worded" : "language";
}

/** The question says its country, in English or in its own language. */
function namesCountry(prompt: string, { country, language }: Market): boolean {
  const words = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, " ")} `;
  return [countryName(country), countryName(country, language)].some((name) => {
    const sought = name.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, " ");
    // Scripts without spaces have no edges of words.
    return /[\p{scx=Han}\p{scx=Hira}\p{scx=Hang}\p{scx=Thai}]/u.test(sought)
      ? words.includes(sought)
      : words.includes(` ${sought} `);
  });
}

/** What a column's head says: "Sent: Germany"; null without a market. */
export function geoLabel(geo: Geo, market: Market | null): string | null {
  if (market === null || geo === "none") return null;
  const country = countryName(market.country);
  const labels = {
    located: `Located in ${country}`,
    sent: `Sent: ${country}`,
    told: `Told: ${country}`,
    worded: `Asked about ${country}`,
    language: `In ${languageName(market.language)}`,
  };
  return labels[geo];
}

/** What the label means, in a sentence. */
export const GEO_MEANINGS: Readonly<Record<Exclude<Geo, "none">, string>> = {
  located: "The model's search was given this country, and is proved to heed it.",
  sent: "The model's search was given this country. Whether it heeds it is not proved.",
  told: "The instruction says where the buyer is. The model's search was not given the country.",
  worded: "The question's own words name the country. Nothing else says where the buyer is.",
  language:
    "Nothing says where the buyer is: the question is in this market's language, as far as its writer says.",
};
