import { inTransaction, newId, type Tables } from "@standings/database";
import {
  MAX_TOPIC_NAME,
  MAX_TOPICS,
  type Market,
  marketCodeOf,
  type NamedEntry,
  type TopicForm,
} from "@standings/domain";
import type { Transaction } from "kysely";
import { areBeingRead } from "../brands/claims/read-study.ts";
import { findBrand, lockBrand } from "../brands/read-brand.ts";
import { stopTracking } from "../brands/topics/track-topic.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, requireUser, type ServiceRequest } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import { checkMarket } from "../searches/check-question.ts";
import { toNamed } from "../studies/check-study.ts";
import { lockTopic } from "./own-topic.ts";

export interface NewTopic {
  /** 1 to 80 characters. */
  readonly name: string;
  /** A brand of the viewer: the company in focus, unless one is named. */
  readonly brandId?: string | null | undefined;
  readonly market?: Market | null | undefined;
  /** How its wordings are asked; left out: for a list. */
  readonly form?: TopicForm | undefined;
  /** Name or domain of the company in focus. */
  readonly focus?: string | null | undefined;
}

/**
 * Adds a topic of the viewer, without wordings. A topic has one market, which stays. Throws TOPIC_INVALID, INVALID_MARKET,
 * BRAND_NOT_FOUND or TOO_MANY_TOPICS.
 */
export async function createTopic(request: ServiceRequest, wish: NewTopic): Promise<{ topicId: string }> {
  const { services, viewer } = requireScope(request, "run");
  const { userId } = viewer;
  const name = checkName(wish.name);
  const market = marketCodeOf(checkMarket(wish.market));
  const { form = "list" } = wish;
  const topicId = newId();
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, viewer);
    const { count } = await tx
      .selectFrom("topics")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_TOPICS) throw new ServiceError("TOO_MANY_TOPICS");
    const { brand_id, focus } = await inFocus(tx, userId, wish);
    await tx
      .insertInto("topics")
      .values({
        ...{ id: topicId, user_id: userId, brand_id, name, market, form },
        focus: focus && JSON.stringify(focus),
      })
      .execute();
  });
  return { topicId };
}

async function inFocus(
  tx: Transaction<Tables>,
  userId: string,
  { brandId, focus }: NewTopic,
): Promise<{ brand_id: string | null; focus: NamedEntry | null }> {
  const named = focus?.trim() ? toNamed(focus, "company") : null;
  if (!brandId) return { brand_id: null, focus: named };
  const { id, name, domain } = await findBrand(tx, userId, brandId);
  return { brand_id: id, focus: named ?? { name, domain } };
}

export interface TopicChange {
  readonly topicId: string;
  readonly name?: string | undefined;
  readonly form?: TopicForm | undefined;
}

/**
 * Renames a topic of the viewer, or has it asked in another form, as long as nothing of it was frozen: what was asked in one form
 * says nothing of the other. Throws TOPIC_NOT_FOUND, TOPIC_INVALID or TOPIC_FORM_STAYS.
 */
export async function changeTopic(request: ServiceRequest, wish: TopicChange): Promise<void> {
  const { services, viewer } = requireScope(request, "run");
  const name = wish.name === undefined ? undefined : checkName(wish.name);
  await inTransaction(services.db, async (tx) => {
    const topic = await lockTopic(tx, viewer.userId, wish.topicId);
    const { form = topic.form } = wish;
    if (form !== topic.form && topic.version > 0) throw new ServiceError("TOPIC_FORM_STAYS");
    await tx
      .updateTable("topics")
      .set({ name: name ?? topic.name, form })
      .where("id", "=", topic.id)
      .execute();
  });
}

/**
 * Deletes a topic of the viewer with its wordings and its studies; visits of its brand ask it no more. What these cost stays in the
 * ledger. Throws TOPIC_NOT_FOUND, TOPIC_IS_ASKED, or STUDY_IS_READ while what a study of it says of a brand is being read.
 */
export async function deleteTopic(
  request: ServiceRequest,
  { topicId }: { readonly topicId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  await inTransaction(services.patientDb, async (tx) => {
    const { id, brand_id } = await lockTopic(tx, viewer.userId, topicId);
    const brand = brand_id === null ? null : await lockBrand(tx, viewer.userId, brand_id);
    const asked = await tx
      .selectFrom("runs")
      .select(["runs.id", "status"])
      .where("runs.id", "in", ({ selectFrom }) =>
        selectFrom("studies")
          .select("run_id")
          .where("topic_id", "=", id)
          .unionAll(selectFrom("wording_sets").select("run_id").where("topic_id", "=", id)),
      )
      .forUpdate("runs")
      .execute();
    if (asked.some(({ status }) => status === "running")) throw new ServiceError("TOPIC_IS_ASKED");
    const ids = asked.map((run) => run.id);
    if (await areBeingRead(tx, ids)) throw new ServiceError("STUDY_IS_READ");
    if (brand) await stopTracking(tx, brand, id);
    if (ids.length > 0) await tx.deleteFrom("runs").where("id", "in", ids).execute();
    await tx.deleteFrom("topics").where("id", "=", id).execute();
  });
}

function checkName(text: string): string {
  const name = text
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  if (name === "") throw new ServiceError("TOPIC_INVALID", { message: "Please name the topic" });
  if ([...name].length > MAX_TOPIC_NAME)
    throw new ServiceError("TOPIC_INVALID", {
      message: `A topic's name has ${MAX_TOPIC_NAME} characters at most`,
    });
  return name;
}
