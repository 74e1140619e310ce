import type { Connection } from "@standings/database";
import { type CompanySuggestion, canExportPdf, type SubscriptionStatus } from "@standings/domain";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { heldSql } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";

/** A user as the user sees it (spec part 1 §3). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly credits: number;
  /** Held beside them by studies and visits under way; what these do not use comes back. */
  readonly creditsHeld: number;
  readonly subscription_status: SubscriptionStatus;
  /** The payment provider has a subscription, paid or paused: there is something to manage there. */
  readonly hasSubscription: boolean;
  /** When the plan's next month begins, and when it ends as its owner wished; ISO 8601, one at most. Null where no subscription pays. */
  readonly plan_renews_at: string | null;
  readonly plan_ends_at: string | null;
  /** ISO 8601, or null when there is no trial. */
  readonly trial_ends_at: string | null;
  readonly role: "user" | "admin";
  readonly emailVerified: boolean;
  readonly authProvider: string;
  /** False for an account that only an identity provider opens. */
  readonly hasPassword: boolean;
  /** Signing in takes a code of an authenticator app. */
  readonly hasSecondFactor: boolean;
  /** Whether new searches are private unless said otherwise. */
  readonly privateByDefault: boolean;
  /** The brand that the user says is their own company; named by its domain until somebody or the directory names it. */
  readonly company: CompanySuggestion | null;
  /** A plan, an unexpired trial or a purchase includes PDF export. */
  readonly canExportPdf: boolean;
}

/** Throws AUTHENTICATION_REQUIRED when the account is gone. */
export async function readUser(db: Connection, userId: string): Promise<User> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.user_id", "=", "users.id")
            .whereRef("credits_granted", ">", "credits_taken_back"),
        )
        .as("has_purchased"),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("second_factors")
            .select("second_factors.user_id")
            .whereRef("second_factors.user_id", "=", "users.id")
            .where("second_factors.confirmed_at", "is not", null),
        )
        .as("has_second_factor"),
    )
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("payments")
          .select(["plan_renews_at as renewsAt", "plan_ends_at as endsAt"])
          .whereRef("payments.user_id", "=", "users.id")
          .whereRef("subscription_id", "=", "users.plan_subscription_id")
          .limit(1),
      ).as("paying"),
    )
    .select(heldSql(sql.ref("users.id")).as("credits_held"))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("brands")
          .leftJoin("companies", "companies.domain", "brands.domain")
          .select(["brands.domain", "brands.name", "companies.name as known"])
          .whereRef("brands.id", "=", "users.company_brand_id"),
      ).as("own"),
    )
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new ServiceError("AUTHENTICATION_REQUIRED");
  const { subscription_status, trial_ends_at, has_purchased, own, paying } = row;
  const trialEndsAt = trial_ends_at?.toISOString() ?? null;
  const rights = { plan: subscription_status, trialEndsAt, hasPurchased: Boolean(has_purchased) };
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    credits: row.credits,
    creditsHeld: row.credits_held,
    subscription_status,
    hasSubscription: row.plan_subscription_id !== null,
    plan_renews_at: isoTime(paying?.renewsAt),
    plan_ends_at: isoTime(paying?.endsAt),
    trial_ends_at: trialEndsAt,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    authProvider: row.auth_provider,
    hasPassword: row.password_hash !== null,
    hasSecondFactor: Boolean(row.has_second_factor),
    privateByDefault: row.private_by_default,
    company: own && { domain: own.domain, name: nameOf(own) },
    canExportPdf: canExportPdf(rights, new Date()),
  };
}

/** A time of JSON that PostgreSQL wrote. */
function isoTime(time: unknown): string | null {
  return typeof time === "string" ? new Date(time).toISOString() : null;
}

function nameOf({ domain, name, known }: { domain: string; name: string; known: string | null }): string {
  return name === domain ? (known ?? domain) : name;
}

/** The signed-in user. Throws AUTHENTICATION_REQUIRED, also when the account is gone. */
export function getViewer(request: ServiceRequest): Promise<User> {
  const { services, viewer } = requireScope(request, "read");
  return readUser(services.db, viewer.userId);
}
