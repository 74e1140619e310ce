import type { Market } from "./market.ts";

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

/** There is such a country and such a language. */
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

/** The same where a market is chosen; "No market" for what is asked in none. */
export function marketChoice(market: Market | null): string {
  return market ? marketName(market) : "No market";
}
