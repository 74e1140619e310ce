import type { AnalysisEvent } from "@standings/domain";
import { asModelId } from "@standings/domain";
import { expect, test } from "vitest";
import { type AnalysisProgress, NO_PROGRESS, reduceProgress } from "./followed.ts";

const at = (second: number) => `2026-11-12T15:04:0${second}.000Z`;
const START: AnalysisEvent = {
  type: "start",
  searchId: "a",
  domain: "acme.com",
  companyName: "Acme",
  modelId: asModelId("openai/gpt-4.1-mini"),
  remainingCredits: 4,
  startedAt: at(0),
};
const FACTS: AnalysisEvent = { type: "facts_found", at: at(3), facts: 16 };
const ADVICE: AnalysisEvent = { type: "advice_given", at: at(9) };
const ERROR: AnalysisEvent = { type: "error", error: "GPT 4.1 did not answer" };
const END: AnalysisEvent = { type: "complete", searchId: "a", remainingCredits: 4, refunded: false };

function follow(events: readonly AnalysisEvent[], runId = "a", from: AnalysisProgress = NO_PROGRESS) {
  return events.reduce(
    (state, event, index) => reduceProgress(state, { runId, seq: index + 1, event }),
    from,
  );
}

test("a run goes from its start over facts and advice to its end", () => {
  expect(follow([START, FACTS, ADVICE, END])).toEqual({
    runId: "a",
    lastSeq: 4,
    modelId: "openai/gpt-4.1-mini",
    startedAt: at(0),
    factsAt: at(3),
    facts: 16,
    advisedAt: at(9),
    hasEnded: true,
    isRefunded: false,
    error: null,
    movedTo: null,
  });
});

test("a site that has moved is kept with where to", () => {
  const moved = follow([START, { ...ERROR, movedTo: "acme.io" }, { ...END, refunded: true }]);
  expect(moved).toMatchObject({ movedTo: "acme.io", hasEnded: true, isRefunded: true });
});

test("a failure is kept with what was given back", () => {
  const failed = follow([START, FACTS, ERROR, { ...END, refunded: true }]);
  expect(failed).toMatchObject({ error: "GPT 4.1 did not answer", isRefunded: true, advisedAt: null });
});

test("replayed events change nothing, another run begins anew, and null forgets", () => {
  const first = follow([START, FACTS, ERROR]);
  expect(follow([START, FACTS, ERROR], "a", first)).toBe(first);
  expect(follow([START], "b", first)).toMatchObject({ runId: "b", lastSeq: 1, factsAt: null, error: null });
  expect(reduceProgress(first, null)).toEqual(NO_PROGRESS);
});
