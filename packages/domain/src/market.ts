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

/** In addresses: what is asked in no market. */
export const NO_MARKET = "none";

/** "DE/de": a market in addresses, columns of tables and keys. */
export function marketCode({ country, language }: Market): string {
  return `${country}/${language}`;
}

/** The market of a code, in letters of either case; null for what has no such form. Whether it exists, `isMarket` tells. */
export function readMarket(code: string | null | undefined): Market | null {
  const [, country, language] = /^([a-z]{2})\/([a-z]{2,3})$/iu.exec(code ?? "") ?? [];
  return country && language ? { country: country.toUpperCase(), language: language.toLowerCase() } : null;
}

/** A market's code as it is stored; null for none. */
export function marketCodeOf(market: Market | null): string | null {
  return market && marketCode(market);
}
