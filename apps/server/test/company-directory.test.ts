import { normaliseName } from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, caller, type Product, startProduct } from "./product.ts";

let product: Product;
let guest: Caller;

const COMPANIES: readonly (readonly [name: string, domain: string, seen: number])[] = [
  ["Zyphora", "zyphora.com", 5],
  ["Zyphora Labs", "getzyphora.io", 90],
  ["The Zyphora Group", "tzg.example.org", 3],
  ["Zyphonic", "zyphonic.com", 40],
  ["Zébrelle", "maison-zb.fr", 7],
  ["100%_Zest\\", "hundredzest.com", 1],
];

beforeAll(async () => {
  product = await startProduct();
  guest = caller(product);
  await product.db
    .insertInto("companies")
    .values(
      COMPANIES.map(([name, domain, seen]) => {
        return { name, domain, seen, name_key: normaliseName(name), source: "search" as const };
      }),
    )
    .execute();
});
afterAll(() => product.close());

async function suggest(query: string, limit = 10): Promise<string[]> {
  const { status, body } = await guest.get(
    `/company/suggestions?limit=${limit}&query=${encodeURIComponent(query)}`,
  );
  expect(status).toBe(200);
  return body.suggestions.map((company: { name: string }) => company.name);
}

describe("company suggestions", () => {
  it("puts the domain first, then beginnings of domains, of names, of words, then likeness", async () => {
    expect(await suggest("zyphora.com")).toEqual([
      "Zyphora",
      "Zyphora Labs",
      "The Zyphora Group",
      "Zyphonic",
    ]);
    expect(await suggest("zyph")).toEqual(["Zyphonic", "Zyphora", "Zyphora Labs", "The Zyphora Group"]);
    expect(await suggest("zyph", 2)).toEqual(["Zyphonic", "Zyphora"]);
  });

  it.each([
    ["https://www.Zyphora.com/pricing?x=1", "Zyphora"],
    ["app.zyphora.com", "Zyphora"],
    ["  ZYPHORA  ", "Zyphora"],
    ["zebrelle", "Zébrelle"],
    ["Zébrelle", "Zébrelle"],
    ["zyhpora", "Zyphora"],
    ["100%_zest", "100%_Zest\\"],
  ])("%s finds %s", async (query, name) => {
    expect((await suggest(query))[0]).toBe(name);
  });

  it.each(["z", "", "%%", "__", "%_", "\\\\", "z%", "💥💥"])("%j finds nothing", async (query) => {
    expect(await suggest(query)).toEqual([]);
  });

  it.each(["%00ab", "a&limit=0", "a&limit=11", "a&limit=x", `${"x".repeat(301)}`, "a&query=b"])(
    "refuses query=%s",
    async (query) => {
      const { status, body } = await guest.get(`/company/suggestions?query=${query}`);
      expect([status, typeof body.error]).toEqual([400, "string"]);
    },
  );

  it("refuses what is no country", async () => {
    expect((await guest.get("/company/suggestions?query=zyph&country=DE")).status).toBe(200);
    expect((await guest.get("/company/suggestions?query=zyph&country=XX")).status).toBe(400);
  });

  it("takes anything that somebody may type, and names each company once", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.stringMatching(/^[zyphor.%_\\'" -]{1,12}$/),
      fc.mixedCase(fc.constantFrom("zyphora", "https://zyphora.com/", "zébrelle")),
    );
    await fc.assert(
      fc.asyncProperty(typed, fc.integer({ min: 1, max: 10 }), async (query, limit) => {
        const input = encodeURIComponent(JSON.stringify({ query, limit }));
        const reply = await fetch(`${product.url}/trpc/company.suggest?input=${input}`);
        const isText = query.isWellFormed() && !query.includes("\u0000");
        expect(reply.status).toBe(isText ? 200 : 400);
        if (!isText) return;
        const body = (await reply.json()) as { result: { data: { domain: string }[] } };
        const found = body.result.data.map(({ domain }) => domain);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it("answers the same over tRPC, where a lone surrogate can be said", async () => {
    const ask = (query: string) =>
      fetch(`${product.url}/trpc/company.suggest?input=${encodeURIComponent(`{"query":${query}}`)}`);
    const found = await ask('"zyphonic.com","limit":1');
    expect(await found.json()).toMatchObject({
      result: { data: [{ name: "Zyphonic", domain: "zyphonic.com" }] },
    });
    expect((await ask('"\\ud800a"')).status).toBe(400);
  });
});
