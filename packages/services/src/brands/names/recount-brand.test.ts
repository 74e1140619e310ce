import { inTransaction } from "@standings/database";
import { type BrandNames, type CompanyNamesWish, IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, countAfresh, visit, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { changeBrand } from "../change-brand.ts";
import { listBrandAlerts } from "../overview/get-details.ts";
import { getBrandOverview } from "../overview/get-overview.ts";
import { removeFiguresBefore } from "./figures-before.ts";
import { getBrandNames } from "./get-names.ts";
import { recountBrand, recountSlice } from "./recount-brand.ts";
import { retryRecount, saveNames } from "./save-names.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

type Maya = Awaited<ReturnType<typeof addUser>>;

/** Two weeks of visits by two models of a brand that nobody lists. */
async function visited() {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya, {
    name: "Quiet Desk",
    domain: "quiet-desk.com",
    aliases: [],
    models: [GPT, CLAUDE],
    natural: true,
    rounds: 1,
  });
  await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
  return { maya, brandId, system: services.services.systemRequest() };
}

/** Figures as they are stored, in one order. */
async function figuresOf(brandId: string) {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(services.db)).rows;
  return {
    prompts:
      await rows(sql`select visit_id, prompt_id, answers, naming, points, companies, missed, standing, searched, served
      from visit_prompts where brand_id = ${brandId} order by 1, 2`),
    figures: await rows(sql`select * from visit_figures where brand_id = ${brandId}
      order by visit_id, prompt_id, company`),
    mentions: await rows(sql`select * from visit_mentions where brand_id = ${brandId}
      order by visit_id, prompt_id, company`),
    totals: await rows(
      sql`select * from visit_totals where brand_id = ${brandId} order by visit_id, company`,
    ),
    sources: await rows(sql`select * from visit_sources where brand_id = ${brandId}
      order by visit_id, prompt_id, domain`),
    searches: await rows(sql`select * from visit_searches where brand_id = ${brandId}
      order by visit_id, prompt_id, model_id`),
    domains: await rows(sql`select visit_id, domain, answers, with_brand, missed from visit_domains
      where brand_id = ${brandId} order by visit_id, domain`),
  };
}

/** The companies of a brand; the brand has some other sites too. */
const withSites = ({ companies }: BrandNames, sites: readonly string[]): CompanyNamesWish[] =>
  companies.map((company) =>
    company.key === "" ? { ...company, sites: [...company.sites, ...sites] } : company,
  );

async function save({ request }: Maya, brandId: string, sites: readonly string[]): Promise<BrandNames> {
  const names = await getBrandNames(request, { brandId });
  return saveNames(request, { brandId, baseVersion: names.version, companies: withSites(names, sites) });
}

async function takeBack({ request }: Maya, brandId: string): Promise<BrandNames> {
  const names = await getBrandNames(request, { brandId });
  const companies = names.companies.map((company) => ({ ...company, sites: company.sites.slice(0, 1) }));
  return saveNames(request, { brandId, baseVersion: names.version, companies });
}

