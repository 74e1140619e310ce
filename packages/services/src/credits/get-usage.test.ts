import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits } from "../../test/users.ts";
import { getBalance } from "./get-balance.ts";
import { getUsage } from "./get-usage.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 2, censoredPreviewsPerDay: 3 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

describe("what is left", () => {
  it("is, without a plan, credits and the day's previews", async () => {
    const maya = await addUser(services, { plan: "free_trial", credits: 1 });
    await search(maya);
    await search(maya);
    expect(await getUsage(maya.request)).toEqual({
      credits: 0,
      plan: "free_trial",
      analyses: null,
      previews: { used: 1, limit: 3 },
    });
  });

  it("is, with Pro, the month's analyses, and previews once they are used up", async () => {
    const pro = await addUser(services, { plan: "pro", credits: 7 });
    for (let count = 0; count < 3; count += 1) await search(pro);
    expect(await getUsage(pro.request)).toEqual({
      credits: 7,
      plan: "pro",
      analyses: { used: 2, limit: 2 },
      previews: { used: 1, limit: 3 },
    });
  });

  it("is, with Business, everything", async () => {
    const business = await addUser(services, { plan: "business" });
    await search(business);
    expect(await getUsage(business.request)).toMatchObject({ analyses: null, previews: { used: 0 } });
  });

  it("counts no search that failed whole", async () => {
    const [pro, poor] = [await addUser(services, { plan: "pro" }), await addUser(services)];
    await setFaults(services, { model: "*", kind: "error", status: 403 });
    for (const user of [pro, poor]) await search(user);
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: 0 } });
    expect(await getUsage(poor.request)).toMatchObject({ previews: { used: 0 } });
  });
});

describe("the balance", () => {
  it("is what the account holds right now", async () => {
    const maya = await addUser(services, { credits: 4 });
    expect(await getBalance(maya.request)).toBe(4);
    await setCredits(services, maya.userId, 9);
    expect(await getBalance(maya.request)).toBe(9);
  });
});

it.each([getUsage, getBalance])("is for signed-in users", async (verb) => {
  const call = async () => verb(services.guest);
  await expect(call()).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
});

it("says to an account that is gone that it must sign in", async () => {
  const viewer = { userId: crypto.randomUUID(), token: "" };
  const request = services.services.request({ address: "", userAgent: null }, viewer);
  await expect(getUsage(request)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
});
