import { describe, expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import type {
  AnsweredLook,
  ExperimentLook,
  ExperimentPlan,
  LookFacts,
  LookPart,
  Unanswered,
} from "./experiment.ts";
import { decidingLook, pageOf, UNANSWERED } from "./experiment.ts";
import {
  doneSentences,
  earlierDrawTexts,
  effectRange,
  effectText,
  experimentSentence,
  exposureSentences,
  forecastSentences,
  lookNotes,
  lookWords,
  planFacts,
  signedPoints,
} from "./experiment-words.ts";

const effect = (value: number, low: number, high: number) => ({ value, range: { low, high } });
const FACTS: LookFacts = { leftOut: [], lost: [], isRecounted: false, missedWeeks: 0, placebo: null };
const weekOf = (week: string, part: LookPart) => ({ week, part, targets: null, controls: null });
const ANSWERED: AnsweredLook = {
  kind: "answered",
  ...FACTS,
  verdict: "rose",
  effect: effect(9, 2, 16),
  readings: {
    inStep: effect(9, 3, 15),
    backToMean: effect(8, 2, 14),
    onOldCourse: effect(7, 2, 16),
  },
  chance: null,
  targetsChange: effect(10, 5, 15),
  controlsChange: effect(1, -2, 4),
  targets: 10,
  controls: 20,
  visitsBefore: 12,
  models: [],
  prompts: [],
  sides: [],
  weeks: [
    weekOf("2026-03-02", "base"),
    weekOf("2026-03-09", "live"),
    ...["2026-03-16", "2026-03-23", "2026-03-30", "2026-04-06"].map((week) => weekOf(week, "counted")),
  ],
  naive: null,
};
const PLAN: ExperimentPlan = {
  version: 1,
  brandId: "brand",
  market: null,
  actions: [{ id: "a", address: "Page", promptIds: ["p"] }],
  controls: [],
  outcome: "score",
  models: [],
  rounds: 3,
  lag: 2,
  looks: [4],
  level: 0.05,
  worth: 9,
  startsOn: "2026-03-09",
  timeZone: "UTC",
  isDrawn: false,
  drawing: null,
};
const TOLD = {
  plan: PLAN,
  state: "running" as const,
  frozenAt: "2026-03-03T10:00:00Z",
  progress: { counted: 4, needed: 8, nextLookOn: "2026-05-12" },
};
const lookOf = (result: ExperimentLook["result"], number = 1): ExperimentLook => ({
  number,
  isLast: number === 2,
  counted: 4,
  through: "2026-04-20T06:00:00Z",
  takenAt: "2026-04-20T07:00:00Z",
  result,
});
const say = (changes: Partial<AnsweredLook>) => {
  const { headline, more } = lookWords(lookOf({ ...ANSWERED, ...changes }), TOLD);
  return [headline, ...more].join(" ");
};
const FRAME = "10 prompts of 1 action against 20, weeks 12–15, 12 visits before, plan frozen on 3 March.";
const OWN = `Control prompts: +1 point (−2 to 4). ${FRAME}`;

describe("a look says", () => {
  it("that prompts rose, with the controls beside", () => {
    expect(say({})).toBe(`Shown: +9 points (2 to 16). ${OWN}`);
  });
  it("that the draw would do it by chance in two of seventy", () => {
    expect(say({ chance: { p: 2 / 70, draws: 70, asMuch: 2 }, readings: null, controlsChange: null })).toBe(
      `Shown: +9 points (2 to 16). ${FRAME} The dates were drawn: by chance this happens in 2 of 70 draws (p = 0.03).`,
    );
  });
  it("which weeks count, across years and without those that had no visit", () => {
    const weeksIn = (...mondays: string[]) =>
      say({ weeks: mondays.map((week) => weekOf(week, "counted")) }).match(/weeks? [^,]+/)?.[0];
    expect(weeksIn("2026-12-21", "2026-12-28", "2027-01-04")).toBe("weeks 52–1");
    expect(weeksIn("2026-03-16", "2026-03-30", "2026-04-06")).toBe("weeks 12 and 14–15");
    expect(weeksIn("2026-01-05")).toBe("week 2");
    expect(weeksIn()).toBeUndefined();
  });
  it("that prompts fell", () => {
    expect(say({ verdict: "fell", effect: effect(-6, -11, -1) })).toBe(
      `Shown: −6 points (−11 to −1). The action did harm, or something else hit only these prompts. ${OWN}`,
    );
  });
  it("what is ruled out", () => {
    expect(say({ verdict: "no_change", effect: effect(2, -3, 6) })).toBe(
      `No change of 9 points or more (−3 to 6). ${OWN}`,
    );
    expect(say({ verdict: "no_gain", effect: effect(-4, -12, 4) })).toBe(
      `No gain of 9 points or more (−12 to 4). ${OWN}`,
    );
  });
  it("that it is open until the next look", () => {
    expect(say({ verdict: "open", effect: effect(6, -2, 14) })).toBe(
      `Not decided yet (−2 to 14). Next look on 12 May. ${OWN}`,
    );
    const open = lookOf({ ...ANSWERED, verdict: "open", effect: effect(6, -2, 14) });
    expect(lookWords(open, { ...TOLD, state: "stopped", progress: null }).headline).toBe(
      "Not decided (−2 to 14).",
    );
  });
  it("why it is not shown, and that it can't be told", () => {
    const readings = { ...ANSWERED.readings, inStep: effect(8, 3, 13) } as AnsweredLook["readings"];
    expect(say({ verdict: "not_shown", effect: effect(8, -2, 14), readings })).toBe(
      [
        "Not shown. +8 (3 to 13) if these prompts had kept step with the controls; 12 visits before can’t rule out that they",
        `were gaining anyway (−2 to 14). Track longer before the next start, or draw. ${OWN}`,
      ].join(" "),
    );
    expect(say({ verdict: "cannot_tell", effect: effect(4, -4, 12) })).toBe(
      `Can’t tell (−4 to 12). An effect of 9 points would be seen four times in five; yours may be smaller. ${OWN}`,
    );
  });
  it.each(UNANSWERED)("why it is not answerable: %s", (reason: Unanswered) => {
    const placebo = effect(5, 1, 9);
    const { headline, more } = lookWords(lookOf({ kind: "unanswered", ...FACTS, placebo, reason }), TOLD);
    expect(headline).toBe("Not answerable.");
    expect(more[0]).toMatch(/^Because .+\.$/);
    if (reason === "moved_before")
      expect(more[0]).toBe(
        "Because your prompts had already moved away from the controls before the start (+5, 1 to 9).",
      );
  });
});

it("points have their sign, and ranges the real minus", () => {
  expect([signedPoints(-0.4), signedPoints(0.5), signedPoints(-1.2)]).toEqual(["0", "+1", "−1"]);
  expect(effectText(effect(1, -0.3, 2.6))).toBe("+1 point (0 to 3)");
  expect(effectRange({ low: -12.4, high: -0.6 })).toBe("−12 to −1");
});

it("what was not as planned is told", () => {
  const result: ExperimentLook["result"] = {
    ...ANSWERED,
    leftOut: [asModelId("gemini")],
    lost: [
      { promptId: "a", because: "removed" },
      { promptId: "b", because: "missing" },
      { promptId: "c", because: "aimed" },
    ],
    isRecounted: true,
    missedWeeks: 1,
  };
  const look = lookOf(result);
  const move = {
    label: "CRM",
    from: "2026-04-12T06:00:00Z",
    to: "2026-04-26T06:00:00Z",
    models: [asModelId("gemini")],
  };
  const marketMoves = [
    { ...move, at: look.through },
    // After the look.
    { ...move, at: "2100-01-01T00:00:00Z" },
  ];
  expect(lookNotes(look, { marketMoves, plan: { timeZone: "UTC" } }, (id) => id.toUpperCase())).toEqual([
    "Left out, because they changed or answered too rarely: GEMINI.",
    "1 prompt is lost: asked no more.",
    "1 control is lost: another experiment was aimed at it.",
    "1 prompt is lost: answered too rarely.",
    "1 week had no visit; they are gaps, not zeros.",
    "The brand’s names changed since the plan was frozen: all weeks are counted by the newer ones.",
    "The market moved: in “CRM” the other companies’ order changed between 12 and 26 April, in answers of GEMINI.",
    "No placebo: fewer than eight visits lie before the start.",
    expect.stringMatching(/^Ranges drawn like this hold the effect/),
  ]);
});

it("beside a look stands that its controls rose, unless a market that moved or a changed model explains it", () => {
  const rose = { ...ANSWERED, controlsChange: effect(4, 1, 7) };
  const move = { label: null, from: "2026-04-06T06:00:00Z", to: "2026-04-20T06:00:00Z", models: [] };
  const says = (
    changes: Partial<AnsweredLook>,
    marketMoves: Parameters<typeof lookNotes>[1]["marketMoves"] = [],
  ) =>
    lookNotes(lookOf({ ...rose, ...changes }), { marketMoves, plan: { timeZone: "UTC" } }, String).join(" ");
  const larger = "Controls rose too: if the action reached them, the effect is larger than shown.";
  expect(says({})).toContain(larger);
  for (const other of [
    says({ controlsChange: effect(4, -1, 9) }),
    says({ verdict: "fell" }),
    says({ leftOut: [asModelId("gemini")] }),
    says({}, [{ ...move, at: move.to }]),
  ])
    expect(other).not.toContain(larger);
});

it("a verdict at the first look stands", () => {
  const [open, rose] = [lookOf({ ...ANSWERED, verdict: "open" }), lookOf(ANSWERED)];
  const second = lookOf({ ...ANSWERED, verdict: "cannot_tell" }, 2);
  expect(decidingLook([rose, second])).toBe(rose);
  expect(decidingLook([open, second])).toBe(second);
  expect(decidingLook([open])).toBe(open);
  expect(decidingLook([])).toBeNull();
});

it("nothing is said of an effect before a look, or once it was stopped", () => {
  const live = [{ actionId: "a", address: "Page", liveOn: "2026-03-09", toldAt: "2026-03-09T08:00:00Z" }];
  const sentence = (changes: object) =>
    experimentSentence({ ...TOLD, state: "running", looks: [], live, ...changes });
  expect(sentence({})).toBe("No figure before 12 May: an earlier one would mostly show chance.");
  expect(sentence({ live: [] })).toBe("1 action has yet to go live.");
  expect(sentence({ state: "draft" })).toBe("Not frozen yet: everything can still be changed.");
  expect(sentence({ state: "stopped", looks: [lookOf({ ...ANSWERED, verdict: "open" })] })).toBe(
    "Stopped by hand before its last look: nothing is said of an effect.",
  );
  expect(sentence({ state: "stopped", looks: [lookOf(ANSWERED)] })).toMatch(/^Shown/);
});

it("what was published says what was done, when its page answered, and who cited it first", () => {
  const page = { actionId: "a", address: "https://a.example/page", unread: null, citedAt: null, citedBy: [] };
  const says = (changes: object) =>
    exposureSentences({ ...page, answersSince: null, ...changes }, (id) => id.toUpperCase()).join(" ");
  expect(says({})).toBe("Our reader has not looked at it yet. No answer has cited it.");
  expect(says({ unread: "it answered 404" })).toContain("Our reader could not read it: it answered 404.");
  const citedBy = [asModelId("gpt"), asModelId("claude")];
  expect(says({ answersSince: "2026-05-03T09:00:00Z", citedAt: "2026-05-09T06:00:00Z", citedBy })).toBe(
    "Our reader found it to answer on 3 May. First cited at the visit of 9 May, by GPT and CLAUDE.",
  );
  const [action = { id: "", address: "", promptIds: [] }] = PLAN.actions;
  const waves = [{ startsOn: "2026-05-04", actionIds: ["a"] }];
  const drawing = { entropy: "00", waves };
  const live = [{ actionId: "a", address: "https://b.example", liveOn: "2026-05-05", toldAt: "" }];
  const done = (changes: object) =>
    doneSentences(action, { plan: PLAN, live: [], state: "running", ...changes }).join(" ");
  expect(done({})).toBe("");
  expect(done({ state: "ended" })).toBe("Did not go live.");
  expect(done({ live, plan: { ...PLAN, drawing } })).toBe(
    "Drawn for 4 May. Live since 5 May: https://b.example.",
  );
  const early = live.map((one) => ({ ...one, liveOn: "2026-05-03", address: "Page" }));
  expect(done({ live: early, plan: { ...PLAN, drawing } })).toBe(
    "Drawn for 4 May. Live since 3 May, before its drawn date.",
  );
  expect(["hubspot.com/compare", "http://attio.com/x", "A talk", "ftp://attio.com", "x"].map(pageOf)).toEqual(
    [new URL("https://hubspot.com/compare"), new URL("http://attio.com/x"), null, null, null],
  );
});

it("a draw says which draws of the same actions were before it", () => {
  const waves = [
    { startsOn: "2026-03-09", addresses: ["Page 2", "Page 1"] },
    { startsOn: "2026-05-04", addresses: ["Page 3"] },
  ];
  const draw = { experimentId: "a", frozenAt: "2026-03-03T10:00:00Z", state: "abandoned" as const, waves };
  const earlierDraws = [draw, { ...draw, frozenAt: "2026-03-04T10:00:00Z", state: "stopped" as const }];
  const texts = earlierDrawTexts({ earlierDraws });
  expect(texts[0]).toBe("These actions were drawn before: on 3 March (abandoned) and 4 March (stopped).");
  expect(texts[1]).toBe("Drawn on 3 March: Page 2 and Page 1 on 9 March; Page 3 on 4 May.");
  const facts = planFacts({ ...TOLD, sha256: "a", earlierDraws, progress: null });
  expect(facts.at(-1)).toEqual({
    name: "Drawn before",
    text: "on 3 March (abandoned) and 4 March (stopped)",
  });
  expect(facts).toContainEqual({ name: "Frozen", text: "3 March 2026 at 10:00 UTC" });
  expect(earlierDrawTexts({ earlierDraws: [] })).toEqual([]);
});

it("a plan says what it could see, or why it can't be answered", () => {
  const forecast = {
    ...{ targets: 10, controls: 20, visitsSoFar: 12, visitsBefore: 12, smallest: 9.04, power: 0.8 },
    ...{ smallestLater: 7.8, weeks: 6, credits: 540, extraCredits: 0 as const, faults: [] },
    drawn: { smallest: 10.2, weeks: 8, draws: 252 },
  };
  expect(forecastSentences(forecast, 12).join(" ")).toBe(
    [
      "10 prompts, 20 controls, 12 visits so far: an effect of 9 points or more would be seen four times in five.",
      "One of 12 points would be seen in 80 of 100. 6 weeks, 540 credits that your visits pay anyway; 0 beyond tracking.",
      "Four more visits before the start: 7.8 points. With drawn dates: 10.2 points in 8 weeks, exact whatever drifts.",
    ].join(" "),
  );
  expect(forecastSentences({ ...forecast, smallestLater: 9.01 }, 12).join(" ")).not.toContain(
    "Four more visits",
  );
  const none = { ...forecast, smallest: null, power: null, faults: ["short_past", "rhythm"] as const };
  expect(forecastSentences(none, null)).toEqual([
    "Fewer than 4 visits would lie before the start. Please start later.",
    "Experiments read weekly visits: this brand is visited less often, or by hand.",
  ]);
});
