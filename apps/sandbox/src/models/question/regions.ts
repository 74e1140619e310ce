import { type Phrase, toPhrase } from "./phrases.ts";

/** Markets a question can name. A company without markets sells everywhere. */
interface Region {
  readonly code: string;
  readonly within?: string;
  readonly label: string;
  readonly words: readonly string[];
}

const REGIONS: readonly Region[] = [
  { code: "eu", label: "Europe", words: ["europe", "european", "eu", "emea"] },
  {
    code: "uk",
    within: "eu",
    label: "the UK",
    words: ["uk", "united kingdom", "britain", "british", "england", "london", "scotland"],
  },
  {
    code: "de",
    within: "eu",
    label: "Germany",
    words: ["germany", "german", "berlin", "munich", "deutschland"],
  },
  { code: "fr", within: "eu", label: "France", words: ["france", "french", "paris"] },
  { code: "es", within: "eu", label: "Spain", words: ["spain", "spanish", "madrid"] },
  { code: "it", within: "eu", label: "Italy", words: ["italy", "italian"] },
  { code: "nl", within: "eu", label: "the Netherlands", words: ["netherland", "dutch", "amsterdam"] },
  {
    code: "nordic",
    within: "eu",
    label: "the Nordics",
    words: ["nordic", "sweden", "swedish", "denmark", "danish", "norway", "finland", "scandinavia"],
  },
  { code: "ch", within: "eu", label: "Switzerland", words: ["switzerland", "swiss", "zurich"] },
  {
    code: "us",
    label: "the US",
    words: ["us", "usa", "united state", "america", "american", "california", "new york", "texa"],
  },
  { code: "ca", label: "Canada", words: ["canada", "canadian", "toronto"] },
  { code: "au", label: "Australia", words: ["australia", "australian", "sydney", "new zealand"] },
  { code: "in", label: "India", words: ["india", "indian", "mumbai", "bangalore"] },
  { code: "asia", label: "Asia", words: ["asia", "asian", "apac"] },
  { code: "cn", within: "asia", label: "China", words: ["china", "chinese"] },
  { code: "jp", within: "asia", label: "Japan", words: ["japan", "japanese", "tokyo"] },
  { code: "kr", within: "asia", label: "South Korea", words: ["korea", "korean", "seoul"] },
  { code: "sg", within: "asia", label: "Singapore", words: ["singapore"] },
  {
    code: "latam",
    label: "Latin America",
    words: ["latin america", "brazil", "brazilian", "mexico", "mexican", "argentina"],
  },
  { code: "africa", label: "Africa", words: ["africa", "african", "nigeria", "kenya"] },
];

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

/** Whether a company on these markets answers a question about that one (a country is part of its continent). */
export function servesRegion(markets: readonly string[], asked: string): boolean {
  if (markets.length === 0) return true;
  return markets.some((market) => market === asked || isWithin(asked, market) || isWithin(market, asked));
}
