import {
  asModelId,
  lessSentence,
  NO_STUDY,
  type StudyAnswerEvent,
  type StudyState,
  stancesText,
  studyColumn,
} from "@standings/domain";
import { describe, expect, it } from "vitest";
import { type FindingsTask, makeFindings } from "./make-findings.ts";

const AT = "2026-11-27T08:00:00.000Z";
const MODEL = asModelId("openai/gpt-4.1-mini");
const ODIN = { name: "Odinfeld", domain: "odinfeld.example" };
const FOCUS = { name: "Marloway", domain: "marloway.example" };

function answerOf(round: number, changes: Partial<StudyAnswerEvent>): StudyAnswerEvent {
  return {
    type: "answer",
    at: AT,
    round,
    modelId: MODEL,
    arm: "list",
    outcome: "listed",
    results: [],
    servedModel: null,
    searchedBy: null,
    versions: null,
    durationMs: 1,
    detail: null,
    ...changes,
  };
}

/** A study of one model whose answers in plain words are these, and whose lists name Odinfeld alone, by these names in turns. */
function studyOf(
  said: readonly string[],
  prompt = "Which ledger app do you like",
  names: readonly string[] = [ODIN.name],
): FindingsTask {
  const lists = said.map((_, nth) =>
    answerOf(nth + 1, { results: [{ ...ODIN, name: names[nth % names.length] ?? ODIN.name, rank: 1 }] }),
  );
  const plain = said.map((_, nth) => answerOf(nth + 1, { arm: "natural", outcome: "answered" }));
  const state: StudyState = {
    ...NO_STUDY,
    request: {
      prompt,
      ranking: "company",
      models: [MODEL],
      webSearch: false,
      market: null,
      arms: ["list", "natural"],
      goal: { type: "rounds" },
      rounds: said.length,
      focus: FOCUS,
    },
    answers: [...lists, ...plain],
    rounds: said.map((_, nth) => ({
      type: "round_complete",
      at: AT,
      round: nth + 1,
      isCounted: true,
      stop: null,
    })),
    hasEnded: true,
  };
  const texts = new Map(plain.map((answer, nth) => [studyColumn(answer), said[nth] ?? ""]));
  return { state, texts, hasEnded: true };
}

const SAID = [
  "I like Marloway and Odinfeld.",
  "Unlike Marloway, Odinfeld has a phone.",
  "I could not find anything about Marloway, so take Odinfeld.",
  "Skip Marloway and take Odinfeld.",
  "It depends on your size.",
];

describe("answers in plain words", () => {
  it("name only whom they do not merely compare with, warn of or say they do not know", () => {
    const { volunteered, mentions } = makeFindings(studyOf(SAID)) ?? expect.fail("no findings");
    const marloway = volunteered["marloway.example"] ?? expect.fail("nothing of the one in focus");
    expect(marloway.named.value).toBe(1 / 5);
    expect(stancesText(marloway)).toBe(
      "named in 1 of 5; only compared with in 1, warned of in 1, not known to 1",
    );
    expect(volunteered["odinfeld.example"]?.stances).toEqual({
      named: 4,
      contrast: 0,
      avoided: 0,
      absent: 0,
    });
    expect(Object.values(mentions)).toContainEqual(["marloway.example", "odinfeld.example"]);
    expect(Object.values(mentions).filter((keys) => keys.length === 1)).toHaveLength(3);
  });

  it("are held against lists: what asking for a list adds is told where its range leaves no doubt", () => {
    const lessOf = (said: readonly string[]) => {
      const { volunteered } = makeFindings(studyOf(said)) ?? expect.fail("no findings");
      return volunteered["odinfeld.example"]?.less ?? expect.fail("no difference");
    };
    const unsure = lessOf(SAID);
    expect(unsure.value).toBeCloseTo(1 - 4 / 5, 12);
    expect(lessSentence(unsure)).toBe("No difference seen between asking for a list and in plain words.");
    const never = lessOf(Array.from({ length: 8 }, () => "It depends on your size."));
    expect(lessSentence(never)).toMatch(/^Asking for a list adds 100 points \(\d+ to 100\)\.$/);
  });

  it("name a company by any name that lists use for it", () => {
    const said = ["Try Odinfeld.", "Try Feldbuch Pro.", "Try Feldbuch Pro.", "Ask a friend."];
    const { volunteered } =
      makeFindings(studyOf(said, undefined, ["Odinfeld", "Odinfeld", "Feldbuch Pro"])) ??
      expect.fail("no findings");
    expect(volunteered["odinfeld.example"]?.stances.named).toBe(3);
  });

  it("name whom the question wants to replace only where they speak of it itself", () => {
    const said = ["Marloway has a cheaper plan now.", "Export your books from Marloway first."];
    const stancesUnder = (prompt: string) =>
      makeFindings(studyOf(said, prompt))?.volunteered["marloway.example"]?.stances;
    expect(stancesUnder("What can replace Marloway?")).toMatchObject({ named: 1, contrast: 1 });
    expect(stancesUnder("Is Marloway any good?")).toMatchObject({ named: 2, contrast: 0 });
  });

  it("name a company in focus that no list has", () => {
    const { volunteered } = makeFindings(studyOf(["Try Marloway."])) ?? expect.fail("no findings");
    expect(volunteered["marloway.example"]?.stances.named).toBe(1);
  });
});

it("tells a question that names the one in focus in small letters", () => {
  const asked = studyOf(["Odinfeld.", "Odinfeld."], "is marloway any good for a bakery");
  expect(makeFindings(asked)?.report.verdict.kind).toBe("names_you");
  expect(makeFindings(studyOf(["Odinfeld.", "Odinfeld."]))?.report.verdict.kind).not.toBe("names_you");
});
