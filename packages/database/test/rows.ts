import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  type ColumnId,
  describeColumn,
  type Extraction,
  type RunEvent,
  type SearchQuestion,
  type SubscriptionStatus,
} from "@standings/domain";
import { inject } from "vitest";
import type { Database } from "../src/database.ts";
import { newId } from "../src/ids.ts";
import type { NewAnswer } from "../src/queries/answers.ts";
import { LEASE_MS } from "../src/queries/leases.ts";
import { addLedgerEntry } from "../src/queries/ledger.ts";
import { insertRun, type NewRun, type RunRates } from "../src/queries/runs.ts";
import type { Run } from "../src/tables/runs.ts";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-cluster.ts";

/** Users and runs for tests of single queries. */

export function openDatabase(): Promise<TestDatabase> {
  return createTestDatabase(inject("postgresUrl"));
}

export interface UserSeed {
  readonly plan?: SubscriptionStatus;
  readonly credits?: number;
  readonly isPrivateByDefault?: boolean;
}

/** A new user with a balance, and the ledger entry that explains it. */
export async function addUser(db: Database, seed: UserSeed = {}): Promise<string> {
  const { plan = "free", credits = 0, isPrivateByDefault = false } = seed;
  const { id: userId } = await db
    .insertInto("users")
    .values({
      email: `${newId()}@example.com`,
      name: "Maya",
      password_hash: null,
      trial_ends_at: null,
      email_verified_at: null,
      subscription_status: plan,
      private_by_default: isPrivateByDefault,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (credits > 0) {
    await addLedgerEntry(db, { userId, delta: credits, reason: "adjustment", reference: userId });
  }
  return userId;
}

/** A user's balance, and what the ledger says about it in order, without where the balance came from. */
export async function accountOf(db: Database, userId: string) {
  const { credits } = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["delta", "balance", "reason", "reference"])
    .where("user_id", "=", userId)
    .where("reason", "<>", "adjustment")
    .orderBy("id")
    .execute();
  return { credits, entries };
}

/** Of an answer that a model read again. */
export const EXTRACTION: Extraction = {
  upstreamId: "é",
  result: "used",
  promptTokens: 9,
  completionTokens: null,
  costUsd: 0.25,
  durationMs: 3,
};

export const GPT = asColumnId("openai/gpt-4.1-mini");
export const CLAUDE = asColumnId("anthropic/claude-3.5-haiku");
export const COLUMNS = [GPT, CLAUDE];

export const QUESTION: SearchQuestion = {
  prompt: "Best CRM",
  prompt2: null,
  columns: COLUMNS,
  market: null,
  webSearch: true,
};

export function modelStart(columnId: ColumnId): RunEvent {
  return {
    type: "model_start",
    ...describeColumn(columnId, BUILT_IN_CATALOGUE),
    startedAt: "2026-03-01T00:00:00.000Z",
  };
}

/** A run as it is inserted: a company ranking by two models. */
export function newRun(userId: string, changes: Partial<NewRun> = {}): NewRun {
  const id = newId();
  return {
    id,
    userId,
    kind: "company",
    clientRunId: id,
    request: QUESTION,
    isSandbox: true,
    owner: newId(),
    leaseMs: LEASE_MS,
    at: new Date(),
    events: [
      {
        type: "start",
        searchId: id,
        columns: COLUMNS.map((each) => describeColumn(each, BUILT_IN_CATALOGUE)),
      },
      ...COLUMNS.map(modelStart),
    ],
    ...changes,
  };
}

/** Bounds on a user's starts in an hour. */
export function runRates(userId: string, starts = 1000, unpaid = 1000): RunRates {
  const limit = (action: string, attempts: number) => ({
    key: `${action}:${userId}`,
    attempts,
    windowSeconds: 3600,
    at: new Date(),
  });
  return { starts: limit("start", starts), unpaid: limit("unpaid", unpaid) };
}

/** Charges a credit for a run and inserts it. */
export async function startRun(db: Database, run: NewRun, cost = 1) {
  const charge = {
    userId: run.userId,
    cost,
    reason: "search",
    reference: run.id,
    apiTokenId: null,
    at: run.at,
  } as const;
  return insertRun(db, run, charge, { pro_analyses: 100, censored_previews: 3 }, runRates(run.userId));
}

/** A running run of a new user. */
export async function addRun(db: Database, changes: Partial<NewRun> = {}): Promise<Run & { owner: string }> {
  const userId = changes.userId ?? (await addUser(db, { credits: 1 }));
  const order = newRun(userId, changes);
  const inserted = await startRun(db, order);
  if (!inserted) throw new Error("The user is unknown");
  return { ...inserted.run, owner: order.owner };
}

/** Sets when the leases of runs end, in seconds from now. */
export async function setLeaseEnd(db: Database, runIds: readonly string[], seconds: number): Promise<void> {
  await db
    .updateTable("runs")
    .set({ lease_until: new Date(Date.now() + seconds * 1000) })
    .where("id", "in", [...runIds])
    .execute();
}

export async function readRun(db: Database, runId: string): Promise<Run> {
  return db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirstOrThrow();
}

/** What GPT says, and its answer. */
export const REPLY = {
  text: "1. HubSpot",
  servedModel: "gpt-4.1-mini-2025",
  promptTokens: 120,
  completionTokens: 80,
  costUsd: 0.0012,
  grounding: { type: "searched", engine: "exa", queries: ["crm “for” startups"], requests: 1 },
} as const;

export const ANSWER: NewAnswer = {
  columnId: GPT,
  upstreamId: "openai/gpt-4.1-mini",
  status: "success",
  durationMs: 900,
  shape: "json",
  readBy: "parser",
  extraction: null,
  versions: { reading: 3, matching: null, searchPolicy: 2, geo: "none" as const },
  reply: REPLY,
};
