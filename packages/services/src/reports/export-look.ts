import { lookFileName, lookTable, type TableFormat, tableFile } from "@standings/reports";
import { findExperiment, type OfExperiment } from "../brands/experiments/own-experiment.ts";
import { readExperimentRecord } from "../brands/experiments/read-experiments.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { ExportedFile } from "./export-result.ts";

export interface LookExport extends OfExperiment {
  /** Of the look, from 1. */
  readonly number: number;
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
  const look = own.experiment.looks.find((one) => one.number === number);
  if (!look) throw new ServiceError("LOOK_NOT_FOUND");
  const { cells } = await db
    .selectFrom("look_cells")
    .select("cells")
    .where("experiment_id", "=", own.experiment.id)
    .where("number", "=", look.number)
    .executeTakeFirstOrThrow();
  const record = await readExperimentRecord(db, own, services.now());
  const bytes = await tableFile(lookTable(record, { look, cells }, catalogue.now()), format);
  return { bytes, fileName: lookFileName(record, look, format) };
}
