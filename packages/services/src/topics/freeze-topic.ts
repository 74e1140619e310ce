import { createHash } from "node:crypto";
import type { Tables, Topic } from "@standings/database";
import {
  inTurn,
  MAX_TOPIC_ROUNDS,
  roundsOfPlan,
  type StudyTopic,
  strataOf,
  type TopicMember,
  type TopicPlan,
  type Wording,
} from "@standings/domain";
import { allocate, drawOrder } from "@standings/statistics";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { readWordings } from "./own-topic.ts";

/** How a study of a topic is to spend its credits: a number of rounds for every wording, or the best use of a budget. */
export type TopicSpending = { readonly rounds: number } | { readonly budget: number };

/**
 * What a study of a topic asks, with the wordings that are in as a frozen version: the newest one where they are the same,
 * else a new one. The caller has locked the topic. Throws TOPIC_WITHOUT_WORDINGS or TOPIC_TOO_LONG.
 */
export async function freezeTopic(
  tx: Transaction<Tables>,
  topic: Topic,
  spending: TopicSpending,
): Promise<StudyTopic> {
  const asked = wordingsIn(await readWordings(tx, topic.id));
  const plan = planFor(asked.length, spending);
  const newest = await tx
    .selectFrom("topic_versions")
    .select(["version", "members", "seed"])
    .where("topic_id", "=", topic.id)
    .where("version", "=", topic.version)
    .executeTakeFirst();
  const members = newest && membersOf(asked, newest.seed);
  if (newest && JSON.stringify(members) === JSON.stringify(newest.members.map(inOrder)))
    return { topicId: topic.id, version: newest.version, members: newest.members, plan };
  return { ...(await freeze(tx, topic, asked, plan)), plan };
}

async function freeze(
  tx: Transaction<Tables>,
  { id: topic_id, version: before }: Topic,
  asked: readonly Wording[],
  plan: TopicPlan,
): Promise<Omit<StudyTopic, "plan">> {
  const version = before + 1;
  const seed = `${topic_id}/${version}`;
  const members = membersOf(asked, seed);
  const drawn = plan.wordings < members.length ? "alike" : "all";
  const text = JSON.stringify({ topicId: topic_id, version, seed, members });
  const sha256 = createHash("sha256").update(text).digest("hex");
  await tx
    .insertInto("topic_versions")
    .values({ topic_id, version, members: JSON.stringify(members), drawn, seed, sha256 })
    .execute();
  await tx.updateTable("topics").set({ version }).where("id", "=", topic_id).execute();
  return { topicId: topic_id, version, members };
}

/** Wordings that studies may ask. Throws TOPIC_WITHOUT_WORDINGS. */
export function wordingsIn(wordings: readonly Wording[]): Wording[] {
  const asked = wordings.filter(({ state }) => state === "in");
  if (asked.length < 2) throw new ServiceError("TOPIC_WITHOUT_WORDINGS");
  return asked;
}

/** Members in the order in which they are drawn: by a hash of the seed, levels in turn. */
function membersOf(wordings: readonly Wording[], seed: string): TopicMember[] {
  const byId = new Map(wordings.map((wording) => [wording.id, wording]));
  const drawn = drawOrder([...byId.keys()], seed).flatMap((id) => byId.get(id) ?? []);
  const strata = strataOf(wordings.map(({ level }) => level));
  const levels = new Set(strata.values()).size;
  const isWeighted = wordings.every(({ weight }) => weight !== null);
  const weightOf = ({ weight }: Wording) => (isWeighted ? (weight ?? 1) : 1);
  const stratumOf = ({ level }: Wording) => strata.get(level) ?? level;
  return inTurn(drawn).map((wording) => {
    const stratum = stratumOf(wording);
    const ofStratum = wordings.filter((one) => stratumOf(one) === stratum);
    const total = ofStratum.reduce((sum, one) => sum + weightOf(one), 0);
    const { id, prompt, level, weight } = wording;
    return inOrder({
      wordingId: id,
      prompt,
      level,
      weight,
      stratum,
      share: weightOf(wording) / total / levels,
    });
  });
}

/** PostgreSQL orders keys by itself. */
function inOrder({ wordingId, prompt, level, weight, stratum, share }: TopicMember): TopicMember {
  return { wordingId, prompt, level, weight, stratum, share };
}

/** Throws TOPIC_TOO_LONG. */
function planFor(frame: number, spending: TopicSpending): TopicPlan {
  const given = "rounds" in spending ? spending.rounds : spending.budget;
  if (!Number.isInteger(given) || given < 1) throw new ServiceError("TOPIC_TOO_LONG");
  if ("budget" in spending && (given < 2 || given > MAX_TOPIC_ROUNDS))
    throw new ServiceError("TOPIC_TOO_LONG");
  const { wordings, rounds, repeated } =
    "rounds" in spending
      ? { wordings: frame, rounds: given, repeated: 0 }
      : allocate({ budget: given, frame });
  const plan = { wordings, rounds, repeated };
  if (roundsOfPlan(plan) > MAX_TOPIC_ROUNDS) throw new ServiceError("TOPIC_TOO_LONG");
  return plan;
}
