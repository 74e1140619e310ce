import PostalMime, { type Address } from "postal-mime";
import type { MailMessage } from "./inbox.ts";

/** The parts of a raw mail that the inbox shows. `sender` is the envelope's, for mails without a From line. */
export async function readMail(
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
