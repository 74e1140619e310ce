import { COUNTRIES } from "../market-names.ts";

/**
 * Endings of countries that sites of all countries use: Google's list of generic country codes, those that brands take for their
 * looks ("linear.so", "claude.ai"), and those of no country.
 */
export const GENERIC_ENDINGS: ReadonlySet<string> = new Set(
  "ac ad ai as bz cc cd co cx dj eu fm gg io la ly me ms nu pw sc sh so sr st su tk to tv vc vg ws".split(
    " ",
  ),
);
/** Names below a country's ending for everybody ("com.co"): an ending with one of them is used by the country. */
const SECOND_LEVELS = new Set("ac co com edu gob gov gv ltd ne net nom or org plc".split(" "));

/** The country of an ending's code; null where there is none. The United Kingdom's code of old is "uk". */
function countryOf(code: string): string | null {
  const country = code.toUpperCase() === "UK" ? "GB" : code.toUpperCase();
  return COUNTRIES.includes(country) ? country : null;
}

/**
 * The country of a registrable domain by its ending: "GB" of amazon.co.uk; null of a domain for the world (.com) and of endings
 * that brands use for their looks (.io).
 */
export function countryOfDomain(domain: string): string | null {
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  const isWhole = labels.length > 2 && SECOND_LEVELS.has(labels.at(-2) ?? "");
  return GENERIC_ENDINGS.has(ending) && !isWhole ? null : countryOf(ending);
}

/** The country of an `hreflang` code: "CH" of "de-CH" and "zh-Hant-TW"; null of "de", "x-default" and "es-419". */
export function countryOfCode(code: string): string | null {
  const [language = "", ...parts] = code.split(/[-_]/u);
  const region = parts.find((part) => /^[a-z]{2}$/iu.test(part));
  return /^[a-z]{2,3}$/iu.test(language) && region ? countryOf(region) : null;
}
