import { readAllowance } from "@standings/database";
import { isOutOfCredits, meansOf, type Usage } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";

/** Credits and allowances that the viewer has left (`GET /user/usage`). */
export function getUsage(request: ServiceRequest): Promise<Usage> {
  const { services, viewer } = requireScope(request, "read");
  return readUsage(services, viewer);
}

/** The same, for other verbs. Throws AUTHENTICATION_REQUIRED for an unknown user. */
export async function readUsage(
  { db, settings }: Pick<ServiceContext, "db" | "settings">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Usage> {
  const user = await db
    .selectFrom("users")
    .select(["credits", "subscription_status as plan"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) throw new ServiceError("AUTHENTICATION_REQUIRED");
  const analyses = await readAllowance(db, { userId, kind: "pro_analyses" });
  const previews = await readAllowance(db, { userId, kind: "censored_previews" });
  return {
    ...user,
    analyses: user.plan === "pro" ? { used: analyses, limit: settings.proMonthlyAnalyses } : null,
    previews: { used: previews, limit: settings.censoredPreviewsPerDay },
  };
}

/** Whether a viewer sees company pages censored: nothing of theirs could pay for a search. */
export async function isViewerOutOfCredits(
  services: Pick<ServiceContext, "db" | "settings">,
  viewer: Pick<Viewer, "userId">,
): Promise<boolean> {
  return isOutOfCredits(meansOf(await readUsage(services, viewer)));
}
