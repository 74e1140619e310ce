import { type Attribute, CLAIM_ATTRIBUTES } from "@standings/domain";

/** What the page of claims shows, as its address has it; what is left out narrows nothing. */
export interface ClaimsSearch {
  /** Key of a competitor; left out, the brand. */
  readonly company?: string | undefined;
  readonly attribute?: Attribute | undefined;
  readonly model?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function readClaimsSearch({ company, attribute, model }: Record<string, unknown>): ClaimsSearch {
  return {
    company: textOf(company),
    attribute: CLAIM_ATTRIBUTES.find((known) => known === attribute),
    model: textOf(model),
  };
}
