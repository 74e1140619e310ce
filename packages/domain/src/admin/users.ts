import type { SubscriptionStatus } from "../plans.ts";

export const USER_ROLES = ["user", "admin"] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const AUTH_PROVIDERS = ["email", "google"] as const;
export type AuthProvider = (typeof AUTH_PROVIDERS)[number];

export const USER_SORTS = ["createdAt", "name", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** A user as the admin panel lists one (spec part 2 §3). */
export interface AdminUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  readonly credits: number;
  readonly authProvider: string;
  readonly emailVerified: boolean;
  readonly plan: SubscriptionStatus;
  /** ISO 8601, or null when there is no trial. */
  readonly trialEndsAt: string | null;
  /** May make API tokens and use them. */
  readonly apiAccess: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A user's session as admins see it. */
export interface AdminSession {
  readonly id: string;
  readonly userAgent: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, to within a few minutes. */
  readonly lastUsedAt: string;
}

export interface AdminUserDetails extends AdminUser {
  readonly sessions: readonly AdminSession[];
  readonly searches: number;
  /** When two-step sign-in was turned on, ISO 8601; null: it is off. */
  readonly secondFactorSince: string | null;
  /** Packs that were paid for: how many, and what came of them after refunds, cents of `currency`. */
  readonly purchases: { readonly count: number; readonly amount: number; readonly currency: string };
  /** A subscription at the payment provider pays for the plan: it is not the admin's to change. */
  readonly hasSubscription: boolean;
}

/** Credits of an account that an admin adds, unless the form says otherwise (spec part 2 §5). */
export const ADDED_CREDITS = 5;
export const CREDITS_MAX = 1_000_000_000;
/** UTF-16 units of the reason of a change. */
export const CHANGE_REASON_MAX = 300;
/** Reason that is kept when a REST call gives none. */
export const CHANGE_REASON = "Changed by admin";
export const USER_ADDED_REASON = "Account added by an admin";

/** "52 to 102: adds 50"; null when nothing changes. */
export function describeCreditChange(from: number, to: number): string | null {
  if (from === to) return null;
  return `${from} to ${to}: ${to > from ? `adds ${to - from}` : `takes ${from - to}`}`;
}
