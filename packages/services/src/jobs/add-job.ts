import { createHash } from "node:crypto";
import { type Connection, insertJob, type JobOptions } from "@standings/database";
import { z } from "zod";
import { ACCOUNT_NOTICES } from "../auth/mails/account-notice.ts";
import { FACTOR_NOTICES } from "../auth/mails/second-factor.ts";

const toAddress = z.object({ email: z.string() });

/** Answers of a visit that wait to be read, from a place in their order: a job reads some, and adds one for the next. */
const readingOfVisit = z.object({
  brandId: z.string(),
  visitId: z.string(),
  from: z.number().int().nonnegative().optional(),
  /** From the first place once more, for answers that came before a place that was passed: names were saved meanwhile. */
  isAgain: z.boolean().optional(),
});

/** Payload of each queued job, checked when it is read back. It holds no secret: the job makes codes and tokens. */
export const JOB_PAYLOADS = {
  /** The registration with this secret; without, the only one that waits for the address. */
  mail_verification_code: z.object({ email: z.string(), secretHash: z.string().optional() }),
  mail_reset_link: toAddress,
  mail_account_notice: toAddress.extend({ what: z.enum(ACCOUNT_NOTICES) }),
  mail_second_factor: toAddress.extend({
    what: z.enum(FACTOR_NOTICES),
    codesLeft: z.number().int().optional(),
  }),
  mail_api_token: toAddress.extend({ mayRun: z.boolean() }),
  mail_credits_changed: toAddress.extend({
    delta: z.number().int(),
    /** The balance after it. */
    credits: z.number().int(),
    reason: z.string(),
  }),
  mail_webhook_paused: toAddress.extend({ url: z.string() }),
  mail_contact_message: z.object({ submissionId: z.string() }),
  advance_visit: z.object({ visitId: z.string() }),
  advance_direct: z.object({ visitId: z.string() }),
  read_direct: readingOfVisit,
  recount_brand: z.object({ brandId: z.string() }),
  find_market_moves: z.object({ visitId: z.string() }),
  read_claims: readingOfVisit,
  judge_claims: z.object({ brandId: z.string() }),
  take_looks: z.object({ brandId: z.string() }),
  note_exposure: z.object({ brandId: z.string() }),
  ask_judge: z.object({ brandId: z.string() }),
  alert_claims: z.object({ brandId: z.string(), visitId: z.string() }),
  check_pages: z.object({ brandId: z.string() }),
  check_alternates: z.object({ domain: z.string() }),
  mail_claims: z.object({ brandId: z.string(), alertIds: z.array(z.string()) }),
  mail_visit_short: z.object({
    brandId: z.string(),
    dueAt: z.iso.datetime(),
    isToday: z.boolean(),
    cost: z.number().int(),
    /** Of its owner. */
    credits: z.number().int(),
    /** Those of them that visits of other brands take before it. */
    creditsBefore: z.number().int(),
    /** Of the month that it is due in; null where the plan includes none. */
    analysesLeft: z.number().int().nullable(),
  }),
  mail_without_models: z.object({ brandId: z.string(), dueAt: z.iso.datetime() }),
  mail_brand: z.object({ visitId: z.string() }),
  withdraw_alerts: z.object({}),
  prove_place: z.object({ proofId: z.uuid() }),
  deliver_webhook: z.object({ deliveryId: z.string() }),
  count_searches: z.object({}),
  move_customer: z.object({ userId: z.string() }),
  /** `isReplaced`: a newer plan was paid, so what was not used of it is credited. */
  end_subscription: z.object({ subscriptionId: z.string(), isReplaced: z.boolean().optional() }),
};

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = Readonly<z.infer<(typeof JOB_PAYLOADS)[Name]>>;

/** One attempt at a job. */
export interface JobAttempt {
  /** Of graphile-worker. */
  readonly id: string;
  /** Which attempt it is, from 1. */
  readonly attempts: number;
  /** None comes after it. */
  readonly isLast: boolean;
  /** When the job was added. */
  readonly askedAt: Date;
}

/** Queues for each kind of work on brands: a small brand does not wait for every large one. */
const QUEUES_OF_BRANDS = 4;

const QUEUES_OF_MAILS = 4;
/** More, since each of the codes and links begins after a random wait (`jobSpreadMs`). */
const QUEUES_OF_CODES = 8;

/** Mails that somebody waits for, or that tell of a stranger in an account: they wait for no others. */
const CODES: ReadonlySet<string> = new Set<JobName>([
  "mail_verification_code",
  "mail_reset_link",
  "mail_second_factor",
  "mail_account_notice",
]);

/**
 * Jobs that can take minutes run in queues, one after the other: with fewer queues than a runner has places
 * (`JOBS_AT_ONCE`), nothing else waits for them. Mails are among them (`mailsQueue`), since a mail server may hang.
 * `queue_delivery` of the schema queues messages to webhooks.
 */
const QUEUES: { readonly [Name in JobName]?: (payload: JobPayload<Name>) => string } = {
  find_market_moves: () => "markets",
  read_claims: claimsQueue,
  read_direct: claimsQueue,
  judge_claims: claimsQueue,
  take_looks: () => "looks",
  ask_judge: claimsQueue,
  alert_claims: claimsQueue,
  check_pages: () => "pages",
  check_alternates: () => "alternates",
  note_exposure: ({ brandId }) => `exposure ${placeOf(brandId)}`,
  withdraw_alerts: () => "weather",
  prove_place: () => "places",
  recount_brand: ({ brandId }) => `recounts ${placeOf(brandId)}`,
};

/** All work on the claims of a brand is done one after the other. */
function claimsQueue({ brandId }: { readonly brandId: string }): string {
  return `claims ${placeOf(brandId)}`;
}

/** By the last digit of an id: its first ones are a time. */
function placeOf(id: string): number {
  return Number.parseInt(id.slice(-1), 16) % QUEUES_OF_BRANDS;
}

/** By the address, where the job has it: its mails are sent in their order. */
export function mailsQueue(name: string, payload: object): string {
  const to = "email" in payload ? payload.email : payload;
  const [first = 0] = createHash("sha256").update(JSON.stringify(to)).digest();
  return CODES.has(name) ? `codes ${first % QUEUES_OF_CODES}` : `mails ${first % QUEUES_OF_MAILS}`;
}

/**
 * Adds a job, in the transaction of what it follows: both are durable, or neither is. A job of the catalogue may
 * run more than once, and is tried again for about a day.
 */
export function addJob<Name extends JobName>(
  connection: Connection,
  name: Name,
  payload: JobPayload<Name>,
  options?: JobOptions,
): Promise<void> {
  const queue = name.startsWith("mail_") ? mailsQueue(name, payload) : QUEUES[name]?.(payload);
  return insertJob(connection, name, payload, { ...options, ...(queue ? { queue } : {}) });
}
