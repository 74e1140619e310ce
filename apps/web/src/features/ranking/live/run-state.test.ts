import {
  BUILT_IN_CATALOGUE,
  type ColumnId,
  declined,
  describeColumn,
  type RetryTerms,
  rankingColumns,
  type SearchEvent,
} from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModelColumn } from "../columns/model-column.ts";
import { initialRun, type RunState, reduceRun } from "./run-state.ts";

const [gpt, claude] = rankingColumns(BUILT_IN_CATALOGUE.defaultIds).slice(0, 2) as [ColumnId, ColumnId];
const columns = [gpt, claude].map((each) => describeColumn(each, BUILT_IN_CATALOGUE));
const at = "2026-11-12T14:32:08.000Z";

const events: SearchEvent[] = [
  {
    type: "start",
    searchId: "s1",
    remainingCredits: 4,
    columns,
    startedAt: at,
  },
  { type: "model_start", ...describeColumn(gpt, BUILT_IN_CATALOGUE), startedAt: at },
  { type: "model_start", ...describeColumn(claude, BUILT_IN_CATALOGUE), startedAt: at },
  {
    type: "model_complete",
    ...describeColumn(gpt, BUILT_IN_CATALOGUE),
    status: "success",
    data: {
      outcome: "ranked",
      results: [{ rank: 1, name: "Attio", domain: "attio.com", description: "A CRM." }],
      citations: [],
      sector: "Technology",
      grounding: null,
      servedModel: "gpt-4.1-mini",
      durationMs: 8400,
      wasCensored: false,
      censorReason: null,
    },
  },
  {
    type: "model_complete",
    ...describeColumn(claude, BUILT_IN_CATALOGUE),
    status: "error",
    error: "Failed to query models",
    failure: "upstream",
    detail: "Anthropic reported that it is overloaded.",
    durationMs: 11_700,
  },
  { type: "complete", searchId: "s1", remainingCredits: 4, refunded: false },
];

function fold(seqs: readonly number[]): RunState {
  return seqs.reduce((state, seq) => {
    const event = events[seq];
    return event ? reduceRun(state, { type: "event", seq, event }) : state;
  }, initialRun(columns));
}

const all = events.map((_, seq) => seq);

describe("reduceRun", () => {
  it("waits for every model before the first event", () => {
    expect(initialRun(columns).columns.map((column) => column.phase)).toEqual(["waiting", "waiting"]);
  });

  it("folds a run into its end", () => {
    const state = fold(all);
    expect(state).toMatchObject({ phase: "done", searchId: "s1", startedAt: at });
    expect(state.columns).toMatchObject([
      { phase: "answered", grounding: null, durationMs: 8400 },
      { phase: "failed", failure: "upstream", detail: "Anthropic reported that it is overloaded." },
    ]);
  });

  it("ignores replayed events from any starting point", () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (upTo, from) => {
        const interrupted = [...all.slice(0, upTo + 1), ...all.slice(Math.min(from, upTo))];
        expect(fold(interrupted)).toEqual(fold(all));
      }),
    );
  });

  it("waits again while a failed model is retried, and is done when it ends", () => {
    const pressed = reduceRun(fold(all), { type: "retrying", columnId: claude, at });
    expect(pressed.phase).toBe("done");
    const retrying = reduceRun(pressed, { type: "retryAccepted" });
    expect(retrying).toMatchObject({
      phase: "streaming",
      columns: [{}, { phase: "waiting", startedAt: at }],
    });
    const restarted = reduceRun(retrying, { type: "event", seq: 6, event: events[2] as SearchEvent });
    const ended = reduceRun(restarted, { type: "event", seq: 7, event: events[5] as SearchEvent });
    expect(ended.phase).toBe("done");
  });

  it("shows the old failure again when a retry is refused", () => {
    const done = fold(all);
    const before = done.columns[1];
    if (!before) throw new Error("no column");
    const retrying = reduceRun(done, { type: "retrying", columnId: claude, at });
    expect(reduceRun(retrying, { type: "retryRefused", before })).toEqual(done);
  });

  it("keeps a censored answer in place until the full one arrives", () => {
    const preview: ModelColumn = {
      phase: "answered",
      ...describeColumn(gpt, BUILT_IN_CATALOGUE),
      results: [{ rank: 6, name: "A*****", domain: "a*****", censored: true }],
      citations: [],
      grounding: null,
      durationMs: 8400,
      wasCensored: true,
      censorReason: "no_credits",
    };
    const done = fold(all);
    const censored = { ...done, columns: done.columns.with(0, preview) };
    let state = reduceRun(censored, { type: "readAgain" });
    const seen = all.map((seq) => {
      state = reduceRun(state, { type: "event", seq, event: events[seq] as SearchEvent });
      return state.columns[0];
    });
    expect(seen.map((column) => column === preview)).toEqual([true, true, true, false, false, false]);
    expect(state).toEqual(done);
  });

  it("fails as a whole on an error event", () => {
    const state = reduceRun(fold([0]), {
      type: "event",
      seq: 1,
      event: { type: "error", error: "Request failed" },
    });
    expect(state).toMatchObject({ phase: "failed", error: "Request failed" });
  });
});

describe("a column without an answer", () => {
  const declines = {
    type: "model_complete",
    ...describeColumn(gpt, BUILT_IN_CATALOGUE),
    status: "success",
    data: declined({ durationMs: 7 }),
  } as const;
  const again = (terms: RetryTerms): SearchEvent => ({
    type: "model_start",
    ...describeColumn(gpt, BUILT_IN_CATALOGUE),
    startedAt: at,
    ...terms,
  });
  const foldAll = (log: readonly SearchEvent[]) =>
    log.reduce((state, event, seq) => reduceRun(state, { type: "event", seq, event }), initialRun(columns));
  const columnOf = (log: readonly SearchEvent[]) => foldAll(log).columns[0];

  it("that declined is no answer and no failure", () => {
    expect(columnOf([declines])).toMatchObject({ phase: "declined", durationMs: 7, freeRetriesLeft: 2 });
  });

  it.each([
    [{ freeRetriesLeft: 1 }, 1],
    [{ freeRetriesLeft: 0, paidWith: "credits" }, 0],
    [{}, 2],
  ] as const)("begun again with %j has %i free retries left", (terms, left) => {
    expect(columnOf([declines, again(terms), declines])).toMatchObject({ freeRetriesLeft: left });
  });

  it("of a refunded run is paid for again by the next retry", () => {
    const refund: SearchEvent = { type: "complete", searchId: "s1", remainingCredits: 5, refunded: true };
    expect(foldAll([declines, refund]).refunded).toBe(true);
    expect(foldAll([declines, refund, again({ freeRetriesLeft: 2 })]).refunded).toBe(false);
  });

  it("belongs to a run that is kept, unless nothing has paid for it", () => {
    const start = { type: "start", searchId: "s1", remainingCredits: 0, columns: [], startedAt: at } as const;
    expect(foldAll([start]).isKept).toBe(true);
    expect(foldAll([{ ...start, wasCensored: true }]).isKept).toBe(false);
  });
});
