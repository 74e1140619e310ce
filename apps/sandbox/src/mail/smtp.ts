import { once } from "node:events";
import type { Socket } from "node:net";
import PostalMime, { type Address, type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Certificate } from "./certificate.ts";
import { type FaultBox, replyOf } from "./faults.ts";
import type { Inbox, MailMessage } from "./inbox.ts";

export interface Smtp {
  /** Resolves with the bound port; rejects when it is taken. */
  listen(host: string, port: number): Promise<number>;
  close(): Promise<void>;
}

const MAX_BYTES = 10 * 1024 * 1024;

export interface SmtpParts {
  readonly inbox: Inbox;
  readonly faults: FaultBox;
  readonly certificate: Certificate;
}

/** An SMTP server that accepts every mail but for injected faults, with any credentials or none, with TLS or not. */
export function createSmtp({ inbox, faults, certificate }: SmtpParts): Smtp {
  const sockets = new Map<number, Socket>();
  const end = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 500,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? "anyone" }),
    onRcptTo: ({ address: to }, session, callback) => {
      const fault = faults.take({ from: senderOf(session), to }, ["defer", "refuse", "greylist", "drop"]);
      const reply = fault && replyOf(fault, to);
      if (fault && !reply) end(session);
      else callback(reply);
    },
    onData: (stream, session, callback) => {
      deliver(inbox, stream, session).then(
        () => (isLost(faults, session) ? end(session) : callback()),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // Clients may vanish in mid-session; without a listener that would end the process.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });

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

function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom === false ? "" : mailFrom.address;
}

function isLost(faults: FaultBox, session: SMTPServerSession): boolean {
  const from = senderOf(session);
  return session.envelope.rcptTo.some(({ address: to }) => faults.take({ from, to }, ["lost"]));
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
  const mail = await readMail(Buffer.concat(chunks), senderOf(session));
  for (const { address } of session.envelope.rcptTo) inbox.receive({ to: address, ...mail });
}

/** The parts of a raw mail that the inbox shows. `sender` is the envelope's, for mails without a From line. */
async function readMail(raw: Buffer, sender: string): Promise<Omit<MailMessage, "id" | "to" | "receivedAt">> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "base64" });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  return {
    from: formatAddress(mail.from) || sender,
    replyTo: formatAddress(mail.replyTo?.[0]),
    subject: mail.subject ?? "",
    text: (mail.text ?? "").trimEnd(),
    html: withPictures(mail),
    unsubscribe: header("list-unsubscribe"),
    unsubscribePost: header("list-unsubscribe-post"),
    messageId: mail.messageId ?? "",
  };
}

/** The HTML with its inline pictures in it, as mail programs show it. */
function withPictures({ html = "", attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/^<|>$/g, "");
    return name ? text.replaceAll(`cid:${name}`, `data:${mimeType};base64,${content}`) : text;
  }, html);
}

function formatAddress(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
