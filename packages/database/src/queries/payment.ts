import {
  type AllowanceKind,
  allowancePeriod,
  type FullFunding,
  type Funding,
  type LedgerReason,
} from "@standings/domain";
import { type QueryCreator, sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Given } from "../prepared.ts";
import type { Tables } from "../tables/index.ts";
import { withLedgerEntry } from "./ledger.ts";

/** A charge that a user is to pay. */
export interface Charge {
  readonly userId: string;
  /** Credits, where credits pay. */
  readonly cost: number;
  readonly reason: LedgerReason;
  /** Unique together with the reason. */
  readonly reference: string;
  /** The API token that spends it, for the limit of its day; null: the user. */
  readonly apiTokenId: string | null;
  readonly at: Date;
}

/** How many of each allowance there are in a period. */
export type AllowanceLimits = Readonly<Record<AllowanceKind, number>>;

/** A charge as values of a statement. */
export interface PaymentValues {
  readonly userId: string;
  /** Credits, negative. */
  readonly delta: number;
  readonly reason: LedgerReason;
  readonly reference: string;
  readonly apiTokenId: string | null;
  /** First days of the periods that the charge is in, `YYYY-MM-DD`. */
  readonly analysisPeriod: string;
  readonly previewPeriod: string;
  readonly analyses: number;
  readonly previews: number;
}

export function paymentValues(
  { userId, cost, reason, reference, apiTokenId, at }: Charge,
  { pro_analyses: analyses, censored_previews: previews }: AllowanceLimits,
): PaymentValues {
  const analysisPeriod = allowancePeriod("pro_analyses", at);
  const previewPeriod = allowancePeriod("censored_previews", at);
  const periods = { analysisPeriod, previewPeriod };
  return { userId, delta: -cost, reason, reference, apiTokenId, ...periods, analyses, previews };
}

/**
 * Head of a statement that charges a user: `payer` (no row for an unknown user), then what pays, in `funded`:
 * a plan, credits, one of the day's previews, or nothing. Decides what `payerOf` of the domain decides, and counts
 * and writes it in the same statement; concurrent statements never use the same credit or allowance. Nobody is charged
 * unless `onlyIf` holds; it may read what stands before it in the statement.
 */
export function withPayment(
  db: QueryCreator<Tables>,
  values: Given<PaymentValues>,
  onlyIf = sql<boolean>`true`,
) {
  const { userId, delta, reason, reference, apiTokenId } = values;
  const { analysisPeriod, previewPeriod, analyses, previews } = values;
  const holdsCredits = sql<boolean>`(${onlyIf} and ${HOLDS_CREDITS})`;
  return withLedgerEntry(db, {
    userId,
    delta,
    reason,
    reference,
    apiTokenId,
    isOnlyWithoutPlan: true,
    onlyIf: holdsCredits,
  })
    .with("payer", (query) =>
      query
        .selectFrom("users")
        .select(["id", "subscription_status as plan", "private_by_default", "credits"])
        .where("id", "=", userId)
        .where(onlyIf),
    )
    .with("analysis", (query) =>
      query
        .insertInto("allowances")
        .columns(["user_id", "kind", "period", "used"])
        .expression((eb) =>
          eb
            .selectFrom("payer")
            .select(["payer.id", allowanceKind("pro_analyses"), firstUse(analysisPeriod), ONE])
            .where("plan", "=", "pro")
            .where(sql<boolean>`${analyses}::integer > 0`),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "kind", "period"])
            .doUpdateSet((eb) => ({ used: eb("allowances.used", "+", 1) }))
            .where("allowances.used", "<", analyses),
        )
        .returning("allowances.used"),
    )
    .with("preview", (query) =>
      query
        .insertInto("allowances")
        .columns(["user_id", "kind", "period", "used"])
        .expression((eb) =>
          eb
            .selectFrom("payer")
            .select(["payer.id", allowanceKind("censored_previews"), firstUse(previewPeriod), ONE])
            .where("plan", "<>", "business")
            .where(sql<boolean>`${previews}::integer > 0`)
            .where(({ not, exists, selectFrom }) => not(exists(selectFrom("changed").select("balance"))))
            .where(({ not, exists, selectFrom }) => not(exists(selectFrom("analysis").select("used")))),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "kind", "period"])
            .doUpdateSet((eb) => ({ used: eb("allowances.used", "+", 1) }))
            .where("allowances.used", "<", previews),
        )
        .returning("allowances.used"),
    )
    .with("funded", (query) =>
      query.selectFrom("payer").select(({ case: when, exists, fn, ref, selectFrom }) => [
        "payer.id",
        "payer.plan",
        "payer.private_by_default",
        fn.coalesce(selectFrom("changed").select("changed.balance"), ref("payer.credits")).as("balance"),
        when()
          .when(exists(selectFrom("changed").select("balance")))
          .then(sql.lit<Funding>("credits"))
          .when("payer.plan", "=", "business")
          .then(sql.lit<Funding>("business"))
          .when(exists(selectFrom("analysis").select("used")))
          .then(sql.lit<Funding>("pro"))
          .when(exists(selectFrom("preview").select("used")))
          .then(sql.lit<Funding>("preview"))
          .else(sql.lit<Funding>("none"))
          .end()
          .as("funding"),
      ]),
    );
}

/** What costs no credits is for accounts that hold some (`creditsNeeded`). */
const HOLDS_CREDITS = sql<boolean>`users.credits > 0`;

const ONE = sql<number>`1`.as("used");

function allowanceKind(kind: AllowanceKind) {
  return sql<AllowanceKind>`${kind}::text`.as("kind");
}

function firstUse(period: Given<PaymentValues>["previewPeriod"]) {
  return sql<Date>`${period}::date`.as("period");
}

/** The means that paid, and the balance after it. */
export interface Paid {
  readonly funding: Funding;
  readonly balance: number;
}

/** Charges a user in a statement of its own; undefined for an unknown user. */
export function pay(db: Connection, charge: Charge, limits: AllowanceLimits): Promise<Paid | undefined> {
  return withPayment(db, paymentValues(charge, limits))
    .selectFrom("funded")
    .select(["funded.funding", "funded.balance"])
    .executeTakeFirst();
}

/**
 * Charges a user in full, as `fullPayerOf` of the domain decides: the plan, else credits, also over Pro's month.
 * Null when nothing can pay; nothing has changed then.
 */
export async function payInFull(
  tx: Connection,
  charge: Charge,
  limits: AllowanceLimits,
): Promise<FullFunding | null> {
  const paid = await pay(tx, charge, { ...limits, censored_previews: 0 });
  const { funding } = paid ?? { funding: "none" };
  if (funding === "credits" || funding === "pro" || funding === "business") return funding;
  const { userId, cost, reason, reference, apiTokenId } = charge;
  const changed = await withLedgerEntry(tx, {
    userId,
    delta: -cost,
    reason,
    reference,
    apiTokenId,
    onlyIf: HOLDS_CREDITS,
  })
    .selectFrom("changed")
    .select("balance")
    .executeTakeFirst();
  return changed ? "credits" : null;
}
