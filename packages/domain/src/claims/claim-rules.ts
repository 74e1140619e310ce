/** Limits of what is read, judged, looked for on pages, and shown of claims. */

/** Statements of one company that are kept of one answer. */
export const MAX_STATEMENTS = 12;
/** Companies that statements are read of: the brand and its first rivals. */
export const MAX_CLAIM_COMPANIES = 4;
/** Answers of a visit that statements are looked for in, at most. */
export const MAX_CLAIM_READINGS = 200;
/** Characters of a quote, and of a claim in the reader's words. */
export const MAX_CLAIM_QUOTE = 300;
/** Claims that a reader is told of. */
export const MAX_KNOWN_CLAIMS = 40;
/** Claims of one attribute that one call judges (`names-claims-topics-markets.md` §2.4). */
export const MAX_JUDGED_AT_ONCE = 20;
/** Claims that one attempt of a job has judged, those said last first. */
export const MAX_JUDGED = 400;
/** Pages that are looked at for a brand in a week (§2.6), and by one job. */
export const MAX_PAGES_A_WEEK = 20;
export const MAX_PAGES_A_JOB = 4;
/** Days until a page is looked at again: visits are weekly, and one may end earlier in its week than the one before. */
export const PAGE_AGAIN_DAYS = 6;
/** Pages of a claim that are shown. */
export const MAX_CLAIM_PAGES = 20;
/** Weeks whose statements the page of claims shows, and days that may be asked for. */
export const CLAIM_WEEKS = 4;
export const MAX_CLAIM_DAYS = 366;
/** Claims that it shows, those said most first, and statements of one. */
export const MAX_SHOWN_CLAIMS = 200;
export const MAX_SHOWN_STATEMENTS = 30;
