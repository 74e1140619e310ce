import { type ModelId, PANEL_QUESTIONS, PANEL_VERSION, panelDue } from "@standings/domain";
import type { Cell } from "@standings/reports";
import { weatherOf } from "@standings/statistics";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addWeather } from "../../test/weather.ts";
import { setWorld } from "../../test/world.ts";
import { addDays } from "../brands/experiments/weeks.ts";
import { requireSystem } from "../request.ts";
import { askPanel } from "./ask-panel.ts";
import { exportWeather } from "./export-weather.ts";
import { getWeather } from "./get-weather.ts";
import { judgeWeeks } from "./judge-weeks.ts";
import { readSilentChanges } from "./silent-changes.ts";

const MONDAY = "2027-03-01";
const STEADY = "openai/gpt-4.1-mini" as ModelId;
const SILENT = "anthropic/claude-3.5-haiku" as ModelId;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ weather: true }, undefined, { varies: true });
});
afterEach(async () => {
  await setFaults(services);
  await services.db.deleteFrom("panel_answers").execute();
  await services.db.deleteFrom("weather_weeks").execute();
});
afterAll(() => services.close());

const at = <Result>(time: string, work: () => Promise<Result>) =>
  services.after(Date.parse(time) - Date.now(), work);
const system = () => services.services.systemRequest();
const stored = () => services.db.selectFrom("panel_answers").selectAll().execute();

describe("the panel", () => {
  it("is due question by question through the day, all of it by the last hour", () => {
    const due = Array.from({ length: 24 }, (_, hour) => panelDue(hour));
    expect([due[0], due[11], due[23]]).toEqual([1, 10, PANEL_QUESTIONS.length]);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
  });

  it("asks each model what is due, once, in plain words without web search, and keeps whom it names", async () => {
    await at(`${MONDAY}T00:03:00Z`, () => askPanel(system()));
    await at(`${MONDAY}T00:40:00Z`, () => askPanel(system()));
    const answers = await stored();
    expect(new Set(answers.map(({ question }) => question))).toEqual(new Set([0]));
    expect(new Set(answers.map(({ model_id }) => model_id)).size).toBe(answers.length);
    expect(answers.length).toBeGreaterThan(4);
    for (const { names, served_model } of answers) {
      expect(names?.length).toBeGreaterThan(0);
      expect(names?.length).toBeLessThanOrEqual(5);
      expect(served_model).not.toBeNull();
    }
    await at(`${MONDAY}T01:03:00Z`, () => askPanel(system()));
    expect(await stored()).toHaveLength(2 * answers.length);
  });

  it("keeps a failed answer as missing, and asks nothing where it is off", async () => {
    await setFaults(services, { model: STEADY, kind: "error", status: 400 });
    await at(`${MONDAY}T00:03:00Z`, () => askPanel(system()));
    const failed = (await stored()).filter(({ model_id }) => model_id === STEADY);
    expect(failed.map(({ names }) => names)).toEqual([null]);
    await services.db.deleteFrom("panel_answers").execute();
    const off = await services.startProcess({ weather: false });
    await at(`${MONDAY}T00:03:00Z`, () => askPanel(off.services.systemRequest()));
    expect(await stored()).toEqual([]);
    await off.close();
  });

  it("keeps the version of an answer as PostgreSQL can store it", async () => {
    await setWorld(services, { versions: [{ model: STEADY, served: "v\0 1" }] });
    await at(`${MONDAY}T00:03:00Z`, () => askPanel(system()));
    await setWorld(services, {});
    const versions = (await stored()).filter(({ model_id }) => model_id === STEADY);
    expect(versions.map(({ served_model }) => served_model)).toEqual(["v 1"]);
  });
});

const LETTERS = ["a", "b", "c", "d", "e"];

/** A week of answers: the same list to each question on each day, or that list turned round. */
async function addWeek(
  modelId: ModelId,
  week: string,
  { isTurned = false, served = "v1", isSandbox = true, days = [0, 1, 2, 3, 4, 5, 6] } = {},
) {
  await services.db
    .insertInto("panel_answers")
    .values(
      days.flatMap((day) =>
        PANEL_QUESTIONS.map((_question, question) => ({
          model_id: modelId,
          panel: PANEL_VERSION,
          question,
          asked_on: addDays(week, day),
          served_model: served,
          // Two lists take turns, so that a week differs from itself a little.
          names: (isTurned ? LETTERS.toReversed() : LETTERS)
            .slice(day % 2)
            .map((letter) => `name:${letter}${question}`),
          is_sandbox: isSandbox,
        })),
      ),
    )
    .execute();
}

