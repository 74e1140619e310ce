import { addLedgerEntry, newId } from "@standings/database";
import type { SubscriptionStatus } from "@standings/domain";
import { sessionsOn } from "../src/auth/session-store.ts";
import type { ServiceRequest, Viewer } from "../src/request.ts";
import type { TestServices } from "./test-services.ts";

export interface UserSeed {
  readonly plan?: SubscriptionStatus;
  readonly credits?: number;
  readonly role?: "user" | "admin";
  readonly email?: string;
  /** Age of the account, 30 days when left out. */
  readonly daysOld?: number;
}

/** A user who is signed in; the account was inserted, not registered. */
export interface TestUser {
  readonly userId: string;
  readonly viewer: Viewer;
  readonly request: ServiceRequest;
}

/** A new user with a balance, and the ledger entry that explains it. */
export async function addUser({ db, services }: TestServices, seed: UserSeed = {}): Promise<TestUser> {
  const {
    plan = "free",
    credits = 0,
    role = "user",
    email = `${crypto.randomUUID()}@example.com`,
    daysOld = 30,
  } = seed;
  const { id: userId } = await db
    .insertInto("users")
    .values({
      email,
      name: "Maya",
      role,
      password_hash: null,
      trial_ends_at: null,
      email_verified_at: new Date(),
      subscription_status: plan,
      created_at: new Date(Date.now() - daysOld * 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setCredits({ db }, userId, credits);
  // An admin has just signed in: that proves who acts.
  const session = {
    userId,
    userAgent: null,
    familyId: newId(),
    signedInAt: new Date(),
    secondFactorAt: null,
  };
  const viewer = { userId, token: role === "admin" ? await sessionsOn(db).create(session) : "" };
  return { userId, viewer, request: services.request({ address: "192.0.2.1", userAgent: null }, viewer) };
}

/** Sets a balance, with its ledger entry. */
export async function setCredits(
  { db }: Pick<TestServices, "db">,
  userId: string,
  credits: number,
): Promise<void> {
  const delta = credits - (await accountOf({ db }, userId)).credits;
  await addLedgerEntry(db, { userId, delta, reason: "adjustment", reference: crypto.randomUUID() });
}

/** A user's balance, and what the ledger says but for adjustments, in order. */
export async function accountOf({ db }: Pick<TestServices, "db">, userId: string) {
  const { credits } = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["reason", "delta"])
    .where("user_id", "=", userId)
    .where("reason", "<>", "adjustment")
    .orderBy("id")
    .execute();
  return { credits, entries: entries.map(({ reason, delta }) => `${reason} ${delta}`) };
}
