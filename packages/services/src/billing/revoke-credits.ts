import { addLedgerEntry, type Connection } from "@standings/database";

export interface Reversal {
  readonly userId: string;
  readonly credits: number;
  readonly reference: string;
}

/** Takes credits back, at most down to zero; what is missing is owed (decisions "Credits"). */
export async function revokeCredits(tx: Connection, { userId, credits, reference }: Reversal): Promise<void> {
  const taken = Math.min(credits, await lockBalance(tx, userId));
  const reason = "purchase_reversal";
  if (taken > 0) await addLedgerEntry(tx, { userId, delta: -taken, reason, reference });
  if (taken < credits) await owe(tx, { userId, delta: taken - credits, reason, reference });
}

export interface Settlement {
  readonly userId: string;
  /** Credits just bought. */
  readonly upTo: number;
  readonly reference: string;
}

/** Settles what is owed from a purchase just granted. */
export async function settleDebt(tx: Connection, { userId, upTo, reference }: Settlement): Promise<void> {
  await lockBalance(tx, userId);
  const debt = await readDebt(tx, userId);
  const settled = Math.min(debt, upTo);
  if (settled === 0) return;
  const reason = "debt_settlement";
  await addLedgerEntry(tx, { userId, delta: -settled, reason, reference });
  await owe(tx, { userId, delta: settled, reason, reference });
}

/** Credits a user owes, 0 or more. */
export async function readDebt(db: Connection, userId: string): Promise<number> {
  const { owed } = await db
    .selectFrom("owed_entries")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("delta"), eb.lit(0)).as("owed"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return -Number(owed);
}

async function lockBalance(tx: Connection, userId: string): Promise<number> {
  const user = await tx
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return user.credits;
}

interface OwedEntry {
  readonly userId: string;
  readonly delta: number;
  readonly reason: "purchase_reversal" | "debt_settlement";
  readonly reference: string;
}

async function owe(tx: Connection, { userId, ...entry }: OwedEntry): Promise<void> {
  await tx
    .insertInto("owed_entries")
    .values({ user_id: userId, ...entry })
    .execute();
}
