import { createMonthPartitions, type Database } from "@standings/database";
import {
  aggregateRankings,
  asColumnId,
  type ColumnId,
  describeColumn,
  type RankedEntry,
  type RunKind,
  rankingKindOf,
  readColumn,
  type SearchModel,
  type Sector,
} from "@standings/domain";
import type { Product } from "./product.ts";

const DAY_MS = 86_400_000;

export interface Saved {
  readonly userId: string;
  readonly kind?: RunKind;
  readonly prompt?: string;
  readonly prompt2?: string;
  readonly sector?: Sector | null;
  readonly isPrivate?: boolean;
  readonly isSandbox?: boolean;
  readonly trending?: boolean;
  readonly daysAgo?: number;
  /** Per column of the run: the domains it lists, best first. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Domains that the first column cites. */
  readonly cited?: readonly string[];
}

/** A saved search without asking anybody, with the rows that company pages and trends are made of. */
export async function saveSearch({ db }: Pick<Product, "db">, saved: Saved): Promise<string> {
  const { userId, kind = "company", prompt = "Best CRM", prompt2 = null, sector = "Technology" } = saved;
  const id = crypto.randomUUID();
  const created_at = new Date(Date.now() - (saved.daysAgo ?? 0) * DAY_MS);
  const columns = Object.keys(saved.lists).map(asColumnId);
  const models = columns.map((column) => answerOf(column, saved));
  const results = kind === "comparison" ? [] : aggregateRankings(models, rankingKindOf(kind));
  const common = {
    user_id: userId,
    kind,
    is_private: saved.isPrivate ?? false,
    is_sandbox: saved.isSandbox ?? false,
    created_at,
  };
  await createMonthPartitions(db, created_at);
  await db
    .insertInto("runs")
    .values({
      ...common,
      id,
      client_run_id: id,
      request: JSON.stringify({ prompt, prompt2, columns, webSearch: true }),
      status: "completed",
      cost: 1,
      lease_owner: null,
      lease_until: null,
      censor_reason: null,
      ended_at: created_at,
    })
    .execute();
  await db
    .insertInto("searches")
    .values({
      ...common,
      id,
      prompt,
      prompt2,
      columns,
      web_search: true,
      prompt_key: prompt.toLowerCase(),
      prompt2_key: prompt2?.toLowerCase() ?? null,
      sector,
      was_censored: false,
      censor_reason: null,
      trending: saved.trending ?? false,
      top: JSON.stringify(
        (results.length > 0 ? results : (models[0]?.results ?? [])).slice(0, 6).map((entry) => ({
          rank: entry.rank,
          name: entry.name,
          domain: entry.domain,
          description: "",
          voteCount: "votes" in entry ? entry.votes.length : 1,
        })),
      ),
      results: JSON.stringify(results),
      model_results: JSON.stringify(models),
    })
    .execute();
  await saveMentions(db, id, saved, models, created_at);
  if (!saved.isPrivate && kind !== "comparison") {
    const question = { prompt_key: prompt.toLowerCase(), kind, sector, last_asked_at: created_at };
    await db
      .insertInto("asked_questions")
      .values({ ...question, first_user_id: userId })
      .onConflict((conflict) =>
        conflict.columns(["prompt_key", "kind"]).doUpdateSet({ ...question, is_asked_by_others: true }),
      )
      .execute();
  }
  return id;
}

async function saveMentions(
  db: Database,
  search_id: string,
  saved: Saved,
  models: readonly SearchModel[],
  created_at: Date,
): Promise<void> {
  const aggregate = saved.kind === "comparison" ? [] : aggregateRankings(models, "company");
  const mentions = models.flatMap(({ columnId: column, results }) =>
    results.map(({ rank, domain, name }) => ({
      search_id,
      model_id: readColumn(column).modelId,
      prompt_no: readColumn(column).promptNo,
      rank,
      domain,
      company_name: name,
      aggregated_rank:
        saved.kind === "comparison"
          ? rank
          : (aggregate.find((entry) => entry.domain === domain)?.rank ?? null),
      user_id: saved.userId,
      is_private: saved.isPrivate ?? false,
      is_sandbox: saved.isSandbox ?? false,
      created_at,
    })),
  );
  if (saved.kind !== "expert" && mentions.length > 0)
    await db.insertInto("mentions").values(mentions).execute();
  const citations = models.flatMap(({ columnId: column, citations: cited }) =>
    cited.map((citation, index) => ({
      search_id,
      model_id: readColumn(column).modelId,
      prompt_no: readColumn(column).promptNo,
      position: index + 1,
      ...citation,
      created_at,
    })),
  );
  if (citations.length > 0) await db.insertInto("citations").values(citations).execute();
}

function answerOf(column: ColumnId, { lists, cited = [] }: Saved): SearchModel {
  const isFirst = Object.keys(lists)[0] === column;
  const results = (lists[column] ?? []).map(
    (domain, index): RankedEntry => ({ rank: index + 1, name: nameOf(domain), domain }),
  );
  return {
    ...describeColumn(column),
    status: "success",
    outcome: results.length > 0 ? "ranked" : "named_nobody",
    results,
    citations: isFirst ? cited.map((domain) => ({ url: `https://${domain}/page`, domain, title: null })) : [],
    sector: "Technology",
    webSearchUsed: true,
    durationMs: 1,
    error: null,
  };
}

export function nameOf(domain: string): string {
  return domain.replace(/\..*$/, "");
}

/** Another account that is old enough to be counted as a person. */
export async function addPerson({ db }: Pick<Product, "db">): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const users = db.insertInto("users").values({
    email,
    name: "Ben",
    password_hash: null,
    trial_ends_at: null,
    email_verified_at: new Date(),
    created_at: new Date(Date.now() - 30 * DAY_MS),
  });
  return (await users.returning("id").executeTakeFirstOrThrow()).id;
}

/** The same search by two people, so that it trends. Gives the id of the given user's, the newer one. */
export async function saveAskedSearch(product: Pick<Product, "db">, saved: Saved): Promise<string> {
  const { db } = product;
  const created_at = new Date(Date.now() - 30 * DAY_MS);
  await db.updateTable("users").set({ created_at }).where("id", "=", saved.userId).execute();
  const daysAgo = (saved.daysAgo ?? 0) + 0.01;
  await saveSearch(product, { ...saved, userId: await addPerson(product), daysAgo, cited: [] });
  return saveSearch(product, saved);
}

/** Everything that company pages and trends are made of. */
export async function forgetSearches({ db }: Pick<Product, "db">): Promise<void> {
  await db.deleteFrom("mentions").execute();
  await db.deleteFrom("citations").execute();
  await db.deleteFrom("searches").execute();
  await db.deleteFrom("asked_questions").execute();
}

/** A tRPC query as its client sends it; its data, or the reply of one that failed. */
export async function query(
  { url }: Pick<Product, "url">,
  procedure: string,
  input: unknown,
  token?: string,
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
): Promise<any> {
  const response = await fetch(
    `${url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    },
  );
  const body = (await response.json()) as { result?: { data: unknown }; error?: { message: string } };
  return body.result ? body.result.data : { status: response.status, error: body.error?.message };
}
