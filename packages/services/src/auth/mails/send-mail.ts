import type { ServiceContext } from "../../context.ts";
import type { MailContent } from "./layout.ts";

/** Sends without making anybody wait; a failure is logged, and the user can ask for another mail. */
export function sendMail({ mailer, background }: ServiceContext, to: string, content: MailContent): void {
  background("send mail", () => mailer.send({ to, ...content }));
}
