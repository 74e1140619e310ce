/** What is wrong with a request before anything reads its fields; apart from `ERRORS`, which browsers load. */
export const REQUEST_FAULTS = {
  malformedJson: "Request body is not valid JSON",
  unsupportedType: "Request body has a content type that this call does not take",
} as const;
