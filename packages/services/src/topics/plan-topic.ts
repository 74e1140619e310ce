import {
  type Allocation,
  type ChosenDraw,
  drawsOf,
  MAX_TOPIC_ROUNDS,
  type PlannedTopic,
  type TopicSpread,
} from "@standings/domain";
import { allocate, expectedHalfWidth } from "@standings/statistics";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { chooseDraw, wordingsIn } from "./freeze-topic.ts";
import { readSpread } from "./own-spread.ts";
import { findTopic, readWordings } from "./own-topic.ts";

/** Rounds of the use that a plan is compared with. */
const MORE_ROUNDS = 3;

export interface TopicBudget {
  readonly topicId: string;
  /** Credits. */
  readonly budget: number;
  readonly drawn?: ChosenDraw | undefined;
  /** How many models are to be asked; those that a study asks unless told. */
  readonly models?: number | undefined;
}

/**
 * What a budget would be spent on, how its wordings are chosen, and the range that is to be expected; asks nothing. Throws TOPIC_NOT_FOUND,
 * TOPIC_WITHOUT_WORDINGS, TOPIC_TOO_LONG or TOPIC_INVALID.
 */
export async function planTopic(
  request: ServiceRequest,
  { topicId, budget, drawn: chosen, models }: TopicBudget,
): Promise<PlannedTopic> {
  const { services, viewer } = requireScope(request, "read");
  const topic = await findTopic(services.db, viewer.userId, topicId);
  if (!Number.isInteger(budget) || budget < 2 || budget > MAX_TOPIC_ROUNDS)
    throw new ServiceError("TOPIC_TOO_LONG");
  const all = await readWordings(services.db, topic.id);
  const wordings = wordingsIn(all);
  const frame = wordings.length;
  const asked = models ?? services.catalogue.now().defaultIds.length;
  const spread = await readSpread(services.db, topic, all, asked);
  const best = allocate({ budget, frame, wording: spread.wording, noise: spread.noise });
  const drawn = chooseDraw(wordings, best, chosen);
  const other = moreRounds(budget, frame, spread);
  const isSame = other.wordings < 2 || other.wordings === best.wordings;
  return { frame, drawn, draws: drawsOf(wordings, best), best, other: isSame ? null : other, spread };
}

function moreRounds(budget: number, frame: number, spread: TopicSpread): Allocation {
  const wordings = Math.min(frame, Math.floor(budget / MORE_ROUNDS));
  const plan = { wordings, rounds: Math.floor(budget / Math.max(1, wordings)), repeated: 0 };
  return {
    ...plan,
    cost: plan.wordings * plan.rounds,
    halfWidth: wordings < 2 ? 1 : expectedHalfWidth(plan, spread),
  };
}
