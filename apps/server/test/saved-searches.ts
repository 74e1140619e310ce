import { createMonthPartitions, type Database } from "@standings/database";
import {
  aggregateRankings,
  asColumnId,
  BUILT_IN_CATALOGUE,
  type ColumnId,
  describeColumn,
  type RankedEntry,
  rankingKindOf,
  readColumn,
  type SearchKind,
  type SearchModel,
  type Sector,
} from "@standings/domain";
import { countSearches, openServices, recount } from "@standings/services";
import { eventually } from "@standings/testing";
import type { Product } from "./product.ts";

const DAY_MS = 86_400_000;

export interface Saved {
  readonly userId: string;
  readonly kind?: SearchKind;
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

type Counting = Pick<Product, "db" | "context">;

/** A saved search without asking anybody, with the rows that company pages and trends are made of. */
export async function saveSearch({ db, context }: Counting, saved: Saved): Promise<string> {
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
          votes: "votes" in entry ? entry.votes : [],
        })),
      ),
      results: JSON.stringify(results),
      model_results: JSON.stringify(models),
    })
    .execute();
  await saveMentions(db, id, saved, models, created_at);
  await countNow({ db, context });
  return id;
}

/** Counts until nothing is queued: the product may be counting, too. */
export async function countNow({ db, context }: Counting): Promise<void> {
  await eventually(async () => {
    await countSearches(openServices(context).systemRequest());
    const queued = await db.selectFrom("uncounted_searches").select("search_id").execute();
    return queued.length === 0;
  }, "what is queued is counted");
}

async function saveMentions(
  db: Database,
  search_id: string,
  saved: Saved,
  models: readonly SearchModel[],
  created_at: Date,
): Promise<void> {
  const { userId: user_id, kind = "company", isPrivate = false, isSandbox: is_sandbox = false } = saved;
  const search = { search_id, created_at };
  const aggregate = kind === "comparison" ? [] : aggregateRankings(models, "company");
  const ranksOf = (domain: string, promptNo: number) =>
    models.map(({ columnId, results }) =>
      readColumn(columnId).promptNo === promptNo
        ? (results.find((entry) => entry.domain === domain)?.rank ?? 0)
        : 0,
    );
  const listed = models.flatMap(({ columnId, results }) =>
    results.map(({ domain }) => `${readColumn(columnId).promptNo} ${domain}`),
  );
  const mentions = [...new Set(listed)].map((key) => {
    const [prompt_no, domain] = [Number(key[0]), key.slice(2)];
    const ranks = ranksOf(domain, prompt_no);
    const own = Math.min(...ranks.filter((rank) => rank > 0));
    const prompt = (prompt_no === 2 ? saved.prompt2 : saved.prompt) ?? "Best CRM";
    return {
      ...search,
      user_id,
      prompt_no,
      domain,
      ranks,
      is_sandbox,
      is_public: !isPrivate,
      question: `${kind} ${prompt.toLowerCase()}`,
      company_name: nameOf(domain),
      aggregated_rank:
        kind === "comparison" ? own : (aggregate.find((entry) => entry.domain === domain)?.rank ?? null),
    };
  });
  if (kind !== "expert" && mentions.length > 0)
    await db
      .insertInto("company_mentions")
      .values((eb) =>
        mentions.map(({ question, ...mention }) => ({
          ...mention,
          question_key: eb.fn<string>("hashtextextended", [eb.val(question), eb.val(0)]),
        })),
      )
      .execute();
  const domains = saved.cited ?? [];
  const sources = { answered: 2 ** models.length - 1, domains: [...domains], cited_by: domains.map(() => 1) };
  await db
    .insertInto("search_sources")
    .values({ ...search, ...sources })
    .execute();
  await queueToCount(db, search_id);
}

/** As the product queues what has changed of a search. */
export async function queueToCount(db: Database, searchId: string): Promise<void> {
  await db
    .insertInto("uncounted_searches")
    .columns(["search_id", "created_at", "question_key"])
    .expression(
      db
        .selectFrom("searches")
        .select((eb) => ["id", "created_at", eb.fn<string>("question_key", ["kind", "prompt_key"]).as("key")])
        .where("id", "=", searchId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function answerOf(column: ColumnId, { lists, cited = [] }: Saved): SearchModel {
  const isFirst = Object.keys(lists)[0] === column;
  const results = (lists[column] ?? []).map(
    (domain, index): RankedEntry => ({ rank: index + 1, name: nameOf(domain), domain }),
  );
  return {
    ...describeColumn(column, BUILT_IN_CATALOGUE),
    status: "success",
    outcome: results.length > 0 ? "ranked" : "named_nobody",
    results,
    citations: isFirst ? cited.map((domain) => ({ url: `https://${domain}/page`, domain, title: null })) : [],
    sector: "Technology",
    grounding: null,
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
export async function saveAskedSearch(product: Counting, saved: Saved): Promise<string> {
  const { db } = product;
  const created_at = new Date(Date.now() - 30 * DAY_MS);
  await db.updateTable("users").set({ created_at }).where("id", "=", saved.userId).execute();
  const daysAgo = (saved.daysAgo ?? 0) + 0.01;
  await saveSearch(product, { ...saved, userId: await addPerson(product), daysAgo, cited: [] });
  return saveSearch(product, saved);
}

/** Everything that company pages and trends are made of. */
export async function forgetSearches({ db, context }: Counting): Promise<void> {
  await db.deleteFrom("company_mentions").execute();
  await db.deleteFrom("search_sources").execute();
  await db.deleteFrom("uncounted_searches").execute();
  await db.deleteFrom("searches").execute();
  await recount(openServices(context).systemRequest());
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
