import { addLedgerEntry, appendRunEvents, insertRun, newId, readRunEvents } from "@standings/database";
import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  type Citation,
  type ColumnId,
  describeColumn,
  type Market,
  type ModelSuccess,
  type RankedEntry,
  type RunEvent,
  type SearchEngine,
  type SearchKind,
  type Sector,
} from "@standings/domain";
import { countQueued } from "../src/company/counts/count-searches.ts";
import { runRates } from "../src/limits/rate-limit.ts";
import { followRun } from "../src/runs/follow-run.ts";
import { saveSearch } from "../src/searches/save-search.ts";
import { type SearchOrder, startSearch } from "../src/searches/start-search.ts";
import type { TestServices } from "./test-services.ts";
import { addUser, type TestUser } from "./users.ts";

export const FIVE = [
  "openai/gpt-4.1-mini",
  "anthropic/claude-3.5-haiku",
  "google/gemini-2.5-flash-lite",
  "x-ai/grok-3-mini",
  "meta-llama/llama-4-scout",
] as const;
export const [GPT, CLAUDE] = FIVE.map(asColumnId) as [ColumnId, ColumnId, ...ColumnId[]];

export interface Fault {
  readonly model: string;
  readonly kind: string;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly times?: number;
  readonly task?: string;
  readonly ms?: number;
}

