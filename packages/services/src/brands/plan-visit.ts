import { MAX_BRAND_PROMPTS, MAX_VISIT_ROUNDS } from "@standings/domain";
import { expectedHalfWidth } from "@standings/statistics";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface VisitSpending {
  /** 1 to 100. */
  readonly prompts: number;
  /** 1 to 10. */
  readonly rounds: number;
}

export interface PlannedSpending extends VisitSpending {
  /** Half width of the range over ways of asking that is to be expected of one visit, as a part of 1; null for one prompt. */
  readonly halfWidth: number | null;
}

/**
 * What a visit can say of how buyers ask: as it is planned, and with more prompts asked once for the same credits, null where these
 * would be no more (`names-claims-topics-markets.md` §3.6). Asks nothing. Throws BRAND_INVALID.
 */
export function planVisit(
  request: ServiceRequest,
  { prompts, rounds }: VisitSpending,
): { readonly planned: PlannedSpending; readonly instead: PlannedSpending | null } {
  requireUser(request);
  const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWithin(prompts, MAX_BRAND_PROMPTS) || !isWithin(rounds, MAX_VISIT_ROUNDS))
    throw new ServiceError("BRAND_INVALID", {
      message: `A visit asks 1 to ${MAX_BRAND_PROMPTS} prompts in 1 to ${MAX_VISIT_ROUNDS} rounds`,
    });
  const more = Math.min(MAX_BRAND_PROMPTS, prompts * rounds);
  return {
    planned: expected({ prompts, rounds }),
    instead: more > prompts ? expected({ prompts: more, rounds: 1 }) : null,
  };
}

function expected({ prompts, rounds }: VisitSpending): PlannedSpending {
  const plan = { wordings: prompts, rounds, repeated: 0 };
  return { prompts, rounds, halfWidth: prompts < 2 ? null : expectedHalfWidth(plan) };
}
