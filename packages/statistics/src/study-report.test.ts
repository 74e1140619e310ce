import {
  BUILT_IN_CATALOGUE,
  entryLabel,
  focusSentence,
  headSentences,
  isDecided,
  listedText,
  modelCaveat,
  notComparedText,
  rangesText,
  type StudyModel,
  type StudyRecord,
  studySentence,
  volatilitySentence,
} from "@standings/domain";
import { describe, expect, it } from "vitest";
import { answersOf } from "../test/made-answers.ts";
import type { StudyAnswer } from "./answers.ts";
import { groupAnswers } from "./answers.ts";
import { levelOf, stopAfter } from "./stop-rules.ts";
import { makeStudyReport } from "./study-report.ts";

const NAMES: Record<string, string> = { A: "HubSpot", B: "Salesforce", X: "Attio" };
const nameOf = (key: string) => NAMES[key] ?? key;
const report = (answers: readonly StudyAnswer[], options: object = {}) =>
  makeStudyReport(answers, { kind: "company", rounds: 5, level: 0.05, nameOf, ...options });
const rows = (models: number, ranks: readonly (number | null)[]) =>
  Array.from({ length: models }, () => ranks);
const only = (outcome: StudyAnswer["outcome"], models = 5, rounds = 5): StudyAnswer[] =>
  answersOf({
    A: rows(
      models,
      Array.from({ length: rounds }, () => 1),
    ),
  }).map((answer) => ({
    ...answer,
    outcome,
    listings: [],
  }));

