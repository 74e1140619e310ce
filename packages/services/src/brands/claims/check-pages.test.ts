import {
  asModelId,
  competitorKey,
  MAX_PAGES_A_JOB,
  MAX_PAGES_A_WEEK,
  type Market,
  marketCode,
} from "@standings/domain";
import type { CitedPageReading } from "@standings/integrations";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queuedJobs } from "../../../test/accounts.ts";
import { addBrand, visit } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { noteReads } from "../../../test/made-sites.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { exportBrandClaims } from "../../reports/export-brand-claims.ts";
import { addFact } from "./change-facts.ts";
import { checkPages } from "./check-pages.ts";
import { getClaimPages } from "./get-claim-pages.ts";
import { getClaims } from "./get-claims.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: FIVE[2], deadlineMs: 30_000 } });
});
afterAll(() => services.close());

it("from a visit to the page: whether it says the error, or what is right, or can't be read", async () => {
  const maya = await addUser(services, { credits: 100 });
  const prompts = [{ prompt: "Best CRM for startups", label: null }];
  const brandId = await addBrand(maya, { models: [asModelId("x-ai/grok-3-mini")], prompts });
  await visit(services, maya, brandId);
  const fact = {
    ...{ company: "", subject: "Professional", market: null, from: null, to: null },
    attribute: "price",
    value: { kind: "money", amount: 100, currency: "USD", period: "month", unit: "seat" },
  } as const;
  await addFact(maya.request, { brandId, fact });
  const wrong = async () => {
    const { claims } = await getClaims(maya.request, { brandId });
    const claim = claims.find(({ verdict }) => verdict === "false");
    if (!claim) throw new Error("No model says a wrong price");
    return getClaimPages(maya.request, { brandId, claimId: claim.id });
  };
  expect(new Set((await wrong()).map(({ relation }) => relation))).toEqual(new Set(["waiting"]));

  await services.runJobs();
  const pages = await wrong();
  // What the sandbox's pages say: `data/sites/cited.csv`.
  const of = (start: string) => pages.find(({ url }) => url.startsWith(`https://${start}`));
  const passage = "hubspot.com asks $20 per seat a month for Professional.";
  expect(of("www.gartner.com/")).toMatchObject({ relation: "beside", passage });
  expect(of("www.pcmag.com/")).toMatchObject({ relation: "says", passage });
  expect(of("zapier.com/")).toMatchObject({ relation: "not_found", passage: null, unread: null });
  expect(of("en.wikipedia.org/")).toMatchObject({
    relation: "unread",
    unread: expect.stringContaining("its robots.txt does not let StandingsBot in"),
  });
  expect(pages.map(({ relation }) => relation).slice(0, 3)).toEqual(["beside", "says", "not_found"]);
  const { bytes } = await exportBrandClaims(maya.request, { brandId, what: "statements", format: "csv" });
  expect(new TextDecoder().decode(bytes)).toContain(`"cited beside it, and says it",${passage},`);
});

const GERMANY: Market = { country: "DE", language: "de" };
const WEEK_MS = 7 * 86_400_000;
const LARGE = "It costs $90 a month.";

interface WrongIn {
  readonly german: readonly string[];
  readonly other: readonly string[];
  /** What is read at addresses; elsewhere what their names say. */
  readonly reads?: Readonly<Record<string, CitedPageReading>>;
}

const whole = (text: string): CitedPageReading => ({ text, unread: null });

/** A brand of which answers in two markets say something wrong, and a reader that notes what it is asked for. */
async function wrongIn({ german, other, reads = {} }: WrongIn) {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [GERMANY] });
  const claim = { text: "$90", attribute: "price", value: "$90 a month" } as const;
  const claimId = await addMadeClaim(services, brandId, { ...claim, verdict: "false" });
  for (const [market, cited] of [
    [marketCode(GERMANY), german],
    [null, other],
  ] as const) {
    const made = await addMadeVisit(services, brandId, { market });
    await addMadeAnswer(services, made, { round: 1, says: [{ claimId, sentence: LARGE }], cited });
  }
  const { job, jobs: check } = noteReads(
    services,
    (note) => ({
      page: async (url) => {
        note(url);
        return reads[url] ?? whole(url.includes("says") ? "HubSpot asks $90 a month." : "HubSpot is a CRM.");
      },
    }),
    (request) => checkPages(request, { brandId }),
  );
  const relations = async (market: string | null) =>
    (await getClaimPages(maya.request, { brandId, claimId, market })).map(({ url, relation }) => [
      url,
      relation,
    ]);
  return { maya, brandId, claimId, job, check, relations };
}