const judge = (monday: string) => at(`${monday}T00:03:00Z`, () => judgeWeeks(requireSystem(system())));
const weather = (monday: string) => at(`${monday}T00:10:00Z`, () => getWeather(services.guest));

type Row = Readonly<Record<string, Cell | undefined>>;

/** Rows of the file by the names of their columns. */
async function exportAt(monday: string): Promise<Row[]> {
  const { header, rows } = await at(`${monday}T00:10:00Z`, () => exportWeather(services.guest));
  const found: Row[] = [];
  for await (const row of rows) found.push(Object.fromEntries(header.map((name, nth) => [name, row[nth]])));
  return found;
}

/** What the rows of the file say of each week, judged anew from them alone. */
function judgedAgain(rows: readonly Row[]) {
  return [...Map.groupBy(rows, (row) => row["Model ID"])].flatMap(([modelId, own]) => {
    const weeks = [...Map.groupBy(own, ({ Week }) => Week)];
    const found = weatherOf(
      weeks.map(([, ofWeek]) => ({
        servedId: String(ofWeek[0]?.Version),
        seed: Number(ofWeek[0]?.Seed),
        questions: PANEL_QUESTIONS.map((_, question) =>
          ofWeek.flatMap((row) =>
            row.Question === question && row.Answered === "yes" && row["Answered by"] === row.Version
              ? [JSON.parse(String(row.Names))]
              : [],
          ),
        ),
      })),
    );
    return found.map(({ epoch, test, hasChanged }, nth) => [
      modelId,
      weeks[nth]?.[0],
      epoch,
      test?.p ?? null,
      hasChanged,
    ]);
  });
}

