import {
  addUpFigures,
  type FigureDrift,
  findFigureDrift as findDrift,
  recountFigures as recount,
} from "@standings/database";
import { requireSystem, type ServiceRequest } from "../../request.ts";

/** Batches of one job; the next minute goes on. */
const MOST = 20;

/** Job: adds up what was logged of the dashboard's figures, so that reading them stays cheap. */
export async function addUpDays(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  for (let batch = 0; batch < MOST; batch += 1) {
    if ((await addUpFigures(db)) === 0) return;
  }
}

/** Figures of days that are not what users, searches, messages and payments add up to; empty when all is equal. */
export async function findFigureDrift(request: ServiceRequest): Promise<FigureDrift[]> {
  return findDrift(requireSystem(request).db);
}

/** Counts those figures anew, while writers wait. */
export async function recountFigures(request: ServiceRequest): Promise<void> {
  await recount(requireSystem(request).db);
}
