import { type Connection, inTransaction } from "@standings/database";
import { WEBHOOK_DAYS, WEBHOOK_WAITS } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { addJob, type JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { writeBody } from "./write-body.ts";

/** A receiver says so when it wants no more (Standard Webhooks). */
const GONE = 410;
const ERROR_MAX = 300;
/** Attempts of many messages at once spread by so much of their wait. */
const JITTER = 0.2;

/**
 * Job: one attempt at a message that waits; none while its owner has no API access. When it fails, another one follows after a wait; after the last one the webhook is
 * paused and its owner is told by mail.
 */
export async function deliverWebhook(
  request: ServiceRequest,
  { deliveryId }: JobPayload<"deliver_webhook">,
): Promise<void> {
  const services = requireSystem(request);
  const delivery = await findWaiting(services, deliveryId);
  if (!delivery) return;
  const body = delivery.body ?? (await keepBody(services, delivery));
  const secret = services.sealer.open(delivery.secret, delivery.webhook_id).toString();
  const answer = await attempt(services, { url: delivery.url, id: deliveryId, body, secret });
  await record(services, delivery, answer);
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

function findWaiting({ db, settings }: ServiceContext, id: string) {
  const waiting = db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_id")
    .innerJoin("users", "users.id", "webhooks.user_id")
    .select(["webhook_deliveries.id", "webhook_id", "event", "subject", "body", "tries"])
    .select(["webhook_deliveries.created_at", "webhooks.url", "webhooks.secret", "users.email"])
    .where("webhook_deliveries.id", "=", id)
    .where("status", "=", "waiting")
    .where("paused_at", "is", null);
  return (settings.modelsAreSandbox ? waiting : waiting.where("api_access", "=", true)).executeTakeFirst();
}

/** Every attempt sends the same text, whatever becomes of its subject. */
async function keepBody(
  services: ServiceContext,
  { id, event, subject, created_at }: Waiting,
): Promise<string> {
  const body = await writeBody(services, { event, subject, createdAt: created_at });
  await services.db.updateTable("webhook_deliveries").set({ body }).where("id", "=", id).execute();
  return body;
}

interface Answer {
  readonly status: number | null;
  readonly error: string | null;
}

async function attempt(
  { webhookSender }: ServiceContext,
  message: Parameters<ServiceContext["webhookSender"]["send"]>[0],
): Promise<Answer> {
  try {
    const status = await webhookSender.send(message);
    const isTaken = status >= 200 && status < 300;
    return { status, error: isTaken ? null : `Answered ${status}` };
  } catch (error) {
    return { status: null, error: reasonOf(error).slice(0, ERROR_MAX) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Failed";
  if (error.name === "TimeoutError") return "No answer in time";
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** Keeps what became of an attempt, unless another process has kept one meanwhile. */
async function record(services: ServiceContext, delivery: Waiting, { status, error }: Answer): Promise<void> {
  const { id, tries, webhook_id: webhookId, email } = delivery;
  const waitSeconds = WEBHOOK_WAITS[tries];
  const isLast = error !== null && (status === GONE || waitSeconds === undefined);
  const nextAttempt = new Date(Date.now() + (waitSeconds ?? 0) * (1 + Math.random() * JITTER) * 1_000);
  await inTransaction(services.db, async (tx) => {
    const kept = await tx
      .updateTable("webhook_deliveries")
      .set((eb) => ({
        status: error === null ? "delivered" : isLast ? "failed" : "waiting",
        attempts: eb("attempts", "+", 1),
        tries: tries + 1,
        last_attempt_at: new Date(),
        next_attempt_at: nextAttempt,
        response_status: status,
        error,
      }))
      .where("id", "=", id)
      .where("status", "=", "waiting")
      .where("tries", "=", tries)
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n || error === null) return;
    if (!isLast) {
      await queueDelivery(tx, id, nextAttempt);
      return;
    }
    const paused = await tx
      .updateTable("webhooks")
      .set({ paused_at: new Date() })
      .where("id", "=", webhookId)
      .where("paused_at", "is", null)
      .returning("url")
      .executeTakeFirst();
    if (paused) await addJob(tx, "mail_webhook_paused", { email, url: paused.url });
  });
}

/** Removes messages that are no longer listed. */
export async function removeOldDeliveries(db: Connection): Promise<void> {
  const old = sql<Date>`now() - make_interval(days => ${WEBHOOK_DAYS}::integer)`;
  await db.deleteFrom("webhook_deliveries").where("created_at", "<", old).execute();
}
