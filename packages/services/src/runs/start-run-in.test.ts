import { inTransaction, newId } from "@standings/database";
import { type AnalysisRequest, BUILT_IN_CATALOGUE } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { balanceAtStart, findStarted, type StartOrder, startRunIn, type Terms } from "./start-run-in.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const [model] = BUILT_IN_CATALOGUE.models;
if (!model) throw new Error("The catalogue is empty");
const REQUEST: AnalysisRequest = { domain: "northwind.test", companyName: "Northwind", modelId: model.id };
const orderOf = ({ userId }: TestUser, terms: Terms): StartOrder => {
  return { userId, kind: "seo", clientRunId: newId(), request: REQUEST, isPrivate: true, terms };
};
/** The run is never executed: what it is when it begins is looked at. */
const start = (order: StartOrder) =>
  inTransaction(services.db, (tx) => startRunIn(tx, services.context, order));
const runsOf = async ({ userId }: TestUser) =>
  (await services.db.selectFrom("runs").select("id").where("user_id", "=", userId).execute()).length;

describe("a run", () => {
  it.each(["payment", "hold"] as const)("by %s takes its cost and tells the balance after it", async (by) => {
    const maya = await addUser(services, { credits: 5 });
    const order = orderOf(maya, { by, cost: 3, apiTokenId: null });
    const { run, remainingCredits } = await start(order);
    expect(run).toMatchObject({ cost: 3, funding: "credits", was_censored: false, status: "running" });
    expect([remainingCredits, await balanceAtStart(services.db, run.id)]).toEqual([2, 2]);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 2, entries: ["seo_analysis -3"] });
  });

  it.each(["payment", "hold"] as const)(
    "by %s that nothing can pay is refused and leaves nothing",
    async (by) => {
      const poor = await addUser(services, { credits: 2 });
      const fields = { errorType: "insufficient_credits", currentCredits: 2, creditsRequired: 3 };
      await expect(start(orderOf(poor, { by, cost: 3, apiTokenId: null }))).rejects.toMatchObject({
        code: "INSUFFICIENT_CREDITS",
        fields,
      });
      expect([await runsOf(poor), await accountOf(services, poor.userId)]).toEqual([
        0,
        { credits: 2, entries: [] },
      ]);
    },
  );

  it("that a preview pays is censored and says why", async () => {
    const poor = await addUser(services);
    const terms = {
      by: "payment_or_preview",
      cost: 1,
      apiTokenId: null,
      censorReason: "no_credits",
    } as const;
    expect((await start(orderOf(poor, terms))).run).toMatchObject({
      funding: "preview",
      cost: 0,
      was_censored: true,
      censor_reason: "no_credits",
    });
  });

  it("that something else has paid for costs nothing", async () => {
    const maya = await addUser(services, { credits: 4 });
    const { run, remainingCredits } = await start(orderOf(maya, { by: "nothing", funding: "visit" }));
    expect([run.funding, run.cost, remainingCredits]).toEqual(["visit", 0, 4]);
    expect((await accountOf(services, maya.userId)).entries).toEqual([]);
  });
});

describe("a client's id", () => {
  it("finds its run and is refused for another kind or request", async () => {
    const maya = await addUser(services);
    const order = orderOf(maya, { by: "nothing", funding: "none" });
    const { run } = await start(order);
    const find = (change: Partial<StartOrder>) => findStarted(services.db, { ...order, ...change });
    expect((await find({}))?.id).toBe(run.id);
    expect(await find({ clientRunId: newId() })).toBeUndefined();
    for (const change of [
      { kind: "source" },
      { request: { ...REQUEST, domain: "fabrikam.test" } },
    ] satisfies Partial<StartOrder>[])
      await expect(find(change)).rejects.toMatchObject({ code: "RUN_CHANGED" });
    const renamed = { ...order, request: { ...REQUEST, companyName: "Northwind Ltd" } };
    expect((await findStarted(services.db, renamed, () => true))?.id).toBe(run.id);
  });
});
