import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { findCompanyName } from "./company-names.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

interface Entry {
  readonly name: string;
  readonly domain: string;
}

/** The name of a domain when the suggest service answers with these entries; null: there is no such service. */
function nameOf(domain: string, entries: readonly Entry[] | null): Promise<string> {
  const suggestService = entries && { isSandbox: true, suggest: async () => [...entries] };
  return findCompanyName({ ...services.context, suggestService }, domain);
}

it("is the directory's, else the service's for the domain, else its first, else the domain", async () => {
  const kept = { domain: "kept.com", name: "Kept Inc", name_key: "kept inc", source: "search" as const };
  await services.db.insertInto("companies").values(kept).execute();
  const first = { name: "First", domain: "first.com" };
  expect(await nameOf("kept.com", [{ name: "Other", domain: "kept.com" }])).toBe("Kept Inc");
  expect(await nameOf("fresh.com", [first, { name: "Fresh", domain: "www.fresh.com" }])).toBe("Fresh");
  expect(await nameOf("nobody.com", [first])).toBe("First");
  expect(await nameOf("none.com", [{ name: "\u0000", domain: "none.com" }])).toBe("none.com");
  expect(await nameOf("none.com", null)).toBe("none.com");
});

it("is never the sandbox's with real models", async () => {
  await services.db
    .insertInto("companies")
    .values({ domain: "box.com", name: "Box", name_key: "box", source: "search", is_sandbox: true })
    .execute();
  expect(await nameOf("box.com", null)).toBe("Box");
  const settings = { ...services.context.settings, modelsAreSandbox: false };
  const real = { ...services.context, settings, suggestService: null };
  expect(await findCompanyName(real, "box.com")).toBe("box.com");
});
