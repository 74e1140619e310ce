import type { AdminContact } from "@standings/domain";

/** UTF-16 units of a message that are quoted: mail programs refuse long addresses. */
const QUOTED_MAX = 1_200;

/** `mailto:` address of a reply: to the sender, with the subject and the message quoted. */
export function replyHref({ name, email, subject, message }: AdminContact): string {
  const cut = message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX).toWellFormed()} …` : message;
  const quoted = cut.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const body = ["", "", `${name} wrote:`, ...quoted].join("\r\n");
  const parts = [
    ["subject", `Re: ${subject ?? "Your message to Standings"}`],
    ["body", body],
  ] as const;
  const query = parts.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
  return `mailto:${encodeURIComponent(email)}?${query.join("&")}`;
}
