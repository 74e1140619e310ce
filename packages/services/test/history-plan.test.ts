// @module-tag long
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { createTestDatabase, eventually, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { ServiceContext } from "../src/context.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { findRecent } from "../src/searches/find-recent.ts";
import { findResult } from "../src/searches/find-result.ts";
import { listHistory, listSearchRecords } from "../src/searches/list-history.ts";
import { deleteTopic } from "../src/topics/change-topic.ts";
import { GPT } from "./searches.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const MAYA = "01900000-0000-7000-8000-0000000000aa";
/** A third of all searches is one user's, who asks 500 questions again and again. */
const HERS = 6_000;
const OTHERS = 12_000;

let database: TestDatabase;
let watched: WatchedDatabase;
let maya: ServiceRequest;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  watched = watchDatabase(database.url);
  const { db } = watched;
  const services = openServices({
    db,
    patientDb: db,
    settings: {},
    catalogue: { now: () => BUILT_IN_CATALOGUE },
  } as ServiceContext);
  maya = services.request({ address: "", userAgent: null }, { userId: MAYA, token: "" });
  await sql`insert into users (id, email, name) values (${MAYA}, 'maya@example.com', 'Maya')`.execute(db);
  await sql`with own as (
    insert into brands (id, user_id, name, domain, models, web_search, rhythm, day, hour, time_zone, rounds)
    values (gen_random_uuid(), ${MAYA}, 'A', 'a.com', '{}', true, 'manual', 1, 0, 'UTC', 1) returning id
  ) update users set company_brand_id = own.id from own where users.id = ${MAYA}`.execute(db);
  await sql`insert into users (id, email, name) select gen_random_uuid(), n || '@example.com', 'Ben' from generate_series(1, 500) n`.execute(
    db,
  );
  // Its transactions would keep the vacuum below from telling the indexes what everybody sees.
  await sql`alter table searches set (autovacuum_enabled = false);
    alter table runs set (autovacuum_enabled = false);
    alter table search_counts set (autovacuum_enabled = false)`.execute(db);
  await fill(0, HERS, sql`${MAYA}::uuid`);
  await fill(HERS, OTHERS, sql`(array(select id from users where id <> ${MAYA}))[1 + n % 500]`);
  await eventually(async () => {
    await sql`vacuum analyze searches, runs, search_counts`.execute(db);
    const { rows } = await sql<{ part: number }>`
      select relallvisible::float / relpages as part from pg_class where oid = 'searches'::regclass`.execute(
      db,
    );
    return rows[0]?.part === 1;
  }, "the vacuum has seen every page");
});
afterAll(async () => {
  await watched.close();
  await database.drop();
});

