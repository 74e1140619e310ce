import { withRunEnd } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import { type KindOfRun, type RunProgress, runEnd } from "./kind-of-run.ts";

/** What kinds have in common that are paid in full or not begun, and whose steps store what they find. */
export const COMMON_PARTS: Pick<KindOfRun<ServiceContext>, "begin" | "save" | "censor" | "beginUnpaid"> = {
  begin: (_services, { runId, request, startedAt }) => [
    { type: "start", searchId: runId, ...request, startedAt },
  ],
  save,
  censor: (event) => event,
  beginUnpaid: () => [],
};

async function save(services: ServiceContext, progress: RunProgress): Promise<number | undefined> {
  const owner = await withRunEnd(services.db, runEnd(services, progress))
    .selectFrom("owner")
    .select("owner.credits")
    .executeTakeFirst();
  return owner?.credits;
}
