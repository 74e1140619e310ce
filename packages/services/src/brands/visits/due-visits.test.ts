import { inTransaction } from "@standings/database";
import { allowancePeriod, asModelId } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo, queuedJobs } from "../../../test/accounts.ts";
import { addBrand, HUBSPOT, untilVisited } from "../../../test/brands.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser, setCredits } from "../../../test/users.ts";
import { changeBrand, pauseBrand } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { ownBrandOf } from "../own-brand.ts";
import { beginDueVisits, VISITS_AT_ONCE } from "./begin-due-visits.ts";
import { visitNow } from "./begin-visit.ts";
import { warnOfShortVisits } from "./warn-of-short-visits.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const begin = (now: Date) => beginDueVisits(services.services.systemRequest(), now);
const warn = (now: Date) => warnOfShortVisits(services.services.systemRequest(), now);
const later = (at: string | null, ms: number) => new Date(Date.parse(at ?? "") + ms);
const visitsOf = (brandId: string) =>
  services.db
    .selectFrom("brand_visits")
    .select(["due_at", "state"])
    .where("brand_id", "=", brandId)
    .orderBy("due_at")
    .execute();

describe("visits that are due", () => {
  it("begin at their hour, once, with two processes at the door", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya);
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    await begin(later(nextVisitAt, -1));
    expect(await visitsOf(brandId)).toEqual([]);
    const other = await services.startProcess();
    const now = later(nextVisitAt, 0);
    await Promise.all([begin(now), beginDueVisits(other.services.systemRequest(), now), begin(now)]);
    await untilVisited(services);
    await begin(later(nextVisitAt, HOUR_MS));
    expect(await visitsOf(brandId)).toEqual([{ due_at: now, state: "completed" }]);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 46, entries: ["visit_hold -4"] });
    expect((await getBrand(maya.request, { brandId })).nextVisitAt).toBe(
      later(nextVisitAt, WEEK_MS).toISOString(),
    );
    await other.close();
  });

  it("come late rather than never when no process ran: the last one that was missed", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya, { timeZone: "UTC" });
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    const now = later(nextVisitAt, 2 * WEEK_MS + 5 * HOUR_MS);
    await begin(now);
    await untilVisited(services);
    expect(await visitsOf(brandId)).toEqual([
      { due_at: later(nextVisitAt, 2 * WEEK_MS), state: "completed" },
    ]);
    expect((await getBrand(maya.request, { brandId })).nextVisitAt).toBe(
      later(nextVisitAt, 3 * WEEK_MS).toISOString(),
    );
  });

  it("ask nothing without credits, and say so three days before and on the day, once each", async () => {
    const maya = await addUser(services, { credits: 3 });
    const brandId = await addBrand(maya);
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    const told = async () =>
      (await queuedJobs(services))
        .filter(({ name }) => name === "mail_visit_short")
        .map(({ payload }) => payload);
    await warn(later(nextVisitAt, -80 * HOUR_MS));
    expect(await told()).toEqual([]);
    await warn(later(nextVisitAt, -71 * HOUR_MS));
    await warn(later(nextVisitAt, -70 * HOUR_MS));
    const dueAt = nextVisitAt ?? "";
    const then = { ...{ brandId, dueAt, cost: 4, credits: 3, creditsBefore: 0 }, analysesLeft: null };
    expect(await told()).toEqual([{ ...then, isToday: false }]);
    await begin(later(nextVisitAt, 0));
    await begin(later(nextVisitAt, HOUR_MS));
    expect(await told()).toEqual([
      { ...then, isToday: false },
      { ...then, isToday: true },
    ]);
    expect(await visitsOf(brandId)).toEqual([{ due_at: new Date(dueAt), state: "short" }]);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 3, entries: [] });
    // What is bought before the mail is sent changes nothing of what it tells.
    await setCredits(services, maya.userId, 500);
    await services.runJobs();
    const [mail, ...others] = await mails(maya.userId);
    expect([mail?.subject, others]).toEqual(["HubSpot was not visited: too few credits", []]);
    expect(mail?.text).toContain("needed 4 credits, and you had 3 credits. Nothing was asked");
    await setCredits(services, maya.userId, 0);
  });

  it("ask nothing of a brand whose models are asked no more; its owner is told once a week", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya, { rhythm: "daily", timeZone: "UTC" });
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    await services.db
      .updateTable("brands")
      .set({ models: [asModelId("gone/model")] })
      .where("id", "=", brandId)
      .execute();
    for (let day = 0; day < 8; day += 1) {
      const at = later(nextVisitAt, day * 24 * HOUR_MS);
      await warn(new Date(at.getTime() - HOUR_MS));
      await begin(at);
    }
    expect(await visitsOf(brandId)).toEqual([]);
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    await expect(visitNow(maya.request, order)).rejects.toMatchObject({
      code: "BRAND_INVALID",
      message: expect.stringContaining("choose others"),
    });
    await services.runJobs();
    const inbox = await mails(maya.userId);
    expect(inbox.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => "HubSpot was not visited: its models are asked no more"),
    );
    await pauseBrand(maya.request, { brandId, isPaused: true });
  });

  it("of a daily brand are told once a week while credits lack", async () => {
    const maya = await addUser(services, { credits: 0 });
    const brandId = await addBrand(maya, { rhythm: "daily", timeZone: "UTC" });
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    const told = async () =>
      (await queuedJobs(services)).filter(
        ({ name, payload }) =>
          name === "mail_visit_short" && (payload as { brandId?: string }).brandId === brandId,
      ).length;
    const days = 14;
    for (let day = 0; day < days; day += 1) {
      const at = later(nextVisitAt, day * 24 * HOUR_MS);
      await warn(new Date(at.getTime() - HOUR_MS));
      await begin(at);
    }
    expect(await visitsOf(brandId)).toHaveLength(days);
    // Two weeks have begun, or three: a warning and the day itself for the first, then both for each week that begins.
    expect(await told()).toBeGreaterThanOrEqual(4);
    expect(await told()).toBeLessThanOrEqual(6);
    await pauseBrand(maya.request, { brandId, isPaused: true });
  });

  it("counts what other brands take before", async () => {
    const maya = await addUser(services, { credits: 6 });
    const first = await addBrand(maya, { hour: 6 });
    const second = await addBrand(maya, {
      hour: 7,
      domain: "pipedrive.com",
      name: "Pipedrive",
      competitors: [],
    });
    const { nextVisitAt } = await getBrand(maya.request, { brandId: first });
    // Between the two hours of a Monday the second one would be due a week before the first.
    await services.db
      .updateTable("brands")
      .set({ next_visit_at: later(nextVisitAt, HOUR_MS) })
      .where("id", "=", second)
      .execute();
    await warn(later(nextVisitAt, -HOUR_MS));
    const warned = await services.db
      .selectFrom("brands")
      .select("id")
      .where("user_id", "=", maya.userId)
      .where("warned_of", "is not", null)
      .execute();
    expect(warned).toEqual([{ id: second }]);
    await services.runJobs();
    const [mail, ...others] = await mails(maya.userId);
    expect(mail?.text).toMatch(
      /takes up to 4 credits, and you have 6 credits, of which visits before it take 4\./,
    );
    expect(others).toEqual([]);
    await setCredits(services, maya.userId, 0);
  });

  it("are told to Pro too, where the month and the credits are too few, and not to Business", async () => {
    const used = services.context.settings.proMonthlyAnalyses - 3;
    const warned = async (
      plan: "pro" | "business",
      credits: number,
      usedIn: "this month" | "the month before",
    ) => {
      const maya = await addUser(services, { plan, credits });
      const brandId = await addBrand(maya);
      const { nextVisitAt } = await getBrand(maya.request, { brandId });
      const month = later(nextVisitAt, 0);
      if (usedIn === "the month before") month.setUTCMonth(month.getUTCMonth() - 1, 1);
      const period = allowancePeriod("pro_analyses", month);
      await services.db
        .insertInto("allowances")
        .values({ user_id: maya.userId, kind: "pro_analyses", period, used })
        .execute();
      await warn(later(nextVisitAt, -HOUR_MS));
      await services.runJobs();
      await pauseBrand(maya.request, { brandId, isPaused: true });
      return (await mails(maya.userId)).map(({ text }) => text);
    };
    expect(await warned("pro", 2, "this month")).toEqual([
      expect.stringContaining("and you have 2 credits; your plan’s month has 3 analyses left."),
    ]);
    expect(await warned("pro", 4, "this month")).toEqual([]);
    expect(await warned("pro", 2, "the month before")).toEqual([]);
    expect(await warned("business", 0, "this month")).toEqual([]);
  });

  it("do not come to paused brands, and go on afterwards", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya);
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    expect(await pauseBrand(maya.request, { brandId, isPaused: true })).toMatchObject({
      isPaused: true,
      nextVisitAt: null,
    });
    await begin(later(nextVisitAt, HOUR_MS));
    expect(await visitsOf(brandId)).toEqual([]);
    expect(await pauseBrand(maya.request, { brandId, isPaused: false })).toMatchObject({ nextVisitAt });
    const daily = await changeBrand(maya.request, { brandId, rhythm: "daily", timeZone: "America/New_York" });
    expect(new Date(daily.nextVisitAt ?? "").getTime()).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS);
  });

  it("come to a company of one's own that was paused, once it is set up, until it is paused again", async () => {
    const maya = await addUser(services, { credits: 50 });
    const own = { userId: maya.userId, domain: HUBSPOT.domain };
    const bare = await inTransaction(services.db, (tx) => ownBrandOf(tx, services.context, own));
    await pauseBrand(maya.request, { brandId: bare, isPaused: true });
    const brandId = await addBrand(maya);
    expect(brandId).toBe(bare);
    const { isPaused, nextVisitAt } = await getBrand(maya.request, { brandId });
    expect(isPaused).toBe(false);
    await pauseBrand(maya.request, { brandId, isPaused: true });
    await begin(later(nextVisitAt, HOUR_MS));
    expect(await visitsOf(brandId)).toEqual([]);
  });

  it("come to others when one cannot begin, which is told", async () => {
    const maya = await addUser(services, { credits: 50 });
    const broken = await addBrand(maya);
    const well = await addBrand(maya, { name: "Well" });
    const { nextVisitAt } = await getBrand(maya.request, { brandId: broken });
    await services.db
      .updateTable("brands")
      .set({ time_zone: "Nowhere/At_All", next_visit_at: later(nextVisitAt, -1) })
      .where("id", "=", broken)
      .execute();
    await expect(begin(later(nextVisitAt, 0))).rejects.toThrow("1 visits could not begin");
    await untilVisited(services);
    expect(await visitsOf(well)).toHaveLength(1);
    await services.db.deleteFrom("brands").where("id", "=", broken).execute();
  });

  it("begin when another ends, not at the next minute", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya);
    await services.db
      .updateTable("brands")
      .set({ next_visit_at: new Date(Date.now() - 1) })
      .where("id", "=", brandId)
      .execute();
    const other = await addBrand(maya, { name: "Other", rhythm: "manual" });
    await visitNow(maya.request, { brandId: other, clientVisitId: crypto.randomUUID() });
    await untilVisited(services);
    expect(await visitsOf(brandId)).toMatchObject([{ state: "completed" }]);
  });

  it("are begun by hand too: one visit, at the time it was due", async () => {
    const maya = await addUser(services, { credits: 50 });
    const brandId = await addBrand(maya, { timeZone: "UTC" });
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    const dueAt = later(nextVisitAt, -WEEK_MS);
    await services.db
      .updateTable("brands")
      .set({ next_visit_at: later(nextVisitAt, -2 * WEEK_MS) })
      .where("id", "=", brandId)
      .execute();
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    await setCredits(services, maya.userId, 3);
    await expect(visitNow(maya.request, order)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await setCredits(services, maya.userId, 50);
    expect(await visitNow(maya.request, order)).toEqual({
      ...{ visitId: order.clientVisitId, creditsHeld: 4, remainingCredits: 46 },
    });
    await untilVisited(services);
    await begin(new Date());
    expect(await visitsOf(brandId)).toEqual([{ due_at: dueAt, state: "completed" }]);
    expect((await getBrand(maya.request, { brandId })).nextVisitAt).toBe(nextVisitAt);
  });

  it("wait their turn: only so many are under way at once, and all come", async () => {
    const maya = await addUser(services, { credits: 500 });
    const brands = await Promise.all(
      Array.from({ length: VISITS_AT_ONCE + 3 }, (_, nth) =>
        addBrand(maya, { name: `Brand ${nth}`, prompts: HUBSPOT.prompts.slice(0, 1), rounds: 1 }),
      ),
    );
    const { nextVisitAt } = await getBrand(maya.request, { brandId: brands[0] ?? "" });
    const now = later(nextVisitAt, HOUR_MS);
    await begin(now);
    const running = await services.db
      .selectFrom("brand_visits")
      .select("id")
      .where("state", "=", "running")
      .execute();
    expect(running).toHaveLength(VISITS_AT_ONCE);
    await untilVisited(services);
    await begin(now);
    await untilVisited(services);
    for (const brandId of brands) expect(await visitsOf(brandId)).toHaveLength(1);
  });
});

async function mails(userId: string) {
  const { email } = await services.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return mailsTo(services, email);
}
