import { asColumnId, BUILT_IN_CATALOGUE, describeColumn, INSUFFICIENT_CREDITS } from "@standings/domain";
import { describe, expect, it } from "vitest";
import type { AnsweredColumn, FailedColumn } from "./columns/model-column.ts";
import { findHidden } from "./hidden.ts";

const named = describeColumn(asColumnId("m"), BUILT_IN_CATALOGUE);
const answered: AnsweredColumn = {
  ...named,
  phase: "answered",
  results: [],
  citations: [],
  grounding: null,
  durationMs: 1,
  wasCensored: false,
  censorReason: null,
};
const preview: AnsweredColumn = { ...answered, wasCensored: true, censorReason: "pro_limit_exceeded" };
const failed: FailedColumn = {
  freeRetriesLeft: 2,
  ...named,
  phase: "failed",
  error: "Failed to query models",
  failure: "upstream",
  detail: "",
  durationMs: 1,
};
const unpaid: FailedColumn = { ...failed, error: INSUFFICIENT_CREDITS, failure: "insufficient_credits" };

describe("findHidden", () => {
  it("is null for paid answers, failures and runs that have not started", () => {
    expect(
      [[], [answered], [failed], [answered, unpaid]].map((columns) => findHidden(columns, false)),
    ).toEqual([null, null, null, null]);
  });

  const masked = { rank: 6, name: "K*****", domain: "k*****", censored: true };
  const source = { url: "", domain: "g*****", title: null, censored: true };
  it.each([
    ["positions", { results: [masked], citations: [source] }],
    ["sources", { citations: [source] }],
    ["nothing", {}],
  ])("tells what a censored answer hides, and why: %s", (kind, changes) => {
    const found = findHidden([failed, { ...preview, ...changes }], false);
    expect(found).toEqual({ kind, reason: "pro_limit_exceeded" });
  });

  it("tells the reason of a run in which no model was asked from the plan", () => {
    expect(findHidden([unpaid, unpaid], false)).toEqual({ kind: "unasked", reason: "no_credits" });
    expect(findHidden([unpaid], true)).toEqual({ kind: "unasked", reason: "pro_limit_exceeded" });
  });
});
