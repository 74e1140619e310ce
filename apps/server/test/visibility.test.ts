import { eventually } from "@standings/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import {
  countNow,
  forgetSearches,
  query,
  queueToCount,
  saveAskedSearch,
  saveSearch,
} from "./saved-searches.ts";

let product: Product;
let maya: SignedUp;
let ben: SignedUp;
let admin: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  [maya, ben, admin] = [await signUp(product), await signUp(product), await signUp(product)];
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.userId).execute();
});
beforeEach(async () => {
  await forgetSearches(product);
  await product.db.deleteFrom("companies").execute();
  await product.db.deleteFrom("company_spellings").execute();
});
afterAll(() => product.close());

const [GPT = ""] = FIVE;
const PROMPT = "Best quuxly tools";
const LISTS = { [GPT]: ["quuxly.com", "zorblat.com"] };

/** A shared question of two people. */
function share(): Promise<string> {
  return saveAskedSearch(product, {
    userId: maya.userId,
    prompt: PROMPT,
    lists: LISTS,
    cited: ["quuxsource.com"],
  });
}

const suggested = async () => JSON.stringify(await query(product, "company.suggest", { query: "quuxly" }));
const textOf = async (path: string, token?: string) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(product.url + path, { headers });
  return { status: response.status, text: await response.text(), age: response.headers.get("cache-control") };
};
const trpcPath = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Every public place over HTTP, and the part of its text that names the search. */
const placesOf = (id: string): readonly (readonly [path: string, named: string])[] => [
  [`/api/trending/${id}`, PROMPT],
  [trpcPath("trending.get", { id }), PROMPT],
  [trpcPath("trending.list", { sector: "Technology" }), PROMPT],
  [trpcPath("trending.companies", { sector: "Technology" }), "quuxly.com"],
  ["/trpc/trending.home", PROMPT],
  ["/trpc/trending.home", "quuxly.com"],
  ["/trpc/trending.home", "quuxsource.com"],
  ["/api/trending", PROMPT],
  ["/api/trending/trending", PROMPT],
  ["/api/trending/sector/Technology", PROMPT],
  ["/sitemap.xml", id],
  ["/llms.txt", PROMPT],
  [trpcPath("company.suggest", { query: "quuxly" }), "quuxly.com"],
];

/** Places of signed-in people that show what others share. */
const othersPlacesOf = (id: string): readonly (readonly [path: string, named: string])[] => [
  [trpcPath("company.overview", { domain: "quuxly.com" }), `"totalMentions":1`],
  [trpcPath("company.questions", { domain: "quuxly.com" }), PROMPT],
  ["/api/search/historical/quuxly.com", PROMPT],
  [trpcPath("search.getOwnOrShared", { id }), PROMPT],
];

async function expectShown(id: string, isShown: boolean): Promise<void> {
  for (const [path, named] of placesOf(id))
    expect([path, (await textOf(path)).text.includes(named)]).toEqual([path, isShown]);
  for (const [path, named] of othersPlacesOf(id))
    expect([path, (await textOf(path, ben.token)).text.includes(named)]).toEqual([path, isShown]);
  expect((await textOf(`/social/ranking/${id}.png`)).status).toBe(isShown ? 200 : 404);
}

/** Both people of the question make it private, or share it. */
async function setPrivacyOfAll(isPrivate: boolean): Promise<void> {
  const all = await product.db.selectFrom("searches").select(["id", "user_id"]).execute();
  for (const { id, user_id } of all)
    if (user_id === maya.userId)
      expect((await maya.patch(`/search/${id}`, { isPrivate })).body).toEqual({ id, isPrivate });
    else {
      await product.db.updateTable("searches").set({ is_private: isPrivate }).where("id", "=", id).execute();
      await queueToCount(product.db, id);
    }
  await countNow(product);
}

describe("a search made private later", () => {
  it("leaves every public place, directory and caches included, and comes back when it is shared", async () => {
    const id = await share();
    await expectShown(id, true);
    await setPrivacyOfAll(true);
    await expectShown(id, false);
    expect((await maya.get(`/search/${id}`)).status).toBe(200);
    await setPrivacyOfAll(false);
    await expectShown(id, true);
    for (const path of ["/sitemap.xml", "/llms.txt", `/social/ranking/${id}.png`]) {
      const [, seconds] = /max-age=(\d+)/.exec((await textOf(path)).age ?? "") ?? [];
      expect(Number(seconds)).toBeLessThan(60);
    }
  });

  it("is changed by its owner alone, again and again, and bad input is refused", async () => {
    const id = await saveSearch(product, { userId: maya.userId, lists: LISTS });
    for (const isPrivate of [true, true, false, false])
      expect((await maya.trpc("search.setPrivacy", { id, isPrivate })).body.result.data).toEqual({
        id,
        isPrivate,
      });
    for (const [other, body, status] of [
      [id, { isPrivate: true }, 404],
      ["nonsense", { isPrivate: true }, 404],
      [id, { isPrivate: "yes" }, 400],
      [id, undefined, 400],
    ] as const)
      expect((await ben.patch(`/search/${other}`, body)).status).toBe(status);
    const anonymous = await fetch(`${product.url}/api/search/${id}`, { method: "PATCH" });
    expect(anonymous.status).toBe(401);
    expect(await query(product, "search.privacy", { id }, maya.token)).toEqual({ id, isPrivate: false });
    expect(await query(product, "search.privacy", { id }, ben.token)).toMatchObject({ status: 404 });
  });
});

