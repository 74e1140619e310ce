import { hasPaidPlan, plural, STUDY_LOOKS } from "@standings/domain";
import type { User } from "../api/api-types.ts";

const USUAL_ROUNDS = 12;

const isPaidByPlan = (user: User | null) => user !== null && hasPaidPlan(user.subscription_status);

/** "12 credits"; null when a plan pays. Pro's month may run out: then credits pay, and the start says so. */
export function creditsText(user: User | null, credits: number): string | null {
  return isPaidByPlan(user) ? null : plural(credits, "credit");
}

/** Rounds to propose: the usual number, or as many as the balance pays; the fewest that there are for whoever has less. */
export function affordableRounds(user: User | null, creditsPerRound: number): number {
  if (user === null || isPaidByPlan(user)) return USUAL_ROUNDS;
  const most = Math.min(USUAL_ROUNDS, user.credits / creditsPerRound);
  const [fewest = USUAL_ROUNDS] = STUDY_LOOKS;
  return STUDY_LOOKS.findLast((rounds) => rounds <= most) ?? fewest;
}

/** "3 of your 4 credits", or what is missing; null when a plan pays. */
export function ofBalanceText(user: User | null, credits: number): string | null {
  if (user === null || isPaidByPlan(user)) return null;
  if (user.credits < credits) return `${plural(credits, "credit")}, you have ${user.credits}`;
  return `${credits} of your ${plural(user.credits, "credit")}`;
}

/** What happens to the credits, beside the button that takes them. */
export function heldText(user: User | null, credits: number): string {
  const price = ofBalanceText(user, credits);
  if (user === null || price === null) return "Your plan pays.";
  if (user.credits < credits) return `This takes ${price}.`;
  return `${price} are held while it runs; those of rounds that are not asked come back.`;
}
