import { CREDIT_COST, KIND_TITLES } from "@standings/domain";
import { emit } from "../../lib/browser-events.ts";

/** Opens the top-up dialog with the reason for it. */
export function askForCredits(message = "Buy credits to view every position and keep this search."): void {
  emit("openPricingModal", { feature: KIND_TITLES.company, message, creditsRequired: CREDIT_COST.search });
}
