import {
  asModelId,
  foldStudy,
  NO_STUDY,
  type StudyAnswerEvent,
  type StudyEvent,
  type StudyRequest,
  type StudyState,
  studyColumn,
} from "@standings/domain";
import { afterEach, expect, it } from "vitest";
import { FIVE } from "../../test/searches.ts";
import { createStudyReader, type StudyReader } from "./study-reader.ts";

let reader: StudyReader;
afterEach(() => reader.close());

/** A thread that never ends for a task whose study has ended, and answers null to others. */
const HELD = new URL(
  `data:text/javascript,${encodeURIComponent("export const makeFindings = ({ hasEnded }) => { while (hasEnded); return null; }")}`,
);
const task = (isHeld: boolean) => ({ state: NO_STUDY, texts: new Map<string, string>(), hasEnded: isHeld });

it("another account's look is answered while one account's studies never end", async () => {
  reader = createStudyReader({ thread: HELD, deadlineMs: 3_600_000 });
  const ended: string[] = [];
  for (const _ of [1, 2, 3])
    void reader.makeFindings("heavy", task(true)).then(
      () => ended.push("heavy"),
      () => {},
    );
  for (const owner of ["ana", "ben", "ana"]) {
    expect(await reader.makeFindings(owner, task(false))).toBeNull();
    ended.push(owner);
  }
  expect(ended).toEqual(["ana", "ben", "ana"]);
});

it("what waits for its turn begins no thread once the reader is closed", async () => {
  reader = createStudyReader({ thread: HELD, deadlineMs: 3_600_000 });
  const looks = [1, 2].map(() => reader.makeFindings("heavy", task(true)));
  const ends = Promise.allSettled(looks);
  await reader.close();
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it("a look that misses its deadline is given up, and the account's next one is answered", async () => {
  reader = createStudyReader({ thread: HELD, deadlineMs: 2_000 });
  const [late, next] = await Promise.all([
    reader.makeFindings("heavy", task(true)),
    reader.makeFindings("heavy", task(false)),
  ]);
  expect([late, next]).toEqual([undefined, null]);
});

/** A study of five models in plain words and with a list, in which no company is named twice. */
function studyOfStrangers(rounds: number, listed: number): { state: StudyState; texts: Map<string, string> } {
  const at = new Date().toISOString();
  const models = FIVE.map(asModelId);
  const request: StudyRequest = {
    prompt: "Best CRM for startups",
    ranking: "company",
    models,
    webSearch: true,
    market: null,
    arms: ["list", "natural"],
    goal: { type: "rounds" },
    rounds,
    focus: null,
  };
  const texts = new Map<string, string>();
  const events: StudyEvent[] = [
    { type: "start", searchId: "strangers", remainingCredits: 0, startedAt: at, ...request },
  ];
  let named = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const modelId of models) {
      const results = Array.from({ length: listed }, (_, nth) => {
        named += 1;
        return { rank: nth + 1, name: `Stranger${named}`, domain: `stranger${named}.com` };
      });
      const answer: StudyAnswerEvent = {
        type: "answer",
        at,
        round,
        modelId,
        arm: "list",
        outcome: "listed",
        results,
        servedModel: null,
        searchedBy: null,
        versions: null,
        durationMs: 1,
        detail: null,
      };
      const told: StudyAnswerEvent = { ...answer, arm: "natural", outcome: "answered", results: [] };
      texts.set(
        studyColumn(told),
        results.map(({ name }) => `${name} is worth a look, said a buyer.`).join(" "),
      );
      events.push(answer, told);
    }
    events.push({
      type: "round_complete",
      at,
      round,
      isCounted: true,
      stop: round === rounds ? "limit" : null,
    });
  }
  return { state: foldStudy(NO_STUDY, ...events), texts };
}

it("a study of 5,000 names is read within its deadline; its table says the first 200 and counts the others", async () => {
  reader = createStudyReader();
  const findings = await reader.makeFindings("heavy", { ...studyOfStrangers(50, 20), hasEnded: true });
  expect(findings?.report.entries).toHaveLength(200);
  expect(findings?.report.others).toBe(4_800);
});
