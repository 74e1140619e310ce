/** Measures of an admin about public pages; each has a reason and can be lifted. */

export const MODERATION_MEASURES = ["take_down", "feature"] as const;
/** `take_down` takes off public pages; `feature` puts a shared search on Trending first. */
export type ModerationMeasure = (typeof MODERATION_MEASURES)[number];

/** What a measure is about. Only a search can be featured. */
export type ModerationSubject =
  | { readonly kind: "search"; readonly id: string }
  | { readonly kind: "study"; readonly id: string }
  | { readonly kind: "company"; readonly domain: string }
  | { readonly kind: "prompt"; readonly prompt: string };

/** A measure in force. */
export interface Moderation {
  readonly measure: ModerationMeasure;
  readonly subject: ModerationSubject;
  readonly reason: string;
  /** Name of the admin. */
  readonly setBy: string;
  /** ISO 8601. */
  readonly setAt: string;
}

/** What an admin may decide about on one page, and what is in force there. */
export interface ModerationState {
  readonly subjects: readonly ModerationSubject[];
  readonly inForce: readonly Moderation[];
}

export const MODERATION_REASON_MAX = 300;

/** Seconds until a search that was made private, or was taken down, has left the caches of public pages. */
export const PUBLIC_CACHE_SECONDS = 30;
