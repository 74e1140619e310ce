import { afterAll, beforeAll, expect, it } from "vitest";
import { discover, discoveryOf } from "../../test/discoveries.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { draftDiscovery } from "../discovery/start-discovery.ts";
import { exportCompany } from "./export-company.ts";
import { exportDiscovery } from "./export-discovery.ts";
import { toCompanyReport } from "./to-company-report.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const TRADE = { sells: "website builders", country: "Portugal", language: "English" };
const ORDER = {
  domain: "webflow.com",
  companyName: "Webflow",
  modelIds: ["openai/gpt-4.1-mini", "perplexity/sonar"],
  prompts: ["Best website builders for potters", "Which website builder is cheapest"],
  trade: TRADE,
};

it("has a row for each prompt and model, with what was asked for and who was named", async () => {
  const maya = await addUser(services, { credits: 3 });
  const { runId, state } = await discover(maya, ORDER);
  const { bytes, fileName } = await exportDiscovery(maya.request, { runId, format: "csv" });
  expect(fileName).toMatch(/^standings-discovery-webflow-\d{8}-\d{6}\.csv$/);
  const [head, ...rows] = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect(head).toContain("What it sells");
  expect(rows).toHaveLength(4);
  for (const [index, row] of rows.entries()) {
    const item = state.items[Math.floor(index / 2)];
    const test = item?.byModel[index % 2];
    for (const said of [
      ...Object.values(TRADE),
      item?.prompt ?? "?",
      test?.modelId ?? "?",
      item?.named[0]?.name ?? "?",
    ])
      expect(row).toContain(said);
    expect(row).toContain(test?.rank === null ? ",not listed," : `,listed,${test?.rank},`);
  }
});

it("is on paper what its tab shows, the newest that was tested, and never a draft", async () => {
  const maya = await addUser(services, { credits: 9, plan: "pro" });
  const wanted = { domain: ORDER.domain, companyName: "Webflow" };
  const paper = () => exportCompany(maya.request, { ...wanted, tabType: "discovery" });
  await expect(paper()).rejects.toMatchObject({ code: "NO_RESULTS_TO_EXPORT" });
  const { state } = await discover(maya, ORDER);
  await draftDiscovery(maya.request, discoveryOf(wanted));
  const report = await toCompanyReport(maya.request, { ...wanted, tab: "discovery" });
  expect(report).toMatchObject({ tab: "discovery", trade: TRADE, items: state.items, isSandbox: true });
  const { bytes, fileName } = await paper();
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect(fileName).toMatch(/^webflow\.com-discovery-analysis-/);
});

it("is refused to others, and of what has no answers", async () => {
  const [maya, eve] = [await addUser(services, { credits: 3 }), await addUser(services)];
  const { runId } = await discover(maya, ORDER);
  for (const [request, id] of [
    [eve.request, runId],
    [maya.request, "none"],
  ] as const) {
    const refused = exportDiscovery(request, { runId: id, format: "xlsx" });
    await expect(refused).rejects.toMatchObject({ code: "DISCOVERY_NOT_FOUND" });
  }
  const poor = await addUser(services, { credits: 2 });
  const draft = await draftDiscovery(poor.request, discoveryOf());
  const empty = exportDiscovery(poor.request, { runId: draft.runId, format: "csv" });
  await expect(empty).rejects.toMatchObject({ code: "NO_RESULTS_TO_EXPORT" });
});
