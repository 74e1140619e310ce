import { createTransport } from "nodemailer";
import { findRefusal, MailRefusedError } from "./mail-refusal.ts";

export interface MailMessage {
  /** One bare address; the caller has validated it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply address, when it is not the sender. The caller has validated it. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export interface Mailer {
  /**
   * Returns when the mail server has taken the message. Throws MailRefusedError when it refuses the address for good,
   * another error when it may take the message later.
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; nodemailer's options may follow as parameters. */
  readonly smtpUrl: string;
  /** Sender, with or without a name: `Standings <hello@standings.test>`. */
  readonly from: string;
}

export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    // A connection that breaks fails its message: the job tries again later, and knows when not to.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, ...message }) {
      // An object, not a string: a line break inside a string would add recipients.
      const recipient = { name: "", address: to };
      await transport.sendMail({ from, to: recipient, ...message }).catch((cause: unknown) => {
        const reply = findRefusal(cause);
        throw reply === null ? cause : new MailRefusedError(reply, { cause });
      });
    },
    close: () => transport.close(),
  };
}
