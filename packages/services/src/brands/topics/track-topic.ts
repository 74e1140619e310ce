import { type Brand, newId, type Tables } from "@standings/database";
import { type BrandRecord, plural, promptKey, readMarket, type TopicMember } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { ServiceRequest } from "../../request.ts";
import { freezeTopic } from "../../topics/freeze-topic.ts";
import { findTopic, lockTopic } from "../../topics/own-topic.ts";
import { addLast } from "../add-last.ts";
import { type OfBrand, onOwn } from "../change-brand.ts";
import { checkLabel } from "../check-brand.ts";

export interface OfTrackedTopic extends OfBrand {
  readonly topicId: string;
}

/**
 * Has the visits of a brand of the viewer ask the wordings of one of its topics, frozen as a version; those that it asks already
 * count for the topic, the others come under a label with the topic's name. Tracked again, the newest wordings take their place, and a
 * note on the time axis says so.
 * Throws BRAND_NOT_FOUND, TOPIC_NOT_FOUND, TOPIC_WITHOUT_WORDINGS, TOO_MANY_PROMPTS, or TOPIC_INVALID for a market that the
 * brand does not have, and for a topic in plain words where its visits ask for lists alone.
 */
export function trackTopic(
  request: ServiceRequest,
  { brandId, topicId }: OfTrackedTopic,
): Promise<BrandRecord> {
  const lockFirst = (tx: Transaction<Tables>, userId: string) => lockTopic(tx, userId, topicId);
  const track = async (tx: Transaction<Tables>, brand: Brand, { now }: ServiceContext) => {
    const topic = await findTopic(tx, brand.user_id, topicId);
    if (topic.brand_id !== brand.id) throw new ServiceError("TOPIC_NOT_FOUND");
    const markets: readonly (string | null)[] = brand.markets.length > 0 ? brand.markets : [null];
    if (!markets.includes(topic.market))
      throw new ServiceError("TOPIC_INVALID", { message: "The brand is not asked in the topic's market" });
    if (topic.form === "natural" && !brand.asks_natural)
      throw new ServiceError("TOPIC_INVALID", { message: "The brand is not asked in plain words yet" });
    const { version, members } = await freezeTopic(tx, topic, { rounds: 1 });
    const known = await findTracked(tx, brand, topic.id);
    const market = readMarket(topic.market);
    const label = known?.label ?? checkLabel(topic.name) ?? topic.name;
    const keys = new Set(members.map(({ prompt }) => promptKey(prompt, market)));
    if (known && known.version !== version) {
      await removeWordings(tx, brand, known, (key) => !keys.has(key));
      const text = noteOf(topic.name, known, { version, members });
      await writeNote(tx, brand, { at: now(), market: topic.market, text });
    }
    const wanted = members.map(({ prompt }) => ({ prompt, label, market, key: promptKey(prompt, market) }));
    await addLast(tx, brand.id, wanted);
    await tx
      .insertInto("tracked_topics")
      .values({ brand_id: brand.id, topic_id: topic.id, version, label })
      .onConflict((on) => on.columns(["brand_id", "topic_id"]).doUpdateSet({ version }))
      .execute();
  };
  return onOwn(request, brandId, track, lockFirst);
}

/** Has visits ask a topic no more: its wordings under its label go, what they were asked stays. Throws BRAND_NOT_FOUND or TOPIC_NOT_FOUND. */
export function untrackTopic(
  request: ServiceRequest,
  { brandId, topicId }: OfTrackedTopic,
): Promise<BrandRecord> {
  const lockFirst = (tx: Transaction<Tables>, userId: string) => lockTopic(tx, userId, topicId);
  const untrack = async (tx: Transaction<Tables>, brand: Brand) => {
    if (!(await stopTracking(tx, brand, topicId))) throw new ServiceError("TOPIC_NOT_FOUND");
  };
  return onOwn(request, brandId, untrack, lockFirst);
}

/** Takes a topic that is locked from a brand that is, with the prompts under its label; false when visits do not ask it. */
export async function stopTracking(tx: Transaction<Tables>, brand: Brand, topicId: string): Promise<boolean> {
  const known = await findTracked(tx, brand, topicId);
  if (!known) return false;
  await removeWordings(tx, brand, known, () => true);
  await tx
    .deleteFrom("tracked_topics")
    .where("brand_id", "=", brand.id)
    .where("topic_id", "=", topicId)
    .execute();
  return true;
}

interface Panel {
  readonly version: number;
  readonly members: readonly TopicMember[];
}

interface Tracked extends Panel {
  readonly label: string;
  readonly market: string | null;
}

function findTracked(tx: Transaction<Tables>, brand: Brand, topicId: string): Promise<Tracked | undefined> {
  return tx
    .selectFrom("tracked_topics as tracked")
    .innerJoin("topics as topic", "topic.id", "tracked.topic_id")
    .innerJoin("topic_versions as version", (join) =>
      join
        .onRef("version.topic_id", "=", "tracked.topic_id")
        .onRef("version.version", "=", "tracked.version"),
    )
    .select(["tracked.label", "tracked.version", "topic.market", "version.members"])
    .where("tracked.brand_id", "=", brand.id)
    .where("tracked.topic_id", "=", topicId)
    .executeTakeFirst();
}

/** What a note says where another version is asked. */
function noteOf(topic: string, before: Panel, now: Panel): string {
  const had = new Set(before.members.map(({ wordingId }) => wordingId));
  const fresh = now.members.filter(({ wordingId }) => !had.has(wordingId)).length;
  const gone = had.size + fresh - now.members.length;
  const asked = plural(now.members.length, "wording");
  return `Topic “${topic}”, version ${now.version}: asks ${asked} from here on, ${fresh} new, ${gone} gone.`;
}

/** At the day of the change, where the brand is. */
async function writeNote(
  tx: Transaction<Tables>,
  brand: Brand,
  { at, market, text }: { readonly at: Date; readonly market: string | null; readonly text: string },
): Promise<void> {
  await sql`
    insert into brand_notes (id, brand_id, day, kind, market, text)
    values (${newId()}, ${brand.id}, (${at}::timestamptz at time zone ${brand.time_zone})::date, 'topic', ${market}, ${text})
  `.execute(tx);
}

/**
 * Asks those wordings no more that stand under the topic's label, which they lose: others were the brand's before. Those of a market that
 * is asked no more do not come back with it.
 */
async function removeWordings(
  tx: Transaction<Tables>,
  brand: Brand,
  { label, market, members }: Tracked,
  isGone: (key: string) => boolean,
): Promise<void> {
  const keys = members.map(({ prompt }) => promptKey(prompt, readMarket(market))).filter(isGone);
  if (keys.length === 0) return;
  await tx
    .updateTable("brand_prompts")
    .set({
      removed_at: sql<Date>`coalesce(removed_at, ${new Date()})`,
      gone_with_market: false,
      label: null,
    })
    .where("brand_id", "=", brand.id)
    .where("label", "=", label)
    .where("prompt_key", "in", keys)
    .execute();
}
