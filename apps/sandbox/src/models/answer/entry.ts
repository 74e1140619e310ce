import type { Sector } from "@standings/domain";
import type { PlantedClaim } from "./claims.ts";

/** One line of a ranking as a model writes it. */
export interface Entry {
  readonly rank: number;
  readonly name: string;
  /** Domain, host or URL, in the model's style; "" when the model gives none. */
  readonly address: string;
  readonly description: string;
  readonly rationale: string;
  /** Completes "best for …". */
  readonly bestFor: string;
  /** What its rationale says that can be checked; null: nothing. */
  readonly claim?: PlantedClaim | null;
}

export interface Ranking {
  readonly kind: "company" | "expert";
  readonly entries: readonly Entry[];
  readonly sector: Sector | null;
  /** The question's subject in words: "CRM software for startups". */
  readonly subject: string;
  /** The subject's topic alone: "CRM software". */
  readonly label: string;
  /** The topic that decides the sources, or null. */
  readonly topic: string | null;
}
