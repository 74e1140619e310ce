import type { Sector } from "@standings/domain";

/** One line of a ranking as a model writes it. */
export interface Entry {
  readonly rank: number;
  readonly name: string;
  /** Domain, host or URL as this model writes addresses; "" when it gives none. */
  readonly address: string;
  readonly description: string;
  readonly rationale: string;
  /** What "best for …" says. */
  readonly bestFor: string;
}

export interface Ranking {
  readonly kind: "company" | "expert";
  readonly entries: readonly Entry[];
  readonly sector: Sector | null;
  /** The question's subject in words: "CRM software for startups". */
  readonly subject: string;
  /** The subject's topic alone: "CRM software". */
  readonly label: string;
  /** The topic sources are chosen by, or null. */
  readonly topic: string | null;
}
