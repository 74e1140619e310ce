import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
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
