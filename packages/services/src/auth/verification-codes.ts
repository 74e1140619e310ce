import { createHash, randomBytes, randomInt } from "node:crypto";
import { type Connection, newId } from "@standings/database";
import { hashToken } from "@standings/integrations";
import type { Settings } from "../context.ts";
import type { MailContent } from "../mail/mail-layout.ts";
import { verificationCodeMail } from "./mails/verification-code.ts";

/** Minutes a code lives, and how often it may be guessed at (decisions "Accounts"). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** Hours the mailed link lives: its token cannot be guessed. */
const LINK_HOURS = 24;

/** Codes of one account that work at the same time: an older mail may arrive after a newer one. */
const LIVE_CODES = 3;

export interface PendingRegistration {
  readonly userId: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly attribution: Readonly<Record<string, string>>;
}

/** Stores a new code and link for a registration and returns their mail. Name and password belong to the code. */
export async function createCode(
  tx: Connection,
  settings: Settings,
  { userId, name, passwordHash, attribution }: PendingRegistration,
): Promise<MailContent> {
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const link = randomBytes(30).toString("base64url");
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const linkExpiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000);
  await tx
    .insertInto("email_verifications")
    .values({
      id,
      user_id: userId,
      code_hash: hashCode(id, code),
      expires_at: expiresAt,
      link_hash: hashToken(link),
      link_expires_at: linkExpiresAt,
      name,
      password_hash: passwordHash,
      attribution: JSON.stringify(attribution),
    })
    .execute();
  const newest = tx
    .selectFrom("email_verifications")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(LIVE_CODES);
  await tx
    .deleteFrom("email_verifications")
    .where("user_id", "=", userId)
    .where("id", "not in", newest)
    .execute();
  return verificationCodeMail({
    code,
    minutes: CODE_MINUTES,
    link: `${settings.publicUrl}/verify-email?token=${link}`,
  });
}

export function hashCode(id: string, code: string): string {
  return createHash("sha256").update(`${id}:${code}`).digest("hex");
}
