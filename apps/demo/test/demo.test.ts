import { BUILT_IN_CATALOGUE } from "@standings/domain";
// @module-tag long
import { buildDependencies } from "@standings/server/build-dependencies";
import { buildServer } from "@standings/server/build-server";
import { readEnv } from "@standings/server/env";
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { demoMonth } from "../src/month.ts";
import { seedDemo } from "../src/seed-demo.ts";
import { DEMO_REPORTS, seedReports } from "../src/seed-reports.ts";

const quiet = { info() {}, warn() {}, error() {} };
const sandboxed = readEnv({ SANDBOX: "on" });
const real = readEnv({
  SANDBOX: "off",
  MODEL_GATEWAY_URL: "http://127.0.0.1:9/v1",
  MODEL_GATEWAY_KIND: "ollama",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "hello@standings.test",
  CONTACT_EMAIL: "support@standings.test",
  GOOGLE_CLIENT_ID: "x",
  GOOGLE_CLIENT_SECRET: "x",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
});

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
});

afterAll(() => database.drop());

/** What a visitor of a server with this environment is shown. */
async function trending(env: typeof real) {
  const { services, close } = await buildDependencies(env, database.url, quiet);
  const { corsOrigins, trustProxy, hosts, readsPerMinute } = env;
  const server = await buildServer({
    services,
    corsOrigins,
    trustProxy,
    hosts,
    readsPerMinute,
    logger: false,
  });
  const reply = await server.inject("/api/trending?limit=1000");
  const home = await server.inject("/trpc/trending.home");
  const reports = await Promise.all(
    DEMO_REPORTS.map((domain) => server.inject(`/api/blog/company-analysis/by-domain/${domain}`)),
  );
  const posts = await server.inject("/api/blog");
  const sitemap = await server.inject("/sitemap.xml");
  await server.close();
  await close(0);
  return {
    searches: reply.json().searches,
    strips: home.json().result.data,
    sitemap: sitemap.body,
    reports: reports.map((report) => report.json()),
    posts: posts.json().posts,
  };
}

describe("the demo month", () => {
  it("is never made when the models are real", async () => {
    expect(await seedDemo(real, database.url, quiet)).toBe(false);
    expect((await trending(sandboxed)).searches).toEqual([]);
  });

  it("fills every strip and sector of an empty database once, labelled and spread over a month", async () => {
    expect(await seedDemo(sandboxed, database.url, quiet)).toBe(true);
    expect(await seedDemo(sandboxed, database.url, quiet)).toBe(false);

    const { searches, strips } = await trending(sandboxed);
    expect(searches.every((search: { is_sandbox: boolean }) => search.is_sandbox)).toBe(true);
    const bySector = Map.groupBy(searches, (search: { sector: string }) => search.sector);
    expect(bySector.size).toBe(8);
    for (const [sector, found] of bySector) expect(found.length, sector).toBeGreaterThanOrEqual(10);
    expect(strips.isSandbox).toBe(true);
    expect(strips.companies.length).toBeGreaterThanOrEqual(20);
    expect(strips.prompts).toHaveLength(15);
    expect(strips.trending).toHaveLength(6);
    expect(strips.sources).toHaveLength(29);

    const { count } = await database.db
      .selectFrom("searches")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(demoMonth(BUILT_IN_CATALOGUE).length);
    const dates = await database.db.selectFrom("company_mentions").select("created_at").distinct().execute();
    const ages = dates.map(({ created_at }) => (Date.now() - created_at.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(25);
    expect(Math.max(...ages)).toBeLessThan(31);
  });

  it("has two reports by a demo user, with analyses of the sandbox", async () => {
    const isAdmin = database.db.selectFrom("users").select("role").where("role", "=", "admin");
    for (let start = 0; start < 2; start += 1) await seedReports(sandboxed, database.url, quiet);
    const { reports, posts } = await trending(sandboxed);
    expect(posts).toHaveLength(2);
    expect(posts.map((post: { domain: string }) => post.domain).sort()).toEqual(DEMO_REPORTS);
    expect(new Set(posts.map((post: { categories: string[] }) => post.categories[1])).size).toBe(2);
    for (const report of reports) {
      expect(report).toMatchObject({ is_sandbox: true, historicalData: expect.any(Array) });
      // Each question counts once for each model, however often it was asked.
      expect(report.totalMentions).toBeGreaterThan(20);
      expect(report.analysis).toMatchObject([
        { seo_analysis: { summary: expect.any(String) }, source_analysis: { summary: expect.any(String) } },
      ]);
    }
    expect(await isAdmin.execute()).toEqual([]);
  });

  it("is shown nowhere once the models are real", async () => {
    const { searches, strips, sitemap, reports, posts } = await trending(real);
    expect([searches, posts]).toEqual([[], []]);
    for (const report of reports) expect(report).toMatchObject({ analysis: [], totalMentions: 0 });
    expect(strips).toEqual({ companies: [], prompts: [], trending: [], sources: [], isSandbox: false });
    expect(sitemap).not.toContain("trending-company-ranking");
  });
});
