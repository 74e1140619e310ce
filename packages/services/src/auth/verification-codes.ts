import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Connection } from "@standings/database";
import { CODE_LENGTH, CODE_LINK_HOURS, CODE_MINUTES } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import type { MailContent } from "../mail/mail-layout.ts";
import { verificationCodeMail } from "./mails/verification-code.ts";

/** Gives a registration a new code and link in place of those before, and returns their mail, which is not sent yet. */
export async function createCode(
  tx: Connection,
  { settings, now }: Pick<ServiceContext, "settings" | "now">,
  id: string,
): Promise<{ readonly codeHash: string; readonly content: MailContent }> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const link = randomBytes(30).toString("base64url");
  const codeHash = hashCode(id, code);
  await tx
    .updateTable("registrations")
    .set({
      code_hash: codeHash,
      mailed_at: null,
      code_expires_at: new Date(now().getTime() + CODE_MINUTES * 60_000),
      tries: 0,
      open_tries: 0,
      link_hash: hashToken(link),
      link_expires_at: new Date(now().getTime() + CODE_LINK_HOURS * 3_600_000),
    })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  const content = verificationCodeMail({
    code,
    minutes: CODE_MINUTES,
    link: `${settings.publicUrl}/verify-email?token=${link}`,
  });
  return { codeHash, content };
}

export function hashCode(id: string, code: string): string {
  return createHash("sha256").update(`${id}:${code}`).digest("hex");
}
