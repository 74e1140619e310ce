import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, follow, orderOf } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getSharedSearch } from "./get-shared-search.ts";
import { getSearchPrivacy, setSearchPrivacy } from "./set-search-privacy.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 10 });
});
afterAll(() => services.close());

const isPublic = async (id: string) =>
  getSharedSearch(services.guest, id).then(
    () => true,
    () => false,
  );

describe("the privacy of a search", () => {
  it.each([true, false])("that still runs holds when it is saved: private %s", async (isPrivate) => {
    const { searchId: id } = await startSearch(maya.request, orderOf({ isPrivate: !isPrivate }));
    await setSearchPrivacy(maya.request, { id, isPrivate });
    await follow(maya, id);
    expect(await isPublic(id)).toBe(!isPrivate);
    expect(await getSearchPrivacy(maya.request, id)).toEqual({ id, isPrivate });
    const mentions = await services.db
      .selectFrom("company_mentions")
      .select("is_public")
      .where("search_id", "=", id)
      .distinct()
      .execute();
    expect(mentions).toEqual([{ is_public: !isPrivate }]);
  });

  it("that is changed while it ends is one of the two, everywhere alike", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { searchId: id } = await startSearch(maya.request, orderOf({ isPrivate: true }));
      const change = setSearchPrivacy(maya.request, { id, isPrivate: false });
      await Promise.all([change, follow(maya, id)]);
      expect(await isPublic(id)).toBe(true);
    }
  });

  it("is its owner's to decide", async () => {
    const id = await addSearch(services, maya, { isPrivate: true });
    const other = await addUser(services);
    for (const request of [other.request, services.guest])
      await expect(setSearchPrivacy(request, { id, isPrivate: false })).rejects.toThrow();
    expect(await isPublic(id)).toBe(false);
  });
});
