// P17: how much slower searches are while the plain answers of a year of a brand are counted again beside them.
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { type Product, startMockGateway, withProduct } from "./bench-product.ts";
import { type Measure, median, spreadOf } from "./measures.ts";
import { askInPlainWords, COMPANIES } from "./names.ts";
import { MODELS, search } from "./search.ts";

const PROMPTS = 10;
const ROUNDS = 3;
/** Visits of a year, of prompts whose answers are as many as 78,000. */
const VISITS = 520;
const SEARCHES = 24;
const SEARCHER = 1;
const TIMES = 1.1;

async function ask<Reply>(
  { hello }: Product,
  path: string,
  {
    method = "GET",
    body,
    headers = {},
  }: { method?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(`${hello.url}/api/brands${path}`, {
    method,
    headers: {
      authorization: `Bearer ${hello.tokens[0]}`,
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** A brand whose visits of a year have plain answers of the sandbox; its id. */
async function fillYear(product: Product, pool: pg.Pool): Promise<string> {
  const [[name, domain], ...rivals] = COMPANIES;
  const { id } = await ask<{ id: string }>(product, "", {
    method: "POST",
    body: {
      ...{ name, domain, aliases: [], models: MODELS, webSearch: false, natural: true, rounds: ROUNDS },
      ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", alertMails: false, digestMails: false },
      competitors: rivals.map(([of, site]) => ({ name: of, domain: site })),
      prompts: Array.from({ length: PROMPTS }, (_, nth) => ({
        prompt: `Best CRM, question ${nth}`,
        label: null,
      })),
    },
  });
  await ask(product, `/${id}/visits`, { method: "POST" });
  const ended = "select from brand_visits where brand_id = $1 and state = 'completed'";
  while ((await pool.query(ended, [id])).rowCount !== 1) await setTimeout(500);
  await pool.query(
    `update model_answers set raw_text = texts[1 + abs(hashtext(run_id || column_id)) % cardinality(texts)]
     from (select $2::text[] as texts) as said
     where column_id like '%\\_natural' and run_id in (select run_id from visit_prompts where brand_id = $1)`,
    [id, await askInPlainWords()],
  );
  // All visits have the answers of the first, which the product never does.
  await pool.query("drop index visit_prompts_of_run");
  for (const [table, changed] of [
    [
      "brand_visits",
      "jsonb_build_object('id', md5(id::text || n)::uuid, 'due_at', due_at - n * interval '16 hours')",
    ],
    ["visit_prompts", "jsonb_build_object('visit_id', md5(visit_id::text || n)::uuid)"],
  ])
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(made, ${changed})).*
       from ${table} made, generate_series(1, $2::integer) n where brand_id = $1`,
      [id, VISITS - 1],
    );
  return id;
}

/** Gives the brand one more name, after which the past is counted again. */
async function rename(product: Product, id: string): Promise<void> {
  type Names = { version: number; companies: { names: object[] }[] };
  const { version, companies } = await ask<Names>(product, `/${id}/names`);
  const named = companies.map(({ names, ...company }, at) => ({
    ...company,
    names: at === 0 ? [...names, { text: "Hub Spot Inc", kind: "legal", rule: "any" }] : names,
  }));
  await ask(product, `/${id}/names`, {
    method: "PUT",
    body: { companies: named },
    headers: { "if-match": `"${version}"` },
  });
}

/** Milliseconds of searches, one after the other. */
async function searches(product: Product): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < SEARCHES; nth += 1) times.push((await search(product, SEARCHER)).total);
  return times;
}

export async function measureRecountBeside(): Promise<Measure[]> {
  return withProduct({ gateway: await startMockGateway() }, async (product, pool) => {
    const id = await fillYear(product, pool);
    await searches(product);
    const alone = await searches(product);
    const before = await product.call<NodeJS.CpuUsage>({ call: "cpu" });
    await rename(product, id);
    const beside = await searches(product);
    const { rowCount } = await pool.query("select from brands where names_version <> counted_version");
    if (rowCount !== 1) throw new Error("The recount had ended before the searches");
    const counted = "select from brands where names_version = counted_version";
    while ((await pool.query(counted)).rowCount !== 1) await setTimeout(500);
    const after = await product.call<NodeJS.CpuUsage>({ call: "cpu" });
    const seconds = (after.user + after.system - before.user - before.system) / 1e6;
    const [slowed, limit] = [median(beside), median(alone)];
    const answers = (VISITS * PROMPTS * ROUNDS * MODELS.length).toLocaleString("en-US");
    return [
      {
        id: "P17",
        name: `A search beside the recount of ${answers} plain answers, and alone`,
        product: slowed,
        limit,
        unit: "ms",
        target: `≤ ${TIMES} × alone`,
        isMet: slowed <= TIMES * limit,
        spread: spreadOf(beside),
      },
      {
        id: "P17",
        name: `That recount with as many lists, the processor time of ${SEARCHES} searches in it`,
        product: seconds,
        limit: null,
        unit: "s",
        target: "–",
        isMet: true,
        spread: [seconds, seconds],
      },
    ];
  });
}