describe("what admins take off public pages", () => {
  const moderate = (measure: string, subject: object, reason = "Spam") =>
    admin.trpc("admin.moderate", { measure, subject, reason });
  const lift = (measure: string, subject: object) => admin.trpc("admin.liftModeration", { measure, subject });

  it("is a prompt: every search that asks it, and those to come", async () => {
    const id = await share();
    const subject = { kind: "prompt", prompt: PROMPT.toUpperCase() };
    expect((await moderate("take_down", subject)).status).toBe(200);
    await eventually(async () => !(await suggested()).includes("quuxly.com"));
    await expectShown(id, false);
    expect((await maya.get(`/search/${id}`)).status).toBe(200);
    expect(await query(product, "admin.moderation", { searchId: id }, admin.token)).toMatchObject({
      inForce: [{ measure: "take_down", reason: "Spam", setBy: "Maya Okonkwo", subject: { kind: "prompt" } }],
    });
    await lift("take_down", subject);
    await eventually(async () => (await suggested()).includes("quuxly.com"));
    await expectShown(id, true);
  });

  it("is one search: its own page goes, the question stays with the other's", async () => {
    const id = await share();
    await moderate("take_down", { kind: "search", id });
    expect((await textOf(`/api/trending/${id}`)).status).toBe(404);
    expect((await textOf("/api/trending")).text).not.toContain(id);
    await lift("take_down", { kind: "search", id });
    expect((await textOf(`/api/trending/${id}`)).status).toBe(200);
  });

  it("is a company: in nobody's list, strip, suggestion or figures but the owner's", async () => {
    const id = await share();
    await moderate("take_down", { kind: "company", domain: "https://www.quuxly.com/about" });
    const places = [...placesOf(id), ...othersPlacesOf(id)].map(([path]) => path);
    for (const path of places.filter((path) => !path.includes("quuxly")))
      expect([path, (await textOf(path, ben.token)).text.includes("quuxly.com")]).toEqual([path, false]);
    expect(await suggested()).not.toContain("quuxly.com");
    const mentions = async ({ token }: SignedUp) =>
      (await query(product, "company.overview", { domain: "quuxly.com" }, token)).figures.totalMentions;
    expect([await mentions(ben), await mentions(maya)]).toEqual([0, 1]);
    expect(JSON.stringify((await maya.get(`/search/${id}`)).body)).toContain("quuxly.com");
    await lift("take_down", { kind: "company", domain: "quuxly.com" });
    expect(await mentions(ben)).toBe(1);
  });

  it("is nothing that others may decide, nor what there is no sense in", async () => {
    const id = await saveSearch(product, { userId: maya.userId, lists: LISTS, isPrivate: true });
    const subject = { kind: "search", id };
    expect((await maya.trpc("admin.moderate", { measure: "take_down", subject, reason: "x" })).status).toBe(
      403,
    );
    expect((await maya.trpc("admin.liftModeration", { measure: "take_down", subject })).status).toBe(403);
    expect(await query(product, "admin.moderation", { searchId: id }, maya.token)).toMatchObject({
      status: 403,
    });
    expect(await query(product, "admin.moderation", { searchId: id }, admin.token)).toMatchObject({
      status: 404,
    });
    expect((await moderate("take_down", subject, " ")).status).toBe(400);
    expect((await moderate("feature", { kind: "company", domain: "a.com" })).status).toBe(400);
    expect((await moderate("feature", subject)).status).toBe(409);
    expect((await moderate("take_down", { kind: "company", domain: "nonsense" })).status).toBe(400);
  });

  it("features a search that one person asked, once, until it is lifted", async () => {
    const id = await saveSearch(product, { userId: maya.userId, prompt: "Alone", lists: LISTS });
    const subject = { kind: "search", id };
    const listed = async () => (await textOf("/api/trending")).text.includes(id);
    expect(await listed()).toBe(false);
    for (const _twice of [1, 2])
      expect((await moderate("feature", subject, "Good example")).status).toBe(200);
    expect(await listed()).toBe(true);
    const rows = product.db.selectFrom("moderations").selectAll().where("subject", "=", id);
    expect(await rows.execute()).toHaveLength(1);
    await lift("feature", subject);
    expect(await listed()).toBe(false);
    expect(await rows.execute()).toMatchObject([{ set_by: admin.userId, lifted_by: admin.userId }]);
  });
});
