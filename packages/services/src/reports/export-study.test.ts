import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  type StudyRecord,
  studyColumn,
  topicSentences,
} from "@standings/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CLAUDE, FIVE, GPT, setFaults } from "../../test/searches.ts";
import { study, studyOf, watchStudy } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic, askTopic, CRM_WORDINGS } from "../../test/topics.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { setStudyPrivacy } from "../studies/change-study.ts";
import { getStudy } from "../studies/get-study.ts";
import { startStudy } from "../studies/start-study.ts";
import { exportStudyPdf, exportStudyTable } from "./export-study.ts";
import { toStudyPaper } from "./to-study-paper.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

/** Rows of a CSV without quoted line ends, each by the names of its columns. */
async function rowsOf(
  { request }: TestUser,
  studyId: string,
  rows: "answers" | "entries",
): Promise<Record<string, string>[]> {
  const { bytes, fileName } = await exportStudyTable(request, { studyId, rows, format: "csv" });
  expect(fileName).toMatch(new RegExp(`^standings-study-${rows}-best-crm-for-startups-\\d{8}-\\d{6}\\.csv$`));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [header = [], ...lines] = text.slice(1).trim().split("\r\n").map(cellsOf);
  for (const line of lines) expect(line).toHaveLength(header.length);
  return lines.map((line) => Object.fromEntries(line.map((cell, index) => [header[index] ?? "", cell])));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

function entryOf({ findings }: StudyRecord, nth: number) {
  const entry = findings?.report.entries[nth] ?? expect.fail("nobody is listed");
  return { ...entry, ...(findings?.names[entry.key] ?? { name: "", domain: "" }) };
}

describe("the CSV of a study", () => {
  it("holds every answer, from which its scores can be computed again", async () => {
    const maya = await addUser(services, { credits: 10 });
    await setFaults(services, { model: CLAUDE, kind: "error", status: 400, times: 2 });
    const { studyId } = await study(maya, { rounds: 3, models: FIVE });
    const record = await getStudy(maya.request, studyId);
    const answers = await rowsOf(maya, studyId, "answers");
    expect(answers).toHaveLength(15);
    const failed = answers.filter(({ Outcome }) => Outcome === "failed");
    expect(failed).toEqual([expect.objectContaining({ "Model ID": CLAUDE, "1 name": "", "1 domain": "" })]);
    expect(failed[0]?.["Reason of failure"]).not.toBe("");
    const entries = await rowsOf(maya, studyId, "entries");
    expect(entries.map(({ Company }) => Company)).toEqual(
      record.findings?.report.entries.map((_, nth) => entryOf(record, nth).name),
    );
    // An analyst's way: mean over models of the mean over a model's answers.
    for (const entry of entries) {
      const byModel = Map.groupBy(
        answers.filter(({ Outcome }) => Outcome !== "failed"),
        (answer) => answer["Model ID"],
      );
      const means = [...byModel.values()].map((own) => {
        const scores = own.map((answer) => {
          const rank = Array.from({ length: 20 }, (_, index) => index + 1).find(
            (place) =>
              answer[`${place} name`] === entry.Company && answer[`${place} domain`] === entry.Domain,
          );
          return rank === undefined ? 0 : (21 - rank) / 20;
        });
        return scores.reduce((sum, score) => sum + score, 0) / own.length;
      });
      const score = (100 * means.reduce((sum, mean) => sum + mean, 0)) / means.length;
      expect(Number(entry.Score), entry.Company).toBeCloseTo(score, 3);
    }
    const [first] = entries;
    expect(first).toMatchObject({
      Study: studyId,
      Tier: "1",
      Level: "0.05",
      Rounds: "3",
      Data: "Sandbox data",
    });
    expect(Number(first?.["Score low"])).toBeLessThanOrEqual(Number(first?.Score));
    expect(Number(first?.["GPT 4.1 answers"])).toBe(3);
  });

  it("holds what is mentioned unasked in the order of the text, and every arm", async () => {
    const maya = await addUser(services, { credits: 12 });
    const { studyId } = await study(maya, { rounds: 3, models: [GPT], compareSearch: true, natural: true });
    const answers = await rowsOf(maya, studyId, "answers");
    expect(new Set(answers.map(({ Arm }) => Arm))).toEqual(new Set(["list", "unsearched", "natural"]));
    const record = await getStudy(maya.request, studyId);
    for (const answer of answers.filter(({ Arm }) => Arm === "natural")) {
      const column = asColumnId(`${GPT}_round${answer.Round}_natural`);
      const mentioned = record.answers.find((view) => studyColumn(view) === column)?.keys[0] ?? "";
      expect(answer["1 name"]).toBe(record.findings?.names[mentioned]?.name);
    }
  });

  it("is of one's own studies and shared ones, for everybody who signed in", async () => {
    const [maya, eve] = [await addUser(services, { credits: 3 }), await addUser(services)];
    const { studyId } = await study(maya, { rounds: 3 });
    await setStudyPrivacy(maya.request, { studyId, isPrivate: true });
    const csv = (request: TestUser["request"], id = studyId) =>
      exportStudyTable(request, { studyId: id, rows: "entries", format: "csv" });
    for (const id of [studyId, "nonsense", crypto.randomUUID()])
      await expect(csv(eve.request, id)).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
    await setStudyPrivacy(maya.request, { studyId, isPrivate: false });
    expect((await rowsOf(eve, studyId, "entries")).length).toBeGreaterThan(3);
    await expect(csv(services.guest)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });

  it("has the reasons where every model failed, and nothing else is exported", async () => {
    const maya = await addUser(services, { plan: "business" });
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    const { studyId } = await startStudy(maya.request, studyOf());
    await watchStudy(maya, studyId);
    const answers = await rowsOf(maya, studyId, "answers");
    expect(answers.every((answer) => answer.Outcome === "failed" && answer["Reason of failure"] !== "")).toBe(
      true,
    );
    const refused = { code: "NO_RESULTS_TO_EXPORT" };
    await expect(
      exportStudyTable(maya.request, { studyId, rows: "entries", format: "csv" }),
    ).rejects.toMatchObject(refused);
    await expect(exportStudyPdf(maya.request, studyId)).rejects.toMatchObject(refused);
  });
});

describe("the files of a topic's study", () => {
  it("say which words were asked, and what its page shows, with no score of different questions", async () => {
    const maya = await addUser(services, { plan: "business" });
    const topicId = await addTopic(maya, { name: "Best CRM for startups" });
    const { studyId } = await askTopic(maya, { topicId, rounds: 2 });
    const record = await getStudy(maya.request, studyId);
    const { findings } = record;
    const topic = findings?.topic ?? expect.fail("nothing was found");
    const answers = await rowsOf(maya, studyId, "answers");
    const asked = Map.groupBy(answers, ({ Question }) => Question ?? "");
    expect([...asked.keys()].sort()).toEqual(CRM_WORDINGS.map(([text]) => text).sort());
    expect(answers[0]).toMatchObject({
      ...{ Topic: "Best CRM for startups", "Who asks": "", "Clicks or searches": "" },
    });

    const entries = await rowsOf(maya, studyId, "entries");
    expect(entries.map(({ Company }) => Company)).toEqual(
      topic.entries.map(({ key }) => findings?.names[key]?.name),
    );
    // An analyst's way: mean over wordings of a level, then over levels, each with the same weight.
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    for (const { Domain = "", "Listed %": told, Wordings, Score } of entries) {
      const shares = [...asked.values()].map((own) => ({
        level: own[0]?.Level,
        share: own.filter((row) => Object.values(row).includes(Domain)).length / own.length,
      }));
      const levels = [...Map.groupBy(shares, ({ level }) => level).values()];
      const listed = mean(levels.map((own) => mean(own.map(({ share }) => share))));
      expect(Number(told), Domain).toBeCloseTo(100 * listed, 3);
      expect([Wordings, Score]).toEqual(["9", undefined]);
    }

    const paper = toStudyPaper(record, "https://standings.example", BUILT_IN_CATALOGUE);
    expect(paper).toMatchObject({
      goal: "9 wordings in 18 questions",
      method: expect.stringMatching(
        /^Two models were asked 9 wordings in 18 rounds, one a round, with web search\./,
      ),
      ranges: expect.stringContaining("The kind: 9 wordings, asked for a list."),
      rows: [],
      volatility: null,
    });
    expect(paper.sentence).toContain(findings && topicSentences(findings, record.prompt)[0]);
    expect(paper.topic?.shares.map(({ title, rows }) => [title, rows.length])).toEqual([
      ["HubSpot listed, by way of asking", 3],
      ["HubSpot listed, by model", 2],
      ["Companies", topic.entries.length],
    ]);
    expect(paper.topic?.wordings.map(({ prompt }) => prompt).sort()).toEqual([...asked.keys()].sort());
    const { bytes } = await exportStudyPdf(maya.request, studyId);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  });
});

describe("the PDF of a study", () => {
  it("says what the study found, how, and by which models", async () => {
    const maya = await addUser(services, { plan: "business" });
    const { studyId } = await study(maya, {
      rounds: 5,
      models: FIVE,
      compareSearch: true,
      natural: true,
      focus: "HubSpot",
    });
    const record = await getStudy(maya.request, studyId);
    const { bytes, fileName } = await exportStudyPdf(maya.request, studyId);
    expect(fileName).toMatch(/^standings-study-best-crm-for-startups-\d{8}-\d{6}\.pdf$/);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
    const paper = toStudyPaper(record, "https://standings.example", BUILT_IN_CATALOGUE);
    expect(paper).toMatchObject({
      kind: "study",
      question: record.prompt,
      goal: "5 rounds",
      isSandbox: true,
      webSearch: true,
      address: `https://standings.example/study/${studyId}`,
      method: expect.stringContaining(
        "Five models were asked the same question in 5 rounds, with web search.",
      ),
      volatility: expect.stringMatching(/^Each model repeats \d+% of its own list; two models share/),
      notes: expect.arrayContaining(["Five rounds were asked.", expect.stringMatching(/^HubSpot: /)]),
    });
    expect(paper.sentence).toMatch(/HubSpot/);
    expect(paper.rows.slice(0, 3).map(({ name }) => name)).toEqual(
      [0, 1, 2].map((nth) => entryOf(record, nth).name),
    );
    expect(paper.rows.filter(({ isFocus }) => isFocus).map(({ domain }) => domain)).toEqual(["hubspot.com"]);
    expect(paper.models.map(({ answered }) => answered)).toEqual([5, 5, 5, 5, 5]);
    expect(paper.models[0]?.served).toEqual([expect.any(String)]);
    expect([paper.lifts.length, paper.mentions.length].every((told) => told >= 10)).toBe(true);
  });

  it("needs a plan or a running trial", async () => {
    const maya = await addUser(services, { credits: 3 });
    const { studyId } = await study(maya, { rounds: 3 });
    const refused = { code: "EXPORT_NOT_INCLUDED" };
    await expect(exportStudyPdf(maya.request, studyId)).rejects.toMatchObject(refused);
  });
});
