import type { World } from "./scenario.ts";

const READY_WITHIN_MS = 2_000;

/** Starts the database again; every server has to be ready 2 s after it. */
export async function startAgain({ postgres, servers, report }: World): Promise<void> {
  await postgres.start();
  const took = await servers.ready();
  report.longest("ready after, ms", Math.round(took));
  if (took > READY_WITHIN_MS) report.violate(`ready ${Math.round(took)} ms after the database`);
}
