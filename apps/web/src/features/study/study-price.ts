import { hasPaidPlan, plural } from "@standings/domain";
import type { User } from "../../lib/api/api-types.ts";

/** "12 credits"; null when a plan pays. Pro's month may run out: then credits pay, and the start says so. */
export function creditsText(user: User | null, credits: number): string | null {
  return user && hasPaidPlan(user.subscription_status) ? null : plural(credits, "credit");
}
