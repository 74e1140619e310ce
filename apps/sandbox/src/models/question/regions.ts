import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";
import { type Phrase, toPhrase } from "./phrases.ts";

/** Markets that a question can name, each with the continent that it is part of. */
const row = z.strictObject({
  code: z.string().min(2),
  within: z.string(),
  label: z.string().min(1),
  words: values,
  /** ISO 3166-1 codes of its countries; of a continent, those that are no market of their own. */
  countries: values,
});
const REGIONS = readCsv("regions", row);

const byCode = new Map(REGIONS.map((region) => [region.code, region]));

export const REGION_PHRASES: readonly Phrase<string>[] = REGIONS.flatMap(({ code, words }) =>
  words.map((word) => toPhrase(word, code)),
);

export function isRegion(code: string): boolean {
  return byCode.has(code);
}

/** The market that a country is or is part of; null where there is none. */
export function regionOf(country: string): string | null {
  return REGIONS.find(({ countries }) => countries.includes(country))?.code ?? null;
}

export function regionLabel(code: string): string {
  return byCode.get(code)?.label ?? code;
}

/** Whether the first is a country of the second. */
export function isWithin(country: string, continent: string): boolean {
  return byCode.get(country)?.within === continent;
}

/** Whether a company in these markets serves the asked market. A country is part of its continent. */
export function servesRegion(markets: readonly string[], asked: string): boolean {
  if (markets.length === 0) return true;
  return markets.some((market) => market === asked || isWithin(asked, market) || isWithin(market, asked));
}
