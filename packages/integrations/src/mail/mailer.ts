import { createTransport } from "nodemailer";

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
  /** Throws when the mail server does not take the message. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string;
  /** Sender, with or without a name: `Standings <hello@standings.test>`. */
  readonly from: string;
}

export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, ...message }) {
      // An object, not a string: a line break inside a string would add recipients.
      await transport.sendMail({ from, to: { name: "", address: to }, ...message });
    },
    close: () => transport.close(),
  };
}
