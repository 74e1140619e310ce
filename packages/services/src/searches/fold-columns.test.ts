import { BUILT_IN_CATALOGUE, describeColumn, type ModelSuccess, type RunEvent } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { CLAUDE, GPT, listed } from "../../test/searches.ts";
import { foldColumns } from "./fold-columns.ts";

const begins = (columnId = GPT): RunEvent => {
  return { type: "model_start", ...describeColumn(columnId, BUILT_IN_CATALOGUE), startedAt: "" };
};

const answers = (columnId = GPT, domain = "acme.com"): RunEvent => {
  const data: ModelSuccess = {
    outcome: "ranked",
    results: [listed(domain, 1)],
    citations: [],
    sector: "Energy",
    grounding: null,
    servedModel: "served",
    durationMs: 7,
    wasCensored: false,
    censorReason: null,
  };
  return { type: "model_complete", ...describeColumn(columnId, BUILT_IN_CATALOGUE), status: "success", data };
};

const fails = (columnId = GPT): RunEvent => {
  const end = {
    type: "model_complete",
    ...describeColumn(columnId, BUILT_IN_CATALOGUE),
    status: "error",
  } as const;
  return { ...end, error: "Failed", failure: "upstream", detail: "", durationMs: 3 };
};

const fold = (...events: RunEvent[]) =>
  foldColumns([GPT, CLAUDE], events).map(({ columnId, status, results }) => [
    columnId,
    status,
    results.length,
  ]);

describe("foldColumns", () => {
  it.each<[string, RunEvent[], unknown[]]>([
    ["nothing before a column has ended", [begins(), begins(CLAUDE)], []],
    ["how it ended", [begins(), answers()], [[GPT, "success", 1]]],
    ["its last end", [begins(), fails(), begins(), answers()], [[GPT, "success", 1]]],
    ["nothing while it is asked again", [begins(), answers(), begins()], []],
    [
      "columns in the order asked, whichever ended first",
      [begins(), begins(CLAUDE), fails(CLAUDE), answers()],
      [
        [GPT, "success", 1],
        [CLAUDE, "error", 0],
      ],
    ],
  ])("gives %s", (_name, events, folded) => expect(fold(...events)).toEqual(folded));

  it("keeps what an answer says, and why there is none", () => {
    const [first, second] = foldColumns([GPT, CLAUDE], [answers(), fails(CLAUDE)]);
    expect(first).toEqual({
      ...describeColumn(GPT, BUILT_IN_CATALOGUE),
      status: "success",
      outcome: "ranked",
      results: [listed("acme.com", 1)],
      citations: [],
      sector: "Energy",
      grounding: null,
      durationMs: 7,
      error: null,
    });
    expect(second).toMatchObject({ status: "error", error: "Failed", sector: null, durationMs: 3 });
  });
});
