import type { ServiceContext } from "../../context.ts";
import type { MailContent } from "./layout.ts";

/** Sends without making anybody wait; a failure is logged, and the user can ask for another mail. */
export function sendMail({ mailer, log }: ServiceContext, to: string, content: MailContent): void {
  mailer.send({ to, ...content }).catch((error: unknown) => log.error({ err: error }, "mail not sent"));
}