describe("a week", () => {
  it("is judged once when it has ended: a silent change is told of its model alone", async () => {
    const weeks = [0, 7, 14, 21].map((days) => addDays(MONDAY, days));
    for (const [nth, week] of weeks.entries()) {
      await addWeek(STEADY, week);
      await addWeek(SILENT, week, { isTurned: nth === 3 });
    }
    const [, , , last = ""] = weeks;
    await judge(last);
    expect((await weather(last)).weeks).toEqual(weeks.slice(0, 3));
    const after = addDays(last, 7);
    await judge(after);
    const before = await services.db.selectFrom("weather_weeks").selectAll().execute();
    await judge(after);
    expect(await services.db.selectFrom("weather_weeks").selectAll().execute()).toEqual(before);
    const { models, everywhere, answers } = await weather(after);
    expect([everywhere, answers]).toEqual([[], 2 * 7 * PANEL_QUESTIONS.length]);
    const changed = models.map(({ modelId, weeks: own }) => [modelId, own.map((week) => week.hasChanged)]);
    expect(changed).toEqual([
      [STEADY, [false, false, false, false]],
      [SILENT, [false, false, false, true]],
    ]);
    const own = models.find(({ modelId }) => modelId === SILENT)?.weeks ?? [];
    expect(own.map(({ epoch, p }) => [epoch, p === null])).toEqual([
      ["v1", true],
      ["v1", false],
      ["v1", false],
      ["v1~1", false],
    ]);
    expect(await judgedAgain(await exportAt(after))).toEqual(
      models.flatMap(({ modelId, weeks: shown }) =>
        shown.map((week) => [modelId, week.week, week.epoch, week.p, week.hasChanged]),
      ),
    );
    const { changes, versionOn } = await readSilentChanges(services.db, true);
    expect(changes).toEqual([expect.objectContaining({ modelId: SILENT, served: "v1", week: last })]);
    expect(versionOn(SILENT, "v1", new Date(addDays(last, -1)))).toBe("v1");
    expect(versionOn(SILENT, "v1", new Date(addDays(last, 2)))).toBe("v1~1");
    expect(versionOn(STEADY, "v1", new Date(addDays(last, 2)))).toBe("v1");
  });

  it("is computed in a thread: other calls are answered meanwhile", async () => {
    await addWeek(STEADY, MONDAY);
    await addWeek(STEADY, addDays(MONDAY, 7));
    const { studyReader } = services.context;
    const [began, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const makeWeather: typeof studyReader.makeWeather = async (task) => {
      began.resolve();
      await held.promise;
      return studyReader.makeWeather(task);
    };
    const after = addDays(MONDAY, 14);
    const judging = at(`${after}T00:03:00Z`, () =>
      judgeWeeks({ ...services.context, studyReader: { ...studyReader, makeWeather } }),
    );
    await Promise.race([began.promise, judging]);
    expect((await weather(after)).weeks).toEqual([]);
    held.resolve();
    await judging;
    expect((await weather(after)).weeks).toEqual([MONDAY, addDays(MONDAY, 7)]);
  });

  it("of real models and the same week of the sandbox's are judged apart", async () => {
    const real = { ...services.context, settings: { ...services.context.settings, modelsAreSandbox: false } };
    for (const week of [MONDAY, addDays(MONDAY, 7)]) {
      await addWeek(STEADY, week);
      await addWeek(STEADY, week, { isSandbox: false, served: "v2" });
    }
    const after = addDays(MONDAY, 14);
    await at(`${after}T00:03:00Z`, () => judgeWeeks(real));
    await judge(after);
    const rows = await services.db.selectFrom("weather_weeks").select(["epoch", "is_sandbox"]).execute();
    expect(rows.map(({ epoch, is_sandbox }) => [is_sandbox, epoch]).sort()).toEqual([
      ...[1, 2].map(() => [false, "v2"]),
      ...[1, 2].map(() => [true, "v1"]),
    ]);
    expect(new Set((await exportAt(after)).map((row) => row.Version))).toEqual(new Set(["v1"]));
  });

  it("in which a new version comes is judged by the answers of the old one", async () => {
    const weeks = [0, 7, 14, 21].map((days) => addDays(MONDAY, days));
    for (const week of weeks.slice(0, 3)) await addWeek(STEADY, week);
    await addWeek(STEADY, weeks[3] ?? "", { days: [0, 1, 2, 3] });
    await addWeek(STEADY, weeks[3] ?? "", { days: [4, 5, 6], isTurned: true, served: "v2" });
    const after = addDays(MONDAY, 28);
    await judge(after);
    const [model] = (await weather(after)).models;
    expect(model?.weeks.map(({ epoch, hasChanged }) => [epoch, hasChanged])).toEqual(
      weeks.map(() => ["v1", false]),
    );
    expect(model?.weeks.at(-1)?.p).toBeGreaterThan(0.05);
    const rows = await exportAt(after);
    expect(judgedAgain(rows).map(([_model, _week, epoch, _p, hasChanged]) => [epoch, hasChanged])).toEqual(
      weeks.map(() => ["v1", false]),
    );
  });

  it("of a new version is no change, and one with too few answers is not tested", async () => {
    await addWeek(STEADY, MONDAY);
    await addWeek(STEADY, addDays(MONDAY, 7), { isTurned: true, served: "v2" });
    await services.db
      .insertInto("panel_answers")
      .values({
        model_id: SILENT,
        panel: PANEL_VERSION,
        question: 0,
        asked_on: MONDAY,
        served_model: null,
        names: null,
        is_sandbox: true,
      })
      .execute();
    await judge(addDays(MONDAY, 14));
    const { models } = await weather(addDays(MONDAY, 14));
    const shown = models.map(({ weeks }) =>
      weeks.map(({ epoch, hasChanged, isNewVersion, p }) => ({ epoch, hasChanged, isNewVersion, p })),
    );
    const untested = { hasChanged: false, isNewVersion: false, p: null };
    expect(shown).toEqual([
      [
        { ...untested, epoch: "v1" },
        { ...untested, epoch: "v2", isNewVersion: true },
      ],
      [{ ...untested, epoch: SILENT }],
    ]);
  });

  it("in which half of the models change names none of them", async () => {
    const ids = [STEADY, SILENT, "google/gemini-2.5-flash", "x-ai/grok-3-mini"];
    await addWeather(
      services,
      ids.map((modelId, nth) => ({ modelId, week: MONDAY, served: "v1", hasChanged: nth > 0 })),
    );
    const { models, everywhere } = await weather(addDays(MONDAY, 7));
    expect(everywhere).toEqual([MONDAY]);
    expect(models.flatMap(({ weeks }) => weeks.filter(({ hasChanged }) => hasChanged))).toEqual([]);
    const { changes, versionOn } = await readSilentChanges(services.db, true);
    expect(changes).toEqual([]);
    expect(versionOn(SILENT, "v1", new Date(addDays(MONDAY, 8)))).toBe("v1~1");
  });
});
