// @module-tag long
import { FIELD_QUESTIONS } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCompanyReport } from "../src/blog/get-company-report.ts";
import { publishReport } from "../src/blog/publish-report.ts";
import { aggregateSources } from "../src/company/aggregate-sources.ts";
import { recount } from "../src/company/counts/recount.ts";
import { getCompany } from "../src/company/get-company.ts";
import { getCompetition } from "../src/company/get-competition.ts";
import { listCompanyPrompts } from "../src/company/list-company-prompts.ts";
import { listCompanyQuestions } from "../src/company/list-company-questions.ts";
import { listCompanyWeeks } from "../src/company/list-company-weeks.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { addAnalysis, factOf } from "./reports.ts";
import { startServices, type TestServices } from "./test-services.ts";
import { addUser } from "./users.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const SEARCHES = 8_000;
const DOMAIN = "popular.com";
/** Rows that a read may touch: the newest 1,000 of what is public, figures by week and model, the first of a list. */
const MOST_ROWS = 2_500;

/** A table of so few rows is cheaper to read whole, for each of 50 competitors too: a month of mentions. */
const FEW_ROWS = 2_500;

let services: TestServices;
let request: ServiceRequest;
let watched: WatchedDatabase;
/** Tables that are not read whole. */
let large: ReadonlySet<string>;
beforeAll(async () => {
  services = await startServices();
  const { userId } = await addUser(services);
  await fill(userId);
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples > ${FEW_ROWS}
      and relname ~ '^(company|counted|searches)'
  `.execute(services.db);
  large = new Set(rows.map(({ relname }) => relname));
  const admin = await addUser(services, { role: "admin" });
  await addAnalysis(services, admin, { domain: DOMAIN, facts: [factOf(1, "“Best 7”: #2")] });
  await publishReport(admin.request, { domain: DOMAIN, title: "Popular", excerpt: "", markdown: "Text" });
  watched = watchDatabase(services.url);
  const { db } = watched;
  const stranger = await addUser(services, { credits: 1 });
  request = openServices({ ...services.context, db, heavyReads: db }).request(
    { address: "192.0.2.1", userAgent: null },
    stranger.viewer,
  );
});
afterAll(async () => {
  await watched.close();
  await services.close();
});

/** A company that every search of a year lists, beside one of 50 others and one of 3,000 rare ones. */
async function fill(userId: string): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(services.db);
  const id = sql`('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  // One time for all statements: rows of a search are found by it.
  const at = sql`${new Date()}::timestamptz - make_interval(mins => (${SEARCHES} - n)::integer * 65)`;
  for (const table of ["company_mentions", "search_sources"])
    await run(
      sql`select create_month_partitions(${table}, (now() - interval '366 days')::date, now()::date)`,
    );
  await run(sql`alter table searches disable trigger all`);
  await run(sql`
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox, was_censored,
      top, results, model_results, created_at)
    select ${id}, ${userId}, 'company', 'Best ' || n % 3000, 'best ' || n % 3000, '{a,b,c,d,e}', true, false, false, false,
      '[]', '[]', '[]', ${at} from generate_series(1, ${SEARCHES}::integer) n`);
  await run(sql`
    insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, aggregated_rank, is_public,
      is_sandbox, domain, company_name, ranks)
    select ${id}, ${at}, ${userId}, n % 3000, 1, 1 + k, true, false,
      case k when 0 then ${DOMAIN} when 1 then 'other' || n % 50 || '.com' else 'rare' || n % 3000 || '.com' end, 'Name',
      case k when 0 then array[1, 0, 2, 3, 0] else array[1 + k, 1, 2, 3, 0] end
    from generate_series(1, ${SEARCHES}::integer) n, generate_series(0, 2) k`);
  await run(sql`
    insert into search_sources (search_id, created_at, answered, domains, cited_by)
    select ${id}, ${at}, 31, array['g2.com', 'source' || n % (1 + n % 4000) || '.com'], '{3,2}'
    from generate_series(1, ${SEARCHES}::integer) n`);
  await recount(services.services.systemRequest());
  await run(sql`vacuum analyze`);
}

const page = { domain: DOMAIN, page: 1, limit: 20 } as const;

/** A company that three searches list. */
const RARE = "rare7.com";
/**
 * A field: the newest mentions of the company, what its searches list, those of up to 40 candidates for peers and of ten
 * peers, then for each of 300 questions its searches with what they list and cite.
 */
const FIELD_ROWS = 60_000;

describe(`the page of a company that ${SEARCHES} searches list`, () => {
  it.each<[name: string, read: () => Promise<unknown>, most?: number]>([
    ["its figures", () => getCompany(request, { domain: DOMAIN }), FIELD_ROWS],
    ["its weeks", () => listCompanyWeeks(request, { domain: DOMAIN, weeks: 52 }), FIELD_ROWS],
    ["its newest questions", () => listCompanyQuestions(request, { ...page, sort: "newest" }), FIELD_ROWS],
    ["its oldest questions", () => listCompanyQuestions(request, { ...page, sort: "oldest" }), FIELD_ROWS],
    ["its best ranks", () => listCompanyQuestions(request, { ...page, sort: "rank" }), FIELD_ROWS],
    [
      "what is asked most",
      () => listCompanyQuestions(request, { ...page, sort: "asked", days: 90 }),
      FIELD_ROWS,
    ],
    ["what was asked before", () => listCompanyPrompts(request, { domain: DOMAIN, limit: 1_000 })],
    ["its aggregated sources", () => aggregateSources(request, { domain: DOMAIN }), FIELD_ROWS],
    ["its report", () => getCompanyReport(request, DOMAIN), FIELD_ROWS],
    ["its competition", () => getCompetition(request, { domain: DOMAIN }), FIELD_ROWS],
    ["a rare company's competition", () => getCompetition(request, { domain: RARE }), FIELD_ROWS],
  ])("reads %s by indexes, and a bounded part of what was saved", async (_name, read, most = MOST_ROWS) => {
    const scans = (await watched.stepsOf(read)).filter(({ table }) => table !== "");
    const whole = scans.filter(({ type }) => type === "Seq Scan").map(({ table }) => table);
    expect(whole.filter((table) => large.has(table))).toEqual([]);
    expect(scans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(most);
  });

  it("counts the competitors of its field for its report, with the analyses of who published it", async () => {
    const { totalCompetitors, analysis } = await getCompanyReport(request, DOMAIN);
    expect([totalCompetitors, analysis[0]?.seo?.facts.length]).toEqual([50 + FIELD_QUESTIONS, 1]);
  });

  it("reads its field from the newest questions alone", async () => {
    const { questions, isPartial, company } = await getCompetition(request, { domain: DOMAIN });
    expect({ questions, isPartial }).toEqual({ questions: FIELD_QUESTIONS, isPartial: true });
    expect(company).toMatchObject({ listings: 3 * FIELD_QUESTIONS });
  });
});
