const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * A name for a sentence: one with letters that run from right to left is set apart (UAX 9, FSI and PDI), so that it does not
 * change places with the figures and names beside it; any other stays as it is.
 */
export function isolated(name: string): string {
  return hasRightToLeft(name) ? `\u2068${name}\u2069` : name;
}
