import type { Connection } from "@standings/database";
import { MailRefusedError } from "@standings/integrations";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import type { MailContent } from "./mail-layout.ts";

/** The address was refused lately: nothing is sent to it until then. */
export class AddressWaitsError extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super("the address was refused lately");
    this.name = "AddressWaitsError";
    this.until = until;
  }
}

/** Minutes an address waits after its first refusal; each further one in a row doubles them, up to a day. */
const FIRST_WAIT_MINUTES = 15;
const LONGEST_WAIT_MINUTES = 24 * 60;

/** Days after its wait in which an address counts as refused before. */
const REMEMBERED_DAYS = 30;

/**
 * Sends the mail that `write` makes, unless there is nothing to send; returns whether the mail server took it. Throws
 * AddressWaitsError, MailRefusedError, which makes the address wait, or the error of a mail that can be tried again.
 */
export async function deliverMail(
  services: ServiceContext,
  to: string,
  write: () => Promise<MailContent | undefined>,
): Promise<boolean> {
  const { db, mailer, keyedHash } = services;
  const emailHash = keyedHash("email", to);
  const refused = await db
    .selectFrom("refused_addresses")
    .select(["waits_until", sql<boolean>`waits_until > now()`.as("waits")])
    .where("email_hash", "=", emailHash)
    .executeTakeFirst();
  if (refused?.waits) throw new AddressWaitsError(refused.waits_until);
  const mail = await write();
  if (!mail) return false;
  try {
    await mailer.send({ to, ...mail });
  } catch (error) {
    if (error instanceof MailRefusedError) await makeWait(services, emailHash);
    throw error;
  }
  if (refused) await db.deleteFrom("refused_addresses").where("email_hash", "=", emailHash).execute();
  return true;
}

/** Refusals of mails that were under way together count once. */
async function makeWait({ db }: ServiceContext, emailHash: string): Promise<void> {
  await sql`
    insert into refused_addresses as known (email_hash, refusals, refused_at, waits_until)
    values (${emailHash}, 1, now(), now() + make_interval(mins => ${FIRST_WAIT_MINUTES}::integer))
    on conflict (email_hash) do update set refusals = known.refusals + 1, refused_at = now(),
      waits_until = now() + make_interval(mins =>
        least(${LONGEST_WAIT_MINUTES}, ${FIRST_WAIT_MINUTES} * 2 ^ least(known.refusals, 20))::integer)
      where known.waits_until <= now()
  `.execute(db);
}

/** Forgets addresses that were refused long ago. */
export async function removeOldRefusals(db: Connection): Promise<void> {
  const old = sql<Date>`now() - make_interval(days => ${REMEMBERED_DAYS}::integer)`;
  await db.deleteFrom("refused_addresses").where("waits_until", "<", old).execute();
}
