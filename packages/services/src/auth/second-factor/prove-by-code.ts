import { inTransaction, type Tables } from "@standings/database";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { countAttempt, countUse, forgetAttempt, forgetUse } from "../../limits/rate-limit.ts";
import type { Caller } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { type LockedUser, lockUser } from "../lock-user.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { type CodeSource, type CodeToTake, takeCode } from "./take-code.ts";

interface EnteredCode extends CodeToTake {
  readonly services: ServiceContext;
  readonly caller: Caller;
  /**
   * What the account knows its holder by: a session's token, or that of a device on which its second factor was passed. Its codes have
   * a count of their own, so that strangers who know the password cannot keep the owner out.
   */
  readonly knownBy?: string | undefined;
}

/**
 * Uses a code up and does what it allows, in one transaction with the user's row locked. A code counts against the
 * limit of its account, or of a known device, before it is looked at; a right one is taken back. Throws WRONG_FACTOR_CODE, TOO_MANY_REQUESTS or
 * SECOND_FACTOR_UNREADABLE.
 */
export async function proveByCode<Result>(
  { services, caller, knownBy, ...code }: EnteredCode,
  use: (tx: Transaction<Tables>, user: LockedUser, source: CodeSource) => Promise<Result>,
): Promise<Result> {
  const { userId } = code;
  const guess = guessOf(services, { userId, knownBy, address: caller.address });
  const isLast = await guess.count();
  const done = await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("AUTHENTICATION_REQUIRED");
    const source = await takeCode(tx, services, code);
    if (source === null) {
      // A caller who tries codes knows the password.
      if (isLast) await addJob(tx, "mail_second_factor", { email: user.email, what: "wrong_codes" });
      return null;
    }
    if (source === "recovery_code") await reportRecovery(tx, services, user, caller);
    return { result: await use(tx, user, source) };
  });
  if (done === null) {
    const event = { event: "second_factor_failed", address: caller.address, userId } as const;
    await recordSecurityEvent(services, event);
    throw new ServiceError("WRONG_FACTOR_CODE");
  }
  await guess.forget();
  return done.result;
}

interface Guesser {
  readonly userId: string;
  readonly knownBy: string | undefined;
  readonly address: string;
}

/** The count that a code falls under. */
function guessOf(services: ServiceContext, { userId, knownBy, address }: Guesser) {
  if (knownBy === undefined) {
    return {
      count: () => countUse(services, "factor_code", { userId }),
      forget: () => forgetUse(services, "factor_code", { userId }),
    };
  }
  const attempt = { address, secret: `${userId}:${knownBy}` };
  return {
    count: () => countAttempt(services, "known_factor_code", attempt),
    forget: () => forgetAttempt(services, "known_factor_code", attempt),
  };
}

async function reportRecovery(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { id: userId, email }: LockedUser,
  { address }: Caller,
): Promise<void> {
  const codesLeft = await countRecoveryCodes(tx, userId);
  const event = { event: "recovery_code_used", address, userId, details: { codesLeft } } as const;
  await recordSecurityEvent(services, event, tx);
  await addJob(tx, "mail_second_factor", { email, what: "recovery_code_used", codesLeft });
}
