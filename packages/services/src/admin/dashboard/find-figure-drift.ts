import {
  type FigureDrift,
  findFigureDrift as findDrift,
  recountFigures as recount,
} from "@standings/database";
import { requireSystem, type ServiceRequest } from "../../request.ts";

/** Figures of days that are not what users, searches, messages and payments add up to; empty when all is equal. */
export async function findFigureDrift(request: ServiceRequest): Promise<FigureDrift[]> {
  return findDrift(requireSystem(request).db);
}

/** Counts those figures anew, while writers wait. */
export async function recountFigures(request: ServiceRequest): Promise<void> {
  await recount(requireSystem(request).db);
}
