/** Calls that one HTTP request to /trpc may carry: the browser batches up to it, the server refuses more. */
export const MAX_BATCH = 10;

/** How many calls a heavy read counts as in the limits of addresses and of API tokens. */
export const CALL_WEIGHTS = {
  /** One reading of a company's field: its questions, with what their newest answers list and cite. */
  field: 4,
  /** A company against another: two fields. */
  against: 8,
  /** A study with all its answers. */
  study: 3,
  /** A file: read, laid out and written. */
  export: 10,
} as const;

/** What is wrong with a request before anything reads its fields; apart from `ERRORS`, which browsers load. */
export const REQUEST_FAULTS = {
  malformedJson: "Request body is not valid JSON",
  unsupportedType: "Request body has a content type that this call does not take",
} as const;
