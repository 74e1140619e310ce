import type { Connection } from "@standings/database";
import { APP_CODE_LENGTH, readEnteredCode } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { UnsealError } from "../../security/keys.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { findStep } from "./totp.ts";

/** What a code came from. */
export type CodeSource = "app" | "recovery_code";

export interface CodeToTake {
  readonly userId: string;
  /** As somebody typed it. */
  readonly entered: string;
  /** Of the app that is being set up; otherwise of the one that is in use, or a recovery code. */
  readonly isFirst?: boolean;
}

/** Uses a code up, whatever its kind; null for a wrong or used one. Throws SECOND_FACTOR_UNREADABLE. */
export async function takeCode(
  tx: Connection,
  services: ServiceContext,
  { userId, entered, isFirst = false }: CodeToTake,
): Promise<CodeSource | null> {
  const code = readEnteredCode(entered);
  if (code.length === APP_CODE_LENGTH) {
    return (await takeAppCode(tx, services, { userId, code, isFirst })) ? "app" : null;
  }
  if (isFirst) return null;
  return (await takeRecoveryCode(tx, services, { userId, code })) ? "recovery_code" : null;
}

interface AppCode {
  readonly userId: string;
  readonly code: string;
  readonly isFirst: boolean;
}

/** No code of the accepted time step, or of one before, is accepted again: the write's condition says so. */
async function takeAppCode(
  tx: Connection,
  services: ServiceContext,
  { userId, code, isFirst }: AppCode,
): Promise<boolean> {
  const confirmed = isFirst ? "is" : "is not";
  const factor = await tx
    .selectFrom("second_factors")
    .select("secret")
    .where("user_id", "=", userId)
    .where("confirmed_at", confirmed, null)
    .executeTakeFirst();
  if (!factor) return false;
  const step = findStep(unseal(services, factor.secret, userId), code, services.now().getTime());
  if (step === null) return false;
  const taken = await tx
    .updateTable("second_factors")
    .set({ last_step: String(step) })
    .where("user_id", "=", userId)
    .where("secret", "=", factor.secret)
    .where("confirmed_at", confirmed, null)
    .where("last_step", "<", String(step))
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

function unseal({ sealer, log }: ServiceContext, secret: Buffer, userId: string): Buffer {
  try {
    return sealer.open(secret, userId);
  } catch (cause) {
    if (!(cause instanceof UnsealError)) throw cause;
    log.error(
      { userId, err: cause },
      "a second factor cannot be read: HASH_KEY is not the one it was sealed with",
    );
    throw new ServiceError("SECOND_FACTOR_UNREADABLE", { cause });
  }
}
