import { isOutOfCredits, meansOf } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import type { Viewer } from "../request.ts";
import { readUsage } from "./get-usage.ts";

/** Whether a viewer sees company pages censored: nothing of theirs could pay for a search. */
export async function isViewerOutOfCredits(
  services: Pick<ServiceContext, "db" | "settings">,
  viewer: Pick<Viewer, "userId">,
): Promise<boolean> {
  return isOutOfCredits(meansOf(await readUsage(services, viewer)));
}
