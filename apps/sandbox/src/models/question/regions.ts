import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";
import { type Phrase, toPhrase } from "./phrases.ts";

/** Markets that a question can name, each with the continent that it is part of. */
const row = z.strictObject({
  code: z.string().min(2),
  within: z.string(),
  label: z.string().min(1),
  words: values,
});
const REGIONS = readCsv("regions", row);

const byCode = new Map(REGIONS.map((region) => [region.code, region]));

export const REGION_PHRASES: readonly Phrase<string>[] = REGIONS.flatMap(({ code, words }) =>
  words.map((word) => toPhrase(word, code)),
);

export function isRegion(code: string): boolean {
  return byCode.has(code);
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
