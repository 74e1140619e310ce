import { addLedgerEntry, type Connection, type LedgerEntry } from "@standings/database";

/**
 * Gives an account credits, such as those that a study did not use; what its mailbox owes is settled from them first, so that
 * credits held while a purchase is refunded are taken when they come back. Returns the balance after the entry; null when
 * nothing was given.
 */
export async function giveCredits(tx: Connection, entry: LedgerEntry): Promise<number | null> {
  const { userId, delta, reason, reference } = entry;
  // Before the account's own row: mailboxes are locked in one order.
  if ((await readDebt(tx, userId)) > 0) await lockMailbox(tx, userId);
  const balance = await addLedgerEntry(tx, entry);
  if (balance !== null) await settleDebt(tx, { userId, upTo: delta, reference: `${reason} ${reference}` });
  return balance;
}

export interface Reversal {
  readonly userId: string;
  readonly credits: number;
  readonly reference: string;
}

/** Takes credits back, at most down to zero; what is missing is owed (decisions "Credits"). */
export async function revokeCredits(tx: Connection, { userId, credits, reference }: Reversal): Promise<void> {
  const taken = Math.min(credits, await lockMailbox(tx, userId));
  const reason = "purchase_reversal";
  if (taken > 0) await addLedgerEntry(tx, { userId, delta: -taken, reason, reference });
  if (taken < credits) await owe(tx, { userId, delta: taken - credits, reason, reference });
}

/** Gives back credits that were taken. */
export async function returnCredits(tx: Connection, { userId, credits, reference }: Reversal): Promise<void> {
  await giveCredits(tx, { userId, delta: credits, reason: "reversal_undone", reference });
}

export interface Settlement {
  readonly userId: string;
  /** Credits just bought or given back. */
  readonly upTo: number;
  readonly reference: string;
}

/** Settles what is owed from credits just granted. */
export async function settleDebt(tx: Connection, { userId, upTo, reference }: Settlement): Promise<void> {
  if ((await readDebt(tx, userId)) === 0) return;
  await lockMailbox(tx, userId);
  const settled = Math.min(await readDebt(tx, userId), upTo);
  if (settled === 0) return;
  const reason = "debt_settlement";
  await addLedgerEntry(tx, { userId, delta: -settled, reason, reference });
  await owe(tx, { userId, delta: settled, reason, reference });
}

/** Credits that the accounts of a user's mailbox owe, deleted ones too; 0 or more. */
async function readDebt(db: Connection, userId: string): Promise<number> {
  const { owed } = await db
    .selectFrom("owed_entries")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("delta"), eb.lit(0)).as("owed"))
    .where("user_id", "in", accountsOfMailbox(db, userId))
    .executeTakeFirstOrThrow();
  return -Number(owed);
}

/**
 * Locks the accounts of a user's mailbox, always in the same order, and gives the user's balance. Called before the
 * first entry of a purchase, since debts are theirs together.
 */
export async function lockMailbox(tx: Connection, userId: string): Promise<number> {
  const users = await tx
    .selectFrom("users")
    .select(["id", "credits"])
    .where("id", "in", accountsOfMailbox(tx, userId))
    .orderBy("id")
    .forUpdate()
    .execute();
  return users.find(({ id }) => id === userId)?.credits ?? 0;
}

function accountsOfMailbox(db: Connection, userId: string) {
  return db
    .selectFrom("users as own")
    .innerJoin("users as other", (join) =>
      join.on((eb) =>
        eb.or([
          eb("other.id", "=", eb.ref("own.id")),
          eb("other.mailbox_hash", "=", eb.ref("own.mailbox_hash")),
        ]),
      ),
    )
    .where("own.id", "=", userId)
    .select("other.id");
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
