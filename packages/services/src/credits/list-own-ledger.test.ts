import type { Cell } from "@standings/reports";
import { afterAll, beforeAll, expect, it } from "vitest";
import { discover } from "../../test/discoveries.ts";
import { follow, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits } from "../../test/users.ts";
import { retryModel } from "../searches/retry-model.ts";
import { exportOwnLedger, listOwnLedger } from "./list-own-ledger.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const all = { limit: 100 };

it("says of every credit what it was for, with its page, the newest first", async () => {
  const maya = await addUser(services, { credits: 20 });
  const goal = { type: "pair", companies: ["HubSpot", "hubspot.com"] } as const;
  const { studyId } = await study(maya, { prompt: "Best CRM for startups", goal, rounds: 12 });
  await discover(maya, { domain: "webflow.com", companyName: "Webflow" });
  const { lines, next } = await listOwnLedger(maya.request, all);
  expect(next).toBeNull();
  const told = lines.map(({ reason, delta, balance, about, path }) => [reason, delta, balance, about, path]);
  const page = `/study/${studyId}`;
  expect(told.slice(0, 3)).toEqual([
    ["discovery", -2, 15, "Webflow", "/company/webflow.com?tab=discovery"],
    ["study_release", 9, 17, "Best CRM for startups", page],
    ["study_hold", -12, 8, "Best CRM for startups", page],
  ]);
});

it("says of a retry that was paid alone, and of its return, which search it is of", async () => {
  const poor = await addUser(services);
  for (let preview = 1; preview <= 3; preview += 1) await search(poor, { models: [GPT] });
  const { searchId } = await search(poor, { models: [GPT] });
  await setCredits(services, poor.userId, 1);
  await setFaults(services, { model: GPT, kind: "error", status: 400 });
  await retryModel(poor.request, { searchId, columnId: GPT });
  await follow(poor, searchId);
  await setFaults(services);
  const { lines } = await listOwnLedger(poor.request, { limit: 2 });
  const path = `/archived-company-ranking/${searchId}`;
  expect(lines).toMatchObject([
    { reason: "search_refund", delta: 1, about: orderOf().prompt, path },
    { reason: "search", delta: -1, about: orderOf().prompt, path },
  ]);
});

it("is read page by page, is nobody else's, and is whole as a file", async () => {
  const maya = await addUser(services, { credits: 9 });
  for (const prompt of ["One", "Two", "Three"]) await study(maya, { prompt });
  const first = await listOwnLedger(maya.request, { limit: 2 });
  expect(first.lines.map(({ about }) => about)).toEqual(["Three", "Two"]);
  const second = await listOwnLedger(maya.request, { limit: 2, before: first.next ?? "" });
  // What the account began with is about nothing.
  expect([second.lines.map(({ about }) => about), second.next]).toEqual([["One", null], null]);
  const other = await addUser(services);
  expect(JSON.stringify(await listOwnLedger(other.request, all))).not.toContain("Three");
  const { header, rows } = await exportOwnLedger(maya.request);
  expect(header).toEqual(["Date", "What", "About", "Credits", "Balance", "Note"]);
  const read: (readonly Cell[])[] = [];
  for await (const row of rows) read.push(row.slice(1));
  expect(read.slice(0, 3)).toEqual([
    ["Held for a study", "Three", -3, 0, ""],
    ["Held for a study", "Two", -3, 3, ""],
    ["Held for a study", "One", -3, 6, ""],
  ]);
});