it("a page is looked at once a week, and pages of one market are not those of another", async () => {
  const [says, silent] = ["https://says.com/a", "https://silent.com/b"];
  const { check, relations } = await wrongIn({ german: [silent], other: [says, silent] });
  expect(await check()).toEqual([says, silent]);
  expect(await check()).toEqual([]);
  expect(await relations("DE/de")).toEqual([[silent, "not_found"]]);
  expect(await relations("none")).toEqual([
    [says, "says"],
    [silent, "not_found"],
  ]);
  // The next visit ends an hour earlier in its week.
  await services.after(WEEK_MS - 3_600_000, async () => expect(await check()).toEqual([says, silent]));
});

it("a job looks at four pages and adds the next in the queue of pages, until none is left", async () => {
  const urls = Array.from({ length: MAX_PAGES_A_JOB + 1 }, (_, at) => `https://page${at}.com/`);
  const { brandId, job } = await wrongIn({ german: urls, other: [] });
  const added = async () => {
    const jobs = await queuedJobs(services);
    return jobs.filter(({ payload }) => JSON.stringify(payload).includes(brandId)).map(({ name }) => name);
  };
  const first = await job();
  expect(first).toHaveLength(MAX_PAGES_A_JOB);
  expect(await added()).toEqual(["check_pages"]);
  const { rows: queues } = await sql`
    select queue_name from graphile_worker.jobs where task_identifier = 'check_pages'
  `.execute(services.db);
  expect(queues).toEqual([{ queue_name: "pages" }]);
  await services.db
    .deleteFrom("claim_pages")
    .where("url", "=", first[0] ?? "")
    .execute();
  expect(await job()).toEqual([first[0], ...urls.filter((url) => !first.includes(url))].toSorted());
  expect(await job()).toEqual([]);
  await services.runJobs();
  expect(await added()).toEqual([]);
});

it("pages of a company that the brand does not watch any more are not looked at", async () => {
  const { brandId, check } = await wrongIn({ german: [], other: ["https://says.com/a"] });
  const company = competitorKey({ name: "Gone", domain: "gone.com" });
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", company });
  const made = await addMadeVisit(services, brandId);
  await addMadeAnswer(services, made, { round: 1, says: [{ claimId }], cited: ["https://gone-says.com/"] });
  expect(await check()).toEqual(["https://says.com/a"]);
});

it("a page of which a part was read says what stands there, and else could not be read", async () => {
  const cut = { reason: "cut", value: null } as const;
  const { claimId, check, relations } = await wrongIn({
    german: [],
    other: ["https://a.com/", "https://b.com/"],
    reads: {
      "https://a.com/": { text: "HubSpot asks $90 a month.", unread: cut },
      "https://b.com/": { text: "HubSpot is a CRM.", unread: cut },
    },
  });
  await check();
  expect(await relations("none")).toEqual([
    ["https://a.com/", "says"],
    ["https://b.com/", "unread"],
  ]);
  const unread = await services.db
    .selectFrom("claim_pages")
    .select("unread")
    .where("claim_id", "=", claimId)
    .orderBy("url")
    .execute();
  expect(unread).toEqual([{ unread: null }, { unread: "only a part of it could be read" }]);
});

it("a page that says what the brand's fact says, too, is not said to say the error", async () => {
  const { maya, brandId, check, relations } = await wrongIn({
    german: [],
    other: ["https://both.com/", "https://says.com/"],
    reads: { "https://both.com/": whole("HubSpot asked $90 a month. Now HubSpot asks $100 a month.") },
  });
  const value = { kind: "money", amount: 100, currency: "USD", period: "month", unit: null } as const;
  const fact = {
    company: "",
    subject: "",
    market: null,
    from: null,
    to: null,
    attribute: "price",
    value,
  } as const;
  await addFact(maya.request, { brandId, fact });
  await check();
  expect(await relations("none")).toEqual([
    ["https://says.com/", "says"],
    ["https://both.com/", "not_found"],
  ]);
});

