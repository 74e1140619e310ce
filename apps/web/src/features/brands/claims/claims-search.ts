import { type Attribute, CLAIM_ATTRIBUTES } from "@standings/domain";

/** What the page of claims shows, as its address has it; what is left out narrows nothing. */
export interface ClaimsSearch {
  /** Key of a competitor; left out, the brand. */
  readonly company?: string | undefined;
  /** Code of a market; left out, the brand's first. */
  readonly market?: string | undefined;
  readonly attribute?: Attribute | undefined;
  readonly model?: string | undefined;
  /** Id of the claim that is open. */
  readonly claim?: string | undefined;
  /** Key of the competitor that praise is held beside; left out, the first other company. */
  readonly against?: string | undefined;
}

const TEXTS = ["company", "market", "model", "claim", "against"] as const;

export function readClaimsSearch(search: Record<string, unknown>): ClaimsSearch {
  const texts = TEXTS.filter((name) => search[name] && typeof search[name] === "string");
  return {
    ...Object.fromEntries(texts.map((name) => [name, search[name]])),
    attribute: CLAIM_ATTRIBUTES.find((known) => known === search.attribute),
  };
}