async function fill(from: number, count: number, owner: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with listed as materialized (
      select gen_random_uuid() as id, ${owner} as user_id, now() - interval '1 minute' * (n * 7919 % 50000) as at,
        case n % 20 when 0 then 'expert' when 1 then 'comparison' else 'company' end as kind,
        'best ' || (array['crm', 'banks', '教育', 'shoes'])[1 + n % 4] || ' no ' || n % 500
          || case when n % 50 = 7 then ' for zebras' else '' end as prompt
      from generate_series(${from + 1}::integer, ${from + count}::integer) n
    ), begun as (
      insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, created_at)
      select id, user_id, kind, id::text, jsonb_build_object('prompt', upper(left(prompt, 1)) || substr(prompt, 2),
        'prompt2', null, 'market', null, 'columns', jsonb_build_array(${GPT}::text), 'webSearch', true), true, false, 'completed', 1, at
      from listed
    )
    insert into searches (id, user_id, kind, prompt, prompt_key, prompt2_key, sector, columns, web_search, is_private,
      is_sandbox, was_censored, top, results, model_results, created_at)
    select id, user_id, kind, prompt, prompt, case kind when 'comparison' then prompt end, 'Energy', array[${GPT}], true,
      true, false, false, json_build_array(json_build_object('name', repeat(md5(id::text), 30), 'domain', '')), '[]', '[]', at from listed
  `.execute(watched.db);
}

/** What the database did for a verb: the rows that it read of the large tables, and sorted at most. */
async function workOf(verb: () => Promise<unknown>) {
  const work = { read: 0, sorted: 0, scanned: new Set<string>() };
  for (const { type, table, rows } of await watched.stepsOf(verb)) {
    if (["searches", "runs"].includes(table)) work.read += rows;
    if (type === "Seq Scan" && rows > 0) work.scanned.add(table);
    if (type.includes("Sort")) work.sorted = Math.max(work.sorted, rows);
  }
  return work;
}

const PAGE = { page: 1, limit: 50, sort: "-createdAt" } as const;

describe(`the history of ${HERS} searches`, () => {
  // A page has 50 searches, each with the runs of the same question.
  it.each([
    ["newest first", {}, 1_000],
    ["oldest first", { sort: "createdAt" }, 1_000],
    ["by prompt", { sort: "prompt" }, 1_000],
    ["by prompt, backwards", { sort: "-prompt" }, 1_000],
    ["of one kind", { kind: "company" }, 1_000],
    ["with a text that many hold", { text: "banks" }, 2_000],
    ["with a text that many hold, by prompt", { text: "best", sort: "prompt" }, 2_000],
    ["with a text that few hold", { text: "crm no 372" }, 3 * HERS],
    ["with words that no prompt holds", { text: "no such thing" }, 3 * HERS],
    ["with a text in another script", { text: "教育 no 94" }, 3 * HERS],
    ["with two letters", { text: "教育" }, 2_000],
  ] as const)("is read by its indexes %s, a page at a time", async (_name, page, most) => {
    const first = await listHistory(maya, { ...PAGE, ...page });
    for (const cursor of [undefined, first.next ?? undefined]) {
      const { read, sorted, scanned } = await workOf(() => listHistory(maya, { ...PAGE, ...page, cursor }));
      expect([...scanned].filter((table) => ["searches", "runs", "mentions"].includes(table))).toEqual([]);
      expect(read).toBeLessThan(most);
      expect(sorted).toBeLessThanOrEqual(1_000);
    }
  });

  it("reads a late page by its number from the index alone, without a sort", async () => {
    const { sorted, scanned } = await workOf(() => listSearchRecords(maya, { ...PAGE, page: 100 }));
    expect(sorted).toBeLessThanOrEqual(50);
    expect(scanned).not.toContain("searches");
  });

  it("is counted without reading it, and with a text as far as it was read", async () => {
    const { total, isLowerBound } = await listHistory(maya, PAGE);
    expect([total, isLowerBound]).toEqual([HERS, false]);
    const many = await listHistory(maya, { ...PAGE, text: "banks" });
    expect(many.isLowerBound).toBe(true);
    expect(many.total).toBeGreaterThan(100);
    const few = await listHistory(maya, { ...PAGE, text: "for zebras" });
    expect([few.total, few.isLowerBound]).toEqual([HERS / 50, false]);
    const records = await listSearchRecords(maya, { ...PAGE, text: "banks" });
    expect(records.total).toBe(HERS / 4);
  });

  it.each(["banks", "for zebras", "教育 no 94", "z", "b"])(
    "finds the same by %j page after page",
    async (text) => {
      const matching = sql<{ id: string }>`select id from searches where user_id = ${MAYA}
      and (prompt_key like ${`%${text}%`} or prompt2_key like ${`%${text}%`}) order by created_at desc, id desc limit 200`;
      const ids: string[] = [];
      let cursor: string | null | undefined;
      for (let page = 0; page < 4 && cursor !== null; page += 1) {
        const { searches, next } = await listHistory(maya, { ...PAGE, text, cursor });
        ids.push(...searches.map(({ id }) => id));
        cursor = next;
      }
      expect(ids).toEqual((await matching.execute(database.db)).rows.map(({ id }) => id));
    },
  );
});

describe("one question among them", () => {
  it("is claimed by reading its newest runs", async () => {
    const claim = { prompt: "best crm no 0", columns: [GPT] };
    const { read, scanned } = await workOf(() => findResult(maya, claim));
    expect(read).toBeLessThan(50);
    expect(scanned).not.toContain("runs");
  });

  it("is found asked lately by its prompt", async () => {
    const question = { kind: "company", prompt: "best shoes no 3", models: [GPT], webSearch: true } as const;
    const { read, scanned } = await workOf(() => findRecent(maya, question));
    expect(read).toBeLessThan(50);
    expect([...scanned]).toEqual([]);
  });
});

it("a topic is deleted without a look at the runs of others", async () => {
  const topicId = "01900000-0000-7000-8000-0000000000ab";
  const { db } = watched;
  await sql`insert into topics (id, user_id, name) values (${topicId}, ${MAYA}, 'CRM')`.execute(db);
  await sql`with made as (
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost)
    values (gen_random_uuid(), ${MAYA}, 'wordings', 'words', '{}', true, false, 'completed', 1) returning id
  ) insert into wording_sets (run_id, topic_id) select id, ${topicId} from made`.execute(db);
  const { scanned } = await workOf(() => deleteTopic(maya, { topicId }));
  expect([...scanned]).not.toContain("runs");
  const left = await db.selectFrom("runs").select("id").where("client_run_id", "=", "words").execute();
  expect(left).toEqual([]);
});
