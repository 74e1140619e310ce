import { type Connection, inTransaction, isId, newId, type Tables, type Topic } from "@standings/database";
import {
  type CheckedRows,
  type CheckedWording,
  checkRows,
  MAX_WORDING_ROWS,
  MAX_WORDINGS,
  medianLikeness,
  newCompany,
  questionKinds,
  readWordingFile,
  type WordingLevel,
  type WordingOrigin,
  type WordingRow,
  type WordingState,
} from "@standings/domain";
import type { Transaction } from "kysely";
import { readCountedNames } from "../brands/names/read-names.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { askQueries, checkTemplate } from "./ask-queries.ts";
import { lockTopic } from "./own-topic.ts";

export interface WordingsWish {
  readonly topicId: string;
  /** Typed or pasted: taken in. */
  readonly wordings?: readonly WordingRow[] | undefined;
  /** A file of search queries: proposed, until somebody takes them in. */
  readonly csv?: string | undefined;
  /** How each query is asked; left out: as it stands. */
  readonly template?: string | null | undefined;
  /** Of wordings that say none; "mid" without. */
  readonly level?: WordingLevel | undefined;
}

export interface AddedWordings extends Pick<CheckedRows, "refused"> {
  readonly added: number;
}

/**
 * Adds wordings to a topic of the viewer. Doubles, those that name a company that is watched, those that no prompt may be, and
 * queries that look for a site or name any company are refused. Throws TOPIC_NOT_FOUND or TOPIC_INVALID.
 */
export async function addWordings(request: ServiceRequest, wish: WordingsWish): Promise<AddedWordings> {
  const { services, viewer } = requireScope(request, "run");
  const { topicId, wordings: rows = [], csv = "", template = null, level = "mid" } = wish;
  checkCount(rows, csv);
  checkTemplate(template);
  return inTransaction(services.db, async (tx) => {
    const topic = await lockTopic(tx, viewer.userId, topicId);
    const has = await tx
      .selectFrom("wordings")
      .select("prompt_key")
      .where("topic_id", "=", topic.id)
      .execute();
    const known = new Set(has.map(({ prompt_key }) => prompt_key));
    const namesCompany = await companyFinder(tx, topic);
    const rules = () => ({ known, level, room: MAX_WORDINGS - known.size, namesCompany });
    const { taken, refused } = checkRows(rows, rules());
    for (const { key } of taken) known.add(key);
    const found = await askQueries({ ...services, db: tx }, topic, { csv, template }, rules());
    await insertWordings(
      tx,
      topic,
      [
        ...taken.map((one) => ({ ...one, origin: "typed", state: "in" }) as const),
        ...found.taken.map(
          ({ query: _, ...one }) => ({ ...one, origin: "query", state: "proposed" }) as const,
        ),
      ],
      has.length,
    );
    if (taken.length > 0) await keepLikeness(tx, topic.id);
    const apart = found.apart.map(({ query: text, reason }) => ({ text, reason }));
    return { added: taken.length + found.taken.length, refused: [...refused, ...apart] };
  });
}

interface TakenWording extends CheckedWording {
  readonly origin: WordingOrigin;
  readonly state: WordingState;
  readonly differs?: string | null;
}

/** Adds wordings behind those that a topic has, `from` many. The caller has locked the topic. */
export async function insertWordings(
  tx: Transaction<Tables>,
  { id: topic_id }: Topic,
  wordings: readonly TakenWording[],
  from: number,
): Promise<void> {
  if (wordings.length === 0) return;
  await tx
    .insertInto("wordings")
    .values(
      wordings.map(({ key: prompt_key, ...wording }, nth) => ({
        ...wording,
        id: newId(),
        topic_id,
        prompt_key,
        position: from + nth,
      })),
    )
    .execute();
}

/** Keeps how alike the wordings that are in are: pages that wait read their topic again and again. */
async function keepLikeness(tx: Transaction<Tables>, topicId: string): Promise<void> {
  const taken = await tx
    .selectFrom("wordings")
    .select("prompt")
    .where("topic_id", "=", topicId)
    .where("state", "=", "in")
    .execute();
  const likeness = medianLikeness(taken.map(({ prompt }) => prompt));
  await tx.updateTable("topics").set({ likeness }).where("id", "=", topicId).execute();
}

/** Whether a wording names the company in focus or, of a brand, one that it watches. */
export async function companyFinder(db: Connection, topic: Topic): Promise<(prompt: string) => boolean> {
  const watched = topic.brand_id === null ? [] : await readCountedNames(db, topic.brand_id);
  const { focus } = topic;
  // A name that two companies share names neither.
  const isWatched = watched.some(
    ({ name, domain }) => name === focus?.name || (domain && domain === focus?.domain),
  );
  const [us, ...rivals] = [...(focus && !isWatched ? [newCompany(focus)] : []), ...watched];
  if (!us) return () => false;
  const kindOf = questionKinds(us, rivals);
  return (prompt) => kindOf(prompt) !== "open";
}

/** Throws TOPIC_INVALID for more rows than are read at once. */
export function checkCount(typed: readonly WordingRow[], csv: string): void {
  if (typed.length + readWordingFile(csv).length > MAX_WORDING_ROWS)
    throw new ServiceError("TOPIC_INVALID", {
      message: `Please give ${MAX_WORDING_ROWS} wordings at most at once`,
    });
}

export interface WordingsChange {
  readonly topicId: string;
  readonly wordingIds: readonly string[];
  readonly state?: WordingState | undefined;
  readonly level?: WordingLevel | undefined;
}

/** Takes wordings of a topic in or out, or gives them another level. Studies that were asked stay as they are. Throws TOPIC_NOT_FOUND. */
export async function changeWordings(
  request: ServiceRequest,
  { topicId, wordingIds, state, level }: WordingsChange,
): Promise<{ readonly changed: number }> {
  const { services, viewer } = requireScope(request, "run");
  const ids = wordingIds.filter(isId);
  return inTransaction(services.db, async (tx) => {
    const { id } = await lockTopic(tx, viewer.userId, topicId);
    if (ids.length === 0 || (state === undefined && level === undefined)) return { changed: 0 };
    const { numUpdatedRows } = await tx
      .updateTable("wordings")
      .set({ ...(state && { state }), ...(level && { level }) })
      .where("topic_id", "=", id)
      .where("id", "in", ids)
      .executeTakeFirst();
    if (state) await keepLikeness(tx, id);
    return { changed: Number(numUpdatedRows) };
  });
}