describe("a study", () => {
  it("of one answer each has numbers and no ranges, tiers or stability", () => {
    const one = report(answersOf({ A: rows(5, [1]), B: rows(5, [3]) }), { rounds: 1 });
    expect(one.entries.map(({ key, score }) => [key, score.value.toFixed(6), score.range])).toEqual([
      ["A", "1.000000", null],
      ["B", "0.900000", null],
    ]);
    expect(one.entries.every(({ place }) => place === null)).toBe(true);
    expect([one.volatility.stability, one.pair]).toEqual([null, null]);
    expect(studySentence(one, nameOf)).toBe(
      "One answer per model. Ask 5 rounds to see how far this can be trusted.",
    );
  });

  it("of one answer each says nothing of ranges, of whom it compares or of what more rounds would decide", () => {
    const one = { report: report(answersOf({ A: rows(5, [1]), B: rows(5, [3]) }), { rounds: 1 }) };
    const ended = { ...one, isKeptBack: false };
    expect(rangesText(ended)).toBe("One answer per model: hollow dots, and no ranges.");
    expect(notComparedText(ended)).toBe("Not compared: one answer per model");
    expect(isDecided(one.report)).toBe(false);
    const running = { ...one, isKeptBack: true };
    expect([rangesText(running), notComparedText(running)]).toEqual([
      expect.stringMatching(/^Figures so far\. Ranges are shown when the study has ended/),
      "Not compared before the study has ended",
    ]);
    const five = report(answersOf({ A: rows(5, [1, 1, 1, 1, 1]), B: rows(5, [9, 8, 9, 10, 9]) }));
    const repeated = { report: five, isKeptBack: false };
    expect(rangesText(repeated)).toMatch(/95 times in 100/);
    expect(notComparedText(repeated)).toMatch(/compares the first ten/);
    expect(isDecided(five)).toBe(true);
    for (const kind of ["not_enough", "seldom_names", "too_wide"] as const)
      expect(isDecided({ ...five, verdict: { ...five.verdict, kind } })).toBe(false);
  });

  it("tells refusals, failures and answers that were cut off apart from silence", () => {
    const model = { modelId: "a", asked: 2, isCounted: false, isSparse: true, repeatsItself: false };
    const said = (counts: Partial<StudyModel>) =>
      modelCaveat("Grok", { ...model, answered: 0, refused: 0, failed: 0, cut: 0, ...counts });
    expect(said({ refused: 2 })).toBe("Grok refused 2 of 2: not counted.");
    expect(said({ refused: 1, cut: 1 })).toBe(
      "Grok answered 0 of 2 (refused 1, was cut off 1): not counted.",
    );
    expect(said({ answered: 1, failed: 1 })).toBe("Grok answered 1 of 2 (failed 1): not counted.");
    expect(said({ answered: 3, asked: 5, refused: 2, isCounted: true })).toBe(
      "Grok answered 3 of 5 (refused 2).",
    );
    expect(said({ answered: 2, isCounted: true, isSparse: false })).toBeNull();
  });

  it("counts nothing of an answer that was cut off: neither who it lists nor who it lacks", () => {
    const whole = answersOf({ A: rows(3, [1, 1, 2]), B: rows(3, [2, null, 1]) });
    const cut = whole.map((answer) => ({ ...answer, round: answer.round + 3, outcome: "cut" as const }));
    const [without, beside] = [report(whole), report([...whole, ...cut])];
    expect(beside.entries).toEqual(without.entries);
    expect(beside.models.map(({ asked, answered, cut }) => [asked, answered, cut])).toEqual(
      Array.from({ length: 3 }, () => [6, 3, 3]),
    );
  });

  it("in which nobody answered has no rows", () => {
    for (const outcome of ["failed", "refused", "cut"] as const) {
      const none = report(only(outcome), { focus: "X" });
      expect(none.entries).toEqual([]);
      expect(none.models[0]).toMatchObject({ asked: 5, answered: 0, isCounted: false, isSparse: true });
      expect(studySentence(none, nameOf)).toBe("No model has answered.");
    }
  });

  it("in which nobody was named has no table; the one in focus still has 0 of 25, at most 13%", () => {
    expect(report(only("nobody")).entries).toEqual([]);
    const found = report(only("nobody"), { focus: "X" });
    expect(found.entries).toHaveLength(1);
    const [x] = found.entries;
    expect(x && listedText(x.rank, x.listed)).toBe("listed 0 of 25 (0–13%)");
    expect(studySentence(found, nameOf)).toBe("The models named nobody.");
  });

  it("gives the one in focus below entries that are not compared every rank from its best one down", () => {
    const listed = Object.fromEntries(
      Array.from({ length: 14 }, (_, place) => [
        `K${place}`,
        rows(
          5,
          [1, 1, 1, 1, 1].map(() => place + 1),
        ),
      ]),
    );
    const placeOf = (focus: string) =>
      report(answersOf(listed), { focus }).entries.find(({ key }) => key === focus)?.place;
    expect(placeOf("K9")?.worstRank).toBe(10);
    expect(placeOf("K10")?.worstRank).toBe(11);
    expect(placeOf("K12")?.worstRank).toBe(14);
  });

  it("of thousands of names measures the 200 of most answers and whoever is wanted, and counts the others", () => {
    const answers = answersOf({ A: rows(5, [1, 1, 1, 1, 1]) }).map((answer, nth) => ({
      ...answer,
      listings: [
        ...answer.listings,
        ...Array.from({ length: 19 }, (_, place) => ({ key: `once-${nth}-${place}`, rank: place + 2 })),
      ],
    }));
    const { entries, others } = report(answers, { focus: "once-24-18" });
    const focus = entries.find(({ key }) => key === "once-24-18");
    expect(focus?.place?.worstRank).toBe(entries.length + others);
    expect(entries).toHaveLength(201);
    expect(entries[0]?.key).toBe("A");
    expect(entries.map(({ key }) => key)).toContain("once-24-18");
    expect(entries.length + others).toBe(1 + 25 * 19);
  });

  it("counts what is missing apart from what is absent", () => {
    const answers = answersOf({ A: rows(2, [1, 1, 1, 1, 1]) }).map((answer, index) =>
      index < 2
        ? { ...answer, outcome: index === 0 ? ("refused" as const) : ("failed" as const), listings: [] }
        : answer,
    );
    const found = report(answers);
    expect(found.models[0]).toMatchObject({
      answered: 3,
      refused: 1,
      failed: 1,
      isSparse: true,
      isCounted: true,
    });
    expect(found.models[1]).toMatchObject({ answered: 5, isSparse: false });
    expect(found.entries[0]).toMatchObject({
      listed: { value: 1 },
      rank: { listed: 8, answers: 8, median: 1 },
    });
  });

  it("names a model that answered once and does not count it", () => {
    const answers = answersOf({
      A: [
        [1, 1, 1],
        [20, null, null],
      ],
      B: [
        [2, 2, 2],
        [1, null, null],
      ],
    }).filter(({ modelId, round }) => modelId === "m0" || round === 1);
    const found = report(answers, { rounds: 3 });
    expect(found.models.map(({ isCounted }) => isCounted)).toEqual([true, false]);
    expect(found.entries.map(({ key, score }) => [key, score.value.toFixed(4)])).toEqual([
      ["A", "1.0000"],
      ["B", "0.9500"],
    ]);
  });

  it("withholds the ranges of a model that repeats itself word for word", () => {
    const answers = answersOf({ A: rows(2, [1, 2, 1, 2, 1]) });
    const copied = report(
      answers.map((answer) => ({
        ...answer,
        text: answer.modelId === "m0" ? "same" : `own ${answer.round}`,
      })),
    );
    expect(copied.models.map(({ repeatsItself }) => repeatsItself)).toEqual([true, false]);
    expect(copied.entries[0]?.byModel.map(({ score }) => score.range === null)).toEqual([true, false]);
  });

  it("takes the better rank of an entry that is listed twice, and no rank beyond the list", () => {
    const twice = [
      { key: "A", rank: 3 },
      { key: "A", rank: 1 },
      { key: "B", rank: 21 },
    ];
    const answers = [1, 2].map((round) => ({
      modelId: "m",
      round,
      outcome: "listed" as const,
      listings: twice,
    }));
    expect(report(answers, { rounds: 2 }).entries.map(({ key, score }) => [key, score.value])).toEqual([
      ["A", 1],
    ]);
  });

  it("breaks ties by how often an entry is listed, best rank and name", () => {
    // Once 18th is as much as three times 20th; A is HubSpot.
    const once = [18, null, null];
    const answers = answersOf({ A: [once], B: [[20, 20, 20]], C: [once] });
    expect(report(answers, { rounds: 3 }).entries.map(({ key }) => key)).toEqual(["B", "C", "A"]);
  });

  it("says where each model puts the one in focus, and which of them does not search", () => {
    const models = [
      "openai/gpt-4.1-mini",
      "x-ai/grok-3-mini",
      "meta-llama/llama-4-scout",
      "amazon/nova-lite-v1",
    ];
    const ranks = {
      X: [
        [1, 1, 2, 1, 1],
        [2, 2, 2, 2, 1],
        [9, 9, 8, 9, 9],
        [null, null, null, null, null],
      ],
    };
    const made = answersOf({ ...ranks, A: rows(4, [3, 3, 3, 3, 3]) }).map((answer) => ({
      ...answer,
      modelId: models[Number(answer.modelId.slice(1))] ?? "",
    }));
    const record = {
      focus: "X",
      answers: made.map(({ modelId }) => ({
        modelId,
        arm: "list",
        searchedBy: /llama/.test(modelId) ? "none" : "native",
      })),
    } as unknown as StudyRecord;
    const told = report(made, { focus: "X" });
    expect(focusSentence(record, told, { ...BUILT_IN_CATALOGUE, nameOf })).toMatch(
      /^Where listed, Attio is usually first or second in two models; Llama 4[^;]*, which does not search, usually puts it ninth; Nova[^;]* never lists it\.$/,
    );
    const twins = (told.entries.find(({ key }) => key === "X")?.byModel ?? []).map((each) =>
      each.rank.median === null ? { ...each, rank: { ...each.rank, median: 9 } } : each,
    );
    const alike = {
      ...told,
      entries: told.entries.map((entry) => (entry.key === "X" ? { ...entry, byModel: twins } : entry)),
    };
    expect(focusSentence(record, alike, { ...BUILT_IN_CATALOGUE, nameOf })).toMatch(
      /; Nova[^;]* and Llama 4[^;]*, which does not search, usually put it ninth\.$/,
    );
    expect(focusSentence({ ...record, focus: null }, told, { ...BUILT_IN_CATALOGUE, nameOf })).toBeNull();
  });

  it("says first what the question can show", () => {
    const head = (answers: readonly StudyAnswer[], options: object = {}) => {
      const made = { focus: "X", answers: [] } as unknown as StudyRecord;
      const names = Object.fromEntries(
        Object.entries(NAMES).map(([key, name]) => [key, { name, domain: "" }]),
      );
      const found = { report: report(answers, { focus: "X", ...options }), names, isKeptBack: false };
      return headSentences(
        made,
        { ...found, mentions: {}, lift: {}, volunteered: {}, namedInQuestion: [] },
        BUILT_IN_CATALOGUE,
      );
    };
    const listed = answersOf({ A: rows(5, [1, 1, 1, 1, 1]), X: rows(5, [2, 2, 3, 2, 2]) });
    expect(head(only("nobody"))).toEqual([expect.stringMatching(/^Models name nobody in 100% of answers/)]);
    expect(head(answersOf({ A: rows(5, [1, 1, 1, 1, 1]) }))).toEqual([
      expect.stringMatching(/^Others are named, Attio never \(0–\d+%\): a real gap\.$/),
      "HubSpot has the highest score.",
    ]);
    expect(head(listed, { isNamed: true })[0]).toMatch(/^The question names Attio, so it can’t show whether/);
    expect(head(listed)[0]).toMatch(/^Attio is usually second in five models\.$/);
  });

  it("says what a marketer reads", () => {
    const tied = report(answersOf({ A: rows(5, [1, 2, 1, 1, 2]), B: rows(5, [2, 1, 2, 2, 1]) }));
    expect(studySentence(tied, nameOf)).toBe(
      "HubSpot and Salesforce can’t be told apart with 5 rounds; 50 rounds would probably not do it either: for practical purposes they are tied.",
    );
    const [first] = tied.entries;
    expect(first && entryLabel(first, nameOf)).toMatch(
      /^HubSpot, score 98, between \d+ and \d+, tier 1, rank 1 to 2$/,
    );
    expect(volatilitySentence(tied.volatility)).toMatch(
      /^Each model repeats \d+% of its own list; two models share \d+%: models differ no more than each does from itself\.$/,
    );
    const view = (stability: number, agreement: number, half: number | null) => {
      const estimate = (value: number) => ({
        value,
        range: half === null ? null : { low: value - half, high: value + half },
      });
      return volatilitySentence({
        stability: estimate(stability),
        agreement: estimate(agreement),
        byModel: [],
      });
    };
    expect(view(0.74, 0.46, 0.05)).toMatch(/two models share 46%: they really differ\.$/);
    expect(view(0.74, 0.72, 0.01)).toMatch(/: models differ no more than each does from itself\.$/);
    for (const half of [0.2, null]) {
      expect(view(0.74, 0.46, half)).toMatch(/: more rounds would say whether they really differ\.$/);
    }
    const clear = report(answersOf({ A: rows(5, [1, 1, 1, 1, 1]), B: rows(5, [9, 8, 9, 10, 9]) }));
    expect(studySentence(clear, nameOf)).toBe("HubSpot stands above Salesforce: more than chance explains.");
    // One of the two is hidden from the reader.
    expect(studySentence({ ...clear, pair: null }, nameOf)).toBe("HubSpot has the highest score.");
    const near = report(answersOf({ A: rows(5, [1, 2, 1, 1, 1]), B: rows(5, [2, 1, 3, 2, 2]) }));
    expect(studySentence(near, nameOf)).toMatch(/ more would probably do it\.$|more than chance explains\.$/);
  });
});

