import { type Attribute, CLAIM_ATTRIBUTES } from "@standings/domain";

/** What the page of claims shows, as its address has it; what is left out narrows nothing. */
export interface ClaimsSearch {
  /** Key of a competitor; left out, the brand. */
  readonly company?: string | undefined;
  /** Code of a market; left out, the brand's first. */
  readonly market?: string | undefined;
  readonly attribute?: Attribute | undefined;
  readonly model?: string | undefined;
  /** Key of the company that praise is held beside, "" for the brand; left out, the first other one. */
  readonly against?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function readClaimsSearch({
  company,
  market,
  attribute,
  model,
  against,
}: Record<string, unknown>): ClaimsSearch {
  return {
    company: textOf(company),
    market: textOf(market),
    attribute: CLAIM_ATTRIBUTES.find((known) => known === attribute),
    model: textOf(model),
    against: typeof against === "string" ? against : undefined,
  };
}
