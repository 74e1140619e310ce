import { newId } from "@standings/database";
import {
  type Aspect,
  type Attribute,
  asModelId,
  BRAND_KEY,
  type ClaimVerdict,
  CODE_JUDGE,
  IDENTITY_VERSION,
  type ModelId,
  type Polarity,
  studyColumn,
} from "@standings/domain";
import { sql } from "kysely";
import { GPT } from "./searches.ts";
import type { TestServices } from "./test-services.ts";

export interface MadeVisit {
  readonly brandId: string;
  readonly visitId: string;
  readonly runId: string;
  readonly at: Date;
}

/** A visit as its end leaves it, with a study without answers: where statements may be said to come from. */
export async function addMadeVisit(
  { db }: Pick<TestServices, "db">,
  brandId: string,
  {
    at = new Date(),
    market = null,
    served = GPT,
  }: { at?: Date; market?: string | null; served?: string } = {},
): Promise<MadeVisit> {
  const [visitId, runId] = [newId(), newId()];
  const { user_id } = await db
    .selectFrom("brands")
    .select("user_id")
    .where("id", "=", brandId)
    .executeTakeFirstOrThrow();
  const ended = { user_id, is_sandbox: true, funding: "credits" as const, ended_at: at };
  await db
    .insertInto("runs")
    .values({
      ...{ ...ended, id: runId, kind: "study", client_run_id: runId, is_private: true },
      ...{ status: "completed", cost: 0, request: JSON.stringify({}), lease_owner: null, lease_until: null },
      ...{ was_censored: false, censor_reason: null },
    })
    .execute();
  await db
    .insertInto("brand_visits")
    .values({
      ...{
        ...ended,
        id: visitId,
        brand_id: brandId,
        due_at: at,
        began_at: at,
        market,
        state: "completed" as const,
      },
      ...{ prompts: 1, rounds: 1, models: [asModelId(GPT)], web_search: true, held: 0, asked: [] },
      claims_read_at: at,
      identity_version: IDENTITY_VERSION,
    })
    .execute();
  const { id: promptId } = await db
    .selectFrom("brand_prompts")
    .select("id")
    .where("brand_id", "=", brandId)
    .orderBy("position")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("visit_prompts")
    .values({
      ...{ visit_id: visitId, prompt_id: promptId, brand_id: brandId, position: 0, run_id: runId },
      ...{ state: "done" as const, served: [served] },
    })
    .execute();
  return { brandId, visitId, runId, at };
}

interface MadeClaim {
  readonly verdict: ClaimVerdict;
  readonly company?: string;
  readonly attribute?: Attribute;
  readonly text?: string;
  readonly value?: string | null;
  readonly at?: Date;
}

/** A claim with its verdict by code; no statement says it yet. */
export async function addMadeClaim(
  { db }: Pick<TestServices, "db">,
  brandId: string,
  {
    verdict,
    company = BRAND_KEY,
    attribute = "other",
    text = verdict,
    value = null,
    at = new Date(),
  }: MadeClaim,
): Promise<string> {
  const id = newId();
  await db
    .insertInto("claims")
    .values({
      ...{ id, brand_id: brandId, company, attribute, subject: "", subject_key: "", claim_key: text, text },
      ...{ value, sentence: `It is so: ${text}.`, language: "en", first_at: at, last_at: at },
    })
    .execute();
  await db
    .insertInto("claim_verdicts")
    .values({
      ...{ claim_id: id, facts_version: 0, judge: CODE_JUDGE, verdict },
      ...{ fact_ids: [], because: "As the test says", hint: null },
    })
    .execute();
  return id;
}

interface MadeStatement {
  readonly claimId: string;
  readonly sentence?: string;
  readonly polarity?: Polarity;
  readonly aspect?: Aspect | null;
}

interface MadeAnswer {
  readonly modelId?: ModelId;
  readonly round: number;
  readonly arm?: "list" | "natural";
  /** Keys of the companies that it names. */
  readonly named?: readonly string[];
  /** Addresses of the pages that it cites. */
  readonly cited?: readonly string[];
  readonly says: readonly MadeStatement[];
}

/** An answer of a visit that was read, with what it says. */
export async function addMadeAnswer(
  { db }: Pick<TestServices, "db">,
  { brandId, visitId, runId, at }: MadeVisit,
  { modelId = asModelId(GPT), round, arm = "list", named = [BRAND_KEY], cited = [], says }: MadeAnswer,
): Promise<void> {
  const column_id = studyColumn({ modelId, round, arm });
  const of = { run_id: runId, column_id, visit_id: visitId, at, reader: "reader 1" };
  if (arm === "natural")
    await db.updateTable("brand_visits").set({ asks_natural: true }).where("id", "=", visitId).execute();
  await db
    .insertInto("claim_readings")
    .values({ ...of, brand_id: brandId, state: "read", named: [...named], cited: [...cited] })
    .execute();
  if (says.length === 0) return;
  await db
    .insertInto("statements")
    .values(
      says.map(({ claimId, sentence = "It is said so.", polarity = "neutral", aspect = null }) => ({
        ...{ ...of, claim_id: claimId, model_id: modelId, sentence, polarity, aspect },
        ...{ quote_at: 0, quote_length: sentence.length },
      })),
    )
    .execute();
}

/** Does something while whoever reads facts has to wait. */
export function withoutFacts<Done>(
  { db }: Pick<TestServices, "db">,
  work: () => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table facts in access exclusive mode`.execute(tx);
    return work();
  });
}