/** The job of a recount waits until somebody calls it. */
async function holdRecount(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'recount_brand')`.execute(
    services.db,
  );
}

const slice = (brandId: string) => inTransaction(services.db, (tx) => recountSlice(tx, brandId));

it("figures are told by the oldest rules that found the companies of a visit", async () => {
  const { maya, brandId } = await visited();
  const matcher = async () => (await getBrandNames(maya.request, { brandId })).counted.matcher;
  expect(await matcher()).toBe(IDENTITY_VERSION);
  await sql`update brand_visits set identity_version = 1 where id = (select id from brand_visits
    where brand_id = ${brandId} limit 1)`.execute(services.db);
  expect(await matcher()).toBe(1);
});

describe("a recount", () => {
  it("says what counting by the new names from the beginning says, on every screen and in a note", async () => {
    const { maya, brandId } = await visited();
    const before = await getBrandOverview(maya.request, { brandId, ...ALL });
    const other = await sharedDomain(brandId);
    const saved = await save(maya, brandId, [other]);
    expect(saved).toMatchObject({
      version: 2,
      counted: { version: 1 },
      recount: { done: 0, of: before.visits.reduce((sum, one) => sum + one.answers, 0) },
    });
    await services.runJobs();
    const recounted = await figuresOf(brandId);
    const after = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(after.companies[0]?.listed.value).toBeGreaterThan(before.companies[0]?.listed.value ?? 1);
    expect(after.namesBefore).toEqual({
      version: 1,
      line: before.companies[0]?.line.map((point) => point?.value ?? null),
    });
    // Also of a label, and where the market is asked no more.
    const labelled = { brandId, ...ALL, label: "Startups" };
    const { namesBefore } = await getBrandOverview(maya.request, labelled);
    expect(namesBefore).toMatchObject({ version: 1 });
    await changeBrand(maya.request, { brandId, markets: [{ country: "DE", language: "de" }] });
    const gone = await getBrandOverview(maya.request, { ...labelled, market: "none" });
    expect(gone.namesBefore).toEqual(namesBefore);
    await changeBrand(maya.request, { brandId, markets: [] });
    expect(after.notes).toEqual([expect.objectContaining({ kind: "names" })]);
    expect(after.notes[0]?.text).toMatch(`Names 2: + ${other}. The past was counted again: +`);
    expect(await listBrandAlerts(maya.request, { market: null, brandId })).toMatchObject({ alerts: [] });
    expect(await getBrandNames(maya.request, { brandId })).toMatchObject({
      counted: { version: 2 },
      recount: null,
    });
    await services.db
      .updateTable("figures_before")
      .set({ kept_at: sql<Date>`now() - interval '31 days'` })
      .execute();
    expect((await getBrandOverview(maya.request, { brandId, ...ALL })).namesBefore).toBeNull();
    await removeFiguresBefore(services.db);
    expect(await services.db.selectFrom("figures_before").selectAll().execute()).toEqual([]);
    await countAfresh(services, brandId);
    expect(await figuresOf(brandId)).toEqual(recounted);
  });

  it("gives the first figures when names are taken back", async () => {
    const { maya, brandId } = await visited();
    const first = await figuresOf(brandId);
    await save(maya, brandId, [await sharedDomain(brandId)]);
    await services.runJobs();
    expect(await figuresOf(brandId)).not.toEqual(first);
    const second = await getBrandOverview(maya.request, { brandId, ...ALL });
    await takeBack(maya, brandId);
    await services.runJobs();
    expect(await figuresOf(brandId)).toEqual(first);
    const third = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(third.namesBefore).toEqual({
      version: 2,
      line: second.companies[0]?.line.map((point) => point?.value ?? null),
    });
    await countAfresh(services, brandId);
    expect((await getBrandOverview(maya.request, { brandId, ...ALL })).namesBefore).toBeNull();
  });

  it("leaves figures as they were until it is whole, also when it is killed between slices, and goes on", async () => {
    const { maya, brandId, system } = await visited();
    const first = await figuresOf(brandId);
    await save(maya, brandId, [await sharedDomain(brandId)]);
    await holdRecount();
    expect(await slice(brandId)).toBe(true);
    expect(await figuresOf(brandId)).toEqual(first);
    const { counted, recount } = await getBrandNames(maya.request, { brandId });
    expect(counted.version).toBe(1);
    expect(recount?.done).toBe(recount?.of);
    const killed = inTransaction(services.db, async (tx) => {
      await recountSlice(tx, brandId);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await figuresOf(brandId)).toEqual(first);
    await recountBrand(system, { brandId });
    const recounted = await figuresOf(brandId);
    expect(recounted).not.toEqual(first);
    await countAfresh(services, brandId);
    expect(await figuresOf(brandId)).toEqual(recounted);
  });

  it("ends where newer names are wanted, whose figures are shown alone", async () => {
    const { maya, brandId, system } = await visited();
    const first = await figuresOf(brandId);
    await save(maya, brandId, [await sharedDomain(brandId)]);
    await holdRecount();
    await slice(brandId);
    await takeBack(maya, brandId);
    await holdRecount();
    await recountBrand(system, { brandId });
    expect(await figuresOf(brandId)).toEqual(first);
    expect(await getBrandNames(maya.request, { brandId })).toMatchObject({
      version: 3,
      counted: { version: 3 },
      recount: null,
    });
    expect((await getBrandOverview(maya.request, { brandId, ...ALL })).notes).toEqual([]);
  });

  it("counts a visit that ends meanwhile under the old names until it is whole, then under the new ones", async () => {
    const { maya, brandId, system } = await visited();
    await save(maya, brandId, [await sharedDomain(brandId)]);
    await holdRecount();
    await slice(brandId);
    await visit(services, maya, brandId);
    const old = await figuresOf(brandId);
    await countAfresh(services, brandId);
    expect(await figuresOf(brandId)).toEqual(old);
    await recountBrand(system, { brandId });
    const recounted = await figuresOf(brandId);
    expect(recounted).not.toEqual(old);
    await countAfresh(services, brandId);
    expect(await figuresOf(brandId)).toEqual(recounted);
  });

  it("is told to webhooks that ask for it, once", async () => {
    const { maya, brandId } = await visited();
    await sql`insert into webhooks (id, user_id, url, events, low_credits, secret)
      values (gen_random_uuid(), ${maya.userId}, 'https://example.com', '{brand.recounted}', 1, '')`.execute(
      services.db,
    );
    const told = services.db.selectFrom("webhook_deliveries").select(["event", "subject"]);
    await save(maya, brandId, [await sharedDomain(brandId)]);
    expect(await told.execute()).toEqual([]);
    await recountBrand(services.services.systemRequest(), { brandId });
    await recountBrand(services.services.systemRequest(), { brandId });
    const subject = { brandId, namesVersion: 2 };
    expect(await told.execute()).toEqual([{ event: "brand.recounted", subject }]);
  });

  it("that fails says so, and is done when it is asked for again", async () => {
    const { maya, brandId, system } = await visited();
    await save(maya, brandId, [await sharedDomain(brandId)]);
    await holdRecount();
    await sql`alter table brand_recounts add constraint broken check (brand_id <> ${sql.lit(brandId)}) not valid`.execute(
      services.db,
    );
    await expect(recountBrand(system, { brandId })).rejects.toThrow("broken");
    await sql`alter table brand_recounts drop constraint broken`.execute(services.db);
    expect(await getBrandNames(maya.request, { brandId })).toMatchObject({
      counted: { version: 1 },
      recount: { hasFailed: true },
    });
    expect((await retryRecount(maya.request, { brandId })).recount?.hasFailed).toBe(false);
    await services.runJobs();
    expect(await getBrandNames(maya.request, { brandId })).toMatchObject({
      counted: { version: 2 },
      recount: null,
    });
  });
});

/** A domain of somebody whom no one watches, listed where the brand is not. */
async function sharedDomain(brandId: string): Promise<string> {
  const { rows } = await sql<{ domain: string }>`
    select entry ->> 'domain' as domain from visit_prompts
      cross join json_array_elements(standing) as entry
    where brand_id = ${brandId} and entry ->> 'domain' not in ('', 'salesforce.com', 'pipedrive.com')
    group by 1 order by count(*) desc, sum((entry ->> 'points')::float8) desc, 1 limit 1
  `.execute(services.db);
  return rows[0]?.domain ?? "";
}
