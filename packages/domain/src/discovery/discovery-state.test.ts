import { expect, it } from "vitest";
import { BUILT_IN_CATALOGUE } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import type { DiscoveryEvent, ModelTest } from "./discovery-run.ts";
import { discoveryFigures, foldDiscovery, NO_DISCOVERY, namedInstead } from "./discovery-state.ts";

const AT = "2026-11-22T10:00:00.000Z";
const START: DiscoveryEvent = {
  type: "start",
  searchId: "run",
  remainingCredits: 3,
  startedAt: AT,
  domain: "acme.com",
  companyName: "Acme",
  modelIds: [BUILT_IN_CATALOGUE.defaultId],
  trade: null,
  prompts: null,
  isDraft: false,
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
const answer = (rank: number | null, modelId = BUILT_IN_CATALOGUE.defaultId): ModelTest => {
  return { modelId, status: "completed", rank, error: null };
};
const result = (index: number, ...ranks: (number | null)[]): DiscoveryEvent => {
  const byModel = ranks.map((rank, place) => answer(rank, asModelId(`model ${place}`)));
  return { type: "prompt_result", index, at: AT, byModel, named: [] };
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
  ["nothing", [], { generated: 3, tested: 0, successful: 0, answers: 0, listed: 0, averageRank: null }],
  [
    "ranks and an absence",
    [result(0, 4), result(1, 7), result(2, null)],
    { generated: 3, tested: 3, successful: 2, answers: 3, listed: 2, averageRank: 5.5 },
  ],
  [
    "one decimal",
    [result(0, 1), result(1, 1), result(2, 2)],
    { generated: 3, tested: 3, successful: 3, answers: 3, listed: 3, averageRank: 1.3 },
  ],
  [
    "models of which each weighs alike",
    [result(0, 2, 9), result(1, 4, null), result(2, null, null)],
    { generated: 3, tested: 3, successful: 2, answers: 6, listed: 3, averageRank: 6 },
  ],
] as const)("sums up %s", (_what, results, figures) => {
  expect(discoveryFigures(fold(START, PROMPTS, AGENT2, ...results).items)).toEqual(figures);
});

it("is found where one of several models lists it, and failed where none answered", () => {
  const failed = {
    modelId: BUILT_IN_CATALOGUE.defaultId,
    status: "error",
    rank: null,
    error: "No answer.",
  } as const;
  const end = (index: number, ...byModel: ModelTest[]): DiscoveryEvent => {
    return { type: "prompt_result", index, at: AT, byModel, named: [] };
  };
  const { items } = fold(
    START,
    PROMPTS,
    end(0, answer(4), failed, answer(7)),
    end(1, failed),
    end(2, failed, answer(null)),
  );
  expect(items.map(({ status, found, rank, error }) => [status, found, rank, error])).toEqual([
    ["completed", true, 5.5, null],
    ["error", false, null, "No answer."],
    ["completed", false, null, null],
  ]);
});

it("ends a draft with prompts that wait to be tested", () => {
  const state = fold({ ...START, isDraft: true }, AGENT1, PROMPTS, COMPLETE);
  expect(state).toMatchObject({ phase: "idle", isDraft: true, hasEnded: true });
  expect(state.items.map(({ status }) => status)).toEqual(["pending", "pending", "pending"]);
});

it("counts who is named instead over the prompts that leave the company out, and no others", () => {
  const [ada, bo] = [
    { name: "Ada", domain: "ada.example" },
    { name: "Bo", domain: "" },
  ] as const;
  const named = (
    index: number,
    rank: number | null,
    ...companies: (typeof ada | typeof bo)[]
  ): DiscoveryEvent => {
    return { type: "prompt_result", index, at: AT, byModel: [answer(rank)], named: companies };
  };
  const { items } = fold(START, PROMPTS, named(0, null, bo, ada), named(1, 2, bo), named(2, null, ada));
  expect(namedInstead(items)).toEqual({
    prompts: 2,
    companies: [
      { ...ada, prompts: 2 },
      { ...bo, prompts: 1 },
    ],
  });
});
