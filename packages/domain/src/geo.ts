import type { AskedQuestion, Market } from "./market.ts";
import { countryName, languageName } from "./market-names.ts";

/**
 * How a model was told the market (§4.2): `located` sent to its search, and proved to be heeded; `sent` to its search;
 * `told` by the instruction; `worded` in the question's own words; `language` by the question's language alone; `none`: no market.
 */
export const GEOS = ["located", "sent", "told", "worded", "language", "none"] as const;
export type Geo = (typeof GEOS)[number];

export interface HowTold {
  /** The search was given the country. */
  readonly isSent: boolean;
  /** The instruction names the country. */
  readonly isTold: boolean;
  /** The model searched, and its proof for the country holds. */
  readonly isProved?: boolean;
}

/** How an answer's model was told its market. Nothing is `located` before its proof. */
export function geoOf(
  { prompt, market }: Pick<AskedQuestion, "prompt" | "market">,
  { isSent, isTold, isProved = false }: HowTold,
): Geo {
  if (market === null) return "none";
  if (isSent) return isProved ? "located" : "sent";
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
