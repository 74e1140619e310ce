import { once } from "node:events";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Inbox, MailMessage } from "./inbox.ts";

export interface Smtp {
  /** Resolves with the bound port; rejects when it is taken. */
  listen(host: string, port: number): Promise<number>;
  close(): Promise<void>;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** An SMTP server that accepts every mail, with any credentials or none. */
export function createSmtp(inbox: Inbox): Smtp {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // A self-signed certificate would make ordinary clients refuse; loopback needs no TLS.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 500,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? "anyone" }),
    onData: (stream, session, callback) => {
      deliver(inbox, stream, session).then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // Clients may vanish in mid-session; without a listener that would end the process.
  server.on("error", () => {});

  return {
    listen: async (host, port) => {
      const { server: socket } = server;
      const ready = once(socket, "listening");
      server.listen(port, host);
      await ready;
      const address = socket.address();
      return address !== null && typeof address === "object" ? address.port : port;
    },
    close: () =>
      server.server.listening ? new Promise((resolve) => server.close(resolve)) : Promise.resolve(),
  };
}

async function deliver(
  inbox: Inbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  // An oversized mail is read to its end but not kept: SMTP has no other way to refuse it.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) {
    throw Object.assign(new Error(`Message exceeds the maximum size of ${MAX_BYTES} bytes`), {
      responseCode: 552,
    });
  }
  const { mailFrom, rcptTo } = session.envelope;
  const mail = await readMail(Buffer.concat(chunks), mailFrom === false ? "" : mailFrom.address);
  for (const { address } of rcptTo) inbox.receive({ to: address, ...mail });
}

/** The parts of a raw mail that the inbox shows. `sender` is the envelope's, for mails without a From line. */
async function readMail(
  raw: Buffer,
  sender: string,
): Promise<Pick<MailMessage, "from" | "replyTo" | "subject" | "text" | "html">> {
  const mail = await PostalMime.parse(raw);
  return {
    from: formatAddress(mail.from) || sender,
    replyTo: formatAddress(mail.replyTo?.[0]),
    subject: mail.subject ?? "",
    text: (mail.text ?? "").trimEnd(),
    html: mail.html ?? "",
  };
}

function formatAddress(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
