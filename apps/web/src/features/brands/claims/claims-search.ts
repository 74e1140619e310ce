/** What the page of claims shows, as its address has it; what is left out narrows nothing. */
export interface ClaimsSearch {
  /** Key of a competitor; left out, the brand. */
  readonly company?: string | undefined;
  /** Code of a market; left out, the brand's first. */
  readonly market?: string | undefined;
  /** The page looks whether it is one. */
  readonly attribute?: string | undefined;
  /** Opinions about it alone; the page looks whether it is one. */
  readonly aspect?: string | undefined;
  readonly model?: string | undefined;
  /** "direct": what answers to direct questions say. */
  readonly asked?: string | undefined;
  /** Id of a study that was read for the brand: what its answers say, before anything else that is asked. */
  readonly study?: string | undefined;
  /** "natural" or "list"; left out, plain answers where there are some. The page looks whether it is one. */
  readonly arm?: string | undefined;
  /** Id of the claim that is open. */
  readonly claim?: string | undefined;
  /** Key of the competitor that praise is held beside; left out, the first other company. */
  readonly against?: string | undefined;
}

/** Texts alone; the page looks at those that it knows. */
export function readClaimsSearch(search: Record<string, unknown>): ClaimsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, text]) => text && typeof text === "string"));
}
