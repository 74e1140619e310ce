import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, answersOf, CLAUDE, FIVE, GPT, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { type ExportRequest, exportPdf, exportTable } from "./export-result.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { plan: "business" });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const CLAIM = { prompt: "", columns: [] };
const exportCsv = (request: TestUser["request"], wanted: ExportRequest) =>
  exportTable(request, { ...wanted, format: "csv" });
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function csv(claim: Partial<ExportRequest>, user = maya): Promise<string[]> {
  const { bytes } = await exportCsv(user.request, { ...CLAIM, ...claim });
  return textOf(bytes).trim().split("\r\n");
}

const pdf = (claim: Partial<ExportRequest>, user = maya) => exportPdf(user.request, { ...CLAIM, ...claim });

describe("the file", () => {
  it("is the aggregate as CSV, each model's place in a column", async () => {
    const lists = { [GPT]: ["acme.com", "bolt.com"], [CLAUDE]: ["acme.com"] };
    const searchId = await addSearch(services, maya, { prompt: "Best CRM", lists });
    const { fileName } = await exportCsv(maya.request, { ...CLAIM, searchId });
    expect(fileName).toMatch(/^standings-best-crm-.*\.csv$/);
    const [head, first, second, ...rest] = await csv({ searchId });
    for (const name of ["GPT 4.1", "Claude 3.5"]) expect(head).toContain(name);
    expect(first).toContain("acme.com");
    expect(second).toContain("bolt.com");
    expect(rest).toEqual([]);
    expect((await csv({ searchId, view: "by_model" })).join()).toContain("bolt.com");
  });

  it("is a PDF with a name of its kind", async () => {
    const lists = { [`${CLAUDE}_prompt1`]: ["core.com"], [`${CLAUDE}_prompt2`]: ["dune.com"] };
    const pair = await addSearch(services, maya, { kind: "comparison", prompt2: "Best CMS", lists });
    const ranking = await addSearch(services, maya, { prompt: "Best CRM" });
    const files = [await pdf({ searchId: ranking }), await pdf({ searchId: pair, view: "aggregated" })];
    for (const { bytes } of files) expect(textOf(bytes.slice(0, 5))).toBe("%PDF-");
    expect(files[0]?.fileName).toMatch(/^standings-best-crm-\d{8}-\d{6}\.pdf$/);
    expect(files[1]?.fileName).toMatch(/^standings-[a-z0-9-]+-best-cms-\d{8}-\d{6}\.pdf$/);
  });

  it("is found by the models that answered", async () => {
    await setFaults(services, { model: GPT, kind: "error", status: 403 });
    const { events } = await search(maya, { prompt: "Best CRM", models: [GPT, CLAUDE] });
    const [first] = answersOf(events)[0]?.results ?? [];
    const lines = await csv({ prompt: "Best CRM", columns: [CLAUDE] });
    expect(lines.join()).toContain(first?.domain);
  });

  it("hides what a censored search hides", async () => {
    const poor = await addUser(services);
    const { searchId } = await search(poor, { models: FIVE });
    const log = await services.db
      .selectFrom("run_events")
      .select("event")
      .where("run_id", "=", searchId)
      .execute();
    const lists = answersOf(log.map(({ event }) => event)).map(({ results }) => results);
    const visible = new Set(lists.flatMap((list) => list.slice(0, 5).map(({ domain }) => domain)));
    const last = lists.flatMap((list) => list.slice(5));
    const hidden = last.filter(({ domain }) => domain !== "" && !visible.has(domain));
    expect(hidden.length).toBeGreaterThan(3);
    for (const view of ["aggregated", "by_model"] as const) {
      const text = (await csv({ searchId, view }, poor)).join();
      for (const { domain } of hidden) expect(text.includes(domain), domain).toBe(false);
    }
  });
});

describe("who may export", () => {
  it("as PDF needs a plan or a running trial; as CSV neither", async () => {
    const ada = await addUser(services, { plan: "free_trial" });
    const searchId = await addSearch(services, ada);
    const setTrialEnd = (trial_ends_at: Date) =>
      services.db.updateTable("users").set({ trial_ends_at }).where("id", "=", ada.userId).execute();
    await setTrialEnd(new Date(Date.now() + 60_000));
    expect((await pdf({ searchId }, ada)).bytes.length).toBeGreaterThan(1_000);
    await setTrialEnd(new Date(0));
    await expect(pdf({ searchId }, ada)).rejects.toMatchObject({ code: "EXPORT_NOT_INCLUDED" });
    expect(await csv({ searchId }, ada)).toHaveLength(4);
  });

  it("is the search's owner alone while it is private, and whoever signed in once it is shared", async () => {
    const searchId = await addSearch(services, maya, { prompt: "Best CRM", isPrivate: true });
    const sharedId = await addSearch(services, maya, { prompt: "Best ERP" });
    const eve = await addUser(services, { plan: "business" });
    expect(await csv({ searchId: sharedId }, eve)).toEqual(await csv({ searchId: sharedId }));
    for (const claim of [{ searchId }, { prompt: "Best CRM", columns: [GPT] }, { searchId: "nonsense" }]) {
      for (const exported of [pdf, csv]) {
        await expect(exported(claim, eve)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
      }
    }
    for (const exported of [exportPdf, exportCsv]) {
      const guest = exported(services.guest, { ...CLAIM, searchId });
      await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    }
  });

  it("may export 120 times in ten minutes", async () => {
    const searchId = await addSearch(services, maya);
    const window = 600_000;
    await services.db
      .insertInto("rate_limits")
      .values({
        key: `export:user:${maya.userId}`,
        window_start: new Date(Math.floor(Date.now() / window) * window),
        count: 119,
      })
      .execute();
    expect(await csv({ searchId })).toHaveLength(4);
    await expect(csv({ searchId })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("a search with nothing on it", () => {
  it("says so", async () => {
    const searchId = await addSearch(services, maya, { lists: { [GPT]: [], [CLAUDE]: [] } });
    for (const exported of [pdf, csv]) {
      await expect(exported({ searchId })).rejects.toMatchObject({ code: "NO_RESULTS_TO_EXPORT" });
    }
  });
});
