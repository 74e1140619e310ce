import { type Cell, drawnEffect, judgeEffect, readExperiment } from "@standings/statistics";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addMadeWeeks,
  addTrackedBrand,
  beginExperiment,
  experimentOf,
  GOLDEN,
  inWeek,
} from "../../test/experiments.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { sha256 } from "../brands/experiments/canonical-json.ts";
import { createExperiment } from "../brands/experiments/change-experiment.ts";
import { freezeExperiment } from "../brands/experiments/freeze-experiment.ts";
import { getExperiment } from "../brands/experiments/read-experiments.ts";
import { goLive } from "../brands/experiments/run-experiment.ts";
import { takeLooks } from "../brands/experiments/take-looks.ts";
import { weekOfDay } from "../brands/experiments/weeks.ts";
import { exportLook, exportLookPdf, type LookExport } from "./export-look.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

type Row = Readonly<Record<string, string>>;

const take = (brandId: string) => takeLooks(services.services.systemRequest(), { brandId });

/** Rows by the names of their columns; no cell of these tests has a comma. */
function rowsOf(bytes: Uint8Array): Row[] {
  const [head = [], ...rows] = new TextDecoder()
    .decode(bytes)
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(head.map((name, nth) => [name, row[nth] ?? ""])));
}

const cellsOf = (rows: readonly Row[]): Cell[] =>
  rows.map((row) => ({
    promptId: row["Prompt ID"] ?? "",
    modelId: row["Model ID"] ?? "",
    epoch: row.Version ?? "",
    week: weekOfDay(row.Week ?? ""),
    value: Number(row.Value),
    answers: Number(row.Answers),
  }));

const weeksIn = (rows: readonly Row[], parts: readonly string[]) =>
  [
    ...new Set(rows.filter(({ Part = "" }) => parts.includes(Part)).map(({ Week = "" }) => weekOfDay(Week))),
  ].sort((a, b) => a - b);

const idsIn = (rows: readonly Row[], group: string) => [
  ...new Set(rows.filter(({ Group }) => Group === group).map((row) => row["Prompt ID"] ?? "")),
];

/** What an undrawn look says, from its file alone. */
function recompute(rows: readonly Row[]) {
  const [head = {}] = rows;
  const counted = weeksIn(rows, ["counted"]);
  const found = readExperiment(cellsOf(rows), {
    targets: idsIn(rows, "target"),
    controls: idsIn(rows, "control"),
    start: weeksIn(rows, ["live", "counted"])[0] ?? 0,
    lastStart: (counted[0] ?? 0) - Number(head.Lag),
    lag: Number(head.Lag),
    counted: counted.length,
    level: Number(head.Level),
  });
  if (found.kind !== "read") return expect.fail(found.reason);
  const { effect, inStep, models } = found.reading;
  const verdict = judgeEffect({
    range: effect.range,
    inStep: inStep.range,
    worth: Number(head["Change worth knowing"]),
    isLastLook: head["Last look"] === "yes",
  });
  return { effect, models, verdict };
}

const alike = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(1e-9);

it("is a file from which the golden verdict is computed anew, and stays when figures change", async () => {
  const { maya, made, of, frozen, weeks, tellLive } = await beginExperiment(services, { looks: 2 });
  const file = (changes: Partial<LookExport> = {}) =>
    exportLook(maya.request, { ...of, number: 1, format: "csv", ...changes });
  await tellLive();
  await weeks(10, 13);
  await addMadeWeeks(services, maya, made, { from: 10, to: 14, market: "DE/de", value: () => 100 });
  await take(of.brandId);
  await expect(file()).rejects.toMatchObject({ code: "LOOK_NOT_FOUND" });
  await weeks(14, 16);
  await take(of.brandId);
  const { bytes, fileName } = await file();
  expect(fileName).toMatch(/^standings-experiment-look-1-comparison-page-\d{8}-\d{6}\.csv$/);

  const rows = rowsOf(bytes);
  expect(rows).toHaveLength(12 * 3 * 15 - 1);
  const { looks } = await getExperiment(maya.request, of);
  const result = looks[0]?.result;
  if (result?.kind !== "answered") return expect.fail("not answered");
  const found = recompute(rows);
  alike(found.effect.value, result.effect.value);
  alike(found.effect.range.low, result.effect.range.low);
  alike(found.effect.range.high, result.effect.range.high);
  expect(found.verdict).toBe("rose");
  const versions = rows
    .filter((row) => row["Version counts"] === "yes")
    .map((row) => `${row["Model ID"]} ${row.Version}`);
  expect([...new Set(versions)].sort()).toEqual(
    found.models.map(({ modelId, epoch }) => `${modelId} ${epoch}`).sort(),
  );
  const [targets, controls] = [idsIn(rows, "target"), idsIn(rows, "control")];
  expect([...targets, ...controls].sort()).toEqual([...made.promptIds].sort());
  for (const row of rows) {
    expect(row).toMatchObject({
      ...{ Experiment: "Comparison page", "Plan SHA-256": frozen.sha256, Look: "1", Verdict: "rose" },
      ...{ Effect: String(result.effect.value), "Prompt counts": "yes", Data: "Sandbox data" },
      "Live on": row.Group === "target" ? made.mondayAt(10) : "",
    });
  }

  await services.db
    .updateTable("visit_figures")
    .set({ points: [0, 0, 0] })
    .where("brand_id", "=", of.brandId)
    .execute();
  expect((await file()).bytes).toEqual(bytes);
  await expect(file({ number: 2 })).rejects.toMatchObject({ code: "LOOK_NOT_FOUND" });
  const change = sql`update look_cells set cells = '[]' where experiment_id = ${of.experimentId}`;
  await expect(change.execute(services.db)).rejects.toMatchObject({ code: "23514" });
});

