import { type Attribute, CLAIM_ATTRIBUTES } from "@standings/domain";

/** What the page of claims shows, as its address has it; what is left out narrows nothing. */
export interface ClaimsSearch {
  /** Key of a competitor; left out, the brand. */
  readonly company?: string | undefined;
  /** Code of a market; left out, the brand's first. */
  readonly market?: string | undefined;
  readonly attribute?: Attribute | undefined;
  readonly model?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function readClaimsSearch({
  company,
  market,
  attribute,
  model,
}: Record<string, unknown>): ClaimsSearch {
  return {
    company: textOf(company),
    market: textOf(market),
    attribute: CLAIM_ATTRIBUTES.find((known) => known === attribute),
    model: textOf(model),
  };
}
