import {
  type BrandSettings,
  cleanDomain,
  type ModelCatalogue,
  type ModelId,
  type NamedEntry,
  VISIT_ROUNDS,
} from "@standings/domain";
import type { EnteredPrompt } from "../read-prompt-lines.ts";

/** A brand that is being set up; kept in the tab until it is made. */
export interface Draft
  extends Pick<
    BrandSettings,
    "rhythm" | "day" | "hour" | "timeZone" | "rounds" | "webSearch" | "natural" | "markets"
  > {
  readonly step: 1 | 2 | 3;
  /** Kept after a call without an answer: trying again finds the brand that the first may have made. */
  readonly clientBrandId: string;
  readonly domain: string;
  readonly name: string;
  /** With commas between them. */
  readonly aliases: string;
  readonly competitors: readonly NamedEntry[];
  readonly prompts: readonly EnteredPrompt[];
  readonly models: readonly ModelId[];
  /** Name of the topic whose wordings visits are to ask; null where they ask the prompts, round after round. */
  readonly topic: string | null;
}

/** Another account of this tab does not see it. */
const keyOf = (userId: string) => `new-brand-${userId}`;

export function emptyDraft({ defaultIds }: ModelCatalogue, domain = ""): Draft {
  return {
    step: 1,
    clientBrandId: crypto.randomUUID(),
    domain,
    name: "",
    aliases: "",
    competitors: [],
    prompts: [],
    topic: null,
    webSearch: true,
    natural: false,
    markets: [],
    models: [...defaultIds],
    rhythm: "weekly",
    day: 1,
    hour: 6,
    rounds: VISIT_ROUNDS,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** What this tab has kept of the same company; a new one otherwise. */
export function readDraft(userId: string, catalogue: ModelCatalogue, domain: string | undefined): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "null") as Draft | null;
    if (kept && (domain === undefined || cleanDomain(kept.domain) === cleanDomain(domain)))
      return { ...emptyDraft(catalogue), ...kept };
  } catch {
    // What cannot be read is begun anew.
  }
  return emptyDraft(catalogue, domain);
}

export function keepDraft(userId: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function forgetDraft(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}
