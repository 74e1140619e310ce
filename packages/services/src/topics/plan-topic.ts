import { type Allocation, MAX_TOPIC_ROUNDS, type PlannedTopic } from "@standings/domain";
import { allocate, expectedHalfWidth } from "@standings/statistics";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { wordingsIn } from "./freeze-topic.ts";
import { findTopic, readWordings } from "./own-topic.ts";

/** Rounds of the use that a plan is compared with. */
const MORE_ROUNDS = 3;

/**
 * What a budget would be spent on, and the range that is to be expected; asks nothing. Throws TOPIC_NOT_FOUND,
 * TOPIC_WITHOUT_WORDINGS or TOPIC_TOO_LONG.
 */
export async function planTopic(
  request: ServiceRequest,
  { topicId, budget }: { readonly topicId: string; readonly budget: number },
): Promise<PlannedTopic> {
  const { services, viewer } = requireScope(request, "read");
  const topic = await findTopic(services.db, viewer.userId, topicId);
  if (!Number.isInteger(budget) || budget < 2 || budget > MAX_TOPIC_ROUNDS)
    throw new ServiceError("TOPIC_TOO_LONG");
  const frame = wordingsIn(await readWordings(services.db, topic.id)).length;
  const best = allocate({ budget, frame });
  const other = moreRounds(budget, frame);
  const isSame = other.wordings < 2 || other.wordings === best.wordings;
  return { frame, best, other: isSame ? null : other };
}

function moreRounds(budget: number, frame: number): Allocation {
  const wordings = Math.min(frame, Math.floor(budget / MORE_ROUNDS));
  const plan = { wordings, rounds: Math.floor(budget / Math.max(1, wordings)), repeated: 0 };
  return {
    ...plan,
    cost: plan.wordings * plan.rounds,
    halfWidth: wordings < 2 ? 1 : expectedHalfWidth(plan),
  };
}