/** What goes wrong with the sandbox's models from now on. */
export async function setFaults({ sandbox }: TestServices, ...faults: Fault[]): Promise<void> {
  const response = await fetch(`${sandbox.url}/models/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  if (!response.ok) throw new Error(await response.text());
}

export function orderOf(changes: Partial<SearchOrder> = {}): SearchOrder {
  return {
    clientRunId: crypto.randomUUID(),
    kind: "company",
    prompt: "Best CRM for startups",
    models: [GPT, CLAUDE],
    webSearch: true,
    ...changes,
  };
}

/** What a user sees of a search until its end. */
export async function follow({ request }: TestUser, searchId: string, afterSeq = 0): Promise<RunEvent[]> {
  const { events } = await followRun(request, { searchId, afterSeq, signal: AbortSignal.timeout(120_000) });
  const seen: RunEvent[] = [];
  for await (const { event } of events) seen.push(event);
  return seen;
}

/** Searches with the sandbox's models, to the end. */
export async function search(user: TestUser, changes: Partial<SearchOrder> = {}) {
  const { searchId } = await startSearch(user.request, orderOf(changes));
  return { searchId, events: await follow(user, searchId) };
}

export type ModelEnd = Extract<RunEvent, { type: "model_complete" }>;

export function endsOf(events: readonly RunEvent[]): ModelEnd[] {
  return events.filter((event): event is ModelEnd => event.type === "model_complete");
}

/** What the models that answered said. */
export function answersOf(events: readonly RunEvent[]): ModelSuccess[] {
  return endsOf(events).flatMap((end) => (end.status === "success" ? [end.data] : []));
}

export interface SearchSeed {
  /** Who searched for its answers; not known without. */
  readonly engine?: SearchEngine;
  readonly kind?: SearchKind;
  readonly prompt?: string;
  readonly prompt2?: string | null;
  readonly webSearch?: boolean;
  readonly market?: Market | null;
  readonly sector?: Sector | null;
  readonly isPrivate?: boolean;
  readonly isSandbox?: boolean;
  readonly trending?: boolean;
  readonly daysAgo?: number;
  /** What each column lists: entries, or domains, the best first. */
  readonly lists?: Readonly<Record<string, readonly (RankedEntry | string)[]>>;
  /** Domains that the first column cites. */
  readonly cited?: readonly string[];
  /** Pages, without their scheme, that each column cites. */
  readonly cites?: Readonly<Record<string, readonly string[]>>;
  /** Columns that end without an answer, whatever they list. */
  readonly failed?: readonly string[];
}

const LISTS = { [GPT]: ["acme.com", "bolt.com", "core.com"], [CLAUDE]: ["bolt.com", "acme.com"] };

/** A search that is saved without asking anybody, by the product's own statements. */
export async function addSearch(
  { db, context }: TestServices,
  { userId }: Pick<TestUser, "userId">,
  seed: SearchSeed = {},
) {
  const {
    kind = "company",
    prompt = "Best CRM",
    prompt2 = null,
    webSearch = true,
    lists = LISTS,
    market = null,
  } = seed;
  const [id, at] = [newId(), new Date(Date.now() - (seed.daysAgo ?? 0) * 86_400_000)];
  const columns = Object.keys(lists).map(asColumnId);
  const ends = columns.map((columnId) => endOf(columnId, seed, lists[columnId] ?? []));
  const start = { type: "start", searchId: id, remainingCredits: 0, columns: [], startedAt: "" } as const;
  // So that it is paid for, whatever the balance, which it leaves as it was.
  await addLedgerEntry(db, { userId, delta: 1, reason: "adjustment", reference: id });
  const inserted = await insertRun(
    db,
    {
      id,
      userId,
      kind,
      clientRunId: id,
      at,
      request: { prompt, prompt2, columns, webSearch, market },
      isPrivate: seed.isPrivate ?? false,
      isSandbox: seed.isSandbox ?? true,
      owner: context.executor.id,
      leaseMs: context.settings.patience.lease.ms,
      events: [start, ...ends],
    },
    { userId, cost: 1, reason: "search", reference: id, apiTokenId: null, at },
    { pro_analyses: 0, censored_previews: 0 },
    runRates(context, userId),
  );
  if (!inserted) throw new Error("The user is unknown");
  await saveSearch(context, { run: inserted.run, events: [start, ...ends] });
  if (seed.trending) {
    await db.updateTable("searches").set({ trending: true }).where("id", "=", id).execute();
  }
  return id;
}

/** What is saved of a search after a column that had failed was asked again and gave a list. */
export async function answerAgain(
  { db, context }: TestServices,
  id: string,
  columnId: ColumnId,
  { lists = LISTS, ...seed }: SearchSeed,
): Promise<void> {
  const running = { status: "running", lease_owner: context.executor.id } as const;
  await db.updateTable("runs").set(running).where("id", "=", id).execute();
  const end = endOf(columnId, { ...seed, lists, failed: [] }, lists[columnId] ?? []);
  await appendRunEvents(db, { runId: id, owner: context.executor.id, events: [end] });
  const run = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const saved = await saveSearch(context, { run, events: await readRunEvents(db, id) });
  if (saved === undefined) throw new Error("The run had changed");
}

/** A search whose question somebody else asked just before, so that it trends. */
export async function addAskedSearch(services: TestServices, user: TestUser, seed: SearchSeed = {}) {
  const { daysAgo = 0 } = seed;
  await addSearch(services, await addUser(services), { ...seed, daysAgo: daysAgo + 0.01 });
  const id = await addSearch(services, user, seed);
  await countQueued(services.context);
  return id;
}

function endOf(columnId: ColumnId, seed: SearchSeed, list: readonly (RankedEntry | string)[]): ModelEnd {
  const isFirst = Object.keys(seed.lists ?? LISTS)[0] === columnId;
  const { sector = "Technology", cited = [], failed = [] } = seed;
  if (failed.includes(columnId)) {
    const failure = { error: "", failure: "upstream", detail: "", durationMs: 1 } as const;
    return {
      type: "model_complete",
      ...describeColumn(columnId, BUILT_IN_CATALOGUE),
      status: "error",
      ...failure,
    };
  }
  const data: ModelSuccess = {
    outcome: list.length > 0 ? "ranked" : "named_nobody",
    results: list.map((entry, index) => (typeof entry === "string" ? listed(entry, index + 1) : entry)),
    citations: (seed.cites?.[columnId] ?? (isFirst ? cited : [])).map(citationOf),
    sector,
    grounding: seed.engine ? { type: "searched", engine: seed.engine, queries: [], requests: null } : null,
    servedModel: null,
    durationMs: 1,
    wasCensored: false,
    censorReason: null,
  };
  return { type: "model_complete", ...describeColumn(columnId, BUILT_IN_CATALOGUE), status: "success", data };
}

/** An entry by its domain; its name is the domain's first part. */
export function listed(domain: string, rank: number): RankedEntry {
  return { rank, name: domain.replace(/\..*$/, ""), domain };
}

function citationOf(page: string): Citation {
  const [domain = "", path = "page"] = page.split("/");
  return { url: `https://${domain}/${path}`, domain, title: path === "page" ? null : path };
}
