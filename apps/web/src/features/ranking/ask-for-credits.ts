import { CREDIT_COST } from "@standings/domain";
import { emit } from "../../lib/browser-events.ts";

/** Opens the packs, saying what they are wanted for. */
export function askForCredits(message = "Buy credits to view every position and keep this search."): void {
  emit("openPricingModal", { feature: "Company Ranking", message, creditsRequired: CREDIT_COST.search });
}
