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
  /** PNGs that the HTML shows as `cid:` with their names. */
  readonly pictures?: readonly { readonly name: string; readonly png: Uint8Array }[];
  /** Address that ends such mails with one POST; mail providers show a button for it (RFC 2369, RFC 8058). */
  readonly unsubscribeUrl?: string;
  /**
   * What the message tells. Messages of one key have one Message-ID (RFC 5322): mail programs show a message once that
   * was sent again because the server's reply was lost. Letters, digits and `-`.
   */
  readonly key?: string;
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
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ to, pictures = [], unsubscribeUrl, key, ...message }) {
      const attachments = pictures.map(({ name, png }) => ({
        filename: `${name}.png`,
        cid: name,
        contentType: "image/png",
        content: Buffer.from(png),
        contentDisposition: "inline" as const,
      }));
      const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
      // An object, not a string: a line break inside a string would add recipients.
      const recipient = { name: "", address: to };
      const messageId = key === undefined ? {} : { messageId: `<${key}@${domain}>` };
      await transport
        .sendMail({ from, to: recipient, attachments, headers, ...messageId, ...message })
        .catch((cause: unknown) => {
          const reply = findRefusal(cause);
          throw reply === null ? cause : new MailRefusedError(reply, { cause });
        });
    },
    close: () => transport.close(),
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
