import type { World } from "./scenario.ts";

const READY_WITHIN_MS = 2_000;

/** Every server has to be ready 2 s after what was broken is whole again, with a bounded number of sockets. */
export async function readyAgain({ servers, report }: World): Promise<void> {
  const took = await servers.ready();
  report.longest("ready after, ms", Math.round(took));
  if (took > READY_WITHIN_MS) report.violate("ready more than 2 s after the database");
}
