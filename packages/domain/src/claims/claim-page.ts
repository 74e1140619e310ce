/** How a page that answers cite stands to what they say; never that it caused it. The nearest first. */
export const PAGE_RELATIONS = ["beside", "says", "not_found", "unread", "waiting"] as const;
export type PageRelation = (typeof PAGE_RELATIONS)[number];

export const PAGE_RELATION_NAMES: Readonly<Record<PageRelation, string>> = {
  beside: "cited beside it, and says it",
  says: "cited, and says it",
  not_found: "cited; not found on it",
  unread: "cited; could not be read",
  waiting: "cited; not looked at yet",
};

/** What is known of a page that an answer cites and a claim; nulls: the page was not looked at yet. */
export interface LookedAtPage {
  readonly says: boolean | null;
  readonly isBeside: boolean;
  readonly unread: string | null;
}

export function relationOf({ says, isBeside, unread }: LookedAtPage): PageRelation {
  if (says === null) return "waiting";
  if (says) return isBeside ? "beside" : "says";
  return unread === null ? "not_found" : "unread";
}

/** A page that answers cite which say a wrong claim. */
export interface ClaimPage {
  readonly url: string;
  /** Registrable domain. */
  readonly domain: string;
  readonly relation: PageRelation;
  /** The page's own words that say it, as it was read. */
  readonly passage: string | null;
  /** ISO 8601; null: not looked at yet. */
  readonly checkedAt: string | null;
  /** Why it could not be read, to follow a colon. */
  readonly unread: string | null;
}
