import { newId } from "@standings/database";
import { type AnalysisKind, asModelId, type RankingFact } from "@standings/domain";
import type { TestServices } from "./test-services.ts";
import type { TestUser } from "./users.ts";

export interface AnalysisSeed {
  readonly kind?: AnalysisKind;
  readonly domain?: string;
  readonly facts?: readonly RankingFact[];
  /** Texts of the summary; each rests on the fact of its place. */
  readonly summary?: readonly string[];
  readonly minutesAgo?: number;
  readonly wasCensored?: boolean;
}

export const factOf = (number: number, title: string, detail = ""): RankingFact => ({
  id: `fact-${number}`,
  number,
  status: "neutral",
  title,
  detail,
});

const LISTS = {
  seo: { keywords: [], seoStrengths: [], seoWeaknesses: [], aeoStrengths: [], aeoWeaknesses: [] },
  source: { missingOpportunities: [], priorityActions: [], sourceCategories: [] },
} as const;

/** An analysis that has ended with advice, without asking anybody. */
export async function addAnalysis({ db }: TestServices, { userId }: TestUser, seed: AnalysisSeed = {}) {
  const { kind = "seo", domain = "acme.com", facts = [factOf(1, "A fact")], wasCensored = false } = seed;
  const { summary = facts.map(({ number }) => `Advice ${number}`) } = seed;
  const [id, modelId] = [newId(), asModelId("openai/gpt-4.1-mini")];
  const at = new Date(Date.now() - (seed.minutesAgo ?? 0) * 60_000);
  const request = { domain, companyName: "Acme", modelId };
  await db
    .insertInto("runs")
    .values({
      id,
      user_id: userId,
      kind,
      client_run_id: id,
      request: JSON.stringify(request),
      status: "completed",
      is_private: false,
      is_sandbox: true,
      created_at: at,
      ended_at: at,
      cost: 0,
      funding: wasCensored ? ("preview" as const) : ("business" as const),
      was_censored: wasCensored,
      censor_reason: wasCensored ? ("no_credits" as const) : null,
      lease_owner: null,
      lease_until: null,
    })
    .execute();
  const advice = {
    summary: summary.map((text, index) => ({ text, facts: [facts[index]?.number ?? 1] })),
    ...LISTS[kind],
    recommendations: [],
  };
  await db
    .insertInto("analyses")
    .values({
      run_id: id,
      user_id: userId,
      domain,
      company_name: "Acme",
      kind,
      model_id: modelId,
      created_at: at,
      facts: JSON.stringify(facts),
      advice: JSON.stringify(advice),
    })
    .execute();
}
