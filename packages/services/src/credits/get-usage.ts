import type { Usage } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { readAllowance } from "./allowances.ts";

/** What the viewer can still spend (`GET /user/usage`). */
export async function getUsage({ db, settings }: ServiceContext, { userId }: Viewer): Promise<Usage> {
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
