// P7: database time of every read that lists or counts what was saved, as the database counts it.
import { createPool, PUBLIC_SCOPE } from "@standings/database";
import { BUILT_IN_CATALOGUE, rankingColumns } from "@standings/domain";
import {
  aggregateSources,
  findLatestDiscovery,
  findResult,
  getCompany,
  getCompanyReport,
  getCompetition,
  getHomeStrips,
  listCompanyPrompts,
  listCompanyQuestions,
  listCompanyWeeks,
  listHistory,
  listIndexedPages,
  listTrending,
  type ServiceRequest,
} from "@standings/services";
import { buildQuietly } from "../bench-product.ts";
import { percentile } from "../measures.ts";
import { ADMIN_LIMIT_MS, ADMIN_READS } from "./admin-reads.ts";
import { openDatabaseTime } from "./database-time.ts";
import { HEAVIEST_USER, ORDINARY_USER, POPULAR, PROMPT, userId } from "./fill.ts";
import { ADMIN, fillAdmin } from "./fill-admin.ts";

const CALLS = 20;
const WARM = 3;
/** An account without searches. */
const STRANGER = userId(999_999);
const OWN_SEARCHES = 20;

type Read = (request: ServiceRequest) => Promise<unknown>;
export type Reads = Readonly<Record<string, Read>>;

const page = { page: 1, limit: 20, sort: "newest" } as const;
const history = { page: 1, limit: 20, sort: "-createdAt" } as const;

/** Reads of one company's page. */
function companyReads(name: string, domain: string): Reads {
  return {
    [`${name}: overview`]: (request) => getCompany(request, { domain }),
    [`${name}: 52 weeks`]: (request) => listCompanyWeeks(request, { domain, weeks: 52 }),
    [`${name}: questions, newest`]: (request) => listCompanyQuestions(request, { ...page, domain }),
    [`${name}: questions, oldest`]: (request) =>
      listCompanyQuestions(request, { ...page, domain, sort: "oldest" }),
    [`${name}: questions, best rank`]: (request) =>
      listCompanyQuestions(request, { ...page, domain, sort: "rank" }),
    [`${name}: questions, most asked`]: (request) =>
      listCompanyQuestions(request, { ...page, domain, sort: "asked" }),
    [`${name}: historical, 20`]: (request) => listCompanyPrompts(request, { domain, limit: 20 }),
    [`${name}: historical, 1000`]: (request) => listCompanyPrompts(request, { domain, limit: 1000 }),
    [`${name}: report`]: (request) => getCompanyReport(request, domain),
    [`${name}: aggregated sources`]: (request) => aggregateSources(request, { domain }),
    [`${name}: competition`]: (request) => getCompetition(request, { domain }),
    [`${name}: latest discovery`]: (request) => findLatestDiscovery(request, { domain }),
  };
}

const OWN: Reads = {
  "history, newest": (request) => listHistory(request, history),
  "history, by prompt": (request) => listHistory(request, { ...history, sort: "prompt" }),
  "history, by text": (request) => listHistory(request, { ...history, text: "niche 5" }),
  "claim by prompt": (request) =>
    findResult(request, { prompt: PROMPT, columns: rankingColumns(BUILT_IN_CATALOGUE.defaultIds) }).catch(
      () => null,
    ),
};

const PUBLIC: Reads = {
  trending: (request) => listTrending(request, { limit: 100 }),
  "trending, one sector": (request) => listTrending(request, { limit: 3, sector: "Technology" }),
  home: getHomeStrips,
  sitemap: listIndexedPages,
};

export interface ReadTime {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  /** What p95 may be; such a read may also grow with the searches. */
  readonly limitMs?: number;
}

/**
 * Somebody whose own searches do not list a company, and somebody with about 20 that do: who looks must cost the same at
 * each size.
 */
async function findViewers(url: string, domain: string): Promise<Record<string, string>> {
  const pool = createPool({ url, poolSize: 1 });
  const { rows } = await pool.query<{ scope: string }>(
    `select scope from counted_companies where domain = $1 and scope <> $2 and searches between 5 and 100
      order by abs(searches - $3), scope limit 1`,
    [domain, PUBLIC_SCOPE, OWN_SEARCHES],
  );
  const [own] = rows;
  // Somebody without credits is shown less.
  await pool.query(
    `insert into users (id, email, name, created_at, email_verified_at, credits)
      select id, 'viewer-' || id || '@example.com', 'Maya', now(), now(), 1 from unnest($1::uuid[]) as id
      on conflict (id) do update set credits = 1`,
    [[STRANGER, own?.scope ?? STRANGER].filter((id, index, ids) => ids.indexOf(id) === index)],
  );
  await pool.end();
  return { "of others": STRANGER, ...(own && { "own too": own.scope }) };
}

/** Milliseconds of database time of each read, in the order above. */
export async function measureReads(url: string, say: (line: string) => void): Promise<ReadTime[]> {
  await fillAdmin(url);
  const time = await openDatabaseTime(url);
  const { services, close } = await buildQuietly(url);
  const caller = { address: "127.0.0.1", userAgent: null };
  const requestOf = (userId: string) => services.request(caller, { userId, token: "" });
  const measure = async ([name, read]: [string, Read], request: ServiceRequest): Promise<ReadTime> => {
    const times: number[] = [];
    for (let call = 0; call < WARM + CALLS; call += 1) {
      const spent = await time.measure(() => read(request));
      if (call >= WARM) times.push(spent);
    }
    const found = { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
    say(`${name}: ${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} ms`);
    return found;
  };
  try {
    const found: ReadTime[] = [];
    for (const [company, domain] of [
      ["popular company", POPULAR],
      ["company of a niche", "company20.com"],
      ["rare company", "company59000.com"],
    ] as const)
      for (const [viewer, userId] of Object.entries(await findViewers(url, domain)))
        for (const read of Object.entries(companyReads(`${company}, ${viewer}`, domain)))
          found.push(await measure(read, requestOf(userId)));
    for (const [name, user] of [
      ["heaviest user", HEAVIEST_USER],
      ["ordinary user", ORDINARY_USER],
    ] as const)
      for (const [read, verb] of Object.entries(OWN))
        found.push(await measure([`${name}: ${read}`, verb], requestOf(user)));
    for (const read of Object.entries(PUBLIC)) found.push(await measure(read, requestOf(ORDINARY_USER)));
    for (const [name, read] of Object.entries(ADMIN_READS))
      found.push({ ...(await measure([`admin: ${name}`, read], requestOf(ADMIN))), limitMs: ADMIN_LIMIT_MS });
    return found;
  } finally {
    await time.close();
    await close(0);
  }
}
