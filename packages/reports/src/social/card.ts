/** Content of a social image. Plain data: it crosses to a worker thread by structured clone. */
export interface SocialCard {
  /** Small, above the title: "Company Ranking". */
  readonly eyebrow: string;
  readonly title: string;
  /** Below the title, when there are no rows. */
  readonly lead: string;
  /** The head of a ranking; at most five are drawn. */
  readonly rows: readonly SocialCardRow[];
  readonly isSandbox: boolean;
}

export interface SocialCardRow {
  readonly rank: number;
  readonly name: string;
  /** Domain or profile. */
  readonly detail: string;
  /** "5 of 5 models". */
  readonly votes: string;
}

/** Size that social networks ask for, pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
