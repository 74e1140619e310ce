import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { moderate } from "../moderation/moderate.ts";
import { getOwnOrSharedSearch, getSharedSearch } from "./get-shared-search.ts";

const NOT_FOUND = { code: "SEARCH_NOT_FOUND" };

/** Whom a search is for, where models are the sandbox's and where they are real. */
const CASES: readonly (SearchSeed & { readonly inSandbox: boolean; readonly isShared: boolean })[] = [
  { inSandbox: true, isPrivate: false, isSandbox: true, isShared: true },
  { inSandbox: true, isPrivate: false, isSandbox: false, isShared: true },
  { inSandbox: true, isPrivate: true, isSandbox: true, isShared: false },
  { inSandbox: false, isPrivate: false, isSandbox: false, isShared: true },
  { inSandbox: false, isPrivate: false, isSandbox: true, isShared: false },
  { inSandbox: false, isPrivate: true, isSandbox: false, isShared: false },
];

describe.each([true, false])("where models are the sandbox's: %s", (inSandbox) => {
  let services: TestServices;
  let maya: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    services = await startServices({ modelsAreSandbox: inSandbox });
    [maya, other] = [await addUser(services), await addUser(services)];
  });
  afterAll(() => services.close());

  const cases = CASES.filter((one) => one.inSandbox === inSandbox);

  it.each(cases)(
    "private $isPrivate, of the sandbox $isSandbox: shared $isShared",
    async ({ isShared, ...seed }) => {
      const id = await addSearch(services, maya, seed);
      const shown = getSharedSearch(services.guest, id);
      if (isShared) expect(await shown).toMatchObject({ id, isPrivate: false });
      else await expect(shown).rejects.toMatchObject(NOT_FOUND);
      const others = getOwnOrSharedSearch(other.request, id);
      if (isShared) expect(await others).toMatchObject({ record: { id }, isOwn: false });
      else await expect(others).rejects.toMatchObject(NOT_FOUND);
      expect(await getOwnOrSharedSearch(maya.request, id)).toMatchObject({ record: { id }, isOwn: true });
    },
  );

  it("does not say whose it is", async () => {
    const id = await addSearch(services, maya, { isSandbox: inSandbox });
    expect(JSON.stringify(await getSharedSearch(services.guest, id))).not.toContain(maya.userId);
  });

  it("says nothing of a company that is taken down, with or without its address", async () => {
    const lists = {
      [GPT]: [
        { rank: 1, name: "Acme", domain: "acme.com" },
        { rank: 2, name: "Folk", domain: "folk.app" },
      ],
      [CLAUDE]: [{ rank: 1, name: "Acme Inc.", domain: "" }],
    };
    const id = await addSearch(services, maya, { isSandbox: inSandbox, lists });
    const { models } = await getSharedSearch(services.guest, id);
    const queries = ["acme pricing", "best crm"];
    const told = models.map((model) => ({
      ...model,
      grounding: { type: "searched", engine: "gateway", queries, requests: 2 },
    }));
    await services.db
      .updateTable("searches")
      .set({ model_results: JSON.stringify(told) })
      .where("id", "=", id)
      .execute();
    const admin = await addUser(services, { role: "admin" });
    const subject = { kind: "company", domain: "acme.com" } as const;
    await moderate(admin.request, { measure: "take_down", subject, reason: "Spam" });
    const seen = JSON.stringify(await getSharedSearch(services.guest, id));
    expect(seen).not.toMatch(/acme/i);
    expect(seen).toContain("Folk");
    expect(seen).toContain("best crm");
  });

  it.each(["nonsense", "\u0000", crypto.randomUUID()])("finds nothing for %j", async (id) => {
    await expect(getSharedSearch(services.guest, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(getOwnOrSharedSearch(maya.request, id)).rejects.toMatchObject(NOT_FOUND);
  });

  it("gives a guest nothing as one's own", async () => {
    const id = await addSearch(services, maya, { isSandbox: inSandbox });
    const guest = getOwnOrSharedSearch(services.guest, id);
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});
