import { findCompanyName } from "@standings/services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, eventually, type Product, SANDBOX_MODELS, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct(SANDBOX_MODELS);
});
afterAll(() => product.close());

const suggest = async (query: string) =>
  (await caller(product).get(`/company/suggestions?query=${query}`)).body.suggestions;

describe("the suggest service", () => {
  it("fills up what the directory does not know, and is remembered as a stand-in's", async () => {
    const [first] = await suggest("salesf");
    expect(first).toEqual({ name: "Salesforce", domain: "salesforce.com" });
    const kept = await eventually(() =>
      product.db
        .selectFrom("companies")
        .select(["name", "source", "is_sandbox"])
        .where("domain", "=", "salesforce.com")
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ name: "Salesforce", source: "suggest", is_sandbox: true });
  });

  it("comes after the directory, which says each company once", async () => {
    const own = { name: "Mailchamp", name_key: "mailchamp", source: "search" as const };
    await product.db
      .insertInto("companies")
      .values([
        { ...own, domain: "mailchamp.com" },
        { ...own, name: "Our Mailchimp", name_key: "our mailchimp", domain: "mailchimp.com" },
      ])
      .execute();
    const domains = (await suggest("mailch")).map((company: { domain: string }) => company.domain);
    expect(domains.slice(0, 2).sort()).toEqual(["mailchamp.com", "mailchimp.com"]);
    expect(new Set(domains).size).toBe(domains.length);
  });

  it("leaves the directory alone with real models, which never show a stand-in's companies", async () => {
    const { db, services } = product;
    await db
      .insertInto("companies")
      .values({
        domain: "standin.com",
        name: "Standin",
        name_key: "standin",
        source: "search",
        is_sandbox: true,
      })
      .execute();
    expect(await suggest("standin")).toHaveLength(1);
    const settings = { ...services.settings, modelsAreSandbox: false };
    expect(await findCompanyName({ ...product.context, settings, suggestService: null }, "standin.com")).toBe(
      "standin.com",
    );
  });
});

describe("a company's name", () => {
  const service = (entries: { name: string; domain: string }[]) => {
    return { isSandbox: true, suggest: async () => entries };
  };
  const nameOf = (domain: string, entries: { name: string; domain: string }[] | null) =>
    findCompanyName({ ...product.context, suggestService: entries && service(entries) }, domain);

  it("is the directory's, else the service's for the domain, else its first, else the domain", async () => {
    const values = { domain: "kept.com", name: "Kept Inc", name_key: "kept inc", source: "search" as const };
    await product.db.insertInto("companies").values(values).execute();
    const first = { name: "First", domain: "first.com" };
    expect(await nameOf("kept.com", [{ name: "Other", domain: "kept.com" }])).toBe("Kept Inc");
    expect(await nameOf("fresh.com", [first, { name: "Fresh", domain: "www.fresh.com" }])).toBe("Fresh");
    expect(await nameOf("nobody.com", [first])).toBe("First");
    expect(await nameOf("none.com", [{ name: "\u0000", domain: "none.com" }])).toBe("none.com");
    expect(await nameOf("none.com", null)).toBe("none.com");
  });
});
