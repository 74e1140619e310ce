import { type Connection, inTransaction } from "@standings/database";
import { type SqlBool, sql } from "kysely";
import type { ServiceContext, Settings } from "../context.ts";
import type { JobAttempt, JobPayload } from "../jobs/add-job.ts";
import { isWithinLimit } from "../limits/rate-limit.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { type MailContent, mailPage } from "../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { claimedRegistration } from "./registrations.ts";
import { createCode } from "./verification-codes.ts";

/** A mail and the registration it is for, with the code that stands in it. */
interface RegistrationMail {
  readonly id: string;
  /** Null where the address has an account. */
  readonly codeHash: string | null;
  readonly content: MailContent;
}

/**
 * Job: mails a new code and link for a waiting registration. Where the address has an account, the mail says so.
 * Nothing is mailed without such a registration, when its newest code was mailed since this one was asked for, nor where who made it
 * has had many mails sent to this mailbox.
 */
export async function mailVerificationCode(
  request: ServiceRequest,
  { email, secretHash }: JobPayload<"mail_verification_code">,
  { askedAt, attempts }: JobAttempt,
): Promise<void> {
  const services = requireSystem(request);
  // Attempts of one job are one mail.
  if (attempts === 1 && !(await isAllowed(services, { email, secretHash }))) return;
  let mail: RegistrationMail | undefined;
  const isMailed = await deliverMail(services, email, async () => {
    mail = await inTransaction(services.db, async (tx) => {
      const [registration] = await claimedRegistration(tx, { email, secretHash }).execute();
      if (!registration || (await isAnswered(tx, registration.id, askedAt))) return undefined;
      return writeMail(tx, services, email, registration.id);
    });
    return mail?.content;
  });
  if (mail && isMailed) await recordMailed(services.db, mail);
}

/** Whether who made a registration has not had too many mails sent to its mailbox. */
async function isAllowed(
  services: ServiceContext,
  { email, secretHash }: JobPayload<"mail_verification_code">,
): Promise<boolean> {
  const registration = await services.db
    .selectFrom("registrations")
    .select("registrant")
    .where("id", "in", claimedRegistration(services.db, { email, secretHash }))
    .executeTakeFirst();
  if (!registration) return true;
  return isWithinLimit(services, "verification_mail", { address: registration.registrant, email });
}

async function writeMail(
  tx: Connection,
  services: ServiceContext,
  email: string,
  id: string,
): Promise<RegistrationMail> {
  if (await hasAccount(tx, email))
    return { id, codeHash: null, content: alreadyRegisteredMail(services.settings) };
  return { id, ...(await createCode(tx, services, id)) };
}

async function isAnswered(tx: Connection, id: string, askedAt: Date): Promise<boolean> {
  const answered = await tx
    .selectFrom("registrations")
    .select("id")
    .where("id", "=", id)
    .where("mailed_at", ">=", askedAt)
    .executeTakeFirst();
  return answered !== undefined;
}

/** Only while the mailed code is the registration's: a newer one has not been mailed by this. */
async function recordMailed(db: Connection, { id, codeHash }: RegistrationMail): Promise<void> {
  await db
    .updateTable("registrations")
    .set({ mailed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where(sql<SqlBool>`code_hash is not distinct from ${codeHash}`)
    .execute();
}

async function hasAccount(db: Connection, email: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return user !== undefined;
}

function alreadyRegisteredMail({ publicUrl }: Settings): MailContent {
  const lead = "Somebody, probably you, tried to create an account with this address. You already have one.";
  const rest = "If it was not you, nothing has changed and there is nothing to do.";
  return {
    subject: "You already have a Standings account",
    text: `${lead}\n\nSign in: ${publicUrl}\n\n${rest}\n`,
    html: mailPage(
      "You already have an account",
      `<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px"><a href="${publicUrl}" style="color:inherit;font-weight:600">Sign in to Standings</a></p>
<p style="margin:0">${rest}</p>`,
    ),
  };
}
