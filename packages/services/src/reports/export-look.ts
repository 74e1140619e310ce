import {
  doneSentences,
  type ExperimentLook,
  type ExperimentRecord,
  effectText,
  experimentPath,
  exposureSentences,
  forecastSentences,
  lookNotes,
  lookTitle,
  lookWords,
  type ModelNames,
  marketName,
  naiveText,
  notCovered,
  type PointEffect,
  planFacts,
  readMarket,
  sideName,
  signedPoints,
} from "@standings/domain";
import { type LookPaper, lookFileName, lookTable, type TableFormat, tableFile } from "@standings/reports";
import {
  findExperiment,
  type OfExperiment,
  type OwnExperiment,
} from "../brands/experiments/own-experiment.ts";
import { readExperimentRecord } from "../brands/experiments/read-experiments.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { ExportedFile } from "./export-result.ts";
import { renderPdf, requirePdfExport } from "./render-pdf.ts";

export interface OfLook extends OfExperiment {
  /** Of the look, from 1. */
  readonly number: number;
}

export interface LookExport extends OfLook {
  readonly format: TableFormat;
}

/**
 * What a look at an experiment of the viewer was read from, as CSV or spreadsheet: its verdict can be computed anew from it. Throws
 * BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND, LOOK_NOT_FOUND before the look is taken, or TOO_MANY_REQUESTS.
 */
export async function exportLook(
  request: ServiceRequest,
  { number, format, ...of }: LookExport,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  const { db, catalogue } = services;
  await countUse(services, "export", viewer);
  const own = await findExperiment(db, viewer.userId, of);
  const { look, cells } = await readLookOf(services, own, number);
  const record = await readExperimentRecord(db, own, services.now());
  const bytes = await tableFile(lookTable(record, { look, cells }, catalogue.now()), format);
  return { bytes, fileName: lookFileName(record, look, format) };
}

/**
 * A look at an experiment of the viewer as PDF, in the words of its page. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND,
 * LOOK_NOT_FOUND before the look is taken, EXPORT_NOT_INCLUDED, EXPORT_FAILED or TOO_MANY_REQUESTS.
 */
export async function exportLookPdf(
  request: ServiceRequest,
  { number, ...of }: OfLook,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  const { db, catalogue, settings } = services;
  await requirePdfExport(services, viewer);
  await countUse(services, "export", viewer);
  const own = await findExperiment(db, viewer.userId, of);
  const { look, cells } = await readLookOf(services, own, number);
  const record = await readExperimentRecord(db, own, services.now());
  const paper: LookPaper = {
    ...toLookPaper(record, look, catalogue.now()),
    brand: own.brand.name,
    isSandbox: cells.some(({ isSandbox }) => isSandbox),
    address: new URL(experimentPath(own.brand.id, record.id), settings.publicUrl).href,
  };
  return { bytes: await renderPdf(services, paper), fileName: lookFileName(record, look, "pdf") };
}

/** A taken look with what it was read from. Throws LOOK_NOT_FOUND. */
async function readLookOf({ db }: Pick<ServiceContext, "db">, { experiment }: OwnExperiment, number: number) {
  const look = experiment.looks.find((one) => one.number === number);
  if (!look) throw new ServiceError("LOOK_NOT_FOUND");
  const { cells } = await db
    .selectFrom("look_cells")
    .select("cells")
    .where("experiment_id", "=", experiment.id)
    .where("number", "=", look.number)
    .executeTakeFirstOrThrow();
  return { look, cells };
}

/** What the page of a look says, as it goes on paper. */
function toLookPaper(
  record: ExperimentRecord,
  look: ExperimentLook,
  { modelName }: ModelNames,
): Omit<LookPaper, "brand" | "isSandbox" | "address"> {
  const { plan, forecast } = record;
  const { result } = look;
  const { headline, more } = lookWords(look, record);
  const texts = new Map(record.prompts.map(({ id, prompt }) => [id, prompt]));
  const textOf = (promptId: string) => texts.get(promptId) ?? "deleted";
  const market = readMarket(plan.market);
  const own = (label: string, effect: PointEffect | null) =>
    effect ? [{ label, effect: effectText(effect), note: "" }] : [];
  const isAnswered = result.kind === "answered";
  return {
    kind: "experiment",
    name: record.name,
    market: market && marketName(market),
    createdAt: look.takenAt,
    look: lookTitle(look),
    headline,
    more,
    weeks: isAnswered ? result.weeks : [],
    figures: isAnswered
      ? [
          ...own("Prompts aimed at, by themselves", result.targetsChange),
          ...own("Controls, by themselves", result.controlsChange),
          ...result.sides.map((side) => ({
            label: sideName(side, record, modelName),
            effect: effectText(side.effect),
            note: side.isFound ? "" : "not found",
          })),
        ]
      : [],
    naive: isAnswered && result.naive ? naiveText(result.naive) : null,
    prompts: isAnswered
      ? result.prompts
          .toSorted((a, b) => Number(b.isTarget) - Number(a.isTarget) || b.change - a.change)
          .map(({ promptId, isTarget, change }) => ({
            prompt: textOf(promptId),
            group: isTarget ? "aimed at" : "control",
            change: signedPoints(change),
          }))
      : [],
    actions: plan.actions.map((action) => {
      const page = record.exposure.find(({ actionId }) => actionId === action.id);
      return {
        planned: action.address,
        aims: action.promptIds.map((promptId) => `“${textOf(promptId)}”`).join(", "),
        done: [...doneSentences(action, record), ...(page ? exposureSentences(page, modelName) : [])],
      };
    }),
    plan: [
      ...planFacts({ ...record, progress: null }).map(({ name, text }) => ({ label: name, detail: text })),
      ...(forecast
        ? [{ label: "What it could see", detail: forecastSentences(forecast, plan.worth).join(" ") }]
        : []),
    ],
    notes: lookNotes(look, record, modelName),
    notCovered: notCovered(look),
  };
}
