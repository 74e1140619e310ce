import { type Connection, isId, type Topic } from "@standings/database";
import { WORDING_LEVELS, type Wording } from "@standings/domain";
import { ServiceError } from "../errors.ts";

/** A topic of a user. Throws TOPIC_NOT_FOUND. */
export async function findTopic(db: Connection, userId: string, topicId: string): Promise<Topic> {
  const topic = isId(topicId)
    ? await db
        .selectFrom("topics")
        .selectAll()
        .where("id", "=", topicId)
        .where("user_id", "=", userId)
        .executeTakeFirst()
    : undefined;
  if (!topic) throw new ServiceError("TOPIC_NOT_FOUND");
  return topic;
}

/**
 * The same, locked until the transaction ends: before its brand, as whoever deletes the account does. Throws TOPIC_NOT_FOUND.
 */
export async function lockTopic(tx: Connection, userId: string, topicId: string): Promise<Topic> {
  const { id } = await findTopic(tx, userId, topicId);
  const locked = await tx
    .selectFrom("topics")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new ServiceError("TOPIC_NOT_FOUND");
  return locked;
}

/** Wordings of a topic by level, then in the order in which they came. */
export async function readWordings(db: Connection, topicId: string): Promise<Wording[]> {
  const wordings = await db
    .selectFrom("wordings")
    .select(["id", "prompt", "level", "persona", "origin", "weight", "state", "differs"])
    .where("topic_id", "=", topicId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return wordings.sort((a, b) => WORDING_LEVELS.indexOf(b.level) - WORDING_LEVELS.indexOf(a.level));
}
