/** Calls that one HTTP request to /trpc may carry: the browser batches up to it, the server refuses more. */
export const MAX_BATCH = 10;

/** Longest address that a batch of queries may make: some proxies refuse those over 2,048 bytes. */
export const MAX_URL_LENGTH = 2_000;
/** Longest input of a query in an address, which also names the server and the procedure. */
const MAX_INPUT_LENGTH = 1_600;

/** Whether the input of a query is too long for an address, so that it is sent by POST. */
export function isLongInput(input: unknown): boolean {
  return input !== undefined && encodeURIComponent(JSON.stringify(input)).length > MAX_INPUT_LENGTH;
}

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
