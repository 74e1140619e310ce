import {
  alertSentence,
  asModelId,
  type BrandAlert,
  BUILT_IN_CATALOGUE,
  type ChangeAlert,
  type ClaimAlert,
} from "@standings/domain";
import { expect, it } from "vitest";
import { toAlerts } from "./brand-details.ts";

const CHANGE: ChangeAlert = {
  ...{ type: "change", id: "1", at: "2026-01-08T00:00:00Z", promptId: "1", prompt: "x".repeat(200) },
  ...{ from: "2026-01-01T00:00:00Z", to: "2026-01-08T00:00:00Z", before: 0.62, after: 0.51 },
  ...{
    isSettled: false,
    withdrawn: null,
    placeBefore: null,
    placeAfter: null,
    listedBefore: 0.9,
    listedAfter: 0.7,
  },
  ...{ byModel: [], sources: [], versions: [], searches: [], trend: [] },
};

const CLAIM: ClaimAlert = {
  ...{ type: "claim", id: "2", at: "2026-01-08T00:00:00Z", claimId: "1", text: "HubSpot has a free plan" },
  ...{ verdict: "false", by: "model", waits: false, because: "Your fact: no", quote: "It has a free plan." },
  ...{ statements: 5, read: 61, arm: "natural", models: [asModelId("openai/gpt-4.1-mini")], versions: [] },
};

const told = (...alerts: readonly BrandAlert[]) =>
  toAlerts({ name: "HubSpot", prompts: [], timeZone: "UTC" }, { market: null, alerts }, BUILT_IN_CATALOGUE)
    .alerts;

it("an alert of a long question keeps its last sentence, which says how far it can be trusted", () => {
  const [alert] = told(CHANGE);
  expect(alert?.says).toBe(alertSentence("HubSpot", CHANGE, BUILT_IN_CATALOGUE, "UTC"));
  expect(alert?.says).toMatch(/First estimate; it settles over the next visits\.$/);
});

it("an alert of a claim that waits to be checked says so, and no other does", () => {
  const alerts = told({ ...CLAIM, waits: true }, CLAIM, CHANGE);
  expect(alerts.map(({ to_check }) => to_check)).toEqual([true, undefined, undefined]);
});
