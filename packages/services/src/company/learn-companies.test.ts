import { BUILT_IN_CATALOGUE, type SearchKind } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Account, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { retryModel } from "../searches/retry-model.ts";
import { startSearch } from "../searches/start-search.ts";
import { recount } from "./counts/recount.ts";

let services: TestServices;
let maya: Account;
beforeAll(async () => {
  services = await startServices({ modelsAreSandbox: false });
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.db.deleteFrom("companies").execute();
  await services.db.deleteFrom("company_spellings").execute();
  maya = await signUp(services);
});

const [FIRST = ""] = BUILT_IN_CATALOGUE.defaultIds;

/** Searches and waits until the run has ended; gives its id. */
async function search({ kind = "company", isPrivate = false }: SearchOptions = {}): Promise<string> {
  const { searchId } = await startSearch(maya.request, {
    kind,
    isPrivate,
    clientRunId: crypto.randomUUID(),
    prompt: "best CRM for startups",
    models: BUILT_IN_CATALOGUE.defaultIds,
    webSearch: true,
  });
  await untilEnded(searchId);
  return searchId;
}

interface SearchOptions {
  readonly kind?: SearchKind;
  readonly isPrivate?: boolean;
}

async function untilEnded(searchId: string): Promise<void> {
  const runs = services.db.selectFrom("runs").select("status").where("id", "=", searchId);
  const hasEnded = async () => expect((await runs.executeTakeFirstOrThrow()).status).toBe("completed");
  await vi.waitFor(hasEnded, { timeout: 60_000, interval: 25 });
}

/** What the directory should hold: per domain, in how many answers it is listed and under which name most. */
async function listed(searchIds: readonly string[]) {
  const searches = services.db.selectFrom("searches").select("model_results").where("id", "in", searchIds);
  const models = (await searches.execute()).flatMap((row) => row.model_results ?? []);
  const rows = models.flatMap(({ results }) => results).filter(({ domain }) => domain !== "");
  return [...Map.groupBy(rows, ({ domain }) => domain)]
    .map(([domain, mentions]) => {
      const spellings = [...Map.groupBy(mentions, ({ name }) => name)];
      const most = Math.max(...spellings.map(([, same]) => same.length));
      const [name] = spellings.flatMap(([text, same]) => (same.length === most ? [text] : [])).sort();
      return { domain, name, seen: mentions.length };
    })
    .sort(byDomain);
}

async function directory() {
  const companies = services.db.selectFrom("companies").select(["domain", "name", "seen"]);
  return (await companies.execute()).sort(byDomain);
}

function byDomain(a: { readonly domain: string | null }, b: { readonly domain: string | null }): number {
  return (a.domain ?? "") < (b.domain ?? "") ? -1 : 1;
}

async function setFaults(faults: readonly object[]): Promise<void> {
  await fetch(`${services.sandbox.url}/models/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  });
}

describe("a shared search", () => {
  it("teaches every company, its count and its usual spelling, once it is counted", async () => {
    const ids = [await search(), await search(), await search({ isPrivate: true })];
    expect(await directory()).toEqual([]);
    await services.runJobs();
    const known = await directory();
    expect(known.length).toBeGreaterThan(10);
    expect(known).toEqual(await listed(ids.slice(0, 2)));
    await services.runJobs();
    expect(await directory()).toEqual(known);
  });

  it("teaches also when everything is counted anew before its turn", async () => {
    const id = await search();
    await recount(services.services.systemRequest());
    expect(await directory()).toEqual(await listed([id]));
  });

  it("teaches each answer once, that of a model asked again beside the others", async () => {
    await setFaults([{ model: FIRST, kind: "error", status: 403 }]);
    const id = await search();
    await services.runJobs();
    const before = await directory();
    expect(before).toEqual(await listed([id]));

    await setFaults([]);
    const { columns } = await services.db
      .selectFrom("searches")
      .select("columns")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const [columnId] = columns;
    if (columnId) await retryModel(maya.request, { searchId: id, columnId });
    await untilEnded(id);
    await services.runJobs();
    const after = await directory();
    expect(after).toEqual(await listed([id]));
    expect(after).not.toEqual(before);
  });

  it("keeps the catalogue's name, and makes a company of the sandbox known to all", async () => {
    const common = { name: "Kept", name_key: "kept" };
    await services.db
      .insertInto("companies")
      .values([
        { ...common, domain: "hubspot.com", source: "catalogue", is_sandbox: false },
        { ...common, domain: "zoho.com", source: "suggest", is_sandbox: true },
      ])
      .execute();
    await search();
    await services.runJobs();
    const companies = services.db.selectFrom("companies").select(["name", "source", "is_sandbox"]);
    const known = companies.where("domain", "in", ["hubspot.com", "zoho.com"]).orderBy("domain");
    expect(await known.execute()).toEqual([
      { name: "Kept", source: "catalogue", is_sandbox: false },
      { name: expect.stringMatching(/^Zoho/), source: "search", is_sandbox: false },
    ]);
  });
});

describe("nothing is taught", () => {
  it.each([
    ["a private search", { isPrivate: true }],
    ["experts", { kind: "expert" }],
  ] as const)("by %s", async (_name, options) => {
    await search(options);
    await services.runJobs();
    expect(await directory()).toEqual([]);
  });

  it("by a censored search", async () => {
    const { db } = services;
    await db.updateTable("users").set({ credits: 0 }).where("id", "=", maya.user.id).execute();
    const searchId = await search();
    const run = db.selectFrom("runs").select("was_censored").where("id", "=", searchId);
    expect(await run.executeTakeFirstOrThrow()).toEqual({ was_censored: true });
    await services.runJobs();
    expect(await directory()).toEqual([]);
  });
});
