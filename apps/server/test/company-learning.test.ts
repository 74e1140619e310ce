import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  FIVE,
  type Product,
  type SignedUp,
  setCredits,
  setFaults,
  signUp,
  startProduct,
  untilJobsDone,
} from "./product.ts";
import { openStream } from "./stream.ts";

let product: Product;
let maya: SignedUp;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.db.deleteFrom("companies").execute();
  await product.db.deleteFrom("company_spellings").execute();
  maya = await signUp(product);
});
afterEach(() => setFaults(product.sandbox, []));

async function search(action_type = "prompt_analysis"): Promise<string> {
  const body = { prompt: "best CRM for startups", models: FIVE, action_type, webSearchEnabled: true };
  const events = await (await openStream({ ...product, ...maya, body })).all();
  await untilJobsDone(product);
  return events[0]?.data.searchId;
}

/** What the directory should hold: per domain, how many answers list it under which names. */
async function mentioned(searchIds: readonly string[]) {
  const rows = await product.db
    .selectFrom("mentions")
    .select(["domain", "company_name"])
    .where("search_id", "in", searchIds)
    .where("domain", "is not", null)
    .execute();
  const companies = new Map<string, { seen: number; names: Map<string, number> }>();
  for (const { domain, company_name: name } of rows) {
    const company = companies.get(domain ?? "") ?? { seen: 0, names: new Map() };
    company.seen += 1;
    company.names.set(name, (company.names.get(name) ?? 0) + 1);
    companies.set(domain ?? "", company);
  }
  return [...companies].map(([domain, { seen, names }]) => {
    const most = Math.max(...names.values());
    const name = [...names].flatMap(([text, count]) => (count === most ? [text] : [])).sort()[0];
    return { domain, name, seen };
  });
}

async function directory() {
  return product.db.selectFrom("companies").select(["domain", "name", "seen"]).execute();
}

const byDomain = (a: { domain: string }, b: { domain: string }) => (a.domain < b.domain ? -1 : 1);

describe("a shared search", () => {
  it("teaches the directory every company, how often it was listed and its most frequent spelling", async () => {
    const ids = [await search(), await search()];
    const known = await directory();
    expect(known.length).toBeGreaterThan(10);
    expect(known.sort(byDomain)).toEqual((await mentioned(ids)).sort(byDomain));
  });

  it("teaches a retried model's answer once, beside the others", async () => {
    await setFaults(product.sandbox, [{ model: FIVE[0] ?? "", kind: "error", status: 400 }]);
    const id = await search();
    const before = (await directory()).sort(byDomain);
    expect(before).toEqual((await mentioned([id])).sort(byDomain));
    await setFaults(product.sandbox, []);
    await maya.post("/analysis/query-model", { prompt: "best CRM for startups", model: FIVE[0] });
    await untilJobsDone(product);
    const after = (await directory()).sort(byDomain);
    expect(after).toEqual((await mentioned([id])).sort(byDomain));
    expect(after).not.toEqual(before);
  });

  it("keeps the catalogue's name, and makes a stand-in's company known to all", async () => {
    const company = { domain: "hubspot.com", name: "Kept", name_key: "kept", source: "catalogue" as const };
    const other = {
      domain: "zoho.com",
      name: "Old",
      name_key: "old",
      source: "suggest" as const,
      is_sandbox: true,
    };
    await product.db
      .insertInto("companies")
      .values([{ ...company, is_sandbox: false }, other])
      .execute();
    await search();
    const rows = await product.db
      .selectFrom("companies")
      .select(["name", "source", "is_sandbox"])
      .where("domain", "in", ["hubspot.com", "zoho.com"])
      .orderBy("domain")
      .execute();
    expect(rows).toEqual([
      { name: "Kept", source: "catalogue", is_sandbox: false },
      { name: expect.stringMatching(/^Zoho/), source: "search", is_sandbox: false },
    ]);
  });
});

describe("nothing is taught", () => {
  afterEach(async () => {
    const searches = await product.db
      .selectFrom("searches")
      .select("directory_learned_columns as learned")
      .where("user_id", "=", maya.userId)
      .execute();
    expect(searches.flatMap(({ learned }) => learned)).toEqual([]);
    expect(await directory()).toEqual([]);
  });

  it("by a private search", async () => {
    await product.db
      .updateTable("users")
      .set({ private_by_default: true })
      .where("id", "=", maya.userId)
      .execute();
    await search();
  });

  it("by experts", async () => {
    await search("expert_analysis");
  });

  it("by a censored search, until it is paid for", async () => {
    await setCredits(product, maya.userId, 0);
    await search();
  });
});
