// P7 for the blog: its reads at 10,000 posts, beside the plain query by the primary key of as many rows.
import { connect, createPool, migrate } from "@standings/database";
import { type BlogQuery, NEWEST_POSTS } from "@standings/domain";
import {
  getCompanyReport,
  getPost,
  listFilters,
  listPosts,
  listRelated,
  type ServiceRequest,
} from "@standings/services";
import { fillBlog } from "@standings/testing";
import { buildQuietly, startBenchPostgres } from "./bench-product.ts";
import { type Measure, percentile, spreadOf } from "./measures.ts";
import { fill, ORDINARY_USER, POPULAR } from "./scale/fill.ts";

const POSTS = 10_000;
/** So many that one company's sources and competitors are counted as they come. */
const SEARCHES = 26_000;
/** Another one's are added up when they are read. */
const RARER = "company20.com";
const WARM_UPS = 20;
const READS = 200;
const TARGET_MS = 5;
/** Searches also cut a highlight from each text. */
const SEARCH_TARGET_MS = 25;
/** Figures of a company, its questions, sources and competitors, and two analyses. */
const REPORT_TARGET_MS = 50;

interface Read {
  readonly name: string;
  readonly rows: number;
  readonly target: number;
  run(request: ServiceRequest, slug: string): Promise<unknown>;
}

const listOf = (name: string, query: Partial<BlogQuery>, target = TARGET_MS): Read => ({
  name,
  rows: NEWEST_POSTS.limit,
  target,
  run: (request) => listPosts(request, { ...NEWEST_POSTS, ...query }),
});
const BLOG_READS: readonly Read[] = [
  listOf("list", {}),
  listOf("page 800 by title", { page: 800, sortBy: "title", sortOrder: "asc" }),
  listOf("category and tag", { categories: ["Energy"], tags: ["Tag 1", "Tag 14"] }),
  listOf("search", { search: "word17" }, SEARCH_TARGET_MS),
  listOf("search in a category", { search: "word17", categories: ["Energy"] }, SEARCH_TARGET_MS),
  { name: "filters", rows: 1, target: TARGET_MS, run: listFilters },
  { name: "post", rows: 1, target: TARGET_MS, run: getPost },
  {
    name: "related",
    rows: 3,
    target: TARGET_MS,
    run: (request, slug) => listRelated(request, { slug, limit: 3 }),
  },
  {
    name: "report",
    rows: 1,
    target: REPORT_TARGET_MS,
    run: (request) => getCompanyReport(request, POPULAR),
  },
  {
    name: "report on a rarer company",
    rows: 1,
    target: REPORT_TARGET_MS,
    run: (request) => getCompanyReport(request, RARER),
  },
];

/** One post becomes a report, whose author has an analysis of each kind with three questions. */
const REPORT = `
  with author as (
    update blog_posts set blog_type = 'company_analysis', domain = '${POPULAR}', author_id = '${ORDINARY_USER}'
    where slug = 'post-1'
  ), run as (
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, funding, ended_at)
    select gen_random_uuid(), '${ORDINARY_USER}', kind, kind, '{}', false, false, 'completed', 0, 'business', now()
    from unnest(array['seo', 'source']) kind returning id, kind
  )
  insert into analyses (run_id, user_id, domain, company_name, kind, model_id, created_at, facts, advice)
  select id, '${ORDINARY_USER}', '${POPULAR}', 'HubSpot', kind, 'openai/gpt-4.1-mini', now(), facts, advice from run, (
    select jsonb_agg(jsonb_build_object('id', 'question:' || prompt, 'number', no, 'status', 'bad',
        'title', '“' || prompt || '”: #9', 'detail', 'Last asked.')) as facts,
      jsonb_build_object('summary', jsonb_agg(jsonb_build_object('text', 'Advice', 'facts', array[no])),
        'keywords', '{}'::text[], 'seoStrengths', '{}'::text[], 'seoWeaknesses', '{}'::text[],
        'aeoStrengths', '{}'::text[], 'aeoWeaknesses', '{}'::text[], 'recommendations', '{}'::text[],
        'missingOpportunities', '{}'::text[], 'priorityActions', '{}'::text[], 'sourceCategories', '{}'::text[]) as advice
    from (select prompt, row_number() over () as no from (
      select distinct prompt from searches where not is_private limit 3) prompts) numbered
  ) given`;

async function timesOf(read: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UPS + READS; round += 1) {
    const started = performance.now();
    await read(round);
    if (round >= WARM_UPS) times.push(performance.now() - started);
  }
  return times;
}

export async function measureBlog(): Promise<Measure[]> {
  const postgres = await startBenchPostgres({ durable: false });
  await migrate(postgres.url);
  const db = connect({ url: postgres.url, poolSize: 1 });
  await fill(postgres.url, SEARCHES, () => {});
  await fillBlog(db, POSTS);
  await db.destroy();
  const pool = createPool({ url: postgres.url, poolSize: 1 });
  await pool.query(REPORT);
  const { services, close } = await buildQuietly(postgres.url);
  const request = services.request({ address: "192.0.2.1", userAgent: null });
  const { rows } = await pool.query<{ id: string }>("select id from blog_posts order by id limit 100");
  const ids = rows.map(({ id }) => id);
  const measures: Measure[] = [];
  for (const { name, rows: count, target, run } of BLOG_READS) {
    const product = await timesOf((round) => run(request, `post-${1 + (round % 49)}`));
    const plain = "select * from blog_posts where id = any($1)";
    const limit = await timesOf(() =>
      pool.query({ name: "plain", text: plain, values: [ids.slice(0, count)] }),
    );
    const p95 = percentile(product, 0.95);
    measures.push({
      id: "P7",
      name: `Blog, ${POSTS} posts: ${name}, p95`,
      product: p95,
      limit: percentile(limit, 0.95),
      unit: "ms",
      target: `≤ ${target} ms`,
      isMet: p95 <= target,
      spread: spreadOf(product),
    });
  }
  await pool.end();
  await close(0);
  await postgres.stop();
  return measures;
}
