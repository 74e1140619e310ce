import { addUpFigures } from "@standings/database";
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
