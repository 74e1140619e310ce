import { describe, expect, it } from "vitest";
import { asColumnId, describeColumn } from "./columns.ts";
import { BUILT_IN_CATALOGUE } from "./models/built-in.ts";
import { declined, describeAsked, isAnswer, readRunEvent, readSearchModel } from "./outcomes.ts";
import type { ModelSuccess, SearchEvent, SearchModel } from "./runs.ts";

const column = describeColumn(asColumnId("openai/gpt-4.1-mini"), BUILT_IN_CATALOGUE);
const entry = { rank: 1, name: "Attio", domain: "attio.com" };

function without<Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> {
  const { [key]: _, ...rest } = value;
  return rest;
}

describe("an event of an earlier release", () => {
  const end = { type: "model_complete", ...column } as const;
  const earlier = (results: ModelSuccess["results"]) =>
    ({
      ...end,
      status: "success",
      data: without({ ...declined({ durationMs: 1 }), results }, "outcome"),
    }) as SearchEvent;

  it.each([
    { results: [entry], outcome: "ranked" },
    { results: [], outcome: "named_nobody" },
  ] as const)("gets its outcome from its list: $outcome", ({ results, outcome }) => {
    expect(readRunEvent(earlier(results))).toMatchObject({ data: { outcome, results } });
  });

  it("gets its grounding from what it cites", () => {
    const event = (citations: ModelSuccess["citations"]) => {
      const data = without({ ...declined({ durationMs: 1 }), citations }, "grounding");
      return readRunEvent({ ...end, status: "success", data } as unknown as SearchEvent);
    };
    const searched = { type: "searched", engine: null, queries: [], requests: null };
    const cited = [{ url: "https://g2.com/", domain: "g2.com", title: null }];
    expect(event(cited)).toMatchObject({ data: { grounding: searched } });
    expect(event([])).toMatchObject({ data: { grounding: null } });
  });

  it("that logged a refusal as an error is a refusal", () => {
    const refusal = {
      ...end,
      status: "error",
      error: "Failed",
      failure: "refused",
      detail: "",
      durationMs: 7,
    };
    expect(readRunEvent(refusal as unknown as SearchEvent)).toEqual({
      ...end,
      status: "success",
      data: declined({ durationMs: 7 }),
    });
  });

  it.each<SearchEvent>([
    { ...end, status: "success", data: declined({ durationMs: 1 }) },
    { ...end, status: "error", error: "Failed", failure: "timeout", detail: "", durationMs: 7 },
    { type: "error", error: "Broken" },
  ])("is otherwise left alone: $type $status", (event) => expect(readRunEvent(event)).toEqual(event));
});

describe("a saved column", () => {
  const saved: SearchModel = {
    ...column,
    status: "success",
    outcome: "ranked",
    results: [entry],
    citations: [],
    sector: null,
    grounding: null,
    webSearchUsed: false,
    durationMs: 1,
    error: null,
  };
  it.each([
    { change: {}, outcome: "ranked", answers: true },
    { change: { outcome: undefined }, outcome: "ranked", answers: true },
    { change: { outcome: undefined, results: [] }, outcome: "named_nobody", answers: true },
    { change: { outcome: "declined", results: [] }, outcome: "declined", answers: false },
    { change: { outcome: undefined, status: "error", results: [] }, outcome: null, answers: false },
  ] as const)("$change is $outcome", ({ change, outcome, answers }) => {
    const model = readSearchModel({ ...saved, ...change } as SearchModel, true);
    expect([model.outcome, isAnswer(model)]).toEqual([outcome, answers]);
  });

  it.each([
    [true, null],
    [false, { type: "training" }],
  ])(
    "of an earlier release without sources is grounded so, asked to search %s: %j",
    (webSearch, grounding) => {
      const earlier = without(saved, "grounding") as SearchModel;
      expect(readSearchModel(earlier, webSearch).grounding).toEqual(grounding);
      expect(readSearchModel({ ...earlier, status: "error" }, webSearch).grounding).toBeNull();
    },
  );
});

it.each([
  [5, 5, "5 models"],
  [4, 5, "4 of 5 models answered"],
  [0, 1, "0 of 1 model answered"],
])("%i of %i answered: %s", (answered, asked, text) => expect(describeAsked(answered, asked)).toBe(text));