it("of a market's claim a page says what is true by the market's own fact, not by that of all markets", async () => {
  const [all, own] = ["https://all.com/", "https://own.com/"];
  const { maya, brandId, claimId, check, relations } = await wrongIn({
    german: [all, own],
    other: [],
    reads: {
      [all]: whole("HubSpot asked $90 a month. Now HubSpot asks $100 a month."),
      [own]: whole("HubSpot asked $90 a month. Now HubSpot asks $120 a month."),
    },
  });
  await sql`update claims set market = ${marketCode(GERMANY)} where id = ${claimId}`.execute(services.db);
  for (const [amount, market] of [
    [100, null],
    [120, GERMANY],
  ] as const) {
    const value = { kind: "money", amount, currency: "USD", period: "month", unit: null } as const;
    const of = { company: "", subject: "", from: null, to: null, attribute: "price" } as const;
    await addFact(maya.request, { brandId, fact: { ...of, market, value } });
  }
  await check();
  expect(await relations("DE/de")).toEqual([
    [all, "says"],
    [own, "not_found"],
  ]);
});

it("words count where the quote has them", async () => {
  const sentence = "Made for large firms alone, says everyone who has tried it for a week or two.";
  const { brandId, maya, check } = await wrongIn({
    german: [],
    other: [],
    reads: {
      "https://quote.com/": whole(`HubSpot: ${sentence}`),
      "https://around.com/": whole("HubSpot, says everyone who has tried it for a week or two."),
    },
  });
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", attribute: "audience" });
  const made = await addMadeVisit(services, brandId);
  const cited = ["https://around.com/", "https://quote.com/"];
  await addMadeAnswer(services, made, { round: 1, says: [{ claimId, sentence }], cited });
  await services.db
    .updateTable("statements")
    .set({ quote_length: "Made for large firms alone".length })
    .where("claim_id", "=", claimId)
    .execute();
  await check();
  const pages = await getClaimPages(maya.request, { brandId, claimId, market: "none" });
  expect(pages.map(({ url, relation }) => [url, relation])).toEqual([
    ["https://quote.com/", "says"],
    ["https://around.com/", "not_found"],
  ]);
});

it("no more than twenty pages are looked at in a week, those first that were not looked at before", async () => {
  const urls = Array.from({ length: MAX_PAGES_A_WEEK + 3 }, (_, at) => `https://site${at + 10}.com/`);
  const { check } = await wrongIn({ german: urls, other: [] });
  const first = await check();
  expect(first).toHaveLength(MAX_PAGES_A_WEEK);
  expect(await check()).toEqual([]);
  await services.after(WEEK_MS, async () => {
    const next = await check();
    expect(next).toHaveLength(MAX_PAGES_A_WEEK);
    expect(next.filter((url) => !first.includes(url))).toHaveLength(3);
  });
});

it("pages go with the answers that cite them, and are nobody else's to see", async () => {
  const { maya, brandId, claimId, check } = await wrongIn({
    german: ["https://says.com/a"],
    other: ["https://b.com/"],
  });
  await check();
  const stored = async () => {
    const rows = await services.db
      .selectFrom("claim_pages")
      .select("url")
      .where("claim_id", "=", claimId)
      .execute();
    return rows.map(({ url }) => url).toSorted();
  };
  expect(await stored()).toEqual(["https://b.com/", "https://says.com/a"]);
  const german = services.db.selectFrom("brand_visits").select("id").where("market", "=", "DE/de");
  await services.db.deleteFrom("claim_readings").where("visit_id", "in", german).execute();
  await check();
  expect(await stored()).toEqual(["https://b.com/"]);
  const ada = await addUser(services);
  await expect(getClaimPages(ada.request, { brandId, claimId })).rejects.toMatchObject({
    code: "BRAND_NOT_FOUND",
  });
  for (const other of ["none", crypto.randomUUID()])
    await expect(getClaimPages(maya.request, { brandId, claimId: other })).rejects.toMatchObject({
      code: "CLAIM_NOT_FOUND",
    });
});
