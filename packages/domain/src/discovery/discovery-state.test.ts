import { expect, it } from "vitest";
import { defaultModelId } from "../models.ts";
import type { DiscoveryEvent } from "./discovery-run.ts";
import { discoveryFigures, foldDiscovery, NO_DISCOVERY } from "./discovery-state.ts";

const AT = "2026-11-22T10:00:00.000Z";
const START: DiscoveryEvent = {
  type: "start",
  searchId: "run",
  remainingCredits: 3,
  startedAt: AT,
  domain: "acme.com",
  companyName: "Acme",
  modelId: defaultModelId(),
};
const AGENT1: DiscoveryEvent = { type: "agent1_start", at: AT };
const PROMPTS: DiscoveryEvent = { type: "agent1_complete", at: AT, prompts: ["One", "Two", "Three"] };
const AGENT2: DiscoveryEvent = { type: "agent2_start", at: AT };
const COMPLETE: DiscoveryEvent = { type: "complete", searchId: "run", remainingCredits: 3, refunded: false };
const testing = (index: number): DiscoveryEvent => ({
  type: "prompt_testing",
  index,
  searchId: `search ${index}`,
});
const result = (index: number, rank: number | null): DiscoveryEvent => {
  const end = { type: "prompt_result", index, at: AT, status: "completed", error: null } as const;
  return rank === null ? { ...end, found: false, rank } : { ...end, found: true, rank };
};
const fold = (...events: DiscoveryEvent[]) => events.reduce(foldDiscovery, NO_DISCOVERY);

it("goes from idle through both agents to complete (spec part 2 §4)", () => {
  const log = [
    START,
    AGENT1,
    PROMPTS,
    AGENT2,
    testing(0),
    result(0, 4),
    testing(1),
    result(1, null),
    COMPLETE,
  ];
  const phases = log.map((_event, index) => fold(...log.slice(0, index + 1)).phase);
  expect([...new Set(phases)]).toEqual(["agent1", "agent2", "complete"]);
  const { items, testedAt } = fold(...log);
  expect(items.map(({ status, rank, found }) => [status, rank, found])).toEqual([
    ["completed", 4, true],
    ["completed", null, false],
    ["pending", null, false],
  ]);
  expect([items[0]?.searchId, testedAt]).toEqual(["search 0", AT]);
});

it("returns to idle with the error when the strategy failed", () => {
  const failed = fold(START, AGENT1, { type: "error", error: "No." }, { ...COMPLETE, refunded: true });
  expect(failed).toMatchObject({ phase: "idle", error: "No.", hasEnded: true, isRefunded: true });
});

it("begins anew with another start", () => {
  expect(fold(START, PROMPTS, COMPLETE, START)).toEqual(fold(START));
});

it.each([
  ["nothing", [], { generated: 3, tested: 0, successful: 0, averageRank: null }],
  [
    "ranks and an absence",
    [result(0, 4), result(1, 7), result(2, null)],
    { generated: 3, tested: 3, successful: 2, averageRank: 5.5 },
  ],
  [
    "one decimal",
    [result(0, 1), result(1, 1), result(2, 2)],
    { generated: 3, tested: 3, successful: 3, averageRank: 1.3 },
  ],
] as const)("sums up %s", (_what, results, figures) => {
  expect(discoveryFigures(fold(START, PROMPTS, AGENT2, ...results).items)).toEqual(figures);
});