it("of a look without an answer says why, and counts nothing", async () => {
  const { maya, made, of, tellLive } = await beginExperiment(services);
  await tellLive();
  await addMadeWeeks(services, maya, made, { from: 10, to: 14, value: GOLDEN.value, served: () => "new" });
  await take(of.brandId);
  const { bytes } = await exportLook(maya.request, { ...of, number: 1, format: "csv" });
  for (const row of rowsOf(bytes))
    expect(row).toMatchObject({ Verdict: "not_answerable: versions", Effect: "", "Version counts": "no" });
});

it("of drawn dates gives the stored effect by the draw alone", async () => {
  const maya = await addUser(services, { credits: 50 });
  const made = await addTrackedBrand(services, maya, { prompts: 8 });
  const { brandId, promptIds } = made;
  const value: typeof GOLDEN.value = ({ prompt, model, week }) =>
    40 + 3 * Math.sin(2.3 * prompt + model + 1.7 * week);
  await addMadeWeeks(services, maya, made, { from: 0, to: 9, value });
  const actions = promptIds.map((id, nth) => ({ address: `Page ${nth}`, promptIds: [id] }));
  const draft = await createExperiment(maya.request, {
    brandId,
    ...experimentOf(made, { actions, isDrawn: true }),
  });
  const of = { brandId, experimentId: draft.id };
  const { plan } = await freezeExperiment(maya.request, of);
  const [wave] = plan.drawing?.waves ?? [];
  await inWeek(services, made, 10, async () => {
    for (const actionId of wave?.actionIds ?? [])
      await goLive(maya.request, { ...of, actionId, liveOn: made.mondayAt(10) });
  });
  await addMadeWeeks(services, maya, made, { from: 10, to: 18, value });
  await take(brandId);
  const { bytes } = await exportLook(maya.request, { ...of, number: 1, format: "csv" });

  const rows = rowsOf(bytes);
  const starts = [...new Set(rows.map((row) => weekOfDay(row["Live on"] ?? "")))].sort((a, b) => a - b);
  const byAction = [...Map.groupBy(rows, ({ Action }) => Action).values()].map((own) => {
    const cells = cellsOf(own);
    const base = weeksIn(own, ["base"]);
    const moved = [...Map.groupBy(cells, ({ modelId }) => modelId).values()].flatMap((ofModel) => {
      const mean = meanOf(ofModel.filter(({ week }) => base.includes(week)));
      return ofModel.map((cell) => ({ ...cell, value: cell.value - mean }));
    });
    const points = weeksIn(own, ["counted"]).map((week) => ({
      week,
      value: meanOf(moved.filter((cell) => cell.week === week)),
    }));
    return { wave: starts.indexOf(weekOfDay(own[0]?.["Live on"] ?? "")), points };
  });
  const sizes = starts.map((_, nth) => byAction.filter(({ wave: of }) => of === nth).length);
  const [head = {}] = rows;
  const seed = Number.parseInt(sha256(`${head["Plan SHA-256"]}:permutations`).slice(0, 8), 16);
  const found = drawnEffect(byAction, { sizes, starts, lag: Number(head.Lag) }, seed);
  alike(found?.value ?? Number.NaN, Number(head.Effect));
  alike(found?.p ?? Number.NaN, Number(head.Chance));
  alike(found?.range.low ?? Number.NaN, Number(head["Effect low"]));
});

const meanOf = (cells: readonly { readonly value: number }[]) =>
  cells.reduce((sum, { value }) => sum + value, 0) / cells.length;

it("of somebody else, or of no look, does not exist", async () => {
  const { of } = await beginExperiment(services);
  const noah = await addUser(services);
  const own = await addTrackedBrand(services, noah, { prompts: 1 });
  const wanted = { ...of, number: 1, format: "csv" } as const;
  await expect(exportLook(noah.request, wanted)).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
  for (const experimentId of [of.experimentId, "\0", "no-id"])
    await expect(
      exportLook(noah.request, { ...wanted, brandId: own.brandId, experimentId }),
    ).rejects.toMatchObject({ code: "EXPERIMENT_NOT_FOUND" });
});

it("goes on paper with a plan or a running trial, and not before it is taken", async () => {
  const { maya, of, weeks, tellLive } = await beginExperiment(services);
  const paper = { ...of, number: 1 };
  await tellLive();
  await weeks(10, 14);
  await expect(exportLookPdf(maya.request, paper)).rejects.toMatchObject({ code: "EXPORT_NOT_INCLUDED" });
  await services.db
    .updateTable("users")
    .set({ subscription_status: "free_trial", trial_ends_at: new Date(Date.now() + 600_000) })
    .where("id", "=", maya.userId)
    .execute();
  await expect(exportLookPdf(maya.request, paper)).rejects.toMatchObject({ code: "LOOK_NOT_FOUND" });
  await take(of.brandId);
  const { bytes, fileName } = await exportLookPdf(maya.request, paper);
  expect(fileName).toMatch(/^standings-experiment-look-1-comparison-page-\d{8}-\d{6}\.pdf$/);
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
});