describe("the end of a study", () => {
  const progress = (answers: readonly StudyAnswer[], rounds: number, limit: number) => ({
    models: groupAnswers(answers, "company"),
    rounds,
    limit,
    k: 20,
    level: 0.05,
  });
  const apart = { kind: "apart", x: "A", y: "B" } as const;
  const tied = (n: number) => answersOf({ A: rows(5, alternate(n, 1)), B: rows(5, alternate(n, 0)) });
  const alternate = (n: number, shift: number) =>
    Array.from({ length: n }, (_, round) => 1 + ((round + shift) % 2));
  const clear = (n: number) =>
    answersOf({
      A: rows(
        5,
        Array.from({ length: n }, () => 1),
      ),
      B: rows(
        5,
        Array.from({ length: n }, () => 12),
      ),
    });

  it("is decided at the looks alone", () => {
    expect(stopAfter(apart, progress(clear(4), 4, 12))).toBeNull();
    expect(stopAfter(apart, progress(clear(5), 5, 12))).toBe("apart");
    expect(stopAfter({ kind: "rounds" }, progress(clear(8), 8, 12))).toBeNull();
    expect(stopAfter({ kind: "rounds" }, progress(clear(12), 12, 12))).toBe("limit");
  });

  it("gives up what luck would not tell apart, from the eighth round on", () => {
    expect(stopAfter(apart, progress(tied(5), 5, 50))).toBeNull();
    expect(stopAfter(apart, progress(tied(8), 8, 50))).toBe("hopeless");
    expect(stopAfter(apart, progress(tied(8), 8, 8))).toBe("limit");
  });

  it("comes when the range is narrow", () => {
    const goal = { kind: "width", x: "A", measure: "score", width: 0.1 } as const;
    expect(stopAfter(goal, progress(clear(3), 3, 50))).toBeNull();
    expect(stopAfter({ ...goal, width: 0.3 }, progress(clear(3), 3, 50))).toBe("narrow");
    expect(stopAfter(goal, progress(clear(12), 12, 50))).toBe("narrow");
  });

  it("comes when the range is narrow at the level that it is shown at", () => {
    const everyOther = Array.from({ length: 20 }, (_, round) => (round % 2 === 0 ? 1 : null));
    const half = progress(answersOf({ A: rows(5, everyOther) }), 20, 50);
    const goal = { kind: "width", x: "A", measure: "listed", width: 0.11 } as const;
    // Half the range is 10.2 points at 0.05, and 12.5 at 0.015.
    expect(stopAfter(goal, half)).toBe("narrow");
    expect(stopAfter(goal, { ...half, level: 0.015 })).toBeNull();
    expect(stopAfter({ ...goal, width: 0.13 }, { ...half, level: 0.015 })).toBe("narrow");
  });

  it("settles the level", () => {
    const untouched = { wasStoppedByHand: false, wasExtended: false };
    expect(levelOf({ kind: "rounds" }, untouched)).toBe(0.05);
    expect(levelOf(apart, untouched)).toBe(0.015);
    expect(levelOf({ kind: "rounds" }, { ...untouched, wasStoppedByHand: true })).toBe(0.015);
    expect(levelOf({ kind: "rounds" }, { ...untouched, wasExtended: true })).toBe(0.015);
  });
});
