import type { AllowanceLimits } from "@standings/database";
import type { Settings } from "../context.ts";

/** How many of each allowance there are in a period. */
export function allowanceLimits(settings: Settings): AllowanceLimits {
  return {
    pro_analyses: settings.proMonthlyAnalyses,
    censored_previews: settings.censoredPreviewsPerDay,
  };
}
