// @module-tag long
import { alertSentence, BUILT_IN_CATALOGUE } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { setWorld } from "../../../test/world.ts";
import { getBrandOverview } from "../overview/get-overview.ts";
import { findMarketMoves } from "./find-market-moves.ts";

const WEEKS = { market: null, span: "1y", model: null, webSearch: null } as const;
/** Companies that fall where the market moves. */
const FALLING = ["salesforce.com", "pipedrive.com", "zoho.com", "monday.com", "freshworks.com"];

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

it("a market that moved is told once, of the label that it moved in, beside what is told of the brand", async () => {
  const maya = await addUser(services, { credits: 1_000 });
  const trades = ["startups", "agencies", "dentists", "law firms"];
  const crm = trades.map((trade) => ({ prompt: `Best CRM for ${trade}`, label: "CRM" }));
  const few = [{ prompt: "Best payroll software", label: "Payroll" }];
  const brandId = await addBrand(maya, {
    ...{ prompts: [...crm, ...few], models: [GPT, CLAUDE], rounds: 1, webSearch: false },
  });
  const told = async (label: string | null = null) => {
    const { alerts } = await getBrandOverview(maya.request, { ...WEEKS, brandId, label });
    return alerts.filter(({ type }) => type === "market");
  };
  await visitWeeks(services, maya, brandId, { from: 13, to: 3 });
  expect(await told()).toEqual([]);
  await setWorld(services, { shifts: FALLING.map((domain) => ({ domain, by: -1.5 })) });
  await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
  const visits = await services.db
    .selectFrom("brand_visits")
    .select(["id", "due_at"])
    .where("brand_id", "=", brandId)
    .orderBy("due_at")
    .execute();
  const [before, last] = [visits.at(-3), visits.at(-1)];
  const found = await told();
  expect(found).toEqual([
    {
      type: "market",
      id: expect.any(String),
      label: "CRM",
      at: last?.due_at.toISOString(),
      from: before?.due_at.toISOString(),
      to: last?.due_at.toISOString(),
      models: [GPT, CLAUDE],
    },
  ]);
  expect(await told("CRM")).toEqual(found);
  expect(await told("Payroll")).toEqual([]);
  const [alert] = found;
  if (alert)
    expect(alertSentence("HubSpot", alert, BUILT_IN_CATALOGUE, "UTC")).toMatch(
      /^The market moved: in “CRM” the other companies’ order changed between .*, in answers of GPT.* and Claude.*\.$/,
    );
  // Neither the same job again nor the next visit tells the same move again.
  await findMarketMoves(services.services.systemRequest(), { visitId: last?.id ?? "" });
  await visitWeeks(services, maya, brandId, { from: 0, to: 0 });
  expect(await told()).toEqual(found);
  for (const visitId of ["", "\0", crypto.randomUUID()])
    await findMarketMoves(services.services.systemRequest(), { visitId });
});
